import MartletBase

extension Color {
    /// The same colour with its opacity multiplied: half of a half-transparent colour is a quarter.
    ///
    /// - Parameter opacity: 0 for invisible to 1 for unchanged; clamped when the colour is resolved, NaN counts as 0.
    public func opacity(_ opacity: Double) -> Color {
        Color(provider: .opacity(provider, opacity.isNaN ? 0 : opacity))
    }

    /// A gentle top-to-bottom gradient made of this colour: a little lighter above, the colour itself below.
    public var gradient: AnyGradient { AnyGradient(color: self) }

    /// The colour some way between this one and another; both follow the environment.
    ///
    /// - Parameters:
    ///   - rhs: The colour at the other end.
    ///   - fraction: 0 for this colour to 1 for `rhs`; clamped.
    ///   - colorSpace: Where to mix: perceptual (Oklab, as gradients do) or the device's gamma-encoded space.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        return Color(provider: .mix(provider, rhs.provider, fraction: fraction, colorSpace))
    }

    /// The colour as a Core Graphics value when it is a fixed one, and nil when an environment has to decide.
    public var cgColor: CGColor? {
        switch provider {
        case .components(let components): CGColor(storage: components)
        case .system(.black), .system(.white), .system(.clear): CGColor(rgba: ColorResolver.fixed(provider))
        case .opacity(let base, let factor):
            Color(provider: base).cgColor.map { $0.multiplyingAlpha(by: factor) }
        default: nil
        }
    }
}
