/// Something wrong with one file of a catalogue or a folder of pictures.
package struct AssetDiagnostic: Hashable, Sendable, CustomStringConvertible {
    package var path: String
    package var message: String

    package init(path: String, message: String) {
        self.path = path
        self.message = message
    }

    package var description: String { "\(path): \(message)" }
}
