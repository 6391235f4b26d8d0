// The title of a button whose menu is a choice.
extension UIButton {
    /// Shows the title of the action that is turned on.
    func showSelection() {
        guard changesSelectionAsPrimaryAction, let selected = menu?.selectedElements.first else { return }
        setTitle(selected.title, for: .normal)
        if let image = selected.image { setImage(image, for: .normal) }
    }
}
