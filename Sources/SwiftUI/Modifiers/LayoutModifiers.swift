import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

nonisolated public struct _PaddingLayout: ViewModifier, LayoutModifier {
    public typealias Body = Never
    let edges: Edge.Set
    let insets: EdgeInsets?
    nonisolated init(edges: Edge.Set, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }
    package func layout(_ environment: EnvironmentValues) -> PaddingLayout {
        let all = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return PaddingLayout(
            EdgeInsets(
                top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
                bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0))
    }
}

nonisolated public struct _FrameLayout: ViewModifier, LayoutModifier {
    public typealias Body = Never
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
    nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }
    package func layout(_ environment: EnvironmentValues) -> FrameLayout {
        FrameLayout(width: width, height: height, alignment: alignment)
    }
}

nonisolated public struct _FlexFrameLayout: ViewModifier, LayoutModifier {
    public typealias Body = Never
    let flexible: FlexFrameLayout
    nonisolated init(_ flexible: FlexFrameLayout) { self.flexible = flexible }
    package func layout(_ environment: EnvironmentValues) -> FlexFrameLayout { flexible }
}

nonisolated public struct _FixedSizeLayout: ViewModifier, LayoutModifier {
    public typealias Body = Never
    let horizontal: Bool
    let vertical: Bool
    nonisolated init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    package func layout(_ environment: EnvironmentValues) -> FixedSizeLayout {
        FixedSizeLayout(horizontal: horizontal, vertical: vertical)
    }
}

nonisolated public struct _AspectRatioLayout: ViewModifier, LayoutModifier {
    public typealias Body = Never
    let ratio: CGFloat?
    let mode: ContentMode
    nonisolated init(ratio: CGFloat?, mode: ContentMode) {
        self.ratio = ratio
        self.mode = mode
    }
    package func layout(_ environment: EnvironmentValues) -> AspectRatioLayout {
        AspectRatioLayout(ratio, isFill: mode == .fill)
    }
}

nonisolated public struct _PositionLayout: ViewModifier, LayoutModifier {
    public typealias Body = Never
    let position: CGPoint
    nonisolated init(position: CGPoint) { self.position = position }
    package func layout(_ environment: EnvironmentValues) -> PositionLayout {
        PositionLayout(x: position.x, y: position.y)
    }
}

nonisolated public struct _AlignmentGuideModifier: ViewModifier, LayoutModifier {
    public typealias Body = Never
    let layout: AlignmentGuideLayout
    nonisolated init(layout: AlignmentGuideLayout) { self.layout = layout }
    package func layout(_ environment: EnvironmentValues) -> AlignmentGuideLayout { layout }
}

nonisolated public struct _LayoutPriorityModifier: ViewModifier, ElementModifier {
    public typealias Body = Never
    let priority: Double
    nonisolated init(priority: Double) { self.priority = priority }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> PlainElement {
        let element = PlainElement(inner, context.graph)
        element.layoutNode.ownPriority = priority
        return element
    }
    @MainActor package func updateWrapper(_ wrapper: PlainElement, _ context: WrapperContext) {
        wrapper.layoutNode.ownPriority = priority
    }
}

/// How a view with an aspect ratio fills the space it gets.
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// As large as fits inside.
    case fit
    /// As small as covers everything.
    case fill
}

extension View {
    /// Adds insets around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(edges: .all, insets: insets)) }

    /// Adds space at some edges: `length` points, or the platform's default, 16. Measured.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _PaddingLayout(
                edges: edges,
                insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Adds `length` points at every edge.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Puts the view into a frame of a fixed size, aligned, possibly overflowing. A nil dimension is the view's own.
    /// Negative or non-finite values are reported and count as zero. Measured.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "give at least one dimension")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

    /// Puts the view into a frame whose size depends on what it is offered: with a maximum, the offer clamped to the limits;
    /// with only a minimum, the view's size raised to it; without an offer, the ideal size. Measured.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                FlexFrameLayout(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }

    /// Gives the view its ideal size, whatever it is offered.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal size along some axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Offers the view a rectangle of a ratio (width over height): the largest that fits into the offer, or the smallest that
    /// covers it. A nil ratio is that of the view's ideal size. The view's own answer is kept. Measured.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
    }

    /// Offers the view a rectangle with the ratio of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
    }

    /// Scales the view to fit into what it is offered, keeping its ideal ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover what it is offered, keeping its ideal ratio.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Takes all space that is offered and centres the view at a point of it. Measured.
    nonisolated public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    /// Takes all space that is offered and centres the view at a point of it.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Sets where a horizontal alignment lies in the view, in points from its leading edge.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(layout: AlignmentGuideLayout(g, computeValue: computeValue)))
    }

    /// Sets where a vertical alignment lies in the view, in points from its top.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(layout: AlignmentGuideLayout(g, computeValue: computeValue)))
    }

    /// Sets who is served first when a stack divides its space: higher values before lower ones, which keep their minimum.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(priority: value))
    }

    /// Keeps the view's place but draws nothing of it, and hides it from accessibility. Measured.
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// An element that keeps its place and draws nothing.
package final class HiddenElement: WrapperElement {
    init(_ inner: Element, _ graph: ViewGraph) {
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
    }
    package override func record(_ context: RecordContext) -> MartletDisplay.DisplayNode? { nil }
    package override func semantics() -> SemanticsInfo? {
        var info = SemanticsInfo(role: .group)
        info.isHidden = true
        return info
    }
}

nonisolated public struct _HiddenModifier: ViewModifier, ElementModifier {
    public typealias Body = Never
    nonisolated init() {}
    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> HiddenElement {
        HiddenElement(inner, context.graph)
    }
    @MainActor package func updateWrapper(_ wrapper: HiddenElement, _ context: WrapperContext) {}
}
