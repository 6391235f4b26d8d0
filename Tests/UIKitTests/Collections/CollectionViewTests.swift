import Testing
import UITesting

@testable import UIKit

@Suite struct CollectionViewTests {
    @Test func `only items in sight have cells, which are made of the registered class and used again`()
        throws
    {
        let scene = CollectionScene([Array(0..<10_000)])
        // Five of 50 points and the spaces between fit into 300; seven lines into 400.
        #expect(scene.texts == (0..<35).map { "\($0)" })
        #expect(scene.made == 35)
        let all = Set(scene.parts.map(ObjectIdentifier.init))

        for offset in stride(from: CGFloat(0), through: 30_000, by: 97) {
            scene.view.contentOffset.y = offset
            scene.field.run()
        }

        let now = Set(scene.parts.map(ObjectIdentifier.init))
        #expect(scene.parts.count == scene.view.visibleCells.count)
        #expect(now.union(all).count <= 45, "a line more than at first, and no new ones")
        let cell = try #require(scene.view.visibleCells.first as? LabelCell)
        #expect(cell.reuses > 0)
        #expect(cell.label.text == "\(scene.view.indexPathsForVisibleItems[0].item)")
        #expect(scene.field.diagnostics.isEmpty)
    }

    @Test func `scrolling asks only for what comes into sight`() {
        let layout = CountingLayout()
        let scene = CollectionScene([Array(0..<10_000)], layout: layout)
        scene.made = 0
        layout.asked = 0
        layout.sizes = 0

        for offset in 1...100 {
            scene.view.contentOffset.y = CGFloat(offset)
            scene.field.run()
        }

        #expect(scene.made == 10, "two lines of five came into sight")
        #expect(layout.prepared == 0, "nothing was placed again")
        #expect(layout.asked <= 100 * 45, "attributes of what is in sight, once a frame")
    }

    private final class CountingLayout: UICollectionViewFlowLayout {
        var asked = 0
        var sizes = 0
        var prepared = 0

        override func prepare() {
            super.prepare()
            prepared = asked == 0 ? 0 : prepared + 1
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            asked += 1
            return super.layoutAttributesForItem(at: indexPath)
        }
    }

    @Test func `a cell has its size and place when it is dequeued`() {
        final class Cell: UICollectionViewCell {
            var sizeAtFirst = CGSize.zero
            override init(frame: CGRect) {
                super.init(frame: frame)
                sizeAtFirst = contentView.bounds.size
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let scene = CollectionScene([[0, 1]], type: Cell.self)
        let cells = scene.view.visibleCells.compactMap { $0 as? Cell }
        #expect(cells.map(\.sizeAtFirst) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
        #expect(cells.map(\.reuseIdentifier) == ["cell", "cell"])
        #expect(cells.map(\.frame.minX) == [0, 63])
    }

    @Test func `a class that was not registered gets UIKit's message and a plain cell`() {
        let scene = CollectionScene([[0, 1, 2]])
        scene.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
        scene.view.reloadData()
        scene.view.register(UILabel.self, forCellWithReuseIdentifier: "label")
        let view = scene.view.dequeueReusableSupplementaryView(
            ofKind: "badge", withReuseIdentifier: "x", for: scene.path(0))
        scene.field.run()

        #expect(
            scene.field.diagnostics.contains {
                $0.contains("must be a class of reusable views")
            })
        #expect(
            scene.field.diagnostics.contains {
                $0.contains(
                    "could not dequeue a view of kind: badge with identifier x - must register a class")
            })
        #expect(type(of: view) == UICollectionReusableView.self)
        #expect(scene.view.visibleCells.count == 3, "the old ones are used again")
        scene.sections = [Array(0..<6)]
        scene.view.reloadData()
        scene.field.run()
        #expect(scene.view.visibleCells.count == 6)
        #expect(
            scene.field.diagnostics.contains {
                $0.contains(
                    "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell")
            })
    }

    @Test func `a view that was not dequeued is shown, with a diagnostic`() {
        final class Plain: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        let scene = CollectionScene([[]])
        let plain = Plain()
        scene.flow.headerReferenceSize = CGSize(width: 10, height: 10)
        scene.view.dataSource = plain
        scene.field.run()

        #expect(scene.view.cellForItem(at: scene.path(0))?.frame.minY == 10)
        #expect(scene.field.diagnostics.count == 2)
        #expect(scene.field.diagnostics.allSatisfy { $0.contains("was not retrieved by calling") })
    }

    @Test func `points, cells and paths lead to each other`() throws {
        let scene = CollectionScene([[0, 1, 2], [3]])
        let cell = try #require(scene.view.cellForItem(at: scene.path(0, 1)))
        #expect(scene.view.indexPath(for: cell) == scene.path(0, 1))
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 70, y: 20)) == scene.path(1))
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 55, y: 20)) == nil, "between two items")
        #expect(scene.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 20)) == nil)
        #expect(
            scene.view.indexPathsForVisibleItems == [
                scene.path(0), scene.path(1), scene.path(2), scene.path(0, 1),
            ])
        #expect(scene.view.numberOfSections == 2)
        #expect(scene.view.numberOfItems(inSection: 0) == 3)
        #expect(scene.view.numberOfItems(inSection: 7) == 0)
        #expect(scene.field.diagnostics.count == 1)
    }

    @Test func `scrolling puts an item where it is wanted, as far as the content goes`() {
        let scene = CollectionScene([Array(0..<500)])
        func place(_ position: UICollectionView.ScrollPosition, _ item: Int = 200) -> CGRect? {
            scene.view.scrollToItem(at: scene.path(item), at: position, animated: false)
            scene.field.run()
            return scene.frame(item)?.offsetBy(dx: 0, dy: -scene.view.contentOffset.y)
        }
        #expect(place(.top)?.minY == 0)
        #expect(place(.bottom)?.maxY == 400)
        #expect(place(.centeredVertically)?.midY == 200)
        #expect(place([], 150)?.minY == 0, "the least scrolling")
        #expect(place(.top, 499)?.maxY == 400, "not past the end")
        let offset = scene.view.contentOffset
        #expect(place([.top, .bottom], 3) != nil)
        scene.view.scrollToItem(at: scene.path(500), at: .top, animated: false)
        scene.view.scrollToItem(at: scene.path(0, 1), at: .top, animated: true)
        scene.field.wait(0.5)
        #expect(scene.view.contentOffset == offset)
        #expect(scene.field.diagnostics.count == 3)
        #expect(scene.field.diagnostics.last?.contains("attempted to scroll to invalid index path") == true)
    }

    @Test func `reloading forgets cells and selection`() {
        let scene = CollectionScene([[0, 1, 2]])
        scene.view.selectItem(at: scene.path(1), animated: false, scrollPosition: [])
        #expect(scene.view.cellForItem(at: scene.path(1))?.isSelected == true)
        scene.sections = [[5, 6], [7]]

        scene.view.reloadData()
        scene.field.run()

        #expect(scene.texts == ["5", "6", "7"])
        #expect(scene.view.indexPathsForSelectedItems == [])
        #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test func `a background view fills the view at once, and after a change of size`() {
        let scene = CollectionScene([[0]])
        let background = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

        scene.view.backgroundView = background
        #expect(background.frame == scene.view.bounds)
        scene.view.frame.size = CGSize(width: 250, height: 200)
        scene.field.run()

        #expect(background.frame.size == CGSize(width: 250, height: 200))
    }

    @Test func `a background view stays behind while the items scroll`() {
        let scene = CollectionScene([Array(0..<100)])
        let background = UIView()
        scene.view.backgroundView = background
        scene.view.contentOffset.y = 120
        scene.field.run()
        #expect(background.frame == CGRect(x: 0, y: 120, width: 300, height: 400))
        #expect(scene.view.subviews.first === background)
        scene.view.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test func `reloading from within a count or a cell is refused or waits`() {
        final class Reloading: NSObject, UICollectionViewDataSource {
            var times = 0
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            {
                collectionView.reloadData()
                return 3
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                times += 1
                if times == 1 { collectionView.reloadData() }
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let scene = CollectionScene([[]])
        let source = Reloading()
        scene.view.dataSource = source
        scene.field.run()
        scene.field.run()

        #expect(scene.view.visibleCells.count == 3)
        #expect(scene.parts.count == 3)
        #expect(scene.field.diagnostics.allSatisfy { $0.contains("while it counted its items") })
    }
}
