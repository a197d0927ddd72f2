/// Why a command stops: what happened, why, and what to do about it.
package struct CommandError: Error, Equatable, Sendable {
    /// The exit codes of the command line.
    package enum Code: Int32, Sendable {
        case failure = 1
        /// Wrong use of the command itself; the usage line is printed too.
        case usage = 64
        /// The command was used rightly, but a file given to it is not right.
        case badInput = 65
    }

    package let code: Code
    package let what: String
    package let why: String
    package let whatToDo: String
    /// Another tool's own words, shown as they are before the message.
    package let details: String

    package init(_ code: Code, _ what: String, why: String, whatToDo: String, details: String = "") {
        self.code = code
        self.what = what
        self.why = why
        self.whatToDo = whatToDo
        self.details = details
    }

    /// The line for standard error. Empty parts are left out.
    package var message: String {
        (["martlet", what, why, whatToDo].filter { !$0.isEmpty }).joined(separator: ": ")
    }
}
