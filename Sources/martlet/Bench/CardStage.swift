import Foundation
import SwiftUI

/// S1 and S6: a card with a soft shadow, a title in a gradient and a headline.
@MainActor
final class CardStage: BenchStage {
    private let scene: String
    private let folder: String
    private let family: String
    private let stage = PictureStage(size: CGSize(width: 320, height: 180))
    private var title = ""
    private var headline = ""

    init(_ scene: String, _ folder: String, boldFamily: String) {
        self.scene = scene
        self.folder = folder
        family = boldFamily
    }

    var check: [Int]? { nil }

    func prepare(_ frame: Int) {
        let digits = String(frame)
        let number = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        title = scene == "S1" ? "Swift Wombat" : "Swift \(number)"
        headline = scene == "S1" ? "Have a nice day" : "Have a nice day \(number)"
    }

    func draw(_ frame: Int, file: Int) throws(CommandError) -> [(name: String, milliseconds: Double)] {
        let digits = String(file)
        let name = scene == "S1" ? "S1" : "S6-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        return try stage.draw(
            CardView(title: title, headline: headline, family: family), to: folder + "/" + name + ".png")
    }
}

private struct CardView: View {
    let title: String
    let headline: String
    let family: String

    var body: some View {
        VStack(spacing: 8) {
            Text(title)
                .font(.custom(family, fixedSize: 28))
                .foregroundStyle(
                    LinearGradient(colors: BenchColors.stops, startPoint: .leading, endPoint: .trailing))
            Text(headline)
                .font(.custom(family, fixedSize: 17))
                .foregroundStyle(.black)
        }
        .frame(width: 260, height: 120)
        .background {
            RoundedRectangle(cornerRadius: 30, style: .circular)
                .fill(.white)
                .shadow(color: .black.opacity(0.33), radius: 10)
        }
        .frame(width: 320, height: 180)
        .background(BenchColors.color(0xF2F2F7))
    }
}
