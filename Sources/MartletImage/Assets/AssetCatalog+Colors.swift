import Foundation
import MartletBase

extension AssetCatalog {
    struct ColorSet {
        var variants: [AssetVariant] = []
        var colors: [AssetColor] = []
    }

    /// The colour of this name that fits the traits best; nil when there is none.
    package func color(named name: String, traits: AssetTraits) -> AssetColor? {
        guard let set = colorSet(name), let best = set.variants.ranked(for: traits).first else { return nil }
        return set.colors[best]
    }

    func colorSet(_ name: String) -> ColorSet? {
        guard let folder = colorFolder(name) else { return nil }
        if let known = state.withLock({ $0.colors[name] }) { return known }
        let set = readColorSet(folder)
        state.withLock { $0.colors[name] = set }
        return set
    }

    private func readColorSet(_ folder: String) -> ColorSet {
        var set = ColorSet()
        guard let contents = contents(of: folder) else { return set }
        for entry in contents[objects: "colors"] {
            // An empty slot has no colour.
            guard let description = entry[object: "color"] else { continue }
            do throws(AssetJSON.Problem) {
                set.colors.append(try AssetColor(description))
                set.variants.append(AssetVariant(entry))
            } catch {
                report(folder + "/Contents.json", error.message)
            }
        }
        return set
    }
}

extension AssetColor {
    /// Reads the `color` object of a colour set.
    init(_ description: AssetJSON) throws(AssetJSON.Problem) {
        if let name = description[string: "reference"] {
            self = .reference(platform: description[string: "platform"] ?? "universal", name: name)
            return
        }
        guard let components = description[object: "components"] else {
            throw AssetJSON.Problem(message: "a colour has neither components nor a reference")
        }
        func component(_ key: String) throws(AssetJSON.Problem) -> Double {
            if let number = components[number: key] { return number }
            let text = components[string: key] ?? ""
            guard let value = Self.component(text) else {
                throw AssetJSON.Problem(message: "the colour component \(key) is missing or no number")
            }
            return value
        }
        // Alpha is written as a fraction; a whole 1 means opaque there, not one of 255 steps.
        let alphaText = components[string: "alpha"] ?? "1"
        let alpha = alphaText == "1" ? 1 : components.has("alpha") ? try component("alpha") : 1

        let space = description[string: "color-space"] ?? "srgb"
        if space.contains("gray") {
            let white = try component("white")
            self = .rgba(RGBA(red: white, green: white, blue: white, alpha: min(max(alpha, 0), 1)))
            return
        }
        let color = RGBA(
            red: try component("red"), green: try component("green"), blue: try component("blue"),
            alpha: min(max(alpha, 0), 1))
        guard let converted = AssetColorSpace.convert(color, from: space) else {
            throw AssetJSON.Problem(message: "the colour space “\(space)” is unknown")
        }
        self = .rgba(converted)
    }

    /// `0xFF` and `255` are steps of 255, anything with a point is a fraction.
    static func component(_ text: String) -> Double? {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        if trimmed.lowercased().hasPrefix("0x") {
            return UInt8(trimmed.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if let whole = Int(trimmed) { return abs(whole) <= 65535 ? Double(whole) / 255 : nil }
        guard let value = Double(trimmed), value.isFinite else { return nil }
        return value
    }
}
