import Foundation
import MartletBase
import MartletImage

/// A picture found and decoded.
package struct LoadedPicture: Equatable, Sendable {
    package var pixels: PixelBuffer
    /// Pixels per point.
    package var scale: Double
    /// What the asset catalogue says about its colours.
    package var isTemplate: Bool?
    /// How the asset catalogue slices it.
    package var slicing: AssetImage.Resizing?

    /// Points.
    package var size: CGSize {
        CGSize(width: Double(pixels.widthInPixels) / scale, height: Double(pixels.heightInPixels) / scale)
    }
}

extension Image {
    /// The picture's pixels in an environment; nil for symbols and for names that nothing has, which are reported once.
    package func bitmap(in environment: EnvironmentValues) -> LoadedPicture? {
        switch source {
        case .symbol: return nil
        case .pixels(let pixels, let scale): return LoadedPicture(pixels: pixels, scale: scale)
        case .named(let name, let bundlePath):
            guard let asset = Image.asset(name, bundlePath, in: environment) else {
                environment.diagnostics.report(
                    "image '\(name)': no asset catalogue or folder has it: it takes no room and draws nothing")
                return nil
            }
            return LoadedPicture(
                pixels: asset.pixels, scale: asset.scale, isTemplate: asset.renderingIntent.map { $0 == .template },
                slicing: asset.resizing)
        }
    }

    /// 1. the bundle's own folder, when one was named; 2. the environment's assets.
    private static func asset(
        _ name: String, _ bundlePath: String?, in environment: EnvironmentValues
    ) -> AssetImage? {
        let traits = AssetTraits(environment)
        if let bundlePath, let image = BundleAssets.store(for: bundlePath)?.image(named: name, traits: traits) {
            return image
        }
        return environment.assetStore?.image(named: name, traits: traits)
    }
}

extension NamedColor {
    /// The colour in an environment; clear, with one report, when nothing has the name.
    func rgba(in environment: EnvironmentValues) -> RGBA {
        if let color = lookUp(in: environment) { return color }
        environment.diagnostics.report("color '\(name)': no asset catalogue has it: it draws nothing")
        return .clear
    }

    func lookUp(in environment: EnvironmentValues) -> RGBA? {
        let traits = AssetTraits(environment)
        var found = bundlePath.flatMap { BundleAssets.store(for: $0)?.color(named: name, traits: traits) }
        if found == nil { found = environment.assetStore?.color(named: name, traits: traits) }
        switch found {
        case .rgba(let color): return color
        case .reference(_, let system): return SystemColorReference.rgba(system, ColorTraits(environment))
        case nil: return nil
        }
    }
}
