import Foundation

extension StackEngine {
    /// Places subviews through their handles, for a stack layout that a user's layout calls.
    func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: Proposal) {
        let cross = arrange(in: bounds.size, proposal, -1)
        let items = memory.pointee.items
        for (index, node) in subviews.visibleNodes.enumerated() where index < memory.pointee.count {
            let item = items[index]
            let offer = isHorizontal
                ? Proposal(width: item.offered, height: cross) : Proposal(width: cross, height: item.offered)
            let x = isHorizontal ? item.position : item.offset
            let y = isHorizontal ? item.offset : item.position
            node.place(
                at: CGPoint(x: Double(bounds.minX) + x, y: Double(bounds.minY) + y), anchor: .topLeading,
                proposal: offer.size)
        }
    }

    /// The views' explicit guides at their places, merged.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: Proposal, generation: Int) -> Double? {
        let cross = arrange(in: size, proposal, generation)
        let items = memory.pointee.items
        var merge = GuideMerge(key: key)
        for index in 0..<memory.pointee.count {
            let item = items[index]
            let offer = isHorizontal
                ? Proposal(width: item.offered, height: cross) : Proposal(width: cross, height: item.offered)
            let width = isHorizontal ? item.length : item.thickness
            let height = isHorizontal ? item.thickness : item.length
            let guide = item.node._withUnsafeGuaranteedRef {
                $0.explicitGuide(key, width: width, height: height, offer)
            }
            guard let guide else { continue }
            merge.add(guide + (key.isVertical == isHorizontal ? item.offset : item.position))
        }
        return merge.result
    }
}
