import Foundation
import Testing

/// What the documents say about files and code is true.
@Suite struct DocumentTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: Support.root + "/" + path, encoding: .utf8)
    }

    @Test func theReadmesExampleIsTheFile() throws {
        #expect(try text("README.md").contains("```swift\n" + text("Examples/Card.swift") + "```"))
    }

    @Test func linksLead() throws {
        let folder = Support.root + "/docs"
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
        #expect(pages.count >= 10)
        for page in pages.map({ "docs/" + $0 }) + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
            let base = page.hasPrefix("docs/") ? folder : Support.root
            for link in try text(page).matches(of: /\]\(([^)#]+)\)/) where !link.1.hasPrefix("http") {
                #expect(Support.exists(base + "/" + String(link.1)), "\(page): \(link.1)")
            }
        }
    }

    @Test func keyFilesExist() throws {
        let sources = Support.root + "/Sources/"
        let roots = ["command": ["martlet"], "images": ["MartletImage", "SwiftUI/Image"], "layout": ["MartletLayout"],
                     "graph": ["SwiftUI", ""], "text": ["MartletText", ""], "drawing": [""]]
        for (page, folders) in roots {
            for line in try text("docs/\(page).md").split(separator: "\n") where line.hasPrefix("| `") {
                let cell = line.split(separator: "|")[0]
                var folder = ""
                for name in cell.matches(of: /`([^`]+\.swift)`/).map({ String($0.1) }) where !name.contains("*") {
                    // A name without a folder is in that of the name before it.
                    let candidates = name.contains("/") ? [name] : [folder + name, name]
                    let found = candidates.contains { candidate in
                        folders.contains { Support.exists(sources + $0 + "/" + candidate) }
                    }
                    #expect(found, "docs/\(page).md: \(name)")
                    if let slash = name.lastIndex(of: "/") { folder = String(name[...slash]) }
                }
            }
        }
    }
}
