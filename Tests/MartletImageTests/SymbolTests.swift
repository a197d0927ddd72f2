import Foundation
import MartletBase
import Testing

@testable import MartletImage

@Suite struct SymbolTests {
    private func size(_ name: String, _ points: Double, weight: Int = 400, scale: SymbolScale = .medium) throws -> CGSize {
        try #require(SymbolLibrary.symbol(named: name, pointSize: points, weight: weight, scale: scale)).size
    }

    /// Measured on Apple's systems: facts on symbol sizes.
    @Test func framesAreTheMeasuredOnes() throws {
        for (points, width, height) in [(10.0, 13.0, 11.5), (13, 16.5, 16), (17, 22, 20), (22, 28.5, 26), (26, 33.5, 31.5)] {
            #expect(try size("star", points) == CGSize(width: width, height: height))
        }
        #expect(try size("chevron.right", 13) == CGSize(width: 10, height: 13.5))
        #expect(try size("ellipsis", 13) == CGSize(width: 14, height: 4.5))
        #expect(try size("star", 13, weight: 700) == CGSize(width: 17, height: 16.5))
        let small = try size("star", 13, scale: .small)
        let large = try size("star", 13, scale: .large)
        #expect(abs(small.width / 16.5 - 0.81) < 0.03 && abs(large.width / 16.5 - 1.28) < 0.03)
    }

    @Test func placesBesideText() throws {
        for (points, below) in [(10.0, 2.0), (13, 3), (17, 3.5), (22, 4.5), (26, 5.5)] {
            #expect(try #require(SymbolLibrary.symbol(named: "star", pointSize: points)).baselineOffset == below)
        }
        for (points, center) in [(13.0, 4.5), (22, 7.75)] {
            #expect(try #require(SymbolLibrary.symbol(named: "star", pointSize: points)).capCenterOffset == center)
        }
        // A low symbol floats above the baseline.
        #expect(try #require(SymbolLibrary.symbol(named: "ellipsis", pointSize: 13)).baselineOffset < 0)
    }

    @Test func everyNameDrawsInsideItsFrame() throws {
        #expect(SymbolLibrary.names.count > 600)
        for name in SymbolLibrary.names {
            for weight in [100, 400, 900] {
                let symbol = try #require(SymbolLibrary.symbol(named: name, pointSize: 20, weight: weight), "\(name)")
                #expect(!symbol.layers.isEmpty && symbol.layers.count <= 3, "\(name)")
                #expect(Set(symbol.layers.map(\.hierarchyLevel)).count == symbol.layers.count, "\(name)")
                let frame = CGRect(origin: .zero, size: symbol.size).insetBy(dx: -1.2, dy: -1.2)
                for layer in symbol.layers {
                    var box = layer.path.boundingRect
                    if case .stroke(let width, _, _) = layer.style { box = box.insetBy(dx: -width / 2, dy: -width / 2) }
                    #expect(!box.isNull && frame.contains(box), "\(name) \(weight) \(box) \(symbol.size)")
                }
                #expect(symbol.size.width < 60 && symbol.size.height < 40, "\(name)")
                #expect(symbol.size.width * 2 == (symbol.size.width * 2).rounded())
                #expect(symbol.size.height * 2 == (symbol.size.height * 2).rounded())
            }
        }
    }

    @Test func theNamesThatCodeUsesMostAreThere() {
        let wanted = """
            plus minus xmark checkmark chevron.left chevron.right chevron.up chevron.down arrow.left arrow.right arrow.up arrow.down
            star star.fill heart heart.fill circle circle.fill square square.fill person person.fill person.2 person.2.fill person.3
            person.3.fill person.crop.circle person.crop.circle.fill gear gearshape gearshape.fill house house.fill magnifyingglass
            trash trash.fill pencil bell bell.fill bookmark bookmark.fill envelope envelope.fill phone phone.fill camera camera.fill
            photo play play.fill pause pause.fill stop stop.fill forward forward.fill backward backward.fill speaker speaker.wave.2
            speaker.wave.3.fill speaker.slash mic mic.fill sun.max sun.max.fill moon moon.fill cloud cloud.fill cloud.rain bolt
            bolt.fill flame flame.fill drop drop.fill leaf leaf.fill cart cart.fill creditcard tag tag.fill folder folder.fill doc
            doc.fill doc.text calendar clock clock.fill timer map map.fill mappin location location.fill globe wifi lock lock.fill
            lock.open key key.fill eye eye.fill eye.slash hand.thumbsup hand.thumbsup.fill flag flag.fill gift gift.fill ellipsis
            ellipsis.circle list.bullet line.3.horizontal slider.horizontal.3 square.and.arrow.up square.and.arrow.down
            square.and.pencil paperplane paperplane.fill info.circle info.circle.fill questionmark.circle exclamationmark.triangle
            exclamationmark.triangle.fill plus.circle plus.circle.fill minus.circle xmark.circle xmark.circle.fill checkmark.circle
            checkmark.circle.fill arrow.clockwise arrow.counterclockwise wand.and.stars sparkles music.note book book.fill
            graduationcap tray archivebox paperclip link scissors rectangle rectangle.fill sidebar.left app command power 1.circle
            50.circle.fill 7.square
            """
        for name in wanted.split(whereSeparator: \.isWhitespace) {
            #expect(SymbolLibrary.origin(of: String(name)) == .own, "\(name)")
        }
    }

    @Test func heavierFontsDrawHeavierLines() throws {
        var last = 0.0
        for weight in stride(from: 100, through: 900, by: 100) {
            let plus = try #require(SymbolLibrary.symbol(named: "plus", pointSize: 17, weight: weight))
            guard case .stroke(let width, .round, .round) = plus.layers[0].style else {
                Issue.record("a plus is one stroke")
                return
            }
            #expect(plus.layers.count == 1 && width > last)
            last = width
        }
        #expect(SymbolLibrary.symbol(named: "plus", pointSize: 17, weight: 5000) == SymbolLibrary.symbol(named: "plus", pointSize: 17, weight: 900))
    }

    @Test func drawingsScaleWithTheFontAndRepeat() throws {
        let small = try #require(SymbolLibrary.symbol(named: "bell.fill", pointSize: 20))
        #expect(SymbolLibrary.symbol(named: "bell.fill", pointSize: 20) == small)
        let large = try #require(SymbolLibrary.symbol(named: "bell.fill", pointSize: 40))
        let ratio = large.layers[0].path.boundingRect.width / small.layers[0].path.boundingRect.width
        #expect(abs(ratio - 2) < 1e-6)
    }

    @Test func nonsenseDrawsNothing() {
        for name in ["", "no.such.symbol", "circle.circle.circle", "../../etc/passwd", "star.slash.slash", ".fill", "51.circle", String(repeating: "a", count: 1000)] {
            #expect(SymbolLibrary.symbol(named: name, pointSize: 13) == nil, "\(name)")
        }
        for size in [0, -1, Double.nan, .infinity, 1e9] { #expect(SymbolLibrary.symbol(named: "star", pointSize: size) == nil) }
        #expect(SymbolLibrary.symbol(named: "star", pointSize: 0.01) != nil)
    }

    @Test func circledGlyphsAreOnePartCutOrTwoLevels() throws {
        let filled = try #require(SymbolLibrary.symbol(named: "plus.circle.fill", pointSize: 20))
        #expect(filled.layers.count == 1 && filled.layers[0].style == .fill)
        let middle = CGPoint(x: filled.size.width / 2, y: filled.size.height / 2)
        #expect(!filled.layers[0].path.contains(middle))
        #expect(filled.layers[0].path.contains(CGPoint(x: middle.x + 3, y: middle.y + 3)))
        let plain = try #require(SymbolLibrary.symbol(named: "plus.circle", pointSize: 20))
        #expect(plain.layers.map(\.hierarchyLevel) == [1, 0])
    }

    @Test func otherIconsAreTriedByAlias() throws {
        #expect(BootstrapIcons.candidates(for: "magnifyingglass") == ["search", "magnifyingglass"])
        #expect(BootstrapIcons.candidates(for: "person.2.fill") == ["people-fill", "person-2-fill"])
        #expect(BootstrapIcons.candidates(for: "bag.fill") == ["bag-fill"])
        let folder = TemporaryFolder()
        try folder.write(
            "people-fill.svg",
            "<svg viewBox=\"0 0 16 16\"><path fill-rule=\"evenodd\" d=\"M0 0h16v16H0z M4 4h8v8H4z\"/></svg>")
        let icon = try #require(BootstrapIcons.icon(for: "person.2.fill", in: folder.path))
        #expect(icon.shapes.count == 1 && icon.shapes[0].isEvenOdd)
        #expect(icon.bounds == CGRect(x: -58.5, y: -58.5, width: 117, height: 117))
        #expect(BootstrapIcons.icon(for: "person.3", in: folder.path) == nil)
        #expect(BootstrapIcons.file(for: "../people-fill", in: folder.path) == nil)
    }
}
