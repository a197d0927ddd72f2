import Foundation

extension View {
    /// Sets the font of texts in this view; nil is the platform's. A font set nearer to a text wins.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of texts in this view.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.textTraits) { $0.weight = weight }
    }
    /// Sets the design of the system font in this view.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.textTraits) { $0.design = design }
    }
    /// Sets the width of fonts in this view.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.textTraits) { $0.width = width?.value }
    }
    /// Makes the texts in this view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textTraits) { $0.isBold = isActive }
    }
    /// Slants the texts in this view.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textTraits) { $0.isItalic = isActive }
    }
    /// Gives the texts in this view letters of equal width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textTraits) { $0.isMonospaced = isActive }
    }
    /// Gives the texts in this view digits of equal width.
    nonisolated public func monospacedDigit() -> some View {
        transformEnvironment(\.textTraits) { $0.features |= 1 }
    }
    /// Adds points after every character of texts in this view; ligatures stay.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\.textTraits) { $0.kerning = kerning }
    }
    /// Adds points after every character of texts in this view.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.textTraits) { $0.tracking = tracking }
    }
    /// Raises the texts in this view by points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.textTraits) { $0.baselineOffset = baselineOffset }
    }
    /// Sets the scale of fonts in this view.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textTraits) { if isEnabled { $0.isSecondaryScale = scale == .secondary } }
    }
    /// Draws a line under the texts in this view.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textTraits) {
            $0.underline = isActive ? Text.Decoration(pattern: pattern, color: color) : nil
        }
    }
    /// Draws a line through the texts in this view.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textTraits) {
            $0.strikethrough = isActive ? Text.Decoration(pattern: pattern, color: color) : nil
        }
    }

    /// Limits the lines of texts in this view; nil is no limit, less than one acts as one.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        transformEnvironment(\.self) {
            $0.lineLimit = number
            $0.reservedLines = 1
        }
    }
    /// Limits the lines of texts in this view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// Keeps room for at least some lines of texts in this view.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        transformEnvironment(\.self) {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }
    /// Keeps room for some lines of texts in this view and limits them.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        transformEnvironment(\.self) {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }
    /// Limits the lines of texts in this view and, if wished, keeps room for all of them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        transformEnvironment(\.self) {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : 1
        }
    }
    /// Adds points between the lines of texts in this view.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Sets where the lines of a text of several lines stand; the text's size doesn't change.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets where a text is cut that has no room.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Lets letters move together where there is no room.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Lets texts shrink to a factor of their size before they are cut.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    /// Changes the case of texts in this view.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// Sets the text size of this view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    /// Keeps the text size of this view in a range.
    nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}
