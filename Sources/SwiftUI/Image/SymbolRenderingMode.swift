/// How a symbol with several layers is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    package let kind: Kind

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Layers in colours of their own where the symbol has them, else as `monochrome`.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers in the foreground style, less important ones weaker.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers in the levels of the foreground style: the first in its primary, the second in its secondary one.
    public static let palette = SymbolRenderingMode(kind: .palette)
}
