import Foundation
import SwiftUI
import Testing

/// Outlines that Apple's shapes have, as its `Path.description` printed them on macOS 26.2. The strings come from the
/// public recordings of iamcgn/swiftui-web (Apache-2.0), restated; numbers agree within 0.001.
struct ShapePathTests {
    static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var path: Path
        var expected: String
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "any-shape",
            path: AnyShape(Circle()).path(in: box),
            expected: "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 "
                + "50 0 c 66.5685 0 80 13.4315 80 30 c h"),
        Case(
            name: "capsule",
            path: Capsule().path(in: box),
            expected: "100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 "
                + "81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 "
                + "18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c "
                + "0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c "
                + "26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552 2.24734 c "
                + "88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h"),
        Case(
            name: "capsule-tall",
            path: Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 80)),
            expected: "30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c 27.4641 74.4076 24.4076 "
                + "77.4641 20.5276 78.8763 c 17.7 80 15.6 80 15 80 c 15 80 l 14.4 80 12.3 80 9.47241 "
                + "78.8763 c 5.59236 77.4641 2.5359 74.4076 1.12367 70.5276 c 0 66.9739 0 63.6726 0 57.07 c "
                + "0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c 2.5359 5.59236 5.59236 2.5359 9.47241 "
                + "1.12367 c 12.3 0 14.4 0 15 0 c 15 0 l 15.6 0 17.7 0 20.5276 1.12367 c 24.4076 2.5359 "
                + "27.4641 5.59236 28.8763 9.47241 c 30 13.0261 30 16.3274 30 22.93 c h"),
        Case(
            name: "ellipse",
            path: Ellipse().path(in: box),
            expected: "100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 "
                + "50 0 c 77.6142 0 100 13.4315 100 30 c h"),
        Case(
            name: "inset-capsule-5",
            path: Capsule().inset(by: 5).path(in: box),
            expected: "95 30 m 95 30 l 95 31 95 34.5 93.1272 39.2127 c 90.7735 45.6794 85.6794 50.7735 79.2127 "
                + "53.1272 c 73.2898 55 67.7877 55 56.7834 55 c 43.2166 55 l 32.2123 55 26.7102 55 20.7873 "
                + "53.1272 c 14.3206 50.7735 9.2265 45.6794 6.87279 39.2127 c 5 34.5 5 31 5 30 c 5 30 l 5 "
                + "29 5 25.5 6.87279 20.7873 c 9.2265 14.3206 14.3206 9.2265 20.7873 6.87279 c 26.7102 5 "
                + "32.2123 5 43.2166 5 c 56.7834 5 l 67.7877 5 73.2898 5 79.2127 6.87279 c 85.6794 9.2265 "
                + "90.7735 14.3206 93.1272 20.7873 c 95 25.5 95 29 95 30 c h"),
        Case(
            name: "inset-rect-twice",
            path: Rectangle().inset(by: 2).inset(by: 3).path(in: box),
            expected: "5 5 m 95 5 l 95 55 l 5 55 l h"),
        Case(
            name: "inset-rounded-past-radius",
            path: RoundedRectangle(cornerRadius: 12).inset(by: 20).path(in: box),
            expected: "20 20 m 80 20 l 80 40 l 20 40 l h"),
        Case(
            name: "inset-uneven-5",
            path: UnevenRoundedRectangle(
                topLeadingRadius: 5, bottomLeadingRadius: 10,
                bottomTrailingRadius: 15, topTrailingRadius: 20
            ).inset(by: 5)
                .path(in: box),
            expected: "95 32.5 m 95 39.7134 l 95 44.1151 95 46.3159 94.2509 48.6851 c 93.3094 51.2718 91.2718 "
                + "53.3094 88.6851 54.2509 c 86.3159 55 84.1151 55 79.7134 55 c 12.6433 55 l 10.4425 55 "
                + "9.34204 55 8.15747 54.6254 c 6.86412 54.1547 5.8453 53.1359 5.37456 51.8425 c 5 50.658 5 "
                + "49.5575 5 47.3567 c 5 5 l 5 5 5 5 5 5 c 5 5 5 5 5 5 c 5 5 5 5 5 5 c 72.07 5 l 78.6726 5 "
                + "81.9739 5 85.5276 6.12367 c 89.4076 7.5359 92.4641 10.5924 93.8763 14.4724 c 95 18.0261 "
                + "95 21.3274 95 27.93 c h"),
        Case(
            name: "rotation-90",
            path: Rectangle().rotation(.degrees(90)).path(in: box),
            expected: "80 -20 m 80 80 l 20 80 l 20 -20 l h"),
        Case(
            name: "rounded-circular-size-60x8",
            path: RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular).path(in: box),
            expected: "100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 1.01453e-15 56.4183 "
                + "0 52 c 1.33227e-14 8 l 1.53517e-14 3.58172 13.4315 -5.41083e-16 30 0 c 70 0 l 86.5685 "
                + "2.70542e-16 100 3.58172 100 8 c h"),
        Case(
            name: "rounded-continuous-100-in-2000x240",
            path: RoundedRectangle(cornerRadius: 100).path(in: CGRect(x: 0, y: 0, width: 2000, height: 240)),
            expected: "2000 120 m 2000 120 l 2000 139.139 2000 156.169 1992.51 176.851 c 1983.09 202.718 "
                + "1962.72 223.094 1936.85 232.509 c 1913.16 240 1891.15 240 1847.13 240 c 152.866 240 l "
                + "108.849 240 86.8407 240 63.1494 232.509 c 37.2824 223.094 16.906 202.718 7.49114 176.851 "
                + "c 0 156.169 0 139.139 0 120 c 0 120 l 0 100.861 0 83.8313 7.49114 63.1494 c 16.906 "
                + "37.2824 37.2824 16.906 63.1494 7.49114 c 86.8407 0 108.849 0 152.866 0 c 1847.13 0 l "
                + "1891.15 0 1913.16 0 1936.85 7.49114 c 1962.72 16.906 1983.09 37.2824 1992.51 63.1494 c "
                + "2000 83.8313 2000 100.861 2000 120 c h"),
        Case(
            name: "rounded-continuous-20",
            path: RoundedRectangle(cornerRadius: 20).path(in: box),
            expected: "100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 "
                + "56.6188 87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 "
                + "17.3681 60 12.6299 58.5018 c 7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c 0 42.6844 "
                + "0 38.3695 0 30 c 0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 c 3.3812 7.45648 7.45648 "
                + "3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 "
                + "87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3156 100 "
                + "21.6305 100 30 c h"),
        Case(
            name: "rounded-continuous-40-clamped",
            path: RoundedRectangle(cornerRadius: 40).path(in: box),
            expected: "100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 "
                + "81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 "
                + "18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c "
                + "0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c "
                + "26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552 2.24734 c "
                + "88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h"),
        Case(
            name: "rounded-continuous-size-20x8",
            path: RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).path(in: box),
            expected: "100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c 96.6188 57.0174 92.5435 "
                + "58.6475 87.3701 59.4007 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 "
                + "17.3681 60 12.6299 59.4007 c 7.45648 58.6475 3.3812 57.0174 1.49823 54.948 c 0 53.0527 0 "
                + "51.2921 0 47.7707 c 0 12.2293 l 0 8.70792 0 6.94726 1.49823 5.05195 c 3.3812 2.98259 "
                + "7.45648 1.35248 12.6299 0.599291 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 "
                + "82.6319 0 87.3701 0.599291 c 92.5435 1.35248 96.6188 2.98259 98.5018 5.05195 c 100 "
                + "6.94726 100 8.70792 100 12.2293 c h"),
        Case(
            name: "rounded-zero",
            path: RoundedRectangle(cornerRadius: 0).path(in: box),
            expected: "0 0 m 100 0 l 100 60 l 0 60 l h"),
        Case(
            name: "scale-shape-anchor",
            path: Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading).path(in: box),
            expected: "0 0 m 50 0 l 50 30 l 0 30 l h"),
        Case(
            name: "size-shape",
            path: Rectangle().size(width: 40, height: 20).path(in: box),
            expected: "0 0 m 40 0 l 40 20 l 0 20 l h"),
        Case(
            name: "trim-circle-0-0.5",
            path: Circle().path(in: box).trimmedPath(from: 0, to: 0.5),
            expected: "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c"),
        Case(
            name: "trim-rect-0-0.999",
            path: Rectangle().path(in: box).trimmedPath(from: 0, to: 0.999),
            expected: "0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l"),
        Case(
            name: "trim-rect-0-1",
            path: Rectangle().path(in: box).trimmedPath(from: 0, to: 1),
            expected: "0 0 m 100 0 l 100 60 l 0 60 l h"),
        Case(
            name: "trim-rect-out-of-range",
            path: Rectangle().path(in: box).trimmedPath(from: -0.5, to: 1.5),
            expected: "0 0 m 100 0 l 100 60 l 0 60 l h"),
        Case(
            name: "uneven-circular",
            path: UnevenRoundedRectangle(
                topLeadingRadius: 5, bottomLeadingRadius: 10,
                bottomTrailingRadius: 15, topTrailingRadius: 20, style: .circular
            )
            .path(in: box),
            expected: "100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c 0 "
                + "5 l 0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h"),
        Case(
            name: "uneven-oversized-20-90",
            path: UnevenRoundedRectangle(
                topLeadingRadius: 20, bottomLeadingRadius: 0,
                bottomTrailingRadius: 0, topTrailingRadius: 90, style: .circular
            )
            .path(in: CGRect(x: 0, y: 0, width: 100, height: 300)),
            expected: "100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l 0 "
                + "8.95431 8.95431 0 20 0 c 20 0 l 64.1828 0 100 35.8172 100 80 c h"),
        Case(
            name: "uneven-oversized-40-alone",
            path: UnevenRoundedRectangle(
                topLeadingRadius: 40, bottomLeadingRadius: 0,
                bottomTrailingRadius: 0, topTrailingRadius: 0
            )
            .path(in: CGRect(x: 0, y: 0, width: 200, height: 60)),
            expected: "200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c 0 "
                + "60 l 0 60 0 60 0 60 c 0 60 0 60 0 60 c 0 60 0 60 0 60 c 0 60 l 0 43.2609 0 34.6313 "
                + "2.99646 25.2598 c 6.7624 14.913 14.913 6.7624 25.2598 2.99646 c 34.7363 0 43.5396 0 "
                + "61.1466 0 c 200 0 l 200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200 0 200 0 c h"),
        Case(
            name: "uneven-shared-edge-22-18",
            path: UnevenRoundedRectangle(
                topLeadingRadius: 22, bottomLeadingRadius: 18,
                bottomTrailingRadius: 0, topTrailingRadius: 0
            )
            .path(in: CGRect(x: 0, y: 0, width: 200, height: 60)),
            expected: "200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c "
                + "27.516 60 l 19.5928 60 15.6313 60 11.3669 58.6516 c 6.71083 56.9569 3.04308 53.2892 "
                + "1.34841 48.6331 c 0 44.4159 0 40.5326 0 33 c 0 33 l 0 23.7935 0 19.0472 1.64805 13.8929 "
                + "c 3.71932 8.20213 8.20213 3.71932 13.8929 1.64805 c 19.105 0 23.9468 0 33.6306 0 c 200 0 "
                + "l 200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200 0 200 0 c h"),
    ]

    @Test(arguments: cases)
    func matchesApple(_ item: Case) {
        #expect(PathText.agree(item.path.description, item.expected), "\(item.path.description)")
    }

    @Test func comparisonCanFail() {
        #expect(!PathText.agree("0 0 m 1 1 l", "0 0 m 1 1.002 l"))
        #expect(!PathText.agree("0 0 m 1 1 l", "0 0 m 1 1 l h"))
        #expect(!PathText.agree("0 0 m h", "0 0 m l"))
    }
}

/// Compares path descriptions number by number.
enum PathText {
    static func agree(_ a: String, _ b: String) -> Bool {
        let left = a.split(separator: " ")
        let right = b.split(separator: " ")
        guard left.count == right.count else { return false }
        return zip(left, right).allSatisfy { x, y in
            if let p = Double(x), let q = Double(y) { return abs(p - q) <= 0.001 }
            return x == y
        }
    }
}
