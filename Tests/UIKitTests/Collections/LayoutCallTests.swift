import Testing
import UITesting

@testable import UIKit

/// What a layout is told and asked, and what its answers and contexts do; 300 × 400 points.
@Suite struct LayoutCallTests {
    /// A flow layout that says what it is told.
    private final class NotingLayout: UICollectionViewFlowLayout {
        var name = ""
        var note: (String) -> Void = { _ in }

        override func prepareForTransition(to newLayout: UICollectionViewLayout) {
            super.prepareForTransition(to: newLayout)
            note("\(name) gives way to \((newLayout as? NotingLayout)?.name ?? "")")
        }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
            super.prepareForTransition(from: oldLayout)
            note("\(name) follows \((oldLayout as? NotingLayout)?.name ?? "")")
        }
        override func finalizeLayoutTransition() {
            super.finalizeLayoutTransition()
            note("\(name) ends")
        }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            note("\(name) leaves \(Int(oldBounds.width))")
        }
        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            note("\(name) has left")
        }
    }

    /// A cell that says what it is told.
    private final class NotingCell: UICollectionViewCell {
        var lines: [String] = []

        private func name(_ layout: UICollectionViewLayout) -> String {
            (layout as? NotingLayout)?.name ?? ""
        }

        override func willTransition(
            from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
        ) { lines.append("will \(name(oldLayout)) \(name(newLayout))") }
        override func didTransition(
            from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
        ) { lines.append("did \(name(oldLayout)) \(name(newLayout))") }
    }

    private let log = Recorder()

    private func layout(_ name: String, width: CGFloat = 300) -> NotingLayout {
        let layout = NotingLayout()
        layout.name = name
        layout.itemSize = CGSize(width: width, height: 40)
        layout.minimumLineSpacing = 0
        layout.note = { [log] in log.note($0) }
        return layout
    }

    // MARK: - Changes of layout and of bounds

    @Test func `layouts and cells hear of a change of layout, before it and after it`() throws {
        let scene = CollectionScene([[0, 1]], layout: layout("rows"), type: NotingCell.self)
        let cell = try #require(scene.view.visibleCells.first as? NotingCell)

        scene.view.setCollectionViewLayout(layout("tiles", width: 100), animated: true)
        #expect(Array(log.lines.prefix(2)) == ["rows gives way to tiles", "tiles follows rows"])
        #expect(cell.lines == ["will rows tiles"])
        scene.field.wait(0.6)

        #expect(log.lines.dropFirst(2).sorted() == ["rows ends", "tiles ends"])
        #expect(cell.lines == ["will rows tiles", "did rows tiles"])
    }

    @Test func `a layout hears of a size that changes in an animation, and of no other one`() {
        let scene = CollectionScene([[0, 1]], layout: layout("rows", width: 100))
        UIView.animate(withDuration: 0.4) {
            scene.view.frame.size.width = 390
            scene.view.layoutIfNeeded()
        }
        #expect(log.lines == ["rows leaves 300", "rows has left"])
        scene.field.wait(0.6)

        scene.view.frame.size.width = 200
        scene.field.wait(0.1)

        #expect(log.lines.count == 2)
    }

    // MARK: - Headers in updates

    private func headers(_ sections: [[Int]]) -> CollectionScene {
        let layout = layout("rows")
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        return CollectionScene(sections, layout: layout)
    }

    private func header(_ section: Int, of scene: CollectionScene) -> UICollectionReusableView? {
        scene.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: scene.path(0, section))
    }

    @Test func `the header of a section that goes fades out, and the next one moves to its place`() throws {
        let scene = headers([[0], [1]])
        let (gone, kept) = (try #require(header(0, of: scene)), try #require(header(1, of: scene)))
        #expect(kept.frame.minY == 60)

        scene.sections = [[1]]
        scene.view.deleteSections([0])
        scene.field.wait(0.15)
        let (opacity, top) = (
            try #require(gone.layer.presentation()).opacity,
            try #require(kept.layer.presentation()).frame.minY
        )
        #expect(opacity > 0.05 && opacity < 0.95 && top > 2 && top < 58)
        scene.field.wait(0.6)

        #expect(header(0, of: scene) === kept && kept.frame.minY == 0 && kept.alpha == 1)
        #expect(scene.parts.count == 2)
    }

    @Test func `the header of a section that comes fades in, and the one that was there moves on`() throws {
        let scene = headers([[0]])
        let old = try #require(header(0, of: scene))

        scene.sections = [[9], [0]]
        scene.view.insertSections([0])
        scene.field.wait(0.15)
        let new = try #require(header(0, of: scene))
        let opacity = try #require(new.layer.presentation()).opacity
        #expect(new !== old && opacity > 0.05 && opacity < 0.95)
        scene.field.wait(0.6)

        #expect(header(1, of: scene) === old && old.frame.minY == 60 && new.frame.minY == 0)
        #expect(new.alpha == 1)
    }

    @Test func `the headers in sight are named in their order`() {
        let scene = headers([Array(0..<5), Array(5..<10), Array(10..<15)])
        let kind = UICollectionView.elementKindSectionHeader

        #expect(
            scene.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [
                scene.path(0, 0), scene.path(0, 1),
            ])
        scene.view.contentOffset.y = 100
        scene.field.run()
        #expect(
            scene.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [
                scene.path(0, 1), scene.path(0, 2),
            ])
        let footer = UICollectionView.elementKindSectionFooter
        #expect(scene.view.indexPathsForVisibleSupplementaryElements(ofKind: footer).isEmpty)
    }

    // MARK: - Contexts

    @Test func `a context moves the content, with the next layout, and once`() {
        let scene = CollectionScene([Array(0..<50)], layout: layout("rows"))
        scene.view.contentOffset.y = 100
        scene.field.run()
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)

        for _ in 0..<2 { scene.flow.invalidateLayout(with: context) }
        #expect(scene.view.contentOffset.y == 100)
        scene.field.run()
        #expect(scene.view.contentOffset.y == 160)
        scene.flow.invalidateLayout()
        scene.field.run()

        #expect(scene.view.contentOffset.y == 160)
    }

    // MARK: - Selecting by code

    @Test func `code deselects one item or all of them, and tells nobody`() {
        let scene = CollectionScene([Array(0..<50)], layout: layout("rows"))
        scene.view.allowsMultipleSelection = true
        for item in [1, 3, 4] {
            scene.view.selectItem(at: scene.path(item), animated: false, scrollPosition: [])
        }

        scene.view.deselectItem(at: scene.path(3), animated: false)
        scene.view.deselectItem(at: scene.path(9), animated: false)
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(1), scene.path(4)])
        #expect(scene.view.visibleCells.prefix(5).map(\.isSelected) == [false, true, false, false, true])
        scene.view.selectItem(at: nil, animated: false, scrollPosition: .top)

        #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
        #expect(scene.view.contentOffset.y == 0 && scene.calls.isEmpty)
    }

    @Test func `an item that code selects comes to the place that is asked for`() {
        let scene = CollectionScene([Array(0..<50)], layout: layout("rows"))

        scene.view.selectItem(at: scene.path(20), animated: false, scrollPosition: .top)
        #expect(scene.view.contentOffset.y == 800)
        scene.view.selectItem(at: scene.path(30), animated: false, scrollPosition: .bottom)
        #expect(scene.view.contentOffset.y == 840)
        scene.view.selectItem(at: scene.path(5), animated: false, scrollPosition: [])

        #expect(scene.view.contentOffset.y == 840)
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(5)])
    }

    // MARK: - Kinds

    @Test func `lengths, spaces and anchors know their kinds`() {
        let lengths: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(30), .estimated(-4),
        ]
        #expect(lengths.map(\.dimension) == [0.5, 0.25, 30, 0])
        #expect(lengths.map(\.isFractionalWidth) == [true, false, false, false])
        #expect(lengths.map(\.isFractionalHeight) == [false, true, false, false])
        #expect(lengths.map(\.isAbsolute) == [false, false, true, false])
        #expect(lengths.map(\.isEstimated) == [false, false, false, true])
        #expect(NSCollectionLayoutDimension.absolute(.infinity).dimension == 0)

        let spaces = [NSCollectionLayoutSpacing.flexible(8), .fixed(5), .fixed(.nan)]
        #expect(spaces.map(\.spacing) == [8, 5, 0])
        #expect(spaces.map(\.isFlexibleSpacing) == [true, false, false])
        #expect(spaces.map(\.isFixedSpacing) == [false, true, true])

        let offset = CGPoint(x: 0.5, y: -1)
        let absolute = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: offset)
        let fractional = NSCollectionLayoutAnchor(edges: [.bottom], fractionalOffset: offset)
        #expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
        #expect(!fractional.isAbsoluteOffset && fractional.isFractionalOffset)
        #expect(fractional.points(for: CGSize(width: 20, height: 10)) == CGPoint(x: 10, y: -10))
    }
}
