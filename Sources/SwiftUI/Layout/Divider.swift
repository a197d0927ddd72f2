import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

/// A thin line across a stack: horizontal in a `VStack` and outside of stacks, vertical in an `HStack`.
///
/// It fills the other axis and is half a point thick on iOS, one point on macOS. Measured.
nonisolated public struct Divider: View, LeafView, Sendable {
    public typealias Body = Never
    nonisolated public init() {}

    package struct Content: LeafContent {
        var style: ResolvedStyle
        package var layout: DividerLayout { DividerLayout() }
        package func hasSameLayout(as other: Self) -> Bool { true }
        package func hasSameDrawing(as other: Self) -> Bool { style == other.style }
        package func draw(in size: CGSize, _ context: inout DrawContext) {
            let rect = CGRect(origin: .zero, size: size)
            context.fill(Path(rect), style.paint(in: rect))
        }
    }

    package func resolve(_ context: LeafContext) -> Content {
        let environment = context.environment
        return Content(style: SeparatorShapeStyle().resolved(in: environment))
    }
}
