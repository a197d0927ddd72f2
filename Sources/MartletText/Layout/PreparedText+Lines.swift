import Foundation
import MartletBase

extension PreparedText {
    /// Makes the glyphs and decorations of all lines of a result.
    func makeLines(_ result: LayoutCore) -> [TextLine] {
        guard let first = result.boxes.first else { return [] }
        let rounding = grid.nearest(first.ascent) - first.ascent
        var lines: [TextLine] = []
        lines.reserveCapacity(result.spans.count)
        for (span, box) in zip(result.spans, result.boxes) {
            lines.append(makeLine(span, box, rounding, result.size.width, result.fit))
        }
        return lines
    }

    private func makeLine(_ span: LineSpan, _ box: LineBox, _ rounding: Double, _ boxWidth: Double, _ fit: Fit)
        -> TextLine
    {
        let portions = visualPortions(of: span)
        let widths = portions.map { $0.width(fit) }
        var width = 0.0
        for item in widths { width += item }
        let free = boxWidth - width
        let x: Double =
            switch style.alignment {
            case .center: free / 2
            case .leading: style.isRightToLeft ? free : 0
            case .trailing: style.isRightToLeft ? 0 : free
            }
        let baseline = box.baseline + rounding
        var line = TextLine(
            origin: CGPoint(x: x, y: box.top), width: width, height: box.height, baseline: baseline,
            range: span.start..<span.end, runs: [], decorations: [], attachments: [])
        var pen = x
        let drawnBaseline = grid.nearest(baseline)
        for (portion, width) in zip(portions, widths) {
            add(portion, at: pen, width: width, baseline: drawnBaseline, fit, to: &line)
            pen += width
        }
        return line
    }

    private func add(
        _ portion: TextPortion, at x: Double, width: Double, baseline: Double, _ fit: Fit, to line: inout TextLine
    ) {
        let attributes = self.attributes[portion.item.attributes]
        let y = baseline - attributes.usableBaselineOffset * fit.scale
        let textEnd = portion.textStart + (portion.item.start == portion.item.end ? 0 : portion.end - portion.start)
        let range = portion.textStart..<textEnd
        if let run = portion.run {
            let glyphs = glyphRun(portion, run, fit, width: width)
            line.runs.append(
                TextGlyphRun(
                    run: glyphs, origin: CGPoint(x: x, y: y), style: attributes.style, range: range,
                    isRightToLeft: portion.item.level & 1 != 0))
        } else if let attachment = portion.item.attachment, attachment.width > 0 || attachment.ascent > 0 {
            line.attachments.append(
                TextPlacedAttachment(
                    rect: CGRect(
                        x: x, y: y - attachment.ascent * fit.scale, width: attachment.width * fit.scale,
                        height: max(0, attachment.ascent + attachment.descent) * fit.scale),
                    style: attributes.style, offset: portion.textStart))
        }
        addDecorations(attributes, font: portion.item.font, from: x, to: x + width, baseline: y, fit, to: &line)
    }

    private func glyphRun(_ portion: TextPortion, _ run: ShapedRun, _ fit: Fit, width: Double) -> GlyphRun {
        let range = run.glyphRange(from: portion.start, to: portion.end)
        let unit = portion.item.unitScale * fit.scale
        let spacing = portion.spacing(fit)
        var glyphs: [PositionedGlyph] = []
        glyphs.reserveCapacity(range.count)
        var advance = 0
        var gaps = 0
        var cluster = UInt32.max
        for index in range {
            if run.clusters[index] != cluster {
                // A gap follows its character in reading order: to the right, or to the left of right-to-left text.
                if cluster != .max || run.isRightToLeft { gaps += 1 }
                cluster = run.clusters[index]
            }
            var x = Double(advance)
            var y = 0.0
            if !run.xOffsets.isEmpty {
                x += Double(run.xOffsets[index])
                y = -Double(run.yOffsets[index]) * unit
            }
            glyphs.append(PositionedGlyph(id: run.glyphs[index], x: x * unit + Double(gaps) * spacing, y: y))
            advance += Int(run.advances[index])
        }
        let item = portion.item
        let text: String
        if item.start == item.end {
            text = Self.string(run.units, portion.start, portion.end)
        } else if portion.start == 0, portion.end == units.count {
            text = source.string
        } else {
            text = Self.string(units, portion.textStart, portion.textStart + portion.end - portion.start)
        }
        return GlyphRun(
            face: item.face.id, size: item.size * fit.scale, slant: item.font.slant, isColor: item.face.isColor,
            glyphs: glyphs, text: text, width: width)
    }

    private static func string(_ units: [UInt16], _ start: Int, _ end: Int) -> String {
        var bits: UInt16 = 0
        for index in start..<end { bits |= units[index] }
        guard bits < 0x80 else { return String(decoding: units[start..<end], as: UTF16.self) }
        return String(unsafeUninitializedCapacity: end - start) { target in
            for index in start..<end { target[index - start] = UInt8(truncatingIfNeeded: units[index]) }
            return end - start
        }
    }

    // MARK: Order

    /// The parts of a line from left to right.
    func visualPortions(of span: LineSpan) -> [TextPortion] {
        var portions: [TextPortion] = []
        let paragraph = paragraphs[span.paragraph]
        func append(_ start: Int, _ end: Int) {
            guard start < end else { return }
            var index = itemIndex(at: start, in: paragraph)
            while index < paragraph.items.upperBound, items[index].start < end {
                portions.append(portion(items[index], start, end))
                index += 1
            }
        }
        if let gap = span.gap {
            append(span.start, gap.lowerBound)
            portions.append(ellipsis(for: span))
            append(gap.upperBound, span.end)
        } else {
            append(span.start, span.end)
            if span.hasHyphen { portions.append(hyphen(at: span.end)) }
        }
        if portions.count == 1 { return portions }
        if !isLastAtParagraphLevel(portions, paragraph.level) { Self.reorder(&portions) }
        return portions
    }

    /// The common case: everything runs from the left and nothing needs reordering.
    private func isLastAtParagraphLevel(_ portions: [TextPortion], _ level: UInt8) -> Bool {
        portions.allSatisfy { $0.item.level == 0 }
    }

    /// Rule L2 of the bidirectional algorithm: from the highest level to the lowest odd one, turn each sequence round.
    private static func reorder(_ portions: inout [TextPortion]) {
        var highest: UInt8 = 0
        var lowestOdd = UInt8.max
        for portion in portions {
            highest = max(highest, portion.item.level)
            if portion.item.level & 1 != 0 { lowestOdd = min(lowestOdd, portion.item.level) }
        }
        guard lowestOdd <= highest else { return }
        var level = highest
        while level >= lowestOdd {
            var index = 0
            while index < portions.count {
                guard portions[index].item.level >= level else {
                    index += 1
                    continue
                }
                var end = index
                while end < portions.count, portions[end].item.level >= level { end += 1 }
                portions[index..<end].reverse()
                index = end
            }
            level -= 1
        }
    }
}
