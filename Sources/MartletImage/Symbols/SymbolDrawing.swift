import Foundation
import MartletBase

/// The three sizes of a symbol beside text.
package enum SymbolScale: Sendable, Hashable, CaseIterable {
    case small, medium, large

    /// Measured: small symbols are about 0.81 and large ones 1.28 of the medium size.
    var factor: Double {
        switch self {
        case .small: 0.81
        case .medium: 1
        case .large: 1.28
        }
    }
}

/// A symbol ready to be drawn: paths in points from the top left of its frame, y down.
package struct SymbolDrawing: Sendable, Equatable {
    package enum Style: Sendable, Equatable {
        case fill
        case stroke(width: Double, cap: CGLineCap, join: CGLineJoin)
    }

    package struct Layer: Sendable, Equatable {
        package var path: Path
        package var style: Style
        package var isEvenOdd: Bool
        /// 0 is drawn in full colour by hierarchical rendering, 1 and 2 ever fainter; palettes colour by it.
        package var hierarchyLevel: Int

        package init(path: Path, style: Style, isEvenOdd: Bool = false, hierarchyLevel: Int = 0) {
            self.path = path
            self.style = style
            self.isEvenOdd = isEvenOdd
            self.hierarchyLevel = hierarchyLevel
        }
    }

    /// The frame that layout uses, in points, on half points.
    package var size: CGSize
    /// How far the frame's bottom lies below the baseline of text beside it; negative above it.
    package var baselineOffset: Double
    /// Half the cap height of text of this size: where a label puts the frame's centre above its baseline.
    package var capCenterOffset: Double
    /// In drawing order.
    package var layers: [Layer]

    package init(size: CGSize, baselineOffset: Double, capCenterOffset: Double, layers: [Layer]) {
        self.size = size
        self.baselineOffset = baselineOffset
        self.capCenterOffset = capCenterOffset
        self.layers = layers
    }
}
