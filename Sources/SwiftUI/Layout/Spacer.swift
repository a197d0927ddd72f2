import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

/// Space that grows along its stack's axis; along both axes outside of a stack.
///
/// Without a minimum of its own it is at least 8 points long. It takes no room across the stack, and there is no spacing beside it.
/// Measured.
nonisolated public struct Spacer: View, LeafView, Sendable {
    public typealias Body = Never
    /// The least length in points; nil for the default.
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    package struct Content: LeafContent {
        package var layout: SpacerLayout
        package func hasSameLayout(as other: Self) -> Bool { layout == other.layout }
        package func hasSameDrawing(as other: Self) -> Bool { true }
        package func draw(in size: CGSize, _ context: inout DrawContext) {}
    }

    package func resolve(_ context: LeafContext) -> Content { Content(layout: SpacerLayout(minLength: minLength)) }
}
