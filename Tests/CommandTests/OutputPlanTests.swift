import Testing
import martlet

@Suite struct OutputPlanTests {
    private func targets(_ names: [String], _ output: String?, folders: Set<String> = []) -> [String] {
        do throws(CommandError) {
            return try OutputPlan.targets(for: names, output: output, format: .png, isFolder: folders.contains).map {
                switch $0 {
                case .standardOutput: "-"
                case .file(let path): path
                }
            }
        } catch { return [error.message] }
    }

    @Test func namesFilesAfterViews() {
        #expect(targets(["A", "B.C"], nil) == ["A.png", "B.C.png"])
        #expect(targets(["A"], "a.png") == ["a.png"])
        #expect(targets(["A"], "out/") == ["out/A.png"])
        #expect(targets(["A"], "out") == ["out/A.png"])
        #expect(targets(["A", "B"], "v1.2", folders: ["v1.2"]) == ["v1.2/A.png", "v1.2/B.png"])
        #expect(targets(["A"], "-") == ["-"])
        #expect(targets(["A"], "/dev/stdout") == ["/dev/stdout"])
    }

    @Test func oneFileHoldsOnePicture() {
        #expect(
            targets(["A", "B"], "a.png") == [
                "martlet: can't write 2 views to 'a.png': it holds one picture: choose one with '--view NAME', "
                    + "or give a folder: '-o pictures/'"
            ])
        #expect(targets(["A", "B"], "-")[0].contains("standard output"))
    }

    @Test func namesAreSafeAndDistinct() {
        #expect(targets(["a", "A", "a"], nil) == ["a.png", "A 2.png", "a 3.png"])
        #expect(OutputPlan.fileName("../etc/x") == "-etc-x")
        #expect(OutputPlan.fileName("..") == "View")
        #expect(OutputPlan.fileName("") == "View")
        #expect(OutputPlan.fileName("a\nb\u{0}:c") == "a-b--c")
        #expect(OutputPlan.fileName(String(repeating: "ä", count: 500)).utf8.count <= 122)
    }

    @Test func fileExtensions() {
        #expect(OutputPlan.fileExtension("a/b.PNG") == "png")
        #expect(OutputPlan.fileExtension("a.b/c") == nil)
        #expect(OutputPlan.fileExtension(".hidden") == nil)
        #expect(OutputPlan.fileExtension("a.png/") == nil)
    }
}
