extension UITableView {
    func touchRow(at point: CGPoint) {
        if swiper.close(animated: true) || hideDeleteButtons() { return }
        guard allowsSelection,
            !isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
            let indexPath = indexPathForRow(at: point),
            tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        touchedRow = indexPath
        cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: indexPath)
    }

    func releaseRow(at point: CGPoint?) {
        guard let indexPath = touchedRow else { return }
        touchedRow = nil
        let chosen = point.flatMap(indexPathForRow) == indexPath
        // Selected first: a row that was highlighted stays grey without a blink.
        if chosen { selectByTouch(indexPath) }
        cellForRow(at: indexPath)?.setHighlighted(false, animated: !chosen)
        tableDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
    }

    private func selectByTouch(_ touched: IndexPath) {
        let delegate = tableDelegate
        if selectsSeveral, selected.contains(touched) { return deselectByTouch(touched) }
        guard
            let indexPath = delegate?.tableView(self, willSelectRowAt: touched)
                ?? (delegate == nil ? touched : nil)
        else { return }
        for old in selectsSeveral ? [] : selected.sorted() where old != indexPath {
            deselectByTouch(old)
        }
        // Rows that the delegate keeps stay selected beside this one.
        addToSelection(indexPath, animated: false)
        delegate?.tableView(self, didSelectRowAt: indexPath)
    }

    private func deselectByTouch(_ touched: IndexPath) {
        let delegate = tableDelegate
        guard
            let indexPath = delegate?.tableView(self, willDeselectRowAt: touched)
                ?? (delegate == nil ? touched : nil)
        else { return }
        deselectRow(at: indexPath, animated: false)
        delegate?.tableView(self, didDeselectRowAt: indexPath)
    }
}
