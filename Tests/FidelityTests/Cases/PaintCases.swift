import Observation
import SwiftUI
import SwiftUITesting

// MARK: Background, clipping, colours

@MainActor func case_paint_backgroundOverlay() -> some View {
    VStack(spacing: 20) {
        tile(100, 60, .red)
            .probe("content")
            .background(tile(20, 20, .blue).probe("bg"), alignment: .bottomTrailing)
            .overlay(alignment: .topLeading) { tile(10, 10, .green).probe("ov") }
            .probe("modified")
        wordBox(31, 18.5)
            .probe("text")
            .padding(4)
            .background(Color.yellow.probe("textBg"))
            .probe("padded")
        tile(40, 20, .red)
            .probe("small")
            .background { tile(80, 40, .blue).probe("bigBg") }
            .probe("smallOuter")
    }
}

@MainActor func case_paint_clipping() -> some View {
    VStack(spacing: 10) {
        tile(100, 60, .red)
            .probe("clipped")
            .clipShape(RoundedRectangle(cornerRadius: 12))
        tile(100, 60, .blue)
            .probe("corner")
            .cornerRadius(20)
        tile(100, 40, .green)
            .opacity(0.5)
            .probe("faded")
    }
    .probe("stack")
}

@MainActor private func swatches(_ colors: [(String, Color)]) -> some View {
    ForEach(colors.indices, id: \.self) { index in
        colors[index].1.probe(colors[index].0)
    }
}

@MainActor func case_paint_systemColors() -> some View {
    VStack(spacing: 0) {
        HStack(spacing: 0) {
            swatches([
                ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
                ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue),
            ])
        }
        HStack(spacing: 0) {
            swatches([
                ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
                ("white", .white), ("gray", .gray), ("black", .black), ("clear", .clear),
            ])
        }
        HStack(spacing: 0) {
            swatches([
                ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
                ("rgb", Color(red: 0.2, green: 0.4, blue: 0.6)), ("white50", Color(white: 0.5)),
                ("redHalf", Color.red.opacity(0.5)), ("redQuarter", Color(red: 1, green: 0, blue: 0, opacity: 0.25)),
            ])
            Rectangle().probe("shapeDefault")
        }
    }
}

// MARK: Shapes

@MainActor func case_shape_layout() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 0) {
            Circle().fill(Color.red).probe("c1")
            Ellipse().fill(Color.blue).probe("e1")
            Capsule().fill(Color.green).probe("cap1")
            Circle().stroke(lineWidth: 2).probe("strokedFlex")
        }
        .frame(height: 40)
        .probe("row1")
        HStack(spacing: 4) {
            Rectangle().fill(Color.red).probe("r1")
            Rectangle().fill(Color.blue).frame(width: 40).probe("r2")
            Capsule().fill(Color.orange).frame(width: 20).probe("capsuleFixedWidth")
            RoundedRectangle(cornerRadius: 4).fill(Color.purple).frame(maxWidth: 50).probe("maxWidth")
        }
        .frame(width: 200, height: 30)
        .probe("row2")
        HStack(spacing: 4) {
            Rectangle().fill(Color.gray).fixedSize().probe("ideal")
            Circle().fill(Color.mint).fixedSize().probe("circleIdeal")
            Circle().strokeBorder(lineWidth: 2).fixedSize().probe("strokedIdeal")
            VStack(spacing: 0) {
                Circle().fill(Color.teal).probe("vCircle")
                Rectangle().fill(Color.pink).probe("vRect")
            }
            .frame(width: 60, height: 100)
            .probe("column")
        }
        .probe("row3")
    }
    .probe("stack")
}

extension View {
    /// The 60 × 40 slot of the `shape/modifiers` rows.
    fileprivate func slot() -> some View { frame(width: 60, height: 40) }
}

@MainActor func case_shape_modifiers() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 8) {
            Circle().scale(0.5).fill(Color.blue).probe("scaled").slot()
            Circle().offset(x: 10, y: 5).fill(Color.red).probe("offset").slot()
            Rectangle().rotation(.degrees(30)).fill(Color.green).probe("rotated").slot()
            Rectangle()
                .transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
                .fill(Color.orange)
                .probe("sheared")
                .slot()
            Rectangle().size(width: 30, height: 20).fill(Color.purple).probe("sized").slot()
        }
        .probe("row1")
        HStack(spacing: 8) {
            Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4).probe("trimmed").slot()
            RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(Color.teal).probe("inset").slot()
            Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(Color.red).probe("strokedOffset").slot()
            Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(Color.pink).probe("anchored").slot()
            Ellipse().inset(by: 4).stroke(Color.indigo, lineWidth: 2).probe("insetStroke").slot()
        }
        .probe("row2")
        HStack(spacing: 8) {
            Circle().offset(x: 5).fill(Color.blue).probe("offsetIdeal")
            Rectangle().size(width: 30, height: 20).fill(Color.green).probe("sizedIdeal")
            Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(Color.red).probe("pathIdeal")
            Circle().trim(from: 0, to: 0.5).fill(Color.orange).probe("trimIdeal")
        }
        .fixedSize()
        .probe("row3")
    }
    .probe("stack")
}

@MainActor func case_shape_border() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 8) {
            wordBox(31).probe("textInner").border(Color.red).probe("text")
            wordBox(31).padding(6).border(Color.blue, width: 3).probe("padded")
            wordBox(17.5).border(Color.red.opacity(0.5), width: 8).probe("thick")
            wordBox(18.5).border(Color.green, width: 0).probe("zero")
        }
        .probe("row1")
        HStack(spacing: 8) {
            tile(60, 30, .yellow).border(Color.black).probe("color")
            tile(60, 30, .yellow)
                .border(Color.black, width: 2)
                .padding(4)
                .border(Color.blue)
                .probe("nested")
            Circle()
                .fill(Color.mint)
                .frame(width: 30, height: 30)
                .border(Color.purple, width: 2)
                .probe("circle")
        }
        .probe("row2")
    }
    .probe("stack")
}

@Observable
final class StrokeModel {
    var radius: CGFloat = 8
    var lineWidth: CGFloat = 2
    var end: CGFloat = 1
    var phase: CGFloat = 0
}

@MainActor func case_shape_steps(_ model: StrokeModel) -> some View {
    HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: model.radius)
            .strokeBorder(
                Color.blue,
                style: StrokeStyle(lineWidth: model.lineWidth, dash: [6, 3], dashPhase: model.phase)
            )
            .frame(width: 120, height: 60)
            .probe("box")
        Circle()
            .trim(from: 0, to: model.end)
            .stroke(Color.red, lineWidth: 4)
            .frame(width: 40, height: 40)
            .probe("arc")
    }
    .probe("row")
}

// MARK: Effects

@MainActor func case_effects_shadow() -> some View {
    VStack(spacing: 50) {
        HStack(spacing: 60) {
            tile(60, 60, .red).shadow(radius: 8).probe("default")
            tile(60, 60, .blue).shadow(color: .black, radius: 4, x: 6).probe("offset")
            Circle()
                .fill(Color.green)
                .frame(width: 60, height: 60)
                .shadow(color: Color.blue.opacity(0.5), radius: 0, x: 4)
                .probe("hard")
        }
        .probe("row1")
        HStack(spacing: 60) {
            wordBox(77.5, 33).shadow(radius: 2).probe("text")
            RoundedRectangle(cornerRadius: 12)
                .fill(Color.orange)
                .frame(width: 90, height: 50)
                .shadow(color: .purple, radius: 12)
                .probe("rounded")
            tile(60, 60, .gray).opacity(0.5).shadow(radius: 6).probe("faded")
        }
        .probe("row2")
    }
    .probe("stack")
}

@MainActor func case_effects_shadowOffset() -> some View {
    HStack(spacing: 60) {
        tile(60, 60, .blue).shadow(color: .black, radius: 4, x: 6, y: 6).probe("offset")
        tile(60, 60, .black).shadow(color: .red, radius: 0, x: 5, y: 5).probe("sharp")
        wordBox(77.5, 33).shadow(radius: 2, y: 2).probe("text")
    }
    .probe("row")
}

@MainActor func case_effects_zindex() -> some View {
    VStack(spacing: 30) {
        ZStack {
            tile(80, 80, .red).offset(x: -25, y: -15).zIndex(2).probe("red")
            tile(80, 80, .blue).probe("blue")
            tile(80, 80, .green).offset(x: 25, y: 15).zIndex(1).probe("green")
            tile(120, 120, .yellow).zIndex(-1).probe("yellow")
        }
        .probe("zstack")
        HStack(spacing: -30) {
            tile(70, 50, .orange).probe("first")
            tile(70, 50, .purple).zIndex(1).probe("middle")
            tile(70, 50, .mint).probe("last")
        }
        .probe("hstack")
    }
    .probe("stack")
}

@MainActor func case_effects_hidden() -> some View {
    VStack(spacing: 10) {
        wordBox(38.5).probe("above")
        tile(80, 30, .red).hidden().probe("hidden")
        wordBox(36.5).probe("below")
        HStack(spacing: 8) {
            wordBox(60.5, 24).hidden().probe("ghostButton")
            tile(40, 20, .blue).probe("visible")
        }
        .probe("row")
        tile(60, 20, .green).opacity(0).probe("transparent")
    }
    .probe("stack")
}

@MainActor func case_effects_blur() -> some View {
    VStack(spacing: 30) {
        HStack(spacing: 50) {
            tile(50, 50, .black).blur(radius: 6).probe("blur6")
            tile(50, 50, Color(red: 0.8, green: 0.4, blue: 0.2)).blur(radius: 3, opaque: true).probe("opaque3")
            tile(50, 50, .blue).blur(radius: 0).probe("blur0")
        }
        .probe("row1")
        HStack(spacing: 30) {
            wordBox(69, 33).blur(radius: 2).probe("text")
            HStack(spacing: 0) {
                tile(30, 40, .red)
                tile(30, 40, .green)
            }
            .blur(radius: 4)
            .probe("pair")
        }
        .probe("row2")
    }
    .probe("stack")
}
