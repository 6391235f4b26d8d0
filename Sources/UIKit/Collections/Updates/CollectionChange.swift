/// What is animated at the moment: an update, another layout, or another size. It knows where everything near
/// the visible part was, so that a layout can say where animations begin and end.
@MainActor
final class CollectionChange {
    private weak var collectionView: UICollectionView?
    /// Nil where the data stay as they are.
    private let update: CollectionUpdate?
    private let before: [CollectionElement: UICollectionViewLayoutAttributes]

    init(
        of collectionView: UICollectionView, update: CollectionUpdate?,
        before: [CollectionElement: UICollectionViewLayoutAttributes]
    ) {
        self.collectionView = collectionView
        self.update = update
        self.before = before
    }

    func element(after element: CollectionElement) -> CollectionElement? {
        guard let update else { return element }
        return update.element(after: element)
    }

    /// Where an element that is in sight now comes from: its former place, or its present one without
    /// opacity.
    func start(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let old = update.map { $0.element(before: element) } ?? element
        if let old, let attributes = before[old] { return attributes.moved(to: element.indexPath) }
        return collectionView?.collectionViewLayout.attributes(of: element)?.faded
    }

    /// Where an element that was in sight goes: its present place, or its former one without opacity.
    func end(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if let new = self.element(after: element),
            let attributes = collectionView?.collectionViewLayout.attributes(of: new)
        {
            return attributes.moved(to: element.indexPath)
        }
        return before[element]?.faded
    }
}
