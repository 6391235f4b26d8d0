import Testing
import UITesting

@testable import UIKit

/// Updates and measurements that cannot be; 300 × 400 points.
@Suite struct CollectionMistakeTests {
    private func scene(_ sections: [[Int]]) -> CollectionScene {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        return CollectionScene(sections, layout: layout)
    }

    /// What a batch of changes is reported for; the items are shown as the data source has them in any case.
    private func problem(
        from old: [[Int]], to new: [[Int]], _ changes: @escaping (CollectionScene) -> Void
    ) -> String {
        let scene = scene(old)
        scene.sections = new
        scene.view.performBatchUpdates { changes(scene) }
        scene.field.wait(0.5)
        #expect(scene.texts == new.joined().map(String.init))
        #expect(scene.field.diagnostics.count == 1)
        return scene.field.diagnostics.first ?? ""
    }

    @Test func `an item is put into a section that is not there`() {
        let found = problem(from: [[0]], to: [[0]]) { $0.view.insertItems(at: [$0.path(0, 4)]) }
        #expect(found.contains("insert item 0 into section 4") && found.contains("only 1 sections"))
    }

    @Test func `an item is put behind the end of its section`() {
        let found = problem(from: [[0]], to: [[0, 1]]) { $0.view.insertItems(at: [$0.path(5)]) }
        #expect(found.contains("insert item 5 into section 0") && found.contains("only 2 items"))
    }

    @Test func `a section goes twice`() {
        let found = problem(from: [[0], [1]], to: [[1]]) {
            $0.view.deleteSections([0])
            $0.view.moveSection(0, toSection: 0)
        }
        #expect(found.contains("delete, reload or move section 0 more than once"))
    }

    @Test func `a section comes twice`() {
        let found = problem(from: [[0], [1]], to: [[1], [0], [2]]) {
            $0.view.insertSections([0])
            $0.view.moveSection(1, toSection: 0)
        }
        #expect(found.contains("insert or move to section 0 more than once"))
    }

    @Test func `an item comes twice`() {
        let found = problem(from: [[0, 1]], to: [[0, 1, 2]]) {
            $0.view.insertItems(at: [$0.path(0)])
            $0.view.moveItem(at: $0.path(1), to: $0.path(0))
        }
        #expect(found.contains("insert or move to the same index path"))
    }

    /// Asks for the size that it is told to.
    private final class Wishful: UICollectionViewCell {
        static let wish = CGSize(width: 300, height: CGFloat.nan)
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = Self.wish
            return layoutAttributes
        }
    }

    @Test func `a cell that asks for an impossible size keeps the estimated one`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 44)

        let scene = CollectionScene([[0]], layout: layout, type: Wishful.self)

        #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 44))
        #expect(scene.field.diagnostics.contains { $0.contains("which is ignored") })
    }

    @Test func `a flow layout's bars are those of sections that there are, and one each`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 300, height: 30)
        let scene = CollectionScene([[0]], layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        func header(_ item: Int, _ section: Int) -> CGRect? {
            layout.layoutAttributesForSupplementaryView(
                ofKind: kind, at: IndexPath(item: item, section: section))?.frame
        }

        #expect(header(0, 0) == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(header(1, 0) == nil && header(0, 1) == nil)
        #expect(scene.field.diagnostics.isEmpty)
    }

    @Test func `an inset that is not finite is none`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.sectionInset = UIEdgeInsets(top: .nan, left: 10, bottom: 0, right: 0)

        let scene = CollectionScene([[0]], layout: layout)

        #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(scene.field.diagnostics.contains { $0.contains("section inset") })
    }

    @Test func `a flow layout that is told only its attributes' change asks for no sizes`() {
        let scene = scene([[0, 1, 2]])
        var asked = 0
        scene.size = { _ in
            asked += 1
            return CGSize(width: 300, height: 40)
        }
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        scene.flow.minimumLineSpacing = 10
        scene.field.run()
        asked = 0

        scene.flow.invalidateLayout(with: context)
        scene.field.run()
        #expect(asked == 0 && scene.frame(1)?.minY == 50)
        context.invalidateFlowLayoutDelegateMetrics = true
        scene.flow.invalidateLayout(with: context)
        scene.field.run()
        #expect(asked == 3)
    }

    @Test func `contexts gather what they are told to invalidate, kind by kind`() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
        let paths = (0..<3).map { IndexPath(item: $0, section: 0) }

        context.invalidateSupplementaryElements(ofKind: "a", at: [paths[0]])
        context.invalidateSupplementaryElements(ofKind: "b", at: [paths[1]])
        context.invalidateSupplementaryElements(ofKind: "a", at: [paths[2]])
        context.invalidateDecorationElements(ofKind: "c", at: [paths[1]])
        context.invalidateDecorationElements(ofKind: "c", at: [paths[0]])

        #expect(
            context.invalidatedSupplementaryIndexPaths == ["a": [paths[0], paths[2]], "b": [paths[1]]])
        #expect(context.invalidatedDecorationIndexPaths == ["c": [paths[1], paths[0]]])
        #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    }

    @Test func `attributes say of what they are`() {
        let path = IndexPath(item: 2, section: 1)
        let bar = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "bar", with: path)

        #expect(bar.representedElementCategory == .supplementaryView && bar.representedElementKind == "bar")
        #expect(bar.indexPath == path)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    }
}
