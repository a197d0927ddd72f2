import Foundation
import MartletBase

/// A point or rectangle of a view that another view can read in its own space, through `GeometryProxy`.
public struct Anchor<Value> {
    package let element: ElementReference
    package let read: @MainActor (Element, Element) -> Value

    /// What an anchor is made from.
    public struct Source {
        package let read: @MainActor (Element, Element) -> Value
    }

    /// Reads the value in the space of `target`.
    @MainActor package func value(in target: Element) -> Value { read(element.element ?? target, target) }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.element === b.element }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(element)) }
}

/// An element that an anchor belongs to, as long as it lives.
package final class ElementReference: @unchecked Sendable {
    // Unchecked: read on the main actor only.
    weak var element: Element?
    init(_ element: Element) { self.element = element }
}

extension Element {
    /// A rectangle of this element in the space of another.
    fileprivate func convert(_ rect: CGRect, to target: Element) -> CGRect {
        let here = frame(in: nil as Element?).origin, there = target.frame(in: nil as Element?).origin
        return rect.offsetBy(dx: here.x - there.x, dy: here.y - there.y)
    }

    fileprivate func convert(_ point: CGPoint, to target: Element) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: target).origin
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { element, target in element.convert(CGRect(origin: .zero, size: element.size), to: target) }
    }

    /// A rectangle in the view's space.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { element, target in element.convert(rect, to: target) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's space.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { element, target in element.convert(point, to: target) }
    }

    /// A point given as a share of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { element, target in
            let size = element.size
            return element.convert(CGPoint(x: point.x * size.width, y: point.y * size.height), to: target)
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
