import Foundation

/// Fills a table from snapshots: what differs from the last one is inserted, deleted and moved.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UITableViewDataSource
{
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// How rows come and go. Default `automatic`.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Makes a data source, and gives it to a table.
    ///
    /// - Parameters:
    ///   - tableView: the table, held weakly.
    ///   - cellProvider: returns the cells.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        shown = ShownSnapshot(on: tableView)
        super.init()
        tableView.dataSource = self
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
    ///   - animatingDifferences: whether the rows move to their places.
    ///   - completion: called at the end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let (table, animation) = (tableView, animatingDifferences ? defaultRowAnimation : .none)
        shown.apply(
            snapshot, animates: animatingDifferences, tell: { table?.update($0, with: animation) },
            completion: completion)
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
    open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

    /// The number of items of a section in the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.snapshot.numberOfItems(inSectionAt: section)
    }

    /// The provider's cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = shown.snapshot.item(at: indexPath),
            let cell = cellProvider(tableView, indexPath, item)
        else {
            FrameClock.current.diagnose(
                "UITableViewDiffableDataSource", "tableView(_:cellForRowAt:)",
                "the cell provider returned no cell for \(indexPath), so an empty one is shown")
            return UITableViewCell()
        }
        return cell
    }

    /// None.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No row can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// No row can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

extension UITableView: SnapshotList {
    func reconfigure(at paths: [IndexPath]) { reconfigureRows(at: paths) }

    /// Tells what differs between two snapshots, inside batch updates.
    fileprivate func update(_ difference: SnapshotDifference, with animation: RowAnimation) {
        if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections, with: animation) }
        if !difference.insertedSections.isEmpty {
            insertSections(difference.insertedSections, with: animation)
        }
        if !difference.deletedItems.isEmpty { deleteRows(at: difference.deletedItems, with: animation) }
        if !difference.insertedItems.isEmpty { insertRows(at: difference.insertedItems, with: animation) }
        if !difference.reloadedItems.isEmpty { reloadRows(at: difference.reloadedItems, with: animation) }
        for move in difference.movedItems { moveRow(at: move.from, to: move.to) }
    }
}
