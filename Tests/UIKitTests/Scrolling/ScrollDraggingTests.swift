import Testing
import UITesting

@testable import UIKit

/// Where the content is, to the point, while a finger drags it, and where it goes when it is let go.
@Suite struct ScrollDraggingTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    /// Content of 1000 × 3000, scrolled to (300, 1000).
    private func begin() {
        view.contentSize = CGSize(width: 1000, height: 3000)
        view.contentOffset = CGPoint(x: 300, y: 1000)
        stage.window.addSubview(view)
        stage.settle()
    }

    private func down() { stage.touch(.began, at: CGPoint(x: 200, y: 400)) }

    /// Moves the finger to where it is this far from where it came down, in one step.
    private func move(_ dx: CGFloat, _ dy: CGFloat) {
        stage.move(to: CGPoint(x: 200 + dx, y: 400 + dy), over: 1.0 / 60)
    }

    // MARK: - The threshold

    @Test(arguments: [
        (CGPoint(x: 0, y: -9), CGPoint(x: 300, y: 1000)), (CGPoint(x: 0, y: -10), CGPoint(x: 300, y: 1000)),
        (CGPoint(x: 0, y: -12), CGPoint(x: 300, y: 1002)), (CGPoint(x: 0, y: 40), CGPoint(x: 300, y: 970)),
        (CGPoint(x: 25, y: 0), CGPoint(x: 285, y: 1000)), (CGPoint(x: -9, y: -12), CGPoint(x: 303, y: 1004)),
        (CGPoint(x: 30, y: -40), CGPoint(x: 276, y: 1032)),
    ])
    func `the first ten points of a drag move nothing, in its direction`(way: CGPoint, offset: CGPoint) {
        begin()
        down()

        move(way.x, way.y)

        #expect(abs(view.contentOffset.x - offset.x) < 1e-9 && abs(view.contentOffset.y - offset.y) < 1e-9)
        #expect(view.isDragging == (way != CGPoint(x: 0, y: -9)))
    }

    @Test func `after them the content follows each step exactly`() {
        begin()
        down()
        var offsets: [CGFloat] = []

        for y in [-6.0, -13, -14, -30, -29, 11] {
            move(0, y)
            offsets.append(view.contentOffset.y)
        }

        #expect(offsets == [1000, 1003, 1004, 1020, 1019, 979])
    }

    @Test func `a drag goes on from an offset that code sets`() {
        begin()
        down()
        move(0, -30)

        view.contentOffset = CGPoint(x: 0, y: 2000)
        move(0, -40)

        #expect(view.contentOffset == CGPoint(x: 0, y: 2010))
    }

    @Test func `content that code keeps at its top leaves it at once when the finger turns back`() {
        final class Keeper: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
            }
        }
        let keeper = Keeper()
        begin()
        view.contentOffset = .zero
        view.delegate = keeper
        down()

        move(0, 60)
        #expect(view.contentOffset == .zero)
        move(0, 40)
        #expect(view.contentOffset == CGPoint(x: 0, y: 20))
    }

    @Test func `a finger that catches moving content moves it after ten points, too, without a jump`() {
        begin()
        down()
        for step in 1...6 { move(0, -40 * CGFloat(step)) }
        stage.touch(.ended, at: CGPoint(x: 200, y: 160))
        stage.advance(by: 0.1)
        #expect(view.isDecelerating)

        down()
        let caught = view.contentOffset.y
        move(0, -8)
        #expect(view.contentOffset.y == caught && !view.isDecelerating)
        move(0, -18)

        #expect(abs(view.contentOffset.y - (caught + 8)) < 1e-9)
    }

    // MARK: - Past the edge

    @Test func `past its edge the content goes 0.55 of the way at first, and ever less`() {
        begin()
        view.contentOffset = .zero
        down()
        move(0, 10)

        for pull in [20.0, 200, 380] {
            move(0, 10 + pull)
            let expected = -(1 - 1 / (pull * 0.55 / 800 + 1)) * 800
            #expect(abs(view.contentOffset.y - expected) < 1e-9)
        }
        move(0, 0)
        #expect(abs(view.contentOffset.y - 10) < 1e-9, "back inside it is under the finger again")
    }

    @Test func `content that is caught past its edge stays where it is under the finger`() {
        begin()
        view.contentOffset = .zero
        down()
        move(0, 10)
        move(0, 310)
        stage.touch(.ended, at: CGPoint(x: 200, y: 710))
        stage.advance(by: 0.1)

        down()
        let caught = view.contentOffset.y
        #expect(caught < -10)
        move(0, 10)

        #expect(abs(view.contentOffset.y - caught) < 1e-9)
    }

    @Test func `without bounces a drag and a flick end at the edge itself`() {
        begin()
        view.bounces = false
        view.contentOffset = CGPoint(x: 300, y: 30)
        down()

        for step in 1...6 { move(0, 20 * CGFloat(step)) }
        #expect(view.contentOffset.y == 0)
        stage.touch(.ended, at: CGPoint(x: 200, y: 520))
        stage.settle()

        #expect(view.contentOffset == CGPoint(x: 300, y: 0))
    }

    // MARK: - Let go

    /// 10 points in a frame are 600 a second.
    @Test(arguments: [(UIScrollView.DecelerationRate.normal, 0.998), (.fast, 0.99)])
    func `a flick goes as far as the rate of its deceleration takes it`(
        rate: UIScrollView.DecelerationRate, left: Double
    ) {
        begin()
        view.decelerationRate = rate
        down()
        for step in 1...8 { move(0, -10 * CGFloat(step)) }
        let released = view.contentOffset.y

        stage.touch(.ended, at: CGPoint(x: 200, y: 320))
        stage.settle()

        let way = -600 / (1000 * log(left))
        #expect(abs(view.contentOffset.y - (released + way)) <= 0.75)
        #expect(view.contentOffset.x == 300)
    }

    /// 0.65 points in a frame are 39 a second, 0.7 are 42.
    @Test(arguments: [(0.65, false), (0.7, true)])
    func `below 40 points a second nothing decelerates`(step: CGFloat, decelerates: Bool) {
        begin()
        down()
        for count in 1...40 { move(0, -step * CGFloat(count)) }
        let released = view.contentOffset.y

        stage.touch(.ended, at: CGPoint(x: 200, y: 400 - 40 * step))

        #expect(view.isDecelerating == decelerates)
        stage.settle()
        #expect((view.contentOffset.y > released + 10) == decelerates)
    }

    @Test func `a touch that is taken away leaves the content where it is`() {
        begin()
        down()
        for step in 1...6 { move(0, -40 * CGFloat(step)) }

        stage.touch(.cancelled, at: CGPoint(x: 200, y: 160))
        stage.settle()

        #expect(view.contentOffset == CGPoint(x: 300, y: 1230))
        #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
    }

    @Test func `a drag goes where there is room, across content that scrolls one way not at all`() {
        begin()
        view.contentSize = CGSize(width: 400, height: 3000)
        view.contentOffset = CGPoint(x: 0, y: 1000)
        down()
        move(40, 30)
        #expect(view.contentOffset == CGPoint(x: 0, y: 1000) && !view.isDragging)
        stage.touch(.ended, at: CGPoint(x: 240, y: 430))
        down()
        move(30, 40)
        #expect(view.contentOffset.x == 0 && abs(view.contentOffset.y - 968) < 1e-9)
    }

    // MARK: - By code

    @Test(arguments: [(0.1, 7.0 / 27), (0.15, 0.5), (0.2, 20.0 / 27)])
    func `an animated offset eases in and out within 0.3 s`(time: Double, part: Double) {
        begin()
        view.setContentOffset(CGPoint(x: 100, y: 1800), animated: true)

        stage.advance(by: time)

        #expect(abs(view.contentOffset.y - (1000 + 800 * part)) < 1e-6)
        #expect(abs(view.contentOffset.x - (300 - 200 * part)) < 1e-6)
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 100, y: 1800))
    }

    @Test func `the insets belong to where the content may rest`() {
        begin()
        view.contentInset = UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44)

        let range = view.restingRange

        #expect(range.x == -22...644 && range.y == -11...2233)
    }
}
