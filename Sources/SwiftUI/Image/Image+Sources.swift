import Foundation
import MartletBase

extension Image {
    /// A picture of the asset catalogue or the bundle's folder, described to accessibility by its name.
    ///
    /// - Parameters:
    ///   - name: The image set's or file's name, without extension.
    ///   - bundle: Whose pictures to look in; the app's own when nil.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundlePath: bundle?.bundlePath), label: .name)
    }

    /// A named picture, described to accessibility by a text.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundlePath: bundle?.bundlePath), label: .text(label))
    }

    /// A named picture that accessibility passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundlePath: bundle?.bundlePath), label: .decorative)
    }

    /// A named picture or symbol whose levels are filled up to a value.
    ///
    /// - Parameters:
    ///   - name: The picture's name.
    ///   - variableValue: 0 for none to 1 for all; has no effect on pictures without levels.
    ///   - bundle: Whose pictures to look in; the app's own when nil.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// A named picture or symbol whose levels are filled up to a value, described to accessibility by a text.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    /// A named picture or symbol whose levels are filled up to a value, passed over by accessibility.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// A symbol of the system's set by name. It follows the font's size and weight and is drawn in the foreground
    /// style.
    public init(systemName: String) { self.init(source: .symbol(systemName), label: .name) }

    /// A symbol of the system's set whose levels are filled up to a value.
    ///
    /// - Parameters:
    ///   - systemName: The symbol's name.
    ///   - variableValue: 0 for none to 1 for all; has no effect on symbols without levels.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        self.variableValue = variableValue
    }

    /// A picture of the asset catalogue by its generated constant.
    public init(_ resource: ImageResource) {
        self.init(source: .named(resource.name, bundlePath: resource.bundle.bundlePath), label: .name)
    }

    /// A UIKit image, with its rendering mode and tint.
    public init(uiImage: UIImage) {
        switch uiImage.content {
        case .pixels(let pixels): self.init(source: .pixels(pixels, scale: uiImage.scale), label: .name)
        case .symbol(let name): self.init(source: .symbol(name), label: .name)
        }
        tint = uiImage.tint
        renderingMode =
            switch uiImage.renderingMode {
            case .automatic: uiImage.tint == nil ? nil : .template
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
    }

    /// A picture in memory, described to accessibility by a text.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels per point; zero, negative and NaN count as 1.
    ///   - orientation: How the pixels have to be turned to stand upright.
    ///   - label: What accessibility says.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self.label = .text(label)
    }

    /// A picture in memory that accessibility passes over.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels per point; zero, negative and NaN count as 1.
    ///   - orientation: How the pixels have to be turned to stand upright.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(
            source: .pixels(cgImage.pixels.upright(orientation), scale: scale > 0 && scale.isFinite ? scale : 1),
            label: .decorative)
    }
}
