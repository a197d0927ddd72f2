import Foundation
import MartletBase
import MartletDisplay
import MartletImage
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ImageViewTests {
    /// 40 by 20 pixels, half transparent red.
    let picture = CGImage(
        PixelBuffer(widthInPixels: 40, heightInPixels: 20) { out in
            for index in 0..<800 { out[index] = 0x8000_0080 }
        })

    func item<V: View>(@ViewBuilder _ view: () -> V) -> (ImageItem, CGRect)? {
        let host = TestHost(size: CGSize(width: 100, height: 60), content: view)
        guard let placed = Items.of(host.displayList).first, case .image(let item) = placed.item else { return nil }
        return (item, placed.frame)
    }

    @Test func picturesKeepTheirSizeInPoints() throws {
        let (drawn, frame) = try #require(item { Image(decorative: picture, scale: 2) })
        #expect(frame == CGRect(x: 40, y: 25, width: 20, height: 10))
        #expect(drawn.scale == 2 && drawn.template == nil && drawn.caps == nil)
        let (_, small) = try #require(item { Image(decorative: picture, scale: 2).frame(width: 4, height: 4) })
        #expect(small == CGRect(x: 40, y: 25, width: 20, height: 10))
    }

    @Test func resizablePicturesFillTheProposal() throws {
        #expect(
            try #require(item { Image(decorative: picture, scale: 2).resizable() }).1
                == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(
            try #require(
                item { Image(decorative: picture, scale: 2).resizable().fixedSize(horizontal: true, vertical: false) }
            ).1
                == CGRect(x: 40, y: 0, width: 20, height: 60))
        #expect(
            try #require(item { Image(decorative: picture, scale: 2).resizable().scaledToFit() }).1
                == CGRect(x: 0, y: 5, width: 100, height: 50))
    }

    @Test func capsTilesAndInterpolation() throws {
        let caps = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let (drawn, _) = try #require(
            item {
                Image(decorative: picture, scale: 2).resizable(capInsets: caps, resizingMode: .tile).interpolation(
                    .none)
            })
        #expect(drawn.caps == ImageCaps(top: 1, left: 2, bottom: 3, right: 4))
        #expect(drawn.tiles)
        #expect(drawn.interpolation == .none)
    }

    @Test func templatesTakeTheForeground() throws {
        let (drawn, _) = try #require(
            item { Image(decorative: picture, scale: 2).renderingMode(.template).foregroundStyle(Color.red) })
        #expect(Items.color(try #require(drawn.template)) == [255, 56, 60, 255])
        let (tinted, _) = try #require(
            item { Image(uiImage: UIImage(cgImage: picture).withTintColor(.green)).foregroundStyle(Color.red) })
        #expect(Items.color(try #require(tinted.template)) == [0, 255, 0, 255])
    }

    @Test func missingPicturesTakeNoRoomAndAreReported() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Image("nothing has this name").background(Color.red)
        }
        #expect(Items.of(host.displayList).allSatisfy { $0.frame.width == 0 })
        #expect(host.reports.filter { $0.contains("nothing has this name") }.count == 1)
    }

    @Test func symbolsFollowScaleAndForeground() throws {
        func frame(_ scale: Image.Scale) -> CGRect {
            let host = TestHost(size: CGSize(width: 100, height: 60)) {
                Image(systemName: "star").imageScale(scale).foregroundStyle(Color.red)
            }
            return Items.of(host.displayList).first?.frame ?? .null
        }
        // Measured: a star at the body size of iOS takes 22 by 20.
        #expect(frame(.medium).size == CGSize(width: 22, height: 20))
        #expect(frame(.small).width < 22 && frame(.large).width > 22)
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Image(systemName: "star").foregroundStyle(Color.red)
        }
        for placed in Items.of(host.displayList) {
            switch placed.item {
            case .fill(_, _, let paint), .stroke(_, _, _, let paint): #expect(Items.color(paint) == [255, 56, 60, 255])
            default: Issue.record("a symbol is drawn by paths")
            }
        }
    }

    @Test func symbolsFollowTheFont() throws {
        func size<V: View>(@ViewBuilder _ view: () -> V) -> CGSize {
            let host = TestHost(size: CGSize(width: 100, height: 60), platform: .macOS, content: view)
            return Items.of(host.displayList).first?.frame.size ?? .zero
        }
        // Measured on macOS: 13, 10, 22 and 26 points, and bold.
        #expect(size { Image(systemName: "star") } == CGSize(width: 16.5, height: 16))
        #expect(size { Image(systemName: "star").font(.caption) } == CGSize(width: 13, height: 11.5))
        #expect(size { Image(systemName: "star").font(.title) } == CGSize(width: 28.5, height: 26))
        #expect(size { Image(systemName: "star").font(.largeTitle) } == CGSize(width: 33.5, height: 31.5))
        #expect(size { Image(systemName: "star").font(.body.bold()) } == CGSize(width: 17, height: 16.5))
    }

    @Test func symbolBaselinesLieAboveTheBottom() throws {
        let host = TestHost(size: CGSize(width: 100, height: 60), platform: .macOS) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "star")
                Color.red.frame(width: 10, height: 10)
            }
        }
        let drawn = Items.of(host.displayList)
        let star = try #require(drawn.first).frame
        let box = try #require(drawn.last).frame
        // Measured: at 13 points the frame's bottom is 3 below the baseline.
        #expect(star.maxY - box.maxY == 3)
    }

    @Test func unknownSymbolsShowAFrame() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) { Image(systemName: "no.such.symbol") }
        #expect(Items.of(host.displayList).count == 1)
        #expect(host.reports.count == 1)
    }

    @Test func resizableSymbolsStretch() throws {
        let host = TestHost(size: CGSize(width: 100, height: 60)) { Image(systemName: "star").resizable() }
        let placed = try #require(Items.of(host.displayList).first)
        #expect(placed.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test func semantics() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            HStack {
                Image(decorative: picture, scale: 2)
                Image(picture, scale: 2, label: Text("a red bar"))
            }
        }
        #expect(host.count(.label("a red bar")) == 1)
        #expect(host.semanticsJSON.components(separatedBy: "image").count == 2)
    }

    @Test func namedAssetsFollowTheScheme() throws {
        let folder = NSTemporaryDirectory() + "martlet-values-\(UUID().uuidString).xcassets"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let set = folder + "/Ink.colorset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        let contents = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components":
                {"red": "0x00", "green": "0xFF", "blue": "0x00", "alpha": "0.500"}}}],
             "info": {"author": "xcode", "version": 1}}
            """
        try contents.write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
        var environment = ColorTests.environment()
        environment.assetStore = AssetStore(roots: [folder])
        #expect(ColorTests.bytes(Color("Ink").rgba(in: environment)) == [255, 0, 0, 255])
        environment.colorScheme = .dark
        #expect(ColorTests.bytes(Color("Ink").rgba(in: environment)) == [0, 255, 0, 128])
        #expect(ColorTests.bytes(Color("Ink").opacity(0.5).rgba(in: environment)) == [0, 255, 0, 64])
    }
}
