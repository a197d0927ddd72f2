import Foundation

/// Room on the main thread's stack for deep trees.
///
/// Views nest by recursion, so a tree of some thousand levels needs more than the usual eight megabytes. Linux grows the main
/// thread's stack up to the soft limit at the time of growth, and keeps at least 128 megabytes of addresses free below it.
package enum StackRoom {
    /// Levels of the view tree beyond which nothing is shown; reached by views that contain themselves without end.
    package static let deepestLevel = 20_000

    /// Whether a node may have a child; where not, the views below are left out and that is reported once.
    @MainActor package static func hasRoom<V>(for node: _AnyViewNode, of type: V.Type) -> Bool {
        if node.depth < deepestLevel { return true }
        node.graph.diagnostics.report(
            "The view tree is more than \(deepestLevel) levels deep at \(V.self); what is below is not shown. "
                + "Does a view contain itself without end?")
        return false
    }

    /// Raises the soft limit to 112 megabytes, or to the hard limit when that is lower. Done once.
    package static let isRaised: Bool = {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        guard getrlimit(resource, &limit) == 0 else { return false }
        let wanted: rlim_t = 112 << 20
        if limit.rlim_cur >= wanted { return true }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        return setrlimit(resource, &limit) == 0
    }()
}
