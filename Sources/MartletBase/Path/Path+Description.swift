import Foundation

extension Path: LosslessStringConvertible {
    /// The elements in postfix notation: `x y m`, `x y l`, `cx cy x y q`, `c1x c1y c2x c2y x y c`, `h`, with six
    /// significant digits. (Measured.)
    public var description: String {
        var text = ""
        func write(_ points: CGPoint..., letter: String) {
            for point in points {
                text += String(format: "%g %g ", Double(point.x), Double(point.y))
            }
            text += letter
        }
        visit { element in
            if !text.isEmpty { text += " " }
            switch element {
            case .move(let p): write(p, letter: "m")
            case .line(let p): write(p, letter: "l")
            case .quadCurve(let p, let c): write(c, p, letter: "q")
            case .curve(let p, let c1, let c2): write(c1, c2, p, letter: "c")
            case .closeSubpath: text += "h"
            }
        }
        return text
    }

    /// Reads the notation that `description` writes; numbers and letters are separated by white space. Coordinates
    /// after the last letter are ignored; anything else that doesn't fit gives nil. (Measured.)
    public init?(_ string: String) {
        self.init()
        var list: [Element] = []
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: { $0.isWhitespace }) {
            let needed: Int
            switch word {
            case "m", "l": needed = 2
            case "q": needed = 4
            case "c": needed = 6
            case "h": needed = 0
            default:
                guard let number = Double(word) else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            guard numbers.count == needed else { return nil }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
            // Only a move can begin a path.
            if list.isEmpty && word != "m" { return nil }
            switch word {
            case "m": list.append(.move(to: point(0)))
            case "l": list.append(.line(to: point(0)))
            case "q": list.append(.quadCurve(to: point(1), control: point(0)))
            case "c": list.append(.curve(to: point(2), control1: point(0), control2: point(1)))
            default: list.append(.closeSubpath)
            }
            numbers.removeAll(keepingCapacity: true)
        }
        self.init(elements: list)
    }
}
