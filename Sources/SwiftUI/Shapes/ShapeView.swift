import Foundation
import MartletBase
import MartletDisplay

/// A view that draws a shape and still knows it, so that more fills and strokes can be chained onto it.
///
/// Each further call draws over the earlier ones; layout stays the shape's.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

/// A shape view of the library: it says what it draws, so that a chain of them becomes one leaf.
package protocol LayeredShapeView: ShapeView, LeafView where Leaf == ShapeLeaf<Content> {
    /// Borders take the whole proposal whatever the shape would answer (measured).
    static var takesProposal: Bool { get }

    /// The fills and strokes from the bottom up.
    nonisolated func layers(in context: LeafContext) -> [ShapeLayer<Content>]
}

extension LayeredShapeView {
    package static var takesProposal: Bool { false }

    package func resolve(_ context: LeafContext) -> ShapeLeaf<Content> {
        ShapeLeaf(
            shape: shape, layers: layers(in: context), direction: context.environment.layoutDirection,
            takesProposal: Self.takesProposal)
    }
}

enum ShapeLayers {
    /// The layers of what a shape view is drawn over: an earlier link of the chain, or nothing.
    static func below<Background, S: Shape>(
        _ background: Background, _ shape: S.Type, in context: LeafContext
    ) -> [ShapeLayer<S>] {
        if Background.self == EmptyView.self { return [] }
        if let chain = background as? any LayeredShapeView, let layers = layers(of: chain, context) as? [ShapeLayer<S>]
        {
            return layers
        }
        context.diagnostics.report(
            "a shape view is drawn over fills and strokes of its own shape only, not over \(Background.self)")
        return []
    }

    private static func layers<V: LayeredShapeView>(of view: V, _ context: LeafContext) -> Any {
        view.layers(in: context)
    }
}
