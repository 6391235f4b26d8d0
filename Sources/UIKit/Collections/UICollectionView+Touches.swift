// The touches that highlight and select items.
extension UICollectionView {
    func setSelected(_ isSelected: Bool, at path: IndexPath) {
        guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
        cell.isSelected = isSelected
    }

    func setHighlighted(_ isHighlighted: Bool) {
        guard let highlighted, let cell = cellForItem(at: highlighted), cell.isHighlighted != isHighlighted
        else { return }
        cell.isHighlighted = isHighlighted
    }

    func touchItem(at point: CGPoint) {
        releaseItem(at: nil)
        if swiper?.close(animated: true) == true { return }
        guard selectsAny, let path = indexPathForItem(at: point),
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        highlighted = path
        setHighlighted(true)
        collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    func releaseItem(at point: CGPoint?) {
        guard let path = highlighted else { return }
        if point.flatMap(indexPathForItem) == path { chooseItem(at: path) }
        // The delegate may have changed the data.
        guard let path = highlighted else { return }
        setHighlighted(false)
        highlighted = nil
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    private func chooseItem(at path: IndexPath) {
        let delegate = collectionDelegate
        if selectsSeveral, selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let others = selectsSeveral ? [] : selected.sorted().filter { $0 != path }
        for other in others {
            deselectItem(at: other, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: other)
        }
        selectItem(at: path, animated: true, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
