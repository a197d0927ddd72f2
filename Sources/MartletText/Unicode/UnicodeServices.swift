import Synchronization
import _FoundationICU

/// The toolchain's ICU, which no other file names: line breaks, user-perceived characters, and the direction of text.
/// The module's C names carry the prefix `swift_`. The same version comes with every copy of one toolchain.
enum UnicodeServices {
    struct DirectionRun: Hashable {
        var start: Int
        var end: Int
        /// Even: left to right. Odd: right to left.
        var level: UInt8
    }

    /// Iterators keep a position, so they are shared under a lock.
    private struct Iterators {
        var line: OpaquePointer?
        var character: OpaquePointer?
        var word: OpaquePointer?
        var bidi: OpaquePointer?
    }

    // Unchecked: the pointers are used only inside `withLock`.
    private struct Box: @unchecked Sendable { var iterators = Iterators() }

    private static let shared = Mutex(Box())

    enum BreakKind { case line, character, word }

    /// The positions after which a break is allowed, in UTF-16 units, ascending, without 0 and with the end.
    static func breaks(_ kind: BreakKind, in text: UnsafeBufferPointer<UInt16>) -> [Int32] {
        guard text.count > 0, text.count < Int(Int32.max), let base = text.baseAddress else { return [] }
        return shared.withLock { box -> [Int32] in
            guard let iterator = open(kind, &box.iterators) else { return [Int32(text.count)] }
            var status = U_ZERO_ERROR
            swift_ubrk_setText(iterator, base, Int32(text.count), &status)
            guard status.rawValue <= 0 else { return [Int32(text.count)] }
            var result: [Int32] = []
            result.reserveCapacity(kind == .character ? text.count : text.count / 5 + 1)
            _ = swift_ubrk_first(iterator)
            while true {
                let position = swift_ubrk_next(iterator)
                if position < 0 { break }
                result.append(position)
            }
            if result.last != Int32(text.count) { result.append(Int32(text.count)) }
            return result
        }
    }

    private static func open(_ kind: BreakKind, _ iterators: inout Iterators) -> OpaquePointer? {
        var status = U_ZERO_ERROR
        switch kind {
        case .line:
            if iterators.line == nil { iterators.line = swift_ubrk_open(UBRK_LINE, "en", nil, 0, &status) }
            return iterators.line
        case .character:
            if iterators.character == nil {
                iterators.character = swift_ubrk_open(UBRK_CHARACTER, "en", nil, 0, &status)
            }
            return iterators.character
        case .word:
            if iterators.word == nil { iterators.word = swift_ubrk_open(UBRK_WORD, "en", nil, 0, &status) }
            return iterators.word
        }
    }

    /// The direction runs of one paragraph in logical order, and the paragraph's own level.
    /// - Parameter fallback: The direction of a paragraph without a letter that has one.
    /// - Parameter isForced: Use `fallback` whatever the letters say.
    static func directions(
        of text: UnsafeBufferPointer<UInt16>, fallbackRightToLeft fallback: Bool, isForced: Bool
    ) -> (paragraph: UInt8, runs: [DirectionRun]) {
        let plain: UInt8 = fallback ? 1 : 0
        let whole = (paragraph: plain, runs: [DirectionRun(start: 0, end: text.count, level: plain)])
        guard text.count > 0, text.count < Int(Int32.max), let base = text.baseAddress else { return whole }
        return shared.withLock { box -> (paragraph: UInt8, runs: [DirectionRun]) in
            if box.iterators.bidi == nil { box.iterators.bidi = swift_ubidi_open() }
            guard let bidi = box.iterators.bidi else { return whole }
            var status = U_ZERO_ERROR
            // 0xfe and 0xff ask for the first strong letter's direction, and give left or right without one.
            let level: UInt8 = isForced ? plain : fallback ? 0xff : 0xfe
            swift_ubidi_setPara(bidi, base, Int32(text.count), level, nil, &status)
            guard status.rawValue <= 0 else { return whole }
            let paragraph = swift_ubidi_getParaLevel(bidi)
            var runs: [DirectionRun] = []
            var start: Int32 = 0
            while start < Int32(text.count) {
                var end: Int32 = 0
                var level: UInt8 = 0
                swift_ubidi_getLogicalRun(bidi, start, &end, &level)
                guard end > start else { return whole }
                runs.append(DirectionRun(start: Int(start), end: Int(end), level: level))
                start = end
            }
            return (paragraph, runs)
        }
    }
}
