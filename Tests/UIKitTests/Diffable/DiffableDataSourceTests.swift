import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Lists that are filled from snapshots.
@Suite struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private let stage = Stage(size: CGSize(width: 200, height: 400))

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func table() -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
        let table = UITableView(frame: stage.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        stage.window.addSubview(table)
        return (table, source)
    }

    private func texts(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    @Test func `a table shows what the snapshots say, whatever lies between two of them`() {
        let (table, source) = table()
        let states: [KeyValuePairs<String, [Int]>] = [
            ["a": [1, 2, 3]], ["a": [3, 1, 4], "b": [5]], ["b": [1, 5], "c": [4, 6]],
            ["c": [6], "b": [5, 1]],
            [:], ["d": [9, 8, 7]],
        ]

        for state in states {
            source.apply(snapshot(state))
            stage.settle()

            #expect(texts(table) == state.flatMap(\.value).map { "\($0)" })
            #expect(table.numberOfSections == state.count)
        }
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a collection view does the same, and calls back when the items have moved`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        stage.window.addSubview(view)
        final class Tile: UICollectionViewCell { var number = 0 }
        let registration = UICollectionView.CellRegistration<Tile, Int> { tile, _, item in tile.number = item
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var ends = 0
        let states: [KeyValuePairs<String, [Int]>] = [
            ["a": [1, 2, 3, 4]], ["a": [4, 2, 1]], ["b": [2, 7], "a": [1]], ["a": [1], "b": [7]],
        ]

        for state in states {
            source.apply(snapshot(state)) { ends += 1 }
            stage.settle()

            let shown = view.indexPathsForVisibleItems.sorted().compactMap {
                (view.cellForItem(at: $0) as? Tile)?.number
            }
            #expect(shown == state.flatMap(\.value))
        }
        #expect(ends == states.count && stage.diagnostics.isEmpty)
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 7)
        #expect(source.indexPath(for: 1) == IndexPath(item: 0, section: 0) && source.indexPath(for: 9) == nil)
    }

    @Test func `without animation everything stands at its place at once`() {
        let (table, source) = table()
        source.apply(snapshot(["a": [1, 2]]), animatingDifferences: false)
        stage.advance(by: 0.02)

        source.apply(snapshot(["a": [2, 1]]), animatingDifferences: false)
        stage.advance(by: 0.02)

        #expect(texts(table) == ["2", "1"])
        #expect(table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
    }

    @Test func `items that are reloaded or reconfigured are asked for again`() {
        var asked: [Int] = []
        let table = UITableView(frame: stage.window.bounds)
        stage.window.addSubview(table)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            asked.append(item)
            return UITableViewCell()
        }
        source.apply(snapshot(["a": [1, 2, 3]]))
        stage.settle()
        asked = []

        var next = source.snapshot()
        next.reloadItems([2])
        source.apply(next)
        stage.settle()
        #expect(asked == [2])

        next = source.snapshot()
        next.reconfigureItems([3, 9])
        source.apply(next)
        stage.settle()
        #expect(asked == [2, 3])
    }

    @Test func `a snapshot is changed by its identifiers`() {
        var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])

        snapshot.insertItems([10], beforeItem: 2)
        snapshot.insertItems([11], afterItem: 4)
        snapshot.moveItem(1, afterItem: 4)
        snapshot.moveSection("b", beforeSection: "a")
        snapshot.deleteItems([3])
        snapshot.insertSections(["c"], afterSection: "b")

        #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
        #expect(snapshot.itemIdentifiers == [4, 1, 11, 10, 2])
        #expect(snapshot.sectionIdentifier(containingItem: 10) == "a" && snapshot.indexOfItem(1) == 1)
        #expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "c") == 0)
    }

    @Test func `sections come, go and are reloaded with their items`() {
        var snapshot = snapshot(["a": [1], "b": [2, 3], "c": [4]])

        snapshot.deleteSections(["b"])
        snapshot.insertSections(["d", "e"], beforeSection: "c")
        snapshot.moveSection("a", afterSection: "e")
        snapshot.appendItems([5, 6], toSection: "e")
        snapshot.reloadSections(["c", "gone"])
        #expect(snapshot.sectionIdentifiers == ["d", "e", "a", "c"])
        #expect(snapshot.itemIdentifiers == [5, 6, 1, 4])
        #expect(snapshot.reloadedSectionIdentifiers == ["c"])
        snapshot.deleteAllItems()

        #expect(snapshot.numberOfSections == 0 && snapshot.itemIdentifiers.isEmpty)
    }

    @Test func `a place beside a section or an item that is not there is reported, and nothing changes`() {
        stage.run {
            var snapshot = snapshot(["a": [1, 2]])
            snapshot.insertSections(["b"], beforeSection: "z")
            snapshot.insertSections(["b"], afterSection: "z")
            snapshot.moveSection("a", beforeSection: "z")
            snapshot.moveSection("z", afterSection: "a")
            snapshot.appendItems([3], toSection: "z")
            snapshot.insertItems([3], afterItem: 9)
            snapshot.moveItem(9, afterItem: 1)

            #expect(snapshot.sectionIdentifiers == ["a"] && snapshot.itemIdentifiers == [1, 2])
        }
        #expect(stage.diagnostics.count == 7)
    }

    @Test func `items without a section go to the end of the last one`() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])

        snapshot.appendItems([1, 2])
        snapshot.appendItems([3], toSection: nil)

        #expect(snapshot.itemIdentifiers(inSection: "b") == [1, 2, 3])
        #expect(snapshot.numberOfItems(inSection: "a") == 0)
    }

    @Test func `what is there already, or beside nothing, is left out and reported`() {
        stage.run {
            var snapshot = Snapshot()
            snapshot.appendItems([1])
            snapshot.appendSections(["a", "a"])
            snapshot.appendItems([1, 2, 1], toSection: "a")
            snapshot.insertItems([3], beforeItem: 9)
            snapshot.moveItem(1, beforeItem: 1)

            #expect(snapshot.sectionIdentifiers == ["a"] && snapshot.itemIdentifiers == [1, 2])
        }
        #expect(stage.diagnostics.count == 5)
    }

    @Test func `headers come from the registration of their kind`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 200, height: 20)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        stage.window.addSubview(view)
        final class Header: UICollectionReusableView { var section = -1 }
        let kind = UICollectionView.elementKindSectionHeader
        let registration = UICollectionView.SupplementaryRegistration<Header>(elementKind: kind) {
            header, _, path in
            header.section = path.section
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
            view.dequeueConfiguredReusableCell(
                using: UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }, for: path,
                item: 0)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }

        source.apply(snapshot(["a": [], "b": []]))
        stage.settle()

        let headers = view.visibleSupplementaryViews(ofKind: kind).compactMap { ($0 as? Header)?.section }
        #expect(headers.sorted() == [0, 1])
    }
}
