import Foundation
import MartletBase
import MartletDisplay

/// A modifier that draws each element through an affine map and leaves layout alone.
package protocol TransformModifier: EffectModifier {
    func transform(_ size: CGSize, _ environment: EnvironmentValues) -> CGAffineTransform
}

extension TransformModifier {
    package func effect(_ size: CGSize, _ environment: EnvironmentValues) -> DisplayEffect? {
        let map = transform(size, environment)
        let sum = map.a + map.b + map.c + map.d + map.tx + map.ty
        return sum.isFinite && map != .identity ? .transform(map) : nil
    }
}

/// The map that applies `map` about an anchor of a frame of a size.
package func about(_ anchor: UnitPoint, _ size: CGSize, _ map: CGAffineTransform) -> CGAffineTransform {
    let x = anchor.x * size.width, y = anchor.y * size.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
        .concatenating(CGAffineTransform(translationX: x, y: y))
}

nonisolated public struct _OffsetEffect: ViewModifier, TransformModifier {
    public typealias Body = Never
    let offset: CGSize
    nonisolated init(offset: CGSize) { self.offset = offset }
    package func transform(_ size: CGSize, _ environment: EnvironmentValues) -> CGAffineTransform {
        let sign: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
        return CGAffineTransform(translationX: sign * offset.width, y: offset.height)
    }
}

nonisolated public struct _RotationEffect: ViewModifier, TransformModifier {
    public typealias Body = Never
    let angle: Angle
    let anchor: UnitPoint
    nonisolated init(angle: Angle, anchor: UnitPoint) {
        self.angle = angle
        self.anchor = anchor
    }
    package func transform(_ size: CGSize, _ environment: EnvironmentValues) -> CGAffineTransform {
        about(anchor, size, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }
}

nonisolated public struct _ScaleEffect: ViewModifier, TransformModifier {
    public typealias Body = Never
    let scale: CGSize
    let anchor: UnitPoint
    nonisolated init(scale: CGSize, anchor: UnitPoint) {
        self.scale = scale
        self.anchor = anchor
    }
    package func transform(_ size: CGSize, _ environment: EnvironmentValues) -> CGAffineTransform {
        about(anchor, size, CGAffineTransform(scaleX: scale.width, y: scale.height))
    }
}

nonisolated public struct _TransformEffect: ViewModifier, TransformModifier {
    public typealias Body = Never
    let map: CGAffineTransform
    nonisolated init(map: CGAffineTransform) { self.map = map }
    package func transform(_ size: CGSize, _ environment: EnvironmentValues) -> CGAffineTransform { map }
}

extension View {
    /// Draws the view moved; its frame stays. Positive widths move to the trailing side. Measured: mirrored in right-to-left.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Draws the view moved; its frame stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    /// Draws the view turned about an anchor of its frame, clockwise on screen for positive angles; its frame stays.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Draws the view scaled about an anchor of its frame; its frame stays.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Draws the view scaled about an anchor of its frame; its frame stays.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
    }

    /// Draws the view scaled about an anchor of its frame; its frame stays.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
    }

    /// Draws the view through an affine map about its top left corner; its frame stays.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(map: transform))
    }
}
