import Foundation
import MartletBase
import SwiftUI
import Testing

/// What colours resolve to.
struct ColorTests {
    static func environment(
        dark: Bool = false, contrast: Bool = false, platform: PlatformProfile = .iOS
    ) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = dark ? .dark : .light
        values.colorSchemeContrast = contrast ? .increased : .standard
        values.platformProfile = platform
        return values
    }

    static func bytes(_ color: RGBA) -> [Int] {
        [color.red, color.green, color.blue, color.alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    }

    struct Row: Sendable {
        var color: Color
        var light: [Int]
        var dark: [Int]
        var lightContrast: [Int]
        var darkContrast: [Int]
    }

    // The published palette of iOS 26; light and dark columns were checked on Apple-rendered pixels.
    static let palette: [Row] = [
        Row(
            color: .red, light: [255, 56, 60], dark: [255, 66, 69], lightContrast: [233, 21, 45],
            darkContrast: [255, 97, 101]),
        Row(
            color: .orange, light: [255, 141, 40], dark: [255, 146, 48], lightContrast: [197, 83, 0],
            darkContrast: [255, 160, 86]),
        Row(
            color: .yellow, light: [255, 204, 0], dark: [255, 214, 0], lightContrast: [161, 106, 0],
            darkContrast: [254, 223, 67]),
        Row(
            color: .green, light: [52, 199, 89], dark: [48, 209, 88], lightContrast: [0, 137, 50],
            darkContrast: [74, 217, 104]),
        Row(
            color: .mint, light: [0, 200, 179], dark: [0, 218, 195], lightContrast: [0, 133, 117],
            darkContrast: [84, 223, 203]),
        Row(
            color: .teal, light: [0, 195, 208], dark: [0, 210, 224], lightContrast: [0, 129, 152],
            darkContrast: [59, 221, 236]),
        Row(
            color: .cyan, light: [0, 192, 232], dark: [60, 211, 254], lightContrast: [0, 126, 174],
            darkContrast: [109, 217, 255]),
        Row(
            color: .blue, light: [0, 136, 255], dark: [0, 145, 255], lightContrast: [30, 110, 244],
            darkContrast: [92, 184, 255]),
        Row(
            color: .indigo, light: [97, 85, 245], dark: [109, 124, 255], lightContrast: [86, 74, 222],
            darkContrast: [167, 170, 255]),
        Row(
            color: .purple, light: [203, 48, 224], dark: [219, 52, 242], lightContrast: [176, 47, 194],
            darkContrast: [234, 141, 255]),
        Row(
            color: .pink, light: [255, 45, 85], dark: [255, 55, 95], lightContrast: [231, 18, 77],
            darkContrast: [255, 138, 196]),
        Row(
            color: .brown, light: [172, 127, 94], dark: [183, 138, 102], lightContrast: [149, 109, 81],
            darkContrast: [219, 166, 121]),
        Row(
            color: .gray, light: [142, 142, 147], dark: [142, 142, 147], lightContrast: [108, 108, 112],
            darkContrast: [174, 174, 178]),
        Row(
            color: .accentColor, light: [0, 136, 255], dark: [0, 145, 255], lightContrast: [30, 110, 244],
            darkContrast: [92, 184, 255]),
    ]

    @Test(arguments: palette)
    func paletteFollowsSchemeAndContrast(_ row: Row) {
        #expect(Self.bytes(row.color.rgba(in: Self.environment())) == row.light + [255])
        #expect(Self.bytes(row.color.rgba(in: Self.environment(dark: true))) == row.dark + [255])
        #expect(Self.bytes(row.color.rgba(in: Self.environment(contrast: true))) == row.lightContrast + [255])
        #expect(
            Self.bytes(row.color.rgba(in: Self.environment(dark: true, contrast: true))) == row.darkContrast + [255])
    }

    @Test func platformsDiffer() {
        let mac = Self.environment(platform: .macOS)
        let macDark = Self.environment(dark: true, platform: .macOS)
        #expect(Self.bytes(Color.gray.rgba(in: macDark)) == [152, 152, 157, 255])
        #expect(Self.bytes(Color.primary.rgba(in: mac)) == [0, 0, 0, 216])
        #expect(Self.bytes(Color.primary.rgba(in: macDark)) == [255, 255, 255, 216])
        #expect(Self.bytes(Color.secondary.rgba(in: mac)) == [0, 0, 0, 127])
        #expect(Self.bytes(Color.secondary.rgba(in: macDark)) == [255, 255, 255, 140])
        #expect(Self.bytes(Color.accentColor.rgba(in: macDark)) == [0, 122, 255, 255])
        #expect(Self.bytes(Color.primary.rgba(in: Self.environment())) == [0, 0, 0, 255])
        #expect(Self.bytes(Color.secondary.rgba(in: Self.environment())) == [60, 60, 67, 153])
        #expect(Self.bytes(Color.secondary.rgba(in: Self.environment(dark: true))) == [235, 235, 245, 153])
    }

    @Test func fixedColoursIgnoreTheScheme() {
        for dark in [false, true] {
            let environment = Self.environment(dark: dark)
            #expect(Self.bytes(Color.black.rgba(in: environment)) == [0, 0, 0, 255])
            #expect(Self.bytes(Color.white.rgba(in: environment)) == [255, 255, 255, 255])
            #expect(Self.bytes(Color.clear.rgba(in: environment))[3] == 0)
            #expect(Self.bytes(Color(white: 0.5).rgba(in: environment)) == [128, 128, 128, 255])
            #expect(Self.bytes(Color(red: 0.2, green: 0.4, blue: 0.6).rgba(in: environment)) == [51, 102, 153, 255])
        }
    }

    @Test func spacesAreConverted() {
        let environment = EnvironmentValues()
        // Measured: 0.2 in linear sRGB is 0.4845 with gamma; Display P3's red lies outside sRGB.
        let linear = Color(.sRGBLinear, red: 0.2, green: 0.2, blue: 0.2).rgba(in: environment)
        #expect(abs(linear.red - 0.4845) < 0.0001)
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).rgba(in: environment)
        #expect(abs(red.red - 1.0931) < 0.0002)
        #expect(abs(red.green + 0.2266) < 0.0002)
        #expect(abs(red.blue + 0.1504) < 0.0003)
        let resolved = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment)
        #expect(abs(resolved.linearRed - 1.22494) < 0.0001)
    }

    @Test func hueRunsAroundTheCircle() {
        let environment = EnvironmentValues()
        func bytes(_ hue: Double) -> [Int] {
            Self.bytes(Color(hue: hue, saturation: 1, brightness: 1).rgba(in: environment))
        }
        #expect(bytes(0) == [255, 0, 0, 255])
        #expect(bytes(1.0 / 6) == [255, 255, 0, 255])
        #expect(bytes(1.0 / 3) == [0, 255, 0, 255])
        #expect(bytes(0.5) == [0, 255, 255, 255])
        #expect(bytes(2.0 / 3) == [0, 0, 255, 255])
        #expect(bytes(1) == [255, 0, 0, 255])
        #expect(bytes(-0.5) == bytes(0.5))
        #expect(bytes(.nan) == bytes(0))
        #expect(bytes(.infinity) == bytes(0))
        #expect(
            Self.bytes(Color(hue: 0.3, saturation: 0, brightness: 0.5).rgba(in: environment)) == [128, 128, 128, 255])
    }

    @Test func opacityMultiplies() {
        let environment = EnvironmentValues()
        #expect(Self.bytes(Color.red.opacity(0.5).rgba(in: environment)) == [255, 56, 60, 128])
        #expect(Self.bytes(Color.red.opacity(0.5).opacity(0.5).rgba(in: environment))[3] == 64)
        #expect(Self.bytes(Color(white: 0, opacity: 0.5).opacity(0.5).rgba(in: environment))[3] == 64)
        #expect(Color.red.opacity(2).rgba(in: environment).alpha == 1)
        #expect(Color.red.opacity(-1).rgba(in: environment).alpha == 0)
        #expect(Color.red.opacity(.nan).rgba(in: environment).alpha == 0)
    }

    @Test func mixingIsPerceptual() {
        let environment = EnvironmentValues()
        let red = Color(red: 1, green: 0, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 1)
        // Measured along a red to blue gradient.
        func near(_ fraction: Double, _ expected: [Int]) -> Bool {
            let got = Self.bytes(red.mix(with: blue, by: fraction).rgba(in: environment))
            return zip(got, expected).allSatisfy { abs($0 - $1) <= 1 }
        }
        #expect(near(0.25, [197, 74, 109]))
        #expect(near(0.5, [140, 83, 162]))
        #expect(near(0.75, [82, 72, 209]))
        #expect(Self.bytes(red.mix(with: blue, by: 0.5, in: .device).rgba(in: environment)) == [128, 0, 128, 255])
        #expect(Self.bytes(red.mix(with: blue, by: -1).rgba(in: environment)) == [255, 0, 0, 255])
        #expect(Self.bytes(red.mix(with: blue, by: 7).rgba(in: environment)) == [0, 0, 255, 255])
        // Premultiplied: half-way to nothing keeps the hue.
        #expect(Self.bytes(red.mix(with: blue.opacity(0), by: 0.5).rgba(in: environment)) == [255, 0, 0, 128])
    }

    @Test func meaningDecidesEquality() {
        #expect(Color.red == Color.red)
        #expect(Color.red != Color(red: 1, green: 56.0 / 255, blue: 60.0 / 255))
        #expect(Color("a") == Color("a"))
        #expect(Color("a") != Color("b"))
        #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
        #expect(Color.red.opacity(0.5) != Color.red.opacity(0.6))
        #expect(Set([Color.red, .red, .blue, Color(white: 0), Color(white: 0)]).count == 3)
    }

    @Test func descriptions() {
        #expect(Color.red.description == "red")
        #expect(Color.primary.description == "primary")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color(red: 0, green: 0.5, blue: 1, opacity: 0.25).description == "#0080FF40")
        #expect(Color.blue.opacity(0.5).description == "50% blue")
        #expect("\(Color.Resolved(red: 1, green: 1, blue: 1))" == "#FFFFFFFF")
    }

    @Test func resolvedRoundTrips() throws {
        let resolved = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8).resolve(in: EnvironmentValues())
        #expect(abs(resolved.red - 0.2) < 1e-6 && abs(resolved.green - 0.4) < 1e-6 && abs(resolved.blue - 0.6) < 1e-6)
        #expect(resolved.opacity == 0.8)
        #expect(abs(resolved.linearRed - 0.033_104_77) < 1e-6)
        let data = try JSONEncoder().encode(resolved)
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == resolved)
        #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
    }

    @Test func resolvedAnimatesInConeResponses() {
        let black = Color.Resolved(red: 0, green: 0, blue: 0).animatableData
        let blue = Color.Resolved(red: 0, green: 0, blue: 1).animatableData
        // Measured on Apple's: the way from black to blue.
        #expect(abs(blue.first - black.first - 47.606) < 0.002)
        #expect(abs(blue.second.first - black.second.first - 60.843) < 0.002)
        #expect(abs(blue.second.second.first - black.second.second.first - 109.728) < 0.002)
        var copy = Color.Resolved(red: 0, green: 0, blue: 0)
        copy.animatableData = blue
        #expect(abs(copy.blue - 1) < 1e-4 && abs(copy.red) < 2e-3)
    }

    @Test func stylesOfOnesOwnBecomeColours() {
        struct Warning: ShapeStyle, Hashable {
            var strength: Float
            func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0.5, green: 0, blue: 0, opacity: strength)
            }
        }
        let color = Color(Warning(strength: 1))
        #expect(Self.bytes(color.rgba(in: Self.environment())) == [128, 0, 0, 255])
        #expect(Self.bytes(color.rgba(in: Self.environment(dark: true))) == [255, 0, 0, 255])
        #expect(color == Color(Warning(strength: 1)))
        #expect(color != Color(Warning(strength: 0.5)))
        #expect(Color(Color.red) == Color.red)
    }

    @Test func accentFollowsTheEnvironment() {
        var environment = EnvironmentValues()
        environment.accentColor = .green
        #expect(Self.bytes(Color.accentColor.rgba(in: environment)) == [52, 199, 89, 255])
        environment.accentColor = .accentColor
        #expect(Self.bytes(Color.accentColor.rgba(in: environment)) == [0, 136, 255, 255])
        environment.accentColor = nil
        environment.tintStyle = AnyShapeStyle(Color.red)
        #expect(Self.bytes(Color.accentColor.rgba(in: environment)) == [0, 136, 255, 255])
    }

    @Test func onlyFixedColoursHaveCGColors() {
        #expect(Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5).cgColor?.components == [0.5, 0.25, 1, 0.5])
        #expect(Color.red.cgColor == nil)
        #expect(Color.white.cgColor?.components == [1, 1, 1, 1])
        #expect(Color("x").cgColor == nil)
        #expect(Color(cgColor: CGColor(gray: 0.5, alpha: 1)) == Color(white: 0.5))
    }
}
