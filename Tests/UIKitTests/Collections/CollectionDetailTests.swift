import Testing
import UIKit
import UITesting

/// Collection views: what layouts, delegates and backgrounds are owed.
@MainActor
struct CollectionDetailTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var counts: [Int]
        var ended: [String] = []

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { ended.append("\(elementKind) \(indexPath.section)") }
    }

    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let layout = UICollectionViewFlowLayout()

    private func collection(_ source: Source) -> UICollectionView {
        layout.itemSize = CGSize(width: 300, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        (view.dataSource, view.delegate) = (source, source)
        stage.window.addSubview(view)
        stage.settle()
        return view
    }

    @Test func `a footer that stays at the edge stops below the header of its section`() throws {
        layout.headerReferenceSize = CGSize(width: 300, height: 30)
        layout.footerReferenceSize = CGSize(width: 300, height: 40)
        layout.sectionFootersPinToVisibleBounds = true
        let source = Source([3, 5])
        // Section 0: 30 + 300 + 40. Of section 1, from 370 on, 30 points are seen: its header.
        _ = collection(source)

        let footer = try #require(
            layout.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 1)))

        #expect(footer.frame == CGRect(x: 0, y: 400, width: 300, height: 40))
    }

    @Test func `only another width, and bars that stay at the edge, invalidate a flow layout`() {
        let source = Source([3])
        _ = collection(source)
        func invalidates(_ width: CGFloat) -> Bool {
            layout.shouldInvalidateLayout(
                forBoundsChange: CGRect(x: 0, y: 50, width: width, height: 400))
        }

        #expect(!invalidates(300) && invalidates(200))
        layout.sectionHeadersPinToVisibleBounds = true
        #expect(invalidates(300))
        (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (false, true)
        #expect(invalidates(300))
    }

    @Test func `a cell that asks for the size that it has changes nothing`() {
        layout.estimatedItemSize = CGSize(width: 300, height: 100)
        let source = Source([3])
        _ = collection(source)
        let original = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        original.size = CGSize(width: 300, height: 100)
        let preferred = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        func invalidates(_ height: CGFloat) -> Bool {
            preferred.size = CGSize(width: 300, height: height)
            return layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }

        #expect(!invalidates(100) && invalidates(120))
    }

    @Test func `the delegate hears of a header that is scrolled out of sight`() {
        layout.headerReferenceSize = CGSize(width: 300, height: 30)
        let source = Source([9, 9])
        let view = collection(source)
        #expect(source.ended.isEmpty)

        view.contentOffset.y = 200
        stage.settle()

        #expect(source.ended == ["UICollectionElementKindSectionHeader 0"])
    }

    @Test func `a background is behind all items and as large as what is seen`() {
        let source = Source([9])
        let view = collection(source)
        let background = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))

        view.backgroundView = background
        #expect(background.frame == view.bounds && view.subviews.first === background)
        view.contentOffset.y = 120
        stage.settle()
        #expect(background.frame == CGRect(x: 0, y: 120, width: 300, height: 400))
        view.frame.size.height = 250
        stage.settle()
        #expect(background.frame.height == 250)
        view.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test func `a controller's new collection view takes the place of the old one`() {
        let controller = UICollectionViewController(collectionViewLayout: layout)
        stage.present(controller)
        let old = controller.collectionView
        let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

        controller.collectionView = new

        #expect(controller.collectionView === new && new.superview === controller.view)
        #expect(old?.superview == nil && new.frame == controller.view.bounds)
    }

    private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        var calls: [(name: String, count: Int)] = []
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            calls.append(("prefetch", indexPaths.count))
        }
        func collectionView(
            _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) { calls.append(("cancel", indexPaths.count)) }
    }

    @Test func `nothing is fetched ahead, or cancelled, without items`() {
        let (source, prefetcher) = (Source([40]), Prefetcher())
        let view = collection(source)
        view.prefetchDataSource = prefetcher
        for offset in stride(from: 0.0, through: 900, by: 150) {
            view.contentOffset.y = offset
            stage.advance(by: 0.1)
        }

        #expect(prefetcher.calls.contains { $0.name == "prefetch" })
        #expect(prefetcher.calls.allSatisfy { $0.count > 0 })
    }

    @Test func `what shows a selection lies between a cell's background and its content`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        let (background, selected) = (UIView(), UIView())

        cell.backgroundView = background
        cell.selectedBackgroundView = selected

        #expect(cell.subviews == [background, selected, cell.contentView])
        #expect(selected.frame == cell.bounds)
    }

    @Test func `scrolling does not invalidate a layout that does not ask for it`() {
        final class Counting: UICollectionViewLayout {
            var prepared = 0
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2000) }
            override func prepare() { prepared += 1 }
        }
        let (layout, source) = (Counting(), Source([0]))
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.dataSource = source
        stage.window.addSubview(view)
        stage.settle()
        let before = layout.prepared

        view.contentOffset.y = 500
        stage.settle()

        #expect(view.contentOffset.y == 500 && layout.prepared == before)
    }

    @Test func `scrolling invalidates no sizes of a flow layout, another width does`() throws {
        let source = Source([5])
        let view = collection(source)
        view.dataSource = source
        stage.window.addSubview(view)
        stage.settle()
        func context(_ bounds: CGRect) throws -> UICollectionViewFlowLayoutInvalidationContext {
            try #require(
                layout.invalidationContext(forBoundsChange: bounds)
                    as? UICollectionViewFlowLayoutInvalidationContext)
        }

        let scrolled = try context(view.bounds.offsetBy(dx: 0, dy: 50))
        let widened = try context(CGRect(x: 0, y: 0, width: 500, height: 400))

        #expect(!scrolled.invalidateFlowLayoutDelegateMetrics && !scrolled.invalidateFlowLayoutAttributes)
        #expect(widened.invalidateFlowLayoutDelegateMetrics && widened.invalidateFlowLayoutAttributes)
    }

    @Test func `a layout hears of inserted sections before it is asked about their items`() {
        final class Listening: UICollectionViewFlowLayout {
            var updates: [String] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                for item in updateItems {
                    let path = item.indexPathAfterUpdate ?? item.indexPathBeforeUpdate
                    let isWhole = path?.item == NSNotFound
                    updates.append("\(item.updateAction.rawValue) \(path?.section ?? -1) \(isWhole)")
                }
            }
        }
        let (layout, source) = (Listening(), Source([1, 1]))
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.window.addSubview(view)
        stage.settle()

        source.counts = [1, 2, 1]
        view.performBatchUpdates {
            view.insertSections(IndexSet(integer: 1))
            view.deleteSections(IndexSet(integer: 1))
            view.insertSections(IndexSet(integer: 2))
        }
        stage.settle()

        let inserted = UICollectionViewUpdateItem.Action.insert.rawValue
        let deleted = UICollectionViewUpdateItem.Action.delete.rawValue
        #expect(layout.updates == ["\(deleted) 1 true", "\(inserted) 1 true", "\(inserted) 2 true"])
        #expect(view.numberOfSections == 3)
    }
}
