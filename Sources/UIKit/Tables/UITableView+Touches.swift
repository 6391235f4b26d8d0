extension UITableView {
    func touchRow(at point: CGPoint) {
        guard allowsSelection, let indexPath = indexPathForRow(at: point),
            tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        touchedRow = indexPath
        cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
    }

    func releaseRow(at point: CGPoint?) {
        guard let indexPath = touchedRow else { return }
        touchedRow = nil
        let chosen = point.flatMap(indexPathForRow) == indexPath
        // Selected first: a row that was highlighted stays grey without a blink.
        if chosen { selectByTouch(indexPath) }
        cellForRow(at: indexPath)?.setHighlighted(false, animated: !chosen)
    }

    private func selectByTouch(_ touched: IndexPath) {
        let delegate = tableDelegate
        guard
            let indexPath = delegate?.tableView(self, willSelectRowAt: touched)
                ?? (delegate == nil ? touched : nil)
        else { return }
        let old = indexPathForSelectedRow
        selectRow(at: indexPath, animated: false, scrollPosition: .none)
        if let old, old != indexPath { delegate?.tableView(self, didDeselectRowAt: old) }
        delegate?.tableView(self, didSelectRowAt: indexPath)
    }
}
