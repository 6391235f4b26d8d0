import Foundation

/// Where the rows of a table are after some came and some went.
struct TableMapping {
    private var rows: [IndexPath: IndexPath] = [:]
    private(set) var sections: [Int: Int] = [:]
    /// UIKit's sentence about numbers that do not fit; nil where all fit.
    private(set) var problem: String?

    /// - Parameters:
    ///   - old: the numbers of rows before, a section each.
    ///   - new: the numbers after.
    ///   - changes: what has changed.
    init(from old: [Int], to new: [Int], _ changes: TableChanges) {
        let gone = changes.deletedSections.union(changes.reloadedSections)
        let moved = changes.movedSections
        let arrived = Set(moved.values)
        let kept = old.indices.filter { !changes.deletedSections.contains($0) && moved[$0] == nil }
        let places = new.indices.filter { !changes.insertedSections.contains($0) && !arrived.contains($0) }
        let outside = moved.filter { !old.indices.contains($0.key) || !new.indices.contains($0.value) }
        if let move = outside.min(by: { $0.key < $1.key }) {
            problem =
                "Invalid update: attempt to move section \(move.key) to section \(move.value), but there are only "
                + "\(old.count) sections before the update and \(new.count) after it."
            return
        }
        guard kept.count == places.count else {
            problem =
                "Invalid update: invalid number of sections. The number of sections contained in the table view "
                + "after the update (\(new.count)) must be equal to the number of sections contained in the table "
                + "view before the update (\(old.count)), plus or minus the number of sections inserted or deleted "
                + "(\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted)."
            return
        }
        for (from, to) in zip(kept, places) + moved.map({ ($0.key, $0.value) }) {
            sections[from] = to
            guard !gone.contains(from) else { continue }
            mapRows(of: from, old[from], to: to, new[to], changes)
        }
    }

    private mutating func mapRows(
        of from: Int, _ oldCount: Int, to: Int, _ newCount: Int, _ changes: TableChanges
    ) {
        let left = Set(changes.deleted.keys).union(changes.moved.keys).filter { $0.section == from }
        let arrived = Set(changes.inserted.keys).union(changes.moved.values).filter { $0.section == to }
        let kept = (0..<oldCount).filter { !left.contains(IndexPath(row: $0, section: from)) }
        let places = (0..<newCount).filter { !arrived.contains(IndexPath(row: $0, section: to)) }
        guard kept.count == places.count, oldCount - left.count + arrived.count == newCount else {
            problem =
                problem
                ?? "Invalid update: invalid number of rows in section \(to). The number of rows contained in an "
                + "existing section after the update (\(newCount)) must be equal to the number of rows contained in "
                + "that section before the update (\(oldCount)), plus or minus the number of rows inserted or "
                + "deleted from that section (\(arrived.count) inserted, \(left.count) deleted)."
            return
        }
        for (row, place) in zip(kept, places) {
            rows[IndexPath(row: row, section: from)] = IndexPath(row: place, section: to)
        }
        for (row, place) in changes.moved where row.section == from { rows[row] = place }
    }

    /// The place of a row afterwards; nil if it is gone.
    func place(of indexPath: IndexPath) -> IndexPath? { rows[indexPath] }

    /// Where each row was that has stayed.
    var origins: [IndexPath: IndexPath] {
        Dictionary(rows.map { ($1, $0) }) { first, _ in first }
    }
}

/// What has changed in a table: places that are gone by the numbers before, places that are new by those after.
struct TableChanges {
    var deleted: [IndexPath: UITableView.RowAnimation] = [:]
    var inserted: [IndexPath: UITableView.RowAnimation] = [:]
    var reloaded: [IndexPath: UITableView.RowAnimation] = [:]
    var moved: [IndexPath: IndexPath] = [:]
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    /// Where the sections are that have moved.
    var movedSections: [Int: Int] = [:]
    var sectionAnimation = UITableView.RowAnimation.automatic
}
