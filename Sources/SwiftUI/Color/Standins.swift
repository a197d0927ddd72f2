import Foundation
@_exported import MartletBase

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View {
    public typealias Body = Never
}
extension View where Body == Never {
    public var body: Never { preconditionFailure() }
}
@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
public struct EmptyView: View { nonisolated public init() {} }
public struct Text: View, Sendable, Equatable { nonisolated public init(_ s: String) {} }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
    public var width: CGFloat?
    public var height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height }
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public struct EnvironmentValues {
    var d: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { d[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { d[ObjectIdentifier(key)] = newValue }
    }
}
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }
public enum PlatformProfile: String, Hashable, Sendable, CaseIterable { case iOS, macOS }
private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
private struct PlatformProfileKey: EnvironmentKey { static let defaultValue = PlatformProfile.iOS }
extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    public var platformProfile: PlatformProfile {
        get { self[PlatformProfileKey.self] }
        set { self[PlatformProfileKey.self] = newValue }
    }
}
extension Path { func strokedPath(_ s: StrokeStyle) -> Path { self } }
extension StrokeStyle: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { lineWidth = newValue.first; miterLimit = newValue.second.first; dashPhase = newValue.second.second }
    }
}

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection { get { .leftToRight } set {} }
}
package final class Diagnostics: @unchecked Sendable {
    package static let standard = Diagnostics()
    package init() {}
    package var messages: [String] = []
    package func report(_ message: String) { if !messages.contains(message) { messages.append(message) } }
}
