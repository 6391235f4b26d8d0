import Testing

@testable import UIKit

@Suite struct FlowLayoutTests {
    private func scene(
        _ counts: [Int], _ size: CGSize = CGSize(width: 80, height: 60),
        _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> CollectionScene {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        change(layout)
        return CollectionScene(counts.map { Array(0..<$0) }, layout: layout)
    }

    @Test func `full lines reach from edge to edge, and the last one has the same columns`() {
        let scene = scene([5])

        // Three of 80 and two spaces of 10 fit into 300: the spare 40 goes into the spaces.
        #expect((0..<5).map { scene.frame($0)?.minX } == [0, 110, 220, 0, 110])
        #expect((0..<5).map { scene.frame($0)?.minY } == [0, 0, 0, 70, 70])
        #expect(scene.view.contentSize == CGSize(width: 300, height: 130))
    }

    @Test(arguments: [(UIScrollView.ContentInsetAdjustmentBehavior.always, 0.0), (.never, 30)])
    func `items keep out of the safe area once, be it by the section or by the content`(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, left: CGFloat
    ) {
        let scene = scene([3], CGSize(width: 50, height: 50)) { $0.sectionInsetReference = .fromSafeArea }
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.left = 30
        scene.view.contentInsetAdjustmentBehavior = behavior

        scene.field.stage.present(controller)
        controller.view.addSubview(scene.view)
        scene.field.run()

        #expect(scene.view.adjustedContentInset.left == 30 - left)
        #expect(scene.frame(0)?.minX == left)
    }

    @Test func `items that have a line each are in its middle`() {
        let scene = scene([2], CGSize(width: 200, height: 60))
        #expect((0..<2).map { scene.frame($0)?.minX } == [50, 50])
    }

    @Test func `a lone item of a line is in the middle, but that of a last line of other sizes is not`() {
        let scene = scene([0])
        scene.sections = [[0, 1, 2, 3]]
        scene.size = {
            [
                CGSize(width: 200, height: 40), CGSize(width: 240, height: 40),
                CGSize(width: 100, height: 20), CGSize(width: 90, height: 60),
            ][$0.item]
        }

        scene.view.reloadData()
        scene.field.run()

        #expect(scene.frame(0)?.minX == 50)
        #expect(scene.frame(1)?.minX == 30)
        #expect(scene.frame(2) == CGRect(x: 0, y: 120, width: 100, height: 20), "in the middle of its line")
        #expect(scene.frame(3) == CGRect(x: 110, y: 100, width: 90, height: 60), "the least space")
    }

    @Test func `items that fill a line up to a rounding error stay in it`() {
        let side = CGFloat(300 - 2) / 3
        let scene = scene([6], CGSize(width: side, height: side)) {
            $0.minimumInteritemSpacing = 1
            $0.minimumLineSpacing = 1
        }

        let tops = (0..<6).map { scene.frame($0)?.minY ?? -1 }
        #expect(tops.prefix(3) == [0, 0, 0])
        #expect(tops.suffix(3).allSatisfy { abs($0 - side - 1) < 1e-6 })
        #expect((0..<3).map { scene.frame($0)?.minX } == [0, 100, 201], "at whole pixels")
    }

    @Test func `headers, footers and insets take their room, also in an empty section`() {
        let scene = scene([3, 0, 1]) {
            $0.headerReferenceSize = CGSize(width: 10, height: 30)
            $0.footerReferenceSize = CGSize(width: 10, height: 20)
            $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        }
        let header = UICollectionView.elementKindSectionHeader
        let footer = UICollectionView.elementKindSectionFooter
        func frame(_ kind: String, _ section: Int) -> CGRect? {
            scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: scene.path(0, section))?
                .frame
        }

        // 270 points are left for three items of 80.
        #expect((0..<3).map { scene.frame($0)?.minX } == [10, 105, 200])
        #expect(scene.frame(0)?.minY == 35)
        #expect(frame(header, 0) == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(frame(footer, 0) == CGRect(x: 0, y: 110, width: 300, height: 20))
        #expect(frame(header, 1) == CGRect(x: 0, y: 130, width: 300, height: 30))
        #expect(frame(footer, 1) == CGRect(x: 0, y: 180, width: 300, height: 20))
        #expect(scene.frame(0, 2)?.minY == 235)
        #expect(
            scene.view.visibleSupplementaryViews(ofKind: header).map { ($0 as? LabelHeader)?.label.text } == [
                "0", "1", "2",
            ])
        #expect(
            scene.view.supplementaryView(forElementKind: footer, at: scene.path(0))?.frame == frame(footer, 0)
        )
    }

    @Test func `it scrolls sideways in columns`() {
        let scene = scene([7], CGSize(width: 60, height: 100)) {
            $0.scrollDirection = .horizontal
            $0.headerReferenceSize = CGSize(width: 25, height: 0)
        }

        #expect(scene.frame(0) == CGRect(x: 25, y: 0, width: 60, height: 100))
        #expect(scene.frame(1)?.minY == 150)
        #expect(scene.frame(2)?.minY == 300)
        #expect(scene.frame(3) == CGRect(x: 95, y: 0, width: 60, height: 100))
        #expect(scene.view.contentSize == CGSize(width: 25 + 60 * 3 + 20, height: 400))
    }

    @Test(arguments: [true, false])
    func `either headers or footers may be pinned, and go with the content otherwise`(pinsHeaders: Bool) {
        let scene = scene([40]) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
            $0.sectionHeadersPinToVisibleBounds = pinsHeaders
            $0.sectionFootersPinToVisibleBounds = !pinsHeaders
        }
        func frame(_ kind: String) -> CGRect? {
            scene.view.supplementaryView(forElementKind: kind, at: scene.path(0))?.frame
        }

        for offset in [CGFloat(100), 150] {
            scene.view.contentOffset.y = offset
            scene.field.run()
            let (header, footer) = (
                frame(UICollectionView.elementKindSectionHeader),
                frame(UICollectionView.elementKindSectionFooter)
            )
            #expect(header?.minY == (pinsHeaders ? offset : nil))
            #expect(footer?.maxY == (pinsHeaders ? nil : offset + 400))
        }
    }

    @Test func `headers and footers that are pinned stay in sight as long as their section`() {
        let scene = scene([20, 20]) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
            $0.sectionHeadersPinToVisibleBounds = true
            $0.sectionFootersPinToVisibleBounds = true
        }
        func frame(_ kind: String, _ section: Int) -> CGRect? {
            scene.view.supplementaryView(forElementKind: kind, at: scene.path(0, section))?.frame
        }
        // Seven lines of 60, six spaces of 10.
        #expect(scene.frame(19)?.maxY == 510)

        scene.view.contentOffset.y = 100
        scene.field.run()
        #expect(frame(UICollectionView.elementKindSectionHeader, 0)?.minY == 100)
        #expect(frame(UICollectionView.elementKindSectionFooter, 0)?.maxY == 500)
        #expect(
            scene.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: scene.path(0))
                === scene.parts.last { $0 is LabelHeader && $0.frame.height == 30 })

        scene.view.contentOffset.y = 495
        scene.field.run()
        #expect(frame(UICollectionView.elementKindSectionHeader, 0)?.minY == 480, "pushed out")
        #expect(frame(UICollectionView.elementKindSectionHeader, 1)?.minY == 530)
        #expect(
            scene.parts.firstIndex { $0.shownAttributes?.zIndex == 10 } ?? 0 > scene.parts.lastIndex {
                $0 is LabelCell
            } ?? 99, "in front of the cells")
    }

    @Test func `another width breaks the lines anew`() {
        let scene = scene([6])

        scene.view.frame.size.width = 200
        scene.field.run()

        #expect((0..<3).map { scene.frame($0)?.minX } == [0, 120, 0])
        #expect(scene.view.cellForItem(at: scene.path(2))?.frame.minY == 70)
    }

    @Test func `insets of the content take room across`() {
        let scene = scene([3])

        scene.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
        scene.field.run()

        #expect((0..<3).map { scene.frame($0)?.minX } == [0, 95, 190])
        #expect(scene.view.contentSize.width == 270)
        #expect(scene.view.contentOffset.x == -20)
    }

    @Test func `sizes that are no sizes count as zero, with a diagnostic`() {
        let scene = scene([4])
        scene.size = { CGSize(width: $0.item == 1 ? -5 : 50, height: $0.item == 2 ? CGFloat.nan : 50) }

        scene.view.reloadData()
        scene.field.run()

        #expect(scene.frame(1)?.size == .zero)
        #expect(scene.field.diagnostics.count == 2)
        #expect(scene.field.diagnostics.allSatisfy { $0.contains("not supported in the flow layout") })
        #expect(scene.view.cellForItem(at: scene.path(3)) != nil)
    }

    @Test func `items wider than the view get a diagnostic and a line each`() {
        let scene = scene([2], CGSize(width: 400, height: 50))
        #expect(scene.frame(1) == CGRect(x: 0, y: 60, width: 400, height: 50))
        #expect(scene.field.diagnostics.count == 1)
        #expect(scene.field.diagnostics.first?.contains("the item width must be less than the width") == true)
    }
}
