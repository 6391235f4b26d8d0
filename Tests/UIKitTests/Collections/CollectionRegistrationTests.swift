import Testing
import UITesting

@testable import UIKit

/// Where the views of a collection view come from; 300 × 400 points.
@Suite struct CollectionRegistrationTests {
    private final class Tile: UICollectionViewCell {
        var isAwake = false
        override func awakeFromNib() {
            super.awakeFromNib()
            isAwake = true
        }
    }

    private final class Badge: UICollectionReusableView {
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    private let stage = Stage(size: CGSize(width: 300, height: 400))

    private func rows(_ height: CGFloat = 40, header: CGFloat = 0) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: height)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 300, height: header)
        return layout
    }

    // MARK: - Nibs

    @Test func `cells and headers come from the nibs that were registered, until a class takes their place`()
    {
        let scene = CollectionScene([[0, 1]], layout: rows(header: 30))
        scene.field.stage.run {
            UINib.register("Tile") { _ in [UIView(), Tile(frame: .zero)] }
            UINib.register("Badge") { _ in [Badge(frame: .zero)] }
        }
        let header = UICollectionView.elementKindSectionHeader
        scene.view.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "cell")
        scene.view.register(
            UINib(nibName: "Badge", bundle: nil), forSupplementaryViewOfKind: header,
            withReuseIdentifier: "header")

        // The cells of the class wait to be used again.
        scene.view.insertMore(scene, 4)
        let tiles = scene.view.visibleCells.compactMap { $0 as? Tile }
        #expect(!tiles.isEmpty && tiles.allSatisfy { $0.isAwake && $0.reuseIdentifier == "cell" })
        #expect(tiles.allSatisfy { $0.frame.size == CGSize(width: 300, height: 40) })
        scene.sections.append([9])
        scene.view.reloadData()
        scene.field.run()
        #expect(
            scene.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1)) is Badge)

        scene.view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
        scene.view.insertMore(scene, 3)
        #expect(scene.view.cellForItem(at: scene.path(0)) is LabelCell)
        #expect(scene.field.diagnostics.isEmpty)
    }

    @Test func `a registration may name a nib`() {
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: rows())
        stage.run { UINib.register("Tile") { _ in [Tile(frame: .zero)] } }
        stage.window.addSubview(view)
        var filled: [Int] = []
        let registration = UICollectionView.CellRegistration<Tile, Int>(
            cellNib: UINib(nibName: "Tile", bundle: nil)
        ) { tile, _, item in
            filled.append(item)
            tile.tag = item
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7, 8])

        source.apply(snapshot, animatingDifferences: false)
        stage.advance(by: 0.02)

        #expect(filled == [7, 8])
        let tiles = view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? Tile }
        #expect(tiles.map(\.tag) == [7, 8] && tiles.allSatisfy(\.isAwake))
    }

    // MARK: - Decorations

    /// Rows of 100 points, each with a decoration behind it.
    private final class Decorated: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let items = super.layoutAttributesForElements(in: rect) ?? []
            return items
                + items.compactMap { layoutAttributesForDecorationView(ofKind: "badge", at: $0.indexPath) }
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
            let made = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: elementKind, with: indexPath)
            made.frame = item.frame.insetBy(dx: 10, dy: 10)
            made.zIndex = -1
            return made
        }
    }

    private func decorated() -> Decorated {
        let layout = Decorated()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        layout.register(Badge.self, forDecorationViewOfKind: "badge")
        return layout
    }

    @Test func `decorations lie behind the cells, and serve again when they have been scrolled away`() throws
    {
        let scene = CollectionScene([Array(0..<12)], layout: decorated())
        func badges() -> [Badge] { scene.parts.compactMap { $0 as? Badge } }
        let first = badges()
        #expect(first.count == 4 && first.allSatisfy { $0.reuses == 0 })
        let cell = try #require(scene.view.cellForItem(at: scene.path(0)))
        let order = scene.view.subviews
        let front = try #require(order.firstIndex { $0 === cell })
        #expect(first.allSatisfy { badge in (order.firstIndex { $0 === badge } ?? .max) < front })

        scene.view.contentOffset.y = 800
        scene.field.run()

        #expect(badges().count == 4)
        #expect(badges().allSatisfy { badge in badge.reuses == 1 && first.contains { $0 === badge } })
        #expect(badges().map(\.frame.minY).sorted() == [810, 910, 1010, 1110])
    }

    @Test func `a decoration without a class is left out and reported`() {
        let layout = decorated()
        layout.register(nil, forDecorationViewOfKind: "badge")

        let scene = CollectionScene([[0]], layout: layout)

        #expect(scene.parts.count == 1 && scene.texts == ["0"])
        #expect(scene.field.diagnostics.contains { $0.contains("badge") })
    }

    // MARK: - Mistakes of the data source

    private final class Careless: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var counts = [2]
        var cell: UICollectionViewCell?
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            if let cell { return cell }
            let made = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if indexPath.item == 0 { cell = made }
            return made
        }
    }

    private func view(_ source: Careless) -> UICollectionView {
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: rows())
        view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.window.addSubview(view)
        stage.advance(by: 0.02)
        return view
    }

    @Test func `a cell that is returned for two items is shown for the second one, and reported`() {
        let source = Careless()

        let view = view(source)

        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === source.cell)
        #expect(source.cell?.frame.minY == 40)
        #expect(stage.diagnostics.contains { $0.message.contains("dequeue one for each") })
    }

    @Test func `fewer than no items are none, and reported`() {
        let source = Careless()
        source.counts = [-1, 1]

        let view = view(source)

        #expect(view.numberOfItems(inSection: 0) == 0 && view.numberOfItems(inSection: 1) == 1)
        #expect(view.visibleCells.count == 1 && !stage.diagnostics.isEmpty)
    }

    // MARK: - Orders

    @Test func `cells come in front of the background, whenever it was set`() throws {
        let scene = CollectionScene([Array(0..<30)], layout: rows())
        let background = UIView()
        scene.view.backgroundView = background

        scene.view.contentOffset.y = 500
        scene.field.run()
        scene.view.reloadData()
        scene.field.run()

        #expect(scene.view.subviews.first === background && scene.parts.count == 11)
    }

    @Test func `a section that scrolls by itself comes in front of the background`() throws {
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(200), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let view = UICollectionView(
            frame: stage.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
        let background = UIView()
        view.backgroundView = background
        let source = CollectionScene([Array(0..<5)])
        view.dataSource = source
        stage.window.addSubview(view)
        stage.advance(by: 0.02)

        let scroller = try #require(view.subviews.first { $0 is OrthogonalScrollView })
        #expect(view.subviews.first === background && scroller.subviews.contains { $0 is LabelCell })
    }

    @Test func `without several selections the last one takes the place of the others`() {
        let scene = CollectionScene([Array(0..<5)], layout: rows())
        scene.view.selectItem(at: scene.path(1), animated: false, scrollPosition: [])
        scene.view.selectItem(at: scene.path(3), animated: false, scrollPosition: [])

        #expect(scene.view.indexPathsForSelectedItems == [scene.path(3)])
        #expect(scene.view.cellForItem(at: scene.path(1))?.isSelected == false)
        #expect(scene.view.cellForItem(at: scene.path(3))?.isSelected == true)
        #expect(!scene.calls.contains { $0.hasPrefix("did") }, "code is told nothing of what it did itself")
    }
}

extension UICollectionView {
    /// Puts items in front of those of the first section.
    fileprivate func insertMore(_ scene: CollectionScene, _ count: Int) {
        scene.sections[0].insert(contentsOf: Array(100..<100 + count), at: 0)
        insertItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
        scene.field.wait(0.5)
    }
}
