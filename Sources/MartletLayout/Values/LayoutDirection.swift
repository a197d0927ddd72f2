/// The direction in which leading and trailing run.
///
/// Layouts compute in coordinates that start at the leading edge; in a right-to-left container every placement is mirrored
/// afterwards, level by level (*measured*: right-to-left stacks, frames, paddings and custom layouts).
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is the left edge.
    case leftToRight
    /// Leading is the right edge.
    case rightToLeft
}
