/// The shape of the corners of a stroked line. (Documented: order and raw values.)
@frozen
public enum CGLineJoin: Int32, Sendable, BitwiseCopyable {
    /// The outer sides run on until they meet, unless the tip exceeds the mitre limit.
    case miter
    /// A disc around the corner point.
    case round
    /// The outer corners are joined by a straight line.
    case bevel
}
