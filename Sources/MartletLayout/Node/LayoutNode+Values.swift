/// A value that a view hands to its container, under its key's type.
struct LayoutValueEntry {
    let key: ObjectIdentifier
    let value: Any
}

extension LayoutNode {
    /// Hands a value to the container (`layoutValue(key:value:)`).
    package final func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
        layoutValues.removeAll { $0.key == ObjectIdentifier(key) }
        layoutValues.append(LayoutValueEntry(key: ObjectIdentifier(key), value: value))
        invalidate()
    }

    /// Takes the value back.
    package final func removeLayoutValue<K: LayoutValueKey>(for key: K.Type) {
        guard layoutValues.contains(where: { $0.key == ObjectIdentifier(key) }) else { return }
        layoutValues.removeAll { $0.key == ObjectIdentifier(key) }
        invalidate()
    }

    /// The value that the node, or the view it modifies, hands to its container.
    package final func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
        var node: LayoutNode? = self
        while let current = node {
            for entry in current.layoutValues where entry.key == ObjectIdentifier(key) {
                if let value = entry.value as? K.Value { return value }
            }
            node = current.isUnary ? current.firstChild : nil
        }
        return K.defaultValue
    }
}
