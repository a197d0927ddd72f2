import Foundation
import MartletBase

/// The area that a stroke along a shape's outline covers; laid out like the shape.
public struct _StrokedShape<Content: Shape>: Shape {
    package var shape: Content
    package var style: StrokeStyle

    /// The outline of the stroke.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// The shape's size: a stroke overflows its frame by half its width.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The outline of something.
    public static var role: ShapeRole { .stroke }

    /// The shape's behaviour.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's data and the stroke's numbers.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// The area covered by a stroke along the outline, as a shape of its own.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// The area covered by a stroke along the outline, as a shape of its own.
    ///
    /// - Parameter lineWidth: In points, half on each side of the outline; zero and less give an empty shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
