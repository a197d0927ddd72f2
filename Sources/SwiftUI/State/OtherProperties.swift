import Foundation
import Observation

/// Gives bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The bindable itself.
    public var projectedValue: Bindable<Value> { self }

    /// Bindings to an object's properties.
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
    /// Bindings to an object's properties.
    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
    /// The bindable that a projection is.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable { self = projectedValue }
}

extension Bindable where Value: AnyObject {

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            location: ClosureLocation(get: { object[keyPath: keyPath] }) { value, transaction in
                withTransaction(transaction) { object[keyPath: keyPath] = value }
            })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A name space of identities that belongs to one view, for matching geometry between views.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// One name space.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id: ID?

    public init() {}

    /// The name space; a shared one outside of a mounted view.
    public var wrappedValue: ID { id ?? ID(number: 0) }

    @MainActor
    public static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext
    ) {
        let kept = slot as? NamespaceSlot ?? NamespaceSlot()
        slot = kept
        field.assumingMemoryBound(to: Self.self).pointee.id = ID(number: kept.number)
    }
}

extension Namespace: SeededProperty {}

private final class NamespaceSlot: DynamicPropertySlot {
    private static var last = 0
    let number: Int
    override init() {
        NamespaceSlot.last += 1
        number = NamespaceSlot.last
    }
}

/// A number that grows and shrinks with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value?

    /// A number that scales as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// A number that scales as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number for the current text size, rounded to a whole pixel.
    public var wrappedValue: Value { scaled ?? base }

    @MainActor
    public static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext
    ) {
        let property = field.assumingMemoryBound(to: Self.self)
        let environment = context.environment
        let factor = Font.scaleFactor(
            of: property.pointee.style, at: environment.dynamicTypeSize, profile: environment.platformProfile)
        let value = Double(property.pointee.base) * factor, scale = Double(environment.displayScale)
        property.pointee.scaled = factor == 1 ? property.pointee.base : Value((value * scale).rounded() / scale)
    }
}

extension ScaledMetric: SeededProperty {}
