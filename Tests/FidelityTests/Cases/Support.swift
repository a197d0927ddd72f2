// Fidelity pack: what every case file uses. Public SwiftUI API only, except `.probe("id")`, which the
// project's test kit supplies (see README.md).
import Observation
import SwiftUI
import SwiftUITesting

/// A change made between two recordings.
struct FidelityStep {
    let name: String
    let apply: @MainActor () -> Void
}

/// One mounted instance of a case: keep it alive while its steps run.
struct FidelityRun {
    let view: AnyView
    let steps: [FidelityStep]
}

struct FidelityCase {
    let name: String
    let size: CGSize
    let make: @MainActor () -> FidelityRun

    /// A case without steps.
    @MainActor
    init<Content: View>(_ name: String, _ width: CGFloat, _ height: CGFloat, _ content: @escaping @MainActor () -> Content) {
        self.name = name
        size = CGSize(width: width, height: height)
        make = { FidelityRun(view: AnyView(content()), steps: []) }
    }

    /// A case with steps: each run gets a fresh model, read inside a body so that observation drives the updates.
    @MainActor
    init<Model: AnyObject, Content: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat,
        model: @escaping @MainActor () -> Model,
        steps: [(String, @MainActor (Model) -> Void)],
        _ content: @escaping @MainActor (Model) -> Content
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        make = {
            let fresh = model()
            let bound = steps.map { step in FidelityStep(name: step.0, apply: { step.1(fresh) }) }
            return FidelityRun(view: AnyView(ModelHost(model: fresh, content: content)), steps: bound)
        }
    }
}

private struct ModelHost<Model: AnyObject, Content: View>: View {
    let model: Model
    let content: @MainActor (Model) -> Content
    var body: some View { content(model) }
}

// MARK: Building blocks

/// A coloured rectangle of a fixed size.
@MainActor func tile(_ width: CGFloat, _ height: CGFloat, _ color: Color = .blue) -> some View {
    color.frame(width: width, height: height)
}

/// Stands for a text that Apple's run measured at this size (13 pt system font unless another height is given).
@MainActor func wordBox(_ width: CGFloat, _ height: CGFloat = 16) -> some View {
    Color.gray.frame(width: width, height: height)
}

/// `count` rows in one column, each with its probe and with its index as identity.
struct ProbedRows: View {
    let prefix: String
    let count: Int
    var width: CGFloat = 120
    var height: CGFloat = 20

    var body: some View {
        ForEach(0..<count, id: \.self) { index in
            tile(width, height, index % 2 == 0 ? .blue : .orange)
                .probe("\(prefix)\(index)")
                .id(index)
        }
    }
}

/// Stands for a wrapped text of `lines` lines, 16 pt apart: offered less height it keeps the whole lines that fit, at least one.
struct LineBlock: Layout {
    let lines: Int
    var width: CGFloat = 150

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let natural = CGFloat(lines) * 16
        guard let offered = proposal.height, offered < natural else {
            return CGSize(width: width, height: natural)
        }
        let kept = max(1, Int((offered / 16).rounded(.down)))
        return CGSize(width: width, height: CGFloat(kept) * 16)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// The paragraph of the `pressure` cases in its 150 pt column.
@MainActor func paragraph(lines: Int) -> some View {
    LineBlock(lines: lines) { EmptyView() }
        .frame(width: 150, alignment: .leading)
}
