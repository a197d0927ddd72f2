/// How the inside of a path is told from its outside. (Documented.)
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the crossings to both sides of a ray don't cancel out.
    case winding
    /// Inside is where a ray crosses the outline an odd number of times.
    case evenOdd
}
