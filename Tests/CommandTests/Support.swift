import Foundation
import martlet

/// Places that tests need.
enum Support {
    /// The folder with the checkout's Package.swift.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// The folder that this build's products are in.
    static let products = URL(fileURLWithPath: ModuleLocation.executablePath).deletingLastPathComponent().path

    static let command = products + "/martlet"

    /// Runs `body` in a folder of its own, which is removed afterwards.
    static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = NSTemporaryDirectory() + "/martlet-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try body(folder)
    }

    static func write(_ text: String, _ path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
