import Foundation
import MartletBase
import MartletLayout

/// What a button does, beyond its action.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// Deletes or ends something: drawn in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without a change.
    public static let cancel = ButtonRole(name: "cancel")
    /// Confirms.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes what is shown.
    public static let close = ButtonRole(name: "close")
}

/// A view that runs an action when it is pressed.
nonisolated public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    @Environment(\.buttonStyle) private var style
    @Environment(\.isEnabled) private var isEnabled

    /// A button with any view as its label.
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and any view as its label.
    nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        style.make(
            ButtonStyleConfiguration(role: role, label: ButtonStyleConfiguration.Label(view: AnyView(label)), isPressed: false),
            trigger: action
        )
        .modifier(_ActionModifier(isEnabled: isEnabled, action: action))
    }
}

extension Button where Label == Text {
    /// A button with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a localized title and a role.
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title and a role.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a localized title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A button with a localized title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
    }
}

/// The element of something that can be pressed.
package final class ActionElement: WrapperElement {
    package var action: (@MainActor () -> Void)?
    package var isEnabled = true

    init(_ inner: Element, _ graph: ViewGraph) {
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
    }

    package override func semantics() -> SemanticsInfo? {
        var info = SemanticsInfo(role: .button)
        info.isEnabled = isEnabled
        return info
    }
}

/// Makes each element a button for accessibility, tests and, in a window, the pointer.
nonisolated public struct _ActionModifier: ViewModifier, ElementModifier {
    public typealias Body = Never
    let isEnabled: Bool
    let action: @MainActor () -> Void

    nonisolated init(isEnabled: Bool, action: @escaping @MainActor () -> Void) {
        self.isEnabled = isEnabled
        self.action = action
    }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> ActionElement {
        let element = ActionElement(inner, context.graph)
        updateWrapper(element, context)
        return element
    }

    @MainActor package func updateWrapper(_ wrapper: ActionElement, _ context: WrapperContext) {
        wrapper.action = action
        wrapper.isEnabled = isEnabled
    }
}
