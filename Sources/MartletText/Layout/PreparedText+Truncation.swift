extension PreparedText {
    /// Width of what a line draws.
    func lineWidth(_ span: LineSpan, _ fit: Fit) -> Double {
        guard let gap = span.gap else {
            let width = measuredWidth(span.start, span.end, fit)
            return span.hasHyphen ? width + hyphen(at: span.end).width(fit) : width
        }
        return measuredWidth(span.start, gap.lowerBound, fit) + ellipsis(for: span).width(fit)
            + measuredWidth(gap.upperBound, span.end, fit)
    }

    /// The ellipsis of a truncated line: in the attributes of the text before it, or after it when there is none
    /// before.
    func ellipsis(for span: LineSpan) -> TextPortion {
        let gap = span.gap ?? span.end..<span.end
        let offset =
            gap.lowerBound > span.start ? gap.lowerBound - 1 : min(gap.upperBound, max(span.start, span.end - 1))
        return mark([0x2026], [0x2e, 0x2e, 0x2e], at: offset, level: paragraphs[span.paragraph].level)
    }

    /// The hyphen that a soft hyphen before an offset becomes at a line's end.
    func hyphen(at offset: Int) -> TextPortion {
        mark([0x2010], [0x2d], at: max(0, offset - 1), level: paragraph(holding: max(0, offset - 1)).level)
    }

    /// A character that is not in the text, in the attributes of the text at an offset.
    /// - Parameter substitute: What a font without the character shows.
    private func mark(_ wanted: [UInt16], _ substitute: [UInt16], at offset: Int, level: UInt8) -> TextPortion {
        let index = attributeIndex(at: offset)
        let font = fonts[index]
        let scalar = UInt32(wanted[0])
        var face = font.face
        var text = wanted
        if !face.covers(scalar) {
            if face.covers(UInt32(substitute[0])) {
                text = substitute
            } else if let found = library.fallbackFace(for: scalar, font: font) {
                face = found
            }
        }
        let key = ShapeKey(
            face: face.id.rawValue, script: Itemizer.latinScript, features: font.request.features.rawValue,
            isRightToLeft: level & 1 != 0, before: 0, after: 0)
        let run = text.withUnsafeBufferPointer { Shaper.shared.shape($0, face: face, key: key) }
        let item = TextItem(
            start: offset, end: offset, attributes: index, font: font, face: face, run: run, attachment: nil,
            level: level, spacing: attributes[index].spacing + font.tracking)
        return TextPortion(item: item, run: run, start: 0, end: text.count, textStart: offset)
    }

    /// Cuts the last permitted line, so that it fits with an ellipsis for what is missing.
    func truncate(_ span: LineSpan, width: Double, _ fit: Fit) -> LineSpan {
        let paragraph = paragraphs[span.paragraph]
        let wrapping = self.wrapping()
        var result = span
        result.hasHyphen = false
        result.next = paragraph.end
        result.isLast = true
        result.end = paragraph.end
        // The ellipsis takes its attributes from its neighbour, which depends on the room it leaves: try the nearest
        // first.
        result.gap = span.end..<span.end
        var mark = ellipsis(for: result).width(fit)
        for _ in 0..<2 {
            result.gap = gap(from: span.start, to: paragraph.end, room: width - mark, wrapping, fit)
            let actual = ellipsis(for: result).width(fit)
            if actual == mark { break }
            mark = actual
        }
        if style.truncationMode == .tail, let gap = result.gap { result.gap = gap.lowerBound..<paragraph.end }
        shrink(&result, width, wrapping, fit)
        return result
    }

    /// Glyphs at the cuts may be wider than inside a word; gives up characters until the line really fits.
    private func shrink(_ span: inout LineSpan, _ width: Double, _ wrapping: Wrapping, _ fit: Fit) {
        while let gap = span.gap, lineWidth(span, fit) > width + Self.tolerance {
            var lower = gap.lowerBound
            var upper = gap.upperBound
            if lower > span.start, style.truncationMode != .head || upper >= span.end {
                lower -= 1
                while lower > span.start, !wrapping.isBoundary[lower] { lower -= 1 }
                lower = trimmedBack(lower, span.start)
            } else if upper < span.end {
                upper += 1
                while upper < span.end, !wrapping.isBoundary[upper] { upper += 1 }
                upper = trimmedForward(upper, span.end)
            } else {
                return
            }
            span.gap = lower..<upper
        }
    }

    private func gap(from start: Int, to end: Int, room: Double, _ wrapping: Wrapping, _ fit: Fit) -> Range<Int> {
        switch style.truncationMode {
        case .tail:
            return trimmedBack(longestHead(start, end, room, wrapping, fit), start)..<end
        case .head:
            return start..<trimmedForward(longestTail(start, end, room, wrapping, fit), end)
        case .middle:
            var head = longestHead(start, end, room / 2, wrapping, fit)
            let tail = longestTail(head, end, room - spanWidth(start, head, wrapping, fit), wrapping, fit)
            // What the end could not use goes to the beginning.
            head = min(tail, longestHead(start, end, room - spanWidth(tail, end, wrapping, fit), wrapping, fit))
            let lower = trimmedBack(head, start)
            return lower..<max(lower, trimmedForward(tail, end))
        }
    }

    /// End of the longest beginning that fits.
    private func longestHead(_ start: Int, _ end: Int, _ room: Double, _ wrapping: Wrapping, _ fit: Fit) -> Int {
        var best = start
        var offset = start
        while offset < end {
            offset += 1
            while offset < end, !wrapping.isBoundary[offset] { offset += 1 }
            if spanWidth(start, offset, wrapping, fit) > room + Self.tolerance { break }
            best = offset
        }
        return best
    }

    /// Beginning of the longest end that fits.
    private func longestTail(_ start: Int, _ end: Int, _ room: Double, _ wrapping: Wrapping, _ fit: Fit) -> Int {
        var best = end
        var offset = end
        while offset > start {
            offset -= 1
            while offset > start, !wrapping.isBoundary[offset] { offset -= 1 }
            if spanWidth(offset, end, wrapping, fit) > room + Self.tolerance { break }
            best = offset
        }
        return best
    }

    private func trimmedBack(_ offset: Int, _ start: Int) -> Int {
        var offset = offset
        while offset > start, Wrapping.hangs(units[offset - 1]) { offset -= 1 }
        return offset
    }

    private func trimmedForward(_ offset: Int, _ end: Int) -> Int {
        var offset = offset
        while offset < end, Wrapping.hangs(units[offset]) { offset += 1 }
        return offset
    }
}
