import SwiftUI

/// Collects the frames of probed views.
public struct ProbeKey: PreferenceKey {
    public static var defaultValue: [String: CGRect] { [:] }
    public static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
        value.merge(nextValue()) { _, new in new }
    }
}

/// The name of the coordinate space in which probes report.
public let probeSpaceName = "martlet.probe.root"

extension View {
    /// Reports the view's frame under a name to `ProbeHost`. Layout doesn't change.
    ///
    /// Written on a group or a loop, the last view's frame is kept; so is the last one of a name that is used twice.
    public func probe(_ id: String) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: ProbeKey.self, value: [id: proxy.frame(in: .named(probeSpaceName))])
            })
    }
}

/// Mounts a view of a fixed size and reads the frames of its probes.
@MainActor
public final class ProbeHost {
    private let host: TestHost<ProbeRoot>
    private let store = ProbeStore()

    /// Mounts a view in a frame of `size`, with animations off.
    public init(size: CGSize, platform: PlatformProfile = .macOS, @ViewBuilder content: () -> some View) {
        let root = ProbeRoot(content: AnyView(content()), size: size, store: store)
        host = TestHost(size: size, platform: platform) { root }
    }

    /// The frames by name, unrounded, in points from the root's top left corner.
    public var frames: [String: CGRect] {
        host.settle()
        return store.frames
    }

    /// What the views reported.
    public var reports: [String] { host.reports }
}

@MainActor
private final class ProbeStore {
    var frames: [String: CGRect] = [:]
}

private struct ProbeRoot: View {
    let content: AnyView
    let size: CGSize
    let store: ProbeStore

    var body: some View {
        content
            .frame(width: size.width, height: size.height)
            .coordinateSpace(.named(probeSpaceName))
            .onPreferenceChange(ProbeKey.self) { store.frames = $0 }
            .transaction { $0.animation = nil }
    }
}
