/// A tiny TrueType font, made in memory, for tests that must not depend on installed fonts: every glyph is a box.
///
/// Family "Martlet Test", 1000 units per em, ascent 800, descent 200, no line gap, cap height 700, x-height 500.
/// Printable ASCII, the no-break space and the ellipsis (U+2026). Advances: 600; 300 for the space and `i j l ! ' , . :
/// ; |`; 900 for `M W m w`. The bytes are always the same.
package enum TestFont {
    package static let familyName = "Martlet Test"

    /// The advance of a character in thousandths of the size; 600 also for characters that the font lacks.
    package static func advance(of scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case " ", "\u{a0}", "i", "j", "l", "!", "'", ",", ".", ":", ";", "|": 300
        case "M", "W", "m", "w": 900
        default: 600
        }
    }

    /// Registers the font with a library and returns its family name.
    @discardableResult
    package static func register(in library: FontLibrary = .shared) -> String {
        if !library.hasFamily(familyName) { _ = try? library.register(bytes: bytes()) }
        return familyName
    }

    private static let characters: [UInt16] = Array(0x20...0x7e) + [0xa0, 0x2026]

    /// The font file.
    package static func bytes() -> [UInt8] {
        var glyf = Bytes()
        var loca = Bytes()
        var hmtx = Bytes()
        let advances = [600] + characters.map { Unicode.Scalar($0).map(advance) ?? 600 }
        let codes: [UInt16] = [0] + characters
        for (code, advance) in zip(codes, advances) {
            loca.add32(UInt32(glyf.list.count))
            hmtx.add16(advance)
            hmtx.add16(code == 0x20 || code == 0xa0 ? 0 : 50)
            guard code != 0x20, code != 0xa0 else { continue }
            let (bottom, top) = extent(of: code)
            glyf.addBox(left: 50, bottom: bottom, right: advance - 50, top: top)
        }
        loca.add32(UInt32(glyf.list.count))

        let tables: [(String, Bytes)] = [
            ("OS/2", os2()), ("cmap", cmap()), ("glyf", glyf), ("head", head()), ("hhea", hhea(count: codes.count)),
            ("hmtx", hmtx), ("loca", loca), ("maxp", maxp(count: codes.count)), ("name", name()), ("post", post()),
        ]
        return assemble(tables)
    }

    private static func extent(of code: UInt16) -> (Int, Int) {
        switch Unicode.Scalar(code) {
        case "g", "j", "p", "q", "y": (-200, 500)
        case "b", "d", "f", "h", "k", "l", "t": (0, 700)
        case "\u{2026}", ".", ",", "_": (0, 100)
        case let letter? where ("a"..."z").contains(letter): (0, 500)
        default: (0, 700)
        }
    }

    // MARK: Tables

    private struct Bytes {
        var list: [UInt8] = []

        mutating func add8(_ value: Int) { list.append(UInt8(truncatingIfNeeded: value)) }
        mutating func add16(_ value: Int) {
            add8(value >> 8)
            add8(value)
        }
        mutating func add32(_ value: UInt32) {
            add16(Int(value >> 16))
            add16(Int(value & 0xffff))
        }
        mutating func add16(_ values: [Int]) { for value in values { add16(value) } }
        mutating func addText(_ text: String) { list.append(contentsOf: text.utf8) }

        /// One contour of four points on the curve; 36 bytes, so that glyphs stay aligned.
        mutating func addBox(left: Int, bottom: Int, right: Int, top: Int) {
            add16([1, left, bottom, right, top, 3, 0])
            for _ in 0..<4 { add8(1) }
            add16([left, 0, right - left, 0])
            add16([bottom, top - bottom, 0, bottom - top])
            add16(0)
        }
    }

    private static func head() -> Bytes {
        var table = Bytes()
        table.add32(0x0001_0000)
        table.add32(0x0001_0000)
        table.add32(0)
        table.add32(0x5f0f_3cf5)
        table.add16([3, 1000])
        for _ in 0..<4 { table.add32(0) }
        table.add16([0, -200, 900, 700, 0, 8, 2, 1, 0])
        return table
    }

    private static func hhea(count: Int) -> Bytes {
        var table = Bytes()
        table.add32(0x0001_0000)
        table.add16([800, -200, 0, 900, 50, 50, 850, 1, 0, 0, 0, 0, 0, 0, 0, count])
        return table
    }

    private static func maxp(count: Int) -> Bytes {
        var table = Bytes()
        table.add32(0x0001_0000)
        table.add16([count, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
        return table
    }

    private static func os2() -> Bytes {
        var table = Bytes()
        table.add16([4, 600, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0])
        for _ in 0..<10 { table.add8(0) }
        for value: UInt32 in [1, 0, 0, 0] { table.add32(value) }
        table.addText("MRTL")
        table.add16([0x40, 0x20, 0x2026, 800, -200, 0, 800, 200])
        table.add32(1)
        table.add32(0)
        table.add16([500, 700, 0, 0x20, 1])
        return table
    }

    private static func post() -> Bytes {
        var table = Bytes()
        table.add32(0x0003_0000)
        table.add32(0)
        table.add16([-100, 50])
        for _ in 0..<5 { table.add32(0) }
        return table
    }

    private static func name() -> Bytes {
        let entries: [(Int, String)] = [
            (1, familyName), (2, "Regular"), (3, "Martlet Test 1"), (4, familyName), (5, "Version 1.000"),
            (6, "MartletTest"),
        ]
        var table = Bytes()
        var storage = Bytes()
        table.add16([0, entries.count, 6 + 12 * entries.count])
        for (key, text) in entries {
            table.add16([3, 1, 0x409, key, 2 * text.utf16.count, storage.list.count])
            for unit in text.utf16 { storage.add16(Int(unit)) }
        }
        table.list.append(contentsOf: storage.list)
        return table
    }

    /// Format 4 with a segment for ASCII, one for each further character, and the end mark.
    private static func cmap() -> Bytes {
        let segments = [(0x20, 0x7e, 1), (0xa0, 0xa0, 96), (0x2026, 0x2026, 97), (0xffff, 0xffff, 0)]
        var table = Bytes()
        table.add16([0, 1, 3, 1, 0, 12])
        table.add16([4, 16 + 8 * segments.count, 0, 2 * segments.count, 8, 2, 0])
        table.add16(segments.map { $0.1 })
        table.add16(0)
        table.add16(segments.map { $0.0 })
        table.add16(segments.map { $0.0 == 0xffff ? 1 : $0.2 - $0.0 })
        table.add16(segments.map { _ in 0 })
        return table
    }

    private static func assemble(_ tables: [(String, Bytes)]) -> [UInt8] {
        var file = Bytes()
        file.add32(0x0001_0000)
        file.add16([tables.count, 128, 3, 16 * tables.count - 128])
        var offset = 12 + 16 * tables.count
        var headOffset = 0
        for (tag, table) in tables {
            if tag == "head" { headOffset = offset }
            file.addText(tag)
            file.add32(checksum(table.list))
            file.add32(UInt32(offset))
            file.add32(UInt32(table.list.count))
            offset += (table.list.count + 3) & ~3
        }
        for (_, table) in tables {
            file.list.append(contentsOf: table.list)
            while file.list.count % 4 != 0 { file.add8(0) }
        }
        let adjustment = 0xb1b0_afba &- checksum(file.list)
        for index in 0..<4 {
            file.list[headOffset + 8 + index] = UInt8(truncatingIfNeeded: adjustment >> UInt32(24 - 8 * index))
        }
        return file.list
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0
        for (index, byte) in bytes.enumerated() { sum &+= UInt32(byte) << UInt32(24 - 8 * (index & 3)) }
        return sum
    }
}
