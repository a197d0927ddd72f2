/// Reads the tables of a TrueType or OpenType file that choosing a face needs. Every access is checked.
struct FontFile {
    let bytes: UnsafeRawBufferPointer
    private let directory: Int
    private let tableCount: Int

    /// Number of faces in a file: 1, or more for a collection; 0 when it is no font.
    static func faceCount(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard let tag = read32(bytes, 0) else { return 0 }
        if tag == 0x7474_6366 { return min(Int(read32(bytes, 8) ?? 0), 256) }
        return [0x0001_0000, 0x4f54_544f, 0x7472_7565].contains(tag) ? 1 : 0
    }

    init?(_ bytes: UnsafeRawBufferPointer, face: Int) {
        self.bytes = bytes
        guard let tag = Self.read32(bytes, 0) else { return nil }
        if tag == 0x7474_6366 {
            guard face >= 0, face < Int(Self.read32(bytes, 8) ?? 0), let start = Self.read32(bytes, 12 + 4 * face)
            else { return nil }
            directory = Int(start)
        } else {
            guard face == 0, Self.faceCount(bytes) == 1 else { return nil }
            directory = 0
        }
        guard let count = Self.read16(bytes, directory + 4), count > 0, count < 256 else { return nil }
        tableCount = Int(count)
    }

    static func read16(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt16? {
        guard offset >= 0, offset <= bytes.count - 2 else { return nil }
        return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    static func read32(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32? {
        guard let high = read16(bytes, offset), let low = read16(bytes, offset + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    static func tag(_ name: StaticString) -> UInt32 {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    /// The bytes of a table, or nil when it is missing or does not lie inside the file.
    func table(_ name: StaticString) -> UnsafeRawBufferPointer? {
        let wanted = Self.tag(name)
        for index in 0..<tableCount {
            let entry = directory + 12 + 16 * index
            guard let tag = Self.read32(bytes, entry) else { return nil }
            guard tag == wanted else { continue }
            guard let offset = Self.read32(bytes, entry + 8), let length = Self.read32(bytes, entry + 12) else {
                return nil
            }
            let start = Int(offset)
            let end = start + Int(length)
            guard end <= bytes.count, start < end else { return nil }
            return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        }
        return nil
    }
}
