/// How the inside of a path is told from its outside, and whether edges are smoothed. (Documented.)
@frozen
public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
    /// True for the even-odd rule: a point is inside when a ray from it crosses the outline an odd number of times.
    public var isEOFilled: Bool
    /// True when pixels that the outline crosses are blended.
    public var isAntialiased: Bool

    /// Makes a style; by default the non-zero rule with smooth edges.
    @inlinable
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
