import Foundation
import MartletDisplay
import MartletLayout

/// The element of a modifier that only changes drawing: laid out as what it wraps.
package final class EffectElement: WrapperElement {
    /// The effect at a size; nil draws the content as it is.
    package var makeEffect: (CGSize) -> DisplayEffect? = { _ in nil }

    package init(_ inner: Element, _ graph: ViewGraph) {
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
    }

    package override func record(_ context: RecordContext) -> DisplayNode? {
        guard let child = innerChild(context) else { return nil }
        guard let effect = makeEffect(size) else { return Element.group([child]) }
        return DisplayNode(.effect(effect, child))
    }
}
