import Foundation
import Synchronization

/// The identity of an alignment guide: a small number that is fixed for the built-in ones, and its axis.
///
/// Numbers from 16 on belong to users' `AlignmentID` types, in the order in which they were first named. The highest bit
/// is set for vertical guides, so that one type may name a guide on each axis.
package struct AlignmentKey: Hashable, Sendable, BitwiseCopyable {
    package let bits: UInt32

    package static let verticalBit: UInt32 = 1 << 31

    package init(bits: UInt32) { self.bits = bits }

    package static let leading = AlignmentKey(bits: 0)
    package static let horizontalCenter = AlignmentKey(bits: 1)
    package static let trailing = AlignmentKey(bits: 2)
    package static let listRowSeparatorLeading = AlignmentKey(bits: 3)
    package static let listRowSeparatorTrailing = AlignmentKey(bits: 4)
    package static let top = AlignmentKey(bits: 5 | verticalBit)
    package static let verticalCenter = AlignmentKey(bits: 6 | verticalBit)
    package static let bottom = AlignmentKey(bits: 7 | verticalBit)
    package static let firstTextBaseline = AlignmentKey(bits: 8 | verticalBit)
    package static let lastTextBaseline = AlignmentKey(bits: 9 | verticalBit)

    package init(_ id: any AlignmentID.Type, isVertical: Bool) {
        bits = AlignmentRegistry.index(of: id) | (isVertical ? AlignmentKey.verticalBit : 0)
    }

    package var isVertical: Bool { bits & AlignmentKey.verticalBit != 0 }

    /// Whether this is one of the two guides that texts set.
    package var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

    /// The position in a view of this size that does not set the guide. `context` is asked for only by users' own guides.
    package func defaultValue(width: Double, height: Double, context: () -> ViewDimensions) -> Double {
        switch bits & ~AlignmentKey.verticalBit {
        case 0, 3, 5: return 0
        case 1: return width / 2
        case 2, 4: return width
        case 6: return height / 2
        case 7, 8, 9: return height
        default:
            guard let id = AlignmentRegistry.id(at: bits & ~AlignmentKey.verticalBit) else { return 0 }
            let value = Double(id.defaultValue(in: context()))
            return value.isFinite ? value : 0
        }
    }
}

/// The users' alignment types that were named so far.
private enum AlignmentRegistry {
    private struct Table {
        var indices: [ObjectIdentifier: UInt32] = [:]
        var ids: [Entry] = []
    }

    /// Unchecked: a type is the same for every thread, and its requirement is static.
    private struct Entry: @unchecked Sendable {
        let id: any AlignmentID.Type
    }

    private static let table = Mutex(Table())
    private static let firstCustomIndex: UInt32 = 16

    static func index(of id: any AlignmentID.Type) -> UInt32 {
        let entry = Entry(id: id)
        return table.withLock { table in
            if let index = table.indices[ObjectIdentifier(entry.id)] { return index }
            let index = firstCustomIndex + UInt32(table.ids.count)
            table.indices[ObjectIdentifier(entry.id)] = index
            table.ids.append(entry)
            return index
        }
    }

    static func id(at index: UInt32) -> (any AlignmentID.Type)? {
        let entry = table.withLock { table -> Entry? in
            let position = Int(index) - Int(firstCustomIndex)
            return table.ids.indices.contains(position) ? table.ids[position] : nil
        }
        return entry?.id
    }
}
