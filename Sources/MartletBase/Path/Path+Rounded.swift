import Foundation

extension Path {
    /// Makes a rectangle with four equal elliptical corners. Both radii are limited to half the smaller side; a radius of
    /// zero or less gives a plain rectangle. (Measured.)
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self = Path.roundedRectangle(rect, cornerSize: cornerSize, style: style)
    }

    /// Makes a rectangle with four equal corners. The radius is limited to half the smaller side; zero or less gives a
    /// plain rectangle. (Measured.)
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let size = CGSize(width: cornerRadius, height: cornerRadius)
        self = Path.roundedRectangle(rect, cornerSize: size, style: style)
    }

    /// Makes a rectangle with a radius of its own for every corner. On each side a radius is limited to half the side or
    /// to what its neighbour leaves, whichever is more. (Measured.)
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self = Path.unevenRoundedRectangle(rect, radii: cornerRadii, style: style)
    }

    /// The outline of `RoundedRectangle`, and of `Capsule` with an infinite corner size.
    package static func roundedRectangle(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) -> Path {
        if rect.isNull { return Path() }
        let rect = rect.standardized
        let limit = min(rect.width, rect.height) / 2
        // Comparisons with NaN are false, so a NaN radius ends as a plain rectangle.
        guard cornerSize.width > 0 && cornerSize.height > 0 && limit > 0 else { return Path(rect) }
        let size = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
        return Path(storage: .rounded(FixedRoundedRect(rect: rect, cornerSize: size, style: style)))
    }

    /// The outline of `UnevenRoundedRectangle`: keeps its corner curves where a radius is zero.
    package static func unevenRoundedRectangle(
        _ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle
    ) -> Path {
        if rect.isNull { return Path() }
        let rect = rect.standardized
        @inline(__always)
        func positive(_ radius: CGFloat) -> CGFloat { radius > 0 ? radius : 0 }
        let topLeading = positive(radii.topLeading)
        let bottomLeading = positive(radii.bottomLeading)
        let bottomTrailing = positive(radii.bottomTrailing)
        let topTrailing = positive(radii.topTrailing)
        @inline(__always)
        func limited(_ radius: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGSize {
            let r = min(
                radius, min(max(rect.width / 2, rect.width - across), max(rect.height / 2, rect.height - down)))
            return CGSize(width: r, height: r)
        }
        return Path(
            storage: .rounded(
                FixedRoundedRect(
                    rect: rect, topLeading: limited(topLeading, topTrailing, bottomLeading),
                    bottomLeading: limited(bottomLeading, bottomTrailing, topLeading),
                    bottomTrailing: limited(bottomTrailing, bottomLeading, topTrailing),
                    topTrailing: limited(topTrailing, topLeading, bottomTrailing), style: style)))
    }

    /// Both rules by a switch; with `uneven` false only the top leading radius counts.
    package static func roundedRectangle(
        _ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle, uneven: Bool
    ) -> Path {
        if uneven { return unevenRoundedRectangle(rect, radii: radii, style: style) }
        let radius = radii.topLeading
        return roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }
}
