import Foundation
import SwiftUI

/// Which element a test means.
public struct Query: CustomStringConvertible {
    let test: @MainActor (SemanticsNode) -> Bool
    public let description: String

    /// The element that accessibility reads with exactly this label.
    public static func label(_ label: String) -> Query {
        Query(test: { $0.resolvedLabel == label }, description: "label(\"\(label)\")")
    }

    /// The element with an accessibility identifier.
    public static func identifier(_ identifier: String) -> Query {
        Query(test: { $0.info.identifier == identifier }, description: "identifier(\"\(identifier)\")")
    }

    /// Any button.
    public static var button: Query { Query(test: { $0.info.role == .button }, description: "button") }

    /// Any text.
    public static var text: Query { Query(test: { $0.info.role == .text }, description: "text") }

    /// Any picture.
    public static var image: Query { Query(test: { $0.info.role == .image }, description: "image") }

    @MainActor func fits(_ node: SemanticsNode) -> Bool { test(node) }
}

/// An element that a query found, or the fact that it found none.
@MainActor
public struct FoundElement {
    let node: SemanticsNode?
    let query: Query
    let host: any Settling

    /// True when there is such an element.
    public var exists: Bool { node != nil }

    /// The element's frame in the root's space; nil when there is no such element.
    public var frame: CGRect? { node?.frame }

    /// What accessibility reads; nil when there is no such element.
    public var label: String? { node?.resolvedLabel }

    /// The element's value for accessibility.
    public var value: String? { node?.info.value }

    /// Presses the element as a person would, then settles. Answers false when there is no such element or it can't be
    /// pressed.
    @discardableResult
    public func tap() -> Bool {
        guard let action = node?.action else { return false }
        action()
        host.settle()
        return true
    }
}
