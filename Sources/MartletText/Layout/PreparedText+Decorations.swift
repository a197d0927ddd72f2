import Foundation
import MartletBase

extension PreparedText {
    /// Adds the lines under and through a part of a line. Thickness and height are whole pixels, as measured on
    /// Apple's.
    func addDecorations(
        _ attributes: TextAttributes, font: ResolvedFont, from left: Double, to right: Double, baseline: Double,
        _ fit: Fit, to line: inout TextLine
    ) {
        guard attributes.underline != nil || attributes.strikethrough != nil, right > left else { return }
        let metrics = font.metrics(scale: fit.scale)
        let thickness = max(1, (metrics.underlineThickness * grid.scale - 1e-6).rounded(.up))
        func add(_ style: TextAttributes.Line, centre: Double, isStrikethrough: Bool) {
            let top = (centre * grid.scale - thickness / 2).rounded(.toNearestOrAwayFromZero)
            let start = (left * grid.scale).rounded(.toNearestOrAwayFromZero)
            let end = (right * grid.scale).rounded(.toNearestOrAwayFromZero)
            for dash in Self.dashes(style.pattern, from: start, to: end, thickness: thickness) {
                let decoration = TextDecoration(
                    rect: CGRect(
                        x: dash.lowerBound / grid.scale, y: top / grid.scale,
                        width: (dash.upperBound - dash.lowerBound) / grid.scale, height: thickness / grid.scale),
                    style: attributes.style, color: style.color, isStrikethrough: isStrikethrough)
                Self.append(decoration, to: &line.decorations)
            }
        }
        if let underline = attributes.underline {
            add(underline, centre: baseline + metrics.underlineOffset, isStrikethrough: false)
        }
        if let strikethrough = attributes.strikethrough {
            add(strikethrough, centre: baseline - metrics.xHeight / 2, isStrikethrough: true)
        }
    }

    /// A solid line over several runs stays one rectangle.
    private static func append(_ next: TextDecoration, to list: inout [TextDecoration]) {
        if let index = list.indices.last {
            let last = list[index]
            if last.style == next.style, last.color == next.color, last.isStrikethrough == next.isStrikethrough,
                last.rect.minY == next.rect.minY, last.rect.height == next.rect.height, last.rect.maxX == next.rect.minX
            {
                list[index].rect.size.width = next.rect.maxX - last.rect.minX
                return
            }
        }
        list.append(next)
    }

    /// The drawn pieces of a pattern in pixels. Patterns count in thicknesses, start drawn and at the left edge.
    static func dashes(
        _ pattern: TextAttributes.Line.Pattern, from start: Double, to end: Double, thickness: Double
    ) -> [Range<Double>] {
        let steps: [Double] =
            switch pattern {
            case .solid: []
            case .dot: [3, 3]
            case .dash: [10, 5]
            case .dashDot: [10, 3, 3, 3]
            case .dashDotDot: [10, 3, 3, 3, 3, 3]
            }
        guard end > start else { return [] }
        // A line of a million pixels is never drawn; it only must not take for ever.
        guard !steps.isEmpty, end - start < 1_000_000 else { return [start..<end] }
        var result: [Range<Double>] = []
        var position = start
        var index = 0
        while position < end {
            let next = position + steps[index % steps.count] * thickness
            if index % 2 == 0 { result.append(position..<min(next, end)) }
            position = next
            index += 1
        }
        return result
    }
}
