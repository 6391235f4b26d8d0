import Foundation

/// What is animated at the moment: an update, another layout, or another size. It knows where everything near
/// the visible part was, so that a layout can say where animations begin and end.
@MainActor
final class CollectionChange {
    private weak var collectionView: UICollectionView?
    /// Nil where the data stay as they are.
    private let update: CollectionUpdate?
    private let before: [CollectionElement: UICollectionViewLayoutAttributes]
    /// What the layout itself takes away, by its places before the change.
    private var deleted: Set<CollectionElement> = []
    /// What the layout itself adds, by its places after the change.
    private var inserted: Set<CollectionElement> = []

    init(
        of collectionView: UICollectionView, update: CollectionUpdate?,
        before: [CollectionElement: UICollectionViewLayoutAttributes]
    ) {
        self.collectionView = collectionView
        self.update = update
        self.before = before
    }

    /// Asks a layout which supplementary and decoration views it takes away or adds itself.
    ///
    /// - Parameters:
    ///   - layout: the layout after the change.
    ///   - elements: what there was before: the layout is asked about the kinds of these.
    func askForViews(_ layout: UICollectionViewLayout, ofKindsIn elements: Set<CollectionElement>) {
        var (supplementary, decoration): (Set<String>, Set<String>) = ([], [])
        for element in elements {
            switch element {
            case .cell: break
            case .supplementary(let kind, _): supplementary.insert(kind)
            case .decoration(let kind, _): decoration.insert(kind)
            }
        }
        // The layout's code runs in the same order every time.
        for kind in supplementary.sorted() {
            let gone = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
            let new = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
            deleted.formUnion(gone.map { .supplementary(kind, $0) })
            inserted.formUnion(new.map { .supplementary(kind, $0) })
        }
        for kind in decoration.sorted() {
            let gone = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
            let new = layout.indexPathsToInsertForDecorationView(ofKind: kind)
            deleted.formUnion(gone.map { .decoration(kind, $0) })
            inserted.formUnion(new.map { .decoration(kind, $0) })
        }
    }

    /// Returns the element that gives way to a new one at its place, by the layout's own word; nil if it stays.
    func element(replacedBy element: CollectionElement) -> CollectionElement? {
        guard let old = update?.element(before: element), deleted.contains(old) || inserted.contains(element)
        else { return nil }
        return old
    }

    func element(after element: CollectionElement) -> CollectionElement? {
        guard let update else { return element }
        return update.element(after: element)
    }

    /// Where an element that is in sight now comes from: its former place, or its present one without
    /// opacity.
    func start(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let old = update.map { $0.element(before: element) } ?? element
        if self.element(replacedBy: element) == nil, let old, let attributes = before[old] {
            return attributes.moved(to: element.indexPath)
        }
        return collectionView?.collectionViewLayout.attributes(of: element)?.faded
    }

    /// Where an element that was in sight goes: its present place, or its former one without opacity.
    func end(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if let new = self.element(after: element), self.element(replacedBy: new) == nil,
            let attributes = collectionView?.collectionViewLayout.attributes(of: new)
        {
            return attributes.moved(to: element.indexPath)
        }
        return before[element]?.faded
    }
}
