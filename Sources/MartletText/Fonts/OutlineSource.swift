import CFreeType
import MartletBase

/// FreeType's view of one face, opened at first use. Only unscaled outlines and bitmap strikes are read, so FreeType's
/// version can't change a pixel. Not safe for several threads: it lives inside a lock.
struct OutlineSource: ~Copyable {
    private let data: FontData
    private let index: Int
    private let coordinates: [Double]
    private let unitsPerEm: Int
    private var face: FT_Face?
    private var library: FT_Library?
    private var hasFailed = false

    init(data: FontData, index: Int, coordinates: [Double], unitsPerEm: Int) {
        self.data = data
        self.index = index
        self.coordinates = coordinates
        self.unitsPerEm = unitsPerEm
    }

    deinit {
        if let face { FT_Done_Face(face) }
        if let library { FT_Done_FreeType(library) }
    }

    /// A library of its own for each face: FreeType's faces may then be used on different threads at once.
    private mutating func open() -> FT_Face? {
        if let face { return face }
        if hasFailed { return nil }
        hasFailed = true
        var newLibrary: FT_Library?
        guard FT_Init_FreeType(&newLibrary) == 0, let newLibrary else { return nil }
        library = newLibrary
        var newFace: FT_Face?
        let base = data.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
        guard FT_New_Memory_Face(newLibrary, base, FT_Long(data.bytes.count), FT_Long(index), &newFace) == 0,
            let newFace
        else { return nil }
        if !coordinates.isEmpty {
            var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
            FT_Set_Var_Design_Coordinates(newFace, FT_UInt(fixed.count), &fixed)
        }
        face = newFace
        hasFailed = false
        return newFace
    }

    /// True when FreeType accepts the face.
    mutating func canOpen() -> Bool { open() != nil }

    /// The outline of a glyph; empty for a space, a bitmap glyph, an unknown number or a damaged glyph.
    mutating func outline(of glyph: UInt32) -> GlyphOutline {
        var result = GlyphOutline.empty(unitsPerEm: unitsPerEm)
        guard let face = open(), glyph < UInt32(clamping: face.pointee.num_glyphs),
            FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0,
            let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return result }
        Self.append(slot.pointee.outline, to: &result)
        return result
    }

    /// Walks FreeType's points ourselves: its own walk rounds the points between two quadratic controls.
    private static func append(_ outline: FT_Outline, to result: inout GlyphOutline) {
        let count = Int(outline.n_points)
        let contours = Int(outline.n_contours)
        guard count > 0, contours > 0, let points = outline.points, let tags = outline.tags, let ends = outline.contours
        else { return }
        result.verbs.reserveCapacity(count + 2 * contours)
        result.coordinates.reserveCapacity(3 * count)
        var first = 0
        for contour in 0..<contours {
            let last = Int(ends[contour])
            guard last < count, last >= first else { break }
            if last > first { appendContour(points, tags, first, last, &result) }
            first = last + 1
        }
    }

    private struct Point {
        var x: Float
        var y: Float
        func middle(_ other: Point) -> Point { Point(x: (x + other.x) * 0.5, y: (y + other.y) * 0.5) }
    }

    private static func appendContour(
        _ points: UnsafeMutablePointer<FT_Vector>, _ tags: UnsafeMutablePointer<CChar>, _ first: Int, _ last: Int,
        _ result: inout GlyphOutline
    ) {
        func point(_ index: Int) -> Point { Point(x: Float(points[index].x), y: Float(points[index].y)) }
        /// 1 on the curve, 0 quadratic control, 2 cubic control.
        func kind(_ index: Int) -> Int { Int(tags[index]) & 3 }
        func add(_ verb: GlyphOutline.Verb, _ list: Point...) {
            result.verbs.append(verb)
            for item in list {
                result.coordinates.append(item.x)
                result.coordinates.append(item.y)
            }
        }
        let count = last - first + 1
        var startIndex = first
        var start: Point
        // A contour may begin off the curve: start at the next point on it, or between two controls.
        if let onCurve = (first...last).first(where: { kind($0) == 1 }) {
            startIndex = onCurve
            start = point(onCurve)
        } else {
            guard kind(first) == 0, kind(last) == 0 else { return }
            start = point(last).middle(point(first))
            startIndex = last
        }
        add(.move, start)
        var step = 1
        func at(_ step: Int) -> Int { first + (startIndex - first + step) % count }
        let startsOnCurve = kind(startIndex) == 1
        let steps = startsOnCurve ? count - 1 : count
        while step <= steps {
            let index = at(step)
            switch kind(index) {
            case 1:
                add(.line, point(index))
                step += 1
            case 2:
                guard step + 1 <= steps, kind(at(step + 1)) == 2 else { return add(.close) }
                let end = step + 2 <= steps ? point(at(step + 2)) : start
                add(.cubic, point(index), point(at(step + 1)), end)
                step += 3
            default:
                let control = point(index)
                if step + 1 > steps {
                    add(.quad, control, start)
                    step += 1
                } else if kind(at(step + 1)) == 1 {
                    add(.quad, control, point(at(step + 1)))
                    step += 2
                } else {
                    add(.quad, control, control.middle(point(at(step + 1))))
                    step += 1
                }
            }
        }
        add(.close)
    }

    /// The bitmap of a colour glyph from the strike nearest above the wanted size.
    mutating func colorBitmap(of glyph: UInt32, pixelsPerEm: Double) -> ColorGlyph? {
        guard let face = open(), glyph < UInt32(clamping: face.pointee.num_glyphs) else { return nil }
        let strikes = Int(face.pointee.num_fixed_sizes)
        guard strikes > 0, let sizes = face.pointee.available_sizes else { return nil }
        var best = 0
        for index in 1..<max(strikes, 1) {
            let candidate = Double(sizes[index].y_ppem) / 64
            let current = Double(sizes[best].y_ppem) / 64
            let better = current < pixelsPerEm ? candidate > current : candidate >= pixelsPerEm && candidate < current
            if better { best = index }
        }
        guard FT_Select_Size(face, FT_Int(best)) == 0,
            FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)) == 0,
            let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
        else { return nil }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        guard Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer,
            width > 0, height > 0, width <= 4096, height <= 4096, Int(bitmap.pitch) >= 4 * width
        else { return nil }
        let pitch = Int(bitmap.pitch)
        let pixels = PixelBuffer(widthInPixels: width, heightInPixels: height) { target in
            for y in 0..<height {
                let row = buffer + y * pitch
                for x in 0..<width {
                    let b = UInt32(row[4 * x])
                    let g = UInt32(row[4 * x + 1])
                    let r = UInt32(row[4 * x + 2])
                    let a = UInt32(row[4 * x + 3])
                    target[y * width + x] = a << 24 | b << 16 | g << 8 | r
                }
            }
        }
        return ColorGlyph(
            pixels: pixels, left: Double(slot.pointee.bitmap_left), top: Double(slot.pointee.bitmap_top),
            pixelsPerEm: max(1, Double(sizes[best].y_ppem) / 64))
    }
}
