import Foundation

extension UITableView {
    /// Duration of the way of other rows, in seconds.
    private static let shiftDuration: TimeInterval = 0.25
    /// The shadow of the row in hand.
    private static let shadow = (opacity: Float(0.25), radius: CGFloat(6))

    /// Whether a row gets the control that moves it.
    func mayMove(_ cell: UITableViewCell, _ indexPath: IndexPath) -> Bool {
        let asked = asked { dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false }
        return asked.answer && (asked.isOwn || cell.showsReorderControl || OwnMethods.moves(dataSource))
    }

    // MARK: - The finger

    /// Takes a row into the hand.
    ///
    /// - Parameters:
    ///   - cell: its cell.
    ///   - y: where the finger is, in the content.
    /// - Returns: whether it can be moved.
    func beginMove(_ cell: UITableViewCell, at y: CGFloat) -> Bool {
        guard moving == nil, isEdited, let indexPath = indexPath(for: cell), layout.contains(indexPath) else {
            return false
        }
        stopMotion()
        let home = layout.rows(of: indexPath)
        let scroller = AutoScroller(self) { [weak self] in self?.contentMovedBelowFinger() }
        moving = RowMove(
            cell: cell, origin: indexPath, home: home, grip: y - home.lowerBound, scroller: scroller,
            finger: y,
            target: indexPath, edge: home.lowerBound)
        moving?.hand = y - bounds.minY
        bringSubviewToFront(cell)
        lift(cell, true)
        return true
    }

    func continueMove(to y: CGFloat) {
        guard moving != nil else { return }
        moving?.hand = y - bounds.minY
        follow(y)
    }

    private func contentMovedBelowFinger() { follow(bounds.minY + (moving?.hand ?? 0)) }

    private func follow(_ y: CGFloat) {
        guard y.isFinite, var move = moving else { return }
        move.finger = y
        let proposed = passed(move)?.target ?? move.origin
        let before = move.edge
        if proposed != move.proposed {
            move.proposed = proposed
            moving = move
            move.target = checkedTarget(move.origin, proposed)
            // A delegate that is asked may have ended the move.
            guard moving != nil else { return }
        }
        move.edge = edge(of: move)
        moving = move
        move.cell.frame = frame(ofRow: move.origin)
        if move.edge != before {
            UIView.animate(withDuration: Self.shiftDuration, delay: 0, options: .allowUserInteraction) {
                self.tile()
            }
        }
        move.scroller.follow(move.cell.frame)
    }

    /// The last row or header that the row in hand has passed.
    private func passed(_ move: RowMove) -> RowStop? {
        let (top, bottom) = (move.top, move.top + move.height)
        func middle(_ stop: RowStop) -> CGFloat { (stop.range.lowerBound + stop.range.upperBound) / 2 }
        if let last = RowStop.below(move.origin, in: layout).prefix(while: { middle($0) < bottom }).last {
            return last
        }
        return RowStop.above(move.origin, in: layout).prefix { middle($0) > top }.last
    }

    /// The edge of the content up to which rows make room for the target.
    private func edge(of move: RowMove) -> CGFloat {
        guard move.target != move.origin else { return move.home.lowerBound }
        if let stop = RowStop.below(move.origin, in: layout).last(where: { $0.target == move.target }) {
            return stop.range.upperBound
        }
        let above = RowStop.above(move.origin, in: layout).first { $0.target == move.target }
        return above?.range.lowerBound ?? move.home.lowerBound
    }

    private func checkedTarget(_ origin: IndexPath, _ proposed: IndexPath) -> IndexPath {
        guard proposed != origin else { return origin }
        let target =
            tableDelegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: proposed) ?? proposed
        guard target.count == 2, layout.sections.indices.contains(target.section) else {
            diagnose(
                .error, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
                "was given a place that it does not have, \(target), so the row goes where the finger is")
            return proposed
        }
        let count = layout.sections[target.section].rowCount
        let last = target.section == origin.section ? count - 1 : count
        guard (0...last).contains(target.row) else {
            diagnose(
                .error, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
                "has \(count) rows in section \(target.section), so the row cannot go to \(target.row)")
            return proposed
        }
        return target
    }

    // MARK: - The end

    /// Lets the row go: at its new place, or back to the old one.
    func endMove(isCancelled: Bool) {
        guard let move = moving else { return }
        move.scroller.stop()
        moving = nil
        lift(move.cell, false)
        guard !isCancelled, move.target != move.origin, !needsReload else { return putBack() }
        dataSource?.tableView(self, moveRowAt: move.origin, to: move.target)
        if needsReload { return }
        moveRow(at: move.origin, to: move.target)
    }

    private func putBack() {
        guard !needsReload else { return }
        UIView.animate(withDuration: Self.shiftDuration, delay: 0, options: .allowUserInteraction) {
            self.tile()
        }
    }

    private func lift(_ cell: UITableViewCell, _ isLifted: Bool) {
        cell.layer.shadowOpacity = isLifted ? Self.shadow.opacity : 0
        cell.layer.shadowRadius = Self.shadow.radius
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        cell.layer.zPosition = isLifted ? 1 : 0
    }
}
