import Foundation

/// A rectangle with rounded corners whose sizes have already been limited to what fits.
package struct FixedRoundedRect: Equatable, Sendable {
    /// The outline's box; its width and height are not negative.
    package var rect: CGRect
    package var topLeading: CGSize
    package var bottomLeading: CGSize
    package var bottomTrailing: CGSize
    package var topTrailing: CGSize
    package var style: RoundedCornerStyle

    package init(
        rect: CGRect, topLeading: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize, topTrailing: CGSize,
        style: RoundedCornerStyle
    ) {
        self.rect = rect
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
        self.style = style
    }

    /// Four equal corners.
    package init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        self.init(
            rect: rect, topLeading: cornerSize, bottomLeading: cornerSize, bottomTrailing: cornerSize,
            topTrailing: cornerSize, style: style)
    }

    /// The common corner size, or nil when the corners differ.
    package var uniformCornerSize: CGSize? {
        topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing ? topLeading : nil
    }

    /// Calls `body` with the outline's elements: from the middle of the trailing side down and around. (Measured: order,
    /// start point and corner curves of `Path.description`.)
    package func visit(_ body: (Path.Element) -> Void) {
        let left = rect.minX
        let top = rect.minY
        let right = rect.maxX
        let bottom = rect.maxY
        let width = rect.width
        let height = rect.height
        let trailing = Reach(edge: height, topTrailing.height + bottomTrailing.height)
        let below = Reach(edge: width, bottomTrailing.width + bottomLeading.width)
        let leading = Reach(edge: height, bottomLeading.height + topLeading.height)
        let above = Reach(edge: width, topLeading.width + topTrailing.width)

        body(.move(to: CGPoint(x: right, y: top + (topTrailing.height + height - bottomTrailing.height) / 2)))
        corner(
            CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: -bottomTrailing.height), trailing,
            CGVector(dx: -bottomTrailing.width, dy: 0), below, body)
        corner(
            CGPoint(x: left, y: bottom), CGVector(dx: bottomLeading.width, dy: 0), below,
            CGVector(dx: 0, dy: -bottomLeading.height), leading, body)
        corner(
            CGPoint(x: left, y: top), CGVector(dx: 0, dy: topLeading.height), leading,
            CGVector(dx: topLeading.width, dy: 0), above, body)
        corner(
            CGPoint(x: right, y: top), CGVector(dx: -topTrailing.width, dy: 0), above,
            CGVector(dx: 0, dy: topTrailing.height), trailing, body)
        body(.closeSubpath)
    }

    /// How far from a corner, in radii, a continuous curve reaches along one side, and its control points there.
    private struct Reach {
        var end: CGFloat
        var control1: CGFloat
        var control2: CGFloat

        /// `radii` is the sum of the radii that share the side.
        init(edge: CGFloat, _ radii: CGFloat) {
            // A side without radii gives infinity or NaN here; both end as the full reach.
            let room = edge / radii
            end = room < 1.528665 ? max(room, 1) : 1.528665
            let t = (1.528665 - end) / 0.528665
            control1 = 1.08849 + (0.96 - 1.08849) * t
            control2 = 0.868407 + (0.82 - 0.868407) * t
        }
    }

    /// A line to the start of a corner and its curves. `back` leads from the corner along the incoming side, `ahead`
    /// along the outgoing one, each as long as the radius there.
    @inline(__always)
    private func corner(
        _ corner: CGPoint, _ back: CGVector, _ incoming: Reach, _ ahead: CGVector, _ outgoing: Reach,
        _ body: (Path.Element) -> Void
    ) {
        @inline(__always)
        func at(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(
                x: corner.x + back.dx * along + ahead.dx * across, y: corner.y + back.dy * along + ahead.dy * across)
        }
        guard style == .continuous else {
            let control = 1 - Path.quarterArcControl
            body(.line(to: at(1, 0)))
            body(.curve(to: at(0, 1), control1: at(control, 0), control2: at(0, control)))
            return
        }
        body(.line(to: at(incoming.end, 0)))
        body(
            .curve(
                to: at(0.631494, 0.0749114), control1: at(incoming.control1, 0), control2: at(incoming.control2, 0)))
        body(
            .curve(
                to: at(0.0749114, 0.631494), control1: at(0.372824, 0.169060), control2: at(0.169060, 0.372824)))
        body(
            .curve(
                to: at(0, outgoing.end), control1: at(0, outgoing.control2), control2: at(0, outgoing.control1)))
    }
}
