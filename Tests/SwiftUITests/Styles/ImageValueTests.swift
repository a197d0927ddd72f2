import Foundation
import MartletBase
import MartletImage
import SwiftUI
import Testing

struct ImageValueTests {
    /// Two by three pixels, numbered row by row from 1.
    let numbered = CGImage(
        PixelBuffer(widthInPixels: 2, heightInPixels: 3) { out in
            for index in 0..<6 { out[index] = 0xFF00_0000 + UInt32(index + 1) }
        })

    func numbers(_ image: Image) -> [[UInt32]] {
        guard case .pixels(let pixels, _) = image.source else { return [] }
        return (0..<pixels.heightInPixels).map { y in (0..<pixels.widthInPixels).map { pixels[$0, y] & 0xFF } }
    }

    @Test func orientations() {
        func turned(_ orientation: Image.Orientation) -> [[UInt32]] {
            numbers(Image(decorative: numbered, scale: 1, orientation: orientation))
        }
        #expect(turned(.up) == [[1, 2], [3, 4], [5, 6]])
        #expect(turned(.upMirrored) == [[2, 1], [4, 3], [6, 5]])
        #expect(turned(.down) == [[6, 5], [4, 3], [2, 1]])
        #expect(turned(.downMirrored) == [[5, 6], [3, 4], [1, 2]])
        #expect(turned(.right) == [[5, 3, 1], [6, 4, 2]])
        #expect(turned(.left) == [[2, 4, 6], [1, 3, 5]])
        #expect(turned(.leftMirrored) == [[1, 3, 5], [2, 4, 6]])
        #expect(turned(.rightMirrored) == [[6, 4, 2], [5, 3, 1]])
    }

    @Test func cropping() {
        let part = numbered.cropping(to: CGRect(x: 1, y: 0.5, width: 5, height: 1.5))
        #expect(part?.width == 1 && part?.height == 2)
        #expect(part?.pixels[0, 1] == 0xFF00_0004)
        #expect(numbered.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
        #expect(numbered.cropping(to: .null) == nil)
    }

    @Test func modifiersChangeOnlyTheirOwn() {
        let image = Image("a").resizable().renderingMode(.template).interpolation(.none)
        #expect(image.resizing?.mode == .stretch)
        #expect(image.renderingMode == .template)
        #expect(image.interpolationMode == .none)
        #expect(image == Image("a").interpolation(.none).renderingMode(.original).renderingMode(.template).resizable())
        #expect(image != Image("a"))
    }

    @Test func scalesThatMakeNoSenseCountAsOne() {
        for scale in [0, -2, CGFloat.nan, .infinity] {
            guard case .pixels(_, let used) = Image(decorative: numbered, scale: scale).source else { continue }
            #expect(used == 1)
        }
    }

    @Test func uiImageKeepsItsMode() {
        let image = UIImage(cgImage: numbered, scale: 2, orientation: .right)
        #expect(image.size == CGSize(width: 1.5, height: 1))
        #expect(Image(uiImage: image.withRenderingMode(.alwaysTemplate)).renderingMode == .template)
        let tinted = Image(uiImage: image.withTintColor(.red))
        #expect(tinted.tint == Color(uiColor: .red))
        #expect(tinted.renderingMode == .template)
    }

    @Test func uiImageDecodesWhatItWrites() throws {
        let image = UIImage(cgImage: numbered)
        let data = try #require(image.pngData())
        #expect(UIImage(data: data)?.cgImage == numbered)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    }

    @Test func missingNamesAreReportedOnce() {
        var environment = EnvironmentValues()
        let diagnostics = Diagnostics()
        environment.diagnostics = diagnostics
        #expect(Image("no such picture").bitmap(in: environment) == nil)
        #expect(Image("no such picture").bitmap(in: environment) == nil)
        #expect(Color("no such colour").rgba(in: environment).alpha == 0)
        #expect(diagnostics.messages.count == 2)
        #expect(diagnostics.messages.first?.contains("no such picture") == true)
    }

    @Test func symbolVariantNames() {
        #expect(SymbolVariants.none.names(for: "star") == ["star"])
        #expect(SymbolVariants.fill.names(for: "star") == ["star.fill", "star"])
        #expect(SymbolVariants.fill.names(for: "star.fill") == ["star.fill"])
        #expect(SymbolVariants.circle.fill.names(for: "star").first == "star.circle.fill")
        #expect(SymbolVariants.circle.names(for: "star.fill").first == "star.circle.fill")
        #expect(SymbolVariants.slash.fill.names(for: "bell").first == "bell.slash.fill")
        #expect(SymbolVariants.circle.square == SymbolVariants.square)
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.fill))
    }
}
