import Testing

@testable import MartletText

/// Heights, baselines and spacing against the measured tables.
@Suite struct LineMetricsTests {
    private func metrics(_ size: Double, _ profile: MetricsProfile, leading: Double? = nil) -> FontMetrics {
        Make.library.metrics(FontRequest(size: size, metrics: profile, styleLeading: leading))
    }

    @Test(
        arguments: [
            (9, 11), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 20), (20, 24), (22, 26),
            (24, 28),
            (26, 30), (30, 35), (32, 38), (40, 47),
        ] as [(Double, Double)])
    func macOSPointSizes(size: Double, height: Double) {
        for scale in [1.0, 2, 3] { #expect(metrics(size, .macOSSystem).lineHeight(displayScale: scale) == height) }
    }

    @Test(
        arguments: [
            (TextStyle.largeTitle, 31, 31), (.title, 26, 26), (.title2, 20.5, 21), (.title3, 19, 19),
            (.headline, 16, 16),
            (.body, 16, 16), (.callout, 15, 15), (.subheadline, 14, 14), (.footnote, 13, 13), (.caption, 13, 13),
            (.caption2, 13, 13),
        ] as [(TextStyle, Double, Double)])
    func macOSStyles(style: TextStyle, at2: Double, at1: Double) {
        let metrics = Make.library.metrics(TextStyleTable.request(style, platform: .macOSSystem))
        #expect(metrics.lineHeight(displayScale: 2) == at2)
        #expect(metrics.lineHeight(displayScale: 1) == at1)
    }

    @Test(
        arguments: [
            (TextStyle.largeTitle, 41), (.title, 34), (.title2, 27), (.title3, 24), (.headline, 21), (.subheadline, 18),
            (.body, 21), (.callout, 20), (.footnote, 16), (.caption, 15), (.caption2, 14),
        ] as [(TextStyle, Double)])
    func iOSStylesAtScaleOne(style: TextStyle, height: Double) {
        #expect(
            Make.library.metrics(TextStyleTable.request(style, platform: .iOSSystem)).lineHeight(displayScale: 1)
                == height)
    }

    @Test func iOSBody() {
        let body = Make.library.metrics(TextStyleTable.request(.body, platform: .iOSSystem))
        #expect(abs(body.lineHeight(displayScale: 3) - 61.0 / 3) < 1e-9)
        #expect(body.lineHeight(displayScale: 2) == 20.5)
        #expect(abs(body.leading - 1.713) < 0.001)
        #expect(abs(body.spacingBetweenTexts(displayScale: 3) - 2) < 1e-9)
        #expect(metrics(26, .macOSSystem).firstBaseline(displayScale: 2) == 25)
        #expect(metrics(13, .macOSSystem).firstBaseline(displayScale: 2) == 13)
    }

    @Test func spacingOfMacOSTexts() {
        let small = metrics(13, .macOSSystem)
        #expect(abs(small.spacingAboveText(displayScale: 2) - 4.7422) < 0.0001)
        #expect(abs(small.spacingBelowText(displayScale: 2) - 8.1509) < 0.0001)
        let large = metrics(26, .macOSSystem)
        #expect(abs(large.spacingAboveText(displayScale: 2) - 8.984) < 0.001)
        #expect(abs(large.spacingBelowText(displayScale: 2) - 15.802) < 0.001)
        #expect(small.spacingBetweenTexts(displayScale: 2) == 0)
    }

    @Test func spacingOfIOSPointSizes() {
        let small = metrics(13, .iOSSystem)
        #expect(abs(small.spacingAboveText(displayScale: 2) - 5.1357) < 0.0001)
        #expect(abs(small.spacingBelowText(displayScale: 2) - 8.3540) < 0.0001)
        #expect(small.spacingBetweenTexts(displayScale: 2) == 0)
        // The smallest style has less leading than none; texts never overlap for it.
        let caption2 = Make.library.metrics(TextStyleTable.request(.caption2, platform: .iOSSystem))
        #expect(caption2.leading < 0)
        #expect(caption2.spacingBetweenTexts(displayScale: 2) == 0)
    }

    @Test func linesOfIOSPointSizes() {
        let font = FontRequest(size: 32, metrics: .iOSSystem)
        let sixteen = Make.text(Array(repeating: "a", count: 16).joined(separator: "\n"), font: font).layout()
        #expect(sixteen.size.height == 611)
        let two = Make.text("a\nb", font: FontRequest(size: 17, metrics: .iOSSystem)).layout()
        #expect(two.size.height == 41)
    }

    @Test func pitchOfAStyleIsItsLeading() {
        let font = TextStyleTable.request(.body, platform: .iOSSystem)
        let text = Make.text("a\nb\nc", font: font, scale: 3).layout()
        let lines = text.lines
        #expect(abs(lines[1].baseline - lines[0].baseline - 22) < 1e-9)
        #expect(abs(text.firstBaseline - 49.0 / 3) < 1e-9)
        #expect(abs(text.lastBaseline - text.firstBaseline - 44) < 1e-9)
        #expect(abs(text.size.height - (3 * 20.287109375 + 2 * 1.712890625)) < 1.0 / 3)
    }

    @Test func lineSpacing() {
        let font = FontRequest(size: 13, metrics: .macOSSystem)
        for (spacing, height) in [(0.0, 64.0), (4, 76), (10, 94)] {
            let text = Make.text("a\nb\nc\nd", font: font) { $0.lineSpacing = spacing }
            #expect(Double(text.layout().size.height) == height)
        }
        // The style's own leading counts against the spacing.
        let body = TextStyleTable.request(.body, platform: .iOSSystem)
        let plain = Make.text("a\nb", font: body).layout().size.height
        #expect(Make.text("a\nb", font: body) { $0.lineSpacing = 1.5 }.layout().size.height == plain)
        #expect(Make.text("a\nb", font: body) { $0.lineSpacing = 3 }.layout().size.height > plain)
        #expect(Make.text("a", font: body) { $0.lineSpacing = 30 }.layout().size.height == 20.5)
    }

    @Test func emptyText() {
        let mac = Make.text("", font: FontRequest(size: 13, metrics: .macOSSystem)).layout()
        #expect(mac.size.width == 0 && mac.size.height == 14)
        let phone = Make.text("", font: FontRequest(size: 17, metrics: .iOSSystem)).layout()
        #expect(phone.size.width == 0 && phone.size.height == 20.5)
        #expect(phone.lines.isEmpty && !phone.isTruncated)
    }

    @Test func boldTraits() {
        #expect(TextStyleTable.boldWeight(.body, platform: .macOSSystem) == 600)
        #expect(TextStyleTable.boldWeight(.headline, platform: .macOSSystem) == 800)
        #expect(TextStyleTable.boldWeight(.caption, platform: .macOSSystem) == 500)
        #expect(TextStyleTable.boldWeight(.caption, platform: .iOSSystem) == 600)
        #expect(TextStyleTable.boldWeight(.title2, platform: .iOSSystem) == 700)
    }

    @Test func styleTable() {
        #expect(TextStyleTable.entry(.body, platform: .iOSSystem) == .init(size: 17, leading: 22, weight: 400))
        #expect(
            TextStyleTable.entry(.headline, platform: .iOSSystem, typeSize: .accessibility5)
                == .init(size: 53, leading: 62, weight: 600))
        #expect(
            TextStyleTable.entry(.caption2, platform: .iOSSystem, typeSize: .xSmall)
                == .init(size: 11, leading: 13, weight: 400))
        #expect(
            TextStyleTable.entry(.headline, platform: .macOSSystem, typeSize: .accessibility5)
                == .init(size: 13, leading: 16, weight: 700))
        for style in TextStyle.allCases {
            let sizes = TypeSizeStep.allCases.map {
                TextStyleTable.entry(style, platform: .iOSSystem, typeSize: $0).size
            }
            #expect(sizes == sizes.sorted())
        }
        #expect(TextStyleTable.scaledSize(20, relativeTo: .body, typeSize: .large) == 20)
        #expect(TextStyleTable.scaledSize(20, relativeTo: .body, typeSize: .xxxLarge) == 27)
    }
}
