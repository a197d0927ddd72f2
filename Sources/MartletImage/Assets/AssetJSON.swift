import Foundation

/// One object of a `Contents.json`, read leniently: a value of another type than asked for counts as absent.
struct AssetJSON {
    private let values: [String: Any]

    private init(_ values: [String: Any]) { self.values = values }

    /// Reads the file. Throws its problem in words.
    init(path: String) throws(Problem) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(path, limit: 8 << 20)
        } catch {
            throw Problem(message: error.reason == "no such file" ? "the file is missing" : error.description)
        }
        let parsed: Any
        do {
            parsed = try JSONSerialization.jsonObject(with: Data(bytes))
        } catch {
            let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            throw Problem(message: "this is no valid JSON" + (detail.map { ": " + $0 } ?? ""))
        }
        guard let object = parsed as? [String: Any] else { throw Problem(message: "this is no JSON object") }
        values = object
    }

    struct Problem: Error {
        var message: String
    }

    subscript(object key: String) -> AssetJSON? { (values[key] as? [String: Any]).map(AssetJSON.init) }

    subscript(objects key: String) -> [AssetJSON] {
        (values[key] as? [Any] ?? []).compactMap { $0 as? [String: Any] }.map(AssetJSON.init)
    }

    subscript(string key: String) -> String? { values[key] as? String }

    subscript(number key: String) -> Double? {
        guard let number = values[key] as? NSNumber else { return nil }
        return number.doubleValue.isFinite ? number.doubleValue : nil
    }

    subscript(flag key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }

    func has(_ key: String) -> Bool { values[key] != nil }
}
