import Foundation
import MartletBase
import MartletImage
import MartletText
import SwiftUI

/// The scenes that `martlet bench` can draw, and the protocol of a run.
///
/// 1. `warmup` frames, numbers frames + 1 to frames + warmup downwards, untimed. 2. `frames` timed frames, numbers 0 to frames - 1.
/// 3. One line of JSON with the times. A frame is made anew from its data: view, layout, display list, pixels, file; fonts, glyphs
/// and the decoded picture are kept.
@MainActor
enum BenchScenes {
    static let names = ["S1", "S2", "S4", "S6"]

    static func run(_ scene: String, frames: Int, warmup: Int, folder: String) throws(CommandError) -> Int32 {
        let start = Double(ProcessInfo.processInfo.environment["BENCH_T0_NS"] ?? "") ?? BenchClock.nanoseconds()
        let imported = (BenchClock.nanoseconds() - start) / 1e6
        var report = BenchReport(importMilliseconds: imported)
        let stage = try make(scene, folder)
        var processorStart = BenchClock.processorNanoseconds()
        for step in -warmup..<frames {
            let frame = step >= 0 ? step : frames - step
            stage.prepare(frame)
            if step == 0 { processorStart = BenchClock.processorNanoseconds() }
            let parts = try stage.draw(frame, file: max(step, 0))
            if step == -warmup { report.firstMilliseconds = (BenchClock.nanoseconds() - start) / 1e6 }
            if step >= 0 { report.add(parts) }
        }
        report.processorMilliseconds = (BenchClock.processorNanoseconds() - processorStart) / 1e6
        report.check = stage.check
        print(report.json)
        return 0
    }

    private static func make(_ scene: String, _ folder: String) throws(CommandError) -> any BenchStage {
        if scene == "S4" { return LayoutStage() }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                .badInput, "can't make the folder '\(folder)'", why: error.localizedDescription,
                whatToDo: "give a folder that can be written with '--out'")
        }
        let bold = try font("BENCH_FONT_BOLD")
        switch scene {
        case "S2": return try AvatarStage(folder)
        default: return CardStage(scene, folder, boldFamily: bold)
        }
    }

    /// Registers the font file that the environment names.
    private static func font(_ variable: String) throws(CommandError) -> String {
        guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return "DejaVu Sans Bold" }
        do {
            let names = try FontLibrary.shared.register(fileAt: path)
            // The full name tells the bold face from the family's others.
            return names.first { $0.contains("Bold") } ?? names.first ?? "DejaVu Sans Bold"
        } catch {
            throw CommandError(
                .badInput, "can't read the font '\(path)'", why: "\(error)", whatToDo: "set \(variable) to a TrueType file")
        }
    }
}

/// One scene, ready to draw its frames.
@MainActor
protocol BenchStage {
    /// Makes a frame's data, before the clock.
    func prepare(_ frame: Int)
    /// Draws a frame and answers the milliseconds of its parts; `total` where it isn't their sum.
    func draw(_ frame: Int, file: Int) throws(CommandError) -> [(name: String, milliseconds: Double)]
    /// A number that shows that the work was done.
    var check: [Int]? { get }
}

/// The clocks of a run. Only the benchmark reads them.
enum BenchClock {
    static func nanoseconds() -> Double { read(CLOCK_MONOTONIC) }
    static func processorNanoseconds() -> Double { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> Double {
        var now = timespec()
        clock_gettime(clock, &now)
        return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
    }
}

/// The times of a run.
struct BenchReport {
    var importMilliseconds: Double
    var firstMilliseconds = 0.0
    var processorMilliseconds = 0.0
    var check: [Int]?
    private var frames: [Double] = []
    private var names: [String] = []
    private var parts: [String: [Double]] = [:]

    init(importMilliseconds: Double) { self.importMilliseconds = importMilliseconds }

    mutating func add(_ frame: [(name: String, milliseconds: Double)]) {
        let total = frame.first { $0.name == "total" }?.milliseconds ?? frame.reduce(0) { $0 + $1.milliseconds }
        frames.append(total)
        for part in frame where part.name != "total" {
            if parts[part.name] == nil { names.append(part.name) }
            parts[part.name, default: []].append(part.milliseconds)
        }
    }

    /// One line.
    var json: String {
        func list(_ values: [Double]) -> String { "[" + values.map(number).joined(separator: ", ") + "]" }
        func number(_ value: Double) -> String { String(format: "%.4f", value) }
        let allParts = names.map { "\"\($0)\": \(list(parts[$0] ?? []))" }.joined(separator: ", ")
        var out = "{\"frames_ms\": \(list(frames)), \"parts\": {\(allParts)}"
        out += ", \"cpu_ms\": \(number(processorMilliseconds)), \"import_ms\": \(number(importMilliseconds))"
        out += ", \"first_ms\": \(number(firstMilliseconds))"
        if let check { out += ", \"check\": [\(check.map(String.init).joined(separator: ", "))]" }
        return out + ", \"note\": \"\(BenchReport.build) build\"}"
    }

    private static var build: String {
        #if DEBUG
            "debug"
        #else
            "release"
        #endif
    }
}
