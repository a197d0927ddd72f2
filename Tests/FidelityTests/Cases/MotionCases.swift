import Observation
import SwiftUI
import SwiftUITesting

// MARK: Transforms

@Observable
final class TurnModel {
    var isTurned = false
}

@MainActor func case_transform_steps(_ model: TurnModel) -> some View {
    HStack(spacing: 40) {
        tile(40, 40, .red).rotationEffect(.degrees(model.isTurned ? 90 : 0)).probe("spin")
        tile(40, 40, .blue).scaleEffect(model.isTurned ? 1.5 : 1).probe("grow")
        tile(40, 40, .green).offset(x: model.isTurned ? 20 : 0).probe("slide")
    }
    .probe("row")
}

// MARK: Animation (frames are end states)

@Observable
final class GrowModel {
    var isExpanded = false
}

@MainActor func case_animation_frame(_ model: GrowModel) -> some View {
    VStack(spacing: 8) {
        tile(model.isExpanded ? 200 : 100, model.isExpanded ? 60 : 40, .red).probe("box")
        wordBox(36.5).probe("below")
    }
    .probe("stack")
}

@Observable
final class ShiftModel {
    var inset: CGFloat = 0
    var isFaded = false
}

@MainActor func case_animation_implicit(_ model: ShiftModel) -> some View {
    HStack(alignment: .top, spacing: 12) {
        tile(40, 40, .blue)
            .opacity(model.isFaded ? 0.3 : 1)
            .probe("faded")
        tile(40, 40, .green)
            .padding(.leading, model.inset)
            .animation(.linear(duration: 0), value: model.inset)
            .probe("moved")
    }
    .probe("row")
}
