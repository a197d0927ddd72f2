import MartletBase
import Testing
import martlet

@Suite struct RenderOptionsTests {
    private let command = CommandSpec(
        name: "render", overview: "",
        options: ["--output", "--size", "--scale", "--scheme", "--platform", "--format", "--at", "--background", "--swift-version"]
            .map { OptionSpec($0, value: "v", help: "") })

    private func options(_ arguments: String...) throws(CommandError) -> RenderOptions {
        try RenderOptions(ArgumentParser.parse(arguments, for: command))
    }

    private func message(_ arguments: String...) -> String? {
        do throws(CommandError) {
            _ = try RenderOptions(ArgumentParser.parse(arguments, for: command))
            return nil
        } catch { return error.message }
    }

    @Test func readsValues() throws {
        let defaults = try options()
        #expect(defaults == RenderOptions())
        #expect(defaults.scale == 2 && defaults.format == .png && defaults.size == nil && defaults.background == .clear)
        let some = try options(
            "--size", "390x844.5", "--scale", "3", "--scheme", "Dark", "--platform", "macos", "--format", "JSON",
            "--swift-version", "6", "--background", "#102030", "--at", "0")
        #expect(some.size?.width == 390 && some.size?.height == 844.5)
        #expect(some.scale == 3 && some.scheme == .dark && some.platform == .macos && some.format == .json)
        #expect(some.languageMode == "6")
        #expect(some.background == .fixed(RGBA(red: 16.0 / 255, green: 32.0 / 255, blue: 48.0 / 255)))
    }

    @Test func formatFollowsTheFileName() throws {
        #expect(try options("--output", "a/b.json").format == .json)
        #expect(try options("--output", "a.txt").format == .txt)
        #expect(try options("--output", "a.b/c").format == .png)
        #expect(try options("--output", "a.data", "--format", "txt").format == .txt)
        #expect(
            message("--output", "a.png", "--format", "json")
                == "martlet: '--format json' and '-o a.png' disagree: the file's name says png: change one of them")
        for format in ["pdf", "svg", "gif", "apng"] {
            let expected = "martlet: can't write \(format): this version does not have that format yet: use png, json or txt"
            #expect(message("--format", format) == expected)
            #expect(message("--output", "x." + format) == expected)
        }
    }

    @Test(arguments: [
        ("--size", "10"), ("--size", "0x10"), ("--size", "-1x3"), ("--size", "nanxnan"), ("--size", "infx1"),
        ("--size", "1e9x1"), ("--size", "1x2x3"), ("--size", ""), ("--scale", "0"), ("--scale", "x"), ("--scale", "nan"),
        ("--scale", "1000"), ("--scheme", "blue"), ("--platform", "tv"), ("--format", "bmp"), ("--background", "#12"),
        ("--background", "nocolor"), ("--at", "-1"), ("--at", "nan"), ("--swift-version", "7"), ("--output", ""),
    ])
    func refusesWrongValues(_ option: String, _ value: String) {
        let expected = "martlet: the value '\(value)' is invalid for '\(option)': it should be "
        #expect(message(option, value)?.hasPrefix(expected) == true)
    }

    @Test func backgroundColors() {
        #expect(BackgroundColor("White") == .fixed(.white))
        #expect(BackgroundColor("#fff") == .fixed(.white))
        #expect(BackgroundColor("00000080") == .fixed(RGBA(red: 0, green: 0, blue: 0, alpha: 128.0 / 255)))
        #expect(BackgroundColor("system") == .system)
        #expect(BackgroundColor("transparent") == .clear)
        for text in ["", "#", "#ggg", "#1234", "#12345678 9", "whitee"] { #expect(BackgroundColor(text) == nil) }
    }
}
