import Testing
import UITesting

@testable import UIKit

/// What attributes of items say, and when two of them say the same.
@Suite struct LayoutAttributesTests {
    private let stage = Stage()

    @Test func `attributes are the same only where all their values are`() throws {
        func attributes() -> UICollectionViewLayoutAttributes {
            let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
            made.frame = CGRect(x: 40, y: 45, width: 20, height: 10)
            return made
        }
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.indexPath.item = 3 }, { $0.center.x = 1 }, { $0.size.width = 1 }, { $0.alpha = 0.5 },
            { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.transform = CGAffineTransform(scaleX: 2, y: 1) },
        ]
        #expect(attributes() == attributes())
        for change in changes {
            let one = attributes()
            change(one)
            let copy = try #require(one.copy() as? UICollectionViewLayoutAttributes)
            #expect(one != attributes() && one == copy)
        }
        let path = IndexPath(item: 1, section: 2)
        let bars = ["a", "b"].map {
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path)
        }
        #expect(bars[0] != bars[1])
        #expect(bars[0] != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path))
        let copy = try #require(bars[1].copy() as? UICollectionViewLayoutAttributes)
        #expect(copy.representedElementKind == "b" && copy.representedElementCategory == .supplementaryView)
    }

    @Test func `the frame of attributes is what is seen of a transformed size`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 40, y: 45, width: 20, height: 10)

        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(attributes.frame == CGRect(x: 30, y: 35, width: 40, height: 30))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
        attributes.transform = .identity
        attributes.bounds = CGRect(x: 9, y: 9, width: 40, height: 4)

        #expect(attributes.frame == CGRect(x: 30, y: 48, width: 40, height: 4))
        #expect(attributes.center == CGPoint(x: 50, y: 50))
    }
}
