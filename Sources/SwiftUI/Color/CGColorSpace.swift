import Foundation

/// A space in which the components of a `CGColor` are given.
///
/// Only the spaces of RGB and grey colours exist here: names other than these give nil.
public struct CGColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case sRGB, linearSRGB, displayP3, gray }

    package let kind: Kind

    package init(kind: Kind) { self.kind = kind }

    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB without its range limit.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB with components proportional to light.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of linear sRGB without its range limit.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of grey with gamma 2.2; treated as grey in sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The space of a name, nil when it is none of the names above.
    public init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: kind = .sRGB
        case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB: kind = .linearSRGB
        case CGColorSpace.displayP3: kind = .displayP3
        case CGColorSpace.genericGrayGamma2_2: kind = .gray
        default: return nil
        }
    }

    /// How many components a colour of this space has, opacity not counted: 3, or 1 for grey.
    public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

    /// The name of the space.
    public var name: String? {
        switch kind {
        case .sRGB: CGColorSpace.sRGB
        case .linearSRGB: CGColorSpace.linearSRGB
        case .displayP3: CGColorSpace.displayP3
        case .gray: CGColorSpace.genericGrayGamma2_2
        }
    }
}

/// The space of the screen's red, green and blue: sRGB here, so that results do not depend on a device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(kind: .sRGB) }

/// The space of the screen's grey: sRGB's grey here, so that results do not depend on a device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(kind: .gray) }
