@_spi(Reflection) import Swift

/// The publishers of objects that declare none themselves.
///
/// 1. A table keyed by the object's address finds the publisher; a weak reference beside it tells whether the address
///    still belongs to the same object. Entries of dead objects are swept when the table has doubled.
/// 2. When an object is first seen, its publisher is put into the boxes of its `@Published` properties, so that setting
///    one never comes here.
/// 3. Where those lie in an object of a class is found out once for each class.
final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    /// Installs a publisher into the property at an address.
    private typealias Installer = (UnsafeRawPointer, ObservableObjectPublisher) -> Void

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var layouts: [ObjectIdentifier: [(offset: Int, install: Installer)]] = [:]
    private var sweepAt = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        let (publisher, isNew) = lock { () -> (ObservableObjectPublisher, Bool) in
            if let entry = entries[id], entry.object === object { return (entry.publisher, false) }
            if entries.count >= sweepAt { sweep() }
            let publisher = ObservableObjectPublisher()
            entries[id] = Entry(object: object, publisher: publisher)
            return (publisher, true)
        }
        if isNew { install(publisher, into: object) }
        return publisher
    }

    private func sweep() {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
    }

    private func install(_ publisher: ObservableObjectPublisher, into object: AnyObject) {
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        for field in layout(of: type(of: object)) { field.install(base + field.offset, publisher) }
        withExtendedLifetime(object) {}
    }

    private func layout(of type: AnyObject.Type) -> [(offset: Int, install: Installer)] {
        let id = ObjectIdentifier(type)
        if let known = lock({ layouts[id] }) { return known }
        var fields: [(offset: Int, install: Installer)] = []
        // The walk includes the fields of superclasses.
        // Options by number (1: a class, 2: pass over what is unknown), as their names count as shared mutable state.
        _forEachField(of: type, options: _EachFieldOptions(rawValue: 3)) { _, offset, fieldType, _ in
            if let published = fieldType as? any PublishedStorage.Type {
                fields.append((offset, { published.install($1, at: $0) }))
            }
            return true
        }
        lock { layouts[id] = fields }
        return fields
    }

    /// How many objects have an entry, dead ones included: for tests.
    var count: Int { lock { entries.count } }
}

/// What the reflection above needs of `Published` without its type.
protocol PublishedStorage {
    static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer)
}
