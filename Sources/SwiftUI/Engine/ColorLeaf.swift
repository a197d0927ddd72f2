import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

extension Color: LeafView {
    public typealias Body = Never

    package func resolve(_ context: LeafContext) -> FillContent {
        FillContent(style: .color(rgba(in: context.environment)))
    }
}

/// A rectangle that takes the size it is offered, filled with a style: colours and gradients as views.
package struct FillContent: LeafContent {
    package var style: ResolvedStyle

    package init(style: ResolvedStyle) { self.style = style }

    package var layout: FlexibleLeaf { FlexibleLeaf() }
    package func hasSameLayout(as other: Self) -> Bool { true }
    package func hasSameDrawing(as other: Self) -> Bool { style == other.style }

    package func draw(in size: CGSize, _ context: inout DrawContext) {
        if style.isClear { return }
        let rect = CGRect(origin: .zero, size: size)
        context.fill(Path(rect), style.paint(in: rect))
    }
}
