import Foundation

/// How the outline of a path is drawn.
///
/// A width of zero or less draws nothing. A dash list that is empty, sums to zero or holds a negative or non-finite number
/// draws a solid line; an odd number of entries is read twice, so `[8]` is 8 on, 8 off. (Documented and measured; the
/// treatment of bad lists is chosen.)
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the stroke in points, half of it on each side of the outline.
    public var lineWidth: CGFloat
    /// The shape of the ends of open subpaths and dashes.
    public var lineCap: CGLineCap
    /// The shape of corners.
    public var lineJoin: CGLineJoin
    /// How long a mitred corner's tip may be, in line widths, before the corner is cut off.
    public var miterLimit: CGFloat
    /// Lengths of drawn and undrawn stretches in turn, in points.
    public var dash: [CGFloat]
    /// How far into the dash list the stroke begins, in points.
    public var dashPhase: CGFloat

    /// Makes a style; the parts left out give a solid line one point wide with mitred corners.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    /// Line width, mitre limit and dash phase. (Documented.)
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
