import Testing
import UITesting

@testable import UIKit

@Suite struct CollectionUpdateTests {
    private func scene(_ sections: [[Int]] = [Array(0..<6)]) -> CollectionScene {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 10
        return CollectionScene(sections, layout: layout)
    }

    @Test func `what is inserted fades in, what follows makes room`() throws {
        let scene = scene()
        let moved = try #require(scene.view.cellForItem(at: scene.path(1)))
        var finished: Bool?
        scene.sections = [[0, 10, 1, 2, 3, 4, 5]]

        scene.view.performBatchUpdates {
            scene.view.insertItems(at: [scene.path(1)])
        } completion: {
            finished = $0
        }

        #expect(scene.view.cellForItem(at: scene.path(2)) === moved)
        scene.field.wait(0.15)
        let new = try #require(scene.view.cellForItem(at: scene.path(1))?.layer.presentation())
        #expect(new.frame.minY == 50)
        #expect(new.opacity > 0.1 && new.opacity < 0.9)
        let between = try #require(scene.shownFrame(2)?.minY)
        #expect(between > 55 && between < 95)
        #expect(finished == nil)

        scene.field.wait(0.3)
        #expect(finished == true)
        #expect(scene.texts == ["0", "10", "1", "2", "3", "4", "5"])
        #expect(scene.shownFrame(2)?.minY == 100)
        #expect(scene.view.contentSize.height == 340)
    }

    @Test func `what is deleted fades out where it was, and its cell is used again`() throws {
        let scene = scene()
        let gone = try #require(scene.view.cellForItem(at: scene.path(0)))
        scene.sections = [[1, 2, 3, 4, 5]]

        scene.view.deleteItems(at: [scene.path(0)])

        scene.field.wait(0.15)
        #expect(gone.superview === scene.view)
        #expect(gone.frame.minY == 0)
        #expect((gone.layer.presentation()?.opacity ?? 1) < 0.9)
        scene.field.wait(0.3)
        #expect(gone.superview == nil)
        #expect(gone.alpha == 1, "ready for its next item")
        #expect(scene.parts.count == 5)
        scene.sections = [[1, 2, 3, 4, 5, 6]]
        scene.view.insertItems(at: [scene.path(5)])
        #expect(scene.view.cellForItem(at: scene.path(5)) === gone)
    }

    @Test func `a move takes its cell along`() throws {
        let scene = scene()
        let cell = try #require(scene.view.cellForItem(at: scene.path(0)))
        scene.view.selectItem(at: scene.path(0), animated: false, scrollPosition: [])
        scene.sections = [[1, 2, 3, 0, 4, 5]]

        scene.view.moveItem(at: scene.path(0), to: scene.path(3))
        scene.field.wait(0.15)

        #expect(scene.view.cellForItem(at: scene.path(3)) === cell)
        let y = try #require(scene.shownFrame(3)?.minY)
        #expect(y > 20 && y < 130)
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(3)])
        scene.field.wait(0.3)
        #expect(scene.texts == ["1", "2", "3", "0", "4", "5"])
        #expect(cell.frame.minY == 150)
    }

    @Test func `a reload gives a new cell in place of the old one`() throws {
        let scene = scene()
        let old = try #require(scene.view.cellForItem(at: scene.path(2)))
        scene.sections[0][2] = 20

        scene.view.reloadItems(at: [scene.path(2)])

        #expect(scene.label(2) == "20")
        #expect(scene.view.cellForItem(at: scene.path(2)) !== old)
        scene.field.wait(0.5)
        #expect(old.superview == nil)
        #expect(scene.texts == ["0", "1", "20", "3", "4", "5"])
    }

    @Test func `several changes name places before and after`() {
        let scene = scene([[0, 1, 2, 3], [4, 5]])
        scene.sections = [[7, 1, 5, 3], [4, 8, 0]]

        scene.view.performBatchUpdates {
            scene.view.moveItem(at: scene.path(0), to: scene.path(2, 1))
            scene.view.insertItems(at: [scene.path(0), scene.path(1, 1)])
            scene.view.deleteItems(at: [scene.path(2)])
            scene.view.moveItem(at: scene.path(1, 1), to: scene.path(2))
        }
        scene.field.wait(0.5)

        #expect(scene.texts == ["7", "1", "5", "3", "4", "8", "0"])
        #expect(scene.parts.count == 7)
        #expect(scene.field.diagnostics.isEmpty)
    }

    @Test func `sections come, go, move and are reloaded`() {
        let scene = scene([[0], [1], [2], [3]])
        scene.sections = [[2], [9, 9], [0], [30, 31]]

        scene.view.performBatchUpdates {
            scene.view.deleteSections([1])
            scene.view.insertSections([1])
            scene.view.moveSection(2, toSection: 0)
            scene.view.reloadSections([3])
        }
        scene.field.wait(0.5)

        #expect(scene.texts == ["2", "9", "9", "0", "30", "31"])
        #expect(scene.parts.count == 6)
        #expect(scene.field.diagnostics.isEmpty)
    }

    private final class NotingLayout: UICollectionViewFlowLayout {
        var appearing: [IndexPath] = []
        var disappearing: [IndexPath] = []
        var firstAlphas: [IndexPath: CGFloat] = [:]

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            appearing.append(itemIndexPath)
            let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            firstAlphas[itemIndexPath] = start?.alpha
            return start
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            disappearing.append(itemIndexPath)
            return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }
    }

    @Test func `the items of a section that is reloaded go, and as many come as new ones`() {
        let layout = NotingLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        let scene = CollectionScene([[0, 1], [2]], layout: layout)
        let old = scene.view.cellForItem(at: scene.path(0))

        scene.field.stage.run { scene.view.reloadSections([0]) }
        scene.field.wait(0.5)

        #expect(Set(layout.appearing).isSuperset(of: [scene.path(0), scene.path(1)]))
        #expect(Set(layout.disappearing).isSuperset(of: [scene.path(0), scene.path(1)]))
        #expect(layout.firstAlphas[scene.path(0)] == 0 && layout.firstAlphas[scene.path(1)] == 0)
        #expect(scene.view.cellForItem(at: scene.path(0)) !== old)
    }

    @Test func `nested updates are one, and completions come in order`() {
        let scene = scene()
        var order: [String] = []
        scene.sections = [[1, 2, 3, 4, 5, 6]]

        scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [scene.path(0)])
            scene.view.performBatchUpdates {
                scene.view.insertItems(at: [scene.path(5)])
            } completion: { _ in
                order.append("inner")
            }
        } completion: { _ in
            order.append("outer")
            scene.sections = [[1]]
            scene.view.performBatchUpdates {
                scene.view.deleteItems(at: (1..<6).map { scene.path($0) })
            } completion: { _ in
                order.append("next")
            }
        }
        scene.field.wait(1)

        #expect(order == ["outer", "inner", "next"])
        #expect(scene.texts == ["1"])
    }

    @Test func `an update without animation is there at once`() {
        let scene = scene()
        scene.sections = [[1, 2]]
        UIView.performWithoutAnimation {
            scene.view.deleteItems(at: [0, 3, 4, 5].map { scene.path($0) })
        }
        #expect(scene.texts == ["1", "2"])
        #expect(scene.view.visibleCells.allSatisfy { !$0.layer.isAnimated })
        scene.field.run()
        scene.field.run()
        #expect(scene.parts.count == 2)
    }

    @Test func `an update before the first layout, and one out of any window, are right`() {
        let scene = scene()
        scene.view.removeFromSuperview()
        scene.sections = [[0, 1, 2, 3, 4]]
        var done = false
        scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [scene.path(5)])
        } completion: {
            done = $0
        }
        scene.field.run()
        scene.field.run()
        #expect(done)
        scene.field.window.addSubview(scene.view)
        scene.field.run()
        #expect(scene.texts == ["0", "1", "2", "3", "4"])
        #expect(scene.field.diagnostics.isEmpty)
    }

    // MARK: - Mistakes

    @Test(arguments: [
        (
            [0, 1, 2, 3, 4, 5, 6],
            "invalid number of items in section 0. The number of items contained in an existing section after the "
                + "update (7) must be equal to the number of items contained in that section before the update (6), "
                + "plus or minus the number of items inserted or deleted from that section (0 inserted, 1 deleted)"
        ),
        (
            [1, 2, 3, 4, 5, 6, 7, 8],
            "The number of items contained in an existing section after the update (8)"
        ),
    ]) func `counts that do not fit get UIKit's message, and the view goes on with what there is`(
        items: [Int], message: String
    ) {
        let scene = scene()
        scene.sections = [items]
        var finished: Bool?

        scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [scene.path(0)])
        } completion: {
            finished = $0
        }
        scene.field.wait(0.1)

        #expect(scene.field.diagnostics.count == 1)
        #expect(scene.field.diagnostics.first?.contains(message) == true)
        #expect(finished == false)
        #expect(scene.texts == items.map { "\($0)" })
        scene.sections = [[4]]
        scene.view.deleteItems(at: (1..<items.count).map { scene.path($0) })
        scene.field.wait(0.5)
        #expect(scene.field.diagnostics.count == 1)
        #expect(scene.parts.count == 1)
    }

    @Test func `places that are not there get UIKit's messages`() {
        let updates: [(UICollectionView) -> Void] = [
            { $0.deleteItems(at: [IndexPath(item: 6, section: 0)]) },
            { $0.deleteItems(at: [IndexPath(item: 0, section: 3)]) },
            { $0.insertItems(at: [IndexPath(item: 9, section: 0)]) },
            { $0.reloadItems(at: [IndexPath(index: 3)]) },
            { $0.moveItem(at: IndexPath(item: -1, section: 0), to: IndexPath(item: 0, section: 0)) },
            { $0.deleteSections([4]) },
            { $0.insertSections([0]) },
            { $0.moveSection(0, toSection: 2) },
            { $0.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 0)]) },
            { view in
                view.performBatchUpdates {
                    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
                    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
                }
            },
        ]
        let messages = [
            "attempt to delete item 6 from section 0 which only contains 6 items before the update",
            "attempt to delete item 0 from section 3, but there are only 1 sections before the update",
            "attempt to insert item 9 into section 0, but there are only 6 items in section 0 after the update",
            "which names no item",
            "attempt to move item -1 from section 0 which only contains 6 items before the update",
            "attempt to delete section 4, but there are only 1 sections before the update",
            "invalid number of sections. The number of sections contained in the collection view after the update (1)",
            "attempt to move to section 2, but there are only 1 sections after the update",
            "more than once", "more than once",
        ]
        let scene = scene()
        for (index, update) in updates.enumerated() {
            update(scene.view)
            scene.field.run()
            #expect(scene.field.diagnostics.count == index + 1)
            #expect(scene.field.diagnostics.last?.contains(messages[index]) == true, "\(messages[index])")
            #expect(scene.texts == ["0", "1", "2", "3", "4", "5"])
        }
    }

    @Test func `an update from within a cell is refused and the data are shown`() {
        final class Updating: NSObject, UICollectionViewDataSource {
            var count = 2
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            { count }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                if count == 2 {
                    count = 3
                    collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
                }
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let scene = scene()
        let source = Updating()
        scene.view.dataSource = source
        scene.field.run()
        scene.field.run()
        #expect(scene.field.diagnostics.count == 1)
        #expect(scene.view.visibleCells.count == 3)
        #expect(scene.parts.count == 3)
    }

    @Test func `reloading within an update reloads`() {
        let scene = scene()
        scene.sections = [[7]]
        var finished: Bool?
        scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [scene.path(99)])
            scene.view.reloadData()
        } completion: {
            finished = $0
        }
        scene.field.run()
        scene.field.run()
        #expect(finished == true)
        #expect(scene.texts == ["7"])
        #expect(scene.field.diagnostics.isEmpty)
    }

    @Test func `random updates lead to what the data say`() {
        var numbers = SeededNumbers(7)
        let scene = scene([[0, 1, 2], [3, 4, 5, 6]])
        var next = 10
        for _ in 0..<60 {
            var new = scene.sections
            let old = new
            var deleted: Set<IndexPath> = []
            for _ in 0..<numbers.next(below: 3) {
                let section = numbers.next(below: 2)
                if !old[section].isEmpty {
                    deleted.insert(scene.path(numbers.next(below: old[section].count), section))
                }
            }
            for path in deleted.sorted(by: >) { new[path.section].remove(at: path.item) }
            var inserted: [IndexPath] = []
            let section = numbers.next(below: 2)
            for item in 0..<numbers.next(below: 3) where item <= new[section].count {
                new[section].insert(next, at: item)
                inserted.append(scene.path(item, section))
                next += 1
            }
            scene.sections = new
            scene.view.performBatchUpdates {
                scene.view.insertItems(at: inserted)
                scene.view.deleteItems(at: Array(deleted))
            }
            scene.field.wait(Double(numbers.next(below: 5)) * 0.08)
        }
        scene.field.wait(0.5)
        let all = scene.sections.joined().map { "\($0)" }
        #expect(scene.texts == Array(all.prefix(scene.texts.count)))
        let inSight = scene.sections.indices.map { section in
            scene.sections[section].indices.filter { (scene.frame($0, section)?.minY ?? 400) < 400 }.count
        }
        #expect(scene.texts.count == inSight.reduce(0, +))
        #expect(scene.parts.count == scene.texts.count)
        #expect(scene.field.diagnostics.isEmpty)
    }
}
