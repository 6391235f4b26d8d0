extension UITableViewCell {
    /// Makes the button of the accessories that have one.
    func makeDetailButton() -> UIButton {
        let button = UIButton(type: .detailDisclosure)
        button.accessibilityLabel = "More Info"
        button.addAction(UIAction { [weak self] _ in self?.detailButtonWasTapped() }, for: .touchUpInside)
        return button
    }

    private func detailButtonWasTapped() {
        guard let table = superview as? UITableView, let indexPath = table.indexPath(for: self) else {
            return
        }
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }
}
