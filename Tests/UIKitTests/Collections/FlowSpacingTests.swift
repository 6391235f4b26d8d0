import Testing
import UITesting

@testable import UIKit

/// Spaces that a delegate gives single sections of a flow layout, and those of margins; 300 × 400 points.
@Suite struct FlowSpacingTests {
    /// Section 0 has space around and between its items, section 1 has none.
    private final class Spaces: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { section == 0 ? UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 10) : .zero }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { section == 0 ? 3 : 0 }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { section == 0 ? 30 : 0 }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { section == 0 ? CGSize(width: 99, height: 15) : .zero }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize { section == 0 ? CGSize(width: 99, height: 5) : .zero }
    }

    private let spaces = Spaces()

    private func scene(
        _ counts: [Int], _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> CollectionScene {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        change(layout)
        return CollectionScene(counts.map { Array(0..<$0) }, layout: layout)
    }

    @Test func `each section has the spaces that the delegate gives it`() {
        let scene = scene([3, 2])
        scene.view.delegate = spaces
        scene.view.reloadData()
        scene.field.run()

        // 270 points are left for items of 80 with 30 between them: two fit, and the spare 80 goes between them.
        #expect((0..<3).map { scene.frame($0)?.minX } == [20, 210, 20])
        #expect((0..<3).map { scene.frame($0)?.minY } == [22, 22, 85])
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        func bar(_ kind: String, _ section: Int) -> CGRect? {
            scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: scene.path(0, section))?
                .frame
        }
        #expect(bar(header, 0) == CGRect(x: 0, y: 0, width: 300, height: 15))
        #expect(bar(footer, 0) == CGRect(x: 0, y: 154, width: 300, height: 5))
        #expect(bar(header, 1) == nil && bar(footer, 1) == nil)
        // Three would fit beside each other there, with 30 between them.
        #expect(scene.frame(0, 1) == CGRect(x: 0, y: 159, width: 80, height: 60))
        #expect(scene.frame(1, 1) == CGRect(x: 110, y: 159, width: 80, height: 60))
        #expect(scene.view.contentSize == CGSize(width: 300, height: 219))
    }

    @Test func `sections may keep to the margins across, as far as the content does not already`() {
        let scene = scene([2]) { $0.sectionInsetReference = .fromLayoutMargins }
        scene.view.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 40)
        scene.flow.invalidateLayout()
        scene.field.run()
        #expect(scene.frame(0)?.origin == CGPoint(x: 20, y: 0))

        scene.view.contentInset.left = 15
        scene.view.setNeedsLayout()
        scene.field.run()
        #expect(scene.frame(0)?.origin == CGPoint(x: 5, y: 0))

        scene.view.contentInset.left = 0
        scene.flow.scrollDirection = .horizontal
        scene.view.setNeedsLayout()
        scene.field.run()

        #expect(scene.frame(0)?.origin == CGPoint(x: 0, y: 5))
    }
}
