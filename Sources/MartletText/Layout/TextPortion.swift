/// A part of an item on a line.
struct TextPortion {
    var item: TextItem
    /// Nil for an attachment.
    var run: ShapedRun?
    /// Offsets in the run.
    var start: Int
    var end: Int
    /// Offset of `start` in the whole text.
    var textStart: Int

    /// Points after each cluster.
    func spacing(_ fit: Fit) -> Double { (item.spacing - fit.tightening * item.size / 72) * fit.scale }

    func width(_ fit: Fit) -> Double {
        guard let run else { return item.width * fit.scale }
        let advance = Double(run.positions[end] - run.positions[start]) * item.unitScale * fit.scale
        return advance + Double(run.clusterCounts[end] - run.clusterCounts[start]) * spacing(fit)
    }
}
