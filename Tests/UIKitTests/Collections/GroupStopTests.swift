import Testing
import UITesting

@testable import UIKit

/// Where a section that scrolls by itself comes to rest: three groups of 60 points in a room of 100.
@Suite struct GroupStopTests {
    private func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isHorizontal: Bool = true
    ) -> OrthogonalScrollView {
        let view = OrthogonalScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.isHorizontal = isHorizontal
        view.contentSize = isHorizontal ? CGSize(width: 220, height: 100) : CGSize(width: 100, height: 220)
        view.spans = [10...70, 80...140, 150...210]
        view.behavior = behavior
        return view
    }

    /// Where a drag from an offset to another one ends.
    private func end(
        _ view: OrthogonalScrollView, from start: CGFloat, to offset: CGFloat, velocity: CGFloat = 0
    ) -> CGPoint {
        func along(_ value: CGFloat) -> CGPoint {
            view.isHorizontal ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value)
        }
        view.dragStart = along(start)
        view.contentOffset = along(offset)
        return view.restingOffset(proposed: along(offset), velocity: along(velocity))
    }

    @Test func `it rests where the nearest group begins, as far as there is content`() {
        let view = section(.continuousGroupLeadingBoundary)

        #expect(end(view, from: 0, to: 30) == .zero)
        #expect(end(view, from: 0, to: 40) == CGPoint(x: 70, y: 0))
        #expect(end(view, from: 0, to: 110) == CGPoint(x: 120, y: 0), "the last group ends at the edge")
        #expect(view.decelerationRate == .normal && !view.isPagingEnabled)
    }

    @Test func `group by group it goes on by one, however far the finger went`() {
        let view = section(.groupPaging)

        #expect(end(view, from: 0, to: 30) == .zero)
        #expect(end(view, from: 0, to: 40).x == 70 && end(view, from: 0, to: 115).x == 70)
        #expect(end(view, from: 120, to: 5).x == 70)
        #expect(view.decelerationRate == .fast)
    }

    @Test func `a flick decides on its direction alone, up to the first and the last group`() {
        let view = section(.groupPaging)

        #expect(end(view, from: 0, to: 5, velocity: 1).x == 70)
        #expect(end(view, from: 70, to: 69, velocity: -1).x == 0)
        #expect(end(view, from: 70, to: 20, velocity: 1).x == 120)
        #expect(end(view, from: 0, to: 5, velocity: -1).x == 0)
        #expect(end(view, from: 120, to: 118, velocity: 1).x == 120)
    }

    @Test func `centred groups have room beside the first and the last one`() {
        let view = section(.groupPagingCentered)

        #expect(view.centeringInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
        view.contentInset = view.centeringInsets
        #expect(end(view, from: -10, to: 0).x == -10 && end(view, from: -10, to: 40).x == 60)
        #expect(end(view, from: 60, to: 100).x == 130)
        #expect(section(.groupPaging).centeringInsets == .zero)
        let upright = section(.groupPagingCentered, isHorizontal: false)
        #expect(upright.centeringInsets == UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
    }

    @Test func `upright groups stop along the height`() {
        let view = section(.groupPaging, isHorizontal: false)

        #expect(end(view, from: 0, to: 40) == CGPoint(x: 0, y: 70))
        #expect(end(view, from: 70, to: 65, velocity: -1) == .zero)
    }

    @Test func `without groups it rests anywhere, or page by page`() {
        #expect(end(section(.continuous), from: 0, to: 33).x == 33)
        let pages = section(.paging)

        #expect(pages.isPagingEnabled && pages.decelerationRate == .normal)
        pages.behavior = .continuous
        #expect(!pages.isPagingEnabled)
    }
}
