import Foundation
import MartletBase

/// A part of a shape's outline, by fractions of its length; laid out like the whole shape.
public struct _TrimmedShape<Content: Shape>: Shape {
    package var shape: Content
    package var startFraction: CGFloat
    package var endFraction: CGFloat

    /// The part of the outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The whole shape's size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's role.
    public static var role: ShapeRole { Content.role }

    /// The shape's behaviour.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's data and the two fractions.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
}

extension Shape {
    /// The part of the outline between two fractions of its length; empty when the end is not after the start.
    ///
    /// - Parameters:
    ///   - startFraction: Where the part begins, 0...1; clamped.
    ///   - endFraction: Where it ends, 0...1; clamped.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
}
