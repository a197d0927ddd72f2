import Foundation
import MartletBase
import MartletDisplay
import MartletGraph
import MartletLayout

/// One fill or stroke of a shape, its style decided.
package struct ShapeLayer<S: Shape>: Sendable {
    package enum Kind: Sendable {
        case fill(FillStyle)
        case stroke(StrokeStyle, antialiased: Bool)
        /// A stroke inside the bounds.
        case border(StrokeStyle, antialiased: Bool)
    }

    package var kind: Kind
    package var style: ResolvedStyle
    /// The outline of the shape inset by a distance, for borders.
    package var insetOutline: (@Sendable (S, CGFloat, CGRect) -> Path)?

    package init(
        kind: Kind, style: ResolvedStyle, insetOutline: (@Sendable (S, CGFloat, CGRect) -> Path)? = nil
    ) {
        self.kind = kind
        self.style = style
        self.insetOutline = insetOutline
    }

    func isSame(as other: ShapeLayer) -> Bool {
        guard style == other.style else { return false }
        switch (kind, other.kind) {
        case (.fill(let a), .fill(let b)): return a == b
        case (.stroke(let a, let x), .stroke(let b, let y)): return a == b && x == y
        // The inset outline follows from the shape and the line width.
        case (.border(let a, let x), .border(let b, let y)): return a == b && x == y
        default: return false
        }
    }
}

/// A shape with its fills and strokes, ready to be measured and drawn.
package struct ShapeLeaf<S: Shape>: LeafContent {
    package var shape: S
    /// Drawn in order.
    package var layers: [ShapeLayer<S>]
    package var direction: LayoutDirection
    /// Takes the whole proposal whatever the shape would answer, as borders do (measured).
    package var takesProposal: Bool

    package init(shape: S, layers: [ShapeLayer<S>], direction: LayoutDirection, takesProposal: Bool) {
        self.shape = shape
        self.layers = layers
        self.direction = direction
        self.takesProposal = takesProposal
    }

    package var layout: ShapeLayout<S> { ShapeLayout(shape: shape, takesProposal: takesProposal) }

    private func hasSameShape(as other: Self) -> Bool {
        withUnsafePointer(to: shape) { a in
            withUnsafePointer(to: other.shape) { b in
                TypeComparator.of(S.self).compare(UnsafeRawPointer(a), UnsafeRawPointer(b))
            }
        }
    }

    package func hasSameLayout(as other: Self) -> Bool {
        takesProposal == other.takesProposal && (takesProposal || hasSameShape(as: other))
    }

    package func hasSameDrawing(as other: Self) -> Bool {
        guard direction == other.direction, layers.count == other.layers.count else { return false }
        for (mine, theirs) in zip(layers, other.layers) where !mine.isSame(as: theirs) { return false }
        return hasSameShape(as: other)
    }

    package func draw(in size: CGSize, _ context: inout DrawContext) {
        let rect = CGRect(origin: .zero, size: size)
        // The outline is worked out once for all layers that use it.
        var outline: Path?
        for layer in layers where !layer.style.isClear {
            let paint = layer.style.paint(in: rect)
            switch layer.kind {
            case .fill(let fillStyle):
                let path = outline ?? shape.path(in: rect, direction: direction)
                outline = path
                if !path.isEmpty { context.add(.fill(path, fillStyle, paint)) }
            case .stroke(let stroke, let antialiased):
                guard stroke.lineWidth > 0 else { continue }
                let path = outline ?? shape.path(in: rect, direction: direction)
                outline = path
                if !path.isEmpty { context.add(.stroke(path, stroke, antialiased: antialiased, paint)) }
            case .border(let stroke, let antialiased):
                guard stroke.lineWidth > 0, let insetOutline = layer.insetOutline else { continue }
                var path = insetOutline(shape, stroke.lineWidth / 2, rect)
                if shape.layoutDirectionBehavior.isMirrored(in: direction) { path = path.mirrored(in: rect) }
                if !path.isEmpty { context.add(.stroke(path, stroke, antialiased: antialiased, paint)) }
            }
        }
    }
}

/// Measures a shape by asking it.
package struct ShapeLayout<S: Shape>: EngineLayout {
    let shape: S
    let takesProposal: Bool

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        let proposed = ProposedViewSize(
            width: proposal.width.isNaN ? nil : proposal.width, height: proposal.height.isNaN ? nil : proposal.height)
        return takesProposal ? proposed.replacingUnspecifiedDimensions() : shape.sizeThatFits(proposed)
    }

    package func traits(of node: LayoutNode) -> LayoutTraits { .flexibleLeaf }
}
