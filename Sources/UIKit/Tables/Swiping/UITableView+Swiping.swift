import Foundation

extension UITableView {
    // MARK: - The finger

    func handleSwipe(_ pan: UIPanGestureRecognizer) {
        let x = pan.translation(in: self).x
        switch pan.state {
        case .began, .changed:
            if pan.state == .began { beginSwipe(x, at: pan.location(in: self)) }
            guard let swipe = swiping.current else { return }
            swipe.track(swiping.start + (swipe.isAtRight ? -x : x))
        case .ended:
            guard let swipe = swiping.current else { return }
            let velocity = pan.velocity(in: self).x
            end(swipe, swipe.ending(velocity: swipe.isAtRight ? -velocity : velocity))
        case .cancelled, .failed: closeSwipe(animated: true)
        default: break
        }
    }

    private func end(_ swipe: RowSwipe, _ ending: RowSwipe.Ending) {
        switch ending {
        case .opens: swipe.open()
        case .closes: closeSwipe(animated: true)
        case .performs: swipe.performFirst()
        }
    }

    /// Whether a swipe may begin: along the row, and on one that has something at that end.
    func maySwipe(_ pan: UIPanGestureRecognizer) -> Bool {
        let way = pan.translation(in: self)
        guard abs(way.x) > abs(way.y), !isEdited, !isDragging, !isDecelerating,
            let indexPath = indexPathForRow(at: pan.location(in: self)), let cell = cells[indexPath]
        else { return false }
        if swiping.current?.cell === cell { return true }
        return !deeds(at: indexPath, isAtRight: way.x < 0).deeds.isEmpty
    }

    private func beginSwipe(_ x: CGFloat, at location: CGPoint) {
        guard let indexPath = indexPathForRow(at: location), let cell = cells[indexPath] else { return }
        if let current = swiping.current, current.cell === cell {
            // The row goes on from where it is.
            swiping.start = current.reveal
            return
        }
        closeSwipe(animated: true)
        let isAtRight = x < 0
        let found = deeds(at: indexPath, isAtRight: isAtRight)
        guard !found.deeds.isEmpty else { return }
        swiping.start = 0
        tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
        // The delegate may have loaded the rows anew.
        guard cells[indexPath] === cell else { return }
        swiping.current = RowSwipe(
            cell, isAtRight: isAtRight, found.deeds, allowsFull: found.allowsFull,
            deleteTitle: deleteTitle(indexPath)
        ) { [weak self, weak cell] in
            if let self, let cell { perform($0, on: cell, $1) }
        }
    }

    // MARK: - What there is to do

    private func deeds(
        at indexPath: IndexPath, isAtRight: Bool
    ) -> (deeds: [RowSwipe.Deed], allowsFull: Bool) {
        let mayEdit = asked { dataSource?.tableView(self, canEditRowAt: indexPath) ?? false }
        guard mayEdit.answer else { return ([], false) }
        let isTrailing = isAtRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let configuration =
            isTrailing
            ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
            : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        if let configuration {
            return (
                configuration.actions.map(RowSwipe.Deed.contextual),
                configuration.performsFirstActionWithFullSwipe
            )
        }
        guard isTrailing else { return ([], false) }
        if let actions = tableDelegate?.tableView(self, editActionsForRowAt: indexPath), !actions.isEmpty {
            return (actions.map(RowSwipe.Deed.row), false)
        }
        return deletes(indexPath, isAsked: mayEdit.isOwn) ? ([.delete], true) : ([], false)
    }

    /// Whether a swipe deletes a row: the data source says how, or at least that rows are edited.
    private func deletes(_ indexPath: IndexPath, isAsked: Bool) -> Bool {
        let style = asked { tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete }
        guard style.answer == .delete else { return false }
        return isAsked || style.isOwn || OwnMethods.commits(dataSource)
    }

    private func perform(_ deed: RowSwipe.Deed, on cell: UITableViewCell, _ button: UIView) {
        guard let indexPath = indexPath(for: cell) else { return }
        switch deed {
        case .contextual(let action):
            action.handler(action, button) { [weak self, weak cell] _ in
                if let self, swiping.current?.cell === cell { closeSwipe(animated: true) }
            }
        case .row(let action): action.handler(action, indexPath)
        case .delete:
            commit(.delete, indexPath)
            if swiping.current?.cell === cell { closeSwipe(animated: true) }
        }
    }

    // MARK: - The end

    /// Takes a row back that is swiped aside; says whether there was one.
    @discardableResult
    func closeSwipe(animated: Bool) -> Bool {
        guard let swipe = swiping.current else { return false }
        swiping.current = nil
        let indexPath = indexPath(for: swipe.cell)
        swipe.close(animated: animated)
        tableDelegate?.tableView(self, didEndEditingRowAt: indexPath)
        return true
    }

    /// Ends the swipe of a cell that is taken off.
    func forgetSwipe(of cell: UITableViewCell) {
        if swiping.current?.cell === cell { closeSwipe(animated: false) }
    }
}

/// A row of a table that is swiped aside, and where it was when a finger took it.
@MainActor
struct TableSwiping {
    var current: RowSwipe?
    var start: CGFloat = 0
}
