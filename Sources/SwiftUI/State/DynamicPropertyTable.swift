@_spi(Reflection) import Swift

import MartletGraph

/// Where the dynamic properties of a type lie, and how its other fields are compared. Found once for each type.
package final class DynamicPropertyTable: @unchecked Sendable {
    // Unchecked: immutable after init.
    struct Entry {
        let offset: Int
        let type: any DynamicProperty.Type
        /// Whether a new value of the property can make the view differ; a state's initial value can't.
        let comparator: TypeComparator?
    }

    let entries: [Entry]
    private let plain: [(offset: Int, comparator: TypeComparator)]

    nonisolated(unsafe) private static var cache: [ObjectIdentifier: DynamicPropertyTable] = [:]
    private static let lock = UnfairLock()

    static func of<T>(_ type: T.Type) -> DynamicPropertyTable {
        let key = ObjectIdentifier(type)
        lock.lock()
        let found = cache[key]
        lock.unlock()
        if let found { return found }
        let made = DynamicPropertyTable(type)
        lock.lock()
        cache[key] = made
        lock.unlock()
        return made
    }

    private init(_ type: Any.Type) {
        var entries: [Entry] = []
        var plain: [(offset: Int, comparator: TypeComparator)] = []
        func comparator<F>(_: F.Type) -> TypeComparator { TypeComparator.of(F.self) }
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                let seeded = property is any SeededProperty.Type
                entries.append(
                    Entry(
                        offset: offset, type: property,
                        comparator: seeded ? nil : _openExistential(fieldType as Any.Type, do: comparator)))
            } else {
                plain.append((offset, _openExistential(fieldType as Any.Type, do: comparator)))
            }
            return true
        }
        self.entries = entries
        self.plain = plain
    }

    @MainActor
    func link(
        _ base: UnsafeMutableRawPointer, _ slots: inout [DynamicPropertySlot?], _ context: _PropertyContext
    ) {
        for index in entries.indices {
            entries[index].type._link(base + entries[index].offset, &slots[index], context)
        }
    }

    /// Compares two values, leaving out properties whose new value would not count.
    func sameApartFromProperties<T>(_ a: UnsafePointer<T>, _ b: T) -> Bool {
        withUnsafePointer(to: b) { pointer in
            let x = UnsafeRawPointer(a), y = UnsafeRawPointer(pointer)
            for field in plain where !field.comparator.compare(x + field.offset, y + field.offset) { return false }
            for entry in entries {
                guard let comparator = entry.comparator else { continue }
                if !comparator.compare(x + entry.offset, y + entry.offset) { return false }
            }
            return true
        }
    }
}

/// A dynamic property whose value in the view only seeds what the engine keeps: a new one changes nothing.
package protocol SeededProperty: DynamicProperty {}
