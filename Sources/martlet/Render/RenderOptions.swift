import MartletBase

/// What `render` was asked for, checked.
package struct RenderOptions: Equatable, Sendable {
    package enum Format: String, CaseIterable, Sendable {
        case png, json, txt
    }

    package enum Scheme: String, CaseIterable, Sendable {
        case light, dark
    }

    package enum Platform: String, CaseIterable, Sendable {
        case ios, macos
    }

    /// The formats of the plan that this version can't write.
    static let laterFormats = ["pdf", "svg", "gif", "apng"]

    package var views: [String] = []
    package var output: String?
    /// The proposal in points; `nil` gives each view its ideal size.
    package var size: (width: Double, height: Double)?
    package var scale = 2.0
    package var scheme = Scheme.light
    package var platform = Platform.ios
    package var format = Format.png
    package var assets: [String] = []
    package var background = BackgroundColor.clear
    package var showsWork = false
    package var languageMode = "5"

    package static func == (a: RenderOptions, b: RenderOptions) -> Bool {
        a.views == b.views && a.output == b.output && a.size?.width == b.size?.width && a.size?.height == b.size?.height
            && a.scale == b.scale && a.scheme == b.scheme && a.platform == b.platform && a.format == b.format
            && a.assets == b.assets && a.background == b.background && a.showsWork == b.showsWork
            && a.languageMode == b.languageMode
    }

    package init() {}

    /// Reads the options of a call.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        views = arguments.all("--view")
        output = arguments.value("--output")
        if output == "" { throw Self.wrong("--output", "", "a file or folder") }
        if let text = arguments.value("--size") { size = try Self.size(text) }
        if let text = arguments.value("--scale") {
            guard let number = Double(text), number >= 0.1, number <= 16 else {
                throw Self.wrong("--scale", text, "a number from 0.1 to 16")
            }
            scale = number
        }
        if let text = arguments.value("--scheme") { scheme = try Self.choice("--scheme", text) }
        if let text = arguments.value("--platform") { platform = try Self.choice("--platform", text) }
        if let text = arguments.value("--background") {
            guard let color = BackgroundColor(text) else {
                throw Self.wrong("--background", text, "a name such as white, #RRGGBB, #RRGGBBAA, clear or system")
            }
            background = color
        }
        if let text = arguments.value("--swift-version") {
            guard ["4", "5", "6"].contains(text) else { throw Self.wrong("--swift-version", text, "4, 5 or 6") }
            languageMode = text
        }
        if let text = arguments.value("--at") {
            guard let time = Double(text), time >= 0, time.isFinite else {
                throw Self.wrong("--at", text, "a number of seconds")
            }
            guard time == 0 else {
                throw CommandError(
                    .usage, "can't render at \(text) seconds", why: "views do not move in this version yet",
                    whatToDo: "leave '--at' out")
            }
        }
        assets = arguments.all("--assets")
        showsWork = arguments.has("--work")
        format = try Self.format(arguments.value("--format"), output)
    }

    private static func format(_ name: String?, _ output: String?) throws(CommandError) -> Format {
        let fileExtension = output.flatMap(OutputPlan.fileExtension)
        let isKnown = fileExtension.map { Format(rawValue: $0) != nil || laterFormats.contains($0) } ?? false
        if let name, let fileExtension, isKnown, fileExtension != name.lowercased() {
            throw CommandError(
                .usage, "'--format \(name)' and '-o \(output ?? "")' disagree",
                why: "the file's name says \(fileExtension)", whatToDo: "change one of them")
        }
        guard let text = name?.lowercased() ?? (isKnown ? fileExtension : nil) else { return .png }
        if laterFormats.contains(text) {
            throw CommandError(
                .usage, "can't write \(text)", why: "this version does not have that format yet",
                whatToDo: "use png, json or txt")
        }
        return try choice("--format", text)
    }

    private static func size(_ text: String) throws(CommandError) -> (width: Double, height: Double) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0,
            width <= 32_768, height <= 32_768
        else { throw wrong("--size", text, "WIDTHxHEIGHT in points, each above 0 and at most 32768") }
        return (width, height)
    }

    private static func choice<Value: RawRepresentable & CaseIterable>(
        _ option: String, _ text: String
    ) throws(CommandError) -> Value where Value.RawValue == String {
        guard let value = Value(rawValue: text.lowercased()) else {
            let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw wrong(option, text, "one of " + names)
        }
        return value
    }

    private static func wrong(_ option: String, _ text: String, _ expected: String) -> CommandError {
        CommandError(
            .usage, "the value '\(text)' is invalid for '\(option)'", why: "it should be \(expected)",
            whatToDo: "see 'martlet render --help'")
    }
}
