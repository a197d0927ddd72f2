import Foundation
import MartletBase
import SwiftUI
import Testing

/// The hierarchy and the semantic styles.
struct ShapeStyleTests {
    func bytes(_ style: some ShapeStyle, _ environment: EnvironmentValues) -> [Int]? {
        guard case .color(let color) = style.resolved(in: environment) else { return nil }
        return ColorTests.bytes(color)
    }

    @Test func levelsAreTheSystemsLabelsByDefault() {
        let light = ColorTests.environment()
        let dark = ColorTests.environment(dark: true)
        #expect(bytes(.primary, light) == [0, 0, 0, 255])
        #expect(bytes(.secondary, light) == [60, 60, 67, 153])
        #expect(bytes(.tertiary, light) == [60, 60, 67, 77])
        #expect(bytes(.quaternary, light) == [60, 60, 67, 46])
        #expect(bytes(.secondary, dark) == [235, 235, 245, 153])
        #expect(bytes(.foreground, dark) == [255, 255, 255, 255])
        let mac = ColorTests.environment(dark: true, platform: .macOS)
        #expect(bytes(.primary, mac) == [255, 255, 255, 216])
        #expect(bytes(.secondary, mac) == [255, 255, 255, 140])
        #expect(bytes(.tertiary, mac) == [255, 255, 255, 63])
        #expect(bytes(.quaternary, mac) == [255, 255, 255, 25])
    }

    @Test func levelsFadeAnInheritedColour() {
        var environment = EnvironmentValues()
        environment.setForeground([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
        #expect(bytes(.primary, environment) == [255, 0, 0, 255])
        #expect(bytes(.foreground, environment) == [255, 0, 0, 255])
        #expect(bytes(.secondary, environment) == [255, 0, 0, 128])
        #expect(bytes(.tertiary, environment) == [255, 0, 0, 64])
    }

    @Test func primaryKeepsWhatIsInherited() {
        var environment = EnvironmentValues()
        environment.setForeground([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
        environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.primary)])
        #expect(bytes(.foreground, environment) == [255, 0, 0, 255])
        environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        #expect(bytes(.foreground, environment) == [255, 0, 0, 128])
        environment.setForeground([AnyShapeStyle(ForegroundStyle())])
        #expect(bytes(.foreground, environment) == [255, 0, 0, 128])
        #expect(bytes(.secondary, environment) == [255, 0, 0, 64])
    }

    @Test func explicitLevelsWin() {
        var environment = EnvironmentValues()
        environment.setForeground([AnyShapeStyle(Color.black), AnyShapeStyle(Color(red: 0, green: 0, blue: 1))])
        #expect(bytes(.primary, environment) == [0, 0, 0, 255])
        #expect(bytes(.secondary, environment) == [0, 0, 255, 255])
        #expect(bytes(.tertiary, environment) == [0, 0, 255, 128])
        environment.setForeground([
            AnyShapeStyle(Color.black), AnyShapeStyle(Color(red: 0, green: 0, blue: 1)), AnyShapeStyle(Color.white),
        ])
        #expect(bytes(.tertiary, environment) == [255, 255, 255, 255])
    }

    @Test func anyStyleHasLevels() {
        let environment = EnvironmentValues()
        #expect(bytes(Color(red: 1, green: 0, blue: 0).secondary, environment) == [255, 0, 0, 128])
        #expect(bytes(Color.primary.secondary, environment) == [60, 60, 67, 153])
        #expect(bytes(HierarchicalShapeStyle.secondary.secondary, environment) == [60, 60, 67, 77])
        #expect(bytes(FillShapeStyle().secondary, environment) == [120, 120, 128, 40])
        #expect(bytes(.fill, environment) == [120, 120, 128, 51])
    }

    @Test func opacityOfStyles() {
        var environment = EnvironmentValues()
        environment.setForeground([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
        #expect(bytes(.opacity(0.5), environment) == [255, 0, 0, 128])
        #expect(bytes(Color.black.opacity(0.5), environment) == [0, 0, 0, 128])
        #expect(bytes(HierarchicalShapeStyle.secondary.opacity(0.5), environment) == [255, 0, 0, 64])
    }

    @Test func semanticStyles() {
        let light = EnvironmentValues()
        let dark = ColorTests.environment(dark: true)
        let macDark = ColorTests.environment(dark: true, platform: .macOS)
        #expect(bytes(.background, light) == [255, 255, 255, 255])
        #expect(bytes(.background, dark) == [0, 0, 0, 255])
        #expect(bytes(.windowBackground, macDark) == [30, 30, 30, 255])
        #expect(bytes(.separator, light) == [60, 60, 67, 73])
        #expect(bytes(.tint, light) == [0, 136, 255, 255])
        #expect(bytes(.selection, light) == [0, 136, 255, 255])
        #expect(bytes(.link, ColorTests.environment(platform: .macOS)) == [0, 104, 218, 255])
        #expect(bytes(.placeholder, dark) == [255, 255, 255, 64])
    }

    @Test func tintAndBackgroundComeFromTheEnvironment() {
        var environment = EnvironmentValues()
        environment.tintStyle = AnyShapeStyle(Color(red: 0, green: 1, blue: 0))
        environment.backgroundStyle = AnyShapeStyle(Color(red: 1, green: 1, blue: 0))
        #expect(bytes(.tint, environment) == [0, 255, 0, 255])
        #expect(bytes(.background, environment) == [255, 255, 0, 255])
        environment.accentColor = .red
        #expect(bytes(.tint, environment) == [0, 255, 0, 255])
        environment.tintStyle = nil
        #expect(bytes(.tint, environment) == [255, 56, 60, 255])
    }

    @Test func stylesThatReferToThemselvesEnd() {
        var environment = EnvironmentValues()
        environment.tintStyle = AnyShapeStyle(TintShapeStyle())
        environment.backgroundStyle = AnyShapeStyle(BackgroundStyle())
        #expect(bytes(.tint, environment)?[3] == 0)
        #expect(bytes(.background, environment)?[3] == 0)
        struct Mirror: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> Mirror { self }
        }
        #expect(bytes(Mirror(), environment)?[3] == 0)
    }

    @Test func stylesOfOnesOwnMayReferToTheForeground() {
        struct Quiet: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .secondary }
        }
        var environment = EnvironmentValues()
        environment.setForeground([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
        #expect(bytes(Quiet(), environment) == [255, 0, 0, 128])
        environment.setForeground([AnyShapeStyle(Quiet())])
        #expect(bytes(.foreground, environment) == [255, 0, 0, 128])
    }

    @Test func hiddenStylesCompare() {
        #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(Color.red))
        #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
        #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(HierarchicalShapeStyle.primary))
        let a = ForegroundStyles([AnyShapeStyle(Color.red)], outer: nil)
        let b = ForegroundStyles([AnyShapeStyle(Color.red)], outer: a)
        #expect(a == b)
        #expect(b.outer == nil)
    }
}
