/// A piece of user interface, described by what it is made of.
///
/// Make a structure that conforms and give it a `body`. The engine runs `body` when the view appears and again when something
/// that the body read has changed. Documented behaviour.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content, found by the compiler from `body`.
    associatedtype Body: View

    /// The view's content.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that stands for a view of this type. The default runs `body`; views of the library answer otherwise.
    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self>
}

extension View {
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        CompositeNode(view, context)
    }
}

extension Never: View {
    /// A value of this type can't exist, so this never runs.
    public var body: Never { fatalError("a value of type Never") }
}

extension View where Body == Never {
    /// Views of the library have no body of their own; the engine never asks for it.
    public var body: Never {
        preconditionFailure("\(Self.self) is drawn by the engine and has no body")
    }
}
