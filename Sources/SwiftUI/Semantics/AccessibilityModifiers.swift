import Foundation
import MartletLayout

/// How an element's children appear to accessibility.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// The children are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The children stay as they are, in a group.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The children become one element with their labels joined.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What an element is or does, for accessibility.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
    private var bits: UInt32
    private init(bits: UInt32) { self.bits = bits }
    public init() { bits = 0 }

    public static let isButton = AccessibilityTraits(bits: 1)
    public static let isHeader = AccessibilityTraits(bits: 2)
    public static let isSelected = AccessibilityTraits(bits: 4)
    public static let isLink = AccessibilityTraits(bits: 8)
    public static let isSearchField = AccessibilityTraits(bits: 16)
    public static let isImage = AccessibilityTraits(bits: 32)
    public static let playsSound = AccessibilityTraits(bits: 64)
    public static let isKeyboardKey = AccessibilityTraits(bits: 128)
    public static let isStaticText = AccessibilityTraits(bits: 256)
    public static let isSummaryElement = AccessibilityTraits(bits: 512)
    public static let updatesFrequently = AccessibilityTraits(bits: 1024)
    public static let startsMediaSession = AccessibilityTraits(bits: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
    public static let causesPageTurn = AccessibilityTraits(bits: 8192)
    public static let isModal = AccessibilityTraits(bits: 16384)
    public static let isToggle = AccessibilityTraits(bits: 32768)
    public static let isTabBar = AccessibilityTraits(bits: 65536)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits | other.bits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }
    public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let had = contains(new)
        bits |= new.bits
        return (!had, new)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let had = bits & member.bits
        bits &= ~member.bits
        return had == 0 ? nil : AccessibilityTraits(bits: had)
    }
    public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
        let had = bits & new.bits
        bits |= new.bits
        return had == 0 ? nil : AccessibilityTraits(bits: had)
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// One note of an accessibility modifier.
package enum AccessibilityNote {
    case label(@MainActor (EnvironmentValues) -> String)
    case value(@MainActor (EnvironmentValues) -> String)
    case hint(@MainActor (EnvironmentValues) -> String)
    case identifier(String)
    case hidden(Bool)
    case add(AccessibilityTraits)
    case remove(AccessibilityTraits)
    case children(AccessibilityChildBehavior)
    case action(@MainActor () -> Void)
}

/// The element of an accessibility modifier.
package final class AccessibilityElement: WrapperElement {
    var note: AccessibilityNote
    var environment: EnvironmentValues

    init(_ inner: Element, _ note: AccessibilityNote, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        self.note = note
        self.environment = environment
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
    }

    func apply(to nodes: [SemanticsNode], _ rect: CGRect) -> [SemanticsNode] {
        if case .hidden(let hidden) = note { return hidden ? [] : nodes }
        if case .children(let behavior) = note {
            var group = SemanticsNode(info: SemanticsInfo(role: .group), frame: rect, children: nodes, element: self)
            if behavior != .contain {
                let labels = nodes.compactMap(\.resolvedLabel)
                group.info.label = behavior == .combine && !labels.isEmpty ? labels.joined(separator: ", ") : nil
                if behavior == .combine { group.action = nodes.first { $0.action != nil }?.action }
                group.children = []
            }
            return [group]
        }
        var node: SemanticsNode
        if nodes.count == 1 {
            node = nodes[0]
        } else {
            node = SemanticsNode(info: SemanticsInfo(role: .group), frame: rect, children: nodes, element: self)
        }
        switch note {
        case .label(let make):
            node.info.label = make(environment)
            if node.info.role == .group { node.children = [] }
        case .value(let make): node.info.value = make(environment)
        case .hint(let make): node.info.hint = make(environment)
        case .identifier(let name):
            node.info.identifier = name
            // The identified element is what the modifier was written on, with its own frame.
            if nodes.count != 1 || node.frame != rect {
                node = SemanticsNode(info: node.info, frame: rect, children: node.children, element: self, action: node.action)
            }
        case .add(let traits):
            if traits.contains(.isButton) { node.info.role = .button }
            if traits.contains(.isImage) { node.info.role = .image }
            if traits.contains(.isStaticText) { node.info.role = .text }
            if traits.contains(.isHeader) { node.info.isHeader = true }
            if traits.contains(.isSelected) { node.info.isSelected = true }
        case .remove(let traits):
            if traits.contains(.isButton), node.info.role == .button { node.info.role = .group }
            if traits.contains(.isImage), node.info.role == .image { node.info.role = .group }
            if traits.contains(.isHeader) { node.info.isHeader = false }
            if traits.contains(.isSelected) { node.info.isSelected = false }
        case .action(let action): node.action = action
        case .hidden, .children: break
        }
        return [node]
    }
}

nonisolated public struct _AccessibilityModifier: ViewModifier, ElementModifier {
    public typealias Body = Never
    let note: AccessibilityNote
    nonisolated init(_ note: AccessibilityNote) { self.note = note }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> AccessibilityElement {
        AccessibilityElement(inner, note, context.environment, context.graph)
    }

    @MainActor package func updateWrapper(_ wrapper: AccessibilityElement, _ context: WrapperContext) {
        wrapper.note = note
        wrapper.environment = context.environment
    }
}

extension View {
    /// Sets what accessibility reads for the view.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(_AccessibilityModifier(.label { label.plainString(in: $0) }))
    }
    /// Sets what accessibility reads for the view.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    /// Sets what accessibility reads for the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the value that accessibility reads for the view.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(_AccessibilityModifier(.value { value.plainString(in: $0) }))
    }
    /// Sets the value that accessibility reads for the view.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    /// Sets the value that accessibility reads for the view.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets what accessibility says a press does.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(_AccessibilityModifier(.hint { hint.plainString(in: $0) }))
    }
    /// Sets what accessibility says a press does.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    /// Sets what accessibility says a press does.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Gives the view a name for tests and tools. It is never read to a person.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(_AccessibilityModifier(.identifier(identifier)))
    }

    /// Leaves the view out of accessibility.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(_AccessibilityModifier(.hidden(hidden)))
    }

    /// Adds traits.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(_AccessibilityModifier(.add(traits)))
    }

    /// Takes traits away.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(_AccessibilityModifier(.remove(traits)))
    }

    /// Makes the view an accessibility element of its own.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityModifier(.children(children)))
    }

    /// Sets what a press by accessibility does.
    nonisolated public func accessibilityAction(_ handler: @escaping @MainActor () -> Void) -> some View {
        modifier(_AccessibilityModifier(.action(handler)))
    }
}
