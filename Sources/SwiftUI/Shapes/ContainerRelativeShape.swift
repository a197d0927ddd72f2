import Foundation
import MartletBase

/// The shape of the container around, a plain rectangle where no container has one.
///
/// Nothing here sets a container shape yet, so it is the rectangle of its bounds.
public struct ContainerRelativeShape: InsettableShape {
    /// The shape of the container around.
    public init() {}

    /// The rectangle's path.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The shape, a distance inside its bounds.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByRect(base: self, amount: amount) }
}
