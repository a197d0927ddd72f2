/// `martlet bench`: draws a scene many times by the benchmark protocol.
@MainActor
enum BenchCommand {
    nonisolated static let spec = CommandSpec(
        name: "bench", overview: "Draw a benchmark scene many times and report the times.",
        options: [
            OptionSpec("--scene", value: "S1...S7", help: "The scene."),
            OptionSpec("--frames", value: "count", help: "How many frames are timed. (default: 100)"),
            OptionSpec("--warmup", value: "count", help: "How many frames are drawn before. (default: 10)"),
            OptionSpec("--out", value: "folder", help: "Where pictures go. (default: the current folder)"),
        ])

    static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
        guard let scene = arguments.value("--scene") else {
            throw CommandError(
                .usage, "no scene given", why: "'bench' needs one",
                whatToDo: "name one with '--scene'; there are \(BenchScenes.names.joined(separator: ", "))")
        }
        guard BenchScenes.names.contains(scene) else {
            throw CommandError(
                .usage, "no scene '\(scene)'",
                why: "this version has \(BenchScenes.names.isEmpty ? "none" : BenchScenes.names.joined(separator: ", "))",
                whatToDo: "name one of them")
        }
        let frames = try count(arguments, "--frames", 100, from: 1)
        let warmup = try count(arguments, "--warmup", 10, from: 0)
        return try BenchScenes.run(scene, frames: frames, warmup: warmup, folder: arguments.value("--out") ?? ".")
    }

    private static func count(
        _ arguments: ParsedArguments, _ option: String, _ standard: Int, from low: Int
    ) throws(CommandError) -> Int {
        guard let text = arguments.value(option) else { return standard }
        guard let number = Int(text), number >= low, number <= 1_000_000 else {
            throw CommandError(
                .usage, "the value '\(text)' is invalid for '\(option)'",
                why: "it is not a whole number from \(low) to 1000000", whatToDo: "give such a number")
        }
        return number
    }
}
