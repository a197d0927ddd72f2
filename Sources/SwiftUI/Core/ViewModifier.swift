/// A change to a view that can be used on many views.
///
/// Make a structure that conforms, put the change into `body(content:)`, and apply it with `View.modifier(_:)`. The content
/// may be used more than once in the body; each use has its own state. Documented behaviour.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view, found by the compiler from `body(content:)`.
    associatedtype Body: View

    /// The modified view. `content` stands for the view that the modifier is applied to.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// The view that a modifier gets to modify.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the node for a view with this modifier.
    static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>>
}

extension ViewModifier {
    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        CompositeModifierNode(view, context)
    }

    /// One modifier that applies this one first and `modifier` to the result.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Modifiers of the library have no body of their own; the engine never asks for it.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is applied by the engine and has no body")
    }
}

/// A value with a modifier applied to it: a modified view, or two modifiers in one.
public struct ModifiedContent<Content, Modifier> {
    public typealias Body = Never
    /// What the modifier is applied to.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        Modifier._makeModifierNode(view, context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        MappedNode(view, context) { view in
            ModifiedContent<ModifiedContent<Base, Content>, Modifier>(
                content: ModifiedContent<Base, Content>(content: view.content, modifier: view.modifier.content),
                modifier: view.modifier.modifier)
        }
    }
}

extension View {
    /// This view with a modifier applied to it.
    @inlinable
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    public static let identity = EmptyModifier()
    nonisolated public init() {}

    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        MappedNode(view, context) { $0.content }
    }
}
