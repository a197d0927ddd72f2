import SwiftUI
import SwiftUITesting
import Testing

// Code as it is found in apps and tutorials: that it compiles is half of the test.

extension Color {
    static let brand = Color(red: 0.1, green: 0.2, blue: 0.3)

    init(hex: UInt) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255, opacity: 1)
    }
}

extension ShapeStyle where Self == Color {
    static var brandStyle: Color { .brand }
}

extension UIColor {
    static let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .lightGray : .darkGray }
}

private struct Star: Shape {
    let corners: Int
    var smoothness: CGFloat = 0.45

    func path(in rect: CGRect) -> Path {
        guard corners >= 2 else { return Path() }
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        var path = Path()
        var angle = -CGFloat.pi / 2
        for corner in 0..<corners * 2 {
            let reach = corner.isMultiple(of: 2) ? 1 : smoothness
            let point = CGPoint(
                x: center.x + center.x * cos(angle) * reach, y: center.y + center.y * sin(angle) * reach)
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            angle += .pi / CGFloat(corners)
        }
        path.closeSubpath()
        return path
    }
}

private struct Arc: InsettableShape {
    var startAngle: Angle
    var endAngle: Angle
    var clockwise: Bool
    var insetAmount = 0.0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: startAngle,
            endAngle: endAngle, clockwise: clockwise)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.degrees, endAngle.degrees) }
        set {
            startAngle = .degrees(newValue.first)
            endAngle = .degrees(newValue.second)
        }
    }
}

private struct Checker: Shape {
    var rows: Double
    var columns: Double

    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(rows, columns) }
        set { (rows, columns) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct ProgressRing: View {
    var progress: Double
    var isOn: Bool

    var body: some View {
        ZStack {
            Circle()
                .stroke(lineWidth: 20)
                .opacity(0.3)
                .foregroundColor(.red)
            Circle()
                .trim(from: 0.0, to: CGFloat(min(progress, 1)))
                .stroke(style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round))
                .foregroundColor(isOn ? .red : .blue)
                .rotationEffect(Angle(degrees: 270))
            Circle()
                .trim(from: 0, to: progress)
                .stroke(AngularGradient(gradient: Gradient(colors: [.red, .yellow]), center: .center), lineWidth: 8)
            Circle().fill(isOn ? .red : .blue)
            Circle().fill(isOn ? Color.red : .gray.opacity(0.2))
            Circle().fill(.blue.gradient)
            Circle().fill(.white.opacity(0.5))
            Circle().fill(.brandStyle)
            Circle().strokeBorder(.blue, lineWidth: 4)
            Star(corners: 5).fill(
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5))
            Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true).strokeBorder(.blue, lineWidth: 40)
            Arc(startAngle: .zero, endAngle: .degrees(90), clockwise: false).stroke(Color.brand, lineWidth: 2)
            Checker(rows: 1, columns: 2)
            RoundedRectangle(cornerRadius: 25, style: .continuous).fill(Color(hex: 0xFF8800)).frame(
                width: 20, height: 10)
            RoundedRectangle(cornerRadius: 8).stroke(.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 2]))
            Path { path in
                path.move(to: CGPoint(x: 20, y: 10))
                path.addLine(to: CGPoint(x: 30, y: 30))
            }
            .stroke(.blue, lineWidth: 10)
            Capsule().foregroundStyle(.linearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom))
            Rectangle().foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
            (isOn ? AnyShape(Circle()) : AnyShape(Capsule(style: .continuous))).fill(.tint)
        }
    }
}

private struct Cards: View {
    var body: some View {
        VStack {
            Color(.systemBackground)
            Color(.systemGray6)
            Color(.black)
            Color(.clear)
            Color(.red)
            Color(UIColor.secondarySystemBackground)
            Color(uiColor: .adaptive)
            Color.accentColor.opacity(0.2)
            LinearGradient(
                gradient: Gradient(colors: [Color.blue, .white]), startPoint: .topLeading, endPoint: .bottomTrailing
            )
            .opacity(0.5)
            Image(systemName: "heart.fill")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .foregroundColor(.red)
            Image(systemName: "star")
                .symbolVariant(.fill)
                .imageScale(.large)
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(.yellow, .gray)
            Text("Hello").foregroundStyle(.secondary).background(.thinking)
        }
        .background(Color(.secondarySystemBackground))
        .clipShape(.rect(cornerRadius: 12))
        .overlay(Circle().stroke(Color.white, lineWidth: 4))
    }
}

extension ShapeStyle where Self == Color {
    fileprivate static var thinking: Color { Color.yellow.opacity(0.1) }
}

@MainActor
struct SpellingTests {
    @Test func ringsDraw() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { ProgressRing(progress: 0.4, isOn: true) }
        #expect(Items.of(host.displayList).count == 19)
        #expect(host.reports.isEmpty)
    }

    @Test func cardsDraw() {
        let host = TestHost(size: CGSize(width: 200, height: 400)) { Cards() }
        #expect(Items.of(host.displayList).count >= 12)
        #expect(host.reports.isEmpty)
    }
}
