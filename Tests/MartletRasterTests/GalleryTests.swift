import Foundation
import MartletBase
import MartletDisplay
import MartletText
import Testing

@testable import MartletRaster

/// Scenes to look at: set MARTLET_PICTURES to a folder and run these. Without it they check that the scenes draw.
@Suite struct GalleryTests {
    private static let stops = ramp(
        RGBA(hex: 0xFF3B30), RGBA(hex: 0xFF9500), RGBA(hex: 0x34C759), RGBA(hex: 0x007AFF), RGBA(hex: 0xAF52DE))
    private let shadow = DisplayEffect.shadow(color: gray(0, 0.33), radius: 10, offset: .zero)

    private func show(_ root: DisplayNode, _ width: Double, _ height: Double, _ name: String, scale: Double = 2, zoom: Int = 1) throws {
        let drawn = try draw(root, width, height, scale: scale)
        #expect(drawn.isPremultiplied)
        let ink = (0..<(drawn.widthInPixels * drawn.heightInPixels)).contains { drawn.pixels[$0] != 0xFFFF_FFFF }
        #expect(ink)
        try StoredPNG.write(drawn, name, zoom: zoom)
    }

    /// The card of the speed comparison: a rounded card with a soft shadow and a gradient title.
    static func card(_ title: String = "Swift Wombat", _ line: String = "Have a nice day") -> DisplayNode {
        let box = rect(30, 30, 260, 120)
        let titlePaint = Paint.linear(stops, start: CGPoint(x: 60, y: 0), end: CGPoint(x: 260, y: 0))
        let content = group(
            fillRect(box, .white),
            TextTests.line(title, 28, x: 66, y: 85.5, titlePaint, family: .named("DejaVu Sans"), weight: 700),
            TextTests.line(line, 17, x: 86, y: 116.5, family: .named("DejaVu Sans"), weight: 700))
        return group(
            fillRect(rect(0, 0, 320, 180), RGBA(hex: 0xF2F2F7)),
            effect(
                .shadow(color: gray(0, 0.33), radius: 10, offset: .zero),
                effect(.clip(rounded(box, 30, .circular), FillStyle()), content)))
    }

    /// A picture in a circle with a dashed gradient ring and a badge, the ring turned by `degrees`.
    static func avatar(_ pixels: PixelBuffer, degrees: Double = 0) -> DisplayNode {
        let ring = DisplayItem.stroke(
            circle(60, 60, 56), StrokeStyle(lineWidth: 2, dash: [8, 8]), antialiased: true,
            .linear(stops, start: CGPoint(x: 4, y: 4), end: CGPoint(x: 116, y: 116)))
        let angle = degrees * Double.pi / 180
        let (s, c) = DMath.sincos(angle)
        let turn = CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 60 - 60 * c + 60 * s, ty: 60 - 60 * s - 60 * c)
        let plus = Path { path in
            path.addLines([CGPoint(x: 92, y: 98), CGPoint(x: 104, y: 98)])
            path.addLines([CGPoint(x: 98, y: 92), CGPoint(x: 98, y: 104)])
        }
        return group(
            fillRect(rect(0, 0, 120, 120), .white),
            effect(
                .clip(circle(60, 60, 50), FillStyle()),
                node(.image(ImageItem(pixels: pixels, scale: 1, rect: rect(10, 10, 100, 100))), frame: rect(10, 10, 100, 100))),
            degrees == 0 ? node(ring) : effect(.transform(turn), node(ring)),
            fill(circle(98, 98, 16), .white), fill(circle(98, 98, 14), RGBA(hex: 0x007AFF)),
            node(.stroke(plus, StrokeStyle(lineWidth: 2.5, lineCap: .round), antialiased: true, .color(.white))))
    }

    static let photo = picture(512, 512) { x, y in
        let r = 255 - UInt32(y) / 3
        let g = UInt32(x) / 3 + 60
        let b = UInt32((x / 32 + y / 32) % 2) * 60 + 120
        return r | g << 8 | b << 16 | 0xFF00_0000
    }

    @Test func cardAndAvatar() throws {
        try show(GalleryTests.card(), 320, 180, "card")
        try show(GalleryTests.avatar(GalleryTests.photo, degrees: 12), 120, 120, "avatar", zoom: 2)
    }

    @Test func shapes() throws {
        var nodes = [fillRect(rect(0, 0, 400, 240), gray(0.96))]
        let blue = RGBA(hex: 0x007AFF)
        nodes.append(fill(rounded(rect(10, 10, 80, 60), 20), blue))
        nodes.append(fill(rounded(rect(100, 10, 80, 60), 20, .circular), blue))
        nodes.append(fill(rounded(rect(190, 10, 90, 60), 30), blue))
        nodes.append(fill(Path(ellipseIn: rect(290, 10, 100, 60)), blue))
        let star = Path { path in
            path.addLines(
                [(50.0, 85.0), (76.45, 166.41), (7.2, 116.09), (92.8, 116.09), (23.55, 166.41)].map {
                    CGPoint(x: $0.0, y: $0.1)
                })
            path.closeSubpath()
        }
        nodes.append(fill(star, RGBA(hex: 0xFF9500)))
        nodes.append(effect(.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 95, ty: 0)), fill(star, RGBA(hex: 0xFF9500), style: FillStyle(eoFill: true))))
        for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
            let x = 210 + Double(index) * 62
            let zigzag = Path { $0.addLines([CGPoint(x: x, y: 160), CGPoint(x: x + 18, y: 95), CGPoint(x: x + 40, y: 155)]) }
            nodes.append(node(.stroke(zigzag, StrokeStyle(lineWidth: 10, lineCap: index == 1 ? .round : index == 2 ? .square : .butt, lineJoin: join), antialiased: true, .color(RGBA(hex: 0x34C759)))))
        }
        nodes.append(node(.stroke(rounded(rect(10, 180, 180, 50), 14), StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 6]), antialiased: true, .color(.black))))
        nodes.append(node(.stroke(circle(230, 205, 22), StrokeStyle(lineWidth: 1), antialiased: true, .color(.black))))
        nodes.append(node(.stroke(circle(285, 205, 22), StrokeStyle(lineWidth: 0.5), antialiased: true, .color(.black))))
        nodes.append(effect(.opacity(0.5), group(fill(circle(330, 205, 22), .red), fill(circle(355, 205, 22), .red))))
        try show(DisplayNode(.group(nodes.map { .init(offset: .zero, node: $0) })), 400, 240, "shapes")
    }

    @Test func gradients() throws {
        let full = rect(0, 0, 90, 90)
        let paints: [Paint] = [
            .linear(GalleryTests.stops, start: .zero, end: CGPoint(x: 90, y: 0)),
            .linear(GalleryTests.stops, start: .zero, end: CGPoint(x: 90, y: 90)),
            .radial(GalleryTests.stops, center: CGPoint(x: 45, y: 45), startRadius: 5, endRadius: 45, radiusScale: CGSize(width: 1, height: 1)),
            .angular(ramp(.red, RGBA(red: 1, green: 1, blue: 0), .green, .blue, .red), center: CGPoint(x: 45, y: 45), startAngle: 0, endAngle: 2 * Double.pi),
            .linear(ramp(.red, RGBA(red: 1, green: 0, blue: 0, alpha: 0)), start: .zero, end: CGPoint(x: 0, y: 90)),
            .radial(ramp(.white, RGBA(hex: 0x5856D6)), center: CGPoint(x: 45, y: 45), startRadius: 0, endRadius: 45, radiusScale: CGSize(width: 1, height: 0.5)),
            .linear(PaintRamp(stops: [PaintStop(color: .red, location: 0.5), PaintStop(color: .blue, location: 0.5)]), start: .zero, end: CGPoint(x: 90, y: 45)),
            .angular(ramp(gray(1), RGBA(hex: 0x34C759)), center: CGPoint(x: 45, y: 45), startAngle: -Double.pi / 2, endAngle: Double.pi),
        ]
        let nodes = paints.enumerated().map { index, paint in
            DisplayNode.Child(
                offset: CGPoint(x: 10 + index % 4 * 100, y: 10 + index / 4 * 100),
                node: node(.fill(rounded(full, 16), FillStyle(), paint)))
        }
        try show(DisplayNode(.group(nodes)), 410, 210, "gradients")
    }

    @Test func effects() throws {
        let tile = fill(rounded(rect(0, 0, 70, 50), 12), RGBA(hex: 0xFF9500))
        let pair = group(fill(circle(25, 25, 22), .red), fill(circle(45, 25, 22), .blue))
        let nodes: [DisplayNode] = [
            effect(shadow, tile),
            effect(.shadow(color: gray(0, 0.5), radius: 3, offset: CGSize(width: 3, height: 5)), tile),
            effect(.shadow(color: gray(0, 0.5), radius: 4, offset: CGSize(width: 0, height: 3)), pair),
            effect(.shadow(color: gray(0, 0.5), radius: 4, offset: CGSize(width: 0, height: 3)), effect(.flatten, pair)),
            effect(.blur(radius: 3, isOpaque: false), pair),
            effect(.blur(radius: 6, isOpaque: true), effect(.clip(rounded(rect(0, 0, 70, 50), 12), FillStyle()), group(fillRect(rect(0, 0, 35, 50), .red), fillRect(rect(35, 0, 35, 50), .blue)))),
            effect(.mask(node(.fill(Path(rect(0, 0, 70, 50)), FillStyle(), .linear(ramp(.black, RGBA.clear), start: .zero, end: CGPoint(x: 70, y: 0))))), pair),
            effect(.clip(circle(35, 25, 25), FillStyle()), node(.image(ImageItem(pixels: GalleryTests.photo, scale: 1, rect: rect(0, -10, 70, 70))))),
            effect(.shadow(color: gray(0, 0.6), radius: 2, offset: CGSize(width: 1, height: 2)), TextTests.line("Shadow", 20, x: 0, y: 35, family: .system(.standard), weight: 700)),
            effect(.transform(CGAffineTransform(a: 0.966, b: 0.259, c: -0.259, d: 0.966, tx: 10, ty: -6)), effect(shadow, group(tile, TextTests.line("Turned", 15, x: 9, y: 30, .color(.white), family: .system(.standard))))),
            effect(.transform(CGAffineTransform(a: 0.966, b: 0.259, c: -0.259, d: 0.966, tx: 10, ty: -6)), node(.image(ImageItem(pixels: GalleryTests.photo, scale: 1, rect: rect(0, 0, 60, 50))))),
            effect(.shadow(color: .red, radius: 5, offset: .zero), node(.stroke(circle(35, 25, 20), StrokeStyle(lineWidth: 5), antialiased: true, .color(.white)))),
        ]
        let children = nodes.enumerated().map { index, node in
            DisplayNode.Child(offset: CGPoint(x: 20 + index % 4 * 100, y: 20 + index / 4 * 90), node: node)
        }
        try show(DisplayNode(.group(children)), 420, 290, "effects")
    }

    @Test func text() throws {
        var nodes: [DisplayNode] = []
        var y = 0.0
        for size in [9.0, 11, 13, 17, 22, 34, 90] {
            y += size * 1.3
            nodes.append(TextTests.line("Hamburgefonstiv 0123 agq", size, x: 8, y: y, family: .system(.standard)))
        }
        nodes.append(TextTests.line("Faces 😀🎉🌍 mixed", 24, x: 8, y: y + 40, family: .system(.standard)))
        try show(DisplayNode(.group(nodes.map { .init(offset: .zero, node: $0) })), 500, y + 60, "text")
    }
}
