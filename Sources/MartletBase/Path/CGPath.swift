import Foundation

/// A path as an object, for code that hands `CGPath` values around. It holds a `Path`. (Documented.)
public class CGPath: Equatable, CustomStringConvertible {
    package internal(set) var path: Path

    package init(_ path: Path) { self.path = path }

    /// Makes a rectangle, moved by a transform when there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Makes the ellipse inside a rectangle, moved by a transform when there is one.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Makes a rectangle with elliptical corners, moved by a transform when there is one.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// True when the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// The end of the last element; the zero point for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle with all points, control points included; null for an empty path.
    public var boundingBox: CGRect {
        var box = Path()
        path.visit { element in
            switch element {
            case .move(let p), .line(let p): box.append(.move(to: p))
            case .quadCurve(let p, let c):
                box.append(.move(to: c))
                box.append(.move(to: p))
            case .curve(let p, let c1, let c2):
                box.append(.move(to: c1))
                box.append(.move(to: c2))
                box.append(.move(to: p))
            case .closeSubpath: break
            }
        }
        return box.boundingRect
    }

    /// The smallest rectangle with the whole path, without its control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// True when a point lies inside the path by a rule. The path is moved by `transform` first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(path) }

    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }

    /// The outline of the path's stroke, to be filled with the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// The elements in the notation of `Path.description`.
    public var description: String { path.description }

    /// True when both paths have equal elements in the same order.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

extension Path {
    /// Makes a path with the elements of a path object.
    public init(_ path: CGPath) { self = path.path }

    /// Makes a path with the elements of a path object.
    public init(_ path: CGMutablePath) { self = path.path }

    /// A path object with this path's elements.
    public var cgPath: CGPath { CGPath(self) }
}
