import MartletImage

private struct AssetStoreKey: EnvironmentKey { static var defaultValue: AssetStore? { SharedAssets.current } }
private struct DiagnosticsKey: EnvironmentKey { static var defaultValue: Diagnostics { .standard } }
private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// Where named pictures and colours are looked up; the process's own assets unless a host sets others.
    package var assetStore: AssetStore? {
        get { self[AssetStoreKey.self] }
        set { self[AssetStoreKey.self] = newValue }
    }

    /// Where a name that can't be found is reported.
    package var diagnostics: Diagnostics {
        get { self[DiagnosticsKey.self] }
        set { self[DiagnosticsKey.self] = newValue }
    }

    /// The size of symbols beside their text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How symbols with several layers are coloured; nil for each symbol's own preference.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }

    /// The variants that symbols are shown in.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension AssetTraits {
    /// What the environment says about the choice among an asset's variants.
    init(_ environment: EnvironmentValues) {
        self.init(
            idiom: environment.platformProfile == .macOS ? .mac : .phone, isDark: environment.colorScheme == .dark,
            hasIncreasedContrast: environment.colorSchemeContrast == .increased,
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            displayScale: Double(environment.displayScale))
    }
}
