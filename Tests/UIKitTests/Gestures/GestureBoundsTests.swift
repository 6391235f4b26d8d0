import Testing

@testable import UIKit

/// How far, how long and how many: where each recognizer's limits lie, on both sides of them.
@Suite final class GestureBoundsTests: GestureCase {
    // MARK: - Taps

    @Test(arguments: [(45.0, true), (45.5, false)])
    func `a tap may move by 45 points`(distance: Double, isTap: Bool) {
        _ = add(UITapGestureRecognizer())

        field.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50 + distance, y: 50), steps: 1)

        #expect(states.all == (isTap ? [.ended] : []))
    }

    @Test func `a finger that has strayed is no tap though it comes back`() {
        _ = add(UITapGestureRecognizer())

        field.began(50, 50)
        field.moved(150, 50)
        field.moved(50, 50)
        field.ended(50, 50)

        #expect(states.all.isEmpty)
    }

    @Test func `a tap of one finger may last, one of two fingers lasts 0.75 s at most`() {
        let tap = add(UITapGestureRecognizer())
        field.began(50, 50)
        field.wait(3)
        field.ended(50, 50)
        #expect(states.all == [.ended])

        tap.numberOfTouchesRequired = 2
        for (seconds, count) in [(0.7, 2), (0.8, 2)] {
            field.began(50, 50, finger: 0)
            field.began(90, 50, finger: 1)
            field.wait(seconds)
            field.ended(50, 50, finger: 0)
            field.ended(90, 50, finger: 1)
            #expect(states.all.count == count, "after \(seconds) s")
        }
    }

    @Test(arguments: [(0.3, true), (0.4, false)])
    func `the next tap comes within 0.35 s`(pause: Double, isRecognized: Bool) {
        add(UITapGestureRecognizer()).numberOfTapsRequired = 2

        field.tap(50, 50)
        field.wait(pause)
        field.tap(50, 50)

        #expect(states.all.isEmpty == !isRecognized)
    }

    @Test func `a finger too many is no tap`() {
        _ = add(UITapGestureRecognizer())

        field.began(50, 50, finger: 0)
        field.began(90, 50, finger: 1)
        field.ended(50, 50, finger: 0)
        field.ended(90, 50, finger: 1)

        #expect(states.all.isEmpty)
    }

    @Test func `none and less are asked for as one, with a diagnostic each`() {
        let (tap, press, pan) = (
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()
        )
        _ = field
        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (0, -1)
        (press.numberOfTouchesRequired, press.minimumPressDuration) = (0, -1)
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (0, 0)

        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        #expect(press.numberOfTouchesRequired == 1 && press.minimumPressDuration == 0.5)
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == 1)
        #expect(field.diagnostics.count == 6)
    }

    // MARK: - Presses

    @Test(arguments: [(10.0, true), (10.5, false)])
    func `a press may move by ten points before it begins, and anywhere after`(
        distance: Double, isPress: Bool
    ) {
        _ = add(UILongPressGestureRecognizer())

        field.began(50, 50)
        field.moved(50 + distance, 50)
        field.wait(0.6)
        #expect(states.all == (isPress ? [.began] : []))
        field.moved(300, 300)

        #expect(states.all == (isPress ? [.began, .changed] : []))
    }

    @Test func `a press may allow more movement, begin at once, and want taps before it`() {
        let press = add(UILongPressGestureRecognizer())
        (press.allowableMovement, press.minimumPressDuration) = (60, 0.2)
        field.began(50, 50)
        field.moved(110, 50)
        field.wait(0.15)
        #expect(states.all.isEmpty)
        field.wait(0.1)
        field.ended(110, 50)
        #expect(states.all == [.began, .ended])

        press.minimumPressDuration = 0
        field.wait(1)
        field.began(50, 50)
        #expect(states.all.count == 3)
        field.ended(50, 50)

        press.numberOfTapsRequired = 1
        field.wait(1)
        field.began(50, 50)
        field.ended(50, 50)
        #expect(states.all.count == 4, "the first touch is the tap")
        field.began(50, 50)
        #expect(states.all.count == 5)
    }

    @Test func `a press of two fingers waits for the second, and a third one changes nothing`() {
        add(UILongPressGestureRecognizer()).numberOfTouchesRequired = 2

        field.began(50, 50, finger: 0)
        field.wait(1)
        #expect(states.all.isEmpty)
        field.began(90, 50, finger: 1)
        field.wait(0.6)
        #expect(states.all == [.began])
        field.began(150, 50, finger: 2)
        field.moved(170, 50, finger: 2)
        #expect(states.all == [.began])

        field.ended(90, 50, finger: 1)
        #expect(states.all == [.began, .ended])
    }

    // MARK: - Pans

    @Test(arguments: [(9.9, false), (10, true)])
    func `a pan begins at ten points`(distance: Double, begins: Bool) {
        _ = add(UIPanGestureRecognizer())

        field.began(50, 50)
        field.moved(50 + distance * 0.6, 50 - distance * 0.8)

        #expect(states.all == (begins ? [.began] : []))
    }

    @Test func `a finger more than a pan takes ends it before it began, and is ignored afterwards`() {
        let pan = add(UIPanGestureRecognizer())
        pan.maximumNumberOfTouches = 1
        field.began(50, 50, finger: 0)
        field.began(90, 50, finger: 1)
        field.moved(150, 50, finger: 0)
        field.ended(150, 50, finger: 0)
        field.ended(90, 50, finger: 1)
        #expect(states.all.isEmpty)

        field.began(50, 50, finger: 0)
        field.moved(80, 50, finger: 0)
        field.began(90, 50, finger: 1)
        field.moved(200, 50, finger: 1)

        #expect(states.all == [.began] && pan.numberOfTouches == 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    }

    @Test func `a pan of two fingers ends with the last of them`() {
        _ = add(UIPanGestureRecognizer())

        field.began(50, 50, finger: 0)
        field.began(90, 50, finger: 1)
        move(CGPoint(x: 80, y: 50), CGPoint(x: 120, y: 50))
        field.ended(80, 50, finger: 0)
        #expect(states.all == [.began, .changed])
        field.ended(120, 50, finger: 1)

        #expect(states.all == [.began, .changed, .ended])
    }

    @Test(arguments: [(CGPoint(x: 60, y: 49), true), (CGPoint(x: 60, y: 60), false)])
    func `an edge pan goes more inwards than along its edge`(way: CGPoint, begins: Bool) {
        let pan = add(UIScreenEdgePanGestureRecognizer())
        pan.edges = .left

        field.began(5, 100)
        field.moved(5 + way.x, 100 + way.y)

        #expect(states.all == (begins ? [.began] : []))
    }

    // MARK: - Swipes

    @Test(arguments: [
        (CGPoint(x: 50, y: 0), true), (CGPoint(x: 49, y: 0), false), (CGPoint(x: 60, y: 50), true),
        (CGPoint(x: 60, y: 51), false), (CGPoint(x: -60, y: 0), false),
    ])
    func `a swipe goes 50 points, at most 50 across`(way: CGPoint, isSwipe: Bool) {
        _ = add(UISwipeGestureRecognizer())

        field.drag(
            from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100 + way.x, y: 100 + way.y), steps: 1)

        #expect(states.all == (isSwipe ? [.ended] : []))
    }

    @Test(arguments: [(0.4, true), (0.6, false)])
    func `a swipe takes half a second at most`(seconds: Double, isSwipe: Bool) {
        _ = add(UISwipeGestureRecognizer())

        field.began(100, 100)
        field.wait(seconds)
        field.moved(200, 100)

        #expect(states.all == (isSwipe ? [.ended] : []))
    }

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.left, CGPoint(x: -60, y: 0)), (.right, CGPoint(x: 60, y: 0)),
        (.up, CGPoint(x: 0, y: -60)), (.down, CGPoint(x: 0, y: 60)),
    ])
    func `a swipe has a direction`(direction: UISwipeGestureRecognizer.Direction, way: CGPoint) {
        add(UISwipeGestureRecognizer()).direction = direction

        field.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200 - way.x, y: 200 - way.y))
        #expect(states.all.isEmpty)
        field.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200 + way.x, y: 200 + way.y))

        #expect(states.all == [.ended])
    }

    // MARK: - Pinches and rotations

    @Test(arguments: [(3.5, false), (4.0, true)])
    func `a pinch begins when the distance has changed by eight points`(each: Double, begins: Bool) {
        let pinch = add(UIPinchGestureRecognizer())
        field.began(100, 100, finger: 0)
        field.began(180, 100, finger: 1)

        move(CGPoint(x: 100 + each, y: 100), CGPoint(x: 180 - each, y: 100))

        #expect(states.all == (begins ? [.began] : []))
        #expect(pinch.scale == (begins ? 0.9 : 1))
    }

    @Test func `the velocity of a pinch is the change of its scale in a second`() {
        let pinch = add(UIPinchGestureRecognizer())
        field.began(100, 100, finger: 0)
        field.began(200, 100, finger: 1)

        move(CGPoint(x: 100, y: 100), CGPoint(x: 220, y: 100))
        #expect(pinch.scale == 1.2 && abs(pinch.velocity - 12) < 1e-6)
        move(CGPoint(x: 100, y: 100), CGPoint(x: 190, y: 100))
        #expect(pinch.scale == 0.9 && abs(pinch.velocity + 18) < 1e-6)
        pinch.scale = 2
        move(CGPoint(x: 100, y: 100), CGPoint(x: 280, y: 100))
        #expect(abs(pinch.scale - 4) < 1e-9)
    }

    @Test func `a third finger does not pinch, and the pinch ends with the last that is lifted`() {
        let pinch = add(UIPinchGestureRecognizer())
        field.began(100, 100, finger: 0)
        field.began(200, 100, finger: 1)
        move(CGPoint(x: 100, y: 100), CGPoint(x: 250, y: 100))
        field.began(300, 300, finger: 2)
        #expect(pinch.numberOfTouches == 2 && pinch.scale == 1.5)

        field.ended(100, 100, finger: 0)
        #expect(states.all == [.began] && pinch.numberOfTouches == 1)
        field.ended(250, 100, finger: 1)

        #expect(states.all == [.began, .ended])
    }

    @Test func `a rotation begins at a tenth of a radian, and tells its velocity`() {
        let rotation = add(UIRotationGestureRecognizer())
        func turn(_ angle: CGFloat) {
            let (x, y) = (100 * cos(angle), 100 * sin(angle))
            move(CGPoint(x: 200 - x, y: 400 - y), CGPoint(x: 200 + x, y: 400 + y))
        }
        field.began(100, 400, finger: 0)
        field.began(300, 400, finger: 1)

        turn(0.09)
        #expect(states.all.isEmpty && abs(rotation.rotation - 0.09) < 1e-9)
        turn(0.11)
        #expect(states.all == [.began] && abs(rotation.velocity - 0.02 * 60) < 1e-6)
        turn(-0.39)
        #expect(abs(rotation.rotation + 0.39) < 1e-9 && abs(rotation.velocity + 30) < 1e-6)
        rotation.rotation = 1
        turn(-0.19)
        #expect(abs(rotation.rotation - 1.2) < 1e-9)
        field.ended(100, 400, finger: 0)
        #expect(states.all.last == .changed)
        field.ended(300, 400, finger: 1)

        #expect(states.all.last == .ended)
    }
}
