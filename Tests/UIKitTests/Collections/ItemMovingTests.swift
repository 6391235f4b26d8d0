import Testing
import UITesting

@testable import UIKit

/// Items that are moved by hand: five in a row of 300 points, each 50 points wide and high.
@Suite struct ItemMovingTests {
    private func scene(_ counts: [Int] = [8]) -> CollectionScene {
        let scene = CollectionScene(
            counts.enumerated().map { section, count in (0..<count).map { 100 * section + $0 } })
        scene.calls = []
        return scene
    }

    private func middle(_ scene: CollectionScene, _ item: Int, _ section: Int = 0) throws -> CGPoint {
        let frame = try #require(scene.frame(item, section))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Takes an item into the hand and moves it to where another one is.
    private func carry(_ scene: CollectionScene, _ item: Int, to other: CGPoint) {
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(item)))
        scene.view.updateInteractiveMovementTargetPosition(other)
        scene.field.wait(0.5)
    }

    @Test func `others make room, and when it is let go the data source moves it`() throws {
        let scene = scene()
        let there = try middle(scene, 2)

        carry(scene, 0, to: CGPoint(x: there.x + 5, y: there.y + 3))

        #expect(scene.texts == ["1", "2", "0", "3", "4", "5", "6", "7"])
        #expect(scene.view.cellForItem(at: scene.path(2))?.center == CGPoint(x: there.x + 5, y: there.y + 3))
        #expect(scene.view.cellForItem(at: scene.path(0))?.center == CGPoint(x: 25, y: 25))
        #expect(
            scene.view.subviews.last { $0 is UICollectionViewCell }
                === scene.view.cellForItem(at: scene.path(2)))
        #expect(scene.calls.isEmpty && scene.sections == [Array(0..<8)])
        scene.view.endInteractiveMovement()
        #expect(scene.calls == ["move 0/0 to 0/2"])
        scene.field.wait(0.5)

        #expect(scene.view.cellForItem(at: scene.path(2))?.center == there)
        #expect(scene.texts == ["1", "2", "0", "3", "4", "5", "6", "7"])
        scene.view.reloadData()
        scene.field.run()
        #expect(scene.texts == ["1", "2", "0", "3", "4", "5", "6", "7"] && scene.field.diagnostics.isEmpty)
    }

    @Test func `the others' way is animated, and the one in hand is where the hand is`() throws {
        let scene = scene()
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(0)))

        scene.view.updateInteractiveMovementTargetPosition(try middle(scene, 1))
        scene.field.wait(0.15)

        let moving = try #require(scene.shownFrame(0)).midX
        #expect(moving > 26 && moving < 87)
        #expect(scene.shownFrame(1)?.midX == (try middle(scene, 1)).x)
    }

    @Test func `what is cancelled goes back, and nobody is asked`() throws {
        let scene = scene()
        carry(scene, 5, to: try middle(scene, 1))
        #expect(scene.texts == ["0", "5", "1", "2", "3", "4", "6", "7"])

        scene.view.cancelInteractiveMovement()
        scene.field.wait(0.5)

        #expect(scene.texts == (0..<8).map(String.init) && scene.calls.isEmpty)
        #expect(scene.view.cellForItem(at: scene.path(5))?.center == (try middle(scene, 5)))
    }

    @Test func `one that is let go where it was stays, and nobody is asked`() throws {
        let scene = scene()

        carry(scene, 3, to: CGPoint(x: 150, y: 350))
        scene.view.endInteractiveMovement()
        scene.field.wait(0.5)

        #expect(scene.texts == (0..<8).map(String.init) && scene.calls.isEmpty)
        #expect(scene.view.cellForItem(at: scene.path(3))?.center == (try middle(scene, 3)))
    }

    @Test func `it goes into another section, and back`() throws {
        let scene = scene([3, 2])
        scene.view.selectItem(at: scene.path(1), animated: false, scrollPosition: [])

        carry(scene, 1, to: try middle(scene, 0, 1))

        #expect(scene.view.numberOfItems(inSection: 0) == 2 && scene.view.numberOfItems(inSection: 1) == 3)
        #expect(scene.texts == ["0", "2", "1", "100", "101"])
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(0, 1)])
        scene.view.updateInteractiveMovementTargetPosition(try middle(scene, 0))
        #expect(scene.view.numberOfItems(inSection: 0) == 3)
        scene.view.updateInteractiveMovementTargetPosition(try middle(scene, 1, 1))
        scene.view.endInteractiveMovement()
        scene.field.wait(0.5)

        #expect(scene.calls == ["move 0/1 to 1/1"])
        #expect(scene.sections == [[0, 2], [100, 1, 101]] && scene.field.diagnostics.isEmpty)
    }

    @Test func `what comes into sight meanwhile is what the data have in the old order`() throws {
        let scene = scene([200])
        carry(scene, 0, to: try middle(scene, 3))

        scene.view.contentOffset.y = 600
        scene.field.run()
        scene.view.updateInteractiveMovementTargetPosition(try middle(scene, 70))
        scene.field.wait(0.4)

        // The one in hand stands after 70 others.
        #expect(scene.label(69) == "70" && scene.label(70) == "0" && scene.label(71) == "71")
        scene.view.contentOffset.y = 300
        scene.field.run()
        let first = try #require(scene.view.indexPathsForVisibleItems.first { $0.item > 0 }).item
        #expect(first < 60 && scene.label(first) == "\(first + 1)")
        scene.view.endInteractiveMovement()
        scene.field.wait(0.5)
        #expect(scene.label(first) == "\(first + 1)" && scene.calls == ["move 0/0 to 0/70"])
    }

    @Test func `the delegate says where it goes; a place that is none leaves it where it is`() throws {
        let scene = scene()
        scene.target = { _ in IndexPath(item: 4, section: 0) }

        carry(scene, 0, to: try middle(scene, 1))
        #expect(scene.texts == ["1", "2", "3", "4", "0", "5", "6", "7"])
        scene.target = { _ in IndexPath(item: 8, section: 0) }
        scene.view.updateInteractiveMovementTargetPosition(try middle(scene, 6))
        #expect(scene.label(4) == "0")
        scene.target = { _ in IndexPath(item: 0, section: 3) }
        scene.view.updateInteractiveMovementTargetPosition(try middle(scene, 7))
        scene.view.endInteractiveMovement()

        #expect(scene.calls == ["move 0/0 to 0/4"])
        #expect(scene.field.diagnostics.count == 2)
        #expect(scene.field.diagnostics.allSatisfy { $0.contains("which is no place") })
    }

    @Test func `one that may not be moved, or is none, or when one is in hand, is not taken`() throws {
        let scene = scene()
        scene.refusesMoves = [2]

        #expect(!scene.view.beginInteractiveMovementForItem(at: scene.path(2)))
        #expect(!scene.view.beginInteractiveMovementForItem(at: scene.path(8)))
        #expect(scene.field.diagnostics.count == 1)
        // Without one in hand there is nothing to do.
        scene.view.updateInteractiveMovementTargetPosition(try middle(scene, 1))
        scene.view.endInteractiveMovement()
        scene.view.cancelInteractiveMovement()
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(0)))
        #expect(!scene.view.beginInteractiveMovementForItem(at: scene.path(1)))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: .nan, y: CGFloat.infinity))
        scene.view.endInteractiveMovement()

        #expect(scene.calls.isEmpty && scene.texts == (0..<8).map(String.init))
    }

    @Test func `an update puts it back before the data change, and so does a reload`() throws {
        let scene = scene()
        carry(scene, 0, to: try middle(scene, 2))

        scene.view.performBatchUpdates {
            scene.sections[0].remove(at: 7)
            scene.view.deleteItems(at: [scene.path(7)])
        }
        scene.field.wait(0.5)
        #expect(scene.texts == (0..<7).map(String.init) && scene.calls.isEmpty)
        carry(scene, 0, to: try middle(scene, 2))
        scene.view.reloadData()
        scene.view.endInteractiveMovement()
        scene.field.wait(0.5)

        #expect(scene.texts == (0..<7).map(String.init) && scene.calls.isEmpty)
        #expect(scene.field.diagnostics.isEmpty)
    }

    @Test func `close to an edge the content scrolls below it`() throws {
        let scene = scene([100])
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(0)))

        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 395))
        scene.field.wait(1)

        let offset = scene.view.contentOffset.y
        #expect(offset > 200)
        let held = try #require(scene.view.visibleCells.first { ($0 as? LabelCell)?.label.text == "0" })
        #expect(abs(held.center.y - offset - 395) < 0.01)
        let target = try #require(scene.view.indexPath(for: held)).item
        #expect(target > 40)
        scene.view.cancelInteractiveMovement()
        scene.field.wait(1)
        #expect(scene.view.contentOffset.y == offset && scene.sections == [Array(0..<100)])
    }

    @Test func `sideways, too`() throws {
        let scene = scene([100])
        scene.flow.scrollDirection = .horizontal
        scene.field.run()
        #expect(scene.view.beginInteractiveMovementForItem(at: scene.path(0)))

        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 295, y: 200))
        scene.field.wait(1)

        #expect(scene.view.contentOffset.x > 100 && scene.view.contentOffset.y == 0)
    }

    // MARK: - Layouts

    private final class Lifting: UICollectionViewFlowLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []

        override func targetIndexPath(
            forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
        ) -> IndexPath {
            let found = super.targetIndexPath(
                forInteractivelyMovingItem: previousIndexPath, withPosition: position)
            return IndexPath(item: max(found.item, 1), section: 0)
        }
        override func layoutAttributesForInteractivelyMovingItem(
            at indexPath: IndexPath, withTargetPosition position: CGPoint
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.layoutAttributesForInteractivelyMovingItem(
                at: indexPath, withTargetPosition: position)
            attributes.alpha = 0.5
            return attributes
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            if context.targetIndexPathsForInteractivelyMovingItems != nil { contexts.append(context) }
            super.invalidateLayout(with: context)
        }
    }

    @Test func `a layout says where one would go, how it looks, and hears of it`() throws {
        let layout = Lifting()
        let scene = CollectionScene([Array(0..<8)], layout: layout)
        let there = try middle(scene, 0)

        carry(scene, 3, to: there)

        #expect(scene.texts.prefix(4) == ["0", "3", "1", "2"])
        #expect(scene.view.cellForItem(at: scene.path(1))?.alpha == 0.5)
        let moved = try #require(layout.contexts.first)
        #expect(moved.previousIndexPathsForInteractivelyMovingItems == [scene.path(3)])
        #expect(moved.targetIndexPathsForInteractivelyMovingItems == [scene.path(1)])
        #expect(moved.interactiveMovementTarget == there)
        scene.view.endInteractiveMovement()
        scene.field.wait(0.5)
        #expect(layout.contexts.count == 2 && scene.view.cellForItem(at: scene.path(1))?.alpha == 1)
    }

    // MARK: - By a finger

    private class Photos: UICollectionViewController {
        var items = Array(0..<20)

        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { items.count }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        }
    }

    private final class Sorted: Photos {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }

    /// Presses on the first item, waits, and drags it to where the third is.
    private func press(_ photos: Photos, letsGo: Bool = true) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        stage.present(photos)
        stage.touch(.began, at: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.7)
        stage.move(to: CGPoint(x: 145, y: 22), over: 0.3)
        stage.touch(letsGo ? .ended : .cancelled, at: CGPoint(x: 145, y: 22))
        stage.settle()
        return stage
    }

    @Test func `a controller that says how an item is moved has them moved by a finger that rests`() {
        let photos = Stage(size: CGSize(width: 300, height: 400)).run { Sorted() }

        _ = press(photos)

        #expect(photos.items.prefix(4) == [1, 2, 0, 3])
    }

    @Test func `what takes the finger away puts the item back`() {
        let photos = Stage(size: CGSize(width: 300, height: 400)).run { Sorted() }

        _ = press(photos, letsGo: false)

        #expect(photos.items == Array(0..<20))
    }

    @Test func `one that does not say so, or does not want it, leaves the finger to others`() {
        let (photos, sorted) = Stage(size: CGSize(width: 300, height: 400)).run { (Photos(), Sorted()) }
        sorted.installsStandardGestureForInteractiveMovement = false

        #expect(press(photos).diagnostics.isEmpty)
        _ = press(sorted)

        #expect(photos.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.center.x == 25)
        #expect(sorted.items == Array(0..<20))
    }

    @Test func `a data source that cannot move an item gets it back`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let photos = stage.run { Photos() }
        stage.present(photos)

        stage.run {
            #expect(photos.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            photos.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 25))
            photos.collectionView.endInteractiveMovement()
        }
        stage.settle()

        #expect(stage.diagnostics.count == 1)
        #expect(photos.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.center.x == 25)
    }
}
