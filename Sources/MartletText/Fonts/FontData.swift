import Foundation

/// The bytes of a font file, kept for the life of the process: HarfBuzz and FreeType point into them.
final class FontData: @unchecked Sendable {
    // Unchecked: the bytes are never written after `init`.
    let bytes: UnsafeRawBufferPointer
    private let isMapped: Bool

    /// Larger files than any real font are refused before anything is mapped.
    static let largestFile = 1 << 30

    init(copying source: [UInt8]) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(source.count, 1), alignment: 16)
        source.withUnsafeBytes { memory.copyMemory(from: $0) }
        bytes = UnsafeRawBufferPointer(start: memory.baseAddress, count: source.count)
        isMapped = false
    }

    init(mapping path: String) throws(FontError) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(path: path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, (status.st_mode & S_IFMT) == S_IFREG else { throw .unreadable(path: path) }
        let size = Int(status.st_size)
        guard size >= 12, size <= Self.largestFile else {
            throw .damaged(name: path, reason: "\(size) bytes is no size of a font")
        }
        guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), address != MAP_FAILED else {
            throw .unreadable(path: path)
        }
        bytes = UnsafeRawBufferPointer(start: address, count: size)
        isMapped = true
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
        } else {
            UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.deallocate()
        }
    }

    /// A checksum of all bytes (FNV-1a over words of eight), for reports.
    func fingerprint() -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var offset = 0
        while offset + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            hash = (hash ^ word) &* 0x0000_0100_0000_01b3
            hash ^= hash >> 29
            offset += 8
        }
        while offset < bytes.count {
            hash = (hash ^ UInt64(bytes[offset])) &* 0x0000_0100_0000_01b3
            offset += 1
        }
        return hash
    }
}
