import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

/// A thin line across a stack: horizontal in a `VStack` and outside of stacks, vertical in an `HStack`.
///
/// It fills the other axis and is half a point thick on iOS, one point on macOS. Measured.
@MainActor @preconcurrency
public struct Divider: View, LeafView, Sendable {
    public typealias Body = Never
    nonisolated public init() {}

    package struct Content: LeafContent {
        package var layout: DividerLayout
        var color: RGBA
        package func hasSameLayout(as other: Self) -> Bool { layout == other.layout }
        package func hasSameDrawing(as other: Self) -> Bool { color == other.color }
        package func draw(in size: CGSize, _ context: inout DrawContext) {
            context.fill(Path(CGRect(origin: .zero, size: size)), .color(color))
        }
    }

    package func resolve(_ context: LeafContext) -> Content {
        let environment = context.environment
        let isVertical = environment.stackAxis == .horizontal
        let thickness: CGFloat = environment.platformProfile == .macOS ? 1 : 0.5
        return Content(
            layout: DividerLayout(isVertical: isVertical, thickness: thickness),
            color: SeparatorShapeStyle.color(in: environment))
    }
}
