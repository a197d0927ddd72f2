import Foundation
import MartletImage
import Synchronization

/// The assets of bundles that views name, opened once each.
enum BundleAssets {
    private static let stores = Mutex<[String: AssetStore?]>([:])

    /// The assets in a bundle's folder; nil when there is no such folder.
    static func store(for bundlePath: String) -> AssetStore? {
        stores.withLock { stores in
            if let known = stores[bundlePath] { return known }
            var isFolder: ObjCBool = false
            let exists =
                FileManager.default.fileExists(atPath: bundlePath, isDirectory: &isFolder) && isFolder.boolValue
            let store = exists ? AssetStore(roots: [bundlePath]) : nil
            stores[bundlePath] = .some(store)
            return store
        }
    }
}
