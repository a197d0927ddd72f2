import Foundation
import MartletBase
import MartletImage
import SwiftUI

/// S2: a round picture with a dashed ring and a badge.
@MainActor
final class AvatarStage: BenchStage {
    private let folder: String
    private let stage = PictureStage(size: CGSize(width: 120, height: 120))
    private let picture: UIImage

    init(_ folder: String) throws(CommandError) {
        self.folder = folder
        let path = (ProcessInfo.processInfo.environment["BENCH_DATA"] ?? ".") + "/avatar.jpg"
        guard let picture = UIImage(contentsOfFile: path) else {
            throw CommandError(
                .badInput, "can't read '\(path)'", why: "it is missing or no picture",
                whatToDo: "set BENCH_DATA to the folder with avatar.jpg")
        }
        self.picture = picture
    }

    var check: [Int]? { nil }

    func prepare(_ frame: Int) {}

    func draw(_ frame: Int, file: Int) throws(CommandError) -> [(name: String, milliseconds: Double)] {
        try stage.draw(AvatarScene(picture: picture), to: folder + "/S2.png")
    }
}

private struct AvatarScene: View {
    let picture: UIImage

    var body: some View {
        ZStack {
            Color.white
            Image(uiImage: picture)
                .resizable()
                .frame(width: 100, height: 100)
                .clipShape(Circle())
            Circle()
                .stroke(
                    LinearGradient(colors: BenchColors.stops, startPoint: .topLeading, endPoint: .bottomTrailing),
                    style: StrokeStyle(lineWidth: 2, dash: [8, 8]))
                .frame(width: 112, height: 112)
            badge.position(x: 98, y: 98)
        }
        .frame(width: 120, height: 120)
    }

    private var badge: some View {
        ZStack {
            Circle().fill(.white).frame(width: 32, height: 32)
            Circle().fill(BenchColors.color(0x007AFF)).frame(width: 28, height: 28)
            Plus().stroke(.white, style: StrokeStyle(lineWidth: 2.5, lineCap: .round)).frame(width: 12, height: 12)
        }
    }
}

private struct Plus: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
    }
}
