import Foundation
import MartletBase

/// All own drawings by name. Names of the forms `x.circle`, `x.square`, their filled forms and `x.slash` are put together
/// from the drawing of `x`.
enum SymbolTable {
    typealias Draw = @Sendable (inout SymbolPen) -> Void

    private static let drawings: [String: Draw] = {
        var table: [String: Draw] = [:]
        addSigns(to: &table)
        addArrows(to: &table)
        addTurningArrows(to: &table)
        addShapes(to: &table)
        addLayouts(to: &table)
        addPeople(to: &table)
        addTools(to: &table)
        addHome(to: &table)
        addDocuments(to: &table)
        addTime(to: &table)
        addCommunication(to: &table)
        addMedia(to: &table)
        addSound(to: &table)
        addWeather(to: &table)
        addNature(to: &table)
        addCommerce(to: &table)
        addPlaces(to: &table)
        addSecurity(to: &table)
        addDevices(to: &table)
        addEditing(to: &table)
        return table
    }()

    /// Drawings that are put into circles and squares, made to fit a circle of radius 31.
    private static let inner: [String: Draw] = {
        var table: [String: Draw] = [:]
        addInnerGlyphs(to: &table)
        for number in 0...50 { table[String(number)] = { p in p.number(number) } }
        return table
    }()

    /// Names that have a crossed-out form.
    private static let slashed: Set<String> = [
        "bell", "bell.fill", "eye", "eye.fill", "mic", "mic.fill", "speaker", "speaker.fill", "video", "video.fill",
        "wifi", "location", "location.fill", "heart", "heart.fill", "bolt", "bolt.fill", "person", "person.fill",
        "phone", "phone.fill", "lock", "lock.fill", "pencil", "star", "star.fill", "tag", "tag.fill", "flag", "flag.fill",
        "bookmark", "bookmark.fill", "circle", "circle.fill", "trash", "trash.fill", "cloud", "cloud.fill", "drop",
        "drop.fill", "sparkles", "icloud", "icloud.fill", "camera", "camera.fill", "key", "key.fill", "nosign", "play",
        "play.fill", "clock", "clock.fill", "hand.thumbsup", "flame", "flame.fill", "paperplane", "link",
    ]

    static func draw(named name: String) -> Draw? {
        if let own = drawings[name] { return own }
        for (suffix, isSquare, isFilled) in [
            (".circle.fill", false, true), (".circle", false, false), (".square.fill", true, true),
            (".square", true, false),
        ] where name.hasSuffix(suffix) {
            guard let glyph = inner[String(name.dropLast(suffix.count))] else { return nil }
            return { p in p.enclose(glyph, isSquare: isSquare, isFilled: isFilled) }
        }
        for (suffix, fill) in [(".slash", ""), (".slash.fill", ".fill")] where name.hasSuffix(suffix) {
            let base = name.dropLast(suffix.count) + fill
            guard slashed.contains(String(base)), let draw = drawings[String(base)] else { return nil }
            return { p in p.slash(draw) }
        }
        return nil
    }

    static let names: [String] = {
        var all = Set(drawings.keys)
        for glyph in inner.keys {
            for form in ["circle", "circle.fill", "square", "square.fill"] { all.insert("\(glyph).\(form)") }
        }
        for base in slashed where drawings[base] != nil {
            all.insert(base.hasSuffix(".fill") ? base.dropLast(5) + ".slash.fill" : base + ".slash")
        }
        return all.sorted()
    }()
}

extension SymbolPen {
    /// A glyph in a circle or a square; in the filled form it is cut out.
    mutating func enclose(_ glyph: SymbolTable.Draw, isSquare: Bool, isFilled: Bool) {
        let edge = isSquare ? Path.box(-46, -46, 46, 46, 14) : Path.disc(0, 0, 52)
        let inside = part(scale: 1, weight: 0.95, glyph)
        if isFilled {
            solid([.body(edge)], minus: inside.inks)
        } else {
            level = 1
            line(edge)
            level = 0
            add(inside)
        }
    }

    /// A drawing crossed out from the top left to the bottom right, with a gap beside the line.
    mutating func slash(_ draw: SymbolTable.Draw) {
        var base = SymbolPen(stroke: stroke)
        draw(&base)
        base = base.centered()
        let gap = Path.lines([(-50 + stroke * 1.1, -50 - stroke * 1.1), (50 + stroke * 1.1, 50 - stroke * 1.1)])
        let cross = Path.lines([(-47, -47), (47, 47)])
        let rest = PolygonRegion.combining(base.inks.map(region), minus: [region(.line(gap, width: stroke * 1.5))])
        area(PolygonRegion.combining([rest, region(.line(cross))]).path)
    }
}
