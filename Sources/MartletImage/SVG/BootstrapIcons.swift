import Foundation
import MartletBase

/// The distribution's `bootstrap-icons` package, where it is installed (Debian has it, some Ubuntu releases don't).
/// Their weight is fixed, and their outlines are those of the installed version.
enum BootstrapIcons {
    static let folder = "/usr/share/bootstrap-icons/svg"

    /// The package's file for a symbol name; nil when there is none or the name is none.
    static func file(for name: String, in folder: String = folder) -> String? {
        guard name.utf8.count < 128, name.utf8.allSatisfy({ $0 == 0x2E || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x7A })
        else { return nil }
        for candidate in candidates(for: name) {
            let path = folder + "/" + candidate + ".svg"
            if access(path, R_OK) == 0 { return path }
        }
        return nil
    }

    /// The icon as a drawing in hundredths of an em, 117 high.
    static func icon(for name: String, in folder: String = folder) -> SymbolPen? {
        guard let path = file(for: name, in: folder), let icon = SVGIcon(contentsOf: path) else { return nil }
        var pen = SymbolPen(stroke: SymbolMetrics.strokeWidth(weight: 400))
        let unit = 117 / Double(max(icon.viewBox.width, icon.viewBox.height))
        let transform = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: -icon.viewBox.midX * unit, ty: -icon.viewBox.midY * unit)
        for layer in icon.layers { pen.area(layer.path.applying(transform), evenOdd: layer.isEvenOdd) }
        pen.frame = (123, 123)
        return pen
    }

    /// File names to try: the alias of the longest known beginning with the rest of the name, then the name itself.
    static func candidates(for name: String) -> [String] {
        var result: [String] = []
        let parts = name.split(separator: ".").map(String.init)
        for count in stride(from: parts.count, through: 1, by: -1) {
            let head = parts.prefix(count).joined(separator: ".")
            guard let alias = aliases[head] else { continue }
            result.append(([alias] + parts.dropFirst(count)).joined(separator: "-"))
        }
        result.append(parts.joined(separator: "-"))
        return result
    }

    /// Symbol names to this package's words for the same thing.
    private static let aliases: [String: String] = [
        "xmark": "x", "minus": "dash", "checkmark": "check", "exclamationmark": "exclamation",
        "questionmark": "question", "magnifyingglass": "search", "gearshape": "gear",
        "gearshape.2": "gear-wide-connected", "person.2": "people", "person.3": "people",
        "person.crop.circle": "person-circle", "person.crop.square": "person-square", "ellipsis": "three-dots",
        "ellipsis.bubble": "chat-dots", "bubble.left": "chat-left", "bubble.right": "chat-right", "bubble": "chat",
        "message": "chat", "text.bubble": "chat-text", "quote.bubble": "chat-quote", "paperplane": "send",
        "photo": "image", "photo.on.rectangle": "images", "location": "geo-alt", "mappin": "geo",
        "mappin.and.ellipse": "geo-alt", "drop": "droplet", "flame": "fire", "bolt": "lightning",
        "speaker": "volume-off", "speaker.wave.1": "volume-down", "speaker.wave.2": "volume-up",
        "speaker.wave.3": "volume-up", "speaker.slash": "volume-mute", "video": "camera-video",
        "video.slash": "camera-video-off", "doc": "file-earmark", "doc.text": "file-earmark-text",
        "doc.on.doc": "files", "doc.richtext": "file-earmark-richtext", "doc.zipper": "file-earmark-zip",
        "tray": "inbox", "tray.2": "inboxes", "archivebox": "archive", "bandage": "bandaid", "cross.case": "hospital",
        "creditcard": "credit-card", "banknote": "cash", "lock.open": "unlock", "hand.thumbsup": "hand-thumbs-up",
        "hand.thumbsdown": "hand-thumbs-down", "hand.point.up": "hand-index", "list.bullet": "list-ul",
        "list.number": "list-ol", "list.bullet.indent": "list-nested", "line.3.horizontal": "list",
        "line.3.horizontal.decrease": "filter", "slider.horizontal.3": "sliders",
        "arrow.triangle.2.circlepath": "arrow-repeat", "arrow.2.squarepath": "arrow-repeat",
        "square.and.pencil": "pencil-square", "square.and.arrow.up": "box-arrow-up",
        "square.and.arrow.down": "box-arrow-down", "arrow.up.left.and.arrow.down.right": "arrows-angle-expand",
        "arrow.down.right.and.arrow.up.left": "arrows-angle-contract", "sidebar.left": "layout-sidebar",
        "sidebar.right": "layout-sidebar-reverse", "rectangle.grid.2x2": "grid", "square.grid.2x2": "grid",
        "square.grid.3x3": "grid-3x3", "square.stack": "layers", "square.stack.3d.up": "layers",
        "square.3.layers.3d": "layers", "building.2": "building", "building.columns": "bank",
        "graduationcap": "mortarboard", "car": "car-front", "bus": "bus-front", "tram": "train-front",
        "fuelpump": "fuel-pump", "sun.max": "sun", "sun.min": "sun", "cloud.bolt": "cloud-lightning",
        "cloud.bolt.rain": "cloud-lightning-rain", "cloud.heavyrain": "cloud-rain-heavy", "snowflake": "snow",
        "thermometer.medium": "thermometer-half", "wand.and.stars": "magic", "paintbrush": "brush",
        "paintpalette": "palette", "wrench.and.screwdriver": "tools", "gamecontroller": "controller",
        "desktopcomputer": "pc-display", "laptopcomputer": "laptop", "iphone": "phone", "ipad": "tablet",
        "applewatch": "smartwatch", "computermouse": "mouse", "server.rack": "hdd-rack", "externaldrive": "hdd",
        "internaldrive": "hdd", "memorychip": "memory", "battery.100": "battery-full", "battery.50": "battery-half",
        "battery.0": "battery", "battery.100.bolt": "battery-charging",
        "antenna.radiowaves.left.and.right": "broadcast", "chart.bar": "bar-chart", "chart.pie": "pie-chart",
        "chart.line.uptrend.xyaxis": "graph-up", "chart.line.downtrend.xyaxis": "graph-down",
        "dollarsign": "currency-dollar", "eurosign": "currency-euro", "yensign": "currency-yen",
        "sterlingsign": "currency-pound", "bitcoinsign": "currency-bitcoin", "textformat": "fonts",
        "bold": "type-bold", "italic": "type-italic", "underline": "type-underline",
        "strikethrough": "type-strikethrough", "text.alignleft": "text-left", "text.alignright": "text-right",
        "text.aligncenter": "text-center", "text.justify": "justify", "increase.indent": "indent",
        "decrease.indent": "unindent", "number": "hash", "shippingbox": "box-seam", "puzzlepiece": "puzzle",
        "puzzlepiece.extension": "puzzle", "rosette": "award", "medal": "award", "app.badge": "app-indicator",
        "face.smiling": "emoji-smile", "timer": "stopwatch", "clock.arrow.circlepath": "clock-history",
        "books.vertical": "bookshelf", "text.book.closed": "journal-text", "book.closed": "journal",
        "note.text": "sticky", "note": "sticky", "checklist": "ui-checks", "curlybraces": "braces",
        "chevron.left.forwardslash.chevron.right": "code-slash", "ladybug": "bug", "network": "globe",
        "safari": "compass", "scope": "bullseye", "target": "bullseye", "viewfinder": "fullscreen",
        "qrcode": "qr-code", "qrcode.viewfinder": "qr-code-scan", "barcode": "upc", "barcode.viewfinder": "upc-scan",
        "touchid": "fingerprint", "faceid": "person-bounding-box", "pills": "capsule", "waveform": "soundwave",
        "waveform.path.ecg": "activity", "phone": "telephone", "phone.arrow.up.right": "telephone-outbound",
        "phone.arrow.down.left": "telephone-inbound", "envelope.badge": "envelope-exclamation",
        "figure.walk": "person-walking", "figure.stand": "person-standing", "figure.wave": "person-arms-up",
        "cup.and.saucer": "cup-hot", "circle.lefthalf.filled": "circle-half", "backward.end": "skip-start",
        "forward.end": "skip-end", "backward": "skip-backward", "forward": "skip-forward",
        "gobackward": "arrow-counterclockwise", "goforward": "arrow-clockwise", "nosign": "slash-circle",
        "allergens": "flower1", "camera.macro": "flower1", "lightbulb.slash": "lightbulb-off",
        "light.max": "brightness-high", "light.min": "brightness-low", "sparkle": "stars", "sparkles": "stars",
        "wifi.slash": "wifi-off", "wifi.exclamationmark": "wifi-off", "doc.badge.plus": "file-earmark-plus",
        "folder.badge.plus": "folder-plus", "folder.badge.minus": "folder-minus",
        "calendar.badge.plus": "calendar-plus", "person.badge.plus": "person-plus",
        "person.badge.minus": "person-dash", "cart.badge.plus": "cart-plus", "cart.badge.minus": "cart-dash",
        "theatermasks": "mask", "ticket": "ticket-perforated", "play.rectangle": "play-btn",
        "rectangle.portrait.and.arrow.right": "box-arrow-right",
        "rectangle.portrait.and.arrow.forward": "box-arrow-right",
    ]
}
