import Foundation
import MartletBase
import MartletDisplay
import MartletImage

extension Image: LeafView {
    public typealias Body = Never

    @MainActor package func resolve(_ context: LeafContext) -> ImageLeaf {
        var environment = context.environment
        environment.diagnostics = context.diagnostics
        let content: ImageLeaf.Content
        if case .symbol(let name) = source {
            content = symbol(name, in: environment)
        } else if let picture = bitmap(in: environment) {
            let isTemplate = renderingMode.map { $0 == .template } ?? picture.isTemplate ?? false
            content = .picture(picture, template: isTemplate ? style(level: 0, in: environment) : nil)
        } else {
            content = .nothing
        }
        return ImageLeaf(
            content: content, resizing: resizing, interpolation: interpolationMode,
            semantics: semantics(in: environment))
    }

    /// What templates and symbols are filled with: the tint of a UIKit image, else a level of the foreground.
    private func style(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
        if let tint { return tint.resolved(in: environment) }
        return HierarchicalShapeStyle(level: level).resolved(in: environment)
    }

    @MainActor private func semantics(in environment: EnvironmentValues) -> SemanticsInfo? {
        switch label {
        case .decorative: nil
        case .text(let text): SemanticsInfo(role: .image, label: text.plainString(in: environment))
        case .name:
            switch source {
            case .named(let name, _), .symbol(let name): SemanticsInfo(role: .image, label: name)
            case .pixels: SemanticsInfo(role: .image)
            }
        }
    }
}

extension Image {
    /// 1. the variant that the environment asks for, else a plainer one; 2. an empty frame, reported once.
    private func symbol(_ name: String, in environment: EnvironmentValues) -> ImageLeaf.Content {
        let font = SymbolFont(environment)
        let scale = environment.imageScale.symbolScale
        for candidate in environment.symbolVariants.names(for: name) {
            let drawing = SymbolLibrary.symbol(
                named: candidate, pointSize: font.pointSize, weight: font.weight, scale: scale)
            guard let drawing else { continue }
            return .symbol(drawing, styles(for: drawing, in: environment))
        }
        environment.diagnostics.report("symbol '\(name)': there is no drawing of this name: an empty frame is shown")
        let frame = SymbolPlaceholder.drawing(pointSize: font.pointSize * environment.imageScale.factor)
        return .symbol(frame, styles(for: frame, in: environment))
    }

    private func styles(for drawing: SymbolDrawing, in environment: EnvironmentValues) -> [ResolvedStyle] {
        let mode = symbolMode ?? environment.symbolRenderingMode ?? .monochrome
        let usesLevels = mode == .hierarchical || mode == .palette
        var known: [Int: ResolvedStyle] = [:]
        return drawing.layers.map { layer in
            let level = usesLevels ? layer.hierarchyLevel : 0
            if let style = known[level] { return style }
            let style = style(level: level, in: environment)
            known[level] = style
            return style
        }
    }
}

extension Image.Scale {
    var symbolScale: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

/// What is shown for a symbol without a drawing: the frame that a symbol of its size would have.
enum SymbolPlaceholder {
    static func drawing(pointSize: Double) -> SymbolDrawing {
        guard pointSize > 0, pointSize < 100_000 else {
            return SymbolDrawing(size: .zero, baselineOffset: 0, capCenterOffset: 0, layers: [])
        }
        // Chosen: as large as a square symbol, which is about 1.25 ems, with its middle at half the cap height.
        let side = (pointSize * 1.25 * 2).rounded() / 2
        let line = pointSize * 0.06
        let box = CGRect(x: line, y: line, width: side - 2 * line, height: side - 2 * line)
        return SymbolDrawing(
            size: CGSize(width: side, height: side), baselineOffset: ((side - pointSize * 0.7) / 2 * 2).rounded() / 2,
            capCenterOffset: pointSize * 0.35,
            layers: [
                SymbolDrawing.Layer(
                    path: Path(roundedRect: box, cornerRadius: pointSize * 0.2),
                    style: .stroke(width: line, cap: .butt, join: .round))
            ])
    }
}
