import Foundation

/// A program made of scenes.
///
/// Mark a type that conforms with `@main`. This version of Martlet opens no windows: running such a program says so and ends
/// with status 1; its views are drawn by `martlet render` and `ImageRenderer`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    /// The program's scenes.
    @SceneBuilder var body: Body { get }
    /// Makes the program.
    init()
}

extension App {
    /// Starts the program.
    public static func main() {
        FileHandle.standardError.write(
            Data(
                ("martlet: \(Self.self) can't open a window: this version has no window host: "
                    + "draw its views with `martlet render FILE.swift` instead\n").utf8))
        exit(1)
    }
}

/// A part of a program's interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    /// The scene's content.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Scenes of the library have no body of their own.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Makes a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows that show the same kind of view.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    package let content: Content

    /// A group of windows with a view.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A group of windows with a title and a view.
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A group of windows with a localized title and a view.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A group of windows with a title and a view.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A group of windows with a name for opening them.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views for previews: `martlet render` draws `previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to draw.
    @ViewBuilder static var previews: Previews { get }
}
