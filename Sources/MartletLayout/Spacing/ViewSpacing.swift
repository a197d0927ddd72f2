import Foundation
import MartletBase

/// How far a view wants to keep from its neighbours, edge by edge.
///
/// A preference is given in categories; the distance between two neighbours is the largest value over the categories that
/// both declare on the edges that meet, and 0 when they share none (*measured*). A plain view declares the platform's default
/// distance, 8 points, on every edge. Texts have categories of their own above and below.
public struct ViewSpacing: Sendable {
    /// `nil` stands for a plain view, by far the most common.
    private var table: SpacingTable?

    private init(table: SpacingTable?) { self.table = table }

    /// The preferences of a plain view: the platform's default distance on every edge.
    public init() { table = nil }

    /// Asks for no distance on any edge; a neighbour's own wish still counts (*chosen*: the rule of the larger value).
    public static let zero = ViewSpacing(.uniform(0))

    /// Takes over the other view's preferences on the given edges, keeping the larger value where both declare one.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if table == nil && other.table == nil { return }
        var merged = self.values
        merged.formUnion(other.values, edges: edges)
        self = ViewSpacing(merged)
    }

    /// The preferences that take over the other view's on the given edges, keeping the larger value where both declare one.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The preferred distance in points from this view to the next one along `axis` (rightwards in a left-to-right container,
    /// or downwards).
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(distance(to: next, isHorizontal: axis == .horizontal, platformDefault: 8))
    }
}

extension ViewSpacing {
    package init(_ values: SpacingValues) { table = values.isPlain ? nil : SpacingTable(values) }

    /// No preference at all: neighbours touch (a spacer's).
    package static let none = ViewSpacing(SpacingValues())

    /// One distance on every edge, in the default category (controls with values of their own).
    package static func uniform(_ distance: Double) -> ViewSpacing { ViewSpacing(.uniform(distance)) }

    /// A text's preferences; the numbers come from its font (points).
    /// - Parameters:
    ///   - above: The distance from something that isn't text down to the text.
    ///   - below: The distance from the text down to something that isn't text.
    ///   - textToText: The distance from a text above down to this one.
    package static func text(above: Double, below: Double, textToText: Double) -> ViewSpacing {
        ViewSpacing(.text(above: above, below: below, textToText: textToText))
    }

    /// Whether these are a plain view's preferences.
    package var isPlain: Bool { table == nil }

    /// Whether no edge declares anything.
    package var isNone: Bool { table?.values.isNone ?? false }

    /// Whether the preferences are surely the same.
    package func isSame(as other: ViewSpacing) -> Bool {
        if table === other.table { return true }
        guard let table, let otherTable = other.table else { return false }
        return table.values.isSame(as: otherTable.values)
    }

    package var values: SpacingValues { table?.values ?? .plain }

    /// The same preferences with a plain view's on the given edges.
    package func resetting(_ edges: Edge.Set) -> ViewSpacing {
        guard let table, !edges.isEmpty else { return self }
        var values = table.values
        values.copy(.plain, edges: edges)
        return ViewSpacing(values)
    }

    /// The same preferences with a plain view's on every edge that declares nothing.
    package func fillingGaps() -> ViewSpacing {
        guard let table else { return self }
        var values = table.values
        values.fillEmptyEdges()
        return ViewSpacing(values)
    }

    package func distance(to next: ViewSpacing, isHorizontal: Bool, platformDefault: Double) -> Double {
        guard table != nil || next.table != nil else { return platformDefault }
        let near = isHorizontal ? values.trailing : values.bottom
        let far = isHorizontal ? next.values.leading : next.values.top
        return near.distance(to: far, platformDefault: platformDefault)
    }
}

/// Keeps the numbers of a view that isn't plain off the many that are.
private final class SpacingTable: Sendable {
    let values: SpacingValues
    init(_ values: SpacingValues) { self.values = values }
}
