import Combine
import Foundation
import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// State lives with identity and reaches whoever reads it.
@MainActor
struct StateTests {
    private struct Counter: View {
        var name = "count"
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Switcher: View {
        @State private var isFirst = true
        @State private var id = 0
        var body: some View {
            VStack {
                Button("switch") { isFirst.toggle() }
                Button("renew") { id += 1 }
                if isFirst { Counter(name: "first") } else { Counter(name: "second") }
                Counter(name: "renewed").id(id)
                Counter(name: "kept")
            }
        }
    }

    @Test func branchesAndIdentities() {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Switcher() }
        for name in ["first", "renewed", "kept"] { #expect(host.find(.label("\(name) 0")).tap()) }
        host.find(.label("switch")).tap()
        host.find(.label("switch")).tap()
        host.find(.label("renew")).tap()
        #expect(host.find(.label("first 0")).exists)
        #expect(host.find(.label("renewed 0")).exists)
        #expect(host.find(.label("kept 1")).exists)
    }

    private struct Person { var name = "Ada"; var tags = ["a", "b"] }

    private struct Editor: View {
        @Binding var text: String
        var body: some View { Button("edit \(text)") { text += "!" } }
    }

    private struct Form: View {
        @State private var person = Person()
        @State private var maybe: String? = "x"
        var body: some View {
            VStack {
                Editor(text: $person.name)
                ForEach($person.tags, id: \.self) { Editor(text: $0) }
                if let present = Binding($maybe) { Editor(text: present) }
                Editor(text: .constant("fixed"))
                Text("is \(person.name) \(person.tags.joined()) \(maybe ?? "none")")
            }
        }
    }

    @Test func bindings() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Form() }
        for label in ["edit Ada", "edit b", "edit x", "edit fixed"] { #expect(host.find(.label(label)).tap()) }
        #expect(host.find(.label("is Ada! ab! x!")).exists)
        #expect(host.find(.label("edit fixed")).exists)
    }

    @Observable final class Model { var value = 1; var other = 1 }

    private struct Reader: View {
        let model: Model
        static var runs = 0
        var body: some View {
            Reader.runs += 1
            return Text("value \(model.value)")
        }
    }

    @Test func observableModels() {
        Reader.runs = 0
        let model = Model()
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Reader(model: model) }
        #expect(host.find(.label("value 1")).exists)
        model.other = 5
        host.settle()
        #expect(Reader.runs == 1)
        model.value = 2
        #expect(host.find(.label("value 2")).exists)
        #expect(Reader.runs == 2)
    }

    final class Store: ObservableObject {
        @Published var text = "old"
        nonisolated(unsafe) static var made = 0
        init() { Store.made += 1 }
    }

    private struct Owner: View {
        @StateObject private var store = Store()
        var body: some View {
            VStack {
                Button("change") { store.text = "new" }
                Watcher().environmentObject(store)
            }
        }
    }

    private struct Watcher: View {
        @EnvironmentObject var store: Store
        var body: some View { Text(store.text) }
    }

    @Test func observableObjects() {
        Store.made = 0
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Owner() }
        #expect(host.find(.label("old")).exists)
        host.find(.label("change")).tap()
        #expect(host.find(.label("new")).exists)
        #expect(Store.made == 1)
    }

    private struct Restless: View {
        @State private var count = 0
        var body: some View {
            count += 1
            return Text("restless \(count)")
        }
    }

    @Test func stateChangedInABodyIsReported() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Restless() }
        host.settle()
        #expect(host.reports.first == "State is changed while the body of Restless runs. "
            + "Move the change into an action such as onAppear, onChange or a button's.")
        #expect(host.count(.text) == 1)
    }

    private struct Endless: View {
        let level: Int
        var body: some View { AnyView(Endless(level: level + 1).padding(0)) }
    }

    private func nested(_ depth: Int) -> AnyView {
        var view = AnyView(Color.red.frame(width: 10, height: 10))
        for _ in 0..<depth { view = AnyView(view.padding(0)) }
        return view
    }

    @Test func deepTreesAreShown() {
        let host = TestHost(size: CGSize(width: 20, height: 20), scale: 1) { nested(5000) }
        let bitmap = host.bitmap
        #expect(bitmap.pixel(10, 10).red > 200)
        #expect(bitmap.pixel(1, 1).alpha == 0)
    }
}
