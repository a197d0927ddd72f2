import Foundation
import MartletBase
import MartletDisplay

nonisolated public struct _OpacityEffect: ViewModifier, EffectModifier {
    public typealias Body = Never
    let opacity: Double
    nonisolated init(opacity: Double) { self.opacity = opacity }
    package func effect(_ size: CGSize, _ environment: EnvironmentValues) -> DisplayEffect? {
        // NaN counts as opaque, as a value that can't be meant.
        let value = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        return value == 1 ? nil : .opacity(value)
    }
}

nonisolated public struct _ShadowEffect: ViewModifier, EffectModifier {
    public typealias Body = Never
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    nonisolated init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
    package func effect(_ size: CGSize, _ environment: EnvironmentValues) -> DisplayEffect? {
        guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
        return .shadow(color: color.rgba(in: environment), radius: Double(max(0, radius)), offset: offset)
    }
}

nonisolated public struct _BlurEffect: ViewModifier, EffectModifier {
    public typealias Body = Never
    let radius: CGFloat
    let isOpaque: Bool
    nonisolated init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }
    package func effect(_ size: CGSize, _ environment: EnvironmentValues) -> DisplayEffect? {
        guard radius.isFinite, radius > 0 else { return nil }
        return .blur(radius: Double(radius), isOpaque: isOpaque)
    }
}

nonisolated public struct _CompositingGroupEffect: ViewModifier, EffectModifier {
    public typealias Body = Never
    nonisolated init() {}
    package func effect(_ size: CGSize, _ environment: EnvironmentValues) -> DisplayEffect? { .flatten }
}

nonisolated public struct _ClipEffect<ClipShape: Shape>: ViewModifier, EffectModifier {
    public typealias Body = Never
    let shape: ClipShape
    let style: FillStyle
    nonisolated init(shape: ClipShape, style: FillStyle) {
        self.shape = shape
        self.style = style
    }
    package func effect(_ size: CGSize, _ environment: EnvironmentValues) -> DisplayEffect? {
        let rect = CGRect(origin: .zero, size: size)
        return .clip(shape.path(in: rect, direction: environment.layoutDirection), style)
    }
}

extension View {
    /// Multiplies the view's alpha, element by element: overlapping parts show through each other unless a
    /// `compositingGroup()` made them one. Values outside 0...1 are clamped. Layout doesn't change. Measured.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

    /// Draws a blurred copy of the view's alpha below it: a Gaussian whose standard deviation is `radius` points, moved by
    /// `x` and `y`. Each element casts its own shadow unless a clip, a mask or a `compositingGroup()` made them one.
    /// A radius of zero or less is a hard copy. Layout doesn't change. Measured.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view with a Gaussian whose standard deviation is `radius` points. With `opaque` the view's edge stays
    /// hard. Layout doesn't change. Measured.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Makes the view one picture for the effects applied after it.
    nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

    /// Shows the view only inside a shape that is laid out in its frame.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Shows the view only inside its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
    }

    /// Shows the view only inside a rounded rectangle in its frame, with continuous corners. Measured: equal to clipping to
    /// `RoundedRectangle(cornerRadius:)`.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(
            _ClipEffect(shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased)))
    }
}
