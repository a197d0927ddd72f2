import Testing
import Foundation
@testable import MartletText

@Suite struct Prof {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["PROF"] != nil)) func prof() throws {
        let f = FontRequest(size: 17)
        func prep(_ s: String) -> PreparedText { PreparedText(TextSource(s, attributes: .init(font: f)), style: ParagraphStyle(baseFont: f)) }
        let mode = ProcessInfo.processInfo.environment["PROF"]!
        if mode == "1" { for _ in 0..<300000 { _ = prep("Have a nice day").layout() } }
        if mode == "2" { let q = prep("Have a nice day"); var w = 20.0; for _ in 0..<300000 { w += 0.0002; _ = q.layout(width: w) } }
        if mode == "3" { for _ in 0..<200000 { _ = prep("Have a nice day").layout().lines } }
    }
}
@Suite struct Prof4 {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["PROF"] == "4")) func prof() throws {
        for _ in 0..<1000 { let library = FontLibrary(fontPath: ""); _ = library.resolve(FontRequest(size: 17)) }
    }
}
