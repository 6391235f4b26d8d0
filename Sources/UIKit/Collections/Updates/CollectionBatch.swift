/// The changes that an update collects before it is carried out. Deletions and reloads name places before the
/// update, insertions places after it, moves one of each.
struct CollectionBatch {
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [Move<IndexPath>] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [Move<Int>] = []
    /// Whether everything was reloaded meanwhile, so that nothing can be animated.
    var reloadsAll = false

    struct Move<Place: Hashable> {
        let from: Place
        let to: Place
    }

    /// Leaves out changes of items whose whole section is deleted, reloaded or inserted.
    mutating func dropChangesInsideSections() {
        let (gone, new) = (Set(deletedSections + reloadedSections), Set(insertedSections))
        deletedItems.removeAll { gone.contains($0.section) }
        reloadedItems.removeAll { gone.contains($0.section) }
        insertedItems.removeAll { new.contains($0.section) }
    }

    // MARK: - Mistakes

    /// Returns what is wrong with the changes; nil if they lead from `old` to `new`.
    func mistake(from old: CollectionCounts, to new: CollectionCounts) -> String? {
        sectionOutOfRange(old, new) ?? repeatedSection ?? itemOutOfRange(old, new) ?? repeatedItem
            ?? wrongSectionCount(old, new)
    }

    private func sectionOutOfRange(_ old: CollectionCounts, _ new: CollectionCounts) -> String? {
        let (before, after) = (old.items.count, new.items.count)
        for (verb, sections) in [
            ("delete", deletedSections), ("reload", reloadedSections), ("move", movedSections.map(\.from)),
        ] {
            guard let wrong = sections.first(where: { !(0..<before).contains($0) }) else { continue }
            return
                "attempt to \(verb) section \(wrong), but there are only \(before) sections before the update"
        }
        for (verb, sections) in [("insert", insertedSections), ("move to", movedSections.map(\.to))] {
            guard let wrong = sections.first(where: { !(0..<after).contains($0) }) else { continue }
            return
                "attempt to \(verb) section \(wrong), but there are only \(after) sections after the update"
        }
        return nil
    }

    private func itemOutOfRange(_ old: CollectionCounts, _ new: CollectionCounts) -> String? {
        for (verb, paths) in [
            ("delete", deletedItems), ("reload", reloadedItems), ("move", movedItems.map(\.from)),
        ] {
            guard let path = paths.first(where: { !old.contains($0) }) else { continue }
            guard path.count == 2 else { return "attempt to \(verb) \(path), which names no item" }
            let what = "attempt to \(verb) item \(path.item) from section \(path.section)"
            guard old.items.indices.contains(path.section) else {
                return what + ", but there are only \(old.items.count) sections before the update"
            }
            return what + " which only contains \(old.items[path.section]) items before the update"
        }
        for (verb, paths) in [("insert", insertedItems), ("move", movedItems.map(\.to))] {
            guard let path = paths.first(where: { !new.contains($0) }) else { continue }
            guard path.count == 2 else { return "attempt to \(verb) \(path), which names no item" }
            let what =
                "attempt to \(verb) item \(path.item) into section \(path.section), but there are only "
            guard new.items.indices.contains(path.section) else {
                return what + "\(new.items.count) sections after the update"
            }
            return what + "\(new.items[path.section]) items in section \(path.section) after the update"
        }
        return nil
    }

    private var repeatedSection: String? {
        if let twice = Self.repeated(deletedSections + reloadedSections + movedSections.map(\.from)) {
            return "attempt to delete, reload or move section \(twice) more than once"
        }
        if let twice = Self.repeated(insertedSections + movedSections.map(\.to)) {
            return "attempt to insert or move to section \(twice) more than once"
        }
        return nil
    }

    private var repeatedItem: String? {
        if let twice = Self.repeated(deletedItems + reloadedItems + movedItems.map(\.from)) {
            return "attempt to delete, reload or move the same index path (\(twice)) more than once"
        }
        if let twice = Self.repeated(insertedItems + movedItems.map(\.to)) {
            return "attempt to insert or move to the same index path (\(twice)) more than once"
        }
        return nil
    }

    private static func repeated<Place: Hashable>(_ places: [Place]) -> Place? {
        var seen = Set<Place>()
        return places.first { !seen.insert($0).inserted }
    }

    private func wrongSectionCount(_ old: CollectionCounts, _ new: CollectionCounts) -> String? {
        let (before, after) = (old.items.count, new.items.count)
        let (inserted, deleted) = (insertedSections.count, deletedSections.count)
        guard before + inserted - deleted != after else { return nil }
        return
            "invalid number of sections. The number of sections contained in the collection view after the update "
            + "(\(after)) must be equal to the number of sections contained in the collection view before the update "
            + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
            + "\(deleted) deleted)"
    }
}
