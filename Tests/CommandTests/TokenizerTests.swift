import Testing
import martlet

@Suite struct TokenizerTests {
    private func words(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return Tokenizer.tokens(of: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test(arguments: [
        ("a // { \" }\nb", ["a", "b"]),
        ("a /* { /* nested */ \" */ b", ["a", "b"]),
        ("\"a { \\\" }\" b", ["\"a { \\\" }\"", "b"]),
        (#""x \(f("}")) y" b"#, [#""x \(f("}")) y""#, "b"]),
        (##"#"a " \(b) \#(c("}"))"# d"##, [##"#"a " \(b) \#(c("}"))"#"##, "d"]),
        ("\"\"\"\n { \" \"\" \n\"\"\" b", ["\"\"\"\n { \" \"\" \n\"\"\"", "b"]),
        ("\"not closed {\nb", ["\"not closed {", "b"]),
        ("let r = /[{\"]+/ ; x", ["let", "r", "=", "/[{\"]+/", ";", "x"]),
        ("let r = #/ { /# ; x", ["let", "r", "=", "#/ { /#", ";", "x"]),
        ("a / b / c", ["a", "/", "b", "/", "c"]),
        ("f(a)/b", ["f", "(", "a", ")", "/", "b"]),
        ("`class` #Preview 1.5 0x1F", ["`class`", "#Preview", "1.5", "0x1F"]),
        ("a?.b <T>() -> X", ["a", "?.", "b", "<", "T", ">", "(", ")", "->", "X"]),
        ("größe😀 x", ["größe😀", "x"]),
        ("#!/usr/bin/swift\nx", ["x"]),
        ("\u{FEFF}x", ["x"]),
        ("/* open", []),
        ("", []),
    ])
    func cuts(_ text: String, _ expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test func countsLinesThroughCommentsAndStrings() {
        let tokens = Tokenizer.tokens(of: Array("a /*\n\n*/ b \"\"\"\n\n\"\"\"\nc".utf8))
        #expect(tokens.map(\.line) == [1, 3, 3, 6])
        #expect(tokens.map(\.startsLine) == [true, true, false, true])
    }

    /// Any bytes end the loop, stay inside the file and never trap; deep nesting takes no stack.
    @Test func survivesAnyBytes() {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        let alphabet = Array("\"\\()#/*{}[]<>\n ab`@.".utf8) + [0, 0xFF, 0xC3]
        for _ in 0..<2_000 {
            let bytes = (0..<60).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return alphabet[Int(state >> 33) % alphabet.count]
            }
            let tokens = Tokenizer.tokens(of: bytes)
            #expect(tokens.allSatisfy { $0.range.lowerBound < $0.range.upperBound && $0.range.upperBound <= bytes.count })
            #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
            _ = EntryFinder(files: [SourceFile(path: "x.swift", bytes: bytes)])
        }
        let deep = String(repeating: #""\("#, count: 50_000)
        #expect(!Tokenizer.tokens(of: Array(deep.utf8)).isEmpty)
        let nested = String(repeating: "struct A { ", count: 20_000)
        #expect(EntryFinder(files: [SourceFile(path: "x.swift", text: nested)]).entries.isEmpty)
        let conditions = "#if " + String(repeating: "!(", count: 20_000) + "A\nstruct B: View {}\n#endif"
        #expect(EntryFinder(files: [SourceFile(path: "x.swift", text: conditions)]).entries.count == 1)
    }
}
