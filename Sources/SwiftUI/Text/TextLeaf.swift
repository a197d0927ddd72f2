import Foundation
import MartletBase
import MartletDisplay
import MartletLayout
import MartletText

extension Text: LeafView {
    public typealias Body = Never

    @MainActor package func resolve(_ context: LeafContext) -> TextContent {
        let environment = context.environment
        let resolved = TextResolver.resolve(self, in: environment)
        var style = ParagraphStyle(baseFont: environment.effectiveFont.request(environment.fontContext))
        style.alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        style.lineSpacing = Double(environment.lineSpacing)
        style.lineLimit = environment.lineLimit
        style.reservedLines = environment.reservedLines
        style.truncationMode =
            switch environment.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        style.isRightToLeft = environment.layoutDirection == .rightToLeft
        style.allowsTightening = environment.allowsTightening
        style.minimumScaleFactor = Double(environment.minimumScaleFactor)
        style.displayScale = Double(environment.displayScale)
        return TextContent(
            text: TextCache.shared.prepared(resolved.source, style), styles: resolved.styles, pictures: resolved.pictures)
    }
}

/// Keeps texts that were shaped lately: a view that is updated with the same words pays nothing for them.
@MainActor
private final class TextCache {
    static let shared = TextCache()
    private struct Key: Hashable {
        let source: TextSource
        let style: ParagraphStyle
    }
    private var texts: [Key: PreparedText] = [:]
    private let limit = 512

    func prepared(_ source: TextSource, _ style: ParagraphStyle) -> PreparedText {
        let key = Key(source: source, style: style)
        if let known = texts[key] { return known }
        if texts.count >= limit { texts.removeAll(keepingCapacity: true) }
        let made = PreparedText(source, style: style)
        texts[key] = made
        return made
    }
}

/// A text ready to be measured and drawn.
package struct TextContent: LeafContent {
    package let text: PreparedText
    /// Paints by style key.
    package let styles: [ResolvedStyle]
    /// Pictures that stand in the text, by UTF-16 offset.
    package let pictures: [Int: ImageLeaf]

    package var layout: TextLayout { TextLayout(text: text) }

    package func hasSameLayout(as other: Self) -> Bool {
        text === other.text || (text.source == other.text.source && text.style == other.text.style)
    }

    package func hasSameDrawing(as other: Self) -> Bool {
        styles == other.styles && pictures.count == other.pictures.count
            && pictures.allSatisfy { offset, leaf in other.pictures[offset].map { leaf.hasSameDrawing(as: $0) } ?? false }
    }

    package var semantics: SemanticsInfo? {
        SemanticsInfo(role: .text, label: text.source.string.replacing("\u{FFFC}", with: ""))
    }

    @MainActor package func draw(in size: CGSize, _ context: inout DrawContext) {
        let result = text.layout(width: Double(size.width), height: Double(size.height))
        let rect = CGRect(origin: .zero, size: size)
        func paint(_ key: Int) -> Paint {
            (styles.indices.contains(key) ? styles[key] : styles[0]).paint(in: rect)
        }
        for line in result.lines {
            for decoration in line.decorations where !decoration.isStrikethrough { draw(decoration, paint, &context) }
            for run in line.runs { context.add(.glyphs(run.run, origin: run.origin, paint(run.style))) }
            for attachment in line.attachments {
                guard let leaf = pictures[attachment.offset] else { continue }
                context.add(at: attachment.rect) { leaf.draw(in: attachment.rect.size, &$0) }
            }
            for decoration in line.decorations where decoration.isStrikethrough { draw(decoration, paint, &context) }
        }
    }

    @MainActor private func draw(_ decoration: TextDecoration, _ paint: (Int) -> Paint, _ context: inout DrawContext) {
        context.fill(Path(decoration.rect), paint(decoration.color ?? decoration.style))
    }
}

/// Measures a text: its size for a proposal, its baselines, its distances to neighbours. Measured.
package struct TextLayout: EngineLayout {
    let text: PreparedText

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        text.layout(
            width: proposal.width.isNaN ? nil : proposal.width, height: proposal.height.isNaN ? nil : proposal.height
        ).size
    }

    package func traits(of node: LayoutNode) -> LayoutTraits { LayoutTraits(guides: .baselines) }

    package func spacing(of node: LayoutNode) -> ViewSpacing {
        // A concatenated text takes its first part's font.
        let font = text.source.runs.first?.attributes.font ?? text.style.baseFont
        let metrics = FontLibrary.shared.metrics(font)
        let scale = text.style.displayScale
        return .text(
            above: metrics.spacingAboveText(displayScale: scale), below: metrics.spacingBelowText(displayScale: scale),
            textToText: metrics.spacingBetweenTexts(displayScale: scale))
    }

    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Void
    ) -> Double? {
        guard key.isBaseline else { return nil }
        let result = text.layout(width: Double(size.width), height: Double(size.height))
        return key == .firstTextBaseline ? result.firstBaseline : result.lastBaseline
    }
}
