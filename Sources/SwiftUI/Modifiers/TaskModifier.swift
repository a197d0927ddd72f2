import Foundation
import MartletLayout

/// Runs a task while an element lives.
package final class TaskElement: WrapperElement {
    private var task: Task<Void, Never>?
    private var isGone = false
    fileprivate var id: AnyHashable?
    fileprivate var priority: TaskPriority = .userInitiated
    fileprivate var action: (@Sendable () async -> Void)?

    package init(_ inner: Element, _ graph: ViewGraph) {
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
        start()
    }

    fileprivate func start() {
        graph.enqueueAction { [weak self] in
            guard let self, !self.isGone, let action = self.action else { return }
            self.task?.cancel()
            self.graph.taskStarted()
            let graph = self.graph
            self.task = Task(priority: self.priority) { @MainActor in
                await action()
                graph.taskEnded()
            }
        }
    }

    package override func dispose() {
        isGone = true
        task?.cancel()
    }
}

nonisolated public struct _TaskModifier: ViewModifier, ElementModifier {
    public typealias Body = Never
    let id: AnyHashable?
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    nonisolated init(id: AnyHashable?, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
        self.id = id
        self.priority = priority
        self.action = action
    }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> TaskElement {
        let element = TaskElement(inner, context.graph)
        element.id = id
        element.priority = priority
        element.action = action
        return element
    }

    @MainActor package func updateWrapper(_ wrapper: TaskElement, _ context: WrapperContext) {
        wrapper.action = action
        guard wrapper.id != id else { return }
        wrapper.id = id
        wrapper.start()
    }
}

extension View {
    /// Runs an asynchronous action when the view has appeared, and cancels it when the view goes away.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: nil, priority: priority, action: SendableAction(action).run))
    }

    /// Runs an asynchronous action when the view has appeared and again when `id` changes; the one before is cancelled.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: AnyHashable(EquatableID(value)), priority: priority, action: SendableAction(action).run))
    }
}

/// Carries an action to the main actor: it is called there only, one call at a time.
private struct SendableAction: @unchecked Sendable {
    let action: @isolated(any) () async -> Void
    init(_ action: @escaping @isolated(any) () async -> Void) { self.action = action }
    @Sendable func run() async { await action() }
}

/// Makes an equatable value hashable, by equality alone.
private struct EquatableID<T: Equatable>: Hashable, @unchecked Sendable {
    let value: T
    init(_ value: T) { self.value = value }
    func hash(into hasher: inout Hasher) {}
}
