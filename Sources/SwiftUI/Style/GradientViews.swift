// Gradients are views too: they fill what they are proposed, like colours.

extension LinearGradient: LeafView {
    public typealias Body = Never
    package func resolve(_ context: LeafContext) -> FillContent {
        FillContent(style: resolved(in: context.environment))
    }
}

extension RadialGradient: LeafView {
    public typealias Body = Never
    package func resolve(_ context: LeafContext) -> FillContent {
        FillContent(style: resolved(in: context.environment))
    }
}

extension AngularGradient: LeafView {
    public typealias Body = Never
    package func resolve(_ context: LeafContext) -> FillContent {
        FillContent(style: resolved(in: context.environment))
    }
}

extension EllipticalGradient: LeafView {
    public typealias Body = Never
    package func resolve(_ context: LeafContext) -> FillContent {
        FillContent(style: resolved(in: context.environment))
    }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with the style, for styles of your own that are to be views as well.
    @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
    }
}
