import Foundation
import Testing
import UITesting

@testable import UIKit

/// A layout whose decoration stays at its place in an update, unless the layout says that another one comes.
@Suite struct ReplacedViewTests {
    private final class Board: UICollectionViewLayout {
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var asked: [String] = []
        var ends: [IndexPath] = []
        private let kinds: [String]

        init(kinds: [String] = ["plate"]) {
            self.kinds = kinds
            super.init()
            for kind in kinds { register(Plate.self, forDecorationViewOfKind: kind) }
        }
        required init?(coder: NSCoder) { nil }

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let path = IndexPath(item: 0, section: 0)
            return kinds.compactMap { layoutAttributesForDecorationView(ofKind: $0, at: path) }
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
            return attributes
        }
        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            asked.append(elementKind)
            return super.indexPathsToDeleteForDecorationView(ofKind: elementKind) + deleted
        }
        override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            super.indexPathsToInsertForDecorationView(ofKind: elementKind) + inserted
        }
        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            asked.append(elementKind)
            return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
        }
        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            ends.append(decorationIndexPath)
            return super.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: elementKind, at: decorationIndexPath)
        }
    }

    private final class Plate: UICollectionReusableView {}

    private func plates(_ scene: CollectionScene) -> [Plate] { scene.parts.compactMap { $0 as? Plate } }

    private func insertItem(_ scene: CollectionScene) {
        scene.sections = [[0, 1]]
        scene.view.performBatchUpdates { scene.view.insertItems(at: [scene.path(1)]) }
    }

    @Test func `a decoration view stays in an update`() throws {
        let layout = Board()
        let scene = CollectionScene([[0]], layout: layout)
        let old = try #require(plates(scene).first)

        insertItem(scene)

        #expect(plates(scene).count == 1 && plates(scene).first === old)
        #expect(layout.asked == ["plate"] && layout.ends.isEmpty)
    }

    @Test func `a decoration view that the layout takes away fades out, and another one fades in`() throws {
        let layout = Board()
        let scene = CollectionScene([[0]], layout: layout)
        let old = try #require(plates(scene).first)
        layout.deleted = [scene.path(0)]

        insertItem(scene)

        let new = try #require(plates(scene).first { $0 !== old })
        #expect(layout.ends == [scene.path(0)])
        #expect(old.alpha == 0 && new.alpha == 1)
        scene.field.wait(0.15)
        let shown = try #require(new.layer.presentation()?.opacity)
        #expect(shown > 0 && shown < 1)
        scene.field.wait(0.3)
        #expect(plates(scene).count == 1)
    }

    @Test func `a decoration view that the layout adds takes the place of the one there`() throws {
        let layout = Board()
        let scene = CollectionScene([[0]], layout: layout)
        let old = try #require(plates(scene).first)
        layout.inserted = [scene.path(0)]

        insertItem(scene)

        #expect(plates(scene).contains { $0 !== old && $0.alpha == 1 })
        #expect(old.alpha == 0)
    }

    @Test func `without animation, too, another decoration view comes`() throws {
        let layout = Board()
        let scene = CollectionScene([[0]], layout: layout)
        let old = try #require(plates(scene).first)
        layout.deleted = [scene.path(0)]

        UIView.performWithoutAnimation { insertItem(scene) }
        scene.field.wait(0.1)

        #expect(plates(scene).count == 1 && plates(scene).first !== old)
    }

    @Test func `a layout is asked about the kinds in their order`() {
        let layout = Board(kinds: ["c", "e", "a", "f", "d", "b"])
        let scene = CollectionScene([[0]], layout: layout)

        insertItem(scene)

        #expect(layout.asked == ["a", "b", "c", "d", "e", "f"])
    }
}
