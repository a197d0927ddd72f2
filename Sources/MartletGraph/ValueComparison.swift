@_spi(Reflection) import Swift

/// Compares two values of one type without asking for `Equatable`: the test that lets an unchanged view be skipped.
///
/// Rules, chosen to be safe in one direction (a wrong "different" costs time, a wrong "same" would show stale pictures):
/// 1. `Equatable` types by `==`; 2. trivial types by their bytes; 3. class references by identity; 4. structs and tuples field by
/// field; 5. closures by their code and context pointers; 6. anything else is different.
package enum ValueComparison {
    /// Compares two values. Cheap after the first call for a type.
    package static func areEqual<T>(_ a: T, _ b: T) -> Bool {
        let comparator = TypeComparator.of(T.self)
        return withUnsafePointer(to: a) { pa in
            withUnsafePointer(to: b) { pb in comparator.compare(UnsafeRawPointer(pa), UnsafeRawPointer(pb)) }
        }
    }
}

/// The way to compare values of one type, found once for each type.
package final class TypeComparator: @unchecked Sendable {
    // Unchecked: immutable after init.
    private enum Strategy {
        case equatable(any Equatable.Type)
        case bytes(Int)
        case reference
        case fields([(offset: Int, comparator: TypeComparator)])
        case never
    }

    private let strategy: Strategy

    private init(_ strategy: Strategy) { self.strategy = strategy }

    nonisolated(unsafe) private static var cache: [ObjectIdentifier: TypeComparator] = [:]
    private static let lock = UnfairLock()

    package static func of<T>(_ type: T.Type) -> TypeComparator { make(type) }

    private static func make(_ type: Any.Type) -> TypeComparator {
        let key = ObjectIdentifier(type)
        lock.lock()
        let found = cache[key]
        lock.unlock()
        if let found { return found }
        let made = TypeComparator(strategy(for: type))
        lock.lock()
        cache[key] = made
        lock.unlock()
        return made
    }

    private static func strategy(for type: Any.Type) -> Strategy {
        if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
        if type is AnyObject.Type { return .reference }
        func trivialSize<T>(_: T.Type) -> Int? { _isPOD(T.self) ? MemoryLayout<T>.size : nil }
        if let size = _openExistential(type, do: trivialSize) { return .bytes(size) }
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        var fields: [(offset: Int, comparator: TypeComparator)] = []
        var covered = 0
        let complete = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
            if kind == .function {
                fields.append((offset, TypeComparator(.bytes(16))))
                covered += 16
            } else {
                fields.append((offset, make(fieldType)))
                covered += _openExistential(fieldType, do: size)
            }
            return true
        }
        // A type without visible fields (an enum, an existential) can't be compared.
        guard complete, !fields.isEmpty else {
            let name = _typeName(type)
            return name.contains(" -> ") ? .bytes(16) : .never
        }
        return .fields(fields)
    }

    package func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch strategy {
        case .equatable(let type):
            func equal<E: Equatable>(_: E.Type) -> Bool {
                a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
            }
            return equal(type)
        case .bytes(let count):
            var index = 0
            while index < count {
                if a.load(fromByteOffset: index, as: UInt8.self) != b.load(fromByteOffset: index, as: UInt8.self) {
                    return false
                }
                index += 1
            }
            return true
        case .reference:
            return a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self)
        case .fields(let fields):
            for field in fields where !field.comparator.compare(a + field.offset, b + field.offset) { return false }
            return true
        case .never:
            return false
        }
    }
}
