import Foundation

extension PreparedText {
    /// A layout before it became a result.
    private struct Draft {
        var spans: [LineSpan]
        var boxes: [LineBox]
        var isTruncated: Bool
    }

    /// Tries what the style allows, in Apple's order: as it is, closer letters, a smaller scale, cutting off.
    func fit(_ proposal: Proposal) -> LayoutCore {
        if units.isEmpty { return emptyResult() }
        var fit = Fit()
        var draft = self.draft(proposal, fit)
        if draft.isTruncated, style.allowsTightening {
            fit.tightening = 1
            let tightest = self.draft(proposal, fit)
            if !tightest.isTruncated {
                // No closer than needed.
                var low = 0.0
                var high = 1.0
                for _ in 0..<7 {
                    let middle = (low + high) / 2
                    if self.draft(proposal, Fit(scale: 1, tightening: middle)).isTruncated {
                        low = middle
                    } else {
                        high = middle
                    }
                }
                fit.tightening = high
                draft = self.draft(proposal, fit)
            } else {
                draft = tightest
            }
        }
        let smallest = style.minimumScaleFactor.isFinite ? max(0.01, style.minimumScaleFactor) : 1
        if draft.isTruncated, smallest < 1 {
            fit.scale = smallest
            draft = self.draft(proposal, fit)
            if !draft.isTruncated {
                var low = smallest
                var high = 1.0
                for _ in 0..<10 {
                    let middle = (low + high) / 2
                    if self.draft(proposal, Fit(scale: middle, tightening: fit.tightening)).isTruncated {
                        high = middle
                    } else {
                        low = middle
                    }
                }
                fit.scale = low
                draft = self.draft(proposal, fit)
            }
        }
        return result(draft, proposal, fit)
    }

    private func draft(_ proposal: Proposal, _ fit: Fit) -> Draft {
        var limit = Int.max
        if let lines = style.lineLimit { limit = max(1, lines) }
        var needed = limit
        if proposal.height < .infinity {
            // No line is lower than the lowest font's, so a high text need not be broken to its end.
            let lowest = max(lowestLine(fit), 0.1)
            needed = min(limit, Int(min(proposal.height / lowest, 1e9)) + 2)
        }
        var (spans, isComplete) = breakLines(width: proposal.width, fit: fit, limit: needed)
        var boxes = self.boxes(for: spans, fit)
        if proposal.height < .infinity {
            var kept = spans.count
            while kept > 1, boxes[kept - 1].top + boxes[kept - 1].height > proposal.height + Self.tolerance {
                kept -= 1
            }
            if kept < spans.count {
                spans.removeSubrange(kept...)
                boxes.removeSubrange(kept...)
                isComplete = false
            }
        }
        if !isComplete, let last = spans.indices.last {
            spans[last] = truncate(spans[last], width: proposal.width, fit)
        }
        return Draft(spans: spans, boxes: boxes, isTruncated: !isComplete)
    }

    private func result(_ draft: Draft, _ proposal: Proposal, _ fit: Fit) -> LayoutCore {
        var width = 0.0
        for span in draft.spans { width = max(width, lineWidth(span, fit)) }
        width = min(grid.up(width), proposal.width)
        let reserved = min(max(1, style.reservedLines), 100_000)
        var height = (draft.boxes.last?.top ?? 0) + (draft.boxes.last?.height ?? 0)
        if reserved > draft.spans.count {
            let missing = Double(reserved - draft.spans.count)
            let last = draft.boxes.last ?? lineBox(of: baseFont, fit)
            var full = height + missing * pitch(last)
            // A lower proposal takes reserved lines away again, never the text's own.
            while full > height, full > proposal.height + Self.tolerance { full -= pitch(last) }
            height = max(height, full)
        }
        let first = draft.boxes.first ?? lineBox(of: baseFont, fit)
        let rounding = grid.nearest(first.ascent) - first.ascent
        let last = draft.boxes.last ?? first
        return LayoutCore(
            size: CGSize(width: width, height: grid.up(height)),
            firstBaseline: grid.nearest(first.ascent - first.raise),
            lastBaseline: last.baseline - last.raise + rounding, isTruncated: draft.isTruncated, spans: draft.spans,
            boxes: draft.boxes, fit: fit)
    }

    /// Without a character a text has no attributes; macOS then measures a line of its default 12-point Helvetica.
    private func emptyResult() -> LayoutCore {
        let box = lineBox(of: baseFont, Fit())
        var height = box.height
        var baseline = grid.nearest(box.ascent)
        if baseFont.request.metrics == .macOSSystem {
            height = 14
            baseline = 11
        }
        let lines = min(max(1, style.reservedLines), 100_000)
        height += Double(lines - 1) * pitch(box)
        return LayoutCore(
            size: CGSize(width: 0, height: grid.up(height)), firstBaseline: baseline, lastBaseline: baseline,
            isTruncated: false, spans: [], boxes: [], fit: Fit())
    }

    // MARK: Line boxes

    private func lowestLine(_ fit: Fit) -> Double {
        var lowest = Double.infinity
        for font in fonts {
            let box = lineBox(of: font, fit)
            lowest = min(lowest, box.height, pitch(box))
        }
        return lowest
    }

    private func lineBox(of font: ResolvedFont, _ fit: Fit) -> LineBox {
        let metrics = font.metrics(scale: fit.scale)
        let box = metrics.lineBox(displayScale: style.displayScale)
        return LineBox(ascent: box.ascent, descent: box.descent, leading: metrics.leading, raise: 0)
    }

    /// Distance from a line's top to the next one's.
    private func pitch(_ box: LineBox) -> Double {
        let spacing = style.lineSpacing.isFinite ? style.lineSpacing : 0
        return max(box.height + box.leading, box.height + spacing, 0)
    }

    private func boxes(for spans: [LineSpan], _ fit: Fit) -> [LineBox] {
        var result: [LineBox] = []
        result.reserveCapacity(spans.count)
        var top = 0.0
        let uniform = isUniform ? lineBox(of: fonts[0], fit) : nil
        for span in spans {
            var box = uniform ?? self.box(for: span, fit)
            box.top = top
            top += pitch(box)
            result.append(box)
        }
        return result
    }

    /// The tallest of a line's runs decides, above and below the baseline.
    private func box(for span: LineSpan, _ fit: Fit) -> LineBox {
        var result = LineBox(ascent: -.infinity, descent: -.infinity, leading: -.infinity, raise: .infinity)
        var offset = span.start
        repeat {
            let index = attributeIndex(at: offset)
            var box = lineBox(of: fonts[index], fit)
            let raise = attributes[index].usableBaselineOffset * fit.scale
            if let attachment = attributes[index].attachment {
                box.ascent = max(box.ascent, attachment.ascent * fit.scale)
                box.descent = max(box.descent, attachment.descent * fit.scale)
            }
            box.ascent += max(0, raise)
            box.descent += max(0, -raise)
            result.ascent = max(result.ascent, box.ascent)
            result.descent = max(result.descent, box.descent)
            result.leading = max(result.leading, box.leading)
            result.raise = min(result.raise, max(0, raise))
            offset = max(offset + 1, ends[index])
        } while offset < span.end
        return result
    }
}
