import MartletBase

extension RGBA {
    /// The colour as one premultiplied pixel, with its alpha multiplied by `opacity`. Components outside 0...1 are clamped
    /// here, where the colour is drawn; a component that is not a number counts as 0.
    package func pixel(opacity: Double = 1) -> UInt32 {
        let a = RGBA.unit(alpha) * RGBA.unit(opacity)
        let r = UInt32(RGBA.unit(red) * a * 255 + 0.5)
        let g = UInt32(RGBA.unit(green) * a * 255 + 0.5)
        let b = UInt32(RGBA.unit(blue) * a * 255 + 0.5)
        return r | g << 8 | b << 16 | UInt32(a * 255 + 0.5) << 24
    }

    /// `value` in 0...1, NaN as 0.
    package static func unit(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
}
