import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Runs the recorded cases: every probe's frame must be Apple's within 0.01 pt, at rest and after each step.
///
/// Provenance of the expected frames: recorded by the authors of the public repository iamcgn/swiftui-web (Apache-2.0) on
/// Apple's SwiftUI, macOS 26.2 and 26.6, scale 2. The views were written for this project.
@MainActor
struct FidelityTests {
    struct Expectation: Decodable {
        struct Step: Decodable {
            let name: String
            let frames: [String: [Double]]
        }
        let size: [Double]
        let frames: [String: [Double]]
        let steps: [Step]?
        let compare: String?
        let subset: Bool?
    }

    static let expectations: [String: Expectation] = {
        guard let url = Bundle.module.url(forResource: "frames", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [:] }
        return (try? JSONDecoder().decode([String: Expectation].self, from: data)) ?? [:]
    }()

    @Test func expectationsAreThere() { #expect(Self.expectations.count >= 75) }

    @Test(arguments: fidelityCases.map(\.name))
    func frames(_ name: String) throws {
        let item = try #require(fidelityCases.first { $0.name == name })
        let expected = try #require(Self.expectations[name])
        let run = item.make()
        let host = ProbeHost(size: item.size) { run.view }
        check(host.frames, expected.frames, expected, "\(name) at rest")
        for (index, step) in (expected.steps ?? []).enumerated() {
            run.steps[index].apply()
            check(host.frames, step.frames, expected, "\(name) after \(step.name)")
        }
    }

    private func check(
        _ actual: [String: CGRect], _ expected: [String: [Double]], _ expectation: Expectation, _ place: String
    ) {
        if expectation.subset != true {
            let extra = Set(actual.keys).subtracting(expected.keys)
            #expect(extra.isEmpty, "\(place): probes that should not exist: \(extra.sorted())")
        }
        for (id, numbers) in expected.sorted(by: { $0.key < $1.key }) {
            guard let rect = actual[id] else {
                Issue.record("\(place): no probe \(id)")
                continue
            }
            let got = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
            let axes = expectation.compare == "x" ? [0, 2] : [0, 1, 2, 3]
            let near = axes.allSatisfy { abs(got[$0] - numbers[$0]) <= 0.01 }
            #expect(near, "\(place): \(id) is \(got), Apple's is \(numbers)")
        }
    }
}
