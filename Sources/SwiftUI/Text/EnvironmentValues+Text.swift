import Foundation

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct TextTraitsKey: EnvironmentKey { static var defaultValue: InheritedTextTraits { InheritedTextTraits() } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

/// Whether the user asked for heavier text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// What views ask of the texts in them, beyond the font.
package struct InheritedTextTraits: Equatable, Sendable {
    var isBold: Bool?
    var weight: Font.Weight?
    var isItalic: Bool?
    var design: Font.Design?
    var width: CGFloat?
    var isMonospaced = false
    var features: UInt8 = 0
    var underline: Text.Decoration?
    var strikethrough: Text.Decoration?
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var isSecondaryScale: Bool?
}

extension EnvironmentValues {
    /// The font of texts that name none; nil for the platform's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The most lines of a text; nil is no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Points added between the lines of a text.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Where the lines of a text of several lines stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    /// Where a text is cut that has no room.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// Whether letters may move together where there is no room.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// What a text may shrink to before it is cut, 0...1.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// Changes the case of texts before they are laid out.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The user's text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }

    /// Whether the user asked for heavier text.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }

    package var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    package var textTraits: InheritedTextTraits {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }

    /// The font of texts that name none: body.
    package var effectiveFont: Font { font ?? .body }

    /// What fonts are resolved with here, the inherited traits included.
    package var fontContext: FontContext {
        var context = FontContext(profile: platformProfile, typeSize: dynamicTypeSize)
        let traits = textTraits
        context.isBold = traits.isBold ?? (legibilityWeight == .bold)
        context.weight = traits.weight
        context.isItalic = traits.isItalic ?? false
        context.design = traits.isMonospaced ? .monospaced : traits.design
        context.width = traits.width
        context.features = traits.features
        return context
    }
}
