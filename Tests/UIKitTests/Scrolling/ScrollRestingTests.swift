import Testing
import UITesting

@testable import UIKit

/// Where content comes to rest: beside a large title, at a page, past an edge, and where it is brought into view.
@Suite struct ScrollRestingTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))

    private func makeView(_ width: CGFloat, _ height: CGFloat) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        view.contentSize = CGSize(width: width, height: height)
        stage.window.addSubview(view)
        stage.settle()
        return view
    }

    // MARK: - Bars

    @Test(arguments: [
        (-10.0, -10.0), (0, 0), (20, 0), (24, 0), (25, 50), (40, 50), (50, 50), (60, 60),
    ])
    func `content rests with all of a large title or with none`(offset: CGFloat, rest: CGFloat) {
        let view = makeView(400, 3000)
        view.topCollapse = TopCollapse(hidden: 0, full: 50, stops: [0, 50])

        #expect(view.besideLargeTitle(CGPoint(x: 7, y: offset)) == CGPoint(x: 7, y: rest))
    }

    @Test func `a title that is hidden counts from above the content, where there is enough of that`() {
        let view = makeView(400, 3000)
        view.contentInsetAdjustmentBehavior = .always
        view.topCollapse = TopCollapse(hidden: 50, full: 50, stops: [0, 50])
        func rest(_ y: CGFloat) -> CGFloat { view.besideLargeTitle(CGPoint(x: 0, y: y)).y }
        #expect(view.fullTopInset == 50 && view.restingRange.y == -50...2200)
        #expect([rest(-30), rest(-20), rest(-60), rest(10)] == [-50, 0, -60, 10])

        view.contentSize.height = 790
        #expect(view.restingRange.y.upperBound == -10)
        #expect(rest(-30) == -30, "the content does not reach as far as the title is high")
        view.contentInsetAdjustmentBehavior = .never

        #expect(view.fullTopInset == 0)
    }

    @Test(arguments: [
        (0.0, 0.0, 1.0), (2188, 0, 1), (2194, 0, 0.5), (2200, 0, 0), (2300, 0, 0), (2224, 30, 0.5),
        (2230, 30, 0),
    ])
    func `a bar below gets its look over content within 12 points`(
        offset: CGFloat, inset: CGFloat, progress: CGFloat
    ) {
        let view = makeView(400, 3000)
        view.contentInset.bottom = inset
        stage.settle()

        view.contentOffset.y = offset

        #expect(abs(view.lowerBarProgress - progress) < 1e-9)
    }

    // MARK: - After a drag

    @Test func `what is true of the lower edge is true of the upper one`() {
        func slide(_ start: CGFloat, _ reach: CGFloat, _ velocity: CGFloat = 0) -> ScrollDeceleration {
            ScrollDeceleration(
                start: start, reach: reach, velocity: velocity, range: 0...1000, rate: 0.998, bounces: true)
        }
        for (low, high) in [
            (slide(100, -400), slide(900, 1400)), (slide(-80, -80), slide(1080, 1080)),
            (slide(-40, -100, -300), slide(1040, 1100, 300)),
            (slide(-40, 500, 1080), slide(1040, 500, -1080)),
        ] {
            #expect(low.rest == 1000 - high.rest && abs(low.duration - high.duration) < 1e-9)
            for step in 0...100 {
                let time = Double(step) / 50
                #expect(abs(low.value(at: time) - (1000 - high.value(at: time))) < 1e-6)
            }
        }
    }

    @Test func `content that is flung on past its edge goes farther before it comes back`() {
        let still = ScrollDeceleration(
            start: -40, reach: -40, velocity: 0, range: 0...1000, rate: 0.998, bounces: true)
        let flung = ScrollDeceleration(
            start: -40, reach: -100, velocity: -300, range: 0...1000, rate: 0.998, bounces: true)

        // A critically damped spring of 10 radians a second: (-40 - 700 t) e^(-10 t).
        #expect(abs(flung.value(at: 0.05) - (-40 - 35) * 0.60653) < 0.01)
        #expect(still.value(at: 0.05) > -40 && flung.value(at: 0.05) < -40)
        #expect(flung.value(at: flung.duration) == 0 && flung.rest == 0)
    }

    @Test func `a page takes up a velocity towards it, and no other, and never overshoots`() {
        func value(_ start: CGFloat, _ page: CGFloat, _ velocity: CGFloat) -> CGFloat {
            ScrollDeceleration(start: start, page: page, velocity: velocity).value(at: 0.05)
        }

        #expect(value(0, 100, 500) > value(0, 100, 0) + 5)
        #expect(value(0, 100, -500) == value(0, 100, 0))
        #expect(value(100, 0, -500) < value(100, 0, 0) - 5)
        #expect(value(100, 0, 500) == value(100, 0, 0))
        let fast = ScrollDeceleration(start: 0, page: 100, velocity: 1e6)
        #expect((0...100).allSatisfy { fast.value(at: Double($0) / 100) <= 100 + 1e-9 })
        #expect(fast.value(at: fast.duration) == 100 && fast.rest == 100)
    }

    @Test func `the wheel moves nothing that a finger holds`() {
        let view = makeView(400, 3000)
        stage.touch(.began, at: CGPoint(x: 200, y: 600))
        stage.move(to: CGPoint(x: 200, y: 500), over: 0.2)
        let offset = view.contentOffset.y
        #expect(view.isDragging && offset > 50)

        view.handleScroll(
            ScrollWheel(delta: CGVector(dx: 0, dy: -60), location: CGPoint(x: 200, y: 400), timestamp: 0))
        stage.advance(by: 0.3)

        #expect(view.contentOffset.y == offset && view.isDragging)
    }

    // MARK: - By code

    @Test func `what is brought into view keeps out of the insets, along both axes`() {
        let view = makeView(2000, 3000)
        view.contentInset = UIEdgeInsets(top: 50, left: 20, bottom: 30, right: 10)
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: -20, y: -50))
        func show(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            view.scrollRectToVisible(CGRect(x: x, y: y, width: 100, height: 100), animated: false)
            return view.contentOffset
        }

        #expect(show(1000, 0) == CGPoint(x: 1100 - 390, y: -50))
        #expect(show(1000, 1000) == CGPoint(x: 710, y: 1100 - 770))
        #expect(show(100, 1050) == CGPoint(x: 80, y: 1150 - 770))
        #expect(show(100, 400) == CGPoint(x: 80, y: 350))
        #expect(show(1990, 2990) == CGPoint(x: 1610, y: 2230), "no farther than the content goes")
    }
}
