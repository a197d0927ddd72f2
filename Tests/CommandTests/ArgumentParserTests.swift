import Testing
import martlet

@Suite struct ArgumentParserTests {
    let command = CommandSpec(
        name: "draw", overview: "Draw.", positional: "file",
        options: [
            OptionSpec("--view", value: "name", help: "A view."), OptionSpec("-o", "--output", value: "path", help: "Where."),
            OptionSpec("--work", help: "Count."),
        ])

    private func error(_ arguments: [String], _ command: CommandSpec? = nil) -> CommandError? {
        do throws(CommandError) {
            _ = try ArgumentParser.parse(arguments, for: command ?? self.command)
            return nil
        } catch { return error }
    }

    @Test func sortsArguments() throws {
        let parsed = try ArgumentParser.parse(
            ["a.swift", "--view", "A", "--view=B", "-o", "out", "--work", "--", "--view", "-"], for: command)
        #expect(parsed.positionals == ["a.swift", "--view", "-"])
        #expect(parsed.all("--view") == ["A", "B"])
        #expect(parsed.value("--view") == "B")
        #expect(parsed.value("--output") == "out")
        #expect(parsed.has("--work"))
        #expect(!parsed.has("--help"))
    }

    @Test func valuesMayBeADashOrEmpty() throws {
        #expect(try ArgumentParser.parse(["-o", "-"], for: command).value("--output") == "-")
        #expect(try ArgumentParser.parse(["--output="], for: command).value("--output") == "")
        #expect(try ArgumentParser.parse(["--view=a=b"], for: command).value("--view") == "a=b")
    }

    @Test func wrongUseSaysWhatToDo() {
        #expect(
            error(["--veiw", "A"])?.message
                == "martlet: unknown option '--veiw': 'draw' has no such option: did you mean '--view'?")
        #expect(
            error(["--colour"])?.message
                == "martlet: unknown option '--colour': 'draw' has no such option: see 'martlet draw --help'")
        #expect(error(["--view"])?.message == "martlet: option '--view' has no value: it needs one: write '--view name'")
        #expect(error(["--view", "--work"])?.what == "option '--view' has no value")
        #expect(error(["--work=3"])?.message == "martlet: option '--work' got a value: it is a flag: write '--work' alone")
        #expect(error(["x"], CommandSpec(name: "no", overview: ""))?.what == "unexpected argument 'x'")
        #expect(error(["--nope"])?.code == .usage)
    }

    @Test func helpListsEveryOption() {
        let page = HelpText.page(command)
        #expect(page.hasPrefix("OVERVIEW: Draw.\n\nUSAGE: martlet draw <file> ... [--view <name>] [--output <path>] [--work]\n"))
        #expect(page.contains("  -o, --output <path>     Where."))
        #expect(page.contains("  -h, --help              Show help information."))
        let lines: [Substring] = page.split(separator: "\n")
        #expect(lines.dropFirst(2).allSatisfy { $0.count < 80 })
    }

    @Test func closestWord() {
        #expect(EditDistance.between("kitten", "sitting") == 3)
        #expect(EditDistance.between("", "abc") == 3)
        #expect(EditDistance.closest(to: "StoryAvater", in: ["PlainAvatar", "StoryAvatar"]) == "StoryAvatar")
        #expect(EditDistance.closest(to: "x", in: ["abcdef"]) == nil)
        #expect(EditDistance.closest(to: "x", in: []) == nil)
    }
}
