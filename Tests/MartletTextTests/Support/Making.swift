import Foundation

@testable import MartletText

/// Short ways to make texts for the tests.
enum Make {
    /// A library that holds the test font and nothing from the environment.
    static let library: FontLibrary = {
        let library = FontLibrary(fontPath: "")
        TestFont.register(in: library)
        return library
    }()

    static let isInterInstalled = library.resolve(FontRequest(size: 17)).face.record.families[0] == "Inter"
    static let hasDejaVu = library.hasFamily("DejaVu Sans")
    static let hasEmoji = library.emojiFace() != nil

    /// The test font: at 10 points a letter is 6 wide, `i` and the space 3, `M` 9, a line 10 high with the baseline at
    /// 8.
    static func test(_ size: Double = 10, metrics: MetricsProfile = .font) -> FontRequest {
        FontRequest(family: .named(TestFont.familyName), size: size, metrics: metrics)
    }

    static func text(
        _ string: String, font: FontRequest = test(), scale: Double = 2,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> PreparedText {
        var style = ParagraphStyle(baseFont: font)
        style.displayScale = scale
        change(&style)
        return PreparedText(TextSource(string, attributes: TextAttributes(font: font)), style: style, library: library)
    }

    static func text(
        _ parts: [(String, TextAttributes)], scale: Double = 2, _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> PreparedText {
        var style = ParagraphStyle(baseFont: test())
        style.displayScale = scale
        change(&style)
        let source = TextSource(
            string: parts.map(\.0).joined(), runs: parts.map { TextRun(length: $0.0.utf16.count, attributes: $0.1) })
        return PreparedText(source, style: style, library: library)
    }
}

extension TextLayoutResult {
    /// What each line shows, ellipsis included.
    var shown: [String] { lines.map { line in line.runs.map(\.run.text).joined() } }
}
