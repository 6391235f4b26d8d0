// What editing changes: the states of cells, and what a touch selects.
extension UICollectionView {
    /// Whether touching an item selects it now.
    var selectsAny: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether more than one item can be selected now.
    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether an item is edited now.
    func edits(_ path: IndexPath) -> Bool {
        isEditing && collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
    }

    func editingDidChange() {
        releaseItem(at: nil)
        swiper?.close(animated: true)
        for path in indexPathsForVisibleItems { cellForItem(at: path)?.isEdited = edits(path) }
    }
}
