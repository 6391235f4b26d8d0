import Foundation
import Testing
import UIKit
import UITesting

/// Several fingers, several recognizers, and fingers while screens change.
@MainActor
struct DocumentedFingerTests {
    private final class Log: UIGestureRecognizerDelegate {
        var states: [UIGestureRecognizer.State] = []
        var touches: [Int] = []
        var shares = false
        var handler: ((UIGestureRecognizer) -> Void)?

        func handle(_ recognizer: UIGestureRecognizer) {
            states.append(recognizer.state)
            touches.append(recognizer.numberOfTouches)
            handler?(recognizer)
        }

        /// The states without repetitions.
        var course: [UIGestureRecognizer.State] {
            states.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { shares }
    }

    private let stage = Stage()

    private func field() -> UIView {
        let view = UIView(frame: stage.window.bounds)
        view.isMultipleTouchEnabled = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    // UIPinchGestureRecognizer, class reference: it changes while both fingers are down, and ends when both are lifted.
    @Test func `a pinch outlasts one of its fingers, and goes on with one that comes down again`() {
        let view = field()
        let log = Log()
        let pinch = UIPinchGestureRecognizer(target: log, action: Log.handle)
        view.addGestureRecognizer(pinch)
        stage.touch(.began, at: at(100, 400))
        stage.touch(.began, at: at(200, 400), finger: 1)
        stage.move(to: at(300, 400), over: 0.2, finger: 1)
        #expect(log.course == [.began, .changed] && abs(pinch.scale - 2) < 1e-6)

        stage.touch(.ended, at: at(300, 400), finger: 1)
        let count = log.states.count
        #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
        stage.move(to: at(50, 400), over: 0.2)
        #expect(log.states.count == count && abs(pinch.scale - 2) < 1e-6)

        stage.touch(.began, at: at(150, 400), finger: 1)
        stage.move(to: at(200, 400), over: 0.2, finger: 1)
        // From 100 points to 150 apart, from twice the size on.
        #expect(abs(pinch.scale - 3) < 1e-6)
        stage.touch(.ended, at: at(50, 400))
        #expect(pinch.state == .changed)
        stage.touch(.ended, at: at(200, 400), finger: 1)

        #expect(log.course == [.began, .changed, .ended])
        #expect(pinch.state == .possible && pinch.scale == 1)
    }

    // UIRotationGestureRecognizer, class reference: the same.
    @Test func `a rotation outlasts one of its fingers, too`() {
        let view = field()
        let log = Log()
        let turn = UIRotationGestureRecognizer(target: log, action: Log.handle)
        view.addGestureRecognizer(turn)
        stage.touch(.began, at: at(100, 400))
        stage.touch(.began, at: at(200, 400), finger: 1)
        stage.move(to: at(200, 500), over: 0.2, finger: 1)
        #expect(abs(turn.rotation - .pi / 4) < 1e-6)

        stage.touch(.ended, at: at(200, 500), finger: 1)
        stage.touch(.began, at: at(100, 500), finger: 1)
        stage.move(to: at(0, 500), over: 0.2, finger: 1)
        #expect(abs(turn.rotation - .pi / 2) < 1e-6)
        stage.touch(.ended, at: at(0, 500), finger: 1)
        stage.touch(.ended, at: at(100, 400))

        #expect(log.course == [.began, .changed, .ended])
    }

    // UIPanGestureRecognizer, class reference: it changes while as many fingers are pressed as it takes at least, and ends
    // when all are lifted.
    @Test func `a pan of two fingers stands still under one of them, and goes on with the next`() {
        let view = field()
        let log = Log()
        let pan = UIPanGestureRecognizer(target: log, action: Log.handle)
        pan.minimumNumberOfTouches = 2
        view.addGestureRecognizer(pan)
        stage.touch(.began, at: at(100, 400))
        stage.touch(.began, at: at(200, 400), finger: 1)
        stage.move(to: at(100, 440), over: 0.1)
        stage.move(to: at(200, 440), over: 0.1, finger: 1)
        #expect(abs(pan.translation(in: view).y - 40) < 1e-6)

        stage.touch(.ended, at: at(200, 440), finger: 1)
        let count = log.states.count
        stage.move(to: at(100, 600), over: 0.2)
        #expect(log.states.count == count && abs(pan.translation(in: view).y - 40) < 1e-6)
        stage.touch(.began, at: at(300, 600), finger: 1)
        stage.move(to: at(300, 620), over: 0.1, finger: 1)
        #expect(abs(pan.translation(in: view).y - 50) < 1e-6)
        stage.touch(.ended, at: at(100, 600))
        stage.touch(.ended, at: at(300, 620), finger: 1)

        #expect(log.course == [.began, .changed, .ended])
    }

    // Common in published code: a picture that is moved, scaled and turned at a time, each by what has come since.
    @Test func `two fingers carry a picture along by steps`() {
        let view = field()
        let picture = UIView(frame: CGRect(x: 145, y: 350, width: 100, height: 100))
        view.addSubview(picture)
        let log = Log()
        log.shares = true
        log.handler = { recognizer in
            switch recognizer {
            case let pan as UIPanGestureRecognizer:
                let way = pan.translation(in: view)
                picture.center.x += way.x
                picture.center.y += way.y
                pan.setTranslation(.zero, in: view)
            case let pinch as UIPinchGestureRecognizer:
                picture.transform = picture.transform.scaledBy(x: pinch.scale, y: pinch.scale)
                pinch.scale = 1
            case let turn as UIRotationGestureRecognizer:
                picture.transform = picture.transform.rotated(by: turn.rotation)
                turn.rotation = 0
            default: break
            }
        }
        for recognizer in [
            UIPanGestureRecognizer(target: log, action: Log.handle),
            UIPinchGestureRecognizer(target: log, action: Log.handle),
            UIRotationGestureRecognizer(target: log, action: Log.handle),
        ] as [UIGestureRecognizer] {
            recognizer.delegate = log
            view.addGestureRecognizer(recognizer)
        }

        // To (195, 300) and (195, 500): the middle stays, at twice the size and a quarter turn.
        stage.touch(.began, at: at(145, 400))
        stage.touch(.began, at: at(245, 400), finger: 1)
        for step in 1...20 {
            let angle = CGFloat(step) / 20 * .pi / 2
            let half = 50 + 50 * CGFloat(step) / 20
            let (x, y) = (half * cos(angle), half * sin(angle))
            stage.touch(.moved, at: at(195 - x, 400 - y))
            stage.touch(.moved, at: at(195 + x, 400 + y), finger: 1)
        }
        stage.touch(.ended, at: at(195, 300))
        stage.touch(.ended, at: at(195, 500), finger: 1)

        let transform = picture.transform
        #expect(abs(hypot(transform.a, transform.b) - 2) < 0.02)
        #expect(abs(atan2(transform.b, transform.a) - .pi / 2) < 0.02)
        #expect(abs(picture.center.x - 195) < 1 && abs(picture.center.y - 400) < 1)
    }

    // require(toFail:), documentation, as published code uses it: content that scrolls sideways leaves the edge to the
    // swipe back.
    @Test func `content that scrolls sideways waits for the swipe from the edge that it is told of`() throws {
        let (first, second) = (UIViewController(), UIViewController())
        let nav = UINavigationController(rootViewController: first)
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 1170, height: 600)
        scrollView.contentInsetAdjustmentBehavior = .never
        second.view.addSubview(scrollView)
        nav.pushViewController(second, animated: false)
        stage.present(nav)
        stage.settle()
        scrollView.contentOffset.x = 390
        let swipe = try #require(nav.interactivePopGestureRecognizer)
        scrollView.panGestureRecognizer.require(toFail: swipe)

        // In the middle it scrolls all the same.
        stage.drag(from: at(200, 500), to: at(250, 500), over: 0.3, resting: 0.3)
        stage.settle()
        #expect(scrollView.contentOffset.x < 365 && nav.topViewController === second)
        scrollView.contentOffset.x = 390
        stage.drag(from: at(2, 500), to: at(380, 500), over: 0.3)
        stage.settle()

        #expect(nav.topViewController === first && scrollView.contentOffset.x == 390)
    }

    // Well known: while a transition runs, what comes and goes takes no touches.
    @Test func `a button on a screen that is still coming is not pressed, and afterwards it is`() {
        let (first, second) = (UIViewController(), UIViewController())
        let nav = UINavigationController(rootViewController: first)
        stage.present(nav)
        stage.settle()
        var presses = 0
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        second.view.addSubview(button)

        nav.pushViewController(second, animated: true)
        stage.advance(by: 0.2)
        stage.tap(at(350, 400), for: 0.02)
        #expect(presses == 0)
        stage.settle()
        stage.tap(at(350, 400))

        #expect(presses == 1)
    }

    // UIGestureRecognizer.cancelsTouchesInView, documentation: what has begun in a view is cancelled there when a
    // recognizer around it recognizes.
    @Test func `a button below a finger that begins to drag the view around is let go`() {
        let view = field()
        let log = Log()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: log, action: Log.handle))
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        view.addSubview(button)
        stage.advance(by: 0)

        stage.drag(from: at(200, 400), to: at(200, 460), over: 0.3)
        #expect(log.course == [.began, .changed, .ended])
        #expect(events == ["down", "cancel"] && !button.isHighlighted)
        stage.tap(at(200, 400))

        #expect(events == ["down", "cancel", "down", "up"])
    }

    // UIPanGestureRecognizer.velocity(in:), documentation: points a second, along both axes.
    @Test func `a pan that is let go tells how fast it was, also where its translation is set back`() {
        let view = field()
        let log = Log()
        var thrown = CGPoint.zero
        let pan = UIPanGestureRecognizer(target: log, action: Log.handle)
        log.handler = { [weak pan] recognizer in
            guard let pan, recognizer === pan else { return }
            if pan.state == .ended { thrown = pan.velocity(in: view) }
            pan.setTranslation(.zero, in: view)
        }
        view.addGestureRecognizer(pan)

        stage.drag(from: at(50, 400), to: at(350, 250), over: 0.3)

        #expect(abs(thrown.x - 1000) < 60 && abs(thrown.y + 500) < 40)
    }
}
