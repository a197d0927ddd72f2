import Foundation
import Synchronization

/// What a layout found out. Does not hold the text, whose cache holds it.
final class LayoutCore: Sendable {
    let size: CGSize
    let firstBaseline: Double
    let lastBaseline: Double
    let isTruncated: Bool
    let spans: [LineSpan]
    let boxes: [LineBox]
    let fit: Fit
    private let made = Mutex<[TextLine]?>(nil)

    init(
        size: CGSize, firstBaseline: Double, lastBaseline: Double, isTruncated: Bool, spans: [LineSpan],
        boxes: [LineBox], fit: Fit
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
        self.spans = spans
        self.boxes = boxes
        self.fit = fit
    }

    func lines(of text: PreparedText) -> [TextLine] {
        made.withLock { made in
            if let made { return made }
            let lines = text.makeLines(self)
            made = lines
            return lines
        }
    }
}
