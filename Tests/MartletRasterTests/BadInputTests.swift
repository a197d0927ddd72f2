import Foundation
import MartletBase
import MartletDisplay
import Testing

@testable import MartletRaster

/// Numbers no one should pass, sizes no one can draw, trees deeper than the stack.
@Suite struct BadInputTests {
    private static let odd = [
        0, -1, 1e-320, 1e-9, 1e9, -1e9, 1e18, -1e18, 1e300, Double.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    @Test func hotCodeIsOptimized() {
        if ProcessInfo.processInfo.environment["MARTLET_DEBUG_ENGINE"] == "1" { return }
        #expect(EngineBuild.isOptimized)
    }

    @Test(arguments: [(0, 10), (10, 0), (-5, 5), (32768, 1), (1, 32768), (32767, 32767)])
    func sizesAreChecked(width: Int, height: Int) {
        #expect(throws: RasterError.size(widthInPixels: width, heightInPixels: height)) {
            try Rasterizer().draw(list(group(), 1, 1), scale: 1, widthInPixels: width, heightInPixels: height)
        }
        #expect(throws: RasterError.self) { try Surface(widthInPixels: width, heightInPixels: height) }
    }

    @Test func sizesFromPointsAreChecked() {
        for value in BadInputTests.odd where !(value > 0 && value < 1000) || value < 1e-300 {
            #expect(throws: RasterError.self) {
                try Rasterizer().draw(list(group(), value, 10), scale: 2)
            }
        }
        #expect(throws: Never.self) { try Rasterizer().draw(list(group(), 10, 10), scale: .nan) }
        #expect(throws: Never.self) { try Rasterizer().draw(list(group(), 10, 10), scale: -1) }
    }

    /// Every number of every kind of node in turn.
    @Test(arguments: odd)
    func oddNumbersDoNotCrash(value: Double) throws {
        let pixels = picture(3, 3) { _, _ in 0xFF00_00FF }
        let boxes = [rect(value, 1, 5, 5), rect(1, value, 5, 5), rect(1, 1, value, 5), rect(1, 1, 5, value), rect(value, value, value, value)]
        var nodes: [DisplayNode] = []
        for box in boxes {
            nodes.append(fillRect(box, .red))
            nodes.append(node(.fill(Path(ellipseIn: box), FillStyle(eoFill: true), .color(.red)), frame: box))
            nodes.append(node(.stroke(rounded(box, 3), StrokeStyle(lineWidth: 2, dash: [3, 2]), antialiased: true, .color(.red)), frame: box))
            nodes.append(node(.image(ImageItem(pixels: pixels, scale: 1, rect: box)), frame: box))
            nodes.append(node(.image(ImageItem(pixels: pixels, scale: 1, rect: box, interpolation: .high, caps: ImageCaps(top: 1, left: 1, bottom: 1, right: 1), tiles: true)), frame: box))
            nodes.append(node(.fill(Path(rect(0, 0, 20, 20)), FillStyle(), .image(pixels, rect: box))))
            nodes.append(effect(.clip(Path(box), FillStyle()), fillRect(rect(0, 0, 20, 20), .blue)))
            nodes.append(effect(.shadow(color: .black, radius: 2, offset: box.size), fillRect(box, .blue)))
        }
        nodes.append(node(.image(ImageItem(pixels: pixels, scale: value, rect: rect(1, 1, 9, 9), tiles: true, opacity: value))))
        nodes.append(node(.image(ImageItem(pixels: pixels, scale: 1, rect: rect(1, 1, 9, 9), caps: ImageCaps(top: value, left: value, bottom: value, right: value)))))
        nodes.append(node(.stroke(circle(10, 10, 5), StrokeStyle(lineWidth: value, miterLimit: value, dash: [value, 1], dashPhase: value), antialiased: true, .color(.red))))
        nodes.append(effect(.opacity(value), fill(circle(10, 10, 5), .red)))
        for opaque in [false, true] { nodes.append(effect(.blur(radius: value, isOpaque: opaque), fill(circle(10, 10, 5), .red))) }
        nodes.append(effect(.shadow(color: .red, radius: value, offset: .zero), fill(circle(10, 10, 5), .red)))
        nodes.append(effect(.shadow(color: RGBA(red: value, green: value, blue: value, alpha: value), radius: 1, offset: .zero), fill(circle(10, 10, 5), RGBA(red: value, green: 0, blue: 0, alpha: value))))
        let p = CGPoint(x: value, y: 3)
        let colors = PaintRamp(stops: [PaintStop(color: .red, location: value), PaintStop(color: RGBA(red: value, green: 0, blue: value), location: 1)])
        let paints: [Paint] = [
            .linear(colors, start: p, end: CGPoint(x: 5, y: 5)), .linear(colors, start: .zero, end: p), .linear(colors, start: p, end: p),
            .radial(colors, center: p, startRadius: value, endRadius: 4, radiusScale: CGSize(width: value, height: 1)),
            .radial(colors, center: .zero, startRadius: 0, endRadius: value, radiusScale: CGSize(width: 1, height: 1)),
            .angular(colors, center: p, startAngle: 0, endAngle: value), .angular(colors, center: .zero, startAngle: value, endAngle: 1),
        ]
        for paint in paints { nodes.append(node(.fill(Path(rect(0, 0, 20, 20)), FillStyle(), paint))) }
        for t in [
            CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0), CGAffineTransform(a: 1, b: value, c: 0, d: 1, tx: 0, ty: 0),
            CGAffineTransform(a: 1, b: 0, c: 0, d: value, tx: value, ty: 0), CGAffineTransform(a: value, b: value, c: value, d: value, tx: 1, ty: 1),
        ] {
            nodes.append(effect(.transform(t), group(fillRect(rect(0, 0, 9, 9), .red), TextTests.line("Hi", 9, x: 0, y: 9), fill(circle(10, 10, 5), .blue))))
            nodes.append(effect(.transform(t), effect(.shadow(color: .black, radius: 3, offset: .zero), node(.fill(circle(9, 9, 8), FillStyle(), paints[0])))))
        }
        var path = Path()
        path.move(to: p)
        path.addLine(to: CGPoint(x: 3, y: value))
        path.addQuadCurve(to: CGPoint(x: 12, y: 4), control: p)
        path.addCurve(to: CGPoint(x: 2, y: 4), control1: p, control2: CGPoint(x: 9, y: value))
        nodes.append(fill(path, .red))
        nodes.append(TextTests.line("Hi", 10, x: value, y: 10))
        nodes.append(DisplayNode(.group([.init(offset: p, node: fill(circle(10, 10, 5), .red))])))
        for (index, node) in nodes.enumerated() {
            let scene = list(node, 24, 20)
            let drawn = try Rasterizer().draw(scene, scale: 1, background: .white)
            #expect(drawn.isPremultiplied, "node \(index)")
            #expect(!scene.description.isEmpty)
            let other = list(fillRect(rect(0, 0, 5, 5), .red), 24, 20)
            _ = DisplayList.damage(from: scene, to: other, scale: 1, widthInPixels: 24, heightInPixels: 20)
        }
    }

    /// Runs `body` on a stack as large as the main thread's.
    private func onMainSizedStack(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        done.wait()
    }

    @Test func deepTreesNeedNoStack() {
        for kind in 0..<6 {
            onMainSizedStack {
                func wrapped(_ child: DisplayNode) -> DisplayNode {
                    switch kind {
                    case 0: group(child)
                    case 1: effect(.opacity(0.9999), child)
                    case 2: effect(.clip(Path(rect(0, 0, 20, 20)), FillStyle()), child)
                    case 3: effect(.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0.0001, ty: 0)), child)
                    case 4: effect(.flatten, child)
                    default: effect(.clip(circle(10, 10, 9.5), FillStyle()), child)
                    }
                }
                var tree = fill(circle(10, 10, 5), .red)
                var other = fill(circle(10, 10, 6), .red)
                for _ in 0..<5000 {
                    tree = wrapped(tree)
                    other = wrapped(other)
                }
                let scene = list(tree, 20, 20)
                let changed = list(other, 20, 20)
                let drawn = try? Rasterizer().draw(scene, scale: 1, background: .white)
                #expect(drawn?.blue(10, 10) == (kind == 1 ? 100 : 0))
                #expect(scene != changed)
                #expect(DisplayList.damage(from: scene, to: changed, scale: 1, widthInPixels: 20, heightInPixels: 20).count == 1)
                #expect(scene.description.count > 5000)
            }
        }
    }

    /// Layers inside layers: each level adds a leaf, so that none can be left out.
    @Test func deepLayersEndInAPictureOrAnError() throws {
        var tree = fill(circle(10, 10, 5), .red)
        for _ in 0..<2000 { tree = effect(.opacity(0.999), effect(.flatten, group(fill(circle(5, 5, 3), .blue), tree))) }
        let drawn = try draw(tree, 20, 20)
        #expect(drawn.isPremultiplied)
        // Counts don't overflow, however often a node is shared.
        for _ in 0..<100 { tree = group(tree, tree) }
        #expect(tree.itemCount == .max)
    }

    @Test func tooMuchLayerMemoryIsAnError() {
        var tree = fill(Path(rect(0, 0, 8000, 8000)), gray(0, 0.5))
        for _ in 0..<6 { tree = effect(.opacity(0.9), effect(.flatten, group(fill(Path(rect(0, 0, 8000, 8000)), .blue), tree))) }
        #expect(throws: RasterError.self) { try draw(tree, 8000, 8000) }
    }
}
