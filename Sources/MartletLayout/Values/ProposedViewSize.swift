import Foundation

/// The size a container offers to one of its subviews, in points; each dimension may be left open.
///
/// A finite number is an offer, zero asks for the smallest size, infinity for the largest, and `nil` for the ideal size.
/// Dimensions are in the container's coordinates. A dimension that is not a number counts as `nil`, a negative one as zero
/// (*chosen*: a defined answer instead of a spreading error).
public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
    /// The offered width in points, or `nil` to ask for the ideal width.
    public var width: CGFloat?

    /// The offered height in points, or `nil` to ask for the ideal height.
    public var height: CGFloat?

    /// Asks for the smallest size: zero in both dimensions.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// Asks for the ideal size: no offer in either dimension.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Asks for the largest size: infinity in both dimensions.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// An offer of the given dimensions in points.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// An offer of exactly `size`, in points.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The offer as a size: open dimensions take the value of `size`, which is 10 x 10 points unless given.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
