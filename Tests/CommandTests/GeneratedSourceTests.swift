import Testing
import martlet

@Suite struct GeneratedSourceTests {
    private func generate(_ text: String) -> String {
        let file = SourceFile(path: "Card.swift", text: text)
        let entries = EntryFinder(files: [file]).entries
        let bytes = GeneratedSource.text(
            of: file, index: 0, entries: entries.enumerated().map { (number: $0.offset, entry: $0.element) }, fileCount: 1)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Lines and columns of the user's text that must be found again at the same place.
    private func expectInPlace(_ text: String, _ parts: [String], line: Int = #line) {
        let made = Array(generate(text).utf8), source = Array(text.utf8)
        for part in parts {
            let bytes = Array(part.utf8)
            let places = source.indices.filter { source[$0...].starts(with: bytes) }
            #expect(!places.isEmpty)
            for place in places {
                let start = source[..<place].lastIndex(of: 10).map { $0 + 1 } ?? 0
                let lineNumber = source[..<place].reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
                let lines = made.split(separator: 10, omittingEmptySubsequences: false)
                #expect(lines[lineNumber].dropFirst(place - start).starts(with: bytes), "\(part), from line \(line)")
            }
        }
    }

    @Test func leavesViewsAlone() {
        let text = "import SwiftUI\nprivate struct Card: View { var body: some View { Text(\"\") } }\n"
        let made = generate(text)
        #expect(made.hasPrefix(text))
        #expect(made.contains("return SwiftUI.AnyView(Card())\n"))
        #expect(made.contains("@_cdecl(\"martlet_make\")"))
    }

    @Test func previewsStayWhereTheyAre() {
        expectInPlace("#Preview {\n  Card()\n}\nlet after = 1", ["Card()", "}", "let after"])
        expectInPlace("#Preview { Card() }; let after = 1", ["Card() };", "let after"])
        expectInPlace("#Preview(\"A\",\n    traits: .x(1)\n) { Card() }\nlet after = 1", ["Card() }", "let after"])
        expectInPlace("@available(iOS 17, *)\n#Preview(\"A\") {\n  Card() }\n", ["Card() }"])
        expectInPlace(
            "#Preview(\"A\") {\n  @Previewable @State var on = true\n  Toggle(isOn: $on)\n}\nlet after = 1",
            ["@State var on = true", "Toggle(isOn: $on)", "let after"])
    }

    @Test func previewsBecomeDeclarations() {
        #expect(generate("#Preview {\n  Card()\n}").hasPrefix("let _0=_m{\n  Card()\n}\n"))
        #expect(generate("#Preview(\"Long\") {\n  Card()\n}").hasPrefix("let _0=_m(      ){\n  Card()\n}\n"))
        let stateful = generate("#Preview {\n@Previewable @State var on = true\nCard(on)\n}")
        #expect(
            stateful.hasPrefix(
                "struct _0:SwiftUI.View{\n             @State var on = true;var body:some SwiftUI.View{\nCard(on)\n}}\n"))
        #expect(stateful.contains("return SwiftUI.AnyView(_0())\n"))
    }

    @Test func conditionsAreLeftToTheCompiler() {
        let made = generate("#if canImport(Maybe)\nstruct A: View {}\n#endif\nstruct B: View { let x: Int }")
        #expect(made.contains("#if (canImport(Maybe))\ncase 0:\n"))
        #expect(!made.contains("B()"))
    }

    @Test func scriptsKeepTheirLines() {
        #expect(generate("#!/usr/bin/env martlet\nstruct A: View {}").hasPrefix("///usr/bin/env martlet\nstruct A"))
    }

    @Test func digestIsSHA256() {
        func digest(_ text: String) -> String {
            var hash = SHA256()
            for byte in text.utf8 { hash.update([byte]) }
            return hash.hexDigest()
        }
        #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        var long = SHA256()
        for _ in 0..<10_000 { long.update(Array(repeating: UInt8(ascii: "a"), count: 100)) }
        #expect(long.hexDigest() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }
}
