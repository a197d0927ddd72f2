import Foundation
import MartletBase
import Testing

@testable import MartletImage

@Suite struct AssetStoreTests {
    private let folder = TemporaryFolder()

    private func file(_ name: String, red: Int, width: Int = 4) throws {
        try folder.write(name, PNGEncoder.encode(picture(width, 4) { _, _ in opaque(red, 0, 0) }))
    }

    private func red(_ store: AssetStore, _ name: String, scale: Double = 2, isDark: Bool = false) -> Int? {
        store.image(named: name, traits: AssetTraits(isDark: isDark, displayScale: scale)).map { Int($0.pixels[0, 0] & 255) }
    }

    @Test func looseFilesByScaleAndAppearance() throws {
        for (name, red) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3), ("a~dark@2x.png", 12), ("b@2x~dark.png", 22), ("b.png", 21)] {
            try file("pics/" + name, red: red)
        }
        try file("pics/sub/c.png", red: 31)
        try file("secret.png", red: 99)
        let store = AssetStore(roots: [folder.path + "/pics/"])
        #expect([1, 2, 3].map { red(store, "a", scale: $0) } == [1, 2, 3])
        #expect(red(store, "a", isDark: true) == 12 && red(store, "b", isDark: true) == 22 && red(store, "b") == 21)
        #expect(red(store, "a", scale: 3, isDark: true) == 12)
        #expect(red(store, "a.png") == 2 && red(store, "sub/c") == 31)
        for name in ["../secret", "sub/../../secret", "/etc/passwd", "", "..", "none", "a.jpg", "sub//c", "./a"] {
            #expect(red(store, name) == nil, "\(name)")
        }
        #expect(store.imageNames == ["a", "b"])
        #expect(store.image(named: "a", traits: AssetTraits(displayScale: 3))?.scale == 3)
        #expect(store.diagnostics.isEmpty)
    }

    @Test func rootsAreAskedInOrder() throws {
        try file("one/a.png", red: 1)
        try file("two/a.png", red: 2)
        try file("two/b.png", red: 3)
        try file("two/M.xcassets/c.imageset/c.png", red: 4)
        try folder.write("two/M.xcassets/c.imageset/Contents.json", "{\"images\": [{\"filename\": \"c.png\", \"idiom\": \"universal\"}]}")
        try folder.write("two/M.xcassets/k.colorset/Contents.json", "{\"colors\": [{\"color\": {\"platform\": \"osx\", \"reference\": \"textColor\"}}]}")
        let store = AssetStore(roots: ["one", "two", "three", "four.xcassets"].map { folder.path + "/" + $0 })
        #expect(red(store, "a") == 1 && red(store, "b") == 3 && red(store, "c") == 4)
        #expect(store.color(named: "k", traits: AssetTraits()) == .reference(platform: "osx", name: "textColor"))
        #expect(store.imageNames == ["a", "b", "c"] && store.colorNames == ["k"])
        #expect(store.diagnostics.count == 2 && store.diagnostics.allSatisfy { $0.message.hasSuffix("no such file") })
    }

    @Test func damagedLooseFilesAreReportedOnce() throws {
        try folder.write("a.png", "no picture")
        let store = AssetStore(roots: [folder.path])
        for _ in 0..<3 { #expect(red(store, "a") == nil) }
        #expect(store.diagnostics.map(\.message) == ["this is not an image: it begins like no known format"])
    }

    @Test func theCacheKeepsToItsLimit() throws {
        for index in 0..<6 { try file("\(index).png", red: index, width: 16) }
        // Each picture takes 256 bytes: four fit.
        let cache = ImageCache(byteLimit: 1024)
        let paths = (0..<6).map { folder.path + "/\($0).png" }
        let first = try cache.pixels(at: paths[0])
        #expect(try cache.pixels(at: paths[0]) === first)
        for path in paths[1...3] { _ = try cache.pixels(at: path) }
        #expect(cache.bytesInUse == 1024)
        // The first was used again, so the second goes.
        #expect(try cache.pixels(at: paths[0]) === first)
        _ = try cache.pixels(at: paths[4])
        #expect(cache.bytesInUse == 1024)
        #expect(try cache.pixels(at: paths[0]) === first)
        cache.removeAll()
        #expect(cache.bytesInUse == 0)
        #expect(try cache.pixels(at: paths[0]) !== first)
        #expect(throws: FileError.self) { try cache.pixels(at: folder.path + "/none.png") }
        // A picture larger than the whole cache is read and not kept.
        let tiny = ImageCache(byteLimit: 100)
        #expect(try tiny.pixels(at: paths[5]).widthInPixels == 16)
        #expect(tiny.bytesInUse == 0)
    }
}
