import MartletImage
import Synchronization

/// The process's own assets: what names mean where no environment is at hand, and what environments start with.
package enum SharedAssets {
    private static let store = Mutex<AssetStore?>(nil)

    /// Set once by whoever starts the app or opens a file.
    package static var current: AssetStore? {
        get { store.withLock { $0 } }
        set { store.withLock { $0 = newValue } }
    }
}
