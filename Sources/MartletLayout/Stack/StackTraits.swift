import MartletBase

/// What the containers of a stack must know about it.
enum StackTraits {
    /// A stack ignores what it is offered in an axis when all its views do and no spacer stretches along it; it has the
    /// guides of its views, and of an only view the priority (*measured*).
    /// - Parameter axis: The axis along which the views are stacked; `nil` in a depth stack.
    static func traits(of node: LayoutNode, along axis: Axis?) -> LayoutTraits {
        var traits = LayoutTraits(ignoresWidth: true, ignoresHeight: true, guides: .none)
        let state = node.state
        guard let table = state.pointee.table else { return traits }
        let count = state.pointee.childCount
        for index in 0..<count {
            let child = table[index]._withUnsafeGuaranteedRef { $0.traits }
            if child.spacerMinLength >= 0 && axis != nil {
                if axis == .horizontal { traits.ignoresWidth = false } else { traits.ignoresHeight = false }
            } else {
                if !child.ignoresWidth { traits.ignoresWidth = false }
                if !child.ignoresHeight { traits.ignoresHeight = false }
            }
            traits.guides.formUnion(child.guides)
            if count == 1 { traits.priority = child.priority }
        }
        return traits
    }
}
