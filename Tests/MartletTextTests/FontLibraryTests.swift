import Testing
import Foundation
@testable import MartletText

@Suite struct FontLibraryTests {
    @Test func smoke() throws {
        func ms(_ n: String, _ c: Int = 1, _ f: () -> Void) { let t = DispatchTime.now().uptimeNanoseconds; for _ in 0..<c { f() }; print("T", n, Double(DispatchTime.now().uptimeNanoseconds - t) / 1e3 / Double(c), "us") }
        let f = FontRequest(size: 17)
        var library = FontLibrary(fontPath: "")
        ms("first resolve") { _ = library.resolve(f) }
        library = FontLibrary(fontPath: "")
        ms("second library resolve") { _ = library.resolve(f) }
        library = .shared
        ms("shared resolve") { _ = library.resolve(f) }
        ms("bold resolve") { _ = library.resolve(FontRequest(size: 17, weight: 700)) }
        ms("mono resolve") { _ = library.resolve(FontRequest(family: .system(.monospaced), size: 17, weight: 700)) }
        func prep(_ s: String) -> PreparedText { PreparedText(TextSource(s, attributes: .init(font: f)), style: ParagraphStyle(baseFont: f)) }
        ms("first shape") { _ = prep("Have a nice day").layout() }
        ms("warm shape+layout", 1000) { _ = prep("Have a nice day").layout() }
        ms("warm shape+layout+lines", 1000) { _ = prep("Have a nice day").layout().lines }
        let p = prep("Have a nice day")
        ms("cached layout", 1000) { _ = p.layout(width: 300) }
        ms("first wrap") { _ = p.layout(width: 60) }
        let q = prep("Have a nice day")
        var w = 20.0
        ms("wraps", 1000) { w += 0.05; _ = q.layout(width: w) }
        ms("prep+wrap", 1000) { w -= 0.05; _ = prep("Have a nice day").layout(width: w).lines }
        let words = ["Settings","General","the","of","Notifications","privacy","a","display","and","sounds","in","Focus","to","screen","time","wallpaper","we","battery","is","security","that","store","wallet","for","it","quick","brown","fox","jumps","over","AVATAR","Type","office","affine"]
        var seed: UInt64 = 7
        func rnd() -> Int { seed = seed &* 6364136223846793005 &+ 1442695040888963407; return Int(seed >> 33) }
        let long = (0..<5000).map { _ in words[rnd() % words.count] }.joined(separator: " ")
        ms("5000 words prep") { _ = prep(long) }
        let lp = prep(long)
        ms("5000 words first wrap") { _ = lp.layout(width: 400) }
        ms("5000 words second wrap") { _ = lp.layout(width: 401) }
        ms("5000 words lines") { _ = lp.layout(width: 401).lines }
        ms("5000 words 3 lines") { _ = lp.layout(width: 402, height: 70) }
        let shorts = (0..<10000).map { _ in (0..<(2 + rnd() % 3)).map { _ in words[rnd() % words.count] }.joined(separator: " ") }
        ms("10k shorts cold", 1) { for s in shorts { _ = prep(s).layout() } }
        ms("10k shorts warm", 1) { for s in shorts { _ = prep(s).layout() } }
        let face = library.resolve(f)
        let g = face.face.glyph(for: 0x41)
        ms("first outline") { _ = library.outline(of: g, in: face.faceID) }
        ms("outline", 100) { _ = library.outline(of: g, in: face.faceID) }
        ms("emoji") { print(prep("😀").layout().size) }
        ms("bitmap") { let r = prep("😀").layout().lines[0].runs[0].run; let b = library.colorBitmap(of: r.glyphs[0].id, in: r.face, pixelsPerEm: 34)!; print(b.pixels.widthInPixels, b.pixels.heightInPixels, b.left, b.top, b.pixelsPerEm) }
        ms("hebrew (fontconfig)") { print(prep("שלום").layout().size) }
        ms("testfont") { print(TestFont.bytes().count, TestFont.register()) }
    }
}
