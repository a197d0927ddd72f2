/// Something in a file that `render` can turn into a picture, or could if it took no arguments.
package struct Entry: Equatable, Sendable {
    package enum Kind: String, Equatable, Sendable {
        case view, preview, previewProvider
    }

    package var kind: Kind
    /// The name that `--view` takes: a type's name with its outer types, or a preview's title.
    package var name: String
    package var fileIndex: Int
    package var line: Int
    /// Why it can't be made without arguments; `nil` when it can.
    package var obstacle: String?
    /// The `#if` condition around it, in source form; `nil` when there is none.
    package var condition: String?
    /// The preview block; `nil` for types.
    package var preview: PreviewBlock?
}
