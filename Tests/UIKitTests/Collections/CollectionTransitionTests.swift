import Testing
import UITesting

@testable import UIKit

/// Changes of layout: what is refused, and what lies in between; 300 × 400 points.
@Suite struct CollectionTransitionTests {
    private func rows(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        return layout
    }

    @Test func `the layout that is in use already is taken at once`() {
        let scene = CollectionScene([Array(0..<20)], layout: rows(300, 40))
        scene.view.contentOffset.y = 130
        var ends: [Bool] = []

        scene.view.setCollectionViewLayout(scene.view.collectionViewLayout, animated: true) {
            ends.append($0)
        }

        #expect(ends == [true] && scene.view.contentOffset.y == 130)
        #expect(scene.parts.allSatisfy { $0.layer.animationKeys() == nil })
    }

    @Test func `during an interactive change no other layout is taken, and no other change begins`() {
        let scene = CollectionScene([Array(0..<20)], layout: rows(300, 40))
        let between = scene.view.startInteractiveTransition(to: rows(100, 100))

        scene.view.setCollectionViewLayout(rows(50, 50), animated: false)
        #expect(scene.view.collectionViewLayout === between && scene.field.diagnostics.count == 1)
        let refused = scene.view.startInteractiveTransition(to: rows(60, 60))

        #expect(scene.view.collectionViewLayout === between && refused !== between)
        #expect(scene.field.diagnostics.count == 2)
        scene.view.finishInteractiveTransition()
        #expect(scene.view.collectionViewLayout === between.nextLayout)
    }

    @Test func `a view without a data source so far takes another layout, which then places its items`() {
        let scene = CollectionScene([Array(0..<3)])
        let view = UICollectionView(frame: scene.view.frame, collectionViewLayout: rows(300, 40))
        let grid = rows(100, 70)
        var ends: [Bool] = []

        view.setCollectionViewLayout(grid, animated: true) { ends.append($0) }
        view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = scene
        scene.field.window.addSubview(view)
        scene.field.run()

        #expect(ends == [true] && view.collectionViewLayout === grid)
        #expect(view.visibleCells.map(\.frame.size) == Array(repeating: grid.itemSize, count: 3))
    }

    @Test func `without a cell to keep in sight the offset stays as it is`() {
        func bars(_ height: CGFloat) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 300, height: height)
            return layout
        }
        let scene = CollectionScene(Array(repeating: [], count: 6), layout: bars(200))
        scene.view.contentOffset.y = 210
        scene.field.run()

        scene.view.setCollectionViewLayout(bars(150), animated: false)
        scene.field.run()

        #expect(scene.view.contentOffset.y == 210)
        #expect(scene.view.contentSize.height == 900)
    }

    @Test func `what is changed at one end moves what lies in between`() {
        let scene = CollectionScene([Array(0..<6)], layout: rows(300, 40))
        let next = rows(100, 100)
        let between = scene.view.startInteractiveTransition(to: next)
        between.transitionProgress = 0.5
        scene.field.run()
        // From 300 × 40 around (150, 20) to 100 × 100 around (50, 50).
        #expect(
            scene.view.cellForItem(at: scene.path(0))?.frame == CGRect(x: 0, y: 0, width: 200, height: 70))

        next.itemSize = CGSize(width: 140, height: 140)
        scene.field.run()
        #expect(
            scene.view.cellForItem(at: scene.path(0))?.frame == CGRect(x: 0, y: 0, width: 220, height: 90))
        (between.currentLayout as? UICollectionViewFlowLayout)?.itemSize.height = 60
        scene.field.run()

        #expect(
            scene.view.cellForItem(at: scene.path(0))?.frame == CGRect(x: 0, y: 0, width: 220, height: 100))
        #expect(scene.field.diagnostics.isEmpty)
    }

    @Test func `another size in the middle of a change places the items of both ends anew`() {
        let scene = CollectionScene([Array(0..<8)], layout: rows(180, 20))
        let between = scene.view.startInteractiveTransition(to: rows(50, 50))
        between.transitionProgress = 1
        scene.field.run()
        #expect(scene.view.cellForItem(at: scene.path(3))?.frame.minY == 0)

        scene.view.frame.size.width = 200
        scene.field.run()
        #expect(
            scene.view.cellForItem(at: scene.path(3))?.frame == CGRect(x: 0, y: 60, width: 50, height: 50))
        scene.view.contentOffset.y = 0
        scene.view.cancelInteractiveTransition()
        scene.field.wait(0.5)

        // One item a line is in the middle.
        #expect(
            scene.view.cellForItem(at: scene.path(1))?.frame == CGRect(x: 10, y: 30, width: 180, height: 20))
    }

    /// One item at a place, with a transform and an opacity.
    private final class Single: UICollectionViewLayout {
        var transform = CATransform3DIdentity
        var shows: ClosedRange<Int> = 0...0

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            shows.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard shows.contains(indexPath.item) else { return nil }
            let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            made.frame = CGRect(x: 0, y: 100 * CGFloat(indexPath.item), width: 100, height: 100)
            made.transform3D = transform
            return made
        }
    }

    @Test func `transforms are mixed, and what only one end has comes by its opacity`() throws {
        let (old, new) = (Single(), Single())
        old.transform = CATransform3DMakeScale(2, 1, 1)
        new.transform = CATransform3DMakeTranslation(100, 0, 0)
        new.shows = 0...1
        let scene = CollectionScene([[0, 1]], layout: old)
        let between = scene.view.startInteractiveTransition(to: new)

        between.transitionProgress = 0.25
        scene.field.run()

        let cell = try #require(scene.view.cellForItem(at: scene.path(0)))
        #expect(cell.transform3D.m41 == 25 && cell.transform3D.m11 == 1.75 && cell.alpha == 1)
        #expect(cell.bounds.size == CGSize(width: 100, height: 100))
        let coming = try #require(scene.view.cellForItem(at: scene.path(1)))
        #expect(coming.alpha == 0.25 && coming.transform3D.m41 == 100)
    }

    @Test func `the delegate may give a transition layout of its own`() {
        final class Own: UICollectionViewTransitionLayout {}
        final class Chooser: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
        }
        let chooser = Chooser()
        let scene = CollectionScene([Array(0..<4)], layout: rows(300, 40))
        scene.view.delegate = chooser

        let between = scene.view.startInteractiveTransition(to: rows(100, 100))

        #expect(between is Own && scene.view.collectionViewLayout === between)
        withExtendedLifetime(chooser) { scene.view.cancelInteractiveTransition() }
    }
}
