import Foundation
import MartletText

extension Font.TextStyle {
    package var tableStyle: MartletText.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}

extension Font.Design {
    package var requestDesign: FontRequest.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension PlatformProfile {
    package var metrics: MetricsProfile { self == .macOS ? .macOSSystem : .iOSSystem }
}

/// What a font is resolved with, apart from itself.
package struct FontContext: Hashable {
    package var profile: PlatformProfile
    package var typeSize: DynamicTypeSize
    package var isBold = false
    package var weight: Font.Weight?
    package var isItalic = false
    package var design: Font.Design?
    package var width: CGFloat?
    package var features: UInt8 = 0
    package var glyphScale: Double = 1

    package init(profile: PlatformProfile, typeSize: DynamicTypeSize) {
        self.profile = profile
        self.typeSize = typeSize
    }
}

extension Font {
    /// The font as a request to the font library.
    ///
    /// 1. The provider gives family, size and weight; 2. the font's own modifiers apply in order; 3. what the text around asks for
    /// (bold, weight, italic, design, width) applies last. An explicit weight wins over bold. Measured.
    package func request(_ context: FontContext) -> FontRequest {
        var request: FontRequest
        var boldWeight = 700
        var explicitWeight: Int?
        switch provider {
        case .style(let style, let design, let weight):
            request = TextStyleTable.request(
                style.tableStyle, platform: context.profile.metrics, typeSize: context.typeSize.step,
                design: (context.design ?? design ?? .default).requestDesign)
            boldWeight = TextStyleTable.boldWeight(style.tableStyle, platform: context.profile.metrics)
            explicitWeight = weight?.css
        case .system(let size, let weight, let design):
            request = FontRequest(
                family: .system((context.design ?? design ?? .default).requestDesign), size: Double(size),
                metrics: context.profile.metrics)
            explicitWeight = weight.map(\.css)
        case .custom(let name, let size, let style):
            var points = Double(size)
            if let style, context.profile == .iOS {
                points = TextStyleTable.scaledSize(points, relativeTo: style.tableStyle, typeSize: context.typeSize.step)
            }
            request = FontRequest(family: .named(name), size: points, metrics: .font)
        }
        var isBold = false
        for modifier in modifiers {
            switch modifier {
            case .bold(let active): isBold = active
            case .italic(let active): request.isItalic = active
            case .weight(let weight): explicitWeight = weight.css
            case .width(let value): request.widthPercent = Font.percent(value)
            case .leading(let leading):
                request.leading = leading == .tight ? .tight : leading == .loose ? .loose : .standard
            case .features(let bits): request.features.formUnion(FontRequest.Features(rawValue: bits))
            case .monospaced(let active):
                if active, case .system = request.family { request.family = .system(.monospaced) }
            case .scale(let factor):
                if factor.isFinite, factor > 0 { request.size *= Double(factor) }
            }
        }
        if let weight = context.weight { explicitWeight = weight.css }
        if let explicitWeight {
            request.weight = explicitWeight
        } else if isBold || context.isBold {
            request.weight = boldWeight
        }
        if context.isItalic { request.isItalic = true }
        if let width = context.width { request.widthPercent = Font.percent(width) }
        request.features.formUnion(FontRequest.Features(rawValue: context.features))
        request.glyphScale = context.glyphScale
        return request
    }

    /// A width from -1 to 1 in percent of normal.
    private static func percent(_ value: CGFloat) -> Double { 100 + Double(value) * 125 }

    /// How much larger a text style is at a text size than at the standard one.
    package static func scaleFactor(of style: TextStyle, at size: DynamicTypeSize, profile: PlatformProfile) -> Double {
        guard profile == .iOS else { return 1 }
        let standard = TextStyleTable.entry(style.tableStyle, platform: .iOSSystem)
        return TextStyleTable.entry(style.tableStyle, platform: .iOSSystem, typeSize: size.step).size / standard.size
    }
}
