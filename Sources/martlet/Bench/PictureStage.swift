import Foundation
import MartletBase
import MartletImage
import SwiftUI

/// Draws views to PNG files, one host a frame: what S1, S2 and S6 share.
@MainActor
final class PictureStage {
    private let drawing = FrameDrawing()
    private let writer = PNGWriter()
    private let size: CGSize
    private let environment: EnvironmentValues

    init(size: CGSize) {
        self.size = size
        var environment = EnvironmentValues()
        environment.displayScale = 2
        self.environment = environment
    }

    func draw(_ view: some View, to path: String) throws(CommandError) -> [(name: String, milliseconds: Double)] {
        let start = BenchClock.nanoseconds()
        let host = ViewHost(
            view, environment: environment, proposal: ProposedViewSize(width: size.width, height: size.height))
        host.settle()
        let laidOut = BenchClock.nanoseconds()
        let list = host.displayList()
        let picture: FrameDrawing.Picture
        do {
            picture = try drawing.draw(list, size: size, scale: 2, background: nil)
        } catch {
            throw CommandError(.failure, "the scene can't be drawn", why: "\(error)", whatToDo: "report it")
        }
        let drawn = BenchClock.nanoseconds()
        do {
            try writeAtomically(writer.encode(picture.pixels, scale: 2), to: path)
        } catch {
            throw CommandError(
                .badInput, "can't write '\(path)'", why: "\(error)", whatToDo: "give a folder that can be written")
        }
        let written = BenchClock.nanoseconds()
        return [
            ("layout", (laidOut - start) / 1e6), ("draw", (drawn - laidOut) / 1e6), ("encode", (written - drawn) / 1e6),
        ]
    }
}

/// The colours of the scenes.
enum BenchColors {
    static let stops = [
        color(0xFF3B30), color(0xFF9500), color(0x34C759), color(0x007AFF), color(0xAF52DE),
    ]

    static func color(_ hex: UInt32) -> Color {
        Color(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
    }
}
