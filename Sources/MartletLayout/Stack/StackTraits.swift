/// What the containers of a stack must know about it.
enum StackTraits {
    /// A stack is rigid when all its views are and none is a spacer; it has the guides of its views, and of an only view
    /// the priority (*measured*).
    static func traits(of node: LayoutNode) -> LayoutTraits {
        var traits = LayoutTraits(isRigid: true, guides: [])
        let state = node.state
        guard let table = state.pointee.table else { return traits }
        let count = state.pointee.childCount
        for index in 0..<count {
            let child = table[index]._withUnsafeGuaranteedRef { $0.traits }
            if child.isSpacer || !child.isRigid { traits.isRigid = false }
            traits.guides.formUnion(child.guides)
            if count == 1 { traits.priority = child.priority }
        }
        return traits
    }
}
