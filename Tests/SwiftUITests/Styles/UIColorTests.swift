import Foundation
import MartletBase
import SwiftUI
import Testing

struct UIColorTests {
    static func bytes(_ color: UIColor, dark: Bool = false) -> [Int] {
        ColorTests.bytes(Color(uiColor: color).rgba(in: ColorTests.environment(dark: dark)))
    }

    @Test func fixedColours() {
        #expect(Self.bytes(.lightGray) == [170, 170, 170, 255])
        #expect(Self.bytes(.darkGray) == [85, 85, 85, 255])
        #expect(Self.bytes(.gray) == [128, 128, 128, 255])
        #expect(Self.bytes(.red) == [255, 0, 0, 255])
        #expect(Self.bytes(.orange) == [255, 128, 0, 255])
        #expect(Self.bytes(.purple) == [128, 0, 128, 255])
        #expect(Self.bytes(.brown) == [153, 102, 51, 255])
        #expect(Self.bytes(.clear) == [0, 0, 0, 0])
        #expect(Self.bytes(.red, dark: true) == [255, 0, 0, 255])
    }

    @Test func semanticColoursFollowTheScheme() {
        #expect(Self.bytes(.label) == [0, 0, 0, 255])
        #expect(Self.bytes(.label, dark: true) == [255, 255, 255, 255])
        #expect(Self.bytes(.secondaryLabel) == [60, 60, 67, 153])
        #expect(Self.bytes(.quaternaryLabel, dark: true) == [235, 235, 245, 40])
        #expect(Self.bytes(.systemBackground) == [255, 255, 255, 255])
        #expect(Self.bytes(.systemBackground, dark: true) == [0, 0, 0, 255])
        #expect(Self.bytes(.secondarySystemBackground) == [242, 242, 247, 255])
        #expect(Self.bytes(.secondarySystemBackground, dark: true) == [28, 28, 30, 255])
        #expect(Self.bytes(.tertiarySystemFill) == [118, 118, 128, 30])
        #expect(Self.bytes(.separator) == [60, 60, 67, 73])
        #expect(Self.bytes(.opaqueSeparator, dark: true) == [56, 56, 58, 255])
        #expect(Self.bytes(.systemGray6) == [242, 242, 247, 255])
        #expect(Self.bytes(.systemGray6, dark: true) == [28, 28, 30, 255])
        #expect(Self.bytes(.systemRed, dark: true) == [255, 66, 69, 255])
    }

    @Test func dynamicColoursAskTheirProvider() {
        let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
        #expect(Self.bytes(color) == [0, 0, 0, 255])
        #expect(Self.bytes(color, dark: true) == [255, 255, 255, 255])
        #expect(Self.bytes(color.withAlphaComponent(0.5), dark: true) == [255, 255, 255, 128])
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(Self.bytes(dark) == [255, 255, 255, 255])
        #expect(color == color)
        #expect(color != UIColor { _ in .black })
    }

    @Test func endlessDynamicColoursEnd() {
        struct Loop { static let color: UIColor = UIColor { _ in Loop.color } }
        #expect(Self.bytes(Loop.color) == [0, 0, 0, 0])
    }

    @Test func alphaIsReplacedNotMultiplied() {
        #expect(Self.bytes(UIColor(white: 1, alpha: 0.5).withAlphaComponent(0.8)) == [255, 255, 255, 204])
        #expect(Self.bytes(UIColor.secondaryLabel.withAlphaComponent(1)) == [60, 60, 67, 255])
        #expect(Self.bytes(UIColor.red.withAlphaComponent(.nan))[3] == 0)
    }

    @Test func componentsCanBeRead() {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a))
        #expect([r, g, b, a] == [0.25, 0.5, 0.75, 0.5])
        var (h, s, v): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 1).getHue(
            &h, saturation: &s, brightness: &v, alpha: &a)
        #expect(abs(h - 0.25) < 1e-6 && abs(s - 0.5) < 1e-6 && abs(v - 0.75) < 1e-6 && a == 1)
        var white: CGFloat = 0
        #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: &a))
        #expect(white == 0.25)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test func colourAndBack() {
        #expect(UIColor(Color(red: 1, green: 0, blue: 0)).cgColor.components == [1, 0, 0, 1])
        #expect(UIColor(Color(uiColor: .label)) == UIColor.label)
        #expect(Color(UIColor.label) == Color(uiColor: .label))
    }
}
