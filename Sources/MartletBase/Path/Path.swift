import Foundation

/// The outline of a two-dimensional shape: subpaths of lines and curves, in points, y down.
///
/// Build it with `move(to:)`, `addLine(to:)` and the other methods, or from a rectangle, an ellipse or a text. A path keeps
/// any numbers it is given; where it is measured or drawn, segments with NaN or infinite coordinates are left out.
/// (Documented; the treatment of such numbers is chosen.)
public struct Path: Equatable, Sendable {
    /// One step of a path.
    @frozen
    public enum Element: Equatable, Sendable {
        /// Begins a new subpath at a point.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the subpath's start, joined there. The start is the current point afterwards.
        case closeSubpath
    }

    /// What a path is made of. The special cases let drawing recognise common shapes; each stands for the elements that
    /// `elements` lists.
    package enum Storage: Sendable {
        case empty
        /// A rectangle with a non-negative size.
        case rect(CGRect)
        /// The ellipse inside a rectangle with a non-negative size.
        case ellipse(CGRect)
        case rounded(FixedRoundedRect)
        case elements([Element])
    }

    package var storage: Storage

    /// 4/3 tan(π/8): where the control points of a quarter circle lie, in radii from its ends.
    package static let quarterArcControl: CGFloat = 0.5522847498307936

    /// Makes a path without elements.
    public init() { storage = .empty }

    package init(storage: Storage) { self.storage = storage }

    /// Makes a path of ready elements.
    package init(elements: [Element]) { storage = elements.isEmpty ? .empty : .elements(elements) }

    /// Makes the outline of a rectangle, clockwise from its top left corner. The null rectangle gives an empty path.
    public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect.standardized) }

    /// Makes the ellipse that touches the sides of a rectangle, clockwise from its rightmost point. The null rectangle
    /// gives an empty path. (Measured: start and order.)
    public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect.standardized) }

    /// Makes an empty path and lets `callback` add to it.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// True when the path has no elements.
    public var isEmpty: Bool {
        switch storage {
        case .empty: true
        case .rect, .ellipse, .rounded: false
        case .elements(let list): list.isEmpty
        }
    }

    /// Calls `body` with every element in order.
    public func forEach(_ body: (Element) -> Void) { visit(body) }

    /// Calls `body` with every element in order, without making an array of them.
    package func visit(_ body: (Element) -> Void) {
        switch storage {
        case .empty: break
        case .rect(let rect): Path.visitElements(ofRect: rect, body)
        case .ellipse(let rect): Path.visitElements(ofEllipse: rect, body)
        case .rounded(let rounded): rounded.visit(body)
        case .elements(let list): for element in list { body(element) }
        }
    }

    /// The path's elements, spelled out. Setting them forgets that the path was a special shape.
    package var elements: [Element] {
        get {
            if case .elements(let list) = storage { return list }
            var list: [Element] = []
            if case .rounded = storage { list.reserveCapacity(18) }
            visit { list.append($0) }
            return list
        }
        set { storage = newValue.isEmpty ? .empty : .elements(newValue) }
    }

    /// True when both paths have equal elements in the same order.
    public static func == (a: Path, b: Path) -> Bool {
        switch (a.storage, b.storage) {
        case (.empty, .empty): return true
        case (.rect(let x), .rect(let y)): return x == y
        case (.ellipse(let x), .ellipse(let y)): return x == y
        case (.rounded(let x), .rounded(let y)) where x == y: return true
        default: return a.elements == b.elements
        }
    }
}

extension Path {
    static func visitElements(ofRect rect: CGRect, _ body: (Element) -> Void) {
        body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
        body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
        body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
        body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
        body(.closeSubpath)
    }

    static func visitElements(ofEllipse rect: CGRect, _ body: (Element) -> Void) {
        let x = rect.midX
        let y = rect.midY
        let left = rect.minX
        let top = rect.minY
        let right = rect.maxX
        let bottom = rect.maxY
        let dx = rect.width / 2 * quarterArcControl
        let dy = rect.height / 2 * quarterArcControl
        @inline(__always)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        body(.move(to: at(right, y)))
        body(.curve(to: at(x, bottom), control1: at(right, y + dy), control2: at(x + dx, bottom)))
        body(.curve(to: at(left, y), control1: at(x - dx, bottom), control2: at(left, y + dy)))
        body(.curve(to: at(x, top), control1: at(left, y - dy), control2: at(x - dx, top)))
        body(.curve(to: at(right, y), control1: at(x + dx, top), control2: at(right, y - dy)))
        body(.closeSubpath)
    }
}

extension Path.Element {
    /// The element with its points moved by a transform.
    @inlinable
    package func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let p): .move(to: p.applying(t))
        case .line(let p): .line(to: p.applying(t))
        case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
        case .curve(let p, let c1, let c2):
            .curve(to: p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}
