import Testing
import UITesting

@testable import UIKit

/// Ten items of 50 × 50 points side by side, ten points apart, in a view that is 300 points wide.
@Suite struct FlippedLayoutTests {
    private final class FlippedLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private func scene(_ direction: UICollectionView.ScrollDirection) -> CollectionScene {
        let layout = FlippedLayout()
        layout.scrollDirection = direction
        layout.itemSize = CGSize(width: 50, height: 400)
        let scene = CollectionScene([Array(0..<10)], layout: layout)
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.field.run()
        return scene
    }

    @Test func `in a view of the other direction the content begins at its right end`() {
        let scene = scene(.horizontal)

        #expect(scene.view.contentSize.width == 590)
        #expect(scene.view.contentOffset.x == 290)
        #expect(scene.view.cellForItem(at: scene.path(0))?.frame.maxX == 590)
        #expect(scene.view.cellForItem(at: scene.path(1))?.frame.maxX == 530)
        #expect(scene.texts == ["0", "1", "2", "3", "4"])
        #expect(scene.frame(9)?.minX == 0)
    }

    @Test func `items are found, scrolled to and selected where they are seen`() {
        let scene = scene(.horizontal)

        scene.field.stage.tap(CGPoint(x: 275, y: 100))
        scene.view.scrollToItem(at: scene.path(9), at: .left, animated: false)
        scene.field.run()

        #expect(scene.view.indexPathsForSelectedItems == [scene.path(0)])
        #expect(scene.view.contentOffset.x == 0)
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 25, y: 100)) == scene.path(9))
    }

    @Test func `a change of direction mirrors what is in sight, and changes back`() {
        let scene = scene(.horizontal)

        scene.view.semanticContentAttribute = .forceLeftToRight
        scene.field.run()

        #expect(scene.view.contentOffset.x == 0)
        #expect(scene.view.cellForItem(at: scene.path(0))?.frame.minX == 0)
    }

    @Test func `an item that is inserted fades in at its mirrored place`() throws {
        let scene = scene(.vertical)
        scene.field.stage.run {
            scene.sections[0].insert(42, at: 0)
            scene.view.insertItems(at: [scene.path(0)])
        }
        scene.field.stage.advance(by: 0.1)

        let new = try #require(scene.shownFrame(0))
        let old = try #require(scene.shownFrame(1))
        #expect(new.maxX == 300)
        #expect(old.maxX < 300 && old.maxX > 240)
    }

    @Test func `without the wish, or in the layout's own direction, nothing is mirrored`() {
        let plain = CollectionScene([[0, 1, 2]])
        plain.view.semanticContentAttribute = .forceRightToLeft
        plain.field.run()
        let own = CollectionScene([[0, 1, 2]], layout: FlippedLayout())

        #expect(plain.frame(0)?.minX == 0)
        #expect(own.frame(0)?.minX == 0)
    }
}
