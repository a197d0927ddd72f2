import Foundation
import MartletBase

extension Image {
    /// The size of a symbol beside its text.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// About four fifths of the middle size (measured).
        case small
        /// The size that goes with the font.
        case medium
        /// About a quarter and a bit larger than the middle size (measured: 1.28).
        case large

        /// The factor on the symbol's size.
        package var factor: Double {
            switch self {
            case .small: 0.81
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// What a resizable picture does with the room it has.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeats the picture at its own size from the top left corner and cuts it at the frame.
        case tile
        /// Stretches the picture.
        case stretch
    }

    /// Whether a picture's own colours are drawn.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only the picture's alpha counts; it is filled with the foreground style.
        case template
        /// The picture's own colours.
        case original
    }

    /// How pixels are read where picture and screen differ in size.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel: hard edges, for pixel art.
        case none
        /// Between the four nearest pixels.
        case low
        /// The same as `low` (measured).
        case medium
        /// The smoothest that drawing offers.
        case high
    }

    /// Lets the picture take whatever size it is proposed; in a dimension that is left open it keeps its own
    /// (measured).
    ///
    /// - Parameters:
    ///   - capInsets: Margins in points of the picture that keep their size, so that only the middle is stretched or
    ///     repeated.
    ///   - resizingMode: Stretch or repeat.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    /// Says whether the picture's own colours are drawn; the last call wins, nil leaves it to the asset catalogue.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }

    /// Says how pixels are read where picture and screen differ in size.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolationMode = interpolation
        return copy
    }

    /// Says whether the picture's edges are smoothed. Upright pictures lie on whole pixels, where it makes no
    /// difference.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    /// Says how a symbol with several layers is coloured; nil leaves it to the surroundings.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }
}
