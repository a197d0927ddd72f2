import Foundation
import MartletText

/// The typeface, size and style of text.
///
/// A font is a wish: it becomes a face and a size where it is used, by the platform's metrics and the user's text size. The system
/// font is drawn with Inter and measured with the line metrics of Apple's.
public struct Font: Hashable, Sendable {
    package indirect enum Provider: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    package enum Modifier: Hashable, Sendable {
        case bold(Bool)
        case italic(Bool)
        case weight(Weight)
        case width(CGFloat)
        case leading(Leading)
        case features(UInt8)
        case monospaced(Bool)
        case scale(CGFloat)
    }

    package var provider: Provider
    package var modifiers: [Modifier] = []

    package init(_ provider: Provider) { self.provider = provider }

    private func with(_ modifier: Modifier) -> Font {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    // MARK: Making fonts

    /// Roles of text; their sizes follow the user's text size on iOS.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// Variants of the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The thickness of strokes.
    public struct Weight: Hashable, Sendable {
        /// From -1 to 1; 0 is regular.
        package let value: CGFloat
        package let css: Int
        public static let ultraLight = Weight(value: -0.8, css: 100)
        public static let thin = Weight(value: -0.6, css: 200)
        public static let light = Weight(value: -0.4, css: 300)
        public static let regular = Weight(value: 0, css: 400)
        public static let medium = Weight(value: 0.23, css: 500)
        public static let semibold = Weight(value: 0.3, css: 600)
        public static let bold = Weight(value: 0.4, css: 700)
        public static let heavy = Weight(value: 0.56, css: 800)
        public static let black = Weight(value: 0.62, css: 900)
    }

    /// The breadth of letters.
    public struct Width: Hashable, Sendable {
        /// From -1 to 1; 0 is standard.
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design) -> Font { Font(.style(style, design, nil)) }

    /// The system font at a size in points, which does not follow the user's text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// The system font at a size in points.
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// A font by its family, full or PostScript name; its size follows that of body text. An unknown name gives the system
    /// font and one report.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font by its name whose size follows that of a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by its name at a size that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    // MARK: Changing fonts

    /// The bold form of the font: semibold for body text, as on Apple's systems. Measured.
    public func bold(_ isActive: Bool = true) -> Font { with(.bold(isActive)) }
    /// The slanted form of the font.
    public func italic(_ isActive: Bool = true) -> Font { with(.italic(isActive)) }
    /// The font with another weight.
    public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
    /// The font with another width, where its family has it.
    public func width(_ width: Width) -> Font { with(.width(width.value)) }
    /// The font with another distance between lines.
    public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
    /// Small capitals for all letters.
    public func smallCaps() -> Font { with(.features(6)) }
    /// Small capitals for lower-case letters.
    public func lowercaseSmallCaps() -> Font { with(.features(2)) }
    /// Small capitals for capital letters.
    public func uppercaseSmallCaps() -> Font { with(.features(4)) }
    /// Digits of equal width.
    public func monospacedDigit() -> Font { with(.features(1)) }
    /// A font whose characters have equal widths.
    public func monospaced(_ isActive: Bool = true) -> Font { with(.monospaced(isActive)) }
    /// The font at another size relative to its own.
    public func scaled(by factor: CGFloat) -> Font { with(.scale(factor)) }
}
