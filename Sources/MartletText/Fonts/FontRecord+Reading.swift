extension FontRecord {
    /// Reads all faces of a file's bytes. Throws when it is no font or lacks what shaping and drawing need.
    static func read(_ data: FontData, path: String?, keepingData: Bool) throws(FontError) -> [FontRecord] {
        let name = path ?? "font in memory"
        let count = FontFile.faceCount(data.bytes)
        guard count > 0 else {
            throw .damaged(name: name, reason: "it does not begin like a TrueType or OpenType file")
        }
        var records: [FontRecord] = []
        for face in 0..<count {
            guard let file = FontFile(data.bytes, face: face) else {
                throw .damaged(name: name, reason: "its table of contents is cut off")
            }
            records.append(
                try FontRecord(file: file, index: face, path: path, data: keepingData ? data : nil, name: name))
        }
        return records
    }

    private init(file: FontFile, index: Int, path: String?, data: FontData?, name: String) throws(FontError) {
        guard let head = file.table("head"), let unitsPerEm = FontFile.read16(head, 18), unitsPerEm >= 16,
            let macStyle = FontFile.read16(head, 44)
        else { throw .damaged(name: name, reason: "no usable head table") }
        guard let hhea = file.table("hhea"), hhea.count >= 36, file.table("maxp") != nil, file.table("cmap") != nil,
            file.table("hmtx") != nil
        else { throw .damaged(name: name, reason: "a table that every font has is missing or cut off") }

        let names = file.table("name").map(Self.names) ?? [:]
        let style = names[17] ?? names[2] ?? ""
        var families: [String] = []
        for key in [16, 1, 21] as [UInt16] {
            if let family = names[key], !family.isEmpty, !families.contains(family) { families.append(family) }
        }
        if families.isEmpty { throw .damaged(name: name, reason: "it has no family name") }

        let lowerStyle = style.lowercased()
        var weight = macStyle & 1 != 0 ? 700 : 400
        var italic = macStyle & 2 != 0 || lowerStyle.contains("italic") || lowerStyle.contains("oblique")
        var width = 100.0
        if let os2 = file.table("OS/2"), let class16 = FontFile.read16(os2, 4), let widthClass = FontFile.read16(os2, 6)
        {
            if class16 >= 1, class16 <= 1000 { weight = Int(class16) < 10 ? Int(class16) * 100 : Int(class16) }
            let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
            if widthClass >= 1, widthClass <= 9 { width = percents[Int(widthClass) - 1] }
            if let selection = FontFile.read16(os2, 62) { italic = italic || selection & 0x201 != 0 }
        }
        self.init(
            path: path, data: data, index: index, families: families,
            fullName: names[4] ?? families[0], postScriptName: names[6] ?? "", styleName: style,
            version: names[5] ?? "", weight: weight, isItalic: italic, widthPercent: width,
            axes: file.table("fvar").map(Self.axes) ?? [])
    }

    private static func axes(_ table: UnsafeRawBufferPointer) -> [Axis] {
        guard let start = FontFile.read16(table, 4), let count = FontFile.read16(table, 8),
            let size = FontFile.read16(table, 10), size >= 20, count <= 64
        else { return [] }
        func fixed(_ offset: Int) -> Double? {
            FontFile.read32(table, offset).map { Double(Int32(bitPattern: $0)) / 65536 }
        }
        var result: [Axis] = []
        for index in 0..<Int(count) {
            let offset = Int(start) + index * Int(size)
            guard let tag = FontFile.read32(table, offset), let low = fixed(offset + 4), let middle = fixed(offset + 8),
                let high = fixed(offset + 12), low <= middle, middle <= high
            else { return [] }
            result.append(Axis(tag: tag, minimum: low, standard: middle, maximum: high))
        }
        return result
    }

    /// Names by their number, English before any other language.
    private static func names(_ table: UnsafeRawBufferPointer) -> [UInt16: String] {
        guard let count = FontFile.read16(table, 2), let storage = FontFile.read16(table, 4) else { return [:] }
        var result: [UInt16: String] = [:]
        var ranks: [UInt16: Int] = [:]
        for index in 0..<min(Int(count), 4096) {
            let entry = 6 + 12 * index
            guard let platform = FontFile.read16(table, entry), let language = FontFile.read16(table, entry + 4),
                let key = FontFile.read16(table, entry + 6), let length = FontFile.read16(table, entry + 8),
                let offset = FontFile.read16(table, entry + 10)
            else { break }
            guard [1, 2, 4, 5, 6, 16, 17, 21].contains(key) else { continue }
            let start = Int(storage) + Int(offset)
            let end = start + Int(length)
            guard end <= table.count, length <= 2048 else { continue }
            let rank =
                switch platform {
                case 3: language == 0x409 ? 4 : 2
                case 0: 3
                case 1: language == 0 ? 1 : 0
                default: -1
                }
            guard rank > ranks[key] ?? -1 else { continue }
            let slice = table[start..<end]
            let text: String
            if platform == 1 {
                guard slice.allSatisfy({ $0 < 0x80 }) else { continue }
                text = String(decoding: slice, as: UTF8.self)
            } else {
                var units: [UInt16] = []
                var position = start
                while position + 1 < end {
                    units.append(UInt16(table[position]) << 8 | UInt16(table[position + 1]))
                    position += 2
                }
                text = String(decoding: units, as: UTF16.self)
            }
            result[key] = text
            ranks[key] = rank
        }
        return result
    }
}
