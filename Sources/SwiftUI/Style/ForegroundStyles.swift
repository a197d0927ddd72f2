import MartletBase

/// The foreground that views inherit: up to three levels, and what was inherited where they were set.
///
/// A level may refer to the foreground around it (`foregroundStyle(.secondary)`); such a style is resolved against
/// `outer`, so references go outwards and always end.
package final class ForegroundStyles: Sendable, Equatable {
    package let levels: [AnyShapeStyle]
    package let outer: ForegroundStyles?

    /// - Parameters:
    ///   - levels: One to three styles, primary first.
    ///   - outer: The foreground of the environment in which they are set.
    package init(_ levels: [AnyShapeStyle], outer: ForegroundStyles?) {
        self.levels = levels
        // Colours and the like refer to nothing: dropping the chain keeps it short and comparisons cheap.
        self.outer = levels.allSatisfy(\.isSelfContained) ? nil : outer
    }

    package static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
        a === b || (a.levels == b.levels && a.outer == b.outer)
    }

    /// Applies the foreground at the context's level: an explicit level if there is one, else the last one faded by
    /// the rest.
    static func apply(to context: inout _StyleContext) {
        guard let styles = context.foreground, let last = styles.levels.last else {
            context.result = .color(LabelPalette.label(level: context.level, ColorTraits(context.environment)))
            return
        }
        context.foreground = styles.outer
        if context.level < styles.levels.count {
            let style = styles.levels[context.level]
            context.level = 0
            style._apply(to: &context)
        } else {
            context.level -= styles.levels.count - 1
            last._apply(to: &context)
        }
    }
}

extension EnvironmentValues {
    /// Sets the foreground for the views below from styles that may refer to the foreground so far.
    package mutating func setForeground(_ levels: [AnyShapeStyle]) {
        foregroundStyles = ForegroundStyles(levels, outer: foregroundStyles)
    }
}
