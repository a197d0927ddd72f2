import Testing
import martlet

@Suite struct EntryFinderTests {
    private func find(_ texts: String...) -> [Entry] {
        EntryFinder(files: texts.enumerated().map { SourceFile(path: "File\($0.offset).swift", text: $0.element) }).entries
    }

    /// The obstacle of the only entry; "-" when it can be made.
    private func obstacle(_ members: String, _ head: String = "struct A: View") -> String {
        let entries = find(head + " {\n" + members + "\nvar body: some View { Text(\"\") }\n}")
        guard entries.count == 1 else { return "\(entries.count) entries" }
        return entries[0].obstacle ?? "-"
    }

    @Test func findsViewsWhereverTheyConform() {
        let entries = find(
            """
            import SwiftUI
            struct Plain : View{ var body: some View { struct Local: View {} ; return Text("") } }
            struct Later {}
            extension Later: View { var body: some View { Text("struct No: View {}") } }
            struct Outer<T> { struct Inner: SwiftUI.View, Equatable { } ; enum Deep { final class Core: View {} } }
            protocol Screen: Sendable, View {}
            protocol Wide: Screen where Self: Equatable {}
            struct ByProtocol: Wide { }
            struct Composed: Equatable & View { }
            struct NotAView: ViewModifier { func body(content: Content) -> some View { content } }
            struct Far {}
            // struct Comment: View {}
            """,
            "extension Far: View where Self: Equatable { }")
        #expect(
            entries.map(\.name) == [
                "Plain", "Later", "Outer.Inner", "Outer.Deep.Core", "ByProtocol", "Composed", "Far",
            ])
        #expect(entries[0].line == 2)
        #expect(entries.allSatisfy { $0.kind == .view && $0.obstacle == nil })
    }

    @Test(arguments: [
        ("", "-"),
        ("let a = 1; var b: Int = 2, c = [1, 2]", "-"),
        ("let a: Int", "it needs a"),
        ("let a: Int, b: Int\nvar c: String", "it needs a, b and c"),
        ("var a: Int?", "-"), ("let a: Int?", "it needs a"), ("var a: Foo<Int?>", "it needs a"), ("var a: Foo<Int>?", "-"),
        ("var a: Int { 3 }", "-"), ("var a: Int { get { 3 } }", "-"), ("var a: Int { didSet {} }", "it needs a"),
        ("var a = 1 { didSet { } }\nlet b: Int", "it needs b"),
        ("var a: () -> Void = {}", "-"), ("let action: () -> Void", "it needs action"),
        ("let f: (Int) -> (String)\n  = { _ in \"\" }", "-"),
        ("static let a: Int = 1; static var b: Int { 1 }; lazy var c: Int = 3", "-"),
        ("@State private var a = 1", "-"), ("@State var a: Int", "it needs a"), ("@State private var a: Int?", "-"),
        ("@Binding var a: Bool", "it needs a"), ("@ObservedObject var m: Model", "it needs m"),
        ("@StateObject private var m = Model()", "-"),
        ("@Environment(\\.colorScheme) var scheme", "-"), ("@Environment(\\.colorScheme) private var s: ColorScheme", "-"),
        ("@EnvironmentObject var m: Model", "-"), ("@FocusState private var f: Bool", "-"), ("@Namespace var n", "-"),
        ("@AppStorage(\"k\") var k: Bool = true", "-"), ("@ViewBuilder let content: () -> Text", "it needs content"),
        ("@Environment(Model.self) private var model\nlet x: Int", "it needs x"),
        ("let a: Int\ninit() { a = 1 }", "-"), ("let a: Int\ninit(a: Int = 3) { self.a = a }", "-"),
        ("init(_ a: Int) {}", "it needs a"), ("init(with a: Int, b: Int = 2, c: [Int]) {}", "it needs with and c"),
        ("init(a: Int...) {}", "-"), ("init(a: (Int, Int) -> Int = { $0 + $1 }) {}", "-"),
        ("private init() {}", "its initialiser is private"), ("init?() { nil }", "its init() can't be called plainly: it may return nil"),
        ("init() throws {}", "its init() can't be called plainly: it throws"),
        ("init<T: Sequence>(_ t: T) where T.Element == Int {}", "it needs t"),
        ("func f(a: Int) -> some View { let q: Int; return Text(\"\") }\nvar b = 3", "-"),
        ("let a = foo\n  .bar { $0 }\n  .baz\nlet b: Int", "it needs b"),
        ("let a = x ? y : z\n@Binding var b: Int", "it needs b"),
        ("let a = try? f(1,\n 2)\nlet b: Int", "it needs b"),
        ("let formatter: NumberFormatter = {\n let f = NumberFormatter()\n return f\n}()\nlet b: Int", "it needs b"),
        ("typealias X = Int\nenum Mode { case a, b }\nlet mode: Mode = .a", "-"),
        ("let (a, b) = (1, 2)", "-"),
        ("let a: [String: Int] = [\n\"k\": 1,\n]\nvar b: Int { a.count }", "-"),
        ("#if os(Linux)\nlet a: Int\n#else\nlet b: Int\n#endif", "it needs a"),
        ("subscript(i: Int) -> Int { i }\nvar `default`: Int", "it needs default"),
    ])
    func saysWhatIsMissing(_ members: String, _ expected: String) {
        #expect(obstacle(members) == expected)
    }

    @Test func otherObstacles() {
        #expect(obstacle("", "struct A<T>: View") == "it has type parameters")
        #expect(obstacle("case a", "enum A: View") == "it is an enum")
        #expect(obstacle("", "private struct A: View") == "-")
        let nested = find("struct O { private struct I: View {}\n fileprivate struct J: View {} }")
        #expect(nested.map(\.obstacle) == ["it is private to another type", nil])
        let extended = find("struct A: View { let x: Int }\nextension A { init() { x = 1 } }")
        #expect(extended.map(\.obstacle) == [nil])
    }

    @Test func readsPreviews() {
        let text = """
            struct Card: View {}
            #Preview { Card() }
            #Preview("Dark \\"one\\"", traits: .fixedLayout(width: 320, height: 100.5)) {
                Card().preferredColorScheme(.dark)
            }
            #Preview(name) {
                @Previewable @State var isOn = [
                    true]
                @Previewable @State var text = "}"
                Toggle("x", isOn: $isOn)
            }
            struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
            """
        let entries = find(text)
        #expect(entries.map(\.name) == ["Card", "Card_Previews", "File0 Preview", "Dark \"one\"", "File0 Preview 2"])
        #expect(entries.map(\.kind) == [.view, .previewProvider, .preview, .preview, .preview])
        #expect(entries[3].preview?.fixedSize?.width == 320)
        #expect(entries[3].preview?.fixedSize?.height == 100.5)
        let bytes = Array(text.utf8)
        let texts = entries[4].preview?.previewables.map { String(decoding: bytes[$0], as: UTF8.self) }
        #expect(texts == ["@Previewable @State var isOn = [\n        true]", "@Previewable @State var text = \"}\""])
    }

    @Test func followsConditions() {
        let entries = find(
            """
            #if os(macOS)
            struct Mac: View {}
            #elseif canImport(Nothing)
            struct Maybe: View {}
            #else
            struct Other: View {}
            #endif
            #if DEBUG && swift(>=5.9) && !targetEnvironment(simulator) || false
            struct Debug: View {}
            #endif
            #if os(Linux)
            struct Linux: View {}
            #else
            struct Never: View {}
            #endif
            """)
        #expect(entries.map(\.name) == ["Maybe", "Other", "Debug", "Linux"])
        #expect(
            entries.map(\.condition) == [
                "(!(os(macOS)) && canImport(Nothing))", "(!(os(macOS)) && !(canImport(Nothing)))", nil, nil,
            ])
    }

    @Test func findsTheApp() {
        let finder = EntryFinder(files: [
            SourceFile(path: "App.swift", text: "@main struct MyApp: App { var body: some Scene { WindowGroup { } } }")
        ])
        #expect(finder.apps.map(\.name) == ["MyApp"])
        #expect(finder.entries.isEmpty)
    }
}
