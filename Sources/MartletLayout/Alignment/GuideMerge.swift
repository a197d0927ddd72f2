/// Merges the explicit guides of several subviews into their container's: the least first baseline, the greatest last
/// baseline, else the mean.
package struct GuideMerge {
    private let key: AlignmentKey
    private var count = 0
    private var value = 0.0

    package init(key: AlignmentKey) { self.key = key }

    package mutating func add(_ next: Double) {
        if count == 0 {
            value = next
        } else if key == .firstTextBaseline {
            value = min(value, next)
        } else if key == .lastTextBaseline {
            value = max(value, next)
        } else {
            value += next
        }
        count += 1
    }

    package var result: Double? {
        if count == 0 { return nil }
        return key.isBaseline ? value : value / Double(count)
    }
}
