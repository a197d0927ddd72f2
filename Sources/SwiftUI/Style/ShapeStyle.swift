import MartletBase
import MartletDisplay

/// A way to fill or stroke: a colour, a gradient, a picture, or a rule such as "the secondary foreground".
///
/// To write a style of your own, give `resolve(in:)` and return another style: it is asked where the style is drawn,
/// with that place's environment.
public protocol ShapeStyle: Sendable {
    /// The style that `resolve(in:)` gives; `Never` for styles that the engine draws itself.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to draw instead of this one in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Gives the style's drawing to the engine. The default follows `resolve(in:)`; not meant to be written by users.
    func _apply(to context: inout _StyleContext)
}

extension ShapeStyle {
    /// Follows `resolve(in:)`.
    public func _apply(to context: inout _StyleContext) {
        guard context.enter() else { return }
        resolve(in: context.environment)._apply(to: &context)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the engine draws these styles without another style in between.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is drawn by the engine and resolves to no other style")
    }
}

extension Never: ShapeStyle {
    /// A value of this type can't exist.
    public typealias Resolved = Never

    /// A value of this type can't exist, so this never runs.
    public func _apply(to context: inout _StyleContext) { switch self {} }
}

/// What a style is resolved with, and where it puts the result. Used between the engine and its styles only.
public struct _StyleContext {
    package let environment: EnvironmentValues
    /// What the foreground is at this point of the resolution: styles that refer to it look one step outwards each
    /// time.
    package var foreground: ForegroundStyles?
    /// How many steps of the hierarchy the style is asked for: 0 primary, 1 secondary …
    package var level = 0
    package var result = ResolvedStyle.color(.clear)
    private var depth = 0

    package init(environment: EnvironmentValues) {
        self.environment = environment
        foreground = environment.foregroundStyles
    }

    /// Styles of users that answer with ever new styles end here; the result stays clear.
    private static let deepest = 64

    mutating func enter() -> Bool {
        depth += 1
        return depth <= _StyleContext.deepest
    }
}

extension ShapeStyle {
    /// The style as drawing needs it, in an environment.
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        var context = _StyleContext(environment: environment)
        _apply(to: &context)
        return context.result
    }
}

extension Color: ShapeStyle {
    /// Gives the colour's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        let level = context.level
        if level > 0, case .system(.primary) = provider {
            context.result = .color(LabelPalette.label(level: level, ColorTraits(context.environment)))
        } else {
            context.result = .color(rgba(in: context.environment)).multiplyingOpacity(
                by: HierarchicalShapeStyle.fade(level))
        }
    }
}

extension Color.Resolved: ShapeStyle {
    /// The engine draws it.
    public typealias Resolved = Never

    /// Gives the colour's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = .color(rgba).multiplyingOpacity(by: HierarchicalShapeStyle.fade(context.level))
    }
}
