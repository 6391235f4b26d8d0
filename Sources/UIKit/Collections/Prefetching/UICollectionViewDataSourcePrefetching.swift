import Foundation

/// Fetches the data of items before they come into sight.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Items come into sight soon, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that were announced do not come into sight for now: the content moves another way. Optional.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

extension UICollectionView {
    /// Tells which items come next.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, !bounds.isEmpty else { return }
        let ahead = prefetching.ahead(of: bounds, content: contentSize)
        let next = collectionViewLayout.elements(in: ahead)
            .filter { $0.representedElementCategory == .cell && $0.frame.intersects(ahead) }
        let found = prefetching.update(
            shown: indexPathsForVisibleItems.sorted(), ahead: next.map(\.indexPath).sorted())
        if !found.dropped.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: found.dropped) }
        if !found.wanted.isEmpty { source.collectionView(self, prefetchItemsAt: found.wanted) }
    }
}
