import Foundation

/// A list that is filled from snapshots: a table or a collection view.
@MainActor
protocol SnapshotList: UIView {
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    /// Asks for the contents of the cells at these places again.
    func reconfigure(at paths: [IndexPath])
}

/// The snapshot that a list shows.
@MainActor
final class ShownSnapshot<Section: Hashable, Item: Hashable> {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private weak var list: (any SnapshotList)?

    /// An empty snapshot on a list, which is held weakly.
    init(on list: any SnapshotList) {
        self.list = list
    }

    /// Shows another snapshot.
    ///
    /// - Parameters:
    ///   - next: what is to be shown.
    ///   - animates: whether the items move to their places.
    ///   - tell: tells the list what differs; called inside its batch updates.
    ///   - completion: called at the end.
    func apply(
        _ next: NSDiffableDataSourceSnapshot<Section, Item>, animates: Bool,
        tell: @escaping (SnapshotDifference) -> Void, completion: (() -> Void)?
    ) {
        let difference = SnapshotDifference(from: snapshot, to: next)
        guard let list, !difference.movesSections, list.window != nil else {
            return reload(next, completion: completion)
        }
        let update = {
            list.performBatchUpdates {
                self.take(next)
                tell(difference)
            } completion: { _ in
                completion?()
            }
        }
        if animates { update() } else { UIView.performWithoutAnimation(update) }
        list.reconfigure(at: next.reconfiguredItemIdentifiers.compactMap(snapshot.path))
    }

    /// Shows another snapshot with new cells for all items.
    func reload(_ next: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)?) {
        take(next)
        list?.reloadData()
        completion?()
    }

    private func take(_ next: NSDiffableDataSourceSnapshot<Section, Item>) {
        snapshot = next
        snapshot.forgetReloads()
    }
}
