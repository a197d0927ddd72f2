import Foundation
import MartletImage

extension UIImage {
    /// A symbol of the system's set; nil when there is no drawing of that name.
    public convenience init?(systemName name: String) {
        guard SymbolLibrary.origin(of: name) != nil else { return nil }
        self.init(content: .symbol(name), scale: 1)
    }

    /// A symbol's size at the platform's body font.
    static func symbolSize(_ name: String) -> CGSize {
        SymbolLibrary.symbol(named: name, pointSize: SymbolFont(EnvironmentValues()).pointSize)?.size ?? .zero
    }
}
