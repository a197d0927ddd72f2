import Foundation

extension Path {
    /// The outline of the path's stroke, to be filled with the non-zero rule.
    ///
    /// Curves are offset by cubics that stay within a hundredth of a point of the true outline, closer for thin lines. A
    /// width of zero or less, infinite or NaN gives an empty path. Subpaths without length are drawn by their round or
    /// square caps. (Documented; accuracy is chosen.)
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard let stroker = Stroker.outline(of: self, style, tolerance: nil, flattener: nil) else { return Path() }
        return Path(elements: stroker.output.elements)
    }

    /// Appends the polygons of the path's stroke to `flat`, for filling with the non-zero rule. `tolerance` is measured
    /// after `transform`; the stroke's width is in the path's own space and is transformed with it.
    package func flattenStroke(
        into flat: FlatPath, style: StrokeStyle, tolerance: Double, transform: CGAffineTransform = .identity
    ) {
        let scale = transform.maximumScale
        guard scale > 0 && scale.isFinite else { return }
        // Half the error for the offset curves, half for their chords.
        let flattener = Flattener(flat, tolerance: tolerance / 2, transform: transform)
        var stroker = Stroker.outline(of: self, style, tolerance: tolerance / 2 / scale, flattener: flattener)
        stroker?.output.flattener?.finish()
    }
}

/// Receives a stroke's outline, as elements or as the points of a `FlatPath`.
struct StrokeOutput {
    var elements: [Path.Element] = []
    var flattener: Flattener?
    private var last = SIMD2<Double>(repeating: .nan)

    init(flattener: Flattener?) { self.flattener = flattener }

    mutating func move(_ p: SIMD2<Double>) {
        last = p
        if flattener != nil { flattener!.moveUnmapped(p) } else { elements.append(.move(to: CGPoint(p))) }
    }

    mutating func line(_ p: SIMD2<Double>) {
        if p == last { return }
        last = p
        if flattener != nil { flattener!.lineUnmapped(p) } else { elements.append(.line(to: CGPoint(p))) }
    }

    mutating func cubic(_ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ p: SIMD2<Double>) {
        last = p
        if flattener != nil {
            flattener!.cubicUnmapped(c1, c2, p)
        } else {
            elements.append(.curve(to: CGPoint(p), control1: CGPoint(c1), control2: CGPoint(c2)))
        }
    }

    mutating func close() {
        if flattener != nil { flattener!.close() } else { elements.append(.closeSubpath) }
    }
}
