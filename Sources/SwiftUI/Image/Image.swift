import Foundation
import MartletBase

/// A picture or symbol.
///
/// A picture has its own size in points (pixels by scale) whatever it is proposed, and overflows a smaller frame, until
/// `resizable()` lets it fill its proposal (measured). A symbol follows the font. A name that nothing has takes no
/// room and draws nothing, which is reported once; an unknown symbol shows an empty frame instead.
public struct Image: Sendable {
    package enum Source: Equatable, Sendable {
        case named(String, bundlePath: String?)
        case symbol(String)
        /// Pixels that stand upright, and pixels per point.
        case pixels(PixelBuffer, scale: Double)
    }

    /// What accessibility says of the picture.
    package enum Label: Equatable, Sendable {
        /// Nothing: the picture is decoration.
        case decorative
        /// The picture's name.
        case name
        case text(Text)
    }

    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode
    }

    package var source: Source
    package var label: Label
    package var resizing: Resizing?
    package var renderingMode: TemplateRenderingMode?
    package var interpolationMode = Interpolation.low
    package var isAntialiased = true
    package var symbolMode: SymbolRenderingMode?
    /// How much of a symbol with levels is filled, 0...1; nil for all.
    package var variableValue: Double?
    /// A fixed colour that a UIKit image carries for its template.
    package var tint: Color?

    package init(source: Source, label: Label) {
        self.source = source
        self.label = label
    }
}

extension Image: Equatable {
    /// Whether both show the same picture in the same way.
    public static func == (lhs: Image, rhs: Image) -> Bool {
        lhs.source == rhs.source && lhs.label == rhs.label && lhs.resizing == rhs.resizing
            && lhs.renderingMode == rhs.renderingMode && lhs.interpolationMode == rhs.interpolationMode
            && lhs.isAntialiased == rhs.isAntialiased && lhs.symbolMode == rhs.symbolMode
            && lhs.variableValue == rhs.variableValue && lhs.tint == rhs.tint
    }
}
