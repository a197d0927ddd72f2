import SwiftUI
import SwiftUITesting

// MARK: Height pressure

@MainActor func case_pressure_alone45() -> some View {
    VStack(spacing: 0) { paragraph(lines: 4).probe("text") }
        .probe("stack")
}

@MainActor func case_pressure_rowTight() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(width: 40).probe("left")
        paragraph(lines: 4).probe("text")
    }
    .probe("row")
}

@MainActor private func spacedColumn(minLength: CGFloat?) -> some View {
    VStack(spacing: 0) {
        Color.red.frame(height: 40).probe("top")
        paragraph(lines: 4).probe("text")
        Spacer(minLength: minLength).probe("spacer")
        Color.blue.frame(height: 40).probe("bottom")
    }
    .probe("stack")
}

@MainActor func case_pressure_spacerMin0() -> some View { spacedColumn(minLength: 0) }

@MainActor func case_pressure_spacerRoomy() -> some View { spacedColumn(minLength: nil) }

@MainActor func case_pressure_stackSpacerFits() -> some View { spacedColumn(minLength: nil) }

@MainActor func case_pressure_stackSpacerTight() -> some View { spacedColumn(minLength: nil) }

@MainActor func case_pressure_threeTexts() -> some View {
    VStack(spacing: 0) {
        paragraph(lines: 4).probe("a")
        paragraph(lines: 2).probe("b")
        paragraph(lines: 4).probe("c")
    }
    .probe("stack")
}

@MainActor func case_pressure_twoTextsSwapped() -> some View {
    VStack(spacing: 0) {
        paragraph(lines: 2).probe("second")
        paragraph(lines: 4).probe("first")
    }
    .probe("stack")
}
