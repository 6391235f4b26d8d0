import Testing
import UITesting

@testable import UIKit

/// Where sections that scroll by themselves come to rest. Cards are 200 × 100 points, 10 apart, in 300 × 400 points.
@Suite struct OrthogonalStopTests {
    private func scene(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        _ direction: UICollectionView.ScrollDirection = .vertical
    ) -> CollectionScene {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        return CollectionScene(
            [Array(0..<8)],
            layout: UICollectionViewCompositionalLayout(
                section: .cards(behavior), configuration: configuration))
    }

    private func scroller(_ scene: CollectionScene) throws -> UIScrollView {
        try #require(scene.view.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first)
    }

    @Test func `group paging goes back by one group, and not beyond the first one`() throws {
        let scene = scene(.groupPaging)
        let scroller = try self.scroller(scene)
        scroller.contentOffset.x = 420
        scene.field.run()
        var stops: [CGFloat] = []

        for _ in 0..<3 {
            scene.field.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 200, y: 60), steps: 4)
            scene.field.wait(3)
            stops.append(scroller.contentOffset.x.rounded())
        }

        #expect(stops == [210, 0, 0])
    }

    @Test(
        arguments: [(.left, 850), (.right, 750), ([], 750), (.centeredHorizontally, 800)]
            as [(UICollectionView.ScrollPosition, Double)])
    func `an item goes to the side of its section that is asked for`(
        position: UICollectionView.ScrollPosition, offset: Double
    ) throws {
        let scene = scene(.continuous)

        scene.view.scrollToItem(at: scene.path(4), at: position, animated: false)
        scene.field.run()

        let place = try scroller(scene).contentOffset
        #expect(place == CGPoint(x: offset, y: 0))
        #expect(scene.view.cellForItem(at: scene.path(4)) != nil)
    }

    @Test func `an item at an end is as far at the side as there is content`() throws {
        let scene = scene(.continuous)

        scene.view.scrollToItem(at: scene.path(7), at: .left, animated: false)
        #expect(try scroller(scene).contentOffset.x == 1390)
        scene.view.scrollToItem(at: scene.path(0), at: .right, animated: false)

        #expect(try scroller(scene).contentOffset.x == 0)
    }

    @Test func `in a layout that scrolls sideways a section of its own scrolls up and down`() throws {
        let scene = scene(.continuous, .horizontal)
        let scroller = try self.scroller(scene)
        #expect(scroller.frame == CGRect(x: 0, y: 0, width: 220, height: 400))
        #expect(scroller.contentSize == CGSize(width: 220, height: 890))
        #expect(scene.view.contentSize == CGSize(width: 220, height: 400))
        let cell = try #require(scene.view.cellForItem(at: scene.path(1)))
        #expect(cell.superview === scroller && cell.frame == CGRect(x: 10, y: 130, width: 200, height: 100))

        scene.view.scrollToItem(at: scene.path(5), at: .top, animated: false)
        #expect(scroller.contentOffset == CGPoint(x: 0, y: 490))
        scene.view.scrollToItem(at: scene.path(5), at: .bottom, animated: false)
        #expect(scroller.contentOffset == CGPoint(x: 0, y: 270))
        scene.view.scrollToItem(at: scene.path(5), at: .centeredVertically, animated: false)

        #expect(scroller.contentOffset == CGPoint(x: 0, y: 420))
    }
}
