import Foundation

/// Fills a collection view from snapshots: what differs from the last one is inserted, deleted and moved.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns a supplementary view; nil for none.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Returns the supplementary views; nil, the default, for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Makes a data source, and gives it to a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view, held weakly.
    ///   - cellProvider: returns the cells.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        shown = ShownSnapshot(on: collectionView)
        super.init()
        collectionView.dataSource = self
    }

    // MARK: - Snapshots

    /// Returns what is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        shown.snapshot
    }

    /// Shows a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: what is to be shown.
    ///   - animatingDifferences: whether the items move to their places.
    ///   - completion: called at the end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let view = collectionView
        shown.apply(
            snapshot, animates: animatingDifferences, tell: { view?.update($0) }, completion: completion)
    }

    /// Shows a snapshot with new cells for all items.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        shown.reload(snapshot, completion: completion)
    }

    // MARK: - Asking

    /// Returns the item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        shown.snapshot.item(at: indexPath)
    }

    /// Returns the place of an item; nil where there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.snapshot.path(of: itemIdentifier)
    }

    /// Returns the section at a place; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.snapshot.section(at: index)
    }

    /// Returns the place of a section; nil where there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: - The data source

    /// The number of sections in the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.snapshot.numberOfSections }

    /// The number of items of a section in the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.snapshot.numberOfItems(inSectionAt: section)
    }

    /// The provider's cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = shown.snapshot.item(at: indexPath),
            let cell = cellProvider(collectionView, indexPath, item)
        else {
            FrameClock.current.diagnose(
                "UICollectionViewDiffableDataSource", "collectionView(_:cellForItemAt:)",
                "the cell provider returned no cell for \(indexPath), so an empty one is shown")
            return UICollectionViewCell()
        }
        return cell
    }

    /// Returns `false`: a snapshot says where items are.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }

    /// The provider's view; an empty one where there is none.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}

extension UICollectionView: SnapshotList {
    func reconfigure(at paths: [IndexPath]) { reconfigureItems(at: paths) }

    /// Tells what differs between two snapshots, inside batch updates.
    fileprivate func update(_ difference: SnapshotDifference) {
        if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections) }
        if !difference.insertedSections.isEmpty { insertSections(difference.insertedSections) }
        if !difference.deletedItems.isEmpty { deleteItems(at: difference.deletedItems) }
        if !difference.insertedItems.isEmpty { insertItems(at: difference.insertedItems) }
        if !difference.reloadedItems.isEmpty { reloadItems(at: difference.reloadedItems) }
        for move in difference.movedItems { moveItem(at: move.from, to: move.to) }
    }
}
