/// A value of a property list, boxed with the way to compare it.
package class PropertyBox {
    package init() {}
    /// True when both hold the same value; false when that can't be told.
    package func isEqual(to other: PropertyBox) -> Bool { self === other }
}

/// A box of one type of value.
package final class TypedPropertyBox<Value>: PropertyBox {
    package let value: Value
    package init(_ value: Value) { self.value = value }

    package override func isEqual(to other: PropertyBox) -> Bool {
        if self === other { return true }
        guard let other = other as? TypedPropertyBox<Value> else { return false }
        return ValueComparison.areEqual(value, other.value)
    }
}

/// An immutable, shared list of typed values: the environment's storage.
///
/// Setting a value puts one link in front, so that a subtree shares everything with its parent; a look-up walks the links and
/// compares type identities. Lists are told apart by identity: the same `head` means the same values.
/// Look-ups are linear in the number of links, a few dozen at the most in practice; `setting` flattens a list that grew past 64.
package struct PropertyList {
    package final class Link {
        let key: ObjectIdentifier
        let box: PropertyBox
        let next: Link?
        let count: Int

        init(key: ObjectIdentifier, box: PropertyBox, next: Link?) {
            self.key = key
            self.box = box
            self.next = next
            count = (next?.count ?? 0) + 1
        }
    }

    package private(set) var head: Link?

    package init() {}

    package func box(for key: ObjectIdentifier) -> PropertyBox? {
        var link = head
        while let current = link {
            if current.key == key { return current.box }
            link = current.next
        }
        return nil
    }

    /// Puts a value under a key. Setting an equal value leaves the list as it is, identity included.
    package mutating func set(_ box: PropertyBox, for key: ObjectIdentifier) {
        if let old = self.box(for: key), old.isEqual(to: box) { return }
        if let head, head.count > 64 { flatten() }
        head = Link(key: key, box: box, next: head)
    }

    /// Drops shadowed links.
    private mutating func flatten() {
        var seen: Set<ObjectIdentifier> = []
        var kept: [Link] = []
        var link = head
        while let current = link {
            if seen.insert(current.key).inserted { kept.append(current) }
            link = current.next
        }
        head = nil
        for link in kept.reversed() { head = Link(key: link.key, box: link.box, next: head) }
    }

    package static func isSame(_ a: PropertyList, _ b: PropertyList) -> Bool { a.head === b.head }
}

extension PropertyList {
    /// True when one list is the other with at most a few links put in front that change nothing: the cheap test that an
    /// environment made anew is the one before. False may also mean "not known".
    package func hasSameContent(as other: PropertyList) -> Bool {
        var a = head, b = other.head
        var steps = 0
        while let x = a, let y = b {
            if x === y { return true }
            if x.key != y.key || !x.box.isEqual(to: y.box) { return false }
            a = x.next
            b = y.next
            steps += 1
            if steps > 16 { return false }
        }
        return a == nil && b == nil
    }
}
