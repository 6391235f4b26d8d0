import Testing

@testable import UIKit

/// Gestures one after the other, and fingers that come and go: what counts from when, and what is forgotten.
@Suite final class GestureSequenceTests: GestureCase {
    /// Turns two fingers to an angle about (200, 400), 100 points from it.
    private func turn(_ angle: CGFloat) {
        let (x, y) = (100 * cos(angle), 100 * sin(angle))
        move(CGPoint(x: 200 - x, y: 400 - y), CGPoint(x: 200 + x, y: 400 + y))
    }

    // MARK: - Rotations and pinches

    @Test func `a rotation counts from none again after the one before`() {
        let rotation = add(UIRotationGestureRecognizer())
        func twist(_ angle: CGFloat) {
            field.began(100, 400, finger: 0)
            field.began(300, 400, finger: 1)
            turn(angle)
            field.ended(100, 400, finger: 0)
            field.ended(300, 400, finger: 1)
        }

        twist(0.5)
        #expect(states.all == [.began, .ended])
        #expect(rotation.rotation == 0 && rotation.velocity == 0)
        twist(0.09)

        #expect(states.all == [.began, .ended], "too little to begin")
    }

    @Test func `a third finger neither turns nor ends a rotation`() {
        let rotation = add(UIRotationGestureRecognizer())
        field.began(100, 400, finger: 0)
        field.began(300, 400, finger: 1)
        turn(0.2)

        field.began(200, 100, finger: 2)
        #expect(rotation.numberOfTouches == 2)
        turn(0.4)
        field.ended(200, 100, finger: 2)

        #expect(abs(rotation.rotation - 0.4) < 1e-9)
        #expect(states.all == [.began, .changed])
    }

    @Test func `a finger that is put down elsewhere turns nothing by that`() {
        let rotation = add(UIRotationGestureRecognizer())
        field.began(100, 400, finger: 0)
        field.began(300, 400, finger: 1)
        field.ended(300, 400, finger: 1)

        field.began(100, 600, finger: 1)
        field.moved(105, 600, finger: 1)
        #expect(states.all.isEmpty && abs(rotation.rotation) < 0.03)
        field.moved(60, 600, finger: 1)

        #expect(states.all == [.began])
    }

    @Test func `a finger that is put down elsewhere pinches from there`() {
        let pinch = add(UIPinchGestureRecognizer())
        field.began(100, 100, finger: 0)
        field.began(200, 100, finger: 1)
        field.ended(200, 100, finger: 1)

        field.began(380, 100, finger: 1)
        field.moved(386, 100, finger: 1)
        #expect(states.all.isEmpty && pinch.scale == 1)
        move(CGPoint(x: 72, y: 100), CGPoint(x: 380, y: 100))
        #expect(states.all == [.began] && abs(pinch.scale - 1.1) < 1e-9)
        field.ended(380, 100, finger: 1)
        field.ended(72, 100, finger: 0)

        #expect(pinch.scale == 1 && pinch.velocity == 0)
    }

    // MARK: - Several fingers

    @Test func `a swipe of two fingers counts from when the second one comes down`() {
        add(UISwipeGestureRecognizer()).numberOfTouchesRequired = 2

        field.began(100, 100, finger: 0)
        field.moved(180, 100, finger: 0)
        field.began(180, 200, finger: 1)
        move(CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 200))
        #expect(states.all.isEmpty)
        move(CGPoint(x: 240, y: 100), CGPoint(x: 240, y: 200))

        #expect(states.all == [.ended])
    }

    @Test func `a swipe of two fingers forgets where the two before came down`() {
        add(UISwipeGestureRecognizer()).numberOfTouchesRequired = 2
        field.began(100, 100, finger: 0)
        field.began(100, 200, finger: 1)
        field.ended(100, 100, finger: 0)
        field.ended(100, 200, finger: 1)

        field.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 200, y: 150), steps: 2)

        #expect(states.all.isEmpty, "one finger is no swipe of two")
    }

    @Test func `a press of two fingers forgets where the two before came down`() {
        add(UILongPressGestureRecognizer()).numberOfTouchesRequired = 2
        field.began(50, 50, finger: 0)
        field.began(90, 50, finger: 1)
        field.ended(50, 50, finger: 0)
        field.ended(90, 50, finger: 1)

        field.began(300, 300, finger: 0)
        field.moved(304, 300, finger: 0)
        field.began(340, 300, finger: 1)
        field.wait(0.6)

        #expect(states.all == [.began])
    }

    // MARK: - Touches that are taken away

    @Test func `a double tap whose second touch is taken away begins anew`() {
        add(UITapGestureRecognizer()).numberOfTapsRequired = 2

        field.tap(50, 50)
        field.began(50, 50)
        field.run([.interrupted])
        field.tap(50, 50)
        field.wait(1)
        #expect(states.all.isEmpty)
        field.tap(50, 50)
        field.tap(50, 50)

        #expect(states.all == [.ended])
    }

    @Test func `touches that are taken away cancel a press and a pinch`() {
        let upper = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
        let lower = field.add(UIView(frame: CGRect(x: 0, y: 400, width: 400, height: 400)))
        let pinches = States()
        upper.addGestureRecognizer(UILongPressGestureRecognizer(target: states, action: States.handle))
        lower.addGestureRecognizer(UIPinchGestureRecognizer(target: pinches, action: States.handle))

        field.began(50, 50, finger: 0)
        field.began(100, 600, finger: 1)
        field.began(200, 600, finger: 2)
        field.moved(300, 600, finger: 2)
        field.wait(0.6)
        field.run([.interrupted])

        #expect(states.all == [.began, .cancelled] && pinches.all == [.began, .cancelled])
    }

    // MARK: - Others

    @Test func `one that requires another to fail waits for it, and gives way to it, on another view, too`() {
        let left = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800)))
        let right = field.add(UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 800)))
        let pan = UIPanGestureRecognizer()
        left.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: states, action: States.handle)
        right.addGestureRecognizer(tap)
        tap.require(toFail: pan)
        func tapRight() {
            field.began(300, 50, finger: 1)
            field.ended(300, 50, finger: 1)
        }

        field.began(50, 50, finger: 0)
        tapRight()
        field.moved(50, 100, finger: 0)
        field.ended(50, 100, finger: 0)
        #expect(states.all.isEmpty, "the pan began while the tap waited for it")
        field.began(50, 50, finger: 0)
        tapRight()
        #expect(states.all.isEmpty)
        field.ended(50, 50, finger: 0)
        #expect(states.all == [.ended], "the pan has failed")
        field.began(50, 50, finger: 0)
        field.moved(50, 100, finger: 0)
        tapRight()

        #expect(states.all == [.ended], "the pan goes on")
    }

    @Test func `a delegate that switches its recognizer off where it is asked stops it`() {
        final class Stopping: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                gestureRecognizer.isEnabled = false
                return true
            }
        }
        let delegate = Stopping()
        let pan = add(UIPanGestureRecognizer())
        pan.delegate = delegate
        field.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150))
        #expect(states.all.isEmpty && pan.state == .possible)

        pan.delegate = nil
        pan.isEnabled = true
        field.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150))

        #expect(states.all.first == .began && states.all.last == .ended)
    }

    @Test func `a delegate says once in each gesture which other one must fail`() {
        final class Asked: UIGestureRecognizerDelegate {
            var waits = true
            var count = 0
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                count += 1
                return waits
            }
        }
        let delegate = Asked()
        let single = add(UITapGestureRecognizer())
        single.delegate = delegate
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        field.window.addGestureRecognizer(double)

        field.tap(50, 50)
        #expect(states.all.isEmpty)
        field.wait(0.5)
        #expect(states.all == [.ended] && delegate.count == 1)
        delegate.waits = false
        field.tap(50, 50)

        #expect(states.all == [.ended, .ended] && delegate.count == 2)
    }

    @Test func `a recognizer that is added to another view leaves the one before`() {
        let left = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800)))
        let right = field.add(UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 800)))
        let tap = UITapGestureRecognizer(target: states, action: States.handle)
        left.addGestureRecognizer(tap)
        right.addGestureRecognizer(tap)
        right.addGestureRecognizer(tap)

        #expect(left.gestureRecognizers == nil && right.gestureRecognizers == [tap] && tap.view === right)
        field.tap(50, 50)
        #expect(states.all.isEmpty)
        field.tap(300, 50)

        #expect(states.all == [.ended])
    }
}
