import Foundation
import MartletBase
import MartletDisplay
import MartletLayout
import SwiftUI

/// Mounts a view without a window and lets a test settle it, press its buttons, look at its frames and its pixels.
///
/// Everything runs on the main actor, at the host's own time: nothing is drawn or updated unless the test asks for it, and time
/// moves by `advance(by:)` only. The view is proposed `size` exactly and centred in it when it answers less.
@MainActor
public final class TestHost<Content: View> {
    /// Pixels per point.
    public let scale: CGFloat
    /// Reports that the views made: missing pictures, invalid sizes and the like, each once.
    public var reports: [String] { diagnostics.messages }

    private let host: ViewHost<Content>
    private let diagnostics = Diagnostics()
    private var environment: EnvironmentValues
    private let drawing: FrameDrawing
    private let background: Color?
    private var size: CGSize

    /// Mounts the view that `content` makes.
    ///
    /// - Parameters:
    ///   - size: What the view is proposed, in points, and the size of the picture.
    ///   - scale: Pixels per point.
    ///   - platform: Whose measures to follow.
    ///   - colorScheme: Light or dark.
    ///   - background: Drawn behind the view; nil leaves the picture clear.
    ///   - threads: How many threads draw. The pixels don't depend on it.
    ///   - environment: Changes the environment before the view is mounted.
    public init(
        size: CGSize, scale: CGFloat = 2, platform: PlatformProfile = .iOS, colorScheme: ColorScheme = .light,
        background: Color? = nil, threads: Int = 1, environment change: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: () -> Content
    ) {
        self.scale = scale
        self.size = size
        self.background = background
        drawing = FrameDrawing(threads: threads)
        environment = EnvironmentValues()
        environment.displayScale = scale
        environment.platformProfile = platform
        environment.colorScheme = colorScheme
        change(&environment)
        host = ViewHost(
            content(), environment: environment, proposal: ProposedViewSize(size), diagnostics: diagnostics)
    }

    // MARK: Time

    /// The host's time in seconds since it was made.
    public private(set) var time: Double = 0

    /// Runs updates, layout and actions until nothing is pending, and lets tasks that are ready run.
    public func settle() {
        host.settle()
        var rounds = 0
        while host.graph.isPending, rounds < 100 {
            host.settle()
            rounds += 1
        }
    }

    /// Lets tasks, main-queue blocks and timers that are due run in real time, then settles. For code that waits.
    public func settleTasks(within seconds: Double = 1) {
        let end = Date(timeIntervalSinceNow: seconds)
        repeat {
            RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
            settle()
        } while Date() < end && host.graph.runningTasks > 0
    }

    /// Moves the host's time on, frame by frame at 60 Hz.
    public func advance(by seconds: Double) {
        let end = time + seconds
        repeat {
            time = min(time + 1.0 / 60, end)
            host.graph.time = time
            settle()
        } while time < end
    }

    // MARK: Environment

    /// Proposes another size.
    public func resize(to size: CGSize) {
        self.size = size
        host.setProposal(ProposedViewSize(size))
    }

    /// Changes the environment of the mounted view.
    public func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&environment)
        host.setEnvironment(environment)
    }

    /// Shows another value of the view; its identity and its state stay.
    public func update(@ViewBuilder _ content: () -> Content) { host.update(content()) }

    // MARK: Looking

    /// The frame's display list, as an immutable value with a stable text.
    public var displayList: DisplayListText {
        settle()
        return DisplayListText(list: host.displayList())
    }

    /// The picture of the current frame.
    public var bitmap: Bitmap {
        settle()
        let list = host.displayList()
        let color = background.map { $0.rgba(in: environment) }
        do {
            let picture = try drawing.draw(list, size: size, scale: scale, background: color)
            host.addDrawingWork(layers: picture.layers, pixels: picture.pixelsDrawn)
            return Bitmap(pixels: picture.pixels, scale: scale)
        } catch {
            diagnostics.report("the picture can't be drawn: \(error)")
            return Bitmap(pixels: PixelBuffer(widthInPixels: 1, heightInPixels: 1) { _ in }, scale: scale)
        }
    }

    /// What the newest frame cost, and what all frames cost together.
    public var work: TestWork {
        TestWork(frame: host.lastWork, total: host.totalWork)
    }

    /// Settles and records a frame without drawing it, and says what it cost.
    @discardableResult
    public func frame() -> FrameWork {
        settle()
        _ = host.displayList()
        return host.lastWork
    }

    /// The semantics tree as JSON, as `martlet render --format json` writes it.
    public var semanticsJSON: String {
        settle()
        return SemanticsTree.json(SemanticsTree.build(host.rootElement), size: size)
    }

    // MARK: Finding

    /// The first element that a query fits, parents before children. A missing one fails when it is used.
    public func find(_ query: Query) -> FoundElement {
        FoundElement(node: all(query).first, query: query, host: self)
    }

    /// How many elements a query fits.
    public func count(_ query: Query) -> Int { all(query).count }

    /// The frame of the first element that a query fits, in the root's space; nil when there is none.
    public func frame(of query: Query) -> CGRect? { all(query).first?.frame }

    private func all(_ query: Query) -> [SemanticsNode] {
        settle()
        var found: [SemanticsNode] = []
        for root in SemanticsTree.build(host.rootElement) {
            root.visit { if query.fits($0) { found.append($0) } }
        }
        return found
    }

    /// Unmounts the view: tasks are cancelled and `onDisappear` runs.
    public func unmount() { host.unmount() }

    package var graph: ViewGraph { host.graph }
    package var rootElement: RootElement { host.rootElement }
    package var rootNode: _AnyViewNode { host.rootNode }
}

extension TestHost: Settling {}

/// A host that can be settled, whatever it shows.
@MainActor
protocol Settling: AnyObject {
    func settle()
}

/// The work of the newest frame and of all frames.
public struct TestWork {
    /// The newest frame's.
    public let frame: FrameWork
    /// The sum over all frames.
    public let total: FrameWork
}

/// A display list as text.
public struct DisplayListText: CustomStringConvertible, Equatable {
    package let list: DisplayList
    /// One line an item.
    public var description: String { String(describing: list) }
}
