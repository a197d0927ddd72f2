import Foundation
import MartletBase
import Testing

@testable import MartletImage

@Suite struct AssetCatalogTests {
    private let folder = TemporaryFolder()

    /// Writes an image set whose files are plain squares; the number in each is its red value.
    private func imageSet(_ name: String, _ entries: [(json: String, red: Int)], properties: String = "") throws {
        var images: [String] = []
        for (index, entry) in entries.enumerated() {
            try folder.write("A.xcassets/\(name).imageset/\(index).png", PNGEncoder.encode(picture(6, 4) { _, _ in opaque(entry.red, 0, 0) }))
            images.append("{ \"filename\": \"\(index).png\", \(entry.json) }")
        }
        try folder.write(
            "A.xcassets/\(name).imageset/Contents.json",
            "{ \"images\": [\(images.joined(separator: ",")), { \"idiom\": \"universal\", \"scale\": \"3x\" }] \(properties) }")
    }

    private func open() throws -> AssetCatalog { try AssetCatalog(folder: folder.path + "/A.xcassets") }

    private func red(_ catalog: AssetCatalog, _ name: String, _ traits: AssetTraits) -> Int? {
        catalog.image(named: name, traits: traits).map { Int($0.pixels[0, 0] & 255) }
    }

    @Test func theDisplaysScaleWinsElseTheLargest() throws {
        try imageSet("a", [("\"idiom\": \"universal\", \"scale\": \"1x\"", 1), ("\"idiom\": \"universal\", \"scale\": \"2x\"", 2)])
        let catalog = try open()
        #expect(red(catalog, "a", AssetTraits(displayScale: 1)) == 1)
        #expect(red(catalog, "a", AssetTraits(displayScale: 2)) == 2)
        #expect(red(catalog, "a", AssetTraits(displayScale: 3)) == 2)
        #expect(red(catalog, "a", AssetTraits(displayScale: 1.5)) == 2)
        let image = try #require(catalog.image(named: "a", traits: AssetTraits(displayScale: 3)))
        #expect(image.scale == 2 && image.size == CGSize(width: 3, height: 2))
        #expect(image.renderingIntent == nil && image.resizing == nil)
        #expect(catalog.image(named: "b", traits: AssetTraits()) == nil)
        #expect(catalog.diagnostics.isEmpty && catalog.imageNames == ["a"])
    }

    @Test func idiomComesBeforeAppearanceAndScale() throws {
        let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        try imageSet(
            "a",
            [
                ("\"idiom\": \"universal\", \"scale\": \"2x\"", 1), ("\"idiom\": \"universal\", \"scale\": \"2x\", \(dark)", 2),
                ("\"idiom\": \"ipad\", \"scale\": \"1x\"", 3), ("\"idiom\": \"mac\", \"scale\": \"2x\"", 4),
                ("\"idiom\": \"mac\", \"scale\": \"2x\", \(dark)", 5),
            ])
        let catalog = try open()
        #expect(red(catalog, "a", AssetTraits(idiom: .phone)) == 1)
        #expect(red(catalog, "a", AssetTraits(idiom: .phone, isDark: true)) == 2)
        #expect(red(catalog, "a", AssetTraits(idiom: .pad, isDark: true)) == 3)
        #expect(red(catalog, "a", AssetTraits(idiom: .mac)) == 4)
        #expect(red(catalog, "a", AssetTraits(idiom: .mac, isDark: true)) == 5)
    }

    @Test func contrastAndLightAppearances() throws {
        func entry(_ appearances: [(String, String)]) -> String {
            let list = appearances.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }.joined(separator: ",")
            return "\"idiom\": \"universal\", \"appearances\": [\(list)]"
        }
        try imageSet(
            "a",
            [
                (entry([]), 1), (entry([("luminosity", "dark")]), 2), (entry([("contrast", "high")]), 3),
                (entry([("luminosity", "dark"), ("contrast", "high")]), 4), (entry([("luminosity", "light")]), 5),
            ])
        let catalog = try open()
        #expect(red(catalog, "a", AssetTraits()) == 5)
        #expect(red(catalog, "a", AssetTraits(isDark: true)) == 2)
        #expect(red(catalog, "a", AssetTraits(isDark: true, hasIncreasedContrast: true)) == 4)
        #expect(red(catalog, "a", AssetTraits(hasIncreasedContrast: true)) == 5)
    }

    @Test func intentsAndInsets() throws {
        try imageSet(
            "a",
            [("\"idiom\": \"universal\", \"scale\": \"2x\", \"resizing\": {\"mode\": \"9-part\", \"center\": {\"mode\": \"tile\"}, \"cap-insets\": {\"top\": 2, \"left\": 4, \"bottom\": 6, \"right\": 8}}", 1)],
            properties: ", \"properties\": {\"template-rendering-intent\": \"template\"}")
        let image = try #require(try open().image(named: "a", traits: AssetTraits()))
        #expect(image.renderingIntent == .template)
        #expect(image.resizing == AssetImage.Resizing(top: 1, left: 2, bottom: 3, right: 4, tilesCenter: true))
    }

    @Test func foldersGiveNamespacesOnlyWhenTheySaySo() throws {
        try imageSet("Plain/a", [("\"idiom\": \"universal\"", 1)])
        try imageSet("Spaced/a", [("\"idiom\": \"universal\"", 2)])
        try imageSet("Spaced/Inner/b", [("\"idiom\": \"universal\"", 3)])
        try folder.write("A.xcassets/Spaced/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try folder.write("A.xcassets/AppIcon.appiconset/Contents.json", "{\"images\": []}")
        try folder.write("A.xcassets/s.symbolset/Contents.json", "{}")
        let catalog = try open()
        #expect(catalog.imageNames == ["Spaced/a", "Spaced/b", "a"])
        #expect(red(catalog, "Spaced/b", AssetTraits()) == 3 && red(catalog, "a", AssetTraits()) == 1)
        #expect(catalog.diagnostics.isEmpty)
    }

    @Test func coloursOfAllSpellings() throws {
        func set(_ name: String, _ color: String) throws {
            try folder.write("A.xcassets/\(name).colorset/Contents.json", "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}")
        }
        func rgb(_ space: String, _ r: String, _ g: String, _ b: String, _ a: String = "1.000") -> String {
            "{\"color-space\": \"\(space)\", \"components\": {\"red\": \"\(r)\", \"green\": \"\(g)\", \"blue\": \"\(b)\", \"alpha\": \"\(a)\"}}"
        }
        try set("floats", rgb("srgb", "0.250", "0.500", "1.000", "0.750"))
        try set("bytes", rgb("srgb", "255", "51", "0"))
        try set("hex", rgb("srgb", "0xFF", "0x33", "0x00", "1"))
        try set("wide", rgb("display-p3", "1.000", "0.000", "0.000"))
        try set("white", rgb("display-p3", "1.000", "1.000", "1.000"))
        try set("linear", rgb("extended-linear-srgb", "0.5", "1.0", "0.0"))
        try set("over", rgb("extended-srgb", "1.5", "-0.25", "0.0"))
        try set("gray", "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.500\", \"alpha\": \"0.200\"}}")
        try set("system", "{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}")
        try set("broken", rgb("srgb", "abc", "0", "0"))
        try set("strange", rgb("lab", "0.1", "0.1", "0.1"))
        let catalog = try open()
        func color(_ name: String) -> RGBA? {
            if case .rgba(let color) = catalog.color(named: name, traits: AssetTraits()) { return color }
            return nil
        }
        func near(_ name: String, _ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> Bool {
            guard let c = color(name) else { return false }
            return abs(c.red - r) < 1e-4 && abs(c.green - g) < 1e-4 && abs(c.blue - b) < 1e-4 && abs(c.alpha - a) < 1e-9
        }
        #expect(near("floats", 0.25, 0.5, 1, 0.75))
        #expect(near("bytes", 1, 0.2, 0) && near("hex", 1, 0.2, 0))
        #expect(near("wide", 1.0931, -0.2267, -0.1501))
        #expect(near("white", 1, 1, 1))
        #expect(near("linear", 0.735357, 1, 0))
        #expect(near("over", 1.5, -0.25, 0))
        #expect(near("gray", 0.5, 0.5, 0.5, 0.2))
        #expect(catalog.color(named: "system", traits: AssetTraits()) == .reference(platform: "ios", name: "systemBlueColor"))
        #expect(catalog.color(named: "broken", traits: AssetTraits()) == nil)
        #expect(catalog.color(named: "strange", traits: AssetTraits()) == nil)
        #expect(catalog.diagnostics.map(\.message).sorted() == ["the colour component red is missing or no number", "the colour space “lab” is unknown"])
    }

    @Test func coloursFollowTheAppearance() throws {
        try folder.write(
            "A.xcassets/c.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal", "color": {"components": {"red": "10", "green": "0", "blue": "0", "alpha": "1.0"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"components": {"red": "20", "green": "0", "blue": "0", "alpha": "1.0"}}}
            ]}
            """)
        let catalog = try open()
        #expect(catalog.color(named: "c", traits: AssetTraits()) == .rgba(RGBA(red: 10.0 / 255, green: 0, blue: 0)))
        #expect(catalog.color(named: "c", traits: AssetTraits(isDark: true)) == .rgba(RGBA(red: 20.0 / 255, green: 0, blue: 0)))
    }

    @Test func dataSets() throws {
        try folder.write("A.xcassets/d.dataset/Contents.json", "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"d.txt\"}]}")
        try folder.write("A.xcassets/d.dataset/d.txt", "hello")
        try folder.write("A.xcassets/e.dataset/Contents.json", "{\"data\": []}")
        let catalog = try open()
        #expect(catalog.data(named: "d") == Array("hello".utf8))
        #expect(catalog.data(named: "e") == nil && catalog.data(named: "f") == nil)
        #expect(catalog.diagnostics.map(\.message) == ["it names no file"])
    }

    @Test func problemsAreReportedOnceWithTheFile() throws {
        try folder.write("A.xcassets/none.imageset/x.png", "x")
        try folder.write("A.xcassets/bad.imageset/Contents.json", "{ this is not JSON")
        try folder.write("A.xcassets/list.imageset/Contents.json", "[]")
        try folder.write("A.xcassets/out.imageset/Contents.json", "{\"images\": [{\"filename\": \"../../secret.png\"}, {\"filename\": \"..\"}]}")
        try folder.write("A.xcassets/vector.imageset/Contents.json", "{\"images\": [{\"filename\": \"a.pdf\"}, {\"filename\": \"a.svg\"}, {\"filename\": \"a.HEIC\"}]}")
        try folder.write("A.xcassets/gone.imageset/Contents.json", "{\"images\": [{\"filename\": \"gone.png\"}]}")
        try folder.write("A.xcassets/Group/Contents.json", "nonsense")
        try imageSet("Group/twice", [("\"idiom\": \"universal\"", 1)])
        try imageSet("twice", [("\"idiom\": \"universal\"", 2)])
        let catalog = try open()
        for _ in 0..<2 { for name in catalog.imageNames { _ = catalog.image(named: name, traits: AssetTraits()) } }
        catalog.validate()
        let root = folder.path + "/A.xcassets/"
        let texts = catalog.diagnostics.map { $0.description.replacingOccurrences(of: root, with: "") }
        #expect(texts.contains("none.imageset/Contents.json: the file is missing"))
        #expect(texts.contains { $0.hasPrefix("bad.imageset/Contents.json: this is no valid JSON") })
        #expect(texts.contains("list.imageset/Contents.json: this is no JSON object"))
        #expect(texts.contains("out.imageset/Contents.json: “../../secret.png” is no name of a file in this folder"))
        #expect(texts.contains("vector.imageset/a.pdf: PDF files are not supported in image sets; use PNG or JPEG"))
        #expect(texts.contains("vector.imageset/a.svg: SVG files are not supported in image sets; use PNG or JPEG"))
        #expect(texts.contains("vector.imageset/a.HEIC: HEIC files are not supported in image sets; use PNG or JPEG"))
        #expect(texts.contains { $0.hasPrefix("gone.imageset/gone.png: cannot read") && $0.hasSuffix("no such file") })
        #expect(texts.contains { $0.hasPrefix("Group/Contents.json: this is no valid JSON") })
        #expect(texts.contains { $0.hasPrefix("twice.imageset: “twice” is already defined by") })
        #expect(Set(texts).count == texts.count)
        #expect(throws: FileError.self) { try AssetCatalog(folder: folder.path + "/None.xcassets") }
    }

    @Test func aDamagedFileGivesWayToTheNextBest() throws {
        try imageSet("a", [("\"idiom\": \"universal\", \"scale\": \"1x\"", 1), ("\"idiom\": \"universal\", \"scale\": \"2x\"", 2)])
        try folder.write("A.xcassets/a.imageset/1.png", "damaged")
        let catalog = try open()
        #expect(red(catalog, "a", AssetTraits(displayScale: 2)) == 1)
        #expect(catalog.diagnostics.map(\.message) == ["this is not an image: it begins like no known format"])
    }

    @Test func aLinkToAParentEndsTheWalk() throws {
        try imageSet("a", [("\"idiom\": \"universal\"", 1)])
        symlink(folder.path + "/A.xcassets", folder.path + "/A.xcassets/loop")
        #expect(try open().imageNames == ["a"])
    }
}
