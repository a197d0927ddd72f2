/// What an extension adds to a type.
package struct ExtensionDeclaration: Equatable, Sendable {
    package var name: String
    package var line: Int
    package var inherits: [String]
    package var initialisers: [TypeDeclaration.Initialiser]
    package var condition: String?
}
