import MartletDisplay

/// A stretch of one row with coverage.
struct CoverageRun {
    /// First pixel, in device space.
    var x0: Int32
    /// One past the last pixel.
    var x1: Int32
    /// The same coverage of 1...255 everywhere, or -1: one byte per pixel lies in the coverage row.
    var value: Int32
}

/// How areas become coverage.
enum CoverageRule {
    case nonzero
    case evenOdd
    case nonzeroAliased
    case evenOddAliased

    init(evenOdd: Bool, antialiased: Bool) {
        switch (evenOdd, antialiased) {
        case (false, true): self = .nonzero
        case (true, true): self = .evenOdd
        case (false, false): self = .nonzeroAliased
        case (true, false): self = .evenOddAliased
        }
    }
}

extension CellBuffer {
    private typealias Areas = SIMD4<Int32>

    /// Nonzero winding: |area| in 0...255, full above.
    @inline(__always)
    private func nonzero(_ areas: Areas) -> Areas {
        let sign = areas &>> Areas(repeating: 31)
        let value = ((areas ^ sign) &- sign) &>> Areas(repeating: 9)
        return value.replacing(with: Areas(repeating: 255), where: value .> Areas(repeating: 255))
    }

    @inline(__always)
    private func converted(_ areas: Areas, _ rule: CoverageRule) -> Areas {
        var value: Areas
        switch rule {
        case .nonzero, .nonzeroAliased: value = nonzero(areas)
        case .evenOdd, .evenOddAliased:
            let sign = areas &>> Areas(repeating: 31)
            value = (((areas ^ sign) &- sign) &>> Areas(repeating: 9)) & Areas(repeating: 511)
            value = value.replacing(with: Areas(repeating: 512) &- value, where: value .> Areas(repeating: 256))
            value = value.replacing(with: Areas(repeating: 255), where: value .> Areas(repeating: 255))
        }
        switch rule {
        case .nonzero, .evenOdd: return value
        case .nonzeroAliased, .evenOddAliased:
            return Areas(repeating: 0).replacing(with: Areas(repeating: 255), where: value .> Areas(repeating: 127))
        }
    }

    @inline(__always)
    private func constantCoverage(_ area: Int32, _ rule: CoverageRule) -> Int32 {
        converted(Areas(repeating: area), rule)[0]
    }

    /// Step 3, the common case: composites a colour through antialiased nonzero coverage. Returns the pixels touched.
    func fillSolid(_ target: PixelTarget, _ color: UInt32) -> Int {
        if maxRow < minRow { return 0 }
        let color4 = Pixels4(repeating: color)
        let opaque = color >> 24 == 255
        var touched = 0
        var rowIndex = minRow
        while rowIndex <= maxRow {
            let words = marks + rowIndex &* wordsPerRow
            let row = target.pixel(originX, originY &+ rowIndex)
            let rowCells = cells + rowIndex &* stride
            var carry: Int32 = 0
            var x = 0
            var wordIndex = 0
            while wordIndex < wordsPerRow {
                var word = words[wordIndex]
                if word == 0 {
                    wordIndex &+= 1
                    continue
                }
                words[wordIndex] = 0
                while word != 0 {
                    let skip = word.trailingZeroBitCount
                    let groupX = ((wordIndex &<< 6) &+ skip) &<< 2
                    if groupX > x {
                        let value = min((carry.magnitude) &>> 9, 255)
                        let end = min(groupX, width)
                        if value != 0 && end > x {
                            SpanBlend.solid(row + x, end &- x, color, coverage: value, opaque: opaque)
                            touched &+= end &- x
                        }
                        x = groupX
                    }
                    let length = (~(word &>> UInt64(skip))).trailingZeroBitCount
                    word = length &+ skip >= 64 ? 0 : word & ~(((1 &<< UInt64(length)) &- 1) &<< UInt64(skip))
                    let end = groupX &+ length &<< 2
                    touched &+= min(end, width) &- min(x, width)
                    while x < end {
                        let p = UnsafeMutableRawPointer(rowCells + x)
                        let v = p.loadUnaligned(as: Areas.self)
                        p.storeBytes(of: Areas(repeating: 0), as: Areas.self)
                        let s0 = carry &+ v.x
                        let s1 = s0 &+ v.y
                        let s2 = s1 &+ v.z
                        let s3 = s2 &+ v.w
                        carry = s3
                        let value = unsafeBitCast(nonzero(Areas(s0, s1, s2, s3)), to: Pixels4.self)
                        if x &+ 4 <= width {
                            let source = PixelLanes.scale(color4, PixelLanes.lanes(value))
                            PixelLanes.store(PixelLanes.over(source, PixelLanes.load(row + x)), row + x)
                        } else {
                            for i in 0..<4 where x &+ i < width {
                                row[x &+ i] = PixelLanes.over(PixelLanes.scale(color, value[i]), row[x &+ i])
                            }
                        }
                        x &+= 4
                    }
                }
                wordIndex &+= 1
            }
            let value = min(carry.magnitude &>> 9, 255)
            if value != 0 && x < width {
                SpanBlend.solid(row + x, width &- x, color, coverage: value, opaque: opaque)
                touched &+= width &- x
            }
            rowIndex &+= 1
        }
        finish()
        return touched
    }

    /// Step 3, everything else: one row's coverage as runs, for rows `minRow...maxRow` in order; call `finish` after the
    /// last. `coverage[x - originX]` is written for runs of value -1; both buffers hold `width + 16` elements.
    func sweepRow(
        _ rowIndex: Int, _ rule: CoverageRule, _ coverage: UnsafeMutablePointer<UInt8>,
        _ runs: UnsafeMutablePointer<CoverageRun>
    ) -> Int {
        let words = marks + rowIndex &* wordsPerRow
        let rowCells = cells + rowIndex &* stride
        let left = Int32(truncatingIfNeeded: originX)
        var count = 0
        var carry: Int32 = 0
        var x = 0
        @inline(__always) func emit(_ from: Int, _ to: Int, _ value: Int32) {
            let end = min(to, width)
            if value == 0 || from >= end { return }
            runs[count] = CoverageRun(
                x0: left &+ Int32(truncatingIfNeeded: from), x1: left &+ Int32(truncatingIfNeeded: end), value: value)
            count &+= 1
        }
        var wordIndex = 0
        while wordIndex < wordsPerRow {
            var word = words[wordIndex]
            words[wordIndex] = 0
            while word != 0 {
                let skip = word.trailingZeroBitCount
                let groupX = ((wordIndex &<< 6) &+ skip) &<< 2
                if groupX > x {
                    emit(x, groupX, constantCoverage(carry, rule))
                    x = groupX
                }
                let length = (~(word &>> UInt64(skip))).trailingZeroBitCount
                word = length &+ skip >= 64 ? 0 : word & ~(((1 &<< UInt64(length)) &- 1) &<< UInt64(skip))
                let end = groupX &+ length &<< 2
                while x < end {
                    let p = UnsafeMutableRawPointer(rowCells + x)
                    let v = p.loadUnaligned(as: Areas.self)
                    p.storeBytes(of: Areas(repeating: 0), as: Areas.self)
                    let s0 = carry &+ v.x
                    let s1 = s0 &+ v.y
                    let s2 = s1 &+ v.z
                    let s3 = s2 &+ v.w
                    carry = s3
                    let value = SIMD4<UInt8>(truncatingIfNeeded: converted(Areas(s0, s1, s2, s3), rule))
                    UnsafeMutableRawPointer(coverage + x).storeBytes(of: value, as: SIMD4<UInt8>.self)
                    x &+= 4
                }
                emit(groupX, end, -1)
            }
            wordIndex &+= 1
        }
        emit(x, width, constantCoverage(carry, rule))
        return count
    }

    /// The whole shape as one byte per pixel, for masks: adds nothing where there is none. `out` is the byte of the bounds'
    /// first pixel; rows are `outStride` apart and were cleared by the caller.
    func writeMask(
        _ out: UnsafeMutablePointer<UInt8>, _ outStride: Int, _ rule: CoverageRule,
        _ coverage: UnsafeMutablePointer<UInt8>, _ runs: UnsafeMutablePointer<CoverageRun>
    ) {
        guard maxRow >= minRow else { return }
        for rowIndex in minRow...maxRow {
            let count = sweepRow(rowIndex, rule, coverage, runs)
            let row = out + rowIndex * outStride
            for index in 0..<count {
                let run = runs[index]
                let x = Int(run.x0) - originX
                let length = Int(run.x1 - run.x0)
                if run.value < 0 {
                    (row + x).update(from: coverage + x, count: length)
                } else {
                    (row + x).update(repeating: UInt8(truncatingIfNeeded: run.value), count: length)
                }
            }
        }
        finish()
    }
}
