/// One of two views: what a view builder makes of `if`/`else` and `switch`. The branches have identities of their own: state
/// does not pass from one to the other.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    package let storage: Storage

    nonisolated package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ConditionalNode(view, context)
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        OptionalNode(view, context)
    }
}

/// The node of a choice: one child, replaced when the other branch is taken.
private final class ConditionalNode<A: View, B: View>: _ViewNode<_ConditionalContent<A, B>> {
    private var first: _ViewNode<A>?
    private var second: _ViewNode<B>?

    init(_ view: _ConditionalContent<A, B>, _ context: _NodeContext) {
        super.init(context)
        show(view)
        collectElements()
    }

    private func show(_ view: _ConditionalContent<A, B>) {
        switch view.storage {
        case .trueContent(let content):
            if let first {
                first.update(content, environment)
            } else {
                second?.unmount()
                second = nil
                first = A._makeNode(content, childContext())
            }
        case .falseContent(let content):
            if let second {
                second.update(content, environment)
            } else {
                first?.unmount()
                first = nil
                second = B._makeNode(content, childContext())
            }
        }
    }

    override func update(_ view: _ConditionalContent<A, B>, _ environment: EnvironmentValues) {
        self.environment = environment
        collecting(always: true) { show(view) }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        collecting {
            first?.refresh(environment)
            second?.refresh(environment)
        }
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
    }
}

/// The node of an optional view.
private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: _ViewNode<Wrapped>?

    init(_ view: Wrapped?, _ context: _NodeContext) {
        super.init(context)
        if let view { child = Wrapped._makeNode(view, childContext()) }
        collectElements()
    }

    override func update(_ view: Wrapped?, _ environment: EnvironmentValues) {
        self.environment = environment
        collecting(always: true) {
            switch (view, child) {
            case (let view?, let child?): child.update(view, environment)
            case (let view?, nil): child = Wrapped._makeNode(view, childContext())
            case (nil, let old?):
                old.unmount()
                child = nil
            case (nil, nil): break
            }
        }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        collecting { child?.refresh(environment) }
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
}
