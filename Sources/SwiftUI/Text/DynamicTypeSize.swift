import MartletText

/// The size of text that the user chose.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// True for the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    /// The table's column.
    package var step: TypeSizeStep { TypeSizeStep(rawValue: rawValue) ?? .large }
}

/// Where the lines of a text of several lines stand.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}
