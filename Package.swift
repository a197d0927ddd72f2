// swift-tools-version: 6.2
// Martlet: SwiftUI for Linux. The rows of the target table are explained in docs/architecture.md.
import PackageDescription

/// Targets on the path of every pixel and frame are optimised in debug builds too: an unoptimised rasteriser is some
/// 150 times slower. MARTLET_DEBUG_ENGINE=1 drops the flag for people who debug the engine itself.
let hot: [SwiftSetting] =
    Context.environment["MARTLET_DEBUG_ENGINE"] == "1"
    ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

let base: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "Martlet",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
        .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
        .library(name: "ModifierKit", targets: ["ModifierKit"]),
        .executable(name: "martlet", targets: ["martlet"]),
    ],
    targets: [
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .target(name: "MartletBase", swiftSettings: base + hot),
        .target(
            name: "MartletText", dependencies: ["MartletBase", "CHarfBuzz", "CFreeType", "CFontconfig"],
            swiftSettings: base + hot, linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "MartletDisplay", dependencies: ["MartletBase"], swiftSettings: base + hot),
        .target(
            name: "MartletImage", dependencies: ["MartletBase", "CJPEG", "CDeflate"],
            swiftSettings: base + hot),
        .target(
            name: "MartletRaster", dependencies: ["MartletBase", "MartletDisplay", "MartletText"],
            swiftSettings: base + hot),
        .target(name: "MartletGraph", dependencies: ["MartletBase"], swiftSettings: base + hot),
        .target(name: "MartletLayout", dependencies: ["MartletBase"], swiftSettings: base + hot),
        .target(name: "Combine", swiftSettings: base),
        .target(
            name: "SwiftUI",
            dependencies: [
                "MartletBase", "MartletText", "MartletDisplay", "MartletImage", "MartletRaster", "MartletGraph",
                "MartletLayout", "Combine",
            ],
            swiftSettings: base),
        .target(name: "SwiftUITesting", dependencies: ["SwiftUI", "Combine"], swiftSettings: base),
        .target(name: "ModifierKit", dependencies: ["SwiftUI"], swiftSettings: base),
        // The command loads the views it renders as libraries that use the command's own copy of SwiftUI, so it
        // exports its symbols.
        .executableTarget(
            name: "martlet", dependencies: ["SwiftUI", "ModifierKit", "MartletBase", "MartletImage"],
            swiftSettings: base, linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .testTarget(name: "MartletBaseTests", dependencies: ["MartletBase"], swiftSettings: base),
        .testTarget(name: "MartletTextTests", dependencies: ["MartletText"], swiftSettings: base),
        .testTarget(
            name: "MartletImageTests", dependencies: ["MartletBase", "MartletImage", "CPNG", "CJPEG", "CDeflate"],
            swiftSettings: base),
        .testTarget(name: "MartletRasterTests", dependencies: ["MartletRaster"], swiftSettings: base),
        .testTarget(name: "MartletLayoutTests", dependencies: ["MartletLayout"], swiftSettings: base),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: base),
        .testTarget(
            name: "FidelityTests", dependencies: ["SwiftUI", "SwiftUITesting"], resources: [.copy("Resources/frames.json")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "CommandTests", dependencies: ["martlet"], swiftSettings: base),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "SwiftUITesting", "ModifierKit"], swiftSettings: base),
    ]
)
