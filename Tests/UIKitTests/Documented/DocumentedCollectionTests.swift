import Testing
import UIKit
import UITesting

private func near(_ left: CGRect?, _ right: CGRect, within tolerance: CGFloat = 0.1) -> Bool {
    guard let left else { return false }
    return abs(left.minX - right.minX) <= tolerance && abs(left.minY - right.minY) <= tolerance
        && abs(left.width - right.width) <= tolerance && abs(left.height - right.height) <= tolerance
}

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Items by their numbers, with sizes of their own where they are asked for.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var calls: [String] = []
    var sizes: [Int: CGSize] = [:]
    var refused: Set<Int> = []

    init(_ sections: [[Int]]) {
        self.sections = sections
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[indexPath.item] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
            ?? .zero
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    {
        calls.append("shouldSelect \(indexPath.item)")
        return !refused.contains(indexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append("shouldDeselect \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let isSelected = collectionView.cellForItem(at: indexPath)?.isSelected == true
        calls.append("didSelect \(indexPath.item)\(isSelected ? "" : " early")")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.item)")
    }
}

/// A flow layout that writes down how an update is carried out.
private final class NotingLayout: UICollectionViewFlowLayout {
    var calls: [String] = []
    var items: [UICollectionViewUpdateItem] = []

    override func prepare() {
        super.prepare()
        calls.append("prepare")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        items = updateItems
        calls.append("updates")
    }
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("finalize")
    }
}

/// Holds the data sources, which collection views hold weakly.
private final class Keeper {
    var items: [Items] = []
}

/// UICollectionView and its layouts.
struct DocumentedCollectionTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let keeper = Keeper()

    private func show(_ layout: UICollectionViewLayout, _ items: Items? = nil) -> UICollectionView {
        let view = UICollectionView(frame: rect(0, 0, 300, 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        if let items {
            keeper.items.append(items)
            view.dataSource = items
            view.delegate = items
        }
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: path(item, section))?.frame
    }

    // UICollectionViewFlowLayout: a full line is spread over the width, lines have the minimum spacing between them,
    // items of a line are centred across it, and the section's insets and bars surround them.
    @Test
    func
        `a flow spreads its lines, centres items in them, and surrounds sections with bars and insets`()
    {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 80, height: 40)
        flow.minimumInteritemSpacing = 5
        flow.minimumLineSpacing = 7
        flow.sectionInset = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 10)
        flow.headerReferenceSize = CGSize(width: 1, height: 30)
        flow.footerReferenceSize = CGSize(width: 1, height: 20)
        let items = Items([[0, 1, 2, 3], [4, 5, 6]])
        items.sizes[1] = CGSize(width: 80, height: 20)
        let view = show(flow, items)

        #expect(near(frame(view, 0), rect(10, 31, 80, 40)))
        #expect(near(frame(view, 1), rect(110, 41, 80, 20)))
        #expect(near(frame(view, 2), rect(210, 31, 80, 40)))
        #expect(frame(view, 3)?.minY == 78)
        let kind = UICollectionView.elementKindSectionHeader
        let header = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 1))
        #expect(near(header?.frame, rect(0, 140, 300, 30)))
        #expect(view.contentSize == CGSize(width: 300, height: 233))
        #expect(view.supplementaryView(forElementKind: kind, at: path(0))?.frame == rect(0, 0, 300, 30))
    }

    // The same with scrollDirection horizontal: columns fill from the top down.
    @Test func `a horizontal flow fills columns`() {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 40, height: 120)
        flow.minimumInteritemSpacing = 10
        flow.minimumLineSpacing = 15
        flow.headerReferenceSize = CGSize(width: 30, height: 1)
        let view = show(flow, Items([[0, 1, 2, 3, 4, 5]]))
        #expect(near(frame(view, 0), rect(30, 0, 40, 120)))
        #expect(near(frame(view, 1), rect(30, 140, 40, 120)))
        #expect(near(frame(view, 2), rect(30, 280, 40, 120)))
        #expect(near(frame(view, 3), rect(85, 0, 40, 120)))
        #expect(view.contentSize == CGSize(width: 125, height: 400))
    }

    // UICollectionViewDelegate, "Managing the selected cells"; the delegate is not told of what code does.
    @Test func `a tap asks, deselects the old item and selects, and code does so in silence`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 50)
        flow.minimumLineSpacing = 0
        let items = Items([[0, 1, 2, 3, 4]])
        items.refused = [4]
        let view = show(flow, items)
        func tap(_ item: Int) {
            stage.tap(CGPoint(x: 150, y: 50 * CGFloat(item) + 25), for: 0.2)
            stage.settle()
        }
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [path(1)] && items.calls.isEmpty)
        tap(3)
        let asks = items.calls.firstIndex(of: "shouldSelect 3")
        let leaves = items.calls.firstIndex(of: "didDeselect 1")
        let tells = items.calls.firstIndex(of: "didSelect 3")
        #expect(asks != nil && leaves != nil && tells != nil)
        #expect((asks ?? 0) < (leaves ?? 0) && (leaves ?? 0) < (tells ?? 0))
        items.calls = []
        tap(4)
        #expect(items.calls == ["shouldSelect 4"] && view.indexPathsForSelectedItems == [path(3)])

        view.allowsMultipleSelection = true
        tap(0)
        items.calls = []
        tap(3)
        #expect(items.calls == ["shouldDeselect 3", "didDeselect 3"])
        #expect(view.indexPathsForSelectedItems == [path(0)])
        items.calls = []
        view.reloadData()
        #expect(view.indexPathsForSelectedItems == [] && items.calls.isEmpty)
    }

    // performBatchUpdates(_:completion:): "deletes are processed before inserts", with old and new places; moved items
    // keep their cells, selections follow; prepare(forCollectionViewUpdates:) precedes the attributes, finalize ends.
    @Test func `a batch keeps cells and selection, and calls the layout in its order`() {
        let layout = NotingLayout()
        let items = Items([[0, 1, 2, 3]])
        let view = show(layout, items)
        let cell = view.cellForItem(at: path(3))
        view.selectItem(at: path(3), animated: false, scrollPosition: [])
        layout.calls = []
        var finished: Bool?
        stage.run {
            view.performBatchUpdates {
                items.sections = [[3, 0, 9, 2]]
                view.insertItems(at: [path(2)])
                view.deleteItems(at: [path(1)])
                view.moveItem(at: path(3), to: path(0))
            } completion: {
                finished = $0
            }
        }
        #expect(finished == nil && view.numberOfItems(inSection: 0) == 4)
        stage.settle()
        #expect(finished == true)
        #expect((0..<4).map { view.cellForItem(at: path($0))?.tag } == [3, 0, 9, 2])
        #expect(view.cellForItem(at: path(0)) === cell && view.indexPathsForSelectedItems == [path(0)])
        let order = ["prepare", "updates", "initial", "finalize"].map {
            layout.calls.firstIndex(of: $0) ?? -1
        }
        #expect(order == order.sorted() && order[0] >= 0)
        #expect(layout.items.count == 3)
        let move = layout.items.first { $0.updateAction == .move }
        #expect(move?.indexPathBeforeUpdate == path(3) && move?.indexPathAfterUpdate == path(0))
        let delete = layout.items.first { $0.updateAction == .delete }
        #expect(delete?.indexPathBeforeUpdate == path(1) && delete?.indexPathAfterUpdate == nil)
    }

    // sectionHeadersPinToVisibleBounds; shouldInvalidateLayout(forBoundsChange:) of a flow: for another width.
    @Test func `pinned headers stay in sight, and another width flows anew`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 90)
        flow.headerReferenceSize = CGSize(width: 0, height: 40)
        flow.sectionHeadersPinToVisibleBounds = true
        let view = show(flow, Items([Array(0..<30), Array(0..<30)]))
        let kind = UICollectionView.elementKindSectionHeader
        view.contentOffset.y = 200
        stage.advance(by: 0)
        #expect(
            near(view.supplementaryView(forElementKind: kind, at: path(0))?.frame, rect(0, 200, 300, 40)))
        view.contentOffset.y = 1020
        stage.advance(by: 0)
        #expect(
            near(view.supplementaryView(forElementKind: kind, at: path(0))?.frame, rect(0, 990, 300, 40)))
        #expect(
            near(
                view.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame, rect(0, 1030, 300, 40))
        )

        view.contentOffset.y = 0
        view.frame.size.width = 200
        stage.advance(by: 0)
        #expect(
            near(frame(view, 1), rect(110, 40, 90, 90)) && near(frame(view, 2), rect(0, 140, 90, 90)))
        #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: rect(0, 0, 1, 1)))
    }

    // NSCollectionLayoutGroup and Section: fractions of the container, insets, spacings; nested groups.
    @Test func `a compositional layout nests groups, with insets and spacings`() {
        func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
            -> NSCollectionLayoutSize
        {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        }
        let leading = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
        leading.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let small = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small, small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, column])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 40, trailing: 70)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(15)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 8
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let view = show(layout, Items([[0, 1, 2, 3, 4], [5]]))

        #expect(near(frame(view, 0), rect(35, 40, 140, 90)))
        #expect(near(frame(view, 1), rect(180, 35, 50, 50)))
        #expect(near(frame(view, 2), rect(180, 85, 50, 50)))
        #expect(near(frame(view, 3), rect(35, 150, 140, 90)))
        #expect(near(frame(view, 4), rect(180, 145, 50, 50)))
        let kind = UICollectionView.elementKindSectionHeader
        let header = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0))
        #expect(header?.frame.minX == 30 && header?.frame.width == 200)
        #expect(
            near(frame(view, 0, 1), rect(35, 333, 140, 90)), "285 of the first section, and 8 between")
    }

    // The section provider gets its index and the container; horizontal(layoutSize:subitem:count:) divides the width
    // that the spacings leave; sections that scroll across do not widen the content.
    @Test func `sections are asked for with their container, and may scroll across`() {
        var asked: [Int: CGFloat] = [:]
        let layout = UICollectionViewCompositionalLayout { index, environment in
            asked[index] = environment.container.contentSize.width
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: index == 0 ? .fractionalWidth(1) : .absolute(200),
                    heightDimension: .absolute(50)),
                subitem: item, count: index == 0 ? 3 : 1)
            group.interItemSpacing = .fixed(15)
            let section = NSCollectionLayoutSection(group: group)
            if index == 1 { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
        let view = show(layout, Items([[0, 1, 2, 3], [4, 5, 6, 7, 8]]))
        #expect(asked == [0: 300, 1: 300])
        #expect(near(frame(view, 1), rect(105, 0, 90, 50)) && near(frame(view, 3), rect(0, 50, 90, 50)))
        #expect(near(frame(view, 0, 1), rect(0, 100, 200, 50)))
        #expect(near(frame(view, 1, 1), rect(200, 100, 200, 50)))
        #expect(view.contentSize == CGSize(width: 300, height: 150))
        #expect(view.cellForItem(at: path(1, 1)) != nil)
    }

    // UICollectionViewDiffableDataSource: items keep their cells and selection; reconfigureItems asks for the same
    // cell again, reloadItems for another; the snapshot is that which was applied.
    @Test func `a diffable source moves what stays, and reconfigures a cell in its place`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 40)
        let view = show(flow)
        var provided: [String] = []
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
            view, indexPath, item in
            provided.append(item)
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["main"])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        stage.settle()
        #expect(provided == ["a", "b", "c"])
        let cell = view.cellForItem(at: path(1))
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        provided = []

        snapshot.insertItems(["x"], beforeItem: "a")
        snapshot.moveItem("c", beforeItem: "b")
        snapshot.deleteItems(["a"])
        var ends = 0
        stage.run { source.apply(snapshot, animatingDifferences: true) { ends += 1 } }
        #expect(source.snapshot().itemIdentifiers == ["x", "c", "b"])
        #expect(source.indexPath(for: "b") == path(2) && source.itemIdentifier(for: path(0)) == "x")
        stage.settle()
        #expect(ends == 1 && provided == ["x"], "the others have their cells")
        #expect(view.cellForItem(at: path(2)) === cell && view.indexPathsForSelectedItems == [path(2)])

        provided = []
        var again = source.snapshot()
        again.reconfigureItems(["b"])
        stage.run { source.apply(again, animatingDifferences: false) }
        stage.settle()
        #expect(provided == ["b"] && view.cellForItem(at: path(2)) === cell)
        #expect(source.indexPath(for: "a") == nil && source.snapshot().indexOfItem("c") == 1)
    }

    // scrollToItem(at:at:animated:) and layoutAttributesForElements: positions within the content.
    @Test func `an item is scrolled to the place that was asked for, and found by its point`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 50)
        flow.minimumLineSpacing = 0
        let view = show(flow, Items([Array(0..<30)]))
        view.scrollToItem(at: path(15), at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 575)
        view.scrollToItem(at: path(20), at: .bottom, animated: false)
        #expect(view.contentOffset.y == 650)
        view.scrollToItem(at: path(29), at: .top, animated: false)
        #expect(view.contentOffset.y == 1100)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 1130)) == path(22))
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 1600)) == nil)
        stage.advance(by: 0)
        #expect(view.cellForItem(at: path(0)) == nil && view.cellForItem(at: path(29)) != nil)
        #expect(view.indexPathsForVisibleItems.sorted() == (22..<30).map { path($0) })
    }
}
