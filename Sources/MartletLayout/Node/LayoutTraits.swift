/// What a container must know about a subview beyond its size. Computed once and kept until something in the subview changes.
package struct LayoutTraits: BitwiseCopyable, Sendable {
    /// The subview answers every proposal with one and the same size.
    package var isRigid: Bool
    /// Kinds of explicit alignment guides that may be set in the subview.
    package var guides: GuideKinds
    /// A stack gives this subview what is left over, at least `spacerMinLength` points; NaN in a view that isn't a spacer.
    package var spacerMinLength: Double
    /// Neighbours keep no distance from it: a spacer, or one in a frame.
    package var isSpacerLike: Bool
    /// The order in which a stack serves its subviews: higher ones first.
    package var priority: Double

    package init(
        isRigid: Bool = false, guides: GuideKinds = .all, spacerMinLength: Double = .nan, isSpacerLike: Bool = false,
        priority: Double = 0
    ) {
        self.isRigid = isRigid
        self.guides = guides
        self.spacerMinLength = spacerMinLength
        self.isSpacerLike = isSpacerLike
        self.priority = priority
    }

    /// Nothing is known: a user's layout.
    package static let unknown = LayoutTraits()

    /// A leaf of one size without guides.
    package static let rigidLeaf = LayoutTraits(isRigid: true, guides: [])

    /// A leaf that follows the proposal, without guides.
    package static let flexibleLeaf = LayoutTraits(isRigid: false, guides: [])

    package var isSpacer: Bool { !spacerMinLength.isNaN }
}

/// Kinds of explicit guides, told apart so that a stack of texts that isn't aligned by baselines needn't look for any.
package struct GuideKinds: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let horizontal = GuideKinds(rawValue: 1)
    package static let vertical = GuideKinds(rawValue: 2)
    package static let baselines = GuideKinds(rawValue: 4)
    package static let all: GuideKinds = [.horizontal, .vertical, .baselines]

    package init(of key: AlignmentKey) {
        self = key.isBaseline ? .baselines : key.isVertical ? .vertical : .horizontal
    }
}
