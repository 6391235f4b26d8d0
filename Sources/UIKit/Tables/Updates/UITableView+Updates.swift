import Foundation

extension UITableView {
    /// The seconds in which rows come and go, as on iOS.
    private static let updateDuration: TimeInterval = 0.3

    // MARK: - Gathering

    /// Gathers the changes up to `endUpdates()`, to be shown at once. Calls may be nested.
    public func beginUpdates() {
        reloadIfNeeded()
        updates.depth += 1
    }

    /// Shows the changes since `beginUpdates()`. Without any, rows take on the heights that they have now.
    public func endUpdates() {
        guard updates.depth > 0 else {
            return diagnose(.error, "endUpdates()", "was told so without beginUpdates(), which is ignored")
        }
        updates.depth -= 1
        if updates.depth == 0 { carryOut() }
    }

    /// Gathers the changes that a closure makes and shows them at once.
    ///
    /// - Parameters:
    ///   - updates: changes the data and says so.
    ///   - completion: called when the animations have ended, with whether they finished.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        if let completion { self.updates.completions.append(completion) }
        endUpdates()
    }

    private func change(_ change: (inout TableChanges) -> Void) {
        beginUpdates()
        change(&updates.changes)
        endUpdates()
    }

    // MARK: - Rows

    /// Shows rows that have come into the data.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { for path in indexPaths { $0.inserted[path] = animation } }
    }

    /// Takes rows off that have gone from the data.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { for path in indexPaths { $0.deleted[path] = animation } }
    }

    /// Asks for the cells of rows again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { for path in indexPaths { $0.reloaded[path] = animation } }
    }

    /// Asks for the contents of rows again, in the cells that they have: of those in sight the data source gets its own
    /// cell back when it dequeues one. Rows may have another height afterwards.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        guard !indexPaths.isEmpty else { return }
        for indexPath in indexPaths {
            guard let dataSource, let cell = cellForRow(at: indexPath) else { continue }
            reconfigured = cell
            let answer = dataSource.tableView(self, cellForRowAt: indexPath)
            reconfigured = nil
            if answer !== cell {
                diagnose(
                    .error, "reconfigureRows(at:)",
                    "got another cell for \(indexPath), which is ignored: dequeue it with the same identifier"
                )
            }
        }
        UIView.performWithoutAnimation { performBatchUpdates(nil) }
    }

    /// Moves a row that has moved in the data.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }

    // MARK: - Sections

    /// Shows sections that have come into the data.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.insertedSections.formUnion(sections)
            $0.sectionAnimation = animation
        }
    }

    /// Takes sections off that have gone from the data.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.deletedSections.formUnion(sections)
            $0.sectionAnimation = animation
        }
    }

    /// Asks for the rows and cells of sections again.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.reloadedSections.formUnion(sections)
            $0.sectionAnimation = animation
        }
    }

    /// Moves a section that has moved in the data, with its rows.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    // MARK: - Carrying out

    private func carryOut() {
        let (changes, completions) = (updates.changes, updates.completions)
        (updates.changes, updates.completions) = (TableChanges(), [])
        prefetching.reset()
        let old = layout
        let reloaded = Set(changes.reloaded.keys)
        readLayout { _ in nil }
        let mapping = TableMapping(
            from: old.sections.map(\.rowCount), to: layout.sections.map(\.rowCount), changes)
        if let problem = mapping.problem {
            diagnose(
                .error, "endUpdates()",
                "was given an update that does not fit, and loads all rows again: \(problem)")
            reloadData()
            for completion in completions { completion(true) }
            return
        }
        let origins = mapping.origins
        // Rows that have stayed keep the heights that were measured.
        readLayout { [self] path in
            guard let origin = origins[path], !reloaded.contains(origin), cells[origin] == nil else {
                return nil
            }
            return old.rows(of: origin).upperBound - old.rows(of: origin).lowerBound
        }
        let leaving = leavingCells(mapping, changes)
        selected = Set(selected.compactMap { mapping.place(of: $0) })
        touchedRow = touchedRow.flatMap { mapping.place(of: $0) }
        moveCells(mapping, reloaded)
        removeBars(of: changes.deletedSections.union(changes.reloadedSections))
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { measure(cell, at: path) }
        updates.begin(arrivals(origins, old, changes, reloaded))
        animate(leaving, completions: completions)
    }

    /// The cells of rows that are gone or are made again, with their old places.
    private func leavingCells(
        _ mapping: TableMapping, _ changes: TableChanges
    ) -> [(path: IndexPath, cell: UITableViewCell, animation: RowAnimation)] {
        cells.sorted { $0.key < $1.key }.compactMap { path, cell in
            if let animation = changes.reloaded[path] { return (path, cell, animation) }
            guard mapping.place(of: path) == nil else { return nil }
            return (path, cell, changes.deleted[path] ?? changes.sectionAnimation)
        }
    }

    private func moveCells(_ mapping: TableMapping, _ reloaded: Set<IndexPath>) {
        var moved: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in cells where !reloaded.contains(path) {
            if let place = mapping.place(of: path) { moved[place] = cell }
        }
        cells = moved
    }

    /// How the rows begin that come into sight: new ones away, others where they were.
    private func arrivals(
        _ origins: [IndexPath: IndexPath], _ old: TableLayout, _ changes: TableChanges,
        _ reloaded: Set<IndexPath>
    ) -> [IndexPath: (frame: CGRect, alpha: CGFloat)] {
        var found: [IndexPath: (frame: CGRect, alpha: CGFloat)] = [:]
        for path in layout.rows(in: bounds.minY..<max(bounds.minY, bounds.maxY)) where cells[path] == nil {
            let frame = frame(ofRow: path)
            guard let origin = origins[path] else {
                found[path] = (changes.inserted[path] ?? changes.sectionAnimation).away(frame)
                continue
            }
            var start = frame
            start.origin.y = old.rows(of: origin).lowerBound
            found[path] = (start, reloaded.contains(origin) ? 0 : 1)
        }
        return found
    }

    private func animate(
        _ leaving: [(path: IndexPath, cell: UITableViewCell, animation: RowAnimation)],
        completions: [(Bool) -> Void]
    ) {
        let changes = { [self] in
            tile()
            for (_, cell) in cells where cell.alpha == 0 { cell.alpha = 1 }
            for (_, cell, animation) in leaving {
                let away = animation.away(cell.frame)
                (cell.frame, cell.alpha) = away
            }
            layoutIfNeeded()
        }
        let end = { [weak self] (finished: Bool) in
            for (path, cell, _) in leaving {
                cell.alpha = 1
                self?.retire(cell, from: path)
            }
            for completion in completions { completion(finished) }
        }
        for (_, cell, _) in leaving { sendSubviewToBack(cell) }
        if let backgroundView { sendSubviewToBack(backgroundView) }
        guard window != nil, UIView.areAnimationsEnabled else {
            changes()
            updates.end()
            return end(true)
        }
        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
            animations: changes, completion: end)
        updates.end()
    }
}
