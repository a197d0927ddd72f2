import Foundation
import MartletLayout

/// A frame of reference for points and rectangles.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // Unchecked: names are compared only.
    /// The space of the root view.
    case global
    /// The space of the view that asks.
    case local
    /// The space of the nearest view above with the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The space as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the root view.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest view above that `coordinateSpace(_:)` gave this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

package final class SpaceElement: WrapperElement {
    fileprivate(set) var name: AnyHashable

    init(_ inner: Element, _ name: AnyHashable, _ graph: ViewGraph) {
        self.name = name
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
    }

    package override var spaceName: AnyHashable? { name }
}

nonisolated public struct _CoordinateSpaceModifier: ViewModifier, ElementModifier {
    public typealias Body = Never
    let name: AnyHashable
    nonisolated init(name: AnyHashable) { self.name = name }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> SpaceElement {
        SpaceElement(inner, name, context.graph)
    }

    @MainActor package func updateWrapper(_ wrapper: SpaceElement, _ context: WrapperContext) { wrapper.name = name }
}

extension View {
    /// Names the view's coordinate space, so that views below can ask for frames in it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view's coordinate space.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
