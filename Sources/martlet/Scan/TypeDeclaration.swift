/// What a file says about one of its types, as far as making a value of it without arguments goes.
package struct TypeDeclaration: Equatable, Sendable {
    package enum Keyword: String, Sendable {
        case `struct`, `class`, `enum`, actor
    }

    /// An initialiser written in the type or an extension of it.
    package struct Initialiser: Equatable, Sendable {
        /// The names of the parameters without a default value.
        package var requiredParameters: [String]
        package var isReachable: Bool
        /// "throws" or "async", which a plain call can't satisfy, or "may return nil".
        package var complication: String?
    }

    package var keyword: Keyword
    /// With the names of the types around it: `Outer.Inner`.
    package var name: String
    package var line: Int
    package var inherits: [String]
    package var hasTypeParameters = false
    /// `false` for a type that is private to another type.
    package var isReachable = true
    /// Stored properties without a value, in order.
    package var required: [String] = []
    package var initialisers: [Initialiser] = []
    package var hasInitialiserInBody = false
    package var isMain = false
    package var condition: String?
}
