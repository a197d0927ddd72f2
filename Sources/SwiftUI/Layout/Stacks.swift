import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

/// Views side by side.
///
/// The width is divided by layout priority and flexibility: higher priorities first, then the least flexible, each an equal share of
/// what is left. Default spacing is 8 between plain views. Measured.
nonisolated public struct HStack<Content: View>: View, ContainerView {
    public typealias Body = Never
    package let alignment: VerticalAlignment
    package let spacing: CGFloat?
    package let content: Content

    /// A row of the views that the closure makes.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func containerLayout(_ environment: EnvironmentValues) -> HStackLayout {
        HStackLayout(alignment: alignment, spacing: spacing)
    }
}

/// Views one below the other. The height is divided as an `HStack` divides its width; between texts the fonts' own distances hold.
nonisolated public struct VStack<Content: View>: View, ContainerView {
    public typealias Body = Never
    package let alignment: HorizontalAlignment
    package let spacing: CGFloat?
    package let content: Content

    /// A column of the views that the closure makes.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func containerLayout(_ environment: EnvironmentValues) -> VStackLayout {
        VStackLayout(alignment: alignment, spacing: spacing)
    }
}

/// Views on top of each other, the first at the back. Its size is the union of theirs. Measured.
nonisolated public struct ZStack<Content: View>: View, ContainerView {
    public typealias Body = Never
    package let alignment: Alignment
    package let content: Content

    /// A pile of the views that the closure makes.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func containerLayout(_ environment: EnvironmentValues) -> ZStackLayout {
        ZStackLayout(alignment: alignment)
    }
}

/// A view made of a layout and the views that it arranges: what calling a layout gives.
nonisolated struct LayoutView<L: Layout, Content: View>: View, ContainerView {
    typealias Body = Never
    let layout: L
    let content: Content

    nonisolated init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    func containerLayout(_ environment: EnvironmentValues) -> L { layout }
}

extension Layout {
    /// The views that the closure makes, arranged by this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}
