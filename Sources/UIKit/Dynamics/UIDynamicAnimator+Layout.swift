import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
    /// Makes an animator whose items are attributes of a layout: it invalidates the layout in each frame.
    ///
    /// - Parameter layout: the layout, which asks the animator for the attributes of its elements.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        self.layout = layout
    }

    /// Returns the attributes of a cell, where they are an item.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }

    /// Returns the attributes of a supplementary view, where they are an item.
    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind, indexPath)) }

    /// Returns the attributes of a decoration view, where they are an item.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(decorationViewKind, indexPath)) }

    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepare()
        return simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
            .first { $0.element == element }
    }
}
