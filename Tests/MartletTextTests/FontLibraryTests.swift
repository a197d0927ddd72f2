import Foundation
import Testing

@testable import MartletText

@Suite struct FontLibraryTests {
    @Test func damagedFontsAreRefused() throws {
        let library = FontLibrary(fontPath: "")
        let good = TestFont.bytes()
        #expect(throws: FontError.self) { try library.register(bytes: []) }
        #expect(throws: FontError.self) { try library.register(bytes: Array("not a font at all".utf8)) }
        #expect(throws: FontError.self) { try library.register(bytes: Array(good.prefix(200))) }
        #expect(throws: FontError.unreadable(path: "/no/such/font.ttf")) {
            try library.register(fileAt: "/no/such/font.ttf")
        }
        #expect(throws: FontError.self) { try library.register(fileAt: "/") }
        #expect(try library.register(bytes: good) == ["Martlet Test"])
    }

    /// Bytes changed at random: refused or usable, never a crash.
    @Test func damagedFontsNeverCrash() throws {
        var random = SmallRandom(seed: 5)
        let good = TestFont.bytes()
        var accepted = 0
        for round in 0..<300 {
            var bytes = good
            for _ in 0..<(1 + round % 12) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            if round % 3 == 0 { bytes.removeLast(random.below(bytes.count)) }
            let library = FontLibrary(fontPath: "")
            guard let names = try? library.register(bytes: bytes), let name = names.first else { continue }
            accepted += 1
            let request = FontRequest(family: .named(name), size: 12, metrics: .font)
            let text = PreparedText(
                TextSource("Hello (World) iii", attributes: TextAttributes(font: request)),
                style: ParagraphStyle(baseFont: request), library: library)
            for line in text.layout(width: 30).lines {
                for run in line.runs {
                    for glyph in run.run.glyphs { _ = library.outline(of: glyph.id, in: run.run.face) }
                }
            }
            for glyph in 0..<120 { _ = library.outline(of: UInt32(glyph), in: .init(rawValue: 0)) }
        }
        #expect(accepted > 0)
    }

    @Test func registeredFontsWinAndUnknownOnesAreNoted() throws {
        let library = FontLibrary(fontPath: "")
        #expect(!library.hasFamily("Martlet Test"))
        let unknown = library.resolve(FontRequest(family: .named("Martlet Test"), size: 10))
        #expect(unknown.face.record.families[0] != "Martlet Test" || library.missingFamilies == ["Martlet Test"])
        #expect(library.missingFamilies == ["Martlet Test"])
        TestFont.register(in: library)
        #expect(library.missingFamilies.isEmpty)
        #expect(
            library.resolve(FontRequest(family: .named("Martlet Test"), size: 10)).face.record.families[0]
                == "Martlet Test")
        // By full and by PostScript name, and whatever the spelling.
        #expect(
            library.resolve(FontRequest(family: .named("MartletTest"), size: 10)).face.record.families[0]
                == "Martlet Test")
        #expect(library.hasFamily("martlet  test"))
        #expect(library.hasFamily("Martlet Test"))
    }

    @Test func fontPath() throws {
        let folder = NSTemporaryDirectory() + "martlet-fonts-\(UUID().uuidString)/deep/er"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(TestFont.bytes()).write(to: URL(fileURLWithPath: folder + "/Test.ttf"))
        try Data("garbage".utf8).write(to: URL(fileURLWithPath: folder + "/Bad.otf"))
        for path in [folder, folder + "/Test.ttf", "/no/such/place:" + folder, folder + ":" + folder + "/Bad.otf"] {
            let library = FontLibrary(fontPath: path)
            let font = library.resolve(FontRequest(family: .named("Martlet Test"), size: 10))
            #expect(font.face.record.path == folder + "/Test.ttf")
        }
    }

    @Test func aFontPathWithInterReplacesTheSystemFont() throws {
        let folder = NSTemporaryDirectory() + "martlet-inter-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // The test font under Inter's name: only its name table differs.
        var bytes = TestFont.bytes()
        let old = Array("Martlet Test".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
        let new = Array("Inter       ".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
        var index = 0
        while index + old.count <= bytes.count {
            if Array(bytes[index..<(index + old.count)]) == old {
                bytes.replaceSubrange(index..<(index + old.count), with: new)
            }
            index += 1
        }
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/any-name.ttf"))
        let library = FontLibrary(fontPath: folder)
        #expect(library.resolve(FontRequest(size: 10)).face.record.path == folder + "/any-name.ttf")
        #expect(library.resolve(FontRequest(size: 10, weight: 700)).face.record.path == folder + "/any-name.ttf")
    }

    @Test(.enabled(if: Make.isInterInstalled)) func weightsOfInter() {
        let library = FontLibrary(fontPath: "")
        for (weight, name) in [(400, "Regular"), (700, "Bold"), (600, "SemiBold"), (900, "Black"), (100, "Thin")] {
            let face = library.resolve(FontRequest(size: 17, weight: weight)).face
            #expect(face.record.weight == weight || !face.record.axes.isEmpty, "\(name)")
            #expect(face.record.families[0].hasPrefix("Inter"))
            let italic = library.resolve(FontRequest(size: 17, weight: weight, isItalic: true))
            #expect(italic.face.record.isItalic && italic.slant == 0)
        }
        #expect(library.resolve(FontRequest(size: 17, weight: 430)).face.record.weight == 400)
        #expect(library.resolve(FontRequest(size: 17, weight: 550)).face.record.weight == 600)
        // The short cut and the full search agree.
        let quick = FontLibrary(fontPath: "").resolve(FontRequest(size: 17, weight: 500)).face.record
        let searching = FontLibrary(fontPath: "")
        _ = searching.resolve(FontRequest(size: 17, weight: 430))
        #expect(searching.resolve(FontRequest(size: 17, weight: 500)).face.record.path == quick.path)
    }

    @Test func noFakeItalics() {
        let request = FontRequest(
            family: .named(TestFont.familyName), size: 10, weight: 700, isItalic: true, metrics: .font)
        #expect(Make.library.resolve(request).slant == 0)
        var wanted = request
        wanted.allowsSyntheticSlant = true
        #expect(Make.library.resolve(wanted).slant > 0)
        let text = PreparedText(
            TextSource("aa", attributes: TextAttributes(font: wanted)), style: ParagraphStyle(baseFont: wanted),
            library: Make.library)
        #expect(text.layout().lines[0].runs[0].run.slant > 0)
    }

    @Test func report() throws {
        let library = FontLibrary(fontPath: "")
        TestFont.register(in: library)
        _ = library.resolve(Make.test())
        let entry = try #require(library.report().first)
        #expect(entry.family == "Martlet Test" && entry.version == "Version 1.000" && entry.path == nil)
        #expect(entry.fingerprint.count == 16 && entry.byteCount == TestFont.bytes().count)
        let roles = library.reportOfSystemFonts().map(\.role)
        #expect(roles == ["system", "serif", "rounded", "monospaced", "emoji"])
    }

    @Test(.enabled(if: Make.isInterInstalled)) func curvesOfInter() {
        let font = Make.library.resolve(FontRequest(size: 17))
        let outline = Make.library.outline(of: font.face.glyph(for: 0x6f), in: font.faceID)
        #expect(outline.verbs.filter { $0 == .move }.count == 2)
        #expect(outline.verbs.contains(.cubic) || outline.verbs.contains(.quad))
        var needed = 0
        for verb in outline.verbs {
            switch verb {
            case .move, .line: needed += 2
            case .quad: needed += 4
            case .cubic: needed += 6
            case .close: break
            }
        }
        #expect(needed == outline.coordinates.count)
    }

    @Test(.enabled(if: Make.hasDejaVu)) func quadraticCurves() {
        let font = Make.library.resolve(FontRequest(family: .named("DejaVu Sans"), size: 17))
        let outline = Make.library.outline(of: font.face.glyph(for: 0x6f), in: font.faceID)
        #expect(outline.verbs.filter { $0 == .move }.count == 2 && outline.verbs.filter { $0 == .close }.count == 2)
        #expect(outline.verbs.contains(.quad) && !outline.verbs.contains(.cubic))
    }

    @Test(.enabled(if: Make.hasEmoji)) func colourBitmaps() throws {
        let text = Make.text("😀", font: FontRequest(size: 17)).layout()
        let run = try #require(text.lines.first?.runs.first?.run)
        #expect(run.isColor)
        let bitmap = try #require(Make.library.colorBitmap(of: run.glyphs[0].id, in: run.face, pixelsPerEm: 34))
        #expect(bitmap.pixelsPerEm > 0 && bitmap.pixels.widthInPixels > 0)
        // Premultiplied: no channel above alpha.
        for y in 0..<bitmap.pixels.heightInPixels {
            for x in 0..<bitmap.pixels.widthInPixels {
                let pixel = bitmap.pixels[x, y]
                let alpha = pixel >> 24
                #expect(pixel & 0xff <= alpha && pixel >> 8 & 0xff <= alpha && pixel >> 16 & 0xff <= alpha)
            }
        }
        #expect(Make.library.colorBitmap(of: 9_999_999, in: run.face, pixelsPerEm: 34) == nil)
        let plain = Make.library.resolve(FontRequest(size: 17))
        #expect(Make.library.colorBitmap(of: 5, in: plain.faceID, pixelsPerEm: 34) == nil)
    }

    @Test func severalThreads() async {
        let library = FontLibrary(fontPath: "")
        TestFont.register(in: library)
        await withTaskGroup(of: Double.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var sum = 0.0
                    for round in 0..<200 {
                        let font = FontRequest(
                            family: .named(TestFont.familyName), size: Double(8 + (round + task) % 7), metrics: .font)
                        let text = PreparedText(
                            TextSource("some words \(round % 20)", attributes: TextAttributes(font: font)),
                            style: ParagraphStyle(baseFont: font), library: library)
                        sum += text.layout(width: 40).size.height
                        for run in text.layout(width: 40).lines.flatMap(\.runs) {
                            sum += Double(library.outline(of: run.run.glyphs[0].id, in: run.run.face).verbs.count)
                        }
                    }
                    return sum
                }
            }
            for await sum in group { #expect(sum > 0) }
        }
    }
}
