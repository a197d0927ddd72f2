import Foundation

/// `martlet doctor`: what rendering depends on, and whether it is there.
@MainActor
enum DoctorCommand {
    nonisolated static let spec = CommandSpec(
        name: "doctor", overview: "Check the compiler, modules, fonts, libraries and display.")

    static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
        var isWell = true
        func line(_ name: String, _ value: String) {
            Console.print(name + String(repeating: " ", count: max(1, 14 - name.count)) + value)
        }
        func missing(_ name: String, _ value: String) {
            isWell = false
            line(name, "missing: " + value)
        }

        line("martlet", MartletVersion.current + " at " + ModuleLocation.executablePath)
        if let toolchain = Toolchain.find() {
            let version = Subprocess.run(toolchain.swiftc, ["--version"])?.text ?? ""
            let first = version.split(separator: "\n").first { $0.contains("Swift version") }
            line("compiler", (first.map(String.init) ?? "unknown version") + " at " + toolchain.swiftc)
            line("linker", toolchain.linker ?? "none of its own: swiftc links")
        } else {
            missing("compiler", "'swiftc' is not in PATH: install Swift or set MARTLET_SWIFTC")
        }
        if let modules = ModuleLocation.find() {
            line("modules", modules.modules + (modules.isInstalled ? " (installed)" : " (build folder)"))
            let absent = ModuleLocation.systemLibraries.map(\.module).filter {
                !FileManager.default.fileExists(atPath: "\(modules.systemModules)/\($0)/module.modulemap")
            }
            if !absent.isEmpty { missing("modules", absent.joined(separator: ", ")) }
        } else {
            missing("modules", "not beside the command: run Scripts/install")
        }
        line("cache", LibraryCache().folder)
        for library in ModuleLocation.systemLibraries {
            let version = Subprocess.run("pkg-config", ["--modversion", library.package])
            if let version, version.status == 0 {
                line(library.package, version.text.trimmingCharacters(in: .whitespacesAndNewlines))
            } else {
                missing(library.package, "run Scripts/bootstrap")
            }
        }
        for font in DoctorFonts.lines() { font.isFound ? line(font.role, font.text) : missing(font.role, font.text) }
        let environment = ProcessInfo.processInfo.environment
        let display = environment["WAYLAND_DISPLAY"].map { "Wayland " + $0 } ?? environment["DISPLAY"].map { "X11 " + $0 }
        line("display", display ?? "none (not needed for pictures)")
        guard isWell else {
            throw CommandError(
                .failure, "something is missing", why: "see the lines with 'missing'", whatToDo: "run Scripts/bootstrap")
        }
        return 0
    }
}
