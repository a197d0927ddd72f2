/// Variants of a symbol: its name with `.fill`, `.circle` and so on added.
public struct SymbolVariants: Hashable, Sendable {
    private struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let circle = Flags(rawValue: 1)
        static let square = Flags(rawValue: 2)
        static let rectangle = Flags(rawValue: 4)
        static let fill = Flags(rawValue: 8)
        static let slash = Flags(rawValue: 16)
        static let enclosures: Flags = [.circle, .square, .rectangle]
    }

    private var flags: Flags

    private init(_ flags: Flags) { self.flags = flags }

    /// The symbol as named.
    public static let none = SymbolVariants([])
    /// The symbol in a circle.
    public static let circle = SymbolVariants(.circle)
    /// The symbol in a square.
    public static let square = SymbolVariants(.square)
    /// The symbol in a rectangle.
    public static let rectangle = SymbolVariants(.rectangle)
    /// The symbol filled.
    public static let fill = SymbolVariants(.fill)
    /// The symbol struck out.
    public static let slash = SymbolVariants(.slash)

    private func enclosed(in shape: Flags) -> SymbolVariants {
        SymbolVariants(flags.subtracting(.enclosures).union(shape))
    }

    /// These variants, in a circle.
    public var circle: SymbolVariants { enclosed(in: .circle) }
    /// These variants, in a square.
    public var square: SymbolVariants { enclosed(in: .square) }
    /// These variants, in a rectangle.
    public var rectangle: SymbolVariants { enclosed(in: .rectangle) }
    /// These variants, filled.
    public var fill: SymbolVariants { SymbolVariants(flags.union(.fill)) }
    /// These variants, struck out.
    public var slash: SymbolVariants { SymbolVariants(flags.union(.slash)) }

    /// Whether all variants of another value are in this one.
    public func contains(_ other: SymbolVariants) -> Bool { flags.isSuperset(of: other.flags) }

    /// Both values' variants; a new enclosing shape replaces the old one.
    package func adding(_ other: SymbolVariants) -> SymbolVariants {
        let base = other.flags.isDisjoint(with: .enclosures) ? flags : flags.subtracting(.enclosures)
        return SymbolVariants(base.union(other.flags))
    }

    /// The names to try for a symbol, best first: parts that the name already has aren't added again, and the plain
    /// name is the last resort.
    package func names(for name: String) -> [String] {
        if flags.isEmpty { return [name] }
        let parts = name.split(separator: ".")
        func with(_ wanted: Flags) -> String {
            var result = name
            for (flag, suffix) in [
                (Flags.slash, "slash"), (.circle, "circle"), (.square, "square"), (.rectangle, "rectangle"),
                (.fill, "fill"),
            ] where wanted.contains(flag) && !parts.contains(Substring(suffix)) {
                if suffix != "fill", result.hasSuffix(".fill") {
                    result = result.dropLast(5) + ".\(suffix).fill"
                } else {
                    result += ".\(suffix)"
                }
            }
            return result
        }
        var names: [String] = []
        for candidate in [with(flags), with(flags.subtracting(.slash)), with(flags.intersection(.fill)), name]
        where !names.contains(candidate) { names.append(candidate) }
        return names
    }
}
