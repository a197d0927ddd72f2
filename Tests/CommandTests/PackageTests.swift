import Foundation
import MartletImage
import Testing
import martlet

/// Packages that depend on Martlet build and work: by path, and by a tagged version, where SwiftPM is stricter about flags.
///
/// The builds stay in `.build/packages`, so that a second run of the same commit only checks them.
@Suite(.serialized, .timeLimit(.minutes(30))) struct PackageTests {
    private static let isCheckout = Support.exists(Support.root + "/.git")
    private let folder = Support.root + "/.build/packages"

    /// Everything that git says may be trusted, whoever owns the checkout.
    private let gitEnvironment = [
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*",
    ]

    private func run(_ program: String, _ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
        let result = try #require(Subprocess.run(program, arguments, environment: environment))
        try #require(result.status == 0, "\(program) \(arguments.joined(separator: " ")):\n\(result.text)")
        return result.text
    }

    private func build(_ name: String, _ environment: [String: String] = [:]) throws -> String {
        let toolchain = try #require(Toolchain.find())
        let swift = URL(fileURLWithPath: toolchain.swiftc).deletingLastPathComponent().path + "/swift"
        let arguments = [
            "--package-path", "\(Support.root)/Tests/Packages/\(name)", "--scratch-path", "\(folder)/\(name)",
            "--cache-path", folder + "/cache",
        ]
        let output = try run(swift, ["build", "--product", name] + arguments, environment)
        #expect(!output.contains("unsafe build flags"))
        let binaries = try run(swift, ["build", "--show-bin-path"] + arguments, environment)
        return binaries.split(separator: "\n").last.map(String.init) ?? ""
    }

    private func checkPicture(_ binary: String) throws {
        try Support.withFolder { folder in
            _ = try run(binary, [folder + "/card.png"])
            let picture = try ImageDecoder.decode(contentsOf: folder + "/card.png")
            #expect(picture.widthInPixels == 120)
            #expect(picture.heightInPixels == 60)
            #expect(picture[10, 40] == 0xFFFF_0000)
            #expect(picture[100, 40] == 0xFF00_FF00)
        }
    }

    @Test func dependsByPath() throws {
        try checkPicture(build("ByPath") + "/ByPath")
    }

    @Test(.enabled(if: isCheckout, "needs a git checkout")) func dependsByTag() throws {
        let revision = try run("git", ["-C", Support.root, "rev-parse", "HEAD"], gitEnvironment)
        let stamp = folder + "/ByTag.revision"
        if (try? String(contentsOfFile: stamp, encoding: .utf8)) != revision {
            try? FileManager.default.removeItem(atPath: folder + "/ByTag")
            try? FileManager.default.removeItem(atPath: folder + "/Martlet.git")
            try? FileManager.default.removeItem(atPath: folder + "/cache")
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            _ = try run(
                "git", ["clone", "--bare", "--quiet", Support.root, folder + "/Martlet.git"], gitEnvironment)
            _ = try run("git", ["--git-dir", folder + "/Martlet.git", "tag", "--force", "0.1.0", "HEAD"], gitEnvironment)
        }
        var environment = gitEnvironment
        environment["MARTLET_REPOSITORY"] = "file://" + folder + "/Martlet.git"
        try checkPicture(build("ByTag", environment) + "/ByTag")
        try Support.write(revision, stamp)
        try? FileManager.default.removeItem(atPath: "\(Support.root)/Tests/Packages/ByTag/Package.resolved")
    }
}
