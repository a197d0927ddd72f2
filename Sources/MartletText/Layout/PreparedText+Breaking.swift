extension PreparedText {
    /// A width may be exceeded by rounding errors, not by more.
    static let tolerance = 0.001

    func wrapping() -> Wrapping {
        if let known = cache.withLock({ $0.wrapping }) { return known }
        let made = Wrapping(self)
        cache.withLock { $0.wrapping = made }
        return made
    }

    /// Breaks the text into lines of a width; stops after `limit` lines.
    /// - Returns: The lines, and whether they hold the whole text.
    func breakLines(width: Double, fit: Fit, limit: Int) -> (lines: [LineSpan], isComplete: Bool) {
        var lines: [LineSpan] = []
        for (index, paragraph) in paragraphs.enumerated() {
            if lines.count >= limit { return (lines, false) }
            let isShort = paragraph.width * fit.scale <= width + Self.tolerance
            if isShort {
                lines.append(
                    LineSpan(
                        start: paragraph.start, end: paragraph.end, next: paragraph.end, paragraph: index, isLast: true)
                )
            } else if !breakParagraph(index, width: width, fit: fit, limit: limit, into: &lines) {
                return (lines, false)
            }
        }
        return (lines, true)
    }

    private func breakParagraph(
        _ index: Int, width: Double, fit: Fit, limit: Int, into lines: inout [LineSpan]
    ) -> Bool {
        let wrapping = self.wrapping()
        let paragraph = paragraphs[index]
        let firstLine = lines.count
        var start = paragraph.start
        var nextBreak = wrapping.firstBreak(after: start)
        let breakCount = wrapping.breaks.count
        while start < paragraph.end {
            if lines.count >= limit { return false }
            // Greedy: the last break whose visible text fits.
            var best = -1
            var candidate = nextBreak
            while candidate < breakCount, Int(wrapping.breaks[candidate]) <= paragraph.end {
                let visible = max(start, Int(wrapping.trimmed[candidate]))
                var taken = spanWidth(start, visible, wrapping, fit)
                if hasSoftHyphens, endsInSoftHyphen(visible, paragraph) { taken += hyphen(at: visible).width(fit) }
                if taken > width + Self.tolerance { break }
                best = candidate
                candidate += 1
            }
            // Shaping may change at the cut; then the exact width decides.
            while best >= nextBreak, !isSafe(start, Int(wrapping.trimmed[best])),
                measuredWidth(start, max(start, Int(wrapping.trimmed[best])), fit) > width + 0.05, best > nextBreak
            {
                best -= 1
            }
            var line: LineSpan
            if best >= nextBreak {
                let end = Int(wrapping.breaks[best])
                line = LineSpan(
                    start: start, end: max(start, Int(wrapping.trimmed[best])), next: end, paragraph: index,
                    isLast: end >= paragraph.end)
                line.hasHyphen = hasSoftHyphens && endsInSoftHyphen(line.end, paragraph)
                nextBreak = best + 1
            } else {
                line = cutWord(start, paragraph, wrapping, width, fit)
                line.paragraph = index
                while nextBreak < breakCount, Int(wrapping.breaks[nextBreak]) <= line.next { nextBreak += 1 }
            }
            // Spaces at a paragraph's end count where there is room for them.
            if line.isLast, measuredWidth(line.start, paragraph.end, fit) <= width + Self.tolerance {
                line.end = paragraph.end
            }
            lines.append(line)
            start = line.next
        }
        if lines.count == firstLine + 2 { balance(&lines, width, wrapping, fit) }
        return true
    }

    /// Whether a line that ends at an offset shows a hyphen: not at the paragraph's own end.
    private func endsInSoftHyphen(_ offset: Int, _ paragraph: Paragraph) -> Bool {
        offset > paragraph.start && offset < paragraph.end && units[offset - 1] == 0xad
    }

    /// A line of a word that is too wide: as many characters as fit, at least one.
    private func cutWord(
        _ start: Int, _ paragraph: Paragraph, _ wrapping: Wrapping, _ width: Double, _ fit: Fit
    ) -> LineSpan {
        var end = start + 1
        while end < paragraph.end, !wrapping.isBoundary[end] { end += 1 }
        let firstEnd = end
        var candidate = end
        while candidate < paragraph.end {
            candidate += 1
            while candidate < paragraph.end, !wrapping.isBoundary[candidate] { candidate += 1 }
            if spanWidth(start, candidate, wrapping, fit) > width + Self.tolerance { break }
            end = candidate
        }
        // Letters at a cut may become wider: Arabic ones take their final form.
        while end > firstEnd, !isSafe(start, end), measuredWidth(start, end, fit) > width + Self.tolerance {
            end -= 1
            while end > firstEnd, !wrapping.isBoundary[end] { end -= 1 }
        }
        var next = end
        while next < paragraph.end, Wrapping.hangs(units[next]) { next += 1 }
        return LineSpan(start: start, end: end, next: next, paragraph: 0, isLast: next >= paragraph.end)
    }

    /// The rule for exactly two lines: a single word on the second gets company when that evens the lines.
    private func balance(_ lines: inout [LineSpan], _ width: Double, _ wrapping: Wrapping, _ fit: Fit) {
        let first = lines[lines.count - 2]
        let second = lines[lines.count - 1]
        guard second.start > first.end else { return }
        for offset in second.start..<second.end where Wrapping.hangs(units[offset]) { return }
        // The last word of line one begins after its last space.
        var word = first.end
        while word > first.start, !Wrapping.hangs(units[word - 1]) { word -= 1 }
        guard word > first.start, word < first.end else { return }
        var end = word
        while end > first.start, Wrapping.hangs(units[end - 1]) { end -= 1 }
        guard end > first.start else { return }
        let before = abs(
            spanWidth(first.start, first.end, wrapping, fit) - spanWidth(second.start, second.end, wrapping, fit))
        let moved = spanWidth(word, second.end, wrapping, fit)
        guard moved <= width + Self.tolerance,
            abs(spanWidth(first.start, end, wrapping, fit) - moved) < before - Self.tolerance
        else { return }
        lines[lines.count - 2].end = end
        lines[lines.count - 2].next = word
        lines[lines.count - 1].start = word
    }

    // MARK: Widths

    /// Width of a stretch as shaped with its neighbours.
    func spanWidth(_ start: Int, _ end: Int, _ wrapping: Wrapping, _ fit: Fit) -> Double {
        var width = wrapping.positions[end] - wrapping.positions[start]
        if fit.tightening != 0, !wrapping.tightenings.isEmpty {
            width -= (wrapping.tightenings[end] - wrapping.tightenings[start]) * fit.tightening
        }
        return width * fit.scale
    }

    /// Index of the item that holds an offset.
    func itemIndex(at offset: Int, in paragraph: Paragraph) -> Int {
        var low = paragraph.items.lowerBound
        var high = paragraph.items.upperBound
        while low < high {
            let middle = (low + high) / 2
            if items[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func paragraph(holding offset: Int) -> Paragraph {
        var low = 0
        var high = paragraphs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if paragraphs[middle].end < offset { low = middle + 1 } else { high = middle }
        }
        return paragraphs[low]
    }

    /// Whether a stretch of one paragraph can be cut out without shaping it anew.
    func isSafe(_ start: Int, _ end: Int) -> Bool {
        guard start < end else { return true }
        let paragraph = paragraph(holding: start)
        for offset in [start, end] where offset > paragraph.start && offset < paragraph.end {
            let item = items[itemIndex(at: offset, in: paragraph)]
            if let run = item.run, offset > item.start, !run.isSafe[offset - item.start] { return false }
        }
        return true
    }

    /// Exact width of a stretch of one paragraph: shaped anew where a cut changes glyphs.
    func measuredWidth(_ start: Int, _ end: Int, _ fit: Fit) -> Double {
        guard start < end else { return 0 }
        let paragraph = paragraph(holding: start)
        var index = itemIndex(at: start, in: paragraph)
        var width = 0.0
        while index < paragraph.items.upperBound, items[index].start < end {
            let item = items[index]
            width +=
                item.start >= start && item.end <= end && fit == Fit()
                ? item.width : portion(item, start, end).width(fit)
            index += 1
        }
        return width
    }

    /// The part of an item that lies in a stretch.
    func portion(_ item: TextItem, _ start: Int, _ end: Int) -> TextPortion {
        let from = max(start, item.start)
        let to = min(end, item.end)
        guard let run = item.run else { return TextPortion(item: item, run: nil, start: 0, end: 1, textStart: from) }
        let a = from - item.start
        let b = to - item.start
        if run.isSafe[a], run.isSafe[b] { return TextPortion(item: item, run: run, start: a, end: b, textStart: from) }
        var key = run.key
        if a > 0 { key.before = 0 }
        if b < run.units.count { key.after = 0 }
        let cut = run.units.withUnsafeBufferPointer {
            Shaper.shared.shape(UnsafeBufferPointer(rebasing: $0[a..<b]), face: item.face, key: key)
        }
        return TextPortion(item: item, run: cut, start: 0, end: b - a, textStart: from)
    }
}
