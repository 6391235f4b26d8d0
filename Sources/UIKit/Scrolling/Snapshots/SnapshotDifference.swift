import Foundation

/// What changes from one snapshot to the next, in the form of batch updates: what is deleted and reloaded by places
/// before, what is inserted by places after.
struct SnapshotDifference {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var reloadedItems: [IndexPath] = []
    /// Whether sections change their order, which batch updates do not tell here.
    var movesSections = false

    /// Finds the changes.
    ///
    /// - Parameters:
    ///   - old: the snapshot before.
    ///   - new: the snapshot after, with what it reloads.
    init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let (known, wanted) = (Set(before), Set(after))
        deletedSections = IndexSet(before.indices.filter { !wanted.contains(before[$0]) })
        insertedSections = IndexSet(after.indices.filter { !known.contains(after[$0]) })
        movesSections = before.filter(wanted.contains) != after.filter(known.contains)
        findItems(old, new)
        findReloads(old, new)
    }

    private mutating func findItems<Section: Hashable, Item: Hashable>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (places, goals) = (Self.places(old), Self.places(new))
        for item in old.itemIdentifiers where goals[item] == nil {
            guard let place = places[item], !deletedSections.contains(place.section) else { continue }
            deletedItems.append(place)
        }
        for item in new.itemIdentifiers where places[item] == nil {
            guard let goal = goals[item], !insertedSections.contains(goal.section) else { continue }
            insertedItems.append(goal)
        }
        for (index, section) in new.sectionIdentifiers.enumerated() {
            let isNew = insertedSections.contains(index)
            let stays = Self.staying(
                old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
            for item in new.itemIdentifiers(inSection: section) where !stays.contains(item) {
                guard let place = places[item], let goal = goals[item] else { continue }
                move(place, to: goal, isNew: isNew)
            }
        }
    }

    /// An item of a section that goes is inserted, one that comes into a new section is deleted.
    private mutating func move(_ place: IndexPath, to goal: IndexPath, isNew: Bool) {
        let isGone = deletedSections.contains(place.section)
        switch (isGone, isNew) {
        case (false, false): movedItems.append((place, goal))
        case (true, false): insertedItems.append(goal)
        case (false, true): deletedItems.append(place)
        case (true, true): break
        }
    }

    private mutating func findReloads<Section: Hashable, Item: Hashable>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let items =
            new.reloadedItemIdentifiers
            + new.reloadedSectionIdentifiers.flatMap { new.itemIdentifiers(inSection: $0) }
        let moved = Set(movedItems.map(\.from))
        let places = Self.places(old)
        for item in Set(items).compactMap({ places[$0] }).sorted() where !moved.contains(item) {
            if !deletedSections.contains(item.section), !deletedItems.contains(item) {
                reloadedItems.append(item)
            }
        }
    }

    /// The items that need not move: the longest run of those in both that keep their order.
    private static func staying<Item: Hashable>(_ before: [Item], _ after: [Item]) -> Set<Item> {
        let kept = Set(after)
        let known = Set(before)
        let difference = after.filter(known.contains).difference(from: before.filter(kept.contains))
        let moving = difference.insertions.compactMap { change -> Item? in
            guard case .insert(_, let item, _) = change else { return nil }
            return item
        }
        return kept.intersection(known).subtracting(moving)
    }

    private static func places<Section: Hashable, Item: Hashable>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> [Item: IndexPath] {
        var result: [Item: IndexPath] = [:]
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            for (item, value) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
                result[value] = IndexPath(item: item, section: section)
            }
        }
        return result
    }
}
