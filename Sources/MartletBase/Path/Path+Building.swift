import Foundation

extension Path {
    /// Begins a new subpath at a point.
    public mutating func move(to p: CGPoint) { append(.move(to: p)) }

    /// Adds a straight line from the current point. Without a current point nothing is added. (Chosen, as Core Graphics.)
    public mutating func addLine(to p: CGPoint) {
        if !isEmpty { append(.line(to: p)) }
    }

    /// Adds a quadratic Bézier curve from the current point. Without a current point nothing is added.
    public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {
        if !isEmpty { append(.quadCurve(to: p, control: cp)) }
    }

    /// Adds a cubic Bézier curve from the current point. Without a current point nothing is added.
    public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {
        if !isEmpty { append(.curve(to: p, control1: cp1, control2: cp2)) }
    }

    /// Closes the current subpath with a line to its start. Does nothing when there is none or it is closed already.
    public mutating func closeSubpath() {
        guard case .elements(let list) = storage, let last = list.last, last != .closeSubpath else { return }
        append(.closeSubpath)
    }

    /// Adds a rectangle as a closed subpath, clockwise from its top left corner. The null rectangle adds nothing.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds a closed subpath for every rectangle.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rounded rectangle as a closed subpath; the radii are limited as in `init(roundedRect:cornerSize:style:)`.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with four corner radii; they are limited as in `init(roundedRect:cornerRadii:style:)`.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds the ellipse inside a rectangle as a closed subpath.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds a subpath that begins at the first point and has a line to each of the others. (Measured.)
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { append(.line(to: point)) }
    }

    /// Adds the elements of another path, moved by a transform.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty {
            self = path.applying(transform)
            return
        }
        withElements { list in
            if transform.isIdentity {
                path.visit { list.append($0) }
            } else {
                path.visit { list.append($0.applying(transform)) }
            }
        }
    }

    /// The end of the last element, where the next one begins; nil for an empty path.
    public var currentPoint: CGPoint? {
        switch storage {
        case .empty: return nil
        case .rect(let rect): return CGPoint(x: rect.minX, y: rect.minY)
        case .ellipse(let rect): return CGPoint(x: rect.maxX, y: rect.midY)
        case .rounded, .elements: break
        }
        var list = elements[...]
        var isClosed = false
        while let last = list.popLast() {
            switch last {
            case .move(let p): return p
            case .line(let p), .quadCurve(let p, _), .curve(let p, _, _): if !isClosed { return p }
            case .closeSubpath: isClosed = true
            }
        }
        return nil
    }

    /// The path with all its points moved by a transform.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.isPositiveScaleAndTranslation {
            switch storage {
            case .empty, .elements: break
            case .rect(let rect): return Path(storage: .rect(rect.applying(transform)))
            case .ellipse(let rect): return Path(storage: .ellipse(rect.applying(transform)))
            case .rounded(var rounded):
                rounded.rect = rounded.rect.applying(transform)
                rounded.topLeading = rounded.topLeading.applying(transform)
                rounded.bottomLeading = rounded.bottomLeading.applying(transform)
                rounded.bottomTrailing = rounded.bottomTrailing.applying(transform)
                rounded.topTrailing = rounded.topTrailing.applying(transform)
                return Path(storage: .rounded(rounded))
            }
        }
        return Path(elements: elements.map { $0.applying(transform) })
    }

    /// The path moved by `(dx, dy)` points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    package mutating func append(_ element: Element) {
        withElements { $0.append(element) }
    }

    /// Gives `body` the elements to change in place: the storage lets go of its array first, so that it isn't copied.
    package mutating func withElements(_ body: (inout [Element]) -> Void) {
        var list = elements
        storage = .empty
        body(&list)
        storage = list.isEmpty ? .empty : .elements(list)
    }
}
