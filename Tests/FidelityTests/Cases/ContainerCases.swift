import Observation
import SwiftUI
import SwiftUITesting

// MARK: Custom layouts

@Observable
final class DirectionModel {
    var isHorizontal = true
}

@MainActor func case_customlayout_any(_ model: DirectionModel) -> some View {
    let layout = model.isHorizontal
        ? AnyLayout(HStackLayout(spacing: 8))
        : AnyLayout(VStackLayout(spacing: 4))
    return layout {
        wordBox(25).probe("one")
        tile(30, 20, .red).probe("box")
        wordBox(35.5).probe("three")
    }
    .probe("stack")
}

/// Puts the centres of its subviews around the middle: up, right, down, left, then the same at half the distance.
struct RingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? 200, proposal.height ?? 200)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let reach = min(bounds.width, bounds.height) / 2 - 12
        for (index, subview) in subviews.enumerated() {
            let distance = index < 4 ? reach : reach / 2
            var centre = CGPoint(x: bounds.midX, y: bounds.midY)
            switch index % 4 {
            case 0: centre.y -= distance
            case 1: centre.x += distance
            case 2: centre.y += distance
            default: centre.x -= distance
            }
            subview.place(at: centre, anchor: .center, proposal: .unspecified)
        }
    }
}

@MainActor func case_customlayout_radial() -> some View {
    RingLayout {
        wordBox(9).probe("a")
        wordBox(8.5).probe("b")
        tile(20, 20, .blue).probe("c")
        wordBox(9.5).probe("d")
        wordBox(8).probe("e")
    }
    .frame(width: 160, height: 160)
    .probe("radial")
}

// MARK: ForEach and Section

@MainActor func case_foreach_range() -> some View {
    let widths: [CGFloat] = [37.5, 35.5, 37]
    return VStack(alignment: .leading, spacing: 0) {
        wordBox(22.5).probe("top")
        ForEach(0..<3) { index in
            wordBox(widths[index]).probe("row\(index)")
        }
        wordBox(44.5).probe("bottom")
    }
    .probe("stack")
}

@MainActor func case_foreach_empty() -> some View {
    VStack(spacing: 0) {
        wordBox(22.5).probe("top")
        ForEach([String](), id: \.self) { _ in wordBox(30) }
        ForEach(0..<0) { _ in wordBox(30) }
        HStack {
            wordBox(9).probe("a")
            ForEach([String](), id: \.self) { _ in wordBox(30) }
            wordBox(8.5).probe("b")
        }
        .probe("row")
        wordBox(44.5).probe("bottom")
    }
    .probe("stack")
}

private struct Word {
    let text: String
    let width: CGFloat
}

@MainActor func case_foreach_idKeypath() -> some View {
    let words = [Word(text: "Alpha", width: 34.5), Word(text: "Beta", width: 28), Word(text: "Gamma", width: 46.5)]
    return VStack(spacing: 0) {
        ForEach(words, id: \.text) { word in
            wordBox(word.width).probe(word.text)
        }
    }
    .probe("stack")
}

@MainActor func case_foreach_nested() -> some View {
    VStack {
        ForEach(0..<2) { row in
            HStack {
                ForEach(0..<3) { column in
                    tile(30, 20).probe("cell\(row)\(column)")
                }
            }
            .probe("row\(row)")
        }
    }
    .probe("grid")
}

struct SeededItem: Identifiable {
    let id: String
    var width: CGFloat
}

@Observable
final class SeededModel {
    var items = [
        SeededItem(id: "a", width: 60),
        SeededItem(id: "b", width: 100),
        SeededItem(id: "c", width: 140),
    ]
}

/// Takes its width from the item once, when its identity first appears.
private struct SeededRow: View {
    let id: String
    @State private var width: CGFloat

    init(_ item: SeededItem) {
        id = item.id
        _width = State(initialValue: item.width)
    }

    var body: some View {
        tile(width, 20).probe("row-\(id)")
    }
}

@MainActor func case_foreach_identity(_ model: SeededModel) -> some View {
    VStack(alignment: .leading) {
        ForEach(model.items) { item in SeededRow(item) }
    }
    .probe("stack")
}
