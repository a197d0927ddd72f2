/// A `#Preview` block in a file.
package struct PreviewBlock: Equatable, Sendable {
    /// The whole expansion, from its attributes or the number sign to the last brace.
    package var range: Range<Int>
    /// What stands between the braces.
    package var body: Range<Int>
    package var line: Int
    /// The title; `nil` when the block has none or computes it.
    package var title: String?
    /// The size that a `.fixedLayout` trait asks for, in points.
    package var fixedSize: (width: Double, height: Double)?
    /// The `@Previewable` declarations in the body, with the attribute.
    package var previewables: [Range<Int>] = []
    /// The `@Previewable` attributes themselves.
    package var previewableAttributes: [Range<Int>] = []
    package var condition: String?

    package static func == (a: PreviewBlock, b: PreviewBlock) -> Bool {
        a.range == b.range && a.body == b.body && a.line == b.line && a.title == b.title
            && a.fixedSize?.width == b.fixedSize?.width && a.fixedSize?.height == b.fixedSize?.height
            && a.previewables == b.previewables && a.previewableAttributes == b.previewableAttributes
            && a.condition == b.condition
    }
}
