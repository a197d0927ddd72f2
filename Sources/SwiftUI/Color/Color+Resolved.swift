import MartletBase

extension Color {
    /// A colour whose components are decided: four numbers and no environment.
    ///
    /// The stored components are proportional to light with sRGB's primaries; `red`, `green` and `blue` are the same in
    /// gamma-encoded sRGB. They may lie outside 0...1 for colours beyond sRGB.
    public struct Resolved: Hashable, Sendable {
        /// Red, proportional to light, 0...1 inside sRGB.
        public var linearRed: Float
        /// Green, proportional to light, 0...1 inside sRGB.
        public var linearGreen: Float
        /// Blue, proportional to light, 0...1 inside sRGB.
        public var linearBlue: Float
        /// 0 for invisible to 1 for opaque.
        public var opacity: Float

        /// A colour from components in a space of choice.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            var linear = SIMD3(Double(red), Double(green), Double(blue))
            if colorSpace != .sRGBLinear { linear = ColorSpaceMath.linear(fromGamma: linear) }
            if colorSpace == .displayP3 { linear = ColorSpaceMath.linearSRGB(fromLinearDisplayP3: linear) }
            linearRed = Float(linear.x)
            linearGreen = Float(linear.y)
            linearBlue = Float(linear.z)
            self.opacity = opacity
        }

        package init(_ color: RGBA) {
            linearRed = Float(ColorSpaceMath.linear(fromGamma: color.red))
            linearGreen = Float(ColorSpaceMath.linear(fromGamma: color.green))
            linearBlue = Float(ColorSpaceMath.linear(fromGamma: color.blue))
            opacity = Float(color.alpha)
        }

        package var rgba: RGBA {
            RGBA(
                red: ColorSpaceMath.gamma(fromLinear: Double(linearRed)),
                green: ColorSpaceMath.gamma(fromLinear: Double(linearGreen)),
                blue: ColorSpaceMath.gamma(fromLinear: Double(linearBlue)), alpha: min(max(Double(opacity), 0), 1))
        }

        /// Red in gamma-encoded sRGB, 0...1 inside sRGB.
        public var red: Float {
            get { Float(ColorSpaceMath.gamma(fromLinear: Double(linearRed))) }
            set { linearRed = Float(ColorSpaceMath.linear(fromGamma: Double(newValue))) }
        }

        /// Green in gamma-encoded sRGB, 0...1 inside sRGB.
        public var green: Float {
            get { Float(ColorSpaceMath.gamma(fromLinear: Double(linearGreen))) }
            set { linearGreen = Float(ColorSpaceMath.linear(fromGamma: Double(newValue))) }
        }

        /// Blue in gamma-encoded sRGB, 0...1 inside sRGB.
        public var blue: Float {
            get { Float(ColorSpaceMath.gamma(fromLinear: Double(linearBlue))) }
            set { linearBlue = Float(ColorSpaceMath.linear(fromGamma: Double(newValue))) }
        }

        /// The colour as a Core Graphics value.
        public var cgColor: CGColor { CGColor(rgba: rgba) }
    }

    /// The components this colour has in an environment.
    ///
    /// A named colour that no catalogue has resolves to clear.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        if case .components(let c) = provider, c.space == .sRGBLinear {
            return Resolved(colorSpace: .sRGBLinear, red: c.red, green: c.green, blue: c.blue, opacity: c.opacity)
        }
        return Resolved(rgba(in: environment))
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA` in sRGB.
    public var description: String { rgba.hexDescription }
}

extension Color.Resolved: Codable {
    /// Writes the linear red, green and blue and the opacity, in this order.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
    }

    /// Reads four numbers as `encode(to:)` writes them.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let red = try container.decode(Float.self)
        let green = try container.decode(Float.self)
        let blue = try container.decode(Float.self)
        let opacity = try container.decode(Float.self)
        self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
    }
}

extension Color.Resolved: Animatable {
    /// Three numbers in which the way between two colours looks even, and the opacity.
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// The cube roots of Oklab's cone responses and the opacity, each times 128 (measured: black to blue changes by
    /// 47.606, 60.843 and 109.728).
    public var animatableData: AnimatableData {
        get {
            let c =
                ColorSpaceMath.lmsCubeRoots(
                    fromLinearSRGB: SIMD3(Double(linearRed), Double(linearGreen), Double(linearBlue))) * 128
            return AnimatablePair(
                Float(c.x), AnimatablePair(Float(c.y), AnimatablePair(Float(c.z), opacity * 128)))
        }
        set {
            let rest = newValue.second
            let roots = SIMD3(Double(newValue.first), Double(rest.first), Double(rest.second.first)) / 128
            let c = ColorSpaceMath.linearSRGB(fromLMSCubeRoots: roots)
            linearRed = Float(c.x)
            linearGreen = Float(c.y)
            linearBlue = Float(c.z)
            opacity = rest.second.second / 128
        }
    }
}
