import Foundation
import MartletBase

/// The words of a display list's description; the grammar is at `DisplayList.description`.
enum DisplayText {
    /// At most three decimals, no trailing zeros, no negative zero.
    static func number(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-inf" : "inf" }
        guard value.magnitude < 1e15 else { return "\(value)" }
        var thousandths = Int(value.magnitude * 1000 + 0.5)
        if thousandths == 0 { return "0" }
        var text = value < 0 ? "-" : ""
        text += "\(thousandths / 1000)"
        thousandths %= 1000
        if thousandths == 0 { return text }
        var digits = "\(thousandths + 1000)".dropFirst()
        while digits.last == "0" { digits = digits.dropLast() }
        return text + "." + digits
    }

    static func numbers(_ values: Double...) -> String { values.map { number($0) }.joined(separator: " ") }

    static func rect(_ rect: CGRect) -> String {
        numbers(Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
    }

    private static func point(_ point: CGPoint) -> String { numbers(Double(point.x), Double(point.y)) }

    // MARK: Effects

    static func effect(_ effect: DisplayEffect) -> String {
        switch effect {
        case .opacity(let value): return "opacity \(number(value))"
        case .transform(let t):
            return "transform "
                + numbers(Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty))
        case .clip(let path, let style): return "clip \(DisplayText.path(path))" + fill(style)
        case .mask: return "mask"
        case .shadow(let color, let radius, let offset):
            let moved = offset == .zero ? "" : " offset \(numbers(Double(offset.width), Double(offset.height)))"
            return "shadow \(DisplayText.color(color)) radius \(number(radius))" + moved
        case .blur(let radius, let isOpaque): return "blur \(number(radius))" + (isOpaque ? " opaque" : "")
        case .flatten: return "flatten"
        }
    }

    private static func fill(_ style: FillStyle) -> String {
        (style.isEOFilled ? " even-odd" : "") + (style.isAntialiased ? "" : " aliased")
    }

    // MARK: Items

    static func item(_ item: DisplayItem, _ frame: CGRect) -> String {
        var text: String
        var own = CGRect.null
        switch item {
        case .fill(let path, let style, let paint):
            text = "fill \(DisplayText.path(path)) \(DisplayText.paint(paint))" + fill(style)
            if case .rect(let rect) = path.storage { own = rect }
        case .stroke(let path, let style, let antialiased, let paint):
            text = "stroke \(DisplayText.path(path)) \(DisplayText.paint(paint))" + stroke(style)
            if !antialiased { text += " aliased" }
        case .glyphs(let run, let origin, let paint):
            text = "glyphs \(quoted(run.text)) size \(number(run.size)) at \(point(origin)) width \(number(run.width)) "
                + DisplayText.paint(paint)
            if run.slant != 0 { text += " slant \(number(run.slant))" }
            if run.embolden != 0 { text += " bold \(number(run.embolden))" }
            if run.isColor { text += " color" }
        case .image(let image):
            text = DisplayText.image(image)
            own = image.rect
        }
        if !frame.isNull && frame != own { text += " frame \(rect(frame))" }
        return text
    }

    private static func stroke(_ style: StrokeStyle) -> String {
        var text = " width \(number(Double(style.lineWidth)))"
        switch style.lineCap {
        case .butt: break
        case .round: text += " round-cap"
        case .square: text += " square-cap"
        }
        switch style.lineJoin {
        case .miter: break
        case .round: text += " round-join"
        case .bevel: text += " bevel-join"
        }
        if style.miterLimit != 10 { text += " miter \(number(Double(style.miterLimit)))" }
        if !style.dash.isEmpty {
            text += " dash " + style.dash.map { number(Double($0)) }.joined(separator: " ")
            if style.dashPhase != 0 { text += " phase \(number(Double(style.dashPhase)))" }
        }
        return text
    }

    private static func image(_ image: ImageItem) -> String {
        var text = "image \(image.pixels.widthInPixels)x\(image.pixels.heightInPixels)"
        if image.scale != 1 { text += " scale \(number(image.scale))" }
        text += " in \(rect(image.rect)) \(image.interpolation)"
        if let caps = image.caps { text += " caps \(numbers(caps.top, caps.left, caps.bottom, caps.right))" }
        if image.tiles { text += " tile" }
        if let template = image.template { text += " template \(paint(template))" }
        if image.opacity != 1 { text += " opacity \(number(image.opacity))" }
        return text
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                if scalar.value < 32 { result += "\\u{\(String(scalar.value, radix: 16))}" } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    // MARK: Paths

    static func path(_ path: Path) -> String {
        switch path.storage {
        case .empty: return "path()"
        case .rect(let box): return "rect(\(rect(box)))"
        case .ellipse(let box): return "ellipse(\(rect(box)))"
        case .rounded(let rounded):
            let style = rounded.style == .continuous ? " continuous" : ""
            func size(_ size: CGSize) -> String {
                size.width == size.height
                    ? number(Double(size.width)) : "\(number(Double(size.width)))x\(number(Double(size.height)))"
            }
            let radii =
                rounded.uniformCornerSize.map { size($0) }
                ?? [rounded.topLeading, rounded.topTrailing, rounded.bottomTrailing, rounded.bottomLeading]
                .map { size($0) }.joined(separator: " ")
            return "rounded(\(rect(rounded.rect)) \(radii)\(style))"
        case .elements(let elements): return "path(\(elements.map { element($0) }.joined(separator: " ")))"
        }
    }

    private static func element(_ element: Path.Element) -> String {
        switch element {
        case .move(let to): "\(point(to)) m"
        case .line(let to): "\(point(to)) l"
        case .quadCurve(let to, let control): "\(point(control)) \(point(to)) q"
        case .curve(let to, let control1, let control2): "\(point(control1)) \(point(control2)) \(point(to)) c"
        case .closeSubpath: "h"
        }
    }

    // MARK: Paints

    static func color(_ color: RGBA) -> String {
        let values = [color.red, color.green, color.blue, color.alpha]
        guard values.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
            return "rgba(\(numbers(color.red, color.green, color.blue, color.alpha)))"
        }
        let digits = values.map { value -> String in
            let byte = Int(value * 255 + 0.5)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + digits.prefix(color.alpha == 1 ? 3 : 4).joined()
    }

    static func paint(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): return DisplayText.color(color)
        case .linear(let ramp, let start, let end): return "linear(\(point(start)) to \(point(end)): \(stops(ramp)))"
        case .radial(let ramp, let center, let startRadius, let endRadius, let scale):
            let factors = scale == CGSize(width: 1, height: 1) ? "" : " by \(numbers(Double(scale.width), Double(scale.height)))"
            return "radial(\(point(center)) from \(number(startRadius)) to \(number(endRadius))\(factors): \(stops(ramp)))"
        case .angular(let ramp, let center, let startAngle, let endAngle):
            return "angular(\(point(center)) from \(number(startAngle)) to \(number(endAngle)): \(stops(ramp)))"
        case .image(let pixels, let box): return "pattern(\(pixels.widthInPixels)x\(pixels.heightInPixels) in \(rect(box)))"
        }
    }

    private static func stops(_ ramp: PaintRamp) -> String {
        let list = ramp.stops.map { "\(color($0.color)) \(number($0.location))" }.joined(separator: ", ")
        return (ramp.space == .device ? "device " : "") + list
    }
}
