import Foundation

/// Fetches the data of rows before they come into sight.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows come into sight soon, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that were announced do not come into sight for now: the content moves another way. Optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
    /// Tells which rows come next.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, !bounds.isEmpty else { return }
        let ahead = prefetching.ahead(of: bounds, content: contentSize)
        let next = layout.rows(in: ahead.minY..<max(ahead.minY, ahead.maxY))
        let found = prefetching.update(shown: cells.keys.sorted(), ahead: next)
        if !found.dropped.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: found.dropped) }
        if !found.wanted.isEmpty { source.tableView(self, prefetchRowsAt: found.wanted) }
    }
}
