import Testing
import UITesting

@testable import UIKit

/// All scenes are 300 × 400 points.
@Suite struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

    /// A row of 100 points with three items.
    private func row() -> NSCollectionLayoutGroup {
        .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    }

    private func scene(
        _ sections: [[Int]], _ section: NSCollectionLayoutSection, type: AnyClass = LabelCell.self
    ) -> CollectionScene {
        CollectionScene(
            sections, layout: UICollectionViewCompositionalLayout(section: section), type: type)
    }

    @Test func `items are fractions of their group, and fill group after group`() {
        let section = NSCollectionLayoutSection(group: row())
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 20, trailing: 15)

        let scene = scene([Array(0..<7)], section)

        #expect(scene.frame(0) == CGRect(x: 15, y: 5, width: 90, height: 100))
        #expect(scene.frame(2) == CGRect(x: 195, y: 5, width: 90, height: 100))
        #expect(scene.frame(3) == CGRect(x: 15, y: 115, width: 90, height: 100))
        #expect(scene.frame(6) == CGRect(x: 15, y: 225, width: 90, height: 100))
        #expect(scene.view.contentSize == CGSize(width: 300, height: 345))
        #expect(scene.texts == (0..<7).map(String.init))
    }

    @Test func `a count of items shares the room, and content insets shrink the cells alone`() {
        let one = item(.absolute(1), .fractionalHeight(1))
        one.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitem: one, count: 2)
        group.interItemSpacing = .fixed(20)

        let scene = scene([Array(0..<3)], NSCollectionLayoutSection(group: group))

        #expect(scene.frame(0) == CGRect(x: 2, y: 2, width: 136, height: 146))
        #expect(scene.frame(1) == CGRect(x: 162, y: 2, width: 136, height: 146))
        #expect(scene.frame(2) == CGRect(x: 2, y: 152, width: 136, height: 146))
    }

    @Test func `groups lie in groups`() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)),
            subitems: [item(.fractionalWidth(0.6), .fractionalHeight(1)), column])

        let scene = scene([Array(0..<6)], NSCollectionLayoutSection(group: group))

        #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 180, height: 200))
        #expect(scene.frame(1) == CGRect(x: 180, y: 0, width: 120, height: 100))
        #expect(scene.frame(2) == CGRect(x: 180, y: 100, width: 120, height: 100))
        #expect(scene.frame(4) == CGRect(x: 180, y: 200, width: 120, height: 100))
    }

    @Test func `flexible spaces take the room that is left`() {
        let one = item(.absolute(50), .absolute(40))
        one.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: one, count: 3)
        group.interItemSpacing = .flexible(10)

        let scene = scene([Array(0..<3)], NSCollectionLayoutSection(group: group))

        #expect(scene.frame(0) == CGRect(x: 0, y: 30, width: 50, height: 40))
        #expect(scene.frame(1) == CGRect(x: 125, y: 30, width: 50, height: 40))
        #expect(scene.frame(2) == CGRect(x: 250, y: 30, width: 50, height: 40))
    }

    @Test func `a custom group places its items itself`() {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: size(.fractionalWidth(1), .absolute(120))
        ) { environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 60)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 2, y: 60, width: width / 2, height: 60), zIndex: 4),
            ]
        }

        let scene = scene([Array(0..<4)], NSCollectionLayoutSection(group: group))

        #expect(scene.frame(1) == CGRect(x: 150, y: 60, width: 150, height: 60))
        #expect(scene.frame(3) == CGRect(x: 150, y: 180, width: 150, height: 60))
        #expect(scene.view.layoutAttributesForItem(at: scene.path(1))?.zIndex == 4)
    }

    @Test func `headers and footers extend their section, and headers can stay in sight`() {
        let section = NSCollectionLayoutSection(group: row())
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(100), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [header, footer]
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

        let scene = scene([Array(0..<9), Array(0..<9)], section)
        func headerFrame(_ section: Int) -> CGRect? {
            scene.view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: scene.path(0, section))?.frame
        }

        #expect(headerFrame(0) == CGRect(x: 10, y: 0, width: 280, height: 30))
        #expect(scene.frame(0)?.origin == CGPoint(x: 10, y: 40))
        #expect(headerFrame(1)?.minY == 370)
        let end = scene.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: scene.path(0))?.frame
        #expect(end == CGRect(x: 190, y: 350, width: 100, height: 20))

        scene.view.contentOffset.y = 60
        scene.field.run()
        #expect(headerFrame(0)?.minY == 60)
        scene.view.contentOffset.y = 340
        scene.field.run()
        #expect(headerFrame(0)?.minY == 320)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            scene.view.supplementaryView(forElementKind: kind, at: scene.path(0))?.frame.minY == 320)
    }

    @Test func `badges and backgrounds lie in front of cells and behind them`() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionHeader,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let one = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [one]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
        let plate = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
        plate.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [plate]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(LabelHeader.self, forDecorationViewOfKind: "plate")

        let scene = CollectionScene([[0, 1]], layout: layout)

        let kind = UICollectionView.elementKindSectionHeader
        let mark = try #require(scene.view.supplementaryView(forElementKind: kind, at: scene.path(1)))
        #expect(mark.frame == CGRect(x: 290, y: 40, width: 20, height: 20))
        #expect(scene.parts.first?.frame == CGRect(x: 5, y: 5, width: 290, height: 140))
        #expect(scene.parts.suffix(2).allSatisfy { $0.frame.width == 20 })
    }

    @Test func `each section may look different, and has its room`() {
        var widths: [CGFloat] = []
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                widths.append(environment.container.effectiveContentSize.width)
                let height = NSCollectionLayoutDimension.absolute(index == 0 ? 40 : 60)
                return NSCollectionLayoutSection(
                    group: .vertical(
                        layoutSize: size(.fractionalWidth(1), height),
                        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
            }, configuration: configuration)

        let scene = CollectionScene([[0, 1], [2]], layout: layout)

        #expect(scene.frame(1) == CGRect(x: 0, y: 40, width: 300, height: 40))
        #expect(scene.frame(0, 1) == CGRect(x: 0, y: 92, width: 300, height: 60))
        #expect(widths == [300, 300])
    }

    @Test func `a section that the layout does not get is empty, with a diagnostic`() {
        let scene = CollectionScene(
            [[0, 1]], layout: UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }))

        #expect(scene.view.visibleCells.isEmpty && scene.view.contentSize.height == 0)
        #expect(scene.field.diagnostics.contains { $0.contains("no section 0") })
    }

    private final class TallCell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 999, height: 70) }
    }

    @Test func `cells decide the lengths that are estimated, and no other ones`() {
        let estimate = size(.fractionalWidth(1), .estimated(30))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: estimate, subitems: [NSCollectionLayoutItem(layoutSize: estimate)]))

        let scene = scene([Array(0..<20)], section, type: TallCell.self)

        #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 70))
        #expect(scene.frame(2) == CGRect(x: 0, y: 140, width: 300, height: 70))
        #expect(scene.view.visibleCells.count == 6)
        // Fourteen of the estimated height were in sight at first.
        #expect(scene.view.contentSize.height == CGFloat(14 * 70 + 6 * 30))
        #expect(scene.field.diagnostics == [])
    }

    @Test func `parts of a height that is estimated are parts of what it comes to be`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [
                NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(30))),
                NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(0.5))),
            ])

        let scene = scene([[0, 1, 2, 3]], NSCollectionLayoutSection(group: group), type: TallCell.self)

        #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 70))
        #expect(scene.frame(1) == CGRect(x: 150, y: 0, width: 150, height: 35))
        #expect(scene.frame(3) == CGRect(x: 150, y: 70, width: 150, height: 35))
    }

    @Test func `an item that is inserted moves those after it`() {
        let scene = scene([Array(0..<5)], NSCollectionLayoutSection(group: row()))

        scene.field.stage.run {
            scene.sections = [[9, 0, 1, 2, 3, 4]]
            scene.view.insertItems(at: [scene.path(0)])
        }
        scene.field.wait(0.5)

        #expect(scene.texts == ["9", "0", "1", "2", "3", "4"])
        #expect(scene.view.cellForItem(at: scene.path(3))?.frame.origin == CGPoint(x: 0, y: 100))
        #expect(scene.field.diagnostics == [])
    }

    @Test func `a layout that scrolls horizontally puts groups side by side`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(120), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 8

        let scene = CollectionScene(
            [Array(0..<6)],
            layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))

        #expect(scene.frame(1) == CGRect(x: 8, y: 200, width: 120, height: 200))
        #expect(scene.frame(4) == CGRect(x: 248, y: 0, width: 120, height: 200))
        #expect(scene.view.contentSize == CGSize(width: 368, height: 400))
    }
}
