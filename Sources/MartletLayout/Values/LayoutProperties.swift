import MartletBase

/// What a layout container says about itself to the views in it.
public struct LayoutProperties: Sendable {
    /// The axis along which the container stacks its subviews, or `nil` when it isn't a stack.
    ///
    /// A spacer stretches along this axis only, a divider lies across it. Both fill both axes, or lie flat, when it is `nil`.
    public var stackOrientation: Axis?

    /// Properties without an orientation.
    public init() {}
}
