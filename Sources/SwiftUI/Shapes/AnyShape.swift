import Foundation
import MartletBase

/// A shape whose type is hidden, for places that choose among shapes while running.
public struct AnyShape: Shape {
    private var box: AnyShapeBox

    /// Hides a shape's type.
    public init<S: Shape>(_ shape: S) { box = TypedShapeBox(shape) }

    /// The hidden shape's outline.
    public func path(in rect: CGRect) -> Path { box.path(in: rect) }

    /// The hidden shape's size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

    /// The hidden shape's behaviour.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }

    /// The hidden shape's data. Animates between shapes of one type; a change of type happens at once.
    public var animatableData: _AnyAnimatableData {
        get { box.animatableData }
        set { box = box.with(newValue) }
    }
}

private class AnyShapeBox: @unchecked Sendable {
    // Unchecked: subclasses hold one immutable Sendable shape.
    func path(in rect: CGRect) -> Path { Path() }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    var animatableData: _AnyAnimatableData { .zero }
    func with(_ data: _AnyAnimatableData) -> AnyShapeBox { self }
}

private final class TypedShapeBox<S: Shape>: AnyShapeBox, @unchecked Sendable {
    // Unchecked: one immutable Sendable shape.
    let shape: S

    init(_ shape: S) { self.shape = shape }

    override func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    override var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }

    override func with(_ data: _AnyAnimatableData) -> AnyShapeBox {
        guard let typed = data.value(as: S.AnimatableData.self) else { return self }
        var copy = shape
        copy.animatableData = typed
        return TypedShapeBox(copy)
    }
}

/// Animatable data whose type is hidden. Data of different types don't mix: the sum is the left one, or the right one
/// where the left is zero.
public struct _AnyAnimatableData: VectorArithmetic {
    private var box: VectorBox?

    init<V: VectorArithmetic>(_ value: V) { box = TypedVectorBox(value) }

    private init() { box = nil }

    func value<V: VectorArithmetic>(as type: V.Type) -> V? {
        guard let box else { return .zero }
        return (box as? TypedVectorBox<V>)?.value
    }

    /// No data: adds nothing to any other.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

    /// Whether both hide equal data; zero equals zero of any type.
    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        switch (lhs.box, rhs.box) {
        case (nil, nil): true
        case (let a?, let b?): a.isEqual(to: b)
        case (let a?, nil), (nil, let a?): a.isZero
        }
    }

    /// The sum.
    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        combine(lhs, rhs, sign: 1)
    }

    /// The difference.
    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        combine(lhs, rhs, sign: -1)
    }

    private static func combine(
        _ lhs: _AnyAnimatableData, _ rhs: _AnyAnimatableData, sign: Double
    ) -> _AnyAnimatableData {
        var result = lhs
        switch (lhs.box, rhs.box) {
        case (_, nil): break
        case (nil, let b?): result.box = b.scaled(by: sign)
        case (let a?, let b?): result.box = a.adding(b, sign: sign)
        }
        return result
    }

    /// Multiplies the hidden data.
    public mutating func scale(by rhs: Double) { box = box?.scaled(by: rhs) }

    /// The hidden data's squared length.
    public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }
}

private class VectorBox {
    var isZero: Bool { true }
    var magnitudeSquared: Double { 0 }
    func isEqual(to other: VectorBox) -> Bool { false }
    func scaled(by factor: Double) -> VectorBox { self }
    func adding(_ other: VectorBox, sign: Double) -> VectorBox { self }
}

private final class TypedVectorBox<V: VectorArithmetic>: VectorBox {
    let value: V

    init(_ value: V) { self.value = value }

    override var isZero: Bool { value == .zero }
    override var magnitudeSquared: Double { value.magnitudeSquared }
    override func isEqual(to other: VectorBox) -> Bool { (other as? TypedVectorBox)?.value == value }
    override func scaled(by factor: Double) -> VectorBox { TypedVectorBox(value.scaled(by: factor)) }

    override func adding(_ other: VectorBox, sign: Double) -> VectorBox {
        guard let other = other as? TypedVectorBox else { return self }
        return TypedVectorBox(sign < 0 ? value - other.value : value + other.value)
    }
}
