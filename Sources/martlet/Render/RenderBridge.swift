import MartletBase

/// The one place where the command meets the engine.
@MainActor
enum RenderBridge {
    /// The type that compiled files hand over.
    struct Content {}

    struct Picture {
        var bytes: [UInt8]
        /// Lines for `--work`.
        var work: [String]?
    }

    static func render(
        _ view: Content, name: String, _ options: RenderOptions, assets: [String]
    ) throws(CommandError) -> Picture {
        throw CommandError(.failure, "can't render '\(name)'", why: "the engine is not built in", whatToDo: "")
    }
}
