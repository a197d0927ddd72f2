import MartletBase
import MartletLayout

/// Keeps one tree of views up to date: the queue of what has to run again, the tree of layout, and the loop that settles both.
///
/// One frame is `settle`, which repeats these steps until nothing is pending:
/// 1. run the nodes whose inputs changed, parents first;
/// 2. measure and place what changed;
/// 3. give geometry readers their new geometry, and preference listeners their new values;
/// 4. run the actions that the steps before asked for (`onAppear`, `onChange`, `onPreferenceChange`, tasks).
@MainActor
public final class ViewGraph {
    package var work = FrameWork()
    package let layoutTree = LayoutTree()
    package var time: Double = 0
    /// Called when something became pending outside of an update.
    package var needsUpdate: (() -> Void)?
    package let diagnostics: Diagnostics

    private var queue: [_AnyViewNode] = []
    private var actions: [() -> Void] = []
    private var isSettling = false
    package var geometryReaders: [ObjectIdentifier: WeakGeometryNode] = [:]
    package var preferenceListeners: [ObjectIdentifier: WeakListener] = [:]
    /// True when anything was placed since the last look at geometry readers.
    package var geometryChanged = false
    package var root: RootElement?

    package init(diagnostics: Diagnostics = .standard) {
        self.diagnostics = diagnostics
        _ = StackRoom.isRaised
        // The tree is only used on the main actor, as the graph that owns it.
        layoutTree.frameChanged = { node in
            nonisolated(unsafe) let owner = node.owner
            MainActor.assumeIsolated { (owner as? Element)?.frameChanged() }
        }
        layoutTree.report = { message, _ in diagnostics.report(message) }
    }

    // MARK: Dependencies

    /// The subscriber whose body is running, innermost last. State that is read notes it.
    nonisolated(unsafe) package static var active: Subscriber?

    package func evaluating<Result>(_ subscriber: Subscriber, _ body: () -> Result) -> Result {
        let before = ViewGraph.active
        ViewGraph.active = subscriber
        defer { ViewGraph.active = before }
        return body()
    }

    /// Puts a node into the queue of the next update.
    package func enqueue(_ node: _AnyViewNode) {
        queue.append(node)
        if !isSettling { needsUpdate?() }
    }

    /// Runs an action after the current layout, or soon when nothing is being settled.
    package func enqueueAction(_ action: @escaping () -> Void) {
        actions.append(action)
        if !isSettling { needsUpdate?() }
    }

    /// The transaction of the newest change that waits for the next update.
    package private(set) var transaction = Transaction()

    /// Notes the transaction of a change: the nodes that run because of it see it.
    package func note(_ transaction: Transaction) { self.transaction = transaction }

    /// Tasks of `task` modifiers that have started and not ended.
    package private(set) var runningTasks = 0
    package func taskStarted() { runningTasks += 1 }
    package func taskEnded() { runningTasks -= 1 }

    package var isPending: Bool { !queue.isEmpty || !actions.isEmpty }

    // MARK: The loop

    /// Runs updates, layout and actions until nothing is pending. A tree that never comes to rest is reported and left after
    /// `limit` rounds.
    package func settle(limit: Int = 200) {
        if isSettling { return }
        isSettling = true
        defer { isSettling = false }
        var rounds = 0
        repeat {
            rounds += 1
            if rounds > limit {
                diagnostics.report(
                    "The views never come to rest: something changes state in every update. "
                        + "Change state in actions, not in body or in reaction to its own result.")
                queue.removeAll()
                actions.removeAll()
                return
            }
            flushQueue()
            layout()
            if updateGeometry() { continue }
            updatePreferences()
            runActions()
        } while isPending || needsLayout
    }

    private func flushQueue() {
        var rounds = 0
        while !queue.isEmpty {
            let batch = queue.sorted { $0.depth < $1.depth }
            queue.removeAll(keepingCapacity: true)
            for node in batch { node.flush() }
            rounds += 1
            if rounds > 100 {
                diagnostics.report(
                    "State is changed while a body runs, again and again; the update was stopped. "
                        + "Move the change into an action such as onAppear or a button's.")
                queue.removeAll()
            }
        }
    }

    package var needsLayout: Bool { root?.needsLayout ?? false }

    private func layout() { root?.layoutIfNeeded() }

    /// Lets geometry readers whose geometry changed run again; true when one did.
    private func updateGeometry() -> Bool {
        guard geometryChanged else { return false }
        geometryChanged = false
        var changed = false
        for (id, box) in geometryReaders {
            guard let node = box.node, node.isMounted else {
                geometryReaders[id] = nil
                continue
            }
            if node.updateGeometry() { changed = true }
        }
        if changed { return true }
        for box in preferenceListeners.values { box.node?.geometryMoved() }
        return !queue.isEmpty
    }

    private func updatePreferences() {
        for (id, box) in preferenceListeners {
            guard let node = box.node, node.isMountedListener else {
                preferenceListeners[id] = nil
                continue
            }
            node.updatePreference()
        }
    }

    private func runActions() {
        guard !actions.isEmpty else { return }
        let batch = actions
        actions.removeAll()
        for action in batch { action() }
    }
}

@MainActor
package struct WeakGeometryNode {
    package weak var node: GeometryNode?
}

@MainActor
package struct WeakListener {
    package weak var node: (any PreferenceListener)?
}

/// A node that acts on a preference value.
@MainActor
package protocol PreferenceListener: AnyObject {
    var isMountedListener: Bool { get }
    func updatePreference()
    /// Told when frames changed, so that values that depend on geometry are read anew.
    func geometryMoved()
}

/// A node whose content depends on geometry.
@MainActor
package class GeometryNode: Subscriber {
    package var isMounted: Bool { !isDisposed }
    /// Compares the geometry with what the content saw; invalidates and answers true when it differs.
    package func updateGeometry() -> Bool { false }
}

extension ViewGraph {
    /// Moves the layout tree's counts into the frame's.
    package func collectLayoutWork() {
        work = work + layoutTree.work
        layoutTree.work = FrameWork()
    }
}
