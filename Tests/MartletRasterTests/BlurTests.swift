import Foundation
import MartletBase
import MartletDisplay
import Testing

@testable import MartletRaster

/// Shadows and blurs against profiles measured from outside, and fast ways against slow ones.
@Suite struct BlurTests {
    private func shadowed(_ child: DisplayNode, _ radius: Double, offset: CGSize = .zero, color: RGBA = .black) -> DisplayNode {
        effect(.shadow(color: color, radius: radius, offset: offset), child)
    }

    /// Levels outwards from the edge of a large white rectangle with a black shadow, on white.
    private func profile(_ radius: Double, path: Path) throws -> [Int] {
        let picture = try draw(shadowed(fill(path, .white), radius), 400, 200)
        return (0..<40).map { picture.red(300 + $0, 100) }
    }

    @Test func shadowOfRadiusTenHasTheMeasuredProfile() throws {
        let measured = [132, 152, 170, 188, 203, 217, 228, 237, 244, 249, 252]
        let found = try profile(10, path: Path(rect(100, 50, 200, 100)))
        for (index, value) in measured.enumerated() { #expect(abs(found[2 * index] - value) <= 1) }
        #expect(found[30] == 255)
    }

    @Test func shadowOfRadiusFourHasTheMeasuredProfile() throws {
        let measured = [140, 163, 186, 205, 221, 234, 243, 250, 253]
        let found = try profile(4, path: Path(rect(100, 50, 200, 100)))
        for (index, value) in measured.enumerated() { #expect(abs(found[index] - value) <= 1) }
        #expect(found[12] == 255)
    }

    @Test func blurOfRadiusFourHasTheMeasuredProfile() throws {
        let measured = [253, 251, 248, 242, 234, 222, 207, 188, 165, 140, 115, 90, 67, 48, 32, 21, 13, 7, 4, 2, 1, 0]
        let picture = try draw(
            effect(.blur(radius: 4, isOpaque: false), fill(Path(rect(50, 50, 100, 100)), .white)), 200, 200,
            background: .black)
        for (index, value) in measured.enumerated() { #expect(abs(picture.red(140 + index, 100) - value) <= 1) }
    }

    @Test func shadowRadiusZeroIsAnExactCopy() throws {
        let picture = try draw(
            shadowed(fill(Path(rect(10, 10, 10, 10)), .red), 0, offset: CGSize(width: 15, height: 5)), 50, 50)
        #expect(picture.rgb(15, 15) == [255, 0, 0])
        #expect(picture.rgb(30, 20) == [0, 0, 0])
        #expect(picture.rgb(25, 14) == [255, 255, 255])
        #expect(picture.rgb(25, 15) == [0, 0, 0])
    }

    /// The direct kernel, computed here in the plainest way, for the coarse grid to be compared with.
    private func direct(_ form: BlurKernel.Form, _ sigma: Double, _ values: [Double]) -> [Double] {
        let kernel = BlurKernel(form, sigma: sigma)
        return values.indices.map { index in
            var sum = 0.0
            for distance in -kernel.radius...kernel.radius where values.indices.contains(index + distance) {
                sum += values[index + distance] * Double(kernel.weights[abs(distance)])
            }
            return sum
        }
    }

    @Test(arguments: [1.0, 3, 7.9, 8, 9.5, 12, 15.9, 16, 20, 31, 40, 64, 100], [BlurKernel.Form.gaussian, .shadow])
    func coarseGridStaysWithinALevel(sigma: Double, form: BlurKernel.Form) {
        let count = 1024
        // Edges at several places of the grid, a thin line, and noise.
        var dice = Dice(7)
        var bytes = [UInt8](repeating: 0, count: count)
        for index in 101..<300 { bytes[index] = 255 }
        bytes[350] = 255
        for index in 402..<407 { bytes[index] = 255 }
        for index in 500..<900 { bytes[index] = UInt8(dice.below(256)) }
        let wanted = direct(form, sigma, bytes.map { Double($0) })
        let axis = BlurAxis(form, sigma: sigma)
        let bounds = PixelRect(minX: -37, minY: 0, maxX: count - 37, maxY: 1)
        var found = [UInt8](repeating: 0, count: count)
        bytes.withUnsafeBufferPointer { source in
            found.withUnsafeMutableBufferPointer { out in
                guard let from = source.baseAddress, let to = out.baseAddress else { return }
                GaussianBlur().blur(
                    GaussianBlur.Source(bytes: from, stride: count, bounds: bounds), channels: 1, axis,
                    BlurAxis(form, sigma: 0), output: bounds, into: to, outStride: count)
            }
        }
        let worst = zip(found, wanted).map { abs(Double($0) - $1) }.max() ?? 0
        // One level, and half of one for rounding.
        #expect(worst <= 1.5)
    }

    /// The stretched mask against the blurred layer, which takes the shape as it comes.
    @Test(arguments: [2.0, 6, 10, 20], [0.0, 0.3])
    func stretchedShadowEqualsTheSlowOne(radius: Double, shift: Double) throws {
        let box = rect(60 + shift, 70 + shift, 300.5, 180)
        for path in [rounded(box, 20), rounded(box, 90), Path(box), circle(200, 160, 80)] {
            let fast = try draw(shadowed(fill(path, .white), radius, color: .black), 420, 320)
            // An even-odd sliver far away keeps the straight middle from being found.
            var odd = path
            odd.addRect(rect(-5000, -5000, 1, 1))
            let slow = try draw(shadowed(effect(.flatten, group(fill(path, .white), fill(Path(rect(-500, -500, 1, 1)), .white))), radius, color: .black), 420, 320)
            #expect(fast.difference(slow) <= 1)
            let whole = try draw(shadowed(fill(odd, .white), radius, color: .black), 420, 320)
            #expect(fast.difference(whole) <= 1)
        }
    }

    /// A clip around an opaque background has the clip's own shadow; a translucent background goes the long way.
    @Test func clippedCardHasTheSameShadowAsItsShape() throws {
        let box = rect(30, 30, 260, 120)
        let card = effect(
            .clip(rounded(box, 30), FillStyle()), group(fillRect(box, .white), fill(circle(160, 90, 20), .red)))
        let fast = try draw(shadowed(card, 10, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.33)), 320, 180, scale: 2)
        let slow = try draw(
            group(shadowed(fill(rounded(box, 30), .white), 10, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.33)),
                fill(circle(160, 90, 20), .red)), 320, 180, scale: 2)
        #expect(fast.difference(slow) <= 1)
        let rasterizer = Rasterizer()
        _ = try rasterizer.draw(list(shadowed(card, 10), 320, 180), scale: 2)
        #expect(rasterizer.work.layers == 0)
    }

    @Test func opaqueBlurKeepsAHardEdge() throws {
        let halves = effect(
            .flatten, group(fill(Path(rect(20, 20, 30, 60)), .red), fill(Path(rect(50, 20, 30, 60)), .blue)))
        let picture = try draw(effect(.blur(radius: 5, isOpaque: true), halves), 100, 100, background: nil)
        #expect(picture.alpha(19, 50) == 0)
        #expect(picture.alpha(20, 50) == 255)
        #expect(picture.rgb(20, 50) == [255, 0, 0])
        #expect(picture.rgb(20, 20) == [255, 0, 0])
        #expect(abs(picture.red(50, 50) - 115) <= 12)
        #expect(picture.blue(79, 50) == 255)
        #expect(picture.isPremultiplied)
    }

    @Test func scaleGoesIntoTheRadius() throws {
        let small = try draw(
            effect(.transform(CGAffineTransform(scaleX: 2, y: 2)), shadowed(fill(Path(rect(20, 20, 60, 60)), .white), 4)),
            200, 200)
        let large = try draw(shadowed(fill(Path(rect(40, 40, 120, 120)), .white), 8), 200, 200)
        #expect(small.difference(large) == 0)
    }

    /// A quarter turn turns the shadow's offset.
    @Test func offsetTurnsWithTheTransform() throws {
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 0)
        let picture = try draw(
            effect(.transform(quarter), shadowed(fill(Path(rect(20, 20, 10, 10)), .red), 0, offset: CGSize(width: 12, height: 0))),
            60, 60)
        // The square lies at x 30...40, y 20...30; its shadow 12 below.
        #expect(picture.rgb(35, 25) == [255, 0, 0])
        #expect(picture.rgb(35, 37) == [0, 0, 0])
    }

    @Test func secondShadowShadowsTheFirst() throws {
        let square = fill(Path(rect(10, 10, 10, 10)), .red)
        let first = shadowed(square, 0, offset: CGSize(width: 15, height: 0), color: .green)
        let picture = try draw(shadowed(first, 0, offset: CGSize(width: 0, height: 15), color: .blue), 50, 50)
        #expect(picture.rgb(15, 15) == [255, 0, 0])
        #expect(picture.rgb(30, 15) == [0, 255, 0])
        #expect(picture.rgb(15, 30) == [0, 0, 255])
        #expect(picture.rgb(30, 30) == [0, 0, 255])
    }

    @Test func paintAlphaGoesIntoTheShadow() throws {
        let half = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
        let picture = try draw(
            shadowed(fill(Path(rect(10, 10, 10, 10)), half), 0, offset: CGSize(width: 15, height: 0)), 50, 50)
        #expect(picture.rgb(30, 15) == [127, 127, 127])
        let faded = try draw(
            effect(
                .opacity(0.5),
                shadowed(fill(Path(rect(10, 10, 10, 10)), .red), 0, offset: CGSize(width: 5, height: 0))), 50, 50,
            background: nil)
        // The item hides its shadow before both are faded.
        #expect(faded.rgb(17, 15) == [128, 0, 0])
        #expect(faded[22, 15] == 0x8000_0000)
    }
}
