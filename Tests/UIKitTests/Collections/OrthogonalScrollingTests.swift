import Testing
import UITesting

@testable import UIKit

/// A section of cards of 200 × 100 points that scrolls sideways, above one of rows; 300 × 400 points.
@Suite struct OrthogonalScrollingTests {
    private func scene(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> CollectionScene {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = NSCollectionLayoutSection.cards(index == 0 ? behavior : .none)
            if index == 0 { section.visibleItemsInvalidationHandler = handler }
            return section
        }
        return CollectionScene([Array(0..<8), Array(0..<8)], layout: layout)
    }

    private func scroller(_ scene: CollectionScene) -> UIScrollView? {
        scene.view.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first
    }

    @Test func `its cells lie side by side in a scroll view of their own`() throws {
        let scene = scene(.continuous)
        let scroller = try #require(self.scroller(scene))

        #expect(scroller.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
        #expect(scroller.contentSize == CGSize(width: 8 * 200 + 7 * 10 + 20, height: 120))
        #expect(scene.view.cellForItem(at: scene.path(1))?.superview === scroller)
        #expect(scene.view.cellForItem(at: scene.path(1))?.frame.origin == CGPoint(x: 220, y: 20))
        #expect(scene.view.cellForItem(at: scene.path(2)) == nil)
        #expect(scene.frame(0, 1)?.origin == CGPoint(x: 10, y: 140))
        #expect(scene.view.cellForItem(at: scene.path(0, 1))?.superview === scene.view)
    }

    @Test func `a drag scrolls the section alone, and shows its other cells`() throws {
        let scene = scene(.continuous)

        scene.field.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 20, y: 60))
        scene.field.wait(3)

        let offset = try #require(self.scroller(scene)).contentOffset
        #expect(offset.x > 250 && offset.y == 0)
        #expect(scene.view.contentOffset == .zero)
        #expect(scene.view.cellForItem(at: scene.path(0)) == nil)
        let shown = scene.view.indexPathsForVisibleItems.filter { $0.section == 0 }
        let wanted = (0..<8).filter { item in
            let left = 10 + CGFloat(item) * 210 - offset.x
            return left < 300 && left + 200 > 0
        }
        #expect(shown.map(\.item) == wanted)
    }

    @Test func `a vertical drag that begins on it scrolls the collection view`() {
        let scene = scene(.continuous)

        scene.field.drag(from: CGPoint(x: 150, y: 110), to: CGPoint(x: 150, y: 10))
        scene.field.wait(3)

        #expect(scene.view.contentOffset.y > 80)
        #expect(scroller(scene)?.contentOffset.x ?? 0 == 0)
    }

    @Test func `a tap selects the cell that is seen there`() {
        let scene = scene(.continuous)
        scroller(scene)?.contentOffset.x = 420
        scene.field.run()

        scene.field.tap(100, 60)

        #expect(scene.view.indexPathsForSelectedItems == [scene.path(2)])
    }

    @Test func `group paging goes on by one group, and centres it where that is asked for`() {
        for (behavior, first, second) in [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(0), CGFloat(210)),
            (.groupPagingCentered, -40, 170),
        ] {
            let scene = scene(behavior)
            #expect(scroller(scene)?.contentOffset.x == first)

            scene.field.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 180, y: 60), steps: 4)
            scene.field.wait(3)

            #expect(scroller(scene)?.contentOffset.x == second)
        }
    }

    @Test func `it rests where a group begins`() throws {
        let scene = scene(.continuousGroupLeadingBoundary)

        scene.field.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 60, y: 60), steps: 40)
        scene.field.wait(4)

        let offset = try #require(scroller(scene)?.contentOffset.x)
        #expect(offset == 210)
    }

    @Test func `a section out of sight keeps how far it was scrolled`() {
        let scene = scene(.continuous)
        scroller(scene)?.contentOffset.x = 420
        scene.field.run()

        scene.view.contentOffset.y = 300
        scene.field.run()
        #expect(scroller(scene) == nil)
        scene.view.contentOffset.y = 0
        scene.field.run()

        #expect(scroller(scene)?.contentOffset.x == 420)
        #expect(scene.view.cellForItem(at: scene.path(2))?.frame.minX == 430)
    }

    @Test func `scrolling to an item scrolls its section`() {
        let scene = scene(.continuous)

        scene.view.scrollToItem(at: scene.path(4), at: .centeredHorizontally, animated: false)
        scene.field.run()

        #expect(scroller(scene)?.contentOffset.x == CGFloat(10 + 4 * 210 + 100 - 150))
        #expect(scene.view.cellForItem(at: scene.path(4)) != nil)
    }

    @Test func `a handler changes what is in sight by how far it is scrolled`() {
        var offsets: [CGFloat] = []
        let scene = scene(.continuous) { items, offset, environment in
            offsets.append(offset.x)
            for item in items {
                let away = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.alpha = away < 60 ? 1 : 0.5
            }
        }

        #expect(scene.view.cellForItem(at: scene.path(0))?.alpha == 1)
        #expect(scene.view.cellForItem(at: scene.path(1))?.alpha == 0.5)
        scroller(scene)?.contentOffset.x = 150
        scene.field.run()

        #expect(scene.view.cellForItem(at: scene.path(0))?.alpha == 0.5)
        #expect(scene.view.cellForItem(at: scene.path(1))?.alpha == 1)
        #expect(offsets.last == 150)
    }

    @Test func `a cell that is inserted into a section further down appears in its row`() throws {
        let layout = UICollectionViewCompositionalLayout(section: .cards(.continuous))
        let scene = CollectionScene([Array(0..<8), Array(0..<8)], layout: layout)
        scene.sections[1].insert(9, at: 0)

        scene.field.stage.run { scene.view.insertItems(at: [scene.path(0, 1)]) }
        scene.field.wait(0.05)

        let cell = try #require(scene.view.cellForItem(at: scene.path(0, 1)))
        let shown = try #require(cell.layer.presentation())
        #expect(cell.superview?.frame.minY == 120 && shown.opacity < 1)
        #expect(shown.position == CGPoint(x: 110, y: 70))
    }

    @Test func `another layout takes the cells over where they are`() throws {
        let scene = scene(.continuous)
        scroller(scene)?.contentOffset.x = 100
        scene.field.run()
        let cell = try #require(scene.view.cellForItem(at: scene.path(1)))

        scene.field.stage.run {
            scene.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        }
        scene.field.run()
        #expect(scroller(scene) == nil && cell.superview === scene.view)
        let start = try #require(cell.layer.presentation()).position
        #expect(abs(start.x - 220) < 2 && abs(start.y - 70) < 2)
        scene.field.wait(0.5)

        #expect(cell.frame == scene.frame(1))
        #expect(scene.field.diagnostics == [])
    }
}

extension NSCollectionLayoutSection {
    /// A section of cards of 200 × 100 points, 10 apart, that scrolls by itself.
    static func cards(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(200), heightDimension: .absolute(100)),
            subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 10)
        return section
    }
}
