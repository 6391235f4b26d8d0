import CoreGraphics
import Testing

@testable import UIKit

/// Where a popover's body lies in an area of 10…390 × 10…790, and where its arrow's tip is.
@Suite struct PopoverLayoutTests {
    private static let area = CGRect(x: 10, y: 10, width: 380, height: 780)
    /// The tip's least distance from a corner: its radius and half of the arrow's base.
    private static let least: CGFloat = 13 + 27.0 / 2

    private func layout(
        _ source: CGRect, _ permitted: UIPopoverArrowDirection = .any,
        content: CGSize = CGSize(width: 200, height: 150), overlaps: Bool = false
    ) -> PopoverLayout {
        PopoverLayout(
            content: content, source: source, area: Self.area, permitted: permitted, overlaps: overlaps)
    }

    private func source(x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(x: x - 10, y: y - 10, width: 20, height: 20)
    }

    // MARK: - The tip

    @Test(arguments: [
        (200.0, 100.0, 100.0), (110, 10, 100), (60, 10, 50), (37, 10, 27), (36.5, 10, 26.5), (36, 10, 26.5),
        (12, 10, 26.5), (0, 10, 26.5), (340, 190, 150), (363, 190, 173), (363.5, 190, 173.5),
        (364, 190, 173.5), (388, 190, 173.5), (400, 190, 173.5),
    ])
    func `the tip is below the middle of its source, as near a corner as the round corner allows`(
        middle: Double, x: Double, tip: Double
    ) {
        for direction in [UIPopoverArrowDirection.up, .down] {
            let layout = layout(source(x: middle, y: 400), direction)

            #expect(layout.direction == direction)
            #expect(layout.frame.minX == x && layout.tip == tip)
        }
    }

    @Test(arguments: [
        (400.0, 325.0, 75.0), (60, 10, 50), (30, 10, 26.5), (12, 10, 26.5), (763, 640, 123),
        (763.5, 640, 123.5), (788, 640, 123.5),
    ])
    func `the tip at the side is beside the middle of its source`(middle: Double, y: Double, tip: Double) {
        for (direction, x) in [(UIPopoverArrowDirection.left, 30.0), (.right, 370)] {
            let layout = layout(source(x: x, y: middle), direction)

            #expect(layout.direction == direction)
            #expect(layout.frame.minY == y && layout.tip == tip)
        }
    }

    @Test(arguments: [(40.0, 20.0), (52, 26), (53, 26.5), (54, 26.5), (60, 26.5)])
    func `on a body that is shorter than two corners the tip is in its middle`(width: Double, tip: Double) {
        let layout = layout(source(x: 15, y: 400), .up, content: CGSize(width: width, height: 150))

        #expect(layout.frame.minX == 10 && layout.tip == tip)
    }

    @Test func `the arrow is drawn where the tip is`() throws {
        let view = PopoverView()

        view.show(layout(source(x: 20, y: 400), .up))
        let arrow = try #require(view.subviews.first)
        #expect(arrow.frame == CGRect(x: Self.least - 13.5, y: 0, width: 27, height: 13))
        #expect(view.subviews.last?.frame == CGRect(x: 0, y: 13, width: 200, height: 150))

        view.show(layout(source(x: 388, y: 400), .down))
        #expect(arrow.frame == CGRect(x: 200 - Self.least - 13.5, y: 150, width: 27, height: 13))
        #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 200, height: 150))

        view.show(layout(source(x: 30, y: 60), .left))
        #expect(arrow.frame == CGRect(x: 0, y: 50 - 13.5, width: 13, height: 27))
        #expect(view.subviews.last?.frame == CGRect(x: 13, y: 0, width: 200, height: 150))

        view.show(layout(source(x: 370, y: 780), .right))
        #expect(arrow.frame == CGRect(x: 200, y: 150 - Self.least - 13.5, width: 13, height: 27))
        #expect(view.frame == CGRect(x: 147, y: 640, width: 213, height: 150))
    }

    // MARK: - The side

    @Test(arguments: [
        // Below its source, while there is room for all of it.
        (
            CGPoint(x: 200, y: 100), UIPopoverArrowDirection.up,
            CGRect(x: 100, y: 110, width: 200, height: 163)
        ),
        (CGPoint(x: 200, y: 617), .up, CGRect(x: 100, y: 627, width: 200, height: 163)),
        // A point less and it goes above.
        (CGPoint(x: 200, y: 618), .down, CGRect(x: 100, y: 445, width: 200, height: 163)),
    ])
    func `it lies on the first side that has room for it`(
        point: CGPoint, direction: UIPopoverArrowDirection, frame: CGRect
    ) {
        let layout = layout(source(x: point.x, y: point.y))

        #expect(layout.direction == direction)
        #expect(layout.frame == frame)
    }

    @Test func `without room on any side it takes the side that leaves it most, and is made smaller`() {
        let tall = CGRect(x: 60, y: 60, width: 320, height: 660)

        let layout = layout(tall, content: CGSize(width: 300, height: 600))

        // Left of the source are 37 × 600, below it 300 × 57.
        #expect(layout.direction == .right)
        #expect(layout.frame == CGRect(x: 10, y: 90, width: 50, height: 600))
        #expect(layout.tip == 300)
    }

    @Test func `it may cover its source instead, and stays in the area`() {
        let tall = CGRect(x: 60, y: 60, width: 320, height: 660)

        let layout = layout(tall, .up, content: CGSize(width: 300, height: 600), overlaps: true)

        #expect(layout.frame == CGRect(x: 70, y: 177, width: 300, height: 613))
        #expect(layout.tip == 150)
    }

    @Test func `without an arrow it lies in front of its source, within the area`() {
        let layout = layout(source(x: 20, y: 780), [])

        #expect(layout.direction.isEmpty && layout.tip == 0)
        #expect(layout.frame == CGRect(x: 10, y: 640, width: 200, height: 150))
    }

    @Test func `content that is larger than the area is as large as the area`() {
        let layout = layout(source(x: 200, y: 20), .up, content: CGSize(width: 900, height: 900))

        #expect(layout.frame == CGRect(x: 10, y: 30, width: 380, height: 760))
        #expect(layout.tip == 190)
    }

    @Test func `where it fits on no side it takes the one where most of it is to be seen`() {
        let content = CGSize(width: 380, height: 780)
        let below = layout(CGRect(x: 150, y: 200, width: 100, height: 20), content: content)
        let above = layout(CGRect(x: 150, y: 600, width: 100, height: 20), content: content)
        let beside = layout(CGRect(x: 10, y: 350, width: 20, height: 100), content: content)

        #expect(below.direction == .up && above.direction == .down && beside.direction == .left)
    }
}
