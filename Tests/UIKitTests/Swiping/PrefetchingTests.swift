import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct PrefetchingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 440))
    private let rows = Rows()

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching,
        UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
    {
        var wanted: [Int] = []
        var dropped: [Int] = []
        var count = 100

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            wanted += indexPaths.map(\.row)
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            dropped += indexPaths.map(\.row)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            wanted += indexPaths.map(\.item)
        }
    }

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.rowHeight = 44
        table.dataSource = rows
        table.prefetchDataSource = rows
        let controller = UIViewController()
        controller.view.addSubview(table)
        stage.present(controller)
        stage.settle()
        return table
    }

    @Test func `rows below are asked for once, then those that come next`() {
        let table = table()
        #expect(rows.wanted == Array(10..<20))

        stage.run { table.contentOffset.y = 88 }
        stage.settle()
        #expect(rows.wanted == Array(10..<22))
        #expect(rows.dropped.isEmpty)
    }

    @Test func `rows that do not come are taken back when the content moves the other way`() {
        let table = table()
        stage.run { table.contentOffset.y = 1_760 }
        stage.settle()
        #expect(rows.dropped == Array(10..<20))
        rows.wanted = []
        rows.dropped = []

        stage.run { table.contentOffset.y = 1_716 }
        stage.settle()
        #expect(rows.dropped == Array(50..<60))
        #expect(rows.wanted == Array((29..<39).reversed()))
    }

    @Test func `nothing is asked for at the end, without rows, or when it is turned off`() {
        rows.count = 8
        let table = table()
        #expect(rows.wanted.isEmpty)

        rows.count = 100
        table.isPrefetchingEnabled = false
        stage.run { table.reloadData() }
        stage.settle()
        #expect(rows.wanted.isEmpty)
        table.isPrefetchingEnabled = true
        stage.settle()
        #expect(rows.wanted == Array(10..<20))
        rows.wanted = []
        stage.run { table.reloadData() }
        stage.settle()
        #expect(rows.wanted == Array(10..<20), "the data is other data")
    }

    @Test func `items of a collection are asked for`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 10
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = rows
        view.prefetchDataSource = rows
        let controller = UIViewController()
        controller.view.addSubview(view)
        stage.present(controller)
        stage.settle()

        #expect(rows.wanted == Array(12..<24))
        stage.run { view.contentOffset.y = 110 }
        stage.settle()
        #expect(rows.wanted == Array(12..<27))
    }

    @Test func `items are taken back only where there are some to take back`() {
        final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
            var dropped: [[IndexPath]] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            { 500 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            }
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { dropped.append(indexPaths) }
        }
        let items = Items()
        let view = stage.run {
            UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                collectionViewLayout: UICollectionViewFlowLayout())
        }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.prefetchDataSource = items
        stage.window.addSubview(view)
        stage.settle()
        view.contentOffset.y = 60
        stage.settle()
        #expect(items.dropped.isEmpty)

        view.contentOffset.y = 3_000
        stage.settle()

        #expect(items.dropped.count == 1 && items.dropped.first?.isEmpty == false)
    }
}
