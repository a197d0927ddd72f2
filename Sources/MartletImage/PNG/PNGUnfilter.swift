/// Undoes PNG's row filters in place.
enum PNGUnfilter {
    /// `above` is the unfiltered row before, nil (all zero) at the top of a pass; `distance` is the number of bytes to
    /// the same sample of the pixel on the left. False when the filter does not exist.
    static func unfilter(
        _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, count: Int, distance: Int,
        filter: UInt8
    ) -> Bool {
        switch filter {
        case 0:
            break
        case 1:
            sub(row, count, distance)
        case 2:
            guard let above else { break }
            for index in 0..<count { row[index] = row[index] &+ above[index] }
        case 3:
            for index in 0..<count {
                let left = index >= distance ? UInt16(row[index - distance]) : 0
                let top = above.map { UInt16($0[index]) } ?? 0
                row[index] = row[index] &+ UInt8(truncatingIfNeeded: (left + top) >> 1)
            }
        case 4:
            // Above the first row everything is zero, and the predictor is the left neighbour.
            guard let above else {
                sub(row, count, distance)
                break
            }
            for index in 0..<min(distance, count) { row[index] = row[index] &+ above[index] }
            var index = distance
            while index < count {
                let value = PNGFilter.predicted(row[index - distance], above[index], above[index - distance])
                row[index] = row[index] &+ value
                index += 1
            }
        default:
            return false
        }
        return true
    }

    private static func sub(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ distance: Int) {
        var index = distance
        while index < count {
            row[index] = row[index] &+ row[index - distance]
            index += 1
        }
    }
}
