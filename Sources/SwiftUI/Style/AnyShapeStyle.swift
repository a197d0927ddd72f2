import MartletBase

/// A style whose type is hidden, for places that choose among styles while running.
public struct AnyShapeStyle: ShapeStyle {
    private let box: StyleBoxBase

    /// Hides a style's type. Wrapping twice changes nothing.
    public init<S: ShapeStyle>(_ style: S) {
        if let style = style as? AnyShapeStyle {
            self = style
        } else {
            box = StyleBox(style)
        }
    }

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) { box.apply(to: &context) }

    /// True for styles known to refer to nothing around them.
    var isSelfContained: Bool { box.isSelfContained }
}

extension AnyShapeStyle: Equatable {
    /// Whether both hide equal styles; styles that can't be compared are equal only to themselves.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { a.box === b.box || a.box.isEqual(to: b.box) }
}

private class StyleBoxBase: @unchecked Sendable {
    // Unchecked: subclasses hold one immutable Sendable style.
    func apply(to context: inout _StyleContext) {}
    var isSelfContained: Bool { false }
    func isEqual(to other: StyleBoxBase) -> Bool { false }
}

private final class StyleBox<S: ShapeStyle>: StyleBoxBase, @unchecked Sendable {
    // Unchecked: one immutable Sendable style.
    let style: S

    init(_ style: S) { self.style = style }

    override func apply(to context: inout _StyleContext) { style._apply(to: &context) }

    override var isSelfContained: Bool { S.self == Color.self || S.self == LinearGradient.self }

    override func isEqual(to other: StyleBoxBase) -> Bool {
        guard let other = other as? StyleBox<S> else { return false }
        guard let mine = style as? any Equatable else { return false }
        return StyleBox.equal(mine, other.style)
    }

    private static func equal<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity)
    }
}
