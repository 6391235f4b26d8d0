import Testing

@testable import UIKit

@Suite final class ArbitrationTests {
    // Made in the test itself: tests take turns between the making of a suite and the test.
    lazy var field = Playfield()
    let first = States()
    let second = States()
    let arbiter = Arbiter()
    let start = CGPoint(x: 50, y: 50)
    let end = CGPoint(x: 150, y: 50)

    private func pans() -> (inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer) {
        let view = field.add(UIView(frame: field.window.bounds))
        let inner = UIPanGestureRecognizer(target: first, action: States.handle)
        let outer = UIPanGestureRecognizer(target: second, action: States.handle)
        view.addGestureRecognizer(inner)
        field.window.addGestureRecognizer(outer)
        return (inner, outer)
    }

    @Test func `of two recognizers for one touch the inner one wins`() {
        _ = pans()

        field.drag(from: start, to: end)

        #expect(first.all.first == .began && first.all.last == .ended)
        #expect(second.all.isEmpty)
    }

    @Test func `both recognize when a delegate allows it`() {
        let (_, outer) = pans()
        arbiter.allowsBoth = true
        outer.delegate = arbiter

        field.drag(from: start, to: end)

        #expect(first.all == second.all && first.all.first == .began)
    }

    @Test func `one that is not to begin fails and lets the other`() {
        let (inner, _) = pans()
        arbiter.mayBegin = false
        inner.delegate = arbiter

        field.drag(from: start, to: end)

        #expect(first.all.isEmpty)
        #expect(second.all.first == .began)
    }

    @Test func `one that does not take the touch never hears of it`() {
        let (inner, _) = pans()
        arbiter.takesTouch = false
        inner.delegate = arbiter

        field.began(50, 50)

        #expect(inner.numberOfTouches == 0)
        field.moved(100, 50)
        #expect(second.all == [.began])
    }

    @Test(arguments: ["require", "requiresFailureOf", "isRequiredToFailBy"])
    func `one that requires the other to fail gives way to it`(_ how: String) {
        let (inner, outer) = pans()
        switch how {
        case "require": inner.require(toFail: outer)
        case "requiresFailureOf":
            arbiter.requiresFailureOf = outer
            inner.delegate = arbiter
        default:
            arbiter.isRequiredToFailBy = inner
            outer.delegate = arbiter
        }

        field.drag(from: start, to: end)

        #expect(first.all.isEmpty)
        #expect(second.all.first == .began && second.all.last == .ended)
    }

    @Test func `a recognizer that waited begins once the other has failed`() {
        let (inner, outer) = pans()
        outer.minimumNumberOfTouches = 2
        let press = UILongPressGestureRecognizer()
        field.window.addGestureRecognizer(press)
        press.allowableMovement = 30
        inner.require(toFail: press)

        field.began(50, 50)
        field.moved(70, 50)
        #expect(first.all.isEmpty)
        field.moved(90, 50)
        field.moved(95, 50)

        #expect(first.all == [.began, .changed])
    }

    @Test func `a recognizer that waited goes on when the other ends without a decision`() {
        final class Undecided: UIGestureRecognizer {}
        let view = field.add(UIView(frame: field.window.bounds))
        let tap = UITapGestureRecognizer(target: first, action: States.handle)
        let undecided = Undecided()
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(undecided)
        tap.require(toFail: undecided)

        field.began(50, 50)
        field.ended(50, 50)

        #expect(first.all == [.ended])
    }

    @Test func `two that wait for each other do not wait forever`() {
        let (inner, outer) = pans()
        inner.require(toFail: outer)
        outer.require(toFail: inner)

        field.drag(from: start, to: end)

        #expect(first.all.isEmpty != second.all.isEmpty)
    }

    @Test func `a view may say no to a recognizer above it`() {
        final class Stubborn: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        _ = field.add(Stubborn(frame: field.window.bounds))
        let pan = UIPanGestureRecognizer(target: first, action: States.handle)
        field.window.addGestureRecognizer(pan)

        field.drag(from: start, to: end)

        #expect(first.all.isEmpty)
        #expect(pan.state == .possible)
    }

    @Test func `turning a recognizer off cancels what it has begun`() {
        let (inner, _) = pans()

        field.began(50, 50)
        field.moved(100, 50)
        inner.isEnabled = false
        #expect(first.all == [.began, .cancelled])
        field.moved(110, 50)
        field.ended(110, 50)
        inner.isEnabled = true
        field.drag(from: start, to: end)

        #expect(first.all.prefix(3) == [.began, .cancelled, .began])
    }

    @Test func `taking a recognizer away within its action ends it well`() {
        final class Remover {
            var states: [UIGestureRecognizer.State] = []
            func handle(_ pan: UIPanGestureRecognizer) {
                states.append(pan.state)
                pan.view?.removeGestureRecognizer(pan)
            }
        }
        let remover = Remover()
        let pan = UIPanGestureRecognizer(target: remover, action: Remover.handle)
        field.window.addGestureRecognizer(pan)

        field.drag(from: start, to: end)

        #expect(remover.states == [.began, .cancelled])
        #expect(field.window.gestureRecognizers == nil)
        #expect(pan.state == .possible)
    }

    @Test func `a recognizer whose view leaves the window is cancelled`() {
        let (inner, _) = pans()

        field.began(50, 50)
        field.moved(100, 50)
        inner.view?.removeFromSuperview()
        field.run()

        #expect(first.all == [.began, .cancelled])
    }

    @Test func `targets are weak, several are told, and can be taken away`() {
        final class Counter {
            var count = 0
            func handle() { count += 1 }
        }
        let tap = UITapGestureRecognizer(target: first, action: States.handle)
        let counter = Counter()
        var gone: Counter? = Counter()
        weak let trace = gone
        tap.addTarget(counter, action: Counter.handle)
        tap.addTarget(gone, action: Counter.handle)
        field.window.addGestureRecognizer(tap)

        gone = nil
        field.tap(50, 50)
        tap.removeTarget(first, action: States.handle)
        field.tap(50, 50)
        tap.removeTarget(nil, action: nil)
        field.tap(50, 50)

        #expect(trace == nil)
        #expect(first.all == [.ended])
        #expect(counter.count == 2)
    }

    @Test func `gestures are told to the trace, each state once`() {
        let pan = UIPanGestureRecognizer()
        field.window.addGestureRecognizer(pan)

        field.drag(from: start, to: end, steps: 2)

        let lines = field.trace.filter { $0.kind == .gesture }
        #expect(lines.map { $0.detail["state"] } == ["began", "changed", "ended"])
        #expect(lines.first?.object == "UIPanGestureRecognizer")
    }

    // MARK: - Views

    @Test func `a recognized gesture takes the touch from its view`() {
        let view = field.add(RecordingView(frame: field.window.bounds))
        field.window.addGestureRecognizer(UIPanGestureRecognizer())
        field.run()
        view.recorder.clear()

        field.drag(from: start, to: end)

        #expect(view.recorder.lines == ["view.began", "view.cancelled"])
    }

    @Test func `one that does not cancel touches lets the view have them`() {
        let view = field.add(RecordingView(frame: field.window.bounds))
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        field.window.addGestureRecognizer(tap)
        field.run()
        view.recorder.clear()

        field.tap(50, 50)

        #expect(view.recorder.lines == ["view.began", "view.ended"])
    }

    @Test func `one that delays touches holds them back until it fails`() {
        let view = field.add(RecordingView(frame: field.window.bounds))
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        field.window.addGestureRecognizer(pan)
        field.run()
        view.recorder.clear()

        field.began(50, 50)
        #expect(view.recorder.lines.isEmpty)
        field.ended(50, 50)
        #expect(view.recorder.lines == ["view.began", "view.ended"])
        field.drag(from: start, to: end)
        #expect(view.recorder.lines == ["view.began", "view.ended"])
    }

    @Test func `a delay with a limit is over after that time`() {
        let view = field.add(RecordingView(frame: field.window.bounds))
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        pan.touchesBeganDelayLimit = 0.15
        field.window.addGestureRecognizer(pan)
        field.run()
        view.recorder.clear()

        field.began(50, 50)
        field.wait(0.1)
        #expect(view.recorder.lines.isEmpty)
        field.wait(0.1)
        #expect(view.recorder.lines == ["view.began"])
    }

    @Test func `a double tap holds the end of the touch back until it has failed`() {
        let view = field.add(RecordingView(frame: field.window.bounds))
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        field.window.addGestureRecognizer(double)
        field.run()
        view.recorder.clear()

        field.tap(50, 50)
        #expect(view.recorder.lines == ["view.began"])
        field.wait(0.4)

        #expect(view.recorder.lines == ["view.began", "view.ended"])
    }

    // MARK: - Own recognizers

    @Test func `a subclass drives its state and is reset when its touches are gone`() {
        final class Checkmark: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() { resets += 1 }
        }
        let own = Checkmark(target: first, action: States.handle)
        field.window.addGestureRecognizer(own)

        field.drag(from: start, to: end, steps: 2)

        #expect(first.all == [.began, .changed, .changed, .ended])
        #expect(own.resets == 1)
        #expect(own.location(in: nil) == end)
    }

    @Test func `a recognizer cannot wait for itself`() {
        let tap = UITapGestureRecognizer(target: first, action: States.handle)
        field.window.addGestureRecognizer(tap)

        tap.require(toFail: tap)
        tap.numberOfTapsRequired = 0
        field.tap(50, 50)

        #expect(first.all == [.ended])
        #expect(field.diagnostics.count == 2)
    }

    @Test func `numbers of touches and taps are at least 1`() {
        let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
        let (press, pan) = (UILongPressGestureRecognizer(), UIPanGestureRecognizer())
        let before = field.diagnostics.count

        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (0, -1)
        (swipe.numberOfTouchesRequired, press.numberOfTouchesRequired) = (0, 0)
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (0, 0)

        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        #expect(swipe.numberOfTouchesRequired == 1 && press.numberOfTouchesRequired == 1)
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == 1)
        #expect(field.diagnostics.count == before + 6)
    }
}
