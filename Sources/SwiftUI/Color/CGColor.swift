import Foundation
import MartletBase

/// A fixed colour: components and the space they are in.
///
/// A value here, a reference on Apple's systems; code that makes, passes and compares colours sees no difference.
public struct CGColor: Hashable, Sendable {
    package let storage: ColorComponents
    private let isGray: Bool

    package init(storage: ColorComponents, isGray: Bool = false) {
        self.storage = storage
        self.isGray = isGray
    }

    package init(rgba: RGBA) {
        self.init(
            storage: ColorComponents(
                space: .sRGB, red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha))
    }

    /// A colour from sRGB components, 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: ColorComponents(space: .sRGB, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A colour from sRGB components, 0...1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey, 0 for black to 1 for white.
    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(
            storage: ColorComponents(space: .sRGB, red: gray, green: gray, blue: gray, opacity: alpha), isGray: true)
    }

    /// A grey with gamma 2.2, treated as sRGB's grey.
    public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

    /// A colour from the components of a space and the opacity behind them; nil when there are too few numbers.
    public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count > space.numberOfComponents else { return nil }
        let c = components.map { Double($0) }
        switch space.kind {
        case .gray: self.init(gray: c[0], alpha: c[1])
        case .sRGB, .linearSRGB, .displayP3:
            let rgb: Color.RGBColorSpace =
                switch space.kind {
                case .linearSRGB: .sRGBLinear
                case .displayP3: .displayP3
                default: .sRGB
                }
            self.init(storage: ColorComponents(space: rgb, red: c[0], green: c[1], blue: c[2], opacity: c[3]))
        }
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black without any opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The components in the colour's own space, opacity last.
    public var components: [CGFloat]? {
        let c = storage
        if isGray { return [CGFloat(c.red), CGFloat(c.opacity)] }
        return [CGFloat(c.red), CGFloat(c.green), CGFloat(c.blue), CGFloat(c.opacity)]
    }

    /// How many numbers `components` has.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// 0 for invisible to 1 for opaque.
    public var alpha: CGFloat { CGFloat(storage.opacity) }

    /// The space of the components.
    public var colorSpace: CGColorSpace? {
        if isGray { return CGColorSpace(kind: .gray) }
        return switch storage.space {
        case .sRGB: CGColorSpace(kind: .sRGB)
        case .sRGBLinear: CGColorSpace(kind: .linearSRGB)
        case .displayP3: CGColorSpace(kind: .displayP3)
        }
    }

    /// The colour with another opacity, 0...1.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = storage
        copy.opacity = Float(alpha.isNaN ? 0 : alpha)
        return CGColor(storage: copy, isGray: isGray)
    }

    func multiplyingAlpha(by factor: Double) -> CGColor {
        var copy = storage
        copy.opacity *= Float(min(max(factor, 0), 1))
        return CGColor(storage: copy, isGray: isGray)
    }
}
