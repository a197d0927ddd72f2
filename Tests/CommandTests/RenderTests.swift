import Foundation
import MartletImage
import Testing
import martlet

/// The command as users run it: a process with arguments, files and messages.
@Suite(.timeLimit(.minutes(15))) struct RenderTests {
    /// Runs the command in a shell, so that its two outputs can be told apart.
    private func martlet(
        _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String, errors: String) {
        let words = ([Support.command] + arguments).map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
        var all = ["XDG_CACHE_HOME": folder + "/cache"]
        all.merge(environment) { _, new in new }
        let line = "cd '\(folder)' && \(words.joined(separator: " ")) 2> '\(folder)/errors'"
        let result = try #require(Subprocess.run("/bin/sh", ["-c", line], environment: all))
        let errors = try String(contentsOfFile: folder + "/errors", encoding: .utf8)
        return (result.status, result.text, errors)
    }

    @Test func rendersEveryEntryToItsFile() throws {
        try Support.withFolder { folder in
            try Support.write(
                """
                import SwiftUI
                struct Red: View { var body: some View { Color.red.frame(width: 8, height: 4) } }
                private struct Hidden: View { var body: some View { Color.blue.frame(width: 3, height: 3) } }
                struct Needs: View { let color: Color; var body: some View { color } }
                enum Outer { struct Inner: View { var body: some View { Color.green.frame(width: 2, height: 2) } } }
                #Preview("Needs, given") { Needs(color: .black).frame(width: 5, height: 6) }
                #Preview("Fixed", traits: .fixedLayout(width: 30, height: 20)) { Hidden() }
                #Preview("Stateful") {
                    @Previewable @State var width: CGFloat = 7
                    Color.red.frame(width: width, height: 1)
                }
                struct Old_Previews: PreviewProvider {
                    static var previews: some View { Needs(color: .white).frame(width: 9, height: 9) }
                }
                #if os(macOS)
                struct Mac: View { var body: some View { NSNothing() } }
                #endif
                """, folder + "/All.swift")
            let run = try martlet(["render", "All.swift", "-o", "out/"], in: folder)
            #expect(run.errors == "")
            #expect(run.status == 0)
            let expected: [(String, Int, Int)] = [
                ("Red", 16, 8), ("Hidden", 6, 6), ("Outer.Inner", 4, 4), ("Old_Previews", 18, 18),
                ("Needs, given", 10, 12), ("Fixed", 60, 40), ("Stateful", 14, 2),
            ]
            #expect(run.output == expected.map { "out/\($0.0).png\n" }.joined())
            for (name, width, height) in expected {
                let picture = try ImageDecoder.decode(contentsOf: "\(folder)/out/\(name).png")
                #expect(picture.widthInPixels == width && picture.heightInPixels == height, "\(name)")
            }
            let list = try martlet(["list", "All.swift"], in: folder)
            #expect(list.output.contains("Needs         view      All.swift:4  (not rendered: it needs color)\n"))

            // The second run compiles nothing: it works without a compiler that runs.
            let again = try martlet(
                ["render", "All.swift", "--view", "Inner", "--view", "Red", "--scale", "1", "-o", "more"], in: folder)
            #expect(again.output == "more/Outer.Inner.png\nmore/Red.png\n")
            #expect(again.status == 0)
        }
    }

    @Test func compilerErrorsHaveTheUsersLines() throws {
        try Support.withFolder { folder in
            try Support.write(
                """
                import SwiftUI
                struct A: View { var body: some View { Nope() } }
                #Preview {
                    A()
                    Missing(1)
                }
                """, folder + "/Bad.swift")
            let run = try martlet(["render", "Bad.swift"], in: folder)
            #expect(run.status == 65)
            #expect(run.output == "")
            #expect(run.errors.contains("Bad.swift:2:40: error: cannot find 'Nope' in scope\n"))
            #expect(run.errors.contains("Bad.swift:5:5: error: cannot find 'Missing' in scope\n"))
            #expect(run.errors.contains("3 | #Preview {\n"))
            #expect(!run.errors.contains("_m"))
            #expect(
                run.errors.hasSuffix(
                    "martlet: can't compile 'Bad.swift': the compiler found errors: see its messages above\n"))
        }
    }

    @Test func entriesThatDoNotCompileAreLeftOut() throws {
        try Support.withFolder { folder in
            try Support.write(
                """
                import SwiftUI
                class Base { init(x: Int) {} }
                final class Derived: Base, View { var body: some View { Color.red } }
                struct Fine: View { var body: some View { Color.red.frame(width: 1, height: 1) } }
                """, folder + "/Odd.swift")
            for _ in 0..<2 {
                let run = try martlet(["render", "Odd.swift", "--format", "json"], in: folder)
                #expect(run.output == "Fine.json\n" && run.status == 0)
            }
            let named = try martlet(["render", "Odd.swift", "--view", "Derived"], in: folder)
            #expect(named.status == 65)
            #expect(named.errors.hasPrefix("martlet: can't make 'Derived': missing argument for parameter 'x' in call: "))
        }
    }

    @Test func languageModesDiffer() throws {
        try Support.withFolder { folder in
            try Support.write(
                """
                import SwiftUI
                var shared = 3
                struct A: View { var body: some View { Color.red.frame(width: CGFloat(shared), height: 1) } }
                """, folder + "/Mode.swift")
            #expect(try martlet(["render", "Mode.swift", "-o", "a.json"], in: folder).status == 0)
            let six = try martlet(["render", "Mode.swift", "-o", "a.json", "--swift-version", "6"], in: folder)
            #expect(six.status == 65)
            #expect(six.errors.contains("Mode.swift:2:5: error: var 'shared' is not concurrency-safe"))
        }
    }

    @Test func severalFilesAreCompiledTogether() throws {
        try Support.withFolder { folder in
            try Support.write("import SwiftUI\n#Preview(\"P\") { Shared() }", folder + "/A.swift")
            try Support.write(
                "import SwiftUI\nstruct Shared: View { var body: some View { Color.red.frame(width: 2, height: 2) } }",
                folder + "/B.swift")
            try Support.write("let unused = 1\n", folder + "/C.swift")
            let run = try martlet(["render", "A.swift", "B.swift", "C.swift", "--format", "json"], in: folder)
            #expect(run.errors == "")
            #expect(run.output == "P.json\nShared.json\n")
        }
    }

    @Test func wrongInputIsExplained() throws {
        try Support.withFolder { folder in
            try Support.write(
                "import SwiftUI\nstruct Story: View { var body: some View { Color.red.frame(width: 1, height: 1) } }",
                folder + "/S.swift")
            try Support.write("let x = 1\n", folder + "/Empty.swift")
            func expect(_ arguments: [String], _ status: Int32, _ message: String, line: Int = #line) throws {
                let run = try martlet(arguments, in: folder)
                #expect(run.status == status, "line \(line)")
                #expect(run.errors.split(separator: "\n").first.map(String.init) == message, "line \(line)")
                #expect(run.output == "", "line \(line)")
            }
            try expect(["render", "none.swift"], 65, "martlet: can't read 'none.swift': no such file: check the path")
            try expect(["render", "."], 65, "martlet: can't read '.': it is a folder: check the path")
            try expect(
                ["render", "S.swift", "--view", "Storry"], 65,
                "martlet: no view 'Storry': there are Story: did you mean 'Story'?")
            try expect(
                ["render", "Empty.swift"], 65,
                "martlet: nothing to render: the files hold no view and no preview: "
                    + "add a struct that conforms to View, or a #Preview")
            try expect(
                ["render", "S.swift", "-o", "/proc/no/a.png"], 1,
                "martlet: can't write '/proc/no/a.png': its folder does not exist: choose another place with '-o'")
            try expect(
                ["render", "S.swift", "--assets", "none"], 65,
                "martlet: can't use the assets 'none': it is not a folder: give an .xcassets folder")
            try expect(
                ["render"], 64, "martlet: no source file given: 'render' needs at least one: name a .swift file")
            #expect(!Support.exists(folder + "/Story.png"))
        }
    }

    @Test func trapsNameTheView() throws {
        try Support.withFolder { folder in
            try Support.write(
                """
                import SwiftUI
                struct Trap: View { let list: [Int] = []; var body: some View { Color(white: Double(list[3])) } }
                """, folder + "/T.swift")
            let run = try martlet(["render", "T.swift"], in: folder)
            #expect(run.status == 1)
            #expect(run.errors.contains("Fatal error: Index out of range"))
            #expect(run.errors.hasSuffix("martlet: 'Trap' crashed: its own code trapped: see the message above, if there is one\n"))
        }
    }

    @Test func writesToStandardOutput() throws {
        try Support.withFolder { folder in
            try Support.write(
                "import SwiftUI\nstruct A: View { var body: some View { Color.red.frame(width: 1, height: 2) } }",
                folder + "/A.swift")
            let run = try martlet(["render", "A.swift", "--format", "json", "-o", "-", "--work"], in: folder)
            #expect(run.output.hasPrefix("{\n  \"size\": [1, 2],"))
            #expect(run.errors.hasPrefix("A:\n  bodies evaluated: "))
        }
    }
}
