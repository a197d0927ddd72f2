import MartletBase

/// The colour behind a rendered view, as `--background` names it.
package enum BackgroundColor: Equatable, Sendable {
    case clear
    /// The platform's own background in the chosen colour scheme.
    case system
    case fixed(RGBA)

    private static let names: [String: (Double, Double, Double)] = [
        "black": (0, 0, 0), "white": (1, 1, 1), "red": (1, 0, 0), "green": (0, 0.5, 0), "blue": (0, 0, 1),
        "yellow": (1, 1, 0), "orange": (1, 0.647, 0), "purple": (0.5, 0, 0.5), "gray": (0.5, 0.5, 0.5),
        "grey": (0.5, 0.5, 0.5), "cyan": (0, 1, 1), "magenta": (1, 0, 1),
    ]

    /// Reads a colour's name, `#RGB`, `#RRGGBB`, `#RRGGBBAA` (the sign may be left out), `clear` or `system`.
    package init?(_ text: String) {
        let text = text.lowercased()
        if text == "clear" || text == "none" || text == "transparent" {
            self = .clear
        } else if text == "system" {
            self = .system
        } else if let (red, green, blue) = Self.names[text] {
            self = .fixed(RGBA(red: red, green: green, blue: blue))
        } else {
            let digits = text.hasPrefix("#") ? text.dropFirst() : Substring(text)
            var values = digits.compactMap(\.hexDigitValue)
            guard values.count == digits.count, [3, 6, 8].contains(values.count) else { return nil }
            if values.count == 3 { values = values.flatMap { [$0, $0] } }
            let channels = stride(from: 0, to: values.count, by: 2).map { Double(values[$0] * 16 + values[$0 + 1]) / 255 }
            self = .fixed(
                RGBA(
                    red: channels[0], green: channels[1], blue: channels[2],
                    alpha: channels.count == 4 ? channels[3] : 1))
        }
    }
}
