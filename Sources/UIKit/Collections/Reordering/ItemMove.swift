import Foundation

/// An item that a finger moves: where it came from, where it would go, and how far the others have made room.
///
/// While it lasts the collection view shows the items in the order that they would have. The data source still has them
/// in the old one, and is asked for them by their places there.
@MainActor
struct ItemMove {
    /// Its place in the data.
    let origin: IndexPath
    /// The place to which it would go.
    private(set) var target: IndexPath
    /// Where its middle is, in the content, and from the origin of what is seen.
    var position: CGPoint
    var hand = CGPoint.zero
    let scroller: AutoScroller
    /// How the items are shown, from the order in the data; nil while they are shown in that.
    private(set) var shift: CollectionUpdate?

    private let counts: CollectionCounts

    init(_ origin: IndexPath, counts: CollectionCounts, position: CGPoint, scroller: AutoScroller) {
        (self.origin, target, self.counts) = (origin, origin, counts)
        (self.position, self.scroller) = (position, scroller)
    }

    /// Returns the place in the data of an item that is shown somewhere.
    func source(of indexPath: IndexPath) -> IndexPath { shift?.path(before: indexPath) ?? indexPath }

    /// Makes room at another place.
    ///
    /// - Returns: the change of what is shown; nil if there is no such place.
    mutating func makeRoom(at new: IndexPath) -> CollectionUpdate? {
        let now = shift?.new ?? counts
        guard let step = Self.update(from: now, target, to: new),
            let whole = Self.update(from: counts, origin, to: new)
        else { return nil }
        target = new
        shift = new == origin ? nil : whole
        return step
    }

    private static func update(
        from counts: CollectionCounts, _ old: IndexPath, to new: IndexPath
    ) -> CollectionUpdate? {
        guard new.count == 2, counts.items.indices.contains(new.section) else { return nil }
        var after = counts
        after.items[old.section] -= 1
        after.items[new.section] += 1
        var batch = CollectionBatch()
        batch.movedItems = [.init(from: old, to: new)]
        guard case .success(let update) = CollectionUpdate.make(batch, from: counts, to: after) else {
            return nil
        }
        return update
    }
}
