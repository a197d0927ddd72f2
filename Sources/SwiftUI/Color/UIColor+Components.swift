import Foundation
import MartletBase

extension UIColor {
    /// Reads the sRGB components, dynamic colours as they are in light appearance.
    ///
    /// - Returns: True, as every colour here can be given in red, green and blue.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = currentRGBA
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Reads hue (a fraction of a turn), saturation and brightness, dynamic colours as they are in light appearance.
    ///
    /// - Returns: True, as every colour here can be given this way.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = currentRGBA
        let hsb = ColorSpaceMath.hsb(fromRGB: SIMD3(color.red, color.green, color.blue))
        hue?.pointee = hsb.x
        saturation?.pointee = hsb.y
        brightness?.pointee = hsb.z
        alpha?.pointee = color.alpha
        return true
    }

    /// Reads the lightness of a grey.
    ///
    /// - Returns: False, with nothing written, when red, green and blue differ.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = currentRGBA
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }
}
