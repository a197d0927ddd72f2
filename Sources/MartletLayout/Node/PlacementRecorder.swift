import Foundation

/// Takes down what a layout's `placeSubviews` asks for, without moving anything: guides of a container depend on where its
/// subviews would go.
final class PlacementRecorder {
    struct Entry {
        let node: LayoutNode
        let x: Double
        let y: Double
        let size: CGSize
        let proposal: Proposal
    }

    var entries: [Entry] = []

    /// The last placement of each subview counts.
    func add(_ entry: Entry) {
        if let index = entries.firstIndex(where: { $0.node === entry.node }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }
}

extension LayoutSubviews {
    /// Merges the explicit guides of the subviews at the places that `place` gives them; `nil` when none sets the guide.
    func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, place: () -> Void
    ) -> CGFloat? {
        let kind = GuideKinds(of: key)
        guard let tree = first?.node.tree, contains(where: { $0.node.traits.guides.intersects(kind) }) else { return nil }
        let outer = tree.recorder
        let recorder = PlacementRecorder()
        tree.recorder = recorder
        place()
        tree.recorder = outer
        var merge = GuideMerge(key: key)
        for entry in recorder.entries {
            guard
                let guide = entry.node.explicitGuide(
                    key, width: Double(entry.size.width), height: Double(entry.size.height), entry.proposal)
            else { continue }
            merge.add(guide + (key.isVertical ? entry.y - Double(bounds.minY) : entry.x - Double(bounds.minX)))
        }
        return merge.result.map { CGFloat($0) }
    }
}
