import CoreGraphics
import Foundation
import Testing
import UITesting

@testable import UIKit

/// Snapshots that load everything anew, how rows come, and rows that are configured again.
@Suite struct SnapshotReloadTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private final class Log {
        var asked: [Int] = []
    }

    private let stage = Stage(size: CGSize(width: 200, height: 400))
    private let log = Log()

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
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { [log] table, path, item in
            log.asked.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        stage.window.addSubview(table)
        return (table, source)
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: - Tables

    @Test(arguments: [
        (UITableView.RowAnimation.left, -1), (.right, 1), (.automatic, 0),
    ])
    func `a new row comes in the way that the data source is told to use`(
        animation: UITableView.RowAnimation, side: Int
    ) throws {
        let (table, source) = table()
        source.apply(snapshot(["a": [1]]))
        stage.settle()
        source.defaultRowAnimation = animation

        source.apply(snapshot(["a": [1, 2]]))
        stage.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: path(1)))
        let x = try #require(cell.layer.presentation()).frame.minX
        if side == 0 {
            #expect(x == 0)
        } else {
            #expect(x * CGFloat(side) > 5 && x * CGFloat(side) < 195)
        }
        stage.settle()

        #expect(cell.frame.minX == 0 && cell.alpha == 1)
    }

    @Test func `a snapshot that reloads shows and calls back at once, and asks for all rows anew`() {
        let (table, source) = table()
        source.apply(snapshot(["a": [1, 2]]))
        stage.settle()
        table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        log.asked = []
        var ends = 0

        source.applySnapshotUsingReloadData(snapshot(["a": [1, 2, 3], "b": [4]])) { ends += 1 }
        #expect(ends == 1 && table.numberOfSections == 2)
        stage.advance(by: 0.02)

        #expect(log.asked == [1, 2, 3, 4] && table.indexPathForSelectedRow == nil)
        #expect(table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
        #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: "b") == 1 && source.index(for: "c") == nil)
        #expect(source.itemIdentifier(for: path(0, 1)) == 4 && source.itemIdentifier(for: path(1, 1)) == nil)
        #expect(source.snapshot().indexOfSection("a") == 0)
    }

    @Test func `an update without a difference keeps the selection, and calls back`() {
        let (table, source) = table()
        source.apply(snapshot(["a": [1, 2]]))
        stage.settle()
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        log.asked = []
        var ends = 0

        source.apply(snapshot(["a": [1, 2]])) { ends += 1 }
        stage.settle()

        #expect(ends == 1 && log.asked.isEmpty && table.indexPathForSelectedRow == path(1))
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var texts = (0..<40).map { "\($0)" }
        var asked: [Int] = []
        var answersAnew = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath.row)
            let cell =
                answersAnew
                ? UITableViewCell() : tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }
    }

    @Test func `a row that is configured again keeps its cell and its place among the chosen`() throws {
        let (table, rows) = (UITableView(frame: stage.window.bounds), Rows())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        stage.window.addSubview(table)
        stage.advance(by: 0)
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        let cell = try #require(table.cellForRow(at: path(1)))
        rows.asked = []

        rows.texts = rows.texts.map { "new \($0)" }
        table.reconfigureRows(at: [path(1), path(35)])
        #expect(rows.asked == [1], "the other one is out of sight")
        #expect(table.cellForRow(at: path(1)) === cell && cell.textLabel?.text == "new 1" && cell.isSelected)
        #expect(table.cellForRow(at: path(0))?.textLabel?.text == "0")
        rows.answersAnew = true
        stage.run { table.reconfigureRows(at: [path(1)]) }

        #expect(table.cellForRow(at: path(1)) === cell && stage.diagnostics.count == 1)
    }

    // MARK: - Collections

    @Test func `a collection that reloads shows and calls back at once`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        stage.window.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            [log] view, path, item in
            log.asked.append(item)
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.apply(snapshot(["a": [1, 2]]))
        stage.settle()
        log.asked = []
        var ends = 0

        source.applySnapshotUsingReloadData(snapshot(["b": [1], "a": [2]])) { ends += 1 }
        #expect(ends == 1 && view.numberOfSections == 2)
        stage.advance(by: 0.02)

        #expect(log.asked == [1, 2] && view.visibleCells.count == 2)
        #expect(view.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
        #expect(source.sectionIdentifier(for: 0) == "b" && source.index(for: "a") == 1)
    }
}
