/// Remembers values up to a total cost and forgets the ones not asked for the longest.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var lastUse: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private var total = 0
    private var clock: UInt64 = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    mutating func value(for key: Key) -> Value? {
        guard let index = entries.index(forKey: key) else { return nil }
        clock += 1
        entries.values[index].lastUse = clock
        return entries.values[index].value
    }

    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        clock += 1
        if let old = entries.updateValue(Entry(value: value, cost: cost, lastUse: clock), forKey: key) {
            total -= old.cost
        }
        total += cost
        if total > limit { trim() }
    }

    /// Forgets the oldest until half the limit is free; the newest always stays.
    private mutating func trim() {
        let byAge = entries.map { ($0.key, $0.value.lastUse, $0.value.cost) }.sorted { $0.1 < $1.1 }
        for (key, _, cost) in byAge.dropLast() {
            if total <= limit / 2 { break }
            entries[key] = nil
            total -= cost
        }
    }

    mutating func removeAll() {
        entries.removeAll()
        total = 0
    }

    var count: Int { entries.count }
}
