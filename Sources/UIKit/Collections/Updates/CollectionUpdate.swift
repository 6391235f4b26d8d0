/// An update that fits its data: where each item was, and where it is.
struct CollectionUpdate {
    let old: CollectionCounts
    let new: CollectionCounts
    /// The changes for the layout.
    let items: [Change]

    struct Change {
        let action: UICollectionViewUpdateItem.Action
        let before: IndexPath?
        let after: IndexPath?
    }

    /// The section after the update of each one before it, and the other way round; nil for those that go or
    /// come.
    private var sectionsAfter: [Int?]
    private var sectionsBefore: [Int?]
    /// The items that move within or between sections, or go or come; all others keep their order.
    private var itemsAfter: [Int: [IndexPath?]] = [:]
    private var itemsBefore: [Int: [IndexPath?]] = [:]
    /// The items, by their places before and after the update, that get new cells.
    private var reloadedBefore: Set<IndexPath>
    private var reloadedAfter: Set<IndexPath> = []
    /// The sections that are asked for again.
    private let reloadedSections: (before: Set<Int>, after: Set<Int>)

    /// Works out an update; a sentence in place of one that does not fit the numbers of items.
    static func make(
        _ batch: CollectionBatch, from old: CollectionCounts, to new: CollectionCounts
    ) -> Result<CollectionUpdate, Mistake> {
        var batch = batch
        batch.dropChangesInsideSections()
        if let mistake = batch.mistake(from: old, to: new) { return .failure(Mistake(sentence: mistake)) }
        var update = CollectionUpdate(batch, old, new)
        if let mistake = update.mapItems(batch) { return .failure(mistake) }
        return .success(update)
    }

    struct Mistake: Error {
        let sentence: String
    }

    private init(_ batch: CollectionBatch, _ old: CollectionCounts, _ new: CollectionCounts) {
        self.old = old
        self.new = new
        items = Self.changes(of: batch)
        reloadedBefore = Set(batch.reloadedItems)
        (sectionsAfter, sectionsBefore) = Self.match(
            old: old.items.count, new: new.items.count, gone: Set(batch.deletedSections),
            come: Set(batch.insertedSections), moves: batch.movedSections.map { ($0.from, $0.to) })
        let after = batch.reloadedSections.compactMap { [sectionsAfter] in sectionsAfter[$0] }
        reloadedSections = (Set(batch.reloadedSections), Set(after))
        // The items of a section that is reloaded go, and others come.
        for section in batch.reloadedSections {
            itemsAfter[section] = Array(repeating: nil, count: old.items[section])
            if let after = sectionsAfter[section] {
                itemsBefore[after] = Array(repeating: nil, count: new.items[after])
            }
        }
    }

    /// Pairs what stays, in order, with the places that nothing else takes.
    private static func match(
        old: Int, new: Int, gone: Set<Int>, come: Set<Int>, moves: [(from: Int, to: Int)]
    ) -> (after: [Int?], before: [Int?]) {
        var after = [Int?](repeating: nil, count: old)
        var before = [Int?](repeating: nil, count: new)
        for move in moves {
            after[move.from] = move.to
            before[move.to] = move.from
        }
        var place = 0
        for index in 0..<old where after[index] == nil && !gone.contains(index) {
            while place < new, before[place] != nil || come.contains(place) { place += 1 }
            guard place < new else { break }
            after[index] = place
            before[place] = index
            place += 1
        }
        return (after, before)
    }

    // MARK: - Items

    private mutating func mapItems(_ batch: CollectionBatch) -> Mistake? {
        let gone = Dictionary(grouping: batch.deletedItems, by: \.section)
        let come = Dictionary(grouping: batch.insertedItems, by: \.section)
        let leaving = Dictionary(grouping: batch.movedItems, by: \.from.section)
        let arriving = Dictionary(grouping: batch.movedItems, by: \.to.section)
        for (section, after) in sectionsAfter.enumerated() where itemsAfter[section] == nil {
            guard let after else { continue }
            let (deleted, inserted) = (gone[section] ?? [], come[after] ?? [])
            let (out, into) = (leaving[section] ?? [], arriving[after] ?? [])
            let (before, now) = (old.items[section], new.items[after])
            guard before - deleted.count - out.count + inserted.count + into.count == now else {
                return Mistake(
                    sentence:
                        "invalid number of items in section \(after). The number of items contained in an "
                        + "existing section after the update (\(now)) must be equal to the number of items contained "
                        + "in that section before the update (\(before)), plus or minus the number of items inserted "
                        + "or deleted from that section (\(inserted.count) inserted, \(deleted.count) deleted) and "
                        + "plus or minus the number of items moved into or out of that section (\(into.count) moved "
                        + "in, \(out.count) moved out)")
            }
            guard !(deleted.isEmpty && inserted.isEmpty && out.isEmpty && into.isEmpty) else { continue }
            let match = Self.match(
                old: before, new: now, gone: Set(deleted.map(\.item) + out.map(\.from.item)),
                come: Set(inserted.map(\.item) + into.map(\.to.item)), moves: [])
            itemsAfter[section] = match.after.map { $0.map { IndexPath(item: $0, section: after) } }
            itemsBefore[after] = match.before.map { $0.map { IndexPath(item: $0, section: section) } }
        }
        for move in batch.movedItems {
            note(move)
        }
        reloadedAfter = Set(reloadedBefore.compactMap { path(after: $0) })
        return nil
    }

    private mutating func note(_ move: CollectionBatch.Move<IndexPath>) {
        itemsAfter[move.from.section]?[move.from.item] = move.to
        itemsBefore[move.to.section]?[move.to.item] = move.from
    }

    /// The changes, as a layout hears of them: deletions, reloads, moves, insertions.
    private static func changes(of batch: CollectionBatch) -> [Change] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var all: [Change] = []
        for section in batch.deletedSections.sorted() {
            all.append(Change(action: .delete, before: whole(section), after: nil))
        }
        for path in batch.deletedItems.sorted() {
            all.append(Change(action: .delete, before: path, after: nil))
        }
        for section in batch.reloadedSections.sorted() {
            all.append(Change(action: .reload, before: whole(section), after: whole(section)))
        }
        for path in batch.reloadedItems.sorted() {
            all.append(Change(action: .reload, before: path, after: path))
        }
        for move in batch.movedSections {
            all.append(Change(action: .move, before: whole(move.from), after: whole(move.to)))
        }
        for move in batch.movedItems {
            all.append(Change(action: .move, before: move.from, after: move.to))
        }
        for section in batch.insertedSections.sorted() {
            all.append(Change(action: .insert, before: nil, after: whole(section)))
        }
        for path in batch.insertedItems.sorted() {
            all.append(Change(action: .insert, before: nil, after: path))
        }
        return all
    }

    // MARK: - Questions

    /// Returns where an item is after the update; nil if it is gone.
    func path(after path: IndexPath) -> IndexPath? {
        if let moved = itemsAfter[path.section] {
            return moved.indices.contains(path.item) ? moved[path.item] : nil
        }
        return section(after: path.section).map { IndexPath(item: path.item, section: $0) }
    }

    /// Returns where an item was before the update; nil if it is new.
    func path(before path: IndexPath) -> IndexPath? {
        if let moved = itemsBefore[path.section] {
            return moved.indices.contains(path.item) ? moved[path.item] : nil
        }
        return section(before: path.section).map { IndexPath(item: path.item, section: $0) }
    }

    /// Returns where an item, or a whole section, is after the update.
    func place(after place: IndexPath) -> IndexPath? {
        guard place.item == NSNotFound else { return path(after: place) }
        return section(after: place.section).map { IndexPath(item: NSNotFound, section: $0) }
    }

    private func section(after section: Int) -> Int? {
        sectionsAfter.indices.contains(section) ? sectionsAfter[section] : nil
    }

    private func section(before section: Int) -> Int? {
        sectionsBefore.indices.contains(section) ? sectionsBefore[section] : nil
    }

    /// Returns the element after the update whose view shows this one; nil if there is none. Views beside the
    /// cells go along with their section.
    func element(after element: CollectionElement) -> CollectionElement? {
        if element.isCell {
            guard !reloadedBefore.contains(element.indexPath) else { return nil }
            return path(after: element.indexPath).map { element.moved(to: $0) }
        }
        return beside(element, reloadedSections.before, section(after:))
    }

    /// Returns the element before the update whose view shows this one now; nil if it gets a new view.
    func element(before element: CollectionElement) -> CollectionElement? {
        if element.isCell {
            guard !reloadedAfter.contains(element.indexPath) else { return nil }
            return path(before: element.indexPath).map { element.moved(to: $0) }
        }
        return beside(element, reloadedSections.after, section(before:))
    }

    private func beside(
        _ element: CollectionElement, _ reloaded: Set<Int>, _ map: (Int) -> Int?
    ) -> CollectionElement? {
        let path = element.indexPath
        guard path.count == 2 else { return element }
        if case .supplementary = element, reloaded.contains(path.section) { return nil }
        return map(path.section).map { element.moved(to: IndexPath(item: path.item, section: $0)) }
    }
}
