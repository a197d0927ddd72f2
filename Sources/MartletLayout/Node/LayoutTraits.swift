/// What a container must know about a subview beyond its size. Computed once and kept until something in the subview changes.
package struct LayoutTraits: BitwiseCopyable, Sendable, Equatable {
    /// The subview's size doesn't depend on the width it is offered.
    package var ignoresWidth: Bool
    /// The subview's size doesn't depend on the height it is offered.
    package var ignoresHeight: Bool
    /// Neighbours keep no distance from it: a spacer, or one in a frame.
    package var isSpacerLike: Bool
    /// Its size follows the axis of the stack it is in: a spacer or divider.
    package var followsContainer: Bool
    /// Kinds of explicit alignment guides that may be set in the subview.
    package var guides: GuideKinds
    /// A stack gives this subview what is left over, at least these points; `noSpacer` in a view that isn't a spacer.
    package var spacerMinLength: Double
    /// The order in which a stack serves its subviews: higher ones first.
    package var priority: Double

    /// Stands in `spacerMinLength` for "not a spacer".
    package static let noSpacer = -1.0

    package init(
        ignoresWidth: Bool = false, ignoresHeight: Bool = false, guides: GuideKinds = .all,
        spacerMinLength: Double = -1, isSpacerLike: Bool = false, followsContainer: Bool = false,
        priority: Double = 0
    ) {
        self.ignoresWidth = ignoresWidth
        self.ignoresHeight = ignoresHeight
        self.guides = guides
        self.spacerMinLength = spacerMinLength
        self.isSpacerLike = isSpacerLike
        self.followsContainer = followsContainer
        self.priority = priority
    }

    /// Nothing is known: a user's layout.
    package static let unknown = LayoutTraits()

    /// A leaf of one size without guides.
    package static let rigidLeaf = LayoutTraits(ignoresWidth: true, ignoresHeight: true, guides: .none)

    /// A leaf that follows the proposal, without guides.
    package static let flexibleLeaf = LayoutTraits(guides: .none)

    package var isSpacer: Bool { spacerMinLength >= 0 }
}

/// Kinds of explicit guides, told apart so that a stack of texts that isn't aligned by baselines needn't look for any.
///
/// Not an `OptionSet`: its generic operations are slow where they aren't specialised.
package struct GuideKinds: Sendable, BitwiseCopyable, Equatable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let none = GuideKinds(rawValue: 0)
    package static let horizontal = GuideKinds(rawValue: 1)
    package static let vertical = GuideKinds(rawValue: 2)
    package static let baselines = GuideKinds(rawValue: 4)
    package static let all = GuideKinds(rawValue: 7)

    package init(of key: AlignmentKey) {
        rawValue = !key.isVertical ? 1 : key.isBaseline ? 4 : 2
    }

    package func intersects(_ other: GuideKinds) -> Bool { rawValue & other.rawValue != 0 }

    package mutating func formUnion(_ other: GuideKinds) { rawValue |= other.rawValue }
}
