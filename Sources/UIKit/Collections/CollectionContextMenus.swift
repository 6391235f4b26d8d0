/// Opens the context menus of a collection view's items: asks the delegate what they show, and tells it.
@MainActor
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let collection: UICollectionView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The item whose menu is open, or was last; nil for the ground between the items.
    private var item: IndexPath?

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
    }

    private var delegate: (any UICollectionViewDelegate)? { collection.collectionDelegate }

    /// The item's cell, if it is in sight.
    private var cell: UITargetedPreview? {
        item.flatMap(collection.cellForItem).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        item = collection.indexPathForItem(at: location)
        return delegate?.collectionView(
            collection, contextMenuConfigurationForItemsAt: item.map { [$0] } ?? [], point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let item else { return nil }
        return delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item) ?? cell
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let item else { return nil }
        return delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item) ?? cell
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(
            collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UICollectionView {
    /// What opens the menus of the items.
    public var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
}
