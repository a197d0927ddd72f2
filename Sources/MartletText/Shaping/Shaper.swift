import CHarfBuzz
import MartletBase
import Synchronization

/// Turns text into glyphs with HarfBuzz, and remembers the answers.
final class Shaper: Sendable {
    static let shared = Shaper()

    /// Bit of `ShapeKey.features` above those of `FontRequest.Features`: no optional ligatures, as tracked text wants.
    static let noLigatures: UInt8 = 8

    private struct State: @unchecked Sendable {
        // Unchecked: the buffer is used only inside `withLock`.
        var buffer: OpaquePointer?
        /// Two generations: when the young one is full it becomes the old one, and what nobody asked for goes.
        var young: [UInt64: ShapedRun] = [:]
        var old: [UInt64: ShapedRun] = [:]
        var youngUnits = 0
        var shapeCalls = 0
    }

    private let state = Mutex(State())
    private static let generationUnits = 200_000
    private static let longestCached = 4096

    /// How often HarfBuzz was called, for tests of the cache.
    var shapeCalls: Int { state.withLock { $0.shapeCalls } }

    func shape(_ text: UnsafeBufferPointer<UInt16>, face: FontFace, key: ShapeKey) -> ShapedRun {
        let hash = Self.hash(text, key)
        return state.withLock { state in
            let young = state.young[hash]
            if let run = Self.find(text, key, in: young) { return run }
            if let run = Self.find(text, key, in: state.old[hash]) {
                Self.store(run, hash, &state)
                return run
            }
            let run = Self.shape(text, face: face, key: key, next: young, state: &state)
            if text.count <= Self.longestCached { Self.store(run, hash, &state) }
            return run
        }
    }

    private static func store(_ run: ShapedRun, _ hash: UInt64, _ state: inout State) {
        state.young[hash] = run
        state.youngUnits += run.units.count + 16
        if state.youngUnits > generationUnits {
            state.old = state.young
            state.young = [:]
            state.youngUnits = 0
        }
    }

    private static func find(_ text: UnsafeBufferPointer<UInt16>, _ key: ShapeKey, in chain: ShapedRun?) -> ShapedRun? {
        var candidate = chain
        while let run = candidate {
            if run.key == key, run.units.count == text.count,
                run.units.withUnsafeBufferPointer({ a in
                    for index in 0..<text.count where a[index] != text[index] { return false }
                    return true
                })
            {
                return run
            }
            candidate = run.next
        }
        return nil
    }

    private static func hash(_ text: UnsafeBufferPointer<UInt16>, _ key: ShapeKey) -> UInt64 {
        var hash = UInt64(key.face) &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(key.script)
        hash ^= UInt64(key.features) << 40 ^ (key.isRightToLeft ? 1 << 50 : 0)
        hash ^= UInt64(key.before) << 16 ^ UInt64(key.after) << 32
        for unit in text {
            hash = (hash ^ UInt64(unit)) &* 0xff51_afd7_ed55_8ccd
            hash ^= hash >> 32
        }
        return hash ^ UInt64(text.count)
    }

    // MARK: HarfBuzz

    private static func features(_ bits: UInt8) -> [hb_feature_t] {
        var result: [hb_feature_t] = []
        func add(_ tag: StaticString, _ value: UInt32) {
            result.append(hb_feature_t(tag: FontFile.tag(tag), value: value, start: 0, end: UInt32.max))
        }
        let wanted = FontRequest.Features(rawValue: bits & 7)
        if wanted.contains(.monospacedDigits) { add("tnum", 1) }
        if wanted.contains(.lowercaseSmallCaps) { add("smcp", 1) }
        if wanted.contains(.uppercaseSmallCaps) { add("c2sc", 1) }
        if bits & noLigatures != 0 {
            add("liga", 0)
            add("clig", 0)
        }
        return result
    }

    private static func shape(
        _ text: UnsafeBufferPointer<UInt16>, face: FontFace, key: ShapeKey, next: ShapedRun?, state: inout State
    ) -> ShapedRun {
        state.shapeCalls += 1
        if state.buffer == nil { state.buffer = hb_buffer_create() }
        let buffer = state.buffer
        hb_buffer_clear_contents(buffer)
        // Neighbours only take part as context: Arabic letters join across the run's ends.
        if key.before != 0 || key.after != 0 {
            var context = [key.before == 0 ? 0x20 : key.before]
            context.append(contentsOf: text)
            context.append(key.after == 0 ? 0x20 : key.after)
            hb_buffer_add_utf16(buffer, context, Int32(context.count), 1, Int32(text.count))
        } else {
            hb_buffer_add_utf16(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
        }
        hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: key.script))
        hb_buffer_set_language(buffer, language)
        let list = features(key.features)
        hb_shape(face.shapingFont, buffer, list, UInt32(list.count))
        return read(buffer, text: text, key: key, next: next)
    }

    // HarfBuzz's default would come from the process's locale, and pixels must not.
    nonisolated(unsafe) private static let language = hb_language_from_string("en", 2)

    private static func read(
        _ buffer: OpaquePointer?, text: UnsafeBufferPointer<UInt16>, key: ShapeKey, next: ShapedRun?
    ) -> ShapedRun {
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let places = hb_buffer_get_glyph_positions(buffer, &count)
        let glyphCount = infos == nil || places == nil ? 0 : Int(count)
        let shift: UInt32 = key.before != 0 || key.after != 0 ? 1 : 0
        let length = text.count

        var glyphs = [UInt32](repeating: 0, count: glyphCount)
        var advances = [Int32](repeating: 0, count: glyphCount)
        var clusters = [UInt32](repeating: 0, count: glyphCount)
        var xOffsets: [Int32] = []
        var yOffsets: [Int32] = []
        var starts = [Int32](repeating: -1, count: length + 1)
        var isSafe = [Bool](repeating: false, count: length + 1)
        if let infos, let places {
            var hasOffsets = false
            for index in 0..<glyphCount {
                let info = infos[index]
                let cluster = min(info.cluster >= shift ? info.cluster - shift : 0, UInt32(max(length - 1, 0)))
                glyphs[index] = info.codepoint
                advances[index] = places[index].x_advance
                clusters[index] = cluster
                if places[index].x_offset != 0 || places[index].y_offset != 0 { hasOffsets = true }
                let place = Int(cluster)
                if starts[place] < 0 {
                    starts[place] = 0
                    isSafe[place] = true
                }
                starts[place] += places[index].x_advance
                if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { isSafe[place] = false }
            }
            if hasOffsets {
                xOffsets = (0..<glyphCount).map { places[$0].x_offset }
                yOffsets = (0..<glyphCount).map { places[$0].y_offset }
            }
        }
        isSafe[0] = true
        isSafe[length] = true
        var positions = [Int32](repeating: 0, count: length + 1)
        var counts = [Int32](repeating: 0, count: length + 1)
        var total: Int32 = 0
        var clusterCount: Int32 = 0
        var offset = 0
        while offset < length {
            var end = offset + 1
            while end < length, starts[end] < 0 { end += 1 }
            let advance = max(0, starts[offset])
            for place in offset..<end {
                positions[place] = total &+ Int32(Int64(advance) * Int64(place - offset) / Int64(end - offset))
                counts[place] = place == offset ? clusterCount : clusterCount + 1
            }
            total = total &+ advance
            clusterCount += 1
            offset = end
        }
        positions[length] = total
        counts[length] = clusterCount
        return ShapedRun(
            units: Array(text), key: key, glyphs: glyphs, advances: advances, xOffsets: xOffsets, yOffsets: yOffsets,
            clusters: clusters, positions: positions, isSafe: isSafe, clusterCounts: counts, next: next)
    }

    /// HarfBuzz's script of a character.
    static func script(of scalar: UInt32) -> UInt32 {
        hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
    }
}
