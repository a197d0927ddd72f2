import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

/// A view behind, over or as the mask of each element.
nonisolated public struct _LayerModifier<Layer: View>: ViewModifier, ElementModifier {
    public typealias Body = Never
    let layer: Layer
    let alignment: Alignment
    let role: LayersElement<Layer>.Role

    nonisolated init(layer: Layer, alignment: Alignment, role: LayersElement<Layer>.Role) {
        self.layer = layer
        self.alignment = alignment
        self.role = role
    }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> LayersElement<Layer> {
        LayersElement(inner, role, layer, alignment, context)
    }

    @MainActor package func updateWrapper(_ wrapper: LayersElement<Layer>, _ context: WrapperContext) {
        wrapper.update(layer, alignment, context.environment)
    }
}

extension View {
    /// Puts a view behind this one. It is offered this view's size, aligned in its frame, and never changes its layout;
    /// several views form a `ZStack`. Measured.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, role: .background))
    }

    /// Puts a view behind this one.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(layer: background, alignment: alignment, role: .background))
    }

    /// Fills this view's frame with the background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills this view's frame, behind it, with a style.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_LayerModifier(layer: Rectangle().fill(style), alignment: .center, role: .background))
    }

    /// Fills a shape in this view's frame, behind it, with the background style.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills a shape in this view's frame, behind it, with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, role: .background))
    }

    /// Puts a view over this one. It is offered this view's size, aligned in its frame, and never changes its layout;
    /// several views form a `ZStack`. Measured.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, role: .overlay))
    }

    /// Puts a view over this one.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(layer: overlay, alignment: alignment, role: .overlay))
    }

    /// Fills this view's frame, over it, with a style.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_LayerModifier(layer: Rectangle().fill(style), alignment: .center, role: .overlay))
    }

    /// Fills a shape in this view's frame, over it, with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, role: .overlay))
    }

    /// Multiplies this view's alpha by that of another view laid out in its frame.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_LayerModifier(layer: mask(), alignment: alignment, role: .mask))
    }

    /// Multiplies this view's alpha by that of another view laid out in its frame.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_LayerModifier(layer: mask, alignment: .center, role: .mask))
    }

    /// Draws a line of a width inside this view's bounds, over it. A width of zero or less draws nothing. Measured.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: max(0, width)))
    }
}
