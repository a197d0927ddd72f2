import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Work grows with what changed: proven by counts.
@MainActor
struct WorkCountTests {
    private struct Row: View {
        let number: Int
        @State private var isOn = false

        var body: some View {
            Button(isOn ? "On \(number)" : "Off \(number)") { isOn.toggle() }
                .accessibilityIdentifier("row\(number)")
        }
    }

    private struct PaintedRow: View {
        let number: Int
        @State private var isOn = false

        var body: some View {
            (isOn ? Color.red : Color.blue)
                .frame(width: 40, height: 4)
                .accessibilityElement()
                .accessibilityIdentifier("row\(number)")
                .accessibilityAction { isOn.toggle() }
        }
    }

    @Test func oneRowOfAThousand() {
        let host = TestHost(size: CGSize(width: 200, height: 6000)) {
            VStack(spacing: 0) { ForEach(0..<1000, id: \.self) { PaintedRow(number: $0) } }
        }
        host.frame()
        #expect(host.find(.identifier("row500")).tap())
        let work = host.frame()
        #expect(work.bodiesEvaluated == 1)
        #expect(work.itemsRecorded == 1)
        #expect(work.itemsReused == 999)
        #expect(work.measureCalls == 0)
        #expect(work.placements == 0)
    }

    @Test func aRowThatGrowsMeasuresItsAncestorsOnly() {
        let host = TestHost(size: CGSize(width: 400, height: 40000)) {
            VStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(number: $0) } }
        }
        host.frame()
        #expect(host.find(.identifier("row500")).tap())
        let work = host.frame()
        // The row, and the view and modifiers that the button's style is made of.
        #expect(work.bodiesEvaluated <= 6)
        #expect(work.itemsRecorded == 1)
        #expect(work.measureCalls < 40, "\(work)")
    }

    @Test func anUnchangedFrameDoesNothing() {
        let host = TestHost(size: CGSize(width: 200, height: 2000)) {
            VStack { ForEach(0..<100, id: \.self) { PaintedRow(number: $0) } }
        }
        host.frame()
        let work = host.frame()
        #expect(work.bodiesEvaluated == 0)
        #expect(work.nodesUpdated == 0)
        #expect(work.measureCalls == 0)
        #expect(work.placements == 0)
        #expect(work.itemsRecorded == 0)
    }

    private struct Parent: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                Child(title: "fixed")
            }
        }
    }

    private struct Child: View {
        let title: String
        static var runs = 0
        var body: some View {
            Child.runs += 1
            return Text(title)
        }
    }

    @Test func anUnchangedChildIsLeftAlone() {
        Child.runs = 0
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Parent() }
        host.settle()
        #expect(Child.runs == 1)
        host.find(.label("Count 0")).tap()
        #expect(host.find(.label("Count 1")).exists)
        #expect(Child.runs == 1)
    }

    private struct SchemeReader: View {
        static var runs = 0
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            SchemeReader.runs += 1
            return Text(scheme == .dark ? "dark" : "light")
        }
    }

    private struct Deaf: View {
        static var runs = 0
        var body: some View {
            Deaf.runs += 1
            return Color.clear
        }
    }

    @Test func anEnvironmentChangeRunsItsReadersOnly() {
        SchemeReader.runs = 0
        Deaf.runs = 0
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack {
                SchemeReader()
                Deaf()
            }
        }
        host.settle()
        host.updateEnvironment { $0.colorScheme = .dark }
        #expect(host.find(.label("dark")).exists)
        #expect(SchemeReader.runs == 2)
        #expect(Deaf.runs == 1)
    }
}
