/// The shape of the ends of a stroked line. (Documented: order and raw values.)
@frozen
public enum CGLineCap: Int32, Sendable, BitwiseCopyable {
    /// The line ends squarely at its end point.
    case butt
    /// A half disc around the end point.
    case round
    /// Half a square beyond the end point.
    case square
}
