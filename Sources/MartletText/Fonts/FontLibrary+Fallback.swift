extension FontLibrary {
    /// A face that has a glyph for a character which a font's own face lacks; nil when no font has it.
    func fallbackFace(for scalar: UInt32, font: ResolvedFont) -> FontFace? {
        var design = FontRequest.Design.standard
        if case .system(let wanted) = font.request.family { design = wanted }
        let key = FontCatalogue.FallbackKey(
            scalar: scalar, design: design, isBold: font.request.weight >= 600, isItalic: font.request.isItalic)
        return catalogue.withLock { $0.fallbackFace(for: key, in: self) }
    }

    /// The colour emoji face; nil when none is installed.
    func emojiFace() -> FontFace? { catalogue.withLock { $0.emojiFace(in: self) } }
}
