import Foundation
import MartletBase
import MartletDisplay
import Testing

@testable import MartletRaster

/// Fast ways give the same bytes as slow ones: threads, damage, caches, on random display lists of every kind.
@Suite struct ParityTests {
    @Test(arguments: 0..<150)
    func threadsChangeNothing(seed: Int) throws {
        var random = RandomScene(UInt64(seed))
        let scene = random.list()
        let scale = [1.0, 2, 1.5][seed % 3]
        let one = try Rasterizer().draw(scene, scale: scale, background: seed % 2 == 0 ? .white : nil)
        let many = try Rasterizer().draw(scene, scale: scale, background: seed % 2 == 0 ? .white : nil, threads: 3)
        #expect(one == many)
        #expect(one.isPremultiplied)
    }

    @Test(arguments: 0..<300)
    func damageIsEnough(seed: Int) throws {
        var random = RandomScene(UInt64(seed) &+ 5000)
        let scale = [1.0, 2, 1.5][seed % 3]
        let old = random.list()
        let rasterizer = Rasterizer()
        let surface = try Surface(
            widthInPixels: Int(random.width * scale), heightInPixels: Int(random.height * scale))
        try rasterizer.draw(old, scale: scale, background: .white, into: surface)
        var frame = old
        for _ in 0..<3 {
            let next = DisplayList(size: frame.size, root: random.changed(frame.root))
            let damage = DisplayList.damage(
                from: frame, to: next, scale: scale, widthInPixels: surface.widthInPixels,
                heightInPixels: surface.heightInPixels)
            try rasterizer.draw(next, scale: scale, background: .white, into: surface, damage: damage)
            let whole = try Rasterizer().draw(
                next, scale: scale, background: .white, widthInPixels: surface.widthInPixels,
                heightInPixels: surface.heightInPixels)
            let parts = surface.snapshot()
            #expect(parts.difference(whole) == 0, "seed \(seed), off by \(parts.difference(whole)), damage \(damage)")
            frame = next
        }
    }

    @Test func cachesChangeNothing() throws {
        let rasterizer = Rasterizer()
        for seed in 0..<60 {
            var random = RandomScene(UInt64(seed % 30) &+ 900)
            let scene = random.list()
            #expect(try rasterizer.draw(scene, scale: 2) == Rasterizer().draw(scene, scale: 2), "seed \(seed)")
        }
    }

    @Test func sharedNodesAreNotDamaged() throws {
        let rows = (0..<1000).map { index in
            DisplayNode.Child(offset: CGPoint(x: 0, y: index * 10), node: fillRect(rect(0, 0, 80, 9), gray(Double(index % 7) / 7)))
        }
        var changed = rows
        changed[3].node = fillRect(rect(0, 0, 80, 9), .red)
        let old = list(DisplayNode(.group(rows)), 100, 200)
        let new = list(DisplayNode(.group(changed)), 100, 200)
        let damage = DisplayList.damage(from: old, to: new, scale: 1, widthInPixels: 100, heightInPixels: 200)
        #expect(damage.count == 1)
        #expect(damage[0].contains(PixelRect(minX: 0, minY: 30, maxX: 80, maxY: 39)))
        #expect(damage[0].area < 82 * 14)
        #expect(DisplayList.damage(from: old, to: old, scale: 1, widthInPixels: 100, heightInPixels: 200).isEmpty)
        // The same content without a shared node is found equal too.
        let copy = list(DisplayNode(.group(rows.map { .init(offset: $0.offset, node: DisplayNode($0.node.content)) })), 100, 200)
        #expect(DisplayList.damage(from: old, to: copy, scale: 1, widthInPixels: 100, heightInPixels: 200).isEmpty)
        // A row put in damages from there on, not before.
        var longer = rows
        longer.insert(.init(offset: CGPoint(x: 85, y: 95), node: fillRect(rect(0, 0, 5, 5), .red)), at: 9)
        let inserted = DisplayList.damage(
            from: old, to: list(DisplayNode(.group(longer)), 100, 200), scale: 1, widthInPixels: 100, heightInPixels: 200)
        #expect(inserted.count == 1)
        #expect(inserted[0].area <= 100)
    }

    @Test func damageDrawsOnlyWhatItMust() throws {
        let rows = (0..<20).map { index in
            DisplayNode.Child(offset: CGPoint(x: 0, y: index * 10), node: fillRect(rect(0, 0, 100, 10), gray(Double(index % 7) / 7)))
        }
        let rasterizer = Rasterizer()
        let surface = try Surface(widthInPixels: 100, heightInPixels: 200)
        let scene = list(DisplayNode(.group(rows)), 100, 200)
        try rasterizer.draw(scene, scale: 1, into: surface)
        #expect(rasterizer.work.pixelsDrawn == 20000)
        try rasterizer.draw(scene, scale: 1, into: surface, damage: [PixelRect(minX: 10, minY: 20, maxX: 20, maxY: 40)])
        #expect(rasterizer.work.pixelsDrawn == 200)
        try rasterizer.draw(scene, scale: 1, into: surface, damage: [])
        #expect(rasterizer.work.pixelsDrawn == 0)
    }

    @Test func damageListsStayShortAndCoverAll() {
        var dice = Dice(11)
        for _ in 0..<50 {
            var damage = DamageList()
            var all: [PixelRect] = []
            for _ in 0..<40 {
                let x = dice.below(500)
                let y = dice.below(500)
                let rect = PixelRect(minX: x, minY: y, maxX: x + 1 + dice.below(40), maxY: y + 1 + dice.below(40))
                damage.add(rect)
                all.append(rect)
            }
            #expect(damage.rects.count <= DamageList.limit)
            for rect in all { #expect(damage.rects.contains { $0.contains(rect) }) }
            for (index, rect) in damage.rects.enumerated() {
                for other in damage.rects.dropFirst(index + 1) { #expect(!rect.intersects(other)) }
            }
        }
    }
}
