import SwiftUI
import SwiftUITesting

// MARK: Stacks, frames, alignment

@MainActor func case_layout_rootCentering() -> some View {
    tile(50, 30, .red).probe("box")
}

@MainActor func case_layout_paddingEdges() -> some View {
    Color.red
        .probe("inner")
        .padding(.leading, 30)
        .padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .probe("outer")
}

@MainActor func case_layout_hstackDistribution() -> some View {
    HStack(spacing: 0) {
        Color.red.probe("a")
        Color.blue.frame(width: 50).probe("b")
        Color.green.probe("c")
    }
}

@MainActor func case_layout_hstackIdeal() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
            tile(30, 30, .red).probe("a")
            tile(40, 30, .blue).probe("b")
        }
        .probe("row")
        tile(200, 10, .green).probe("wide")
    }
    .probe("column")
}

@MainActor func case_layout_spacerMinLength() -> some View {
    VStack(spacing: 0) {
        HStack(spacing: 0) {
            tile(250, 20, .red).probe("a")
            Spacer(minLength: 20).probe("s1")
            tile(100, 20, .blue).probe("b")
        }
        .probe("overflow")
        HStack(spacing: 0) {
            Spacer().probe("s2")
            tile(40, 20, .green).probe("c")
            Spacer().probe("s3")
        }
        .probe("balanced")
        Spacer().probe("vspacer")
    }
}

@MainActor func case_layout_vstackAlignment() -> some View {
    HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
            tile(100, 20, .red).probe("l1")
            tile(50, 20, .blue).probe("l2")
        }
        .probe("leading")
        VStack(alignment: .trailing, spacing: 4) {
            tile(100, 20, .red).probe("t1")
            tile(50, 20, .blue).probe("t2")
        }
        .probe("trailing")
    }
}

@MainActor func case_layout_zstack() -> some View {
    ZStack(alignment: .bottomTrailing) {
        tile(100, 100, .red).probe("a")
        tile(30, 30, .blue).probe("b")
    }
    .probe("stack")
}

@MainActor func case_layout_frameFixed() -> some View {
    tile(40, 40, .red)
        .probe("inner")
        .frame(width: 120, height: 80, alignment: .topLeading)
        .probe("outer")
}

@MainActor func case_layout_fixedSize() -> some View {
    VStack(spacing: 0) {
        Color.red.fixedSize().probe("both")
        Color.blue
            .fixedSize(horizontal: true, vertical: false)
            .frame(height: 30)
            .probe("horizontal")
    }
}

@MainActor func case_layout_alignmentGuide() -> some View {
    VStack(alignment: .leading, spacing: 4) {
        tile(100, 20, .red)
            .alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
            .probe("a")
        tile(50, 20, .blue).probe("b")
        tile(30, 20, .green)
            .alignmentGuide(.leading) { dimensions in dimensions.width / 2 }
            .probe("c")
    }
    .probe("stack")
}

@MainActor func case_layout_groupModifier() -> some View {
    HStack(spacing: 0) {
        Group {
            Color.red.probe("a")
            Color.blue.probe("b")
        }
        .frame(width: 50, height: 50)
        .padding(5)
        Color.green.probe("c")
    }
}

@MainActor func case_layout_nestedStacks() -> some View {
    VStack(spacing: 10) {
        HStack(spacing: 10) {
            Color.red.probe("a")
            Color.blue.frame(width: 80).probe("b")
        }
        .padding(10)
        .probe("row")
        HStack {
            tile(40, 40, .green).probe("c")
            Spacer()
            tile(40, 40, .yellow).probe("d")
        }
        .frame(height: 60)
        .probe("bottom")
    }
}

// MARK: ViewThatFits

@MainActor private func wordRow(_ widths: [CGFloat]) -> some View {
    HStack {
        ForEach(widths.indices, id: \.self) { index in wordBox(widths[index]) }
    }
    .fixedSize()
}

@MainActor private func wordPair() -> some View {
    VStack(spacing: 0) {
        wordBox(25)
        wordBox(25)
    }
    .fixedSize()
}

@MainActor func case_layout_viewThatFits() -> some View {
    VStack(alignment: .leading, spacing: 12) {
        ViewThatFits {
            wordRow([25, 25, 35.5]).probe("wideStack")
            wordBox(25).fixedSize().probe("wideFallback")
        }
        .frame(width: 200, alignment: .leading)
        .probe("wide")
        ViewThatFits {
            wordRow([25, 25, 35.5]).probe("narrowStack")
            wordBox(25).fixedSize().probe("narrowFallback")
        }
        .frame(width: 60, alignment: .leading)
        .probe("narrow")
        ViewThatFits {
            wordRow([25, 25, 35.5]).probe("tinyStack")
            wordBox(25).fixedSize().probe("tinyFallback")
        }
        .frame(width: 10, alignment: .leading)
        .probe("tiny")
        ViewThatFits(in: .vertical) {
            wordPair().probe("tallStack")
            wordBox(31).fixedSize().probe("tallFallback")
        }
        .frame(height: 60, alignment: .top)
        .probe("tall")
        ViewThatFits(in: .vertical) {
            wordPair().probe("shortStack")
            wordBox(31).fixedSize().probe("shortFallback")
        }
        .frame(height: 20, alignment: .top)
        .probe("short")
        ViewThatFits(in: .horizontal) {
            wordRow([25, 25]).probe("axisStack")
            wordBox(25).fixedSize().probe("axisFallback")
        }
        .frame(width: 100, height: 8, alignment: .topLeading)
        .probe("axis")
    }
    .padding(20)
    .probe("stack")
}

// MARK: Right to left

@MainActor func case_layout_rtlStacks() -> some View {
    VStack(alignment: .leading, spacing: 10) {
        HStack {
            tile(40, 30, .red).probe("a")
            tile(60, 30, .blue).probe("b")
            Spacer()
            tile(30, 30, .green).probe("c")
        }
        .probe("hstack")
        tile(50, 20, .orange)
            .padding(.leading, 30)
            .probe("padded")
        tile(40, 20, .purple)
            .frame(width: 120, alignment: .leading)
            .probe("framed")
        ZStack(alignment: .topLeading) {
            tile(100, 40, .gray).probe("zback")
            tile(20, 20, .black).probe("zfront")
        }
        .probe("zstack")
        HStack {
            tile(30, 20, .red).probe("ltrA")
            tile(30, 20, .blue).probe("ltrB")
        }
        .environment(\.layoutDirection, .leftToRight)
        .probe("island")
        wordBox(25).probe("text")
        tile(30, 20, .cyan)
            .alignmentGuide(.leading) { _ in -10 }
            .probe("guided")
    }
    .frame(width: 300, alignment: .leading)
    .probe("vstack")
    .environment(\.layoutDirection, .rightToLeft)
}

/// Points at the trailing edge.
private struct Pointer: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.midY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

/// The same outline, never mirrored.
private struct FixedPointer: Shape {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path { Pointer().path(in: rect) }
}

@MainActor func case_layout_rtlShapes() -> some View {
    VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
            Pointer().fill(Color.red).frame(width: 40, height: 30).probe("arrow")
            FixedPointer().fill(Color.blue).frame(width: 40, height: 30).probe("fixedArrow")
            wordBox(15, 12).probe("image")
            wordBox(15, 12).probe("flippedImage")
        }
        .probe("row")
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .frame(width: 120, height: 20)
            .probe("gradient")
        ZStack(alignment: .topLeading) {
            tile(160, 40, .clear).probe("positionBox")
            tile(20, 20, .green)
                .position(x: 30, y: 20)
                .probe("positioned")
        }
        .frame(width: 160, height: 40)
        tile(20, 20, .orange)
            .offset(x: 40)
            .probe("offset")
    }
    .environment(\.layoutDirection, .rightToLeft)
}
