import Testing
import UITesting

@testable import UIKit

/// Headers and footers of compositional layouts: where they lie, and what room they take. Rows are 100 points high and
/// have three items, in 300 × 400 points.
@Suite struct CompositionalBoundaryTests {
    private static let (header, footer) = (
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func rows() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    }

    private func bar(
        _ kind: String, _ alignment: NSRectAlignment, height: CGFloat,
        width: NSCollectionLayoutDimension? = nil,
        offset: CGPoint = .zero
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(width ?? .fractionalWidth(1), .absolute(height)), elementKind: kind,
            alignment: alignment, absoluteOffset: offset)
    }

    private func scene(_ counts: [Int], _ section: NSCollectionLayoutSection) -> CollectionScene {
        CollectionScene(
            counts.map { Array(0..<$0) }, layout: UICollectionViewCompositionalLayout(section: section))
    }

    private func frame(_ kind: String, _ scene: CollectionScene, _ item: Int = 0, _ section: Int = 0)
        -> CGRect?
    {
        scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: scene.path(item, section))?.frame
    }

    @Test func `bars that extend nothing lie over the items`() {
        let section = rows()
        section.boundarySupplementaryItems = [
            bar(Self.header, .top, height: 30), bar(Self.footer, .bottom, height: 20),
        ]
        for item in section.boundarySupplementaryItems { item.extendsBoundary = false }

        let scene = scene([6], section)

        #expect(frame(Self.header, scene) == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(frame(Self.footer, scene) == CGRect(x: 0, y: 180, width: 300, height: 20))
        #expect(scene.frame(0)?.minY == 0 && scene.view.contentSize.height == 200)
    }

    @Test func `several bars at an edge lie one after the other`() {
        let section = rows()
        section.boundarySupplementaryItems = [
            bar(Self.header, .top, height: 30), bar(Self.header, .top, height: 20),
            bar(Self.footer, .bottom, height: 10), bar(Self.footer, .bottom, height: 15),
        ]

        let scene = scene([3], section)

        #expect((0..<2).map { frame(Self.header, scene, $0)?.minY } == [0, 30])
        #expect((0..<2).map { frame(Self.header, scene, $0)?.height } == [30, 20])
        #expect(scene.frame(0)?.minY == 50)
        #expect((0..<2).map { frame(Self.footer, scene, $0)?.minY } == [150, 160])
        #expect(scene.view.contentSize.height == 175)
    }

    @Test(
        arguments: [
            (.topTrailing, CGPoint(x: -10, y: 4), CGRect(x: 190, y: 4, width: 100, height: 30)),
            (.top, .zero, CGRect(x: 100, y: 0, width: 100, height: 30)),
            (.topLeading, CGPoint(x: 6, y: 0), CGRect(x: 6, y: 0, width: 100, height: 30)),
            (.leading, .zero, CGRect(x: 0, y: 35, width: 100, height: 30)),
            (.trailing, CGPoint(x: 0, y: 5), CGRect(x: 200, y: 40, width: 100, height: 30)),
        ] as [(NSRectAlignment, CGPoint, CGRect)])
    func `a bar is at its side, or beside the middle of the items, and as far off as it should be`(
        alignment: NSRectAlignment, offset: CGPoint, place: CGRect
    ) {
        let section = rows()
        section.boundarySupplementaryItems = [
            bar(Self.header, alignment, height: 30, width: .absolute(100), offset: offset)
        ]

        let scene = scene([3], section)

        #expect(frame(Self.header, scene) == place)
        let isBeside = alignment == .leading || alignment == .trailing
        #expect(scene.frame(0)?.origin == CGPoint(x: 0, y: isBeside ? 0 : 30))
    }

    @Test func `bars keep to the insets of the items, or not, as the section wants`() {
        for (follows, place) in [(true, CGFloat(10)), (false, 0)] {
            let section = rows()
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 30)
            section.boundarySupplementaryItems = [bar(Self.header, .top, height: 30)]
            section.supplementariesFollowContentInsets = follows

            let scene = scene([3], section)

            let width: CGFloat = follows ? 260 : 300
            #expect(frame(Self.header, scene) == CGRect(x: place, y: 0, width: width, height: 30))
            #expect(scene.frame(0)?.origin == CGPoint(x: 10, y: 35))
            #expect(scene.view.contentSize.height == 140)
        }
    }

    @Test func `items keep to the margins, bars to them or to what they are told to`() {
        let section = rows()
        section.contentInsetsReference = .layoutMargins
        section.boundarySupplementaryItems = [bar(Self.header, .top, height: 30)]
        let scene = scene([3], section)
        scene.view.layoutMargins = UIEdgeInsets(top: 50, left: 20, bottom: 50, right: 40)
        func place() -> CGRect? {
            scene.view.collectionViewLayout.invalidateLayout()
            scene.field.run()
            return frame(Self.header, scene)
        }

        #expect(place() == CGRect(x: 20, y: 0, width: 240, height: 30))
        #expect(scene.frame(1) == CGRect(x: 100, y: 30, width: 80, height: 100))
        section.supplementaryContentInsetsReference = .none
        #expect(place() == CGRect(x: 0, y: 0, width: 300, height: 30))
        section.contentInsetsReference = .none

        #expect(place() == CGRect(x: 0, y: 0, width: 300, height: 30) && scene.frame(1)?.minX == 100)
    }

    @Test func `bars of the whole layout lie around all sections, and may stay in sight`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let (header, footer) = (bar(Self.header, .top, height: 40), bar(Self.footer, .bottom, height: 20))
        header.pinToVisibleBounds = true
        configuration.boundarySupplementaryItems = [header, footer]
        configuration.interSectionSpacing = 12
        let layout = UICollectionViewCompositionalLayout(section: rows(), configuration: configuration)

        let scene = CollectionScene([Array(0..<12), [0]], layout: layout)

        #expect(frame(Self.header, scene) == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(scene.frame(0)?.minY == 40 && scene.frame(0, 1)?.minY == 452)
        #expect(frame(Self.footer, scene) == CGRect(x: 0, y: 552, width: 300, height: 20))
        #expect(scene.view.contentSize.height == 572)
        scene.view.contentOffset.y = 130
        scene.field.run()

        #expect(frame(Self.header, scene)?.minY == 130 && frame(Self.footer, scene)?.minY == 552)
        #expect(
            scene.view.supplementaryView(forElementKind: Self.header, at: scene.path(0))?.frame.minY == 130)
    }

    @Test func `sideways, a bar at the leading edge comes before the items`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.absolute(120), .fractionalHeight(1)), subitems: [item]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(30), .fractionalHeight(1)), elementKind: Self.header,
                alignment: .leading),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(15), .absolute(50)), elementKind: Self.footer,
                alignment: .bottomTrailing),
        ]

        let scene = CollectionScene(
            [Array(0..<3)],
            layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))

        #expect(frame(Self.header, scene) == CGRect(x: 0, y: 0, width: 30, height: 400))
        #expect(scene.frame(0) == CGRect(x: 30, y: 0, width: 120, height: 200))
        #expect(scene.frame(2) == CGRect(x: 150, y: 0, width: 120, height: 200))
        #expect(frame(Self.footer, scene) == CGRect(x: 270, y: 350, width: 15, height: 50))
        #expect(scene.view.contentSize == CGSize(width: 285, height: 400))
    }

    @Test func `the badge of a group belongs to its first item`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)), elementKind: Self.header,
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: -5, y: 2)))
        ]

        let scene = scene([5], NSCollectionLayoutSection(group: group))

        #expect(frame(Self.header, scene) == CGRect(x: 275, y: 92, width: 20, height: 10))
        #expect(frame(Self.header, scene, 3) == CGRect(x: 275, y: 192, width: 20, height: 10))
        #expect(frame(Self.header, scene, 1) == nil && frame(Self.header, scene, 4) == nil)
    }
}
