import MartletBase

/// The system colours that an asset catalogue can refer to, by the names it uses.
enum SystemColorReference {
    /// The colour of a name such as `systemBlueColor` or `labelColor`; nil for a name that isn't the system's.
    static func rgba(_ reference: String, _ traits: ColorTraits) -> RGBA? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        if name.hasPrefix("system") {
            let rest = name.dropFirst(6).lowercased()
            if let color = SystemColor.allCases.first(where: { $0.name == rest }) { return color.rgba(traits) }
        }
        if let color = SemanticUIColor.named(name) { return color.rgba(traits) }
        return switch name {
        case "text", "controlText", "windowFrameText": LabelPalette.label(level: 0, traits)
        case "windowBackground", "controlBackground", "textBackground": LabelPalette.background(traits)
        case "controlAccent": SystemPalette.accent(traits)
        default: nil
        }
    }
}

extension SemanticUIColor {
    static func named(_ name: String) -> SemanticUIColor? { allCases.first { String(describing: $0) == name } }
}
