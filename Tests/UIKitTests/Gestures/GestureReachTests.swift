import Testing

@testable import UIKit

/// How far up the views a gesture reaches: whom it asks, and what it survives.
@MainActor
struct GestureReachTests {
    /// Lets no recognizer begin.
    private final class Refusal: UIView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    private let field = Playfield()
    private let states = States()

    @Test func `a drag goes on above a view that is removed under the finger`() {
        let outer = field.add(UIView(frame: field.window.bounds))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        outer.addGestureRecognizer(UIPanGestureRecognizer(target: states, action: States.handle))
        field.began(50, 50)
        field.moved(50, 90)

        inner.removeFromSuperview()
        field.moved(50, 150)
        field.ended(50, 150)

        #expect(states.all == [.began, .changed, .ended])
    }

    @Test func `views above a recognizer's own view have no say in it`() {
        let outer = field.add(Refusal(frame: field.window.bounds))
        let inner = UIView(frame: field.window.bounds)
        outer.addSubview(inner)
        inner.addGestureRecognizer(UITapGestureRecognizer(target: states, action: States.handle))

        field.tap(50, 50)

        #expect(states.all == [.ended])
    }
}
