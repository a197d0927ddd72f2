import Foundation
import MartletBase

/// What a button style gets to draw.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The button's role, if it has one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// True while the button is held down.
    public let isPressed: Bool
}

/// What a primitive button style gets to draw.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = ButtonStyleConfiguration.Label
    /// The button's role, if it has one.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void
    /// Runs the button's action.
    @MainActor public func trigger() { action() }
}

/// The looks of buttons; pressing stays the standard one.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// The looks and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The platform's style: the label in the tint colour on iOS, a bordered box on macOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlatformButton(configuration: configuration) }
}

/// The label in the tint colour and nothing around it.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BorderlessButton(configuration: configuration) }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DimmedWhenDisabled(label: configuration.label) }
}

/// The label in a grey capsule.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: false)
    }
}

/// The label in white on a capsule in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated private struct PlatformButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.platformProfile) private var profile

    @MainActor var body: some View {
        if profile == .macOS {
            BorderedButton(configuration: configuration, isProminent: false)
        } else {
            BorderlessButton(configuration: configuration)
        }
    }
}

nonisolated private struct DimmedWhenDisabled: View {
    let label: ButtonStyleConfiguration.Label
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View { label.opacity(isEnabled ? 1 : 0.5) }
}

nonisolated private struct BorderlessButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        let style: AnyShapeStyle =
            !isEnabled
            ? AnyShapeStyle(Color.primary.opacity(0.24))
            : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        configuration.label.foregroundStyle(style)
    }
}

nonisolated private struct BorderedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.platformProfile) private var profile
    @Environment(\.isEnabled) private var isEnabled

    private var labelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.primary.opacity(0.24)) }
        if isProminent { return AnyShapeStyle(Color.white) }
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return profile == .macOS ? AnyShapeStyle(Color.primary) : AnyShapeStyle(TintShapeStyle())
    }

    private var fill: AnyShapeStyle {
        if isProminent, isEnabled {
            return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        }
        if profile == .macOS { return AnyShapeStyle(Color.primary.opacity(19.0 / 216)) }
        return AnyShapeStyle(Color(red: 118 / 255, green: 118 / 255, blue: 124 / 255, opacity: 0.16))
    }

    @MainActor var body: some View {
        if profile == .macOS {
            configuration.label.foregroundStyle(labelStyle)
                .padding(.horizontal, 12)
                .frame(minHeight: 24, maxHeight: 24)
                .background(fill, in: Capsule())
        } else {
            configuration.label.foregroundStyle(labelStyle)
                .padding(.horizontal, 12).padding(.vertical, 7)
                .background(fill, in: Capsule())
        }
    }
}

/// The style of the buttons below, with its type hidden.
package struct AnyButtonStyle {
    let make: @MainActor (ButtonStyleConfiguration, @escaping @MainActor () -> Void) -> AnyView

    init<S: PrimitiveButtonStyle>(_ style: S) {
        nonisolated(unsafe) let style = style  // used on the main actor only
        make = { configuration, trigger in
            AnyView(
                style.makeBody(
                    configuration: PrimitiveButtonStyleConfiguration(
                        role: configuration.role, label: configuration.label, action: trigger)))
        }
    }

    init<S: ButtonStyle>(custom style: S) {
        nonisolated(unsafe) let style = style  // used on the main actor only
        make = { configuration, _ in AnyView(style.makeBody(configuration: configuration)) }
    }

    @MainActor func make(
        _ configuration: ButtonStyleConfiguration, trigger: @escaping @MainActor () -> Void
    ) -> AnyView {
        make(configuration, trigger)
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = AnyButtonStyle(DefaultButtonStyle())
}

extension EnvironmentValues {
    package var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the looks of the buttons in this view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(custom: style))
    }

    /// Sets the looks and the behaviour of the buttons in this view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }

    /// Switches the controls in this view off.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
