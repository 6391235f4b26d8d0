import Testing
import UITesting

@testable import UIKit

/// Single touches of recognizers, and recognizers that come too late.
@Suite struct GestureMemberTests {
    private let field = Playfield()

    @Test func `each touch of a gesture has its place, in the coordinates of a view or the window`() {
        let view = field.add(UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)))
        view.isMultipleTouchEnabled = true
        let pinch = UIPinchGestureRecognizer()
        view.addGestureRecognizer(pinch)

        field.began(120, 130, finger: 0)
        field.began(220, 150, finger: 1)
        field.moved(110, 130, finger: 0)
        field.moved(260, 170, finger: 1)

        #expect(pinch.numberOfTouches == 2 && pinch.state == .changed)
        #expect(pinch.location(ofTouch: 0, in: view) == CGPoint(x: 10, y: 30))
        #expect(pinch.location(ofTouch: 1, in: view) == CGPoint(x: 160, y: 70))
        #expect(pinch.location(ofTouch: 1, in: nil) == CGPoint(x: 260, y: 170))
        #expect(pinch.location(in: view) == CGPoint(x: 85, y: 50))
        field.stage.run {
            #expect(pinch.location(ofTouch: 2, in: view) == pinch.location(in: view))
            _ = pinch.location(ofTouch: -1, in: view)
        }
        #expect(field.diagnostics.count == 2)
        #expect(field.diagnostics.first?.contains("has 2 touches") == true)
    }

    @Test func `a recognizer gets the touches of the types that it allows`() {
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
        let (tap, taps) = (UITapGestureRecognizer(), States())
        tap.addTarget(taps, action: States.handle)
        view.addGestureRecognizer(tap)
        let every = tap.allowedTouchTypes
        #expect(every == [0, 1, 2, 3])

        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        field.tap(100, 100)
        #expect(taps.all.isEmpty)
        tap.allowedTouchTypes = []
        field.tap(100, 100)
        #expect(taps.all.isEmpty)
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        field.wait(0.5)
        field.tap(100, 100)

        #expect(taps.all == [.ended])
    }

    @Test func `a recognizer that allows no touch of a type does not have its delegate asked about it`() {
        final class Asked: UIGestureRecognizerDelegate {
            var times = 0
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool {
                times += 1
                return true
            }
        }
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
        let (tap, asked) = (UITapGestureRecognizer(), Asked())
        tap.delegate = asked
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirect.rawValue)]
        view.addGestureRecognizer(tap)

        field.tap(100, 100)

        #expect(asked.times == 0)
    }

    @Test func `a recognizer whose turn comes while another one goes on with its touch fails`() {
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
        view.isMultipleTouchEnabled = true
        let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
        let (pans, taps) = (States(), States())
        pan.addTarget(pans, action: States.handle)
        tap.addTarget(taps, action: States.handle)
        for recognizer in [pan, tap] { view.addGestureRecognizer(recognizer) }
        field.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        #expect(pans.all.last == .ended && taps.all.isEmpty)

        field.began(100, 100)
        field.moved(100, 150)
        field.began(200, 200, finger: 1)
        field.ended(200, 200, finger: 1)
        #expect(taps.all.isEmpty && pan.state == .changed)
        field.ended(100, 150)
        field.wait(0.5)
        field.tap(200, 200)

        #expect(taps.all == [.ended])
    }
}
