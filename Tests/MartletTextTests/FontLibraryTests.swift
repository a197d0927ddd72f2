import Testing

@testable import MartletText

@Suite struct FontLibraryTests {
    func width(_ text: String, _ size: Double, _ weight: Int = 400, _ design: FontRequest.Design = .standard) -> Double {
        let f = FontRequest(family: .system(design), size: size, weight: weight)
        return PreparedText(TextSource(text, attributes: .init(font: f)), style: ParagraphStyle(baseFont: f)).paragraphs[0].width
    }
    @Test func smoke() throws {
        for (text, sf) in [("Some SwiftUI text", 136.0), ("blue()", 45.0), ("async throws", 100.333), ("Test", 32.333), ("Explicit main actor", 139.333), ("@SnapshotTest", 119.0)] {
            let w = width(text, 17), n = Double(text.count)
            print("R17", text, w, sf, w / sf, (sf - w) / n, "with -.43:", (w - 0.43 * n) / sf)
        }
        let sf13 = [67.86, 68.65, 70.28, 71.53, 73.61, 75.13, 77.22, 80.26, 82.92]
        for (i, s) in sf13.enumerated() {
            let w = width("Hello, world", 13, 100 * (i + 1))
            print("R13", 100 * (i + 1), w, s, w / s, (s - w) / 12)
        }
        print("R13", width("Hello, world 0123", 13), 105.5, "mono", width("Hello, world 0123", 13, 400, .monospaced), 137, "serif", width("Hello, world 0123", 13, 400, .serif))
        let words = "alpha beta gamma delta epsilon zeta eta theta iota".split(separator: " ").map(String.init)
        for w in words { print(w, width(w, 13), width(w + " ", 13)) }
        print(width("alpha beta gamma delta epsilon zeta eta theta", 13), width("alpha beta gamma delta epsilon zeta", 13))
        print("Short", width("Short", 13), "Alpha beta gamma delta", width("Alpha beta gamma delta", 13), width("Alpha bet…", 13), width("Alpha beta…", 13), width("Alpha beta g…", 13))
    }
}
