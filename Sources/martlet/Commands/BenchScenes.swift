/// The scenes that `martlet bench` can draw.
@MainActor
enum BenchScenes {
    static let names: [String] = []

    static func run(_ scene: String, frames: Int, warmup: Int, folder: String) throws(CommandError) -> Int32 { 0 }
}
