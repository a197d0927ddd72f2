import Foundation
import MartletBase
import Testing

@testable import MartletImage

@Suite struct SVGIconTests {
    private func description(_ data: String) -> [String] {
        var steps: [String] = []
        func p(_ point: CGPoint) -> String { "\((point.x * 1000).rounded() / 1000),\((point.y * 1000).rounded() / 1000)" }
        SVGPathReader.path(data).forEach { element in
            switch element {
            case .move(let to): steps.append("M" + p(to))
            case .line(let to): steps.append("L" + p(to))
            case .quadCurve(let to, let control): steps.append("Q" + p(control) + " " + p(to))
            case .curve(let to, let a, let b): steps.append("C" + p(a) + " " + p(b) + " " + p(to))
            case .closeSubpath: steps.append("Z")
            }
        }
        return steps
    }

    @Test func linesInAllSpellings() {
        #expect(description("M1 2L3 4") == ["M1.0,2.0", "L3.0,4.0"])
        #expect(description("m1,2 3 4 h5v-6H1V2z") == ["M1.0,2.0", "L4.0,6.0", "L9.0,6.0", "L9.0,0.0", "L1.0,0.0", "L1.0,2.0", "Z"])
        #expect(description("M.5.5l-.5-.5") == ["M0.5,0.5", "L0.0,0.0"])
        #expect(description("M1e1 1E-1l1.5e0 0") == ["M10.0,0.1", "L11.5,0.1"])
        // After closing, the next step begins at the start again.
        #expect(description("M1 1l2 0 0 2z l1 1") .suffix(1) == ["L2.0,2.0"])
    }

    @Test func curvesAndTheirSmoothForms() {
        #expect(description("M0 0C1 1 2 1 3 0S5 -1 6 0")[2] == "C4.0,-1.0 5.0,-1.0 6.0,0.0")
        #expect(description("M0 0S1 1 2 0")[1] == "C0.0,0.0 1.0,1.0 2.0,0.0")
        #expect(description("M0 0Q1 1 2 0T4 0") == ["M0.0,0.0", "Q1.0,1.0 2.0,0.0", "Q3.0,-1.0 4.0,0.0"])
        #expect(description("m1 1c1 1 2 1 3 0s1-1 3 0")[2] == "C5.0,0.0 5.0,0.0 7.0,1.0")
    }

    @Test func arcsLieOnTheirEllipse() {
        for (data, center, radii) in [
            ("M10 0A10 10 0 0 1 0 10", CGPoint.zero, (10.0, 10.0)), ("M10 0A10 10 0 1 0 0 10", CGPoint.zero, (10, 10)),
            ("M-20 0A20 5 0 1 1 20 0", CGPoint.zero, (20, 5)), ("M0 0a4 4 0 018 0", CGPoint(x: 4, y: 0), (4, 4)),
        ] {
            let path = SVGPathReader.path(data)
            var count = 0
            var current = CGPoint.zero
            path.forEach { element in
                switch element {
                case .move(let to): current = to
                case .curve(let to, let a, let b):
                    for t in [0.25, 0.5, 0.75, 1] {
                        let u = 1 - t
                        let x = u * u * u * current.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * to.x
                        let y = u * u * u * current.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * to.y
                        let dx = (x - center.x) / radii.0
                        let dy = (y - center.y) / radii.1
                        #expect(abs((dx * dx + dy * dy).squareRoot() - 1) < 0.001, "\(data)")
                    }
                    current = to
                    count += 1
                default: break
                }
            }
            #expect(count >= 1)
        }
        // Too small radii grow until they reach.
        #expect(SVGPathReader.path("M0 0A1 1 0 0 1 10 0").boundingRect.height > 4.9)
        #expect(description("M0 0A0 5 0 0 1 10 0") == ["M0.0,0.0", "L10.0,0.0"])
    }

    @Test func whatFollowsAMistakeIsDropped() {
        #expect(description("M1 1L2 2L3") == ["M1.0,1.0", "L2.0,2.0"])
        #expect(description("L1 1") == [])
        #expect(description("M1 1 X 3 4") == ["M1.0,1.0"])
        #expect(description("M1 1z 5 5") == ["M1.0,1.0", "Z"])
        #expect(description("M1 1L1e99 0") == ["M1.0,1.0"])
        #expect(description("") == [] && description("   ") == [] && description("M") == [])
    }

    @Test func elements() throws {
        let icon = try #require(
            SVGIcon(
                """
                <?xml version="1.0"?><!-- <path d="M0 0h99"/> -->
                <svg xmlns="x" viewBox="0 0 24 12"><g fill='none'>
                <circle cx="4" cy='4' r="2"/><ellipse cx="4" cy="4" rx="3" ry="1"/><rect x="1" y="1" width="4" height="2" rx="1"/>
                <rect width="3" height="3"/><polygon points="0,0 4,0 4,4"/><path d="M0 0h4v4z" fill-rule="evenodd"/>
                <path d="M0 0h9" fill="none"/></g></svg>
                """))
        #expect(icon.viewBox == CGRect(x: 0, y: 0, width: 24, height: 12))
        #expect(icon.layers.count == 6)
        #expect(icon.layers.map(\.isEvenOdd) == [false, false, false, false, false, true])
        #expect(icon.layers[0].path.boundingRect == CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(SVGIcon("<svg width=\"16px\" height=\"8\"><path d=\"M0 0h4v4z\"/></svg>")?.viewBox == CGRect(x: 0, y: 0, width: 16, height: 8))
    }

    @Test func nothingUsable() {
        for text in ["", "<svg/>", "<svg viewBox='0 0 0 0'><path d='M0 0h1v1z'/></svg>", "<path d='M0 0h1v1z'/>", "<svg viewBox='0 0 1'/>", "<svg viewBox='0 0 a 1'><path d='M0 0h1z'/>", "plain", "<", "<svg viewBox=\"0 0 1 1"] {
            #expect(SVGIcon(text) == nil, "\(text)")
        }
    }

    @Test func damagedTextNeverCrashes() {
        var random = TestRandom(17)
        let text = Array("<svg viewBox=\"0 0 16 16\"><path fill-rule='evenodd' d=\"M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1c1-2 3 4 5 6s1.5-.5 2 2q1 1 2 2t3 4\"/><circle cx='4' cy='4' r='2'/></svg>".utf8)
        var usable = 0
        for _ in 0..<3000 {
            var damaged = text
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let at = Int.random(in: 0..<damaged.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: damaged.remove(at: at)
                case 1: damaged[at] = UInt8.random(in: 0...255, using: &random)
                default: damaged.removeSubrange(at..<min(damaged.count, at + 20))
                }
                if damaged.isEmpty { damaged = text }
            }
            if let icon = SVGIcon(String(decoding: damaged, as: UTF8.self)) {
                usable += 1
                #expect(icon.viewBox.width > 0 && !icon.layers.isEmpty)
            }
        }
        #expect(usable > 100 && usable < 3000)
    }
}
