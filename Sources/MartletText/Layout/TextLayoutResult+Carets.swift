import Foundation

extension TextLayoutResult {
    /// Where an insertion point stands: an upright rectangle without width, as high as its line, in points from the
    /// text's top left corner.
    /// - Parameter offset: UTF-16 offset of the character after it; clamped to the text.
    package func caretRect(at offset: Int) -> CGRect {
        let offset = min(max(offset, 0), text.units.count)
        guard let index = lineIndex(holding: offset) else {
            let right = text.style.alignment == .trailing
            let x =
                text.style.alignment == .center ? size.width / 2 : right != text.style.isRightToLeft ? size.width : 0
            return CGRect(x: x, y: 0, width: 0, height: size.height)
        }
        let box = core.boxes[index]
        return CGRect(x: caretX(offset, line: index), y: box.top, width: 0, height: box.height)
    }

    /// The insertion point nearest to a place: the UTF-16 offset of a character's edge on the line at the place's
    /// height. Places outside go to the first or last line, or to a line's ends.
    package func offset(at point: CGPoint) -> Int {
        guard !core.spans.isEmpty else { return 0 }
        var index = core.spans.count - 1
        for (candidate, box) in core.boxes.enumerated() where point.y < box.top + box.height {
            index = candidate
            break
        }
        let span = core.spans[index]
        let boundaries = text.wrapping().isBoundary
        var best = span.start
        var distance = Double.infinity
        for offset in span.start...span.end where offset == span.start || offset == span.end || boundaries[offset] {
            if let gap = span.gap, offset > gap.lowerBound, offset < gap.upperBound { continue }
            let away = abs(caretX(offset, line: index) - point.x)
            if away < distance {
                distance = away
                best = offset
            }
        }
        return best
    }

    /// The rectangles that a selection covers, one for each line and direction, in points from the text's top left
    /// corner.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var result: [CGRect] = []
        for (index, span) in core.spans.enumerated()
        where span.start < range.upperBound && span.next >= range.lowerBound {
            let box = core.boxes[index]
            for part in parts(of: index) {
                let from = max(range.lowerBound, part.start)
                let to = min(range.upperBound, part.end)
                guard from < to else { continue }
                let a = part.x(from)
                let b = part.x(to)
                let rect = CGRect(x: min(a, b), y: box.top, width: abs(b - a), height: box.height)
                if let last = result.last, last.minY == rect.minY, abs(last.maxX - rect.minX) < 0.001 {
                    result[result.count - 1] = last.union(rect)
                } else {
                    result.append(rect)
                }
            }
        }
        return result
    }

    /// The line on which an insertion point stands: at a line's start rather than at the end of the one before.
    private func lineIndex(holding offset: Int) -> Int? {
        var found: Int?
        for (index, span) in core.spans.enumerated() {
            if span.start > offset { break }
            found = index
        }
        return found ?? core.spans.indices.first
    }

    private func caretX(_ offset: Int, line index: Int) -> Double {
        let parts = parts(of: index)
        let span = core.spans[index]
        let offset = min(max(offset, span.start), span.end)
        // The character before it decides where two directions meet; at a line's start the one after it.
        for part in parts where part.start < offset && offset <= part.end { return part.x(offset) }
        for part in parts where part.start <= offset && offset < part.end { return part.x(offset) }
        return Double(lines[index].origin.x)
    }

    /// A stretch of a line in one direction.
    private struct Part {
        var portion: TextPortion
        var left: Double
        var width: Double
        var fit: Fit
        var start: Int { portion.textStart }
        var end: Int { portion.textStart + portion.end - portion.start }

        func x(_ offset: Int) -> Double {
            guard portion.run != nil else { return left + (offset > start ? width : 0) }
            var before = portion
            before.end = portion.start + offset - start
            let advance = before.width(fit)
            return portion.item.level & 1 != 0 ? left + width - advance : left + advance
        }
    }

    private func parts(of index: Int) -> [Part] {
        var pen = Double(lines[index].origin.x)
        var result: [Part] = []
        for portion in text.visualPortions(of: core.spans[index]) {
            let width = portion.width(core.fit)
            // An ellipsis stands for no text of its own.
            if portion.item.start != portion.item.end {
                result.append(Part(portion: portion, left: pen, width: width, fit: core.fit))
            }
            pen += width
        }
        return result
    }
}
