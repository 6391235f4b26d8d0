import Testing
import UITesting

@testable import UIKit

@Suite struct CollectionLayoutTests {
    /// Items in a row of pages, the further from the middle the smaller; with a decoration behind them.
    private final class Carousel: UICollectionViewLayout {
        var updates: [String] = []
        var prepared = 0
        var starts: (IndexPath) -> CGFloat? = { _ in nil }

        override init() {
            super.init()
            register(Shelf.self, forDecorationViewOfKind: "shelf")
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        override class var layoutAttributesClass: AnyClass { CarouselAttributes.self }

        override var collectionViewContentSize: CGSize {
            CGSize(width: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 200 + 100, height: 400)
        }
        override func prepare() {
            super.prepare()
            prepared += 1
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            let items = (0..<count).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
            let shelf = layoutAttributesForDecorationView(ofKind: "shelf", at: IndexPath(item: 0, section: 0))
            return items + [shelf].compactMap(\.self)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = CarouselAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: CGFloat(indexPath.item) * 200 + 60, y: 100, width: 180, height: 200)
            let middle = collectionView?.bounds.midX ?? 0
            attributes.distance = abs(attributes.center.x - middle) / 200
            let scale = max(0.5, 1 - attributes.distance / 4)
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            attributes.zIndex = -Int(attributes.distance * 10)
            return attributes
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = CarouselAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(origin: CGPoint(x: 0, y: 300), size: CGSize(width: 5000, height: 10))
            attributes.zIndex = -1000
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 200).rounded() * 200, y: 0) }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            updates += updateItems.map {
                "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
            }
        }
        override func finalizeCollectionViewUpdates() { updates.append("finalize") }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            if let y = starts(itemIndexPath) { attributes?.center.y = y }
            return attributes
        }
    }

    private nonisolated final class CarouselAttributes: UICollectionViewLayoutAttributes {
        var distance: CGFloat = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? CarouselAttributes)?.distance = distance
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? CarouselAttributes)?.distance == distance
        }
    }

    private final class Shelf: UICollectionReusableView {}

    private func scene(_ items: Int = 12) -> (CollectionScene, Carousel) {
        let layout = Carousel()
        return (CollectionScene([Array(0..<items)], layout: layout), layout)
    }

    @Test func `a layout of one's own places cells and decorations, with transforms and values of its own`()
        throws
    {
        let (scene, _) = scene()
        #expect(scene.texts == ["0", "1"])
        let (near, far) = try (
            #require(scene.view.cellForItem(at: scene.path(0)) as? LabelCell),
            #require(scene.view.cellForItem(at: scene.path(1)) as? LabelCell)
        )
        #expect(near.center == CGPoint(x: 150, y: 200))
        #expect(near.transform == .identity)
        #expect(far.transform == CGAffineTransform(scaleX: 0.75, y: 0.75))
        #expect(far.bounds.size == CGSize(width: 180, height: 200))
        #expect(far.frame.width == 135)
        #expect((far.applied.last as? CarouselAttributes)?.distance == 1)
        #expect(scene.parts.map { $0 is Shelf } == [true, false, false], "by their zIndex")
        #expect(scene.parts.last === near)
    }

    @Test func `a layout that follows the bounds is asked in each frame, and cells keep their order`() throws
    {
        let (scene, layout) = scene()
        layout.prepared = 0
        scene.view.contentOffset.x = 200
        scene.field.run()
        #expect(layout.prepared == 1)
        #expect(scene.parts.last === scene.view.cellForItem(at: scene.path(1)))
        #expect(scene.view.cellForItem(at: scene.path(1))?.transform == .identity)
        #expect(scene.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    }

    @Test func `a drag comes to rest where the layout says`() {
        let (scene, _) = scene()
        scene.field.stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), over: 0.3)
        scene.field.stage.settle()
        #expect(scene.view.contentOffset.x > 0)
        #expect(scene.view.contentOffset.x.truncatingRemainder(dividingBy: 200) == 0)
    }

    @Test func `an update tells the layout, which says where items come from`() throws {
        let (scene, layout) = scene(4)
        layout.starts = { $0.item == 1 ? 500 : nil }
        scene.sections = [[0, 9, 1, 3]]
        layout.updates = []

        scene.view.performBatchUpdates {
            scene.view.insertItems(at: [scene.path(1)])
            scene.view.deleteItems(at: [scene.path(2)])
        }

        #expect(layout.updates == ["delete 2 -1", "insert -1 1", "finalize"])
        scene.field.wait(0.15)
        let y = try #require(scene.view.cellForItem(at: scene.path(1))?.layer.presentation()?.position.y)
        #expect(y > 210 && y < 490)
        scene.field.wait(0.3)
        #expect(scene.view.cellForItem(at: scene.path(1))?.center.y == 200)
    }

    @Test func `attributes that are no numbers, or of no item, are left out with a diagnostic`() {
        final class Broken: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                [0, 1, 7].map { item in
                    let attributes = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: item, section: 0))
                    attributes.frame = CGRect(
                        x: item == 1 ? CGFloat.nan : 0, y: 0, width: 50, height: 50)
                    return attributes
                }
            }
        }
        let scene = CollectionScene([[0, 1]], layout: Broken())
        #expect(scene.view.visibleCells.count == 1)
        #expect(scene.field.diagnostics.contains { $0.contains("not finite") })
        #expect(
            scene.field.diagnostics.contains {
                $0.contains("received layout attributes for a cell with an index path that does not exist")
            })
    }

    @Test func `a layout that invalidates itself all the time does not hang`() {
        final class Restless: UICollectionViewFlowLayout {
            var times = 0
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                times += 1
                invalidateLayout()
                return super.layoutAttributesForElements(in: rect)
            }
        }
        let layout = Restless()
        let scene = CollectionScene([[0, 1, 2]], layout: layout)
        #expect(scene.texts == ["0", "1", "2"])
        #expect(layout.times < 20)
    }

    @Test func `invalidation contexts are of the layout's class and say what is invalid`() {
        final class Context: UICollectionViewLayoutInvalidationContext {
            var note = "new"
        }
        final class Noting: UICollectionViewLayout {
            var notes: [String] = []
            override class var invalidationContextClass: AnyClass { Context.self }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                notes.append(
                    "\((context as? Context)?.note ?? "-") \(context.invalidateEverything) \(context.invalidateDataSourceCounts)"
                )
                super.invalidateLayout(with: context)
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                notes.append("\(collectionView?.bounds.minY ?? -1) to \(newBounds.minY)")
                return false
            }
        }
        let layout = Noting()
        let scene = CollectionScene([[0, 1]], layout: layout)
        layout.notes = []

        layout.invalidateLayout()
        scene.view.reloadData()
        scene.field.run()
        scene.view.contentOffset.y = 5
        scene.sections = [[0]]
        scene.view.deleteItems(at: [scene.path(1)])

        #expect(
            layout.notes.prefix(4) == ["new false false", "new true true", "0.0 to 5.0", "new false true"])
    }

    // MARK: - Changing the layout

    private func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        return layout
    }

    @Test func `a change of layout takes the cells along, animated`() throws {
        let scene = CollectionScene([Array(0..<20)], layout: grid(50))
        let cell = try #require(scene.view.cellForItem(at: scene.path(1)))
        let old = scene.view.collectionViewLayout
        var finished: Bool?

        scene.view.setCollectionViewLayout(grid(140), animated: true) { finished = $0 }
        scene.field.wait(0.15)

        #expect(old.collectionView == nil)
        #expect(scene.view.cellForItem(at: scene.path(1)) === cell)
        let frame = try #require(scene.shownFrame(1))
        #expect(frame.width > 60 && frame.width < 130)
        scene.field.wait(0.3)
        #expect(finished == true)
        #expect(cell.frame == CGRect(x: 160, y: 0, width: 140, height: 140))
        #expect(scene.view.visibleCells.count == 6)
        #expect(scene.parts.count == 6)
        scene.view.collectionViewLayout = grid(90)
        #expect(scene.view.cellForItem(at: scene.path(1))?.frame.width == 90, "at once")
    }

    @Test func `a change of layout keeps what is in sight`() {
        let scene = CollectionScene([Array(0..<1000)], layout: grid(50))
        scene.view.scrollToItem(at: scene.path(500), at: .top, animated: false)
        scene.field.run()
        scene.view.setCollectionViewLayout(grid(140), animated: true)
        scene.field.wait(0.5)
        #expect(scene.view.indexPathsForVisibleItems.first == scene.path(500))
    }

    @Test func `a gesture drives a change of layout, and ends it either way`() throws {
        let scene = CollectionScene([Array(0..<20)], layout: grid(50))
        let (old, new) = (scene.view.collectionViewLayout, grid(140))
        var ends: [String] = []

        let between = scene.view.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
        #expect(scene.view.collectionViewLayout === between)
        between.transitionProgress = 0.5
        scene.field.run()
        #expect(scene.view.cellForItem(at: scene.path(0))?.frame == CGRect(x: 0, y: 0, width: 95, height: 95))
        between.transitionProgress = .nan
        scene.view.cancelInteractiveTransition()
        scene.field.wait(0.5)
        #expect(ends == ["true false"])
        #expect(scene.view.collectionViewLayout === old)
        #expect(scene.view.cellForItem(at: scene.path(0))?.frame.width == 50)

        let again = scene.view.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
        again.transitionProgress = 0.3
        again.updateValue(4, forAnimatedKey: "x")
        #expect(again.value(forAnimatedKey: "x") == 4)
        scene.field.run()
        scene.view.finishInteractiveTransition()
        scene.field.wait(0.15)
        let width = try #require(scene.shownFrame(0)?.width)
        #expect(width > 80 && width < 140)
        scene.field.wait(0.5)
        #expect(ends.last == "true true")
        #expect(scene.view.collectionViewLayout === new)
        #expect(scene.parts.count == 6)

        scene.view.finishInteractiveTransition()
        #expect(scene.field.diagnostics.count == 2)
    }

    @Test func `a layout that another view uses is refused`() {
        let scene = CollectionScene([[0]])
        let other = CollectionScene([[0]])
        scene.view.setCollectionViewLayout(other.flow, animated: false)
        #expect(other.flow.collectionView === other.view)
        #expect(scene.view.collectionViewLayout !== other.view.collectionViewLayout)
    }

    @Test func `a size that changes in an animation moves the cells in it`() throws {
        let scene = CollectionScene([Array(0..<8)], layout: grid(100))
        #expect(scene.frame(2)?.minY == 110)

        UIView.animate(withDuration: 0.4) {
            scene.view.frame.size.width = 390
            scene.view.layoutIfNeeded()
        }
        scene.field.wait(0.2)

        let y = try #require(scene.shownFrame(2)?.minY)
        #expect(y > 10 && y < 100)
        scene.field.wait(0.3)
        #expect(scene.view.cellForItem(at: scene.path(2))?.frame.minY == 0)
        #expect(scene.parts.count == 8)
    }
}
