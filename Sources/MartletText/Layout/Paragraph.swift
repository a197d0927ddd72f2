/// The text between two line breaks of its own.
struct Paragraph {
    /// UTF-16 offsets without the break that ends it.
    var start: Int
    var end: Int
    /// Bidirectional level: 0 from the left, 1 from the right.
    var level: UInt8
    /// Indices of its items, which cover it without gaps.
    var items: Range<Int>
    /// Width of the whole paragraph on one line.
    var width: Double
}
