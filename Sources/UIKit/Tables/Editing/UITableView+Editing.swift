import Foundation

extension UITableView {
    func changeEditing(to editing: Bool, animated: Bool) {
        swiper.close(animated: animated)
        guard editing != isEdited else { return }
        if !editing { endMove(isCancelled: true) }
        isEdited = editing
        if allowsMultipleSelectionDuringEditing {
            for indexPath in selected.sorted() { deselectRow(at: indexPath, animated: animated) }
        }
        for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) {
            edit(cell, at: indexPath, animated: animated)
        }
    }

    /// Gives a cell the control that the table's state asks for.
    func edit(_ cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
        guard isEdited else { return cell.setEditing(false, animated: animated) }
        let canEdit = dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
        cell.editing.selects = canEdit && allowsMultipleSelectionDuringEditing
        cell.editing.style =
            canEdit && !cell.editing.selects
            ? tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
            : .none
        // Rows without a control make room, too, so that all of them are aligned.
        cell.editing.indents =
            canEdit && tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
        cell.editing.moves = mayMove(cell, indexPath)
        cell.setEditing(true, animated: animated)
    }

    /// Lets the buttons slide out that delete rows; says whether there were any.
    @discardableResult
    func hideDeleteButtons() -> Bool {
        cells.sorted { $0.key < $1.key }.reduce(false) { $1.value.hideDeleteButton(animated: true) || $0 }
    }

    func deleteTitle(_ indexPath: IndexPath) -> String {
        tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ indexPath: IndexPath) {
        dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    }
}
