import Foundation

extension UITableView: RowSwiperOwner {
    func swipedRow(at point: CGPoint) -> (any SwipedRow)? {
        isEdited ? nil : indexPathForRow(at: point).flatMap { cells[$0] }
    }

    func willSwipe(_ row: any SwipedRow) {
        guard let indexPath = indexPath(ofSwiped: row) else { return }
        tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
    }

    func didSwipe(_ row: any SwipedRow) {
        tableDelegate?.tableView(self, didEndEditingRowAt: indexPath(ofSwiped: row))
    }

    private func indexPath(ofSwiped row: any SwipedRow) -> IndexPath? {
        cells.first { $0.value === row }?.key
    }

    // MARK: - What there is to do

    func actions(of row: any SwipedRow, isTrailing: Bool) -> RowActions {
        guard let indexPath = indexPath(ofSwiped: row) else { return .none }
        let mayEdit = asked { dataSource?.tableView(self, canEditRowAt: indexPath) ?? false }
        guard mayEdit.answer else { return .none }
        let configuration =
            isTrailing
            ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
            : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        if let configuration { return swiper.actions(configuration, of: row) }
        guard isTrailing else { return .none }
        if let actions = tableDelegate?.tableView(self, editActionsForRowAt: indexPath), !actions.isEmpty {
            return RowActions(list: actions.map { older($0, row) }, allowsFull: false)
        }
        guard deletes(indexPath, isAsked: mayEdit.isOwn) else { return .none }
        return RowActions(list: [deletion(of: row, titled: deleteTitle(indexPath))], allowsFull: true)
    }

    private func older(_ action: UITableViewRowAction, _ row: any SwipedRow) -> RowActions.Action {
        RowActions.Action(
            item: SwipeActionsView.Item(
                title: action.title, image: nil,
                color: action.backgroundColor ?? (action.style == .normal ? .systemGray : .systemRed))
        ) { [weak self, weak row] _ in
            if let self, let row, let indexPath = indexPath(ofSwiped: row) {
                action.handler(action, indexPath)
            }
        }
    }

    private func deletion(of row: any SwipedRow, titled title: String) -> RowActions.Action {
        RowActions.Action(item: SwipeActionsView.Item(title: title, image: nil, color: .systemRed)) {
            [weak self, weak row] _ in
            guard let self, let row, let indexPath = indexPath(ofSwiped: row) else { return }
            commit(.delete, indexPath)
            swiper.close(row)
        }
    }

    /// Whether a swipe deletes a row: the data source says how, or at least that rows are edited.
    private func deletes(_ indexPath: IndexPath, isAsked: Bool) -> Bool {
        let style = asked { tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete }
        guard style.answer == .delete else { return false }
        return isAsked || style.isOwn || OwnMethods.commits(dataSource)
    }
}

extension UITableViewCell: SwipedRow {}
