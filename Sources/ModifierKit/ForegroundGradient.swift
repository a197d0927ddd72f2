import SwiftUI

/// Fills what its content draws with a style that runs over the content's whole frame.
struct ForegroundGradient<Fill: ShapeStyle>: ViewModifier {
    let fill: Fill

    func body(content: Content) -> some View {
        content
            .overlay { Rectangle().fill(fill) }
            // The content is there twice, once for its size and once as the stencil; only the first may be heard.
            .mask { content.accessibilityHidden(true) }
    }
}
