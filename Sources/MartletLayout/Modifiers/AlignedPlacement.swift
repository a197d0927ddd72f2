import Foundation

/// Aligning one view inside another box.
enum AlignedPlacement {
    /// Where `child` goes in a box of `size` so that its guides meet the box's default ones.
    static func place(
        _ child: LayoutNode, _ alignment: Alignment, in size: CGSize, _ proposal: Proposal
    ) -> ChildPlacement {
        let childSize = child.measure(proposal)
        let box = ViewDimensions(
            node: nil, width: Double(size.width), height: Double(size.height), proposal: proposal)
        return place(child, childSize, alignment, in: box, proposal)
    }

    /// Where `child` goes so that its guides meet those of the view `box`, in the space of `box`.
    static func place(
        _ child: LayoutNode, _ childSize: CGSize, _ alignment: Alignment, in box: ViewDimensions,
        _ proposal: Proposal
    ) -> ChildPlacement {
        let width = Double(childSize.width)
        let height = Double(childSize.height)
        let x =
            Double(box[alignment.horizontal])
            - child.guide(alignment.horizontal.key, width: width, height: height, proposal)
        let y =
            Double(box[alignment.vertical])
            - child.guide(alignment.vertical.key, width: width, height: height, proposal)
        // Endless boxes and views have no middle: such a view starts where the box does.
        return ChildPlacement(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, size: childSize, proposal: proposal)
    }
}
