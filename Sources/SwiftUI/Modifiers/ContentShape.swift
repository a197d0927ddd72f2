import Foundation
import MartletBase
import MartletLayout

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// The element of `contentShape`: answers hit tests with its shape.
package final class ContentShapeElement: WrapperElement {
    var makePath: (CGRect) -> Path = { Path($0) }
    var isEvenOdd = false
    var kinds: ContentShapeKinds = .interaction

    init(_ inner: Element, _ graph: ViewGraph) {
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
    }

    /// True when a point of the element's space lies inside the shape.
    package func contains(_ point: CGPoint) -> Bool {
        makePath(CGRect(origin: .zero, size: size)).contains(point, eoFill: isEvenOdd)
    }
}

nonisolated public struct _ContentShapeModifier<S: Shape>: ViewModifier, ElementModifier {
    public typealias Body = Never
    let shape: S
    let kinds: ContentShapeKinds
    let eoFill: Bool

    nonisolated init(shape: S, kinds: ContentShapeKinds, eoFill: Bool) {
        self.shape = shape
        self.kinds = kinds
        self.eoFill = eoFill
    }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> ContentShapeElement {
        let element = ContentShapeElement(inner, context.graph)
        updateWrapper(element, context)
        return element
    }

    @MainActor package func updateWrapper(_ wrapper: ContentShapeElement, _ context: WrapperContext) {
        let shape = shape
        wrapper.makePath = { shape.path(in: $0) }
        wrapper.isEvenOdd = eoFill
        wrapper.kinds = kinds
    }
}

extension View {
    /// Sets the area in which the view can be pressed, as a shape in its frame.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, kinds: .interaction, eoFill: eoFill))
    }

    /// Sets the shape that stands for the view in some kinds of use.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(_ContentShapeModifier(shape: shape, kinds: kind, eoFill: eoFill))
    }
}
