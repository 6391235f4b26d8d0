import Testing
import UITesting

@testable import UIKit

/// Compositional layouts: insets, edges, anchors, and what is kept when items come; 300 × 400 points.
@Suite struct CompositionalDetailTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func rows(_ width: NSCollectionLayoutDimension, _ height: CGFloat) -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(width, .absolute(height)), subitems: [whole]))
    }

    private func scene(_ sections: [[Int]], _ section: NSCollectionLayoutSection) -> CollectionScene {
        CollectionScene(sections, layout: UICollectionViewCompositionalLayout(section: section))
    }

    @Test func `contents may keep to the width at which text is readable`() {
        let stage = Stage(size: CGSize(width: 1000, height: 400))
        let section = rows(.fractionalWidth(1), 50)
        section.contentInsetsReference = .readableContent
        section.contentInsets.leading = 10
        let view = UICollectionView(
            frame: stage.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
        let source = CollectionScene([[0]])
        view.dataSource = source
        stage.window.addSubview(view)
        stage.advance(by: 0.02)

        let room = view.readableContentGuide.layoutFrame
        #expect(room.width < 700)
        #expect(
            view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
                == CGRect(x: room.minX + 10, y: 0, width: room.width - 10, height: 50))
    }

    @Test(arguments: [(true, true, 100.0), (true, false, 200), (false, true, 0)])
    func `room beside a group goes to the edges that are flexible`(
        _ isLeading: Bool, _ isTrailing: Bool, _ x: CGFloat
    ) {
        let section = rows(.absolute(100), 50)
        section.group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: isLeading ? .flexible(0) : nil, top: .fixed(5),
            trailing: isTrailing ? .flexible(0) : nil, bottom: .fixed(7))

        let scene = scene([[0, 1]], section)

        #expect(scene.frame(0) == CGRect(x: x, y: 5, width: 100, height: 50))
        #expect(scene.frame(1) == CGRect(x: x, y: 67, width: 100, height: 50))
    }

    @Test func `a flexible edge keeps the space that it asks for at least`() {
        let section = rows(.absolute(280), 50)
        section.group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(30), top: nil, trailing: nil, bottom: nil)

        #expect(scene([[0]], section).frame(0)?.minX == 30)
    }

    @Test func `a badge may hang outside of its item by an anchor of its own`() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(30), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionHeader,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        #expect(badge.itemAnchor?.edges == .top && badge.itemAnchor?.isAbsoluteOffset == true)
        let one = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [one]))

        let scene = scene([[0, 1]], section)

        let shown = try #require(
            scene.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: scene.path(1)))
        #expect(shown.frame == CGRect(x: 135, y: 100, width: 30, height: 20))
    }

    @Test func `a footer that stays in sight goes with its section's rows, up to its own place`() {
        let section = rows(.fractionalWidth(1), 100)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [footer]
        let scene = scene([Array(0..<6), Array(0..<6)], section)
        func place(_ section: Int) -> CGFloat? {
            scene.view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?
                .frame.minY
        }

        #expect(place(0) == 360)
        scene.view.contentOffset.y = 100
        scene.field.run()
        #expect(place(0) == 460)
        scene.view.contentOffset.y = 300
        scene.field.run()

        #expect(place(0) == 600)
        #expect(place(1) == 660, "of the next section, whose rows begin at 640, only 60 points are in sight")
    }

    /// As high as its text says, in points.
    private final class Grown: UICollectionViewCell {
        static let heights: [CGFloat] = [50, 60, 70, 80]
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = CGFloat(tag)
            return layoutAttributes
        }
    }

    private final class Heights: NSObject, UICollectionViewDataSource {
        var heights = [50, 60, 70]
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = heights[indexPath.item]
            return cell
        }
    }

    @Test func `heights that cells asked for go along when items come and go`() {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let one = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [one])
        let view = UICollectionView(
            frame: stage.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        view.register(Grown.self, forCellWithReuseIdentifier: "cell")
        let source = Heights()
        view.dataSource = source
        stage.window.addSubview(view)
        stage.advance(by: 0.02)
        func heights() -> [CGFloat] {
            (0..<source.heights.count).compactMap {
                view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size.height
            }
        }
        #expect(heights() == [50, 60, 70])

        source.heights = [80, 50, 70]
        view.performBatchUpdates {
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        #expect(heights().suffix(2) == [50, 70], "before a frame is drawn")
        stage.settle()

        #expect(heights() == [80, 50, 70] && view.contentSize.height == 200)
    }

    @Test func `an item of a section that is not in sight yet is at the edge when the section comes`() throws
    {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let section = rows(.absolute(200), 100)
            section.orthogonalScrollingBehavior = .continuous
            return section
        }
        let scene = CollectionScene(Array(repeating: Array(0..<8), count: 12), layout: layout)

        scene.view.scrollToItem(at: scene.path(3, 9), at: [.top, .left], animated: false)
        scene.field.run()

        #expect(scene.view.contentOffset.y == 800)
        let cell = try #require(scene.view.cellForItem(at: scene.path(3, 9)))
        let scroller = try #require(cell.superview as? UIScrollView)
        #expect(scroller.contentOffset == CGPoint(x: 600, y: 0))
        #expect(cell.convert(cell.bounds, to: scene.view).origin == CGPoint(x: 0, y: 900))
    }

    @Test func `only the rows of a list have its actions`() {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        var asked: [IndexPath] = []
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { path in
            asked.append(path)
            return UISwipeActionsConfiguration(
                actions: [UIContextualAction(style: .normal, title: "Away") { _, _, done in done(true) }])
        }
        let layout = UICollectionViewCompositionalLayout { index, environment in
            index == 0
                ? NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
                : rows(.fractionalWidth(1), 60)
        }
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        let source = CollectionScene([[0], [1]])
        view.dataSource = source
        stage.window.addSubview(view)
        stage.settle()
        func swipe(_ section: Int) {
            let place = view.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame ?? .zero
            stage.drag(
                from: CGPoint(x: 250, y: place.midY), to: CGPoint(x: 100, y: place.midY), over: 0.5)
            stage.settle()
        }

        swipe(1)
        #expect(asked.isEmpty)
        swipe(0)
        #expect(Set(asked) == [IndexPath(item: 0, section: 0)])
    }
}
