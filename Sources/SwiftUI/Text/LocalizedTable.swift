import Foundation
import Synchronization

/// Looks keys up in a bundle's tables: `.strings` files of its language folders, and `.xcstrings` catalogues.
///
/// 1. The languages to try: the locale's with its region, its language alone, the bundle's own language, `Base`.
/// 2. For each, the folder's table, then the catalogue.
/// 3. Files are read once; a file that can't be read has no keys.
package enum LocalizedTable {
    private struct Place: Hashable {
        let folder: String
        let table: String
    }

    /// The strings of one table in one language; a value may be one of several by number.
    private struct Strings: Sendable {
        var plain: [String: String] = [:]
        var plural: [String: [String: String]] = [:]
    }

    private static let tables = Mutex<[Place: Strings]>([:])
    private static let catalogues = Mutex<[Place: [String: Strings]]>([:])
    /// Whether the main bundle has tables, as a rule not: found out once.
    private static let mainHasTables = hasTables(Bundle.main.resourcePath)

    /// The language a bundle was written in. Foundation on Linux traps when it is asked for one that the bundle does not name.
    private static func developmentLanguage(_ bundle: Bundle) -> String {
        bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    }

    /// What a key stands for; nil when no table has it. `count` chooses among forms for numbers.
    package static func find(
        _ key: String, table: String?, bundle: Bundle?, locale: Locale, count: Int64? = nil
    ) -> String? {
        guard bundle != nil || mainHasTables, let folder = (bundle ?? .main).resourcePath else { return nil }
        let name = table ?? "Localizable"
        let catalogue = catalogue(Place(folder: folder, table: name))
        for language in languages(locale, developmentLanguage(bundle ?? .main)) {
            let place = Place(folder: folder + "/" + language + ".lproj", table: name)
            for strings in [strings(place), catalogue[language]] {
                if let count, let forms = strings?.plural[key] {
                    if let form = forms[PluralForm.of(count, language: language)] ?? forms["other"] { return form }
                }
                if let found = strings?.plain[key] ?? strings?.plural[key]?["other"] { return found }
            }
        }
        return nil
    }

    private static func languages(_ locale: Locale, _ own: String?) -> [String] {
        let full = locale.identifier.split(separator: "@").first.map(String.init) ?? ""
        let parts = full.split { $0 == "_" || $0 == "-" }.map(String.init)
        var result = [full.replacing("_", with: "-"), full]
        if parts.count > 2 { result.append(parts[0] + "-" + parts[1]) }
        if let language = parts.first { result.append(language) }
        if let own { result.append(own) }
        result.append("Base")
        return result
    }

    private static func hasTables(_ folder: String?) -> Bool {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return false }
        return names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
    }

    private static func strings(_ place: Place) -> Strings {
        if let known = tables.withLock({ $0[place] }) { return known }
        var strings = Strings()
        if let data = FileManager.default.contents(atPath: place.folder + "/" + place.table + ".strings") {
            strings.plain = StringsFile.parse(data)
        }
        tables.withLock { $0[place] = strings }
        return strings
    }

    private static func catalogue(_ place: Place) -> [String: Strings] {
        if let known = catalogues.withLock({ $0[place] }) { return known }
        var result: [String: Strings] = [:]
        if let data = FileManager.default.contents(atPath: place.folder + "/" + place.table + ".xcstrings"),
            let file = try? JSONDecoder().decode(Catalogue.self, from: data)
        {
            for (key, entry) in file.strings {
                for (language, value) in entry.localizations ?? [:] {
                    if let plain = value.stringUnit?.value { result[language, default: Strings()].plain[key] = plain }
                    for (form, unit) in value.variations?.plural ?? [:] {
                        guard let text = unit.stringUnit?.value else { continue }
                        result[language, default: Strings()].plural[key, default: [:]][form] = text
                    }
                }
            }
        }
        catalogues.withLock { $0[place] = result }
        return result
    }

    /// The part of a catalogue file that is read.
    private struct Catalogue: Decodable {
        struct Unit: Decodable { var value: String? }
        struct Form: Decodable { var stringUnit: Unit? }
        struct Variations: Decodable { var plural: [String: Form]? }
        struct Value: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
        }
        struct Entry: Decodable { var localizations: [String: Value]? }
        var strings: [String: Entry]
    }
}

/// The grammatical form that a number asks for, by the public rules for common languages.
enum PluralForm {
    static func of(_ count: Int64, language: String) -> String {
        let (ones, tens) = (count.magnitude % 10, count.magnitude % 100)
        switch language.prefix(2) {
        case "ja", "ko", "zh", "th", "vi", "id": return "other"
        case "fr", "pt": return count == 0 || count == 1 ? "one" : "other"
        case "ru", "uk":
            if ones == 1, tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "pl":
            if count == 1 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk": return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
        default: return count == 1 ? "one" : "other"
        }
    }
}
