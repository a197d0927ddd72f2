import Foundation
import MartletBase

extension Path: Shape {
    /// The path as it is: its coordinates are points from the top left corner of the frame, and no rectangle changes
    /// them.
    nonisolated public func path(in rect: CGRect) -> Path { self }

    /// A path changes at once.
    public typealias AnimatableData = EmptyAnimatableData
}
