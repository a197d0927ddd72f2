extension View {
    /// Sets the size of the symbols in this view beside their text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Says how the symbols with several layers in this view are coloured; nil leaves it to each symbol.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Shows the symbols in this view in a variant, added to those set above. A symbol without the variant stays as
    /// it is.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
}
