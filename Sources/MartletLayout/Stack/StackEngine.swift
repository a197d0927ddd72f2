import Foundation

// How a stack divides its length:
//  1. The distances between neighbours are taken off first.
//  2. Spacers don't compete: their least lengths are set aside.
//  3. Views are served in groups of one priority, the highest first. While a group is served, the least lengths of all
//     lower groups are kept back.
//  4. In a group the least flexible view comes first (the largest length less the smallest; equals keep their order). Each is
//     offered an equal share of what is left, never less than 0, and what it answers is taken off.
//  5. Spacers share what remains, each at least its own least length, the longest first.
//  6. Without an offer along the axis every view gets its ideal length and every spacer its least.
// Across the axis all guides are put on one line; the stack is as thick as the union of its views. Without an offer across,
// the views are measured once more against that thickness when they are placed.

/// The numbers of one stack: its views with what they were offered and answered.
///
/// One engine lives in a stack's cache. Its memory is raw so that loops neither retain nodes nor check for overlapping access.
final class StackEngine {
    struct Item {
        var node: Unmanaged<LayoutNode>
        /// Distance to the view before, in points; 0 for the first.
        var gap: Double
        /// Least length of a spacer, negative for other views.
        var spacerLength: Double
        var priority: Double
        /// Its length doesn't depend on what it is offered along the axis.
        var isRigid: Bool
        /// What was offered along the axis, NaN for the ideal length.
        var offered = Double.nan
        var length = 0.0
        var thickness = 0.0
        /// Where the view goes, along and across the axis.
        var position = 0.0
        var offset = 0.0
        /// The guide from the view's own edge, across the axis.
        var guide = 0.0
        var least = 0.0
        var flexibility = 0.0
    }

    struct Memory {
        var items: UnsafeMutablePointer<Item>
        var order: UnsafeMutablePointer<Int32>
        var count = 0
        var capacity: Int
        /// Sum of the gaps, points.
        var gaps = 0.0
        var spacerCount = 0
        var spacerTotal = 0.0
        var spacersDiffer = false
        /// Views that are neither spacers nor rigid.
        var flexibleCount = 0
        var hasPriorities = false
        var hasGuides = false
        /// The offer that `items` was last sized for.
        var sizedMain = 0.0
        var sizedCross = 0.0
        var sizedGeneration = -1
    }

    private let isHorizontal: Bool
    private let memory: UnsafeMutablePointer<Memory>
    private let alignment: UnsafeMutablePointer<AlignmentKey>

    init(isHorizontal: Bool) {
        self.isHorizontal = isHorizontal
        memory = .allocate(capacity: 1)
        memory.initialize(to: Memory(items: .allocate(capacity: 1), order: .allocate(capacity: 1), capacity: 1))
        alignment = .allocate(capacity: 1)
        alignment.initialize(to: .verticalCenter)
    }

    deinit {
        memory.pointee.items.deallocate()
        memory.pointee.order.deallocate()
        memory.deallocate()
        alignment.deallocate()
    }

    // MARK: The views

    /// Takes the views over and works out what doesn't depend on a proposal.
    func refresh(_ nodes: ArraySlice<LayoutNode>, alignment key: AlignmentKey, spacing: Double?) {
        let memory = memory
        alignment.pointee = key
        if nodes.count > memory.pointee.capacity {
            memory.pointee.items.deallocate()
            memory.pointee.order.deallocate()
            let capacity = nodes.count
            memory.pointee.items = .allocate(capacity: capacity)
            memory.pointee.order = .allocate(capacity: capacity)
            memory.pointee.capacity = capacity
        }
        var gaps = 0.0
        var spacerCount = 0
        var spacerTotal = 0.0
        var spacersDiffer = false
        var firstSpacer = Double.nan
        var flexibleCount = 0
        var hasPriorities = false
        var guides = GuideKinds.none
        var firstPriority = Double.nan
        var index = 0
        var previous: LayoutNode?
        let items = memory.pointee.items
        for node in nodes {
            let traits = node.traits
            let isRigid = isHorizontal ? traits.ignoresWidth : traits.ignoresHeight
            var gap = 0.0
            if let previous {
                gap = spacing ?? Self.distance(from: previous, to: node, isHorizontal: isHorizontal)
            }
            previous = node
            gaps += gap
            items[index] = Item(
                node: .passUnretained(node), gap: gap, spacerLength: traits.spacerMinLength,
                priority: traits.priority, isRigid: isRigid)
            index += 1
            guides.formUnion(traits.guides)
            if traits.spacerMinLength >= 0 {
                spacerCount += 1
                spacerTotal += traits.spacerMinLength
                if firstSpacer.isNaN { firstSpacer = traits.spacerMinLength }
                if traits.spacerMinLength != firstSpacer { spacersDiffer = true }
                continue
            }
            if !isRigid { flexibleCount += 1 }
            if firstPriority.isNaN { firstPriority = traits.priority }
            if traits.priority != firstPriority { hasPriorities = true }
        }
        memory.pointee.count = index
        memory.pointee.gaps = gaps
        memory.pointee.spacerCount = spacerCount
        memory.pointee.spacerTotal = spacerTotal
        memory.pointee.spacersDiffer = spacersDiffer
        memory.pointee.flexibleCount = flexibleCount
        memory.pointee.hasPriorities = hasPriorities
        memory.pointee.hasGuides = guides.intersects(GuideKinds(of: key)) || key.bits & 0xFFFF >= 16
        memory.pointee.sizedGeneration = -1
    }

    private static func distance(from previous: LayoutNode, to node: LayoutNode, isHorizontal: Bool) -> Double {
        previous.spacing.distance(
            to: node.spacing, isHorizontal: isHorizontal, platformDefault: node.tree.defaultSpacing)
    }

    // MARK: Measuring

    /// The size for a proposal. The arrangement is kept for `generation`, a number that changes with the views.
    func measure(_ proposal: Proposal, generation: Int) -> CGSize {
        let main = isHorizontal ? proposal.width : proposal.height
        let cross = isHorizontal ? proposal.height : proposal.width
        size(main: main, cross: cross, generation)
        let memory = memory
        let items = memory.pointee.items
        let count = memory.pointee.count
        var length = memory.pointee.gaps
        for index in 0..<count { length += items[index].length }
        let thickness = memory.pointee.hasGuides ? guidedThickness(cross: cross) : plainThickness()
        length = max(0, length)
        return isHorizontal
            ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
    }

    private func plainThickness() -> Double {
        let items = memory.pointee.items
        var thickness = 0.0
        for index in 0..<memory.pointee.count where items[index].thickness > thickness {
            thickness = items[index].thickness
        }
        return thickness
    }

    /// Finds every view's guide and returns the thickness of the union of all views lined up by them.
    private func guidedThickness(cross: Double) -> Double {
        let items = memory.pointee.items
        var before = -Double.infinity
        var after = -Double.infinity
        for index in 0..<memory.pointee.count {
            let thickness = items[index].thickness
            if thickness == .infinity { return .infinity }
            let guide = guide(of: index, cross: cross)
            items[index].guide = guide
            before = max(before, guide)
            after = max(after, thickness - guide)
        }
        return memory.pointee.count == 0 ? 0 : max(0, before + after)
    }

    private func guide(of index: Int, cross: Double) -> Double {
        let items = memory.pointee.items
        let item = items[index]
        let proposal = isHorizontal
            ? Proposal(width: item.offered, height: cross) : Proposal(width: cross, height: item.offered)
        let key = alignment.pointee
        let width = isHorizontal ? item.length : item.thickness
        let height = isHorizontal ? item.thickness : item.length
        return item.node._withUnsafeGuaranteedRef { $0.guide(key, width: width, height: height, proposal) }
    }

    /// Offers `main` to a view and keeps its answer.
    @inline(__always)
    private func offer(_ item: UnsafeMutablePointer<Item>, main: Double, cross: Double) {
        let proposal = isHorizontal ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
        let size = item.pointee.node._withUnsafeGuaranteedRef { $0.measure(proposal) }
        item.pointee.offered = main
        item.pointee.length = Double(isHorizontal ? size.width : size.height)
        item.pointee.thickness = Double(isHorizontal ? size.height : size.width)
    }

    /// Sizes all views for an offer (steps 1 to 6).
    private func size(main: Double, cross: Double, _ generation: Int) {
        let memory = memory
        if memory.pointee.sizedGeneration == generation && generation >= 0
            && memory.pointee.sizedMain.bitPattern == main.bitPattern
            && memory.pointee.sizedCross.bitPattern == cross.bitPattern
        {
            return
        }
        memory.pointee.sizedGeneration = generation
        memory.pointee.sizedMain = main
        memory.pointee.sizedCross = cross
        let items = memory.pointee.items
        let count = memory.pointee.count
        if !(main < .infinity) {
            // 6. No offer, or one without end, which every view gets whole.
            for index in 0..<count {
                if items[index].spacerLength < 0 {
                    offer(items + index, main: main, cross: cross)
                } else {
                    setSpacer(items + index, main.isNaN ? items[index].spacerLength : .infinity)
                }
            }
            return
        }
        // 1, 2.
        var remaining = main - memory.pointee.gaps - memory.pointee.spacerTotal
        let flexibleCount = memory.pointee.flexibleCount
        if flexibleCount == 0 || count - memory.pointee.spacerCount == 1 {
            remaining = serveInOrder(remaining, cross: cross)
        } else {
            remaining = serveGroups(remaining, cross: cross)
        }
        if memory.pointee.spacerCount > 0 { serveSpacers(remaining + memory.pointee.spacerTotal) }
    }

    /// Where no view can give way, or there is only one, order doesn't matter.
    private func serveInOrder(_ available: Double, cross: Double) -> Double {
        let items = memory.pointee.items
        var remaining = available
        for index in 0..<memory.pointee.count where items[index].spacerLength < 0 {
            offer(items + index, main: max(0, remaining), cross: cross)
            remaining -= items[index].length
        }
        return remaining
    }

    /// Steps 3 and 4.
    private func serveGroups(_ available: Double, cross: Double) -> Double {
        let memory = memory
        let items = memory.pointee.items
        let order = memory.pointee.order
        var total = 0
        for index in 0..<memory.pointee.count where items[index].spacerLength < 0 {
            order[total] = Int32(index)
            total += 1
        }
        var reserved = 0.0
        if memory.pointee.hasPriorities {
            Self.sort(order, 0..<total) { a, b in
                let first = items[Int(a)].priority
                let second = items[Int(b)].priority
                return first != second ? first > second : a < b
            }
            let highest = items[Int(order[0])].priority
            for rank in 0..<total where items[Int(order[rank])].priority != highest {
                let index = Int(order[rank])
                items[index].least = length(of: index, main: 0, cross: cross)
                reserved += items[index].least
            }
        }
        var remaining = available
        var start = 0
        while start < total {
            let priority = items[Int(order[start])].priority
            var end = start
            var flexibleCount = 0
            while end < total && items[Int(order[end])].priority == priority {
                let index = Int(order[end])
                if start > 0 { reserved -= items[index].least }
                if !items[index].isRigid { flexibleCount += 1 }
                end += 1
            }
            if end - start > 1 && flexibleCount > 0 {
                rankByFlexibility(start..<end, cross: cross)
            }
            for rank in start..<end {
                let index = Int(order[rank])
                let share = (remaining - reserved) / Double(end - rank)
                offer(items + index, main: max(0, share), cross: cross)
                remaining -= items[index].length
            }
            start = end
        }
        return remaining
    }

    /// Sorts a group from the least to the most flexible, equals in their order.
    private func rankByFlexibility(_ range: Range<Int>, cross: Double) {
        let items = memory.pointee.items
        let order = memory.pointee.order
        for rank in range {
            let index = Int(order[rank])
            if items[index].isRigid {
                items[index].flexibility = 0
            } else {
                let flexibility =
                    length(of: index, main: .infinity, cross: cross) - length(of: index, main: 0, cross: cross)
                items[index].flexibility = flexibility.isNaN ? 0 : flexibility
            }
        }
        Self.sort(order, range) { a, b in
            let first = items[Int(a)].flexibility
            let second = items[Int(b)].flexibility
            return first != second ? first < second : a < b
        }
    }

    private func length(of index: Int, main: Double, cross: Double) -> Double {
        let proposal = isHorizontal ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
        return memory.pointee.items[index].node._withUnsafeGuaranteedRef {
            $0.length(isHorizontal: isHorizontal, proposal)
        }
    }

    @inline(__always)
    private func setSpacer(_ item: UnsafeMutablePointer<Item>, _ length: Double) {
        item.pointee.offered = length
        item.pointee.length = length
        item.pointee.thickness = 0
    }

    /// Step 5.
    private func serveSpacers(_ available: Double) {
        let memory = memory
        let items = memory.pointee.items
        var remaining = available
        var left = memory.pointee.spacerCount
        if !memory.pointee.spacersDiffer {
            for index in 0..<memory.pointee.count where items[index].spacerLength >= 0 {
                let length = max(items[index].spacerLength, remaining / Double(left))
                setSpacer(items + index, length)
                remaining -= length
                left -= 1
            }
            return
        }
        let order = memory.pointee.order
        var total = 0
        for index in 0..<memory.pointee.count where items[index].spacerLength >= 0 {
            order[total] = Int32(index)
            total += 1
        }
        Self.sort(order, 0..<total) { a, b in
            let first = items[Int(a)].spacerLength
            let second = items[Int(b)].spacerLength
            return first != second ? first > second : a < b
        }
        for rank in 0..<total {
            let index = Int(order[rank])
            let length = max(items[index].spacerLength, remaining / Double(left))
            setSpacer(items + index, length)
            remaining -= length
            left -= 1
        }
    }

    /// Sorts a few indices in place; the comparison leaves no two equal, so the result is one whatever the method.
    @inline(__always)
    private static func sort(
        _ order: UnsafeMutablePointer<Int32>, _ range: Range<Int>, by isBefore: (Int32, Int32) -> Bool
    ) {
        if range.count > 24 {
            var slice = UnsafeMutableBufferPointer(start: order + range.lowerBound, count: range.count)
            slice.sort(by: isBefore)
            return
        }
        var next = range.lowerBound + 1
        while next < range.upperBound {
            let value = order[next]
            var hole = next
            while hole > range.lowerBound && isBefore(value, order[hole - 1]) {
                order[hole] = order[hole - 1]
                hole -= 1
            }
            order[hole] = value
            next += 1
        }
    }

    // MARK: Placing

    /// Works out where every view goes in a box of `size`, and returns what was offered across the axis.
    @discardableResult
    private func arrange(in size: CGSize, _ proposal: Proposal, _ generation: Int) -> Double {
        let main = isHorizontal ? proposal.width : proposal.height
        var cross = isHorizontal ? proposal.height : proposal.width
        self.size(main: main, cross: cross, generation)
        let memory = memory
        let items = memory.pointee.items
        let count = memory.pointee.count
        if cross.isNaN {
            cross = Double(isHorizontal ? size.height : size.width)
            for index in 0..<count where items[index].spacerLength < 0 {
                offer(items + index, main: items[index].offered, cross: cross)
            }
            memory.pointee.sizedGeneration = -1
        }
        if memory.pointee.hasGuides {
            _ = guidedThickness(cross: cross)
            var line = -Double.infinity
            for index in 0..<count { line = max(line, items[index].guide) }
            for index in 0..<count { items[index].offset = line - items[index].guide }
        } else {
            let factor = lineFactor
            let line = plainThickness() * factor
            for index in 0..<count { items[index].offset = line - items[index].thickness * factor }
        }
        var position = 0.0
        for index in 0..<count {
            position += items[index].gap
            items[index].position = position
            position += items[index].length
        }
        return cross
    }

    /// Where in a view's thickness a built-in guide lies.
    private var lineFactor: Double {
        switch alignment.pointee {
        case .leading, .top, .listRowSeparatorLeading: 0
        case .horizontalCenter, .verticalCenter: 0.5
        default: 1
        }
    }

    /// Places the node's own children.
    func place(in size: CGSize, _ proposal: Proposal, generation: Int) {
        let cross = arrange(in: size, proposal, generation)
        let items = memory.pointee.items
        let isHorizontal = isHorizontal
        for index in 0..<memory.pointee.count {
            let item = items + index
            let main = item.pointee.offered
            let proposal = isHorizontal ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
            let length = item.pointee.length
            let thickness = item.pointee.thickness
            let position = item.pointee.position
            let offset = item.pointee.offset
            item.pointee.node._withUnsafeGuaranteedRef {
                if isHorizontal {
                    $0.setPlacement(x: position, y: offset, width: length, height: thickness, proposal)
                } else {
                    $0.setPlacement(x: offset, y: position, width: thickness, height: length, proposal)
                }
            }
        }
    }

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
