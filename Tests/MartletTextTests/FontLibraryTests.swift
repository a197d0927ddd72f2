import Testing

@testable import MartletText

@Suite struct FontLibraryTests {
    @Test func smoke() throws {
        let library = FontLibrary(fontPath: "")
        let font = library.resolve(FontRequest(size: 17))
        print(font.face.record.path ?? "-", font.face.record.fullName)
        for (text, sf) in [("Some SwiftUI text", 136.0), ("blue()", 45.0), ("async throws", 100.333), ("Test", 32.333), ("Explicit main actor", 139.333), ("@SnapshotTest", 119.0)] {
            let t = PreparedText(TextSource(text, attributes: .init(font: FontRequest(size: 17))), style: ParagraphStyle(baseFont: FontRequest(size: 17)))
            let r = t.layout()
            print(text, r.size.width, sf, r.size.height, (sf - r.size.width) / Double(text.count))
        }
        for text in ["Hello 👨‍👩‍👧 שלום عربي", "日本語", "สวัสดี"] {
            let t = PreparedText(TextSource(text, attributes: .init(font: FontRequest(size: 17))), style: ParagraphStyle(baseFont: FontRequest(size: 17)))
            let r = t.layout()
            print(r.size, r.lines.map { $0.runs.map { ($0.run.text, $0.run.glyphs.count, $0.run.face, $0.origin.x) } })
        }
        print(library.reportOfSystemFonts())
    }
}
