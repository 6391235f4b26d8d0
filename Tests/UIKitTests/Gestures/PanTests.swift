import Testing

@testable import UIKit

@Suite final class PanTests {
    // Made in the test itself: tests take turns between the making of a suite and the test.
    lazy var field = Playfield()
    let states = States()

    private func add<Pan: UIPanGestureRecognizer>(_ pan: Pan, to view: UIView? = nil) -> Pan {
        pan.addTarget(states, action: States.handle)
        (view ?? field.window).addGestureRecognizer(pan)
        return pan
    }

    @Test func `a pan begins after ten points and tells each frame once`() {
        _ = add(UIPanGestureRecognizer())

        field.began(50, 50)
        field.moved(59, 50)
        #expect(states.all.isEmpty)
        field.moved(61, 50)
        field.run([field.event(.moved, 70, 50), field.event(.moved, 80, 50)])
        field.run()
        field.ended(80, 50)

        #expect(states.all == [.began, .changed, .ended])
    }

    @Test func `the translation counts from where the finger came down, and goes on from what is set`() {
        let pan = add(UIPanGestureRecognizer())

        field.began(50, 50)
        field.moved(70, 55)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 5))
        pan.setTranslation(.zero, in: field.window)
        field.moved(75, 45)

        #expect(pan.translation(in: field.window) == CGPoint(x: 5, y: -10))
        #expect(pan.location(in: field.window) == CGPoint(x: 75, y: 45))
    }

    @Test func `translation and location are in the coordinates of the view asked for`() {
        let view = field.add(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = add(UIPanGestureRecognizer(), to: view)

        field.began(150, 150)
        field.moved(190, 150)

        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        #expect(pan.location(in: view) == CGPoint(x: 70, y: 50))
        pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
        #expect(pan.translation(in: field.window) == CGPoint(x: 10, y: 0))
    }

    @Test func `the velocity is that of the finger`() {
        let pan = add(UIPanGestureRecognizer())
        final class Velocity {
            var last = CGPoint.zero
            func handle(_ pan: UIPanGestureRecognizer) { last = pan.velocity(in: nil) }
        }
        let velocity = Velocity()
        pan.addTarget(velocity, action: Velocity.handle)

        field.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 250, y: 300), steps: 20)

        #expect(abs(velocity.last.x - 600) < 1)
        #expect(abs(velocity.last.y + 300) < 1)
    }

    @Test func `a finger that rests before it is lifted has no velocity`() {
        let pan = add(UIPanGestureRecognizer())
        final class Velocity {
            var last = CGPoint(x: 1, y: 1)
            func handle(_ pan: UIPanGestureRecognizer) { last = pan.velocity(in: nil) }
        }
        let velocity = Velocity()
        pan.addTarget(velocity, action: Velocity.handle)

        field.began(50, 50)
        field.moved(80, 50)
        field.moved(110, 50)
        field.wait(0.5)
        field.ended(110, 50)

        #expect(velocity.last == .zero)
    }

    @Test func `fingers that come and go do not move the pan`() {
        let pan = add(UIPanGestureRecognizer())

        field.began(50, 50, finger: 0)
        field.moved(80, 50, finger: 0)
        field.began(200, 200, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
        #expect(pan.numberOfTouches == 2)
        field.moved(220, 200, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
        field.ended(220, 200, finger: 1)
        field.moved(90, 50, finger: 0)

        #expect(pan.translation(in: nil) == CGPoint(x: 50, y: 0))
    }

    @Test func `a pan for two fingers waits for the second, one for a single finger fails with it`() {
        let two = add(UIPanGestureRecognizer())
        two.minimumNumberOfTouches = 2
        let singles = States()
        let single = UIPanGestureRecognizer(target: singles, action: States.handle)
        single.maximumNumberOfTouches = 1
        field.window.addGestureRecognizer(single)

        field.began(50, 50, finger: 0)
        field.began(90, 50, finger: 1)
        field.run([field.event(.moved, 50, 90, finger: 0), field.event(.moved, 90, 90, finger: 1)])

        #expect(states.all == [.began])
        #expect(singles.all.isEmpty)
    }

    @Test func `the last of two fingers does not move their pan by where it is lifted`() {
        let pan = add(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2
        final class Translation {
            var last = CGPoint.zero
            func handle(_ pan: UIPanGestureRecognizer) { last = pan.translation(in: nil) }
        }
        let translation = Translation()
        pan.addTarget(translation, action: Translation.handle)

        field.began(50, 50, finger: 0)
        field.began(90, 50, finger: 1)
        field.run([field.event(.moved, 50, 90, finger: 0), field.event(.moved, 90, 90, finger: 1)])
        field.ended(90, 90, finger: 1)
        let moved = translation.last
        field.ended(50, 300, finger: 0)

        #expect(states.all.last == .ended)
        #expect(moved.y > 0 && translation.last == moved)
    }

    @Test func `touches that are taken away cancel the pan`() {
        _ = add(UIPanGestureRecognizer())

        field.began(50, 50)
        field.moved(80, 50)
        field.run([.interrupted])

        #expect(states.all == [.began, .cancelled])
    }

    // MARK: - Edges

    nonisolated static let edges: [(UIRectEdge, CGPoint, CGPoint, Bool)] = [
        (.left, CGPoint(x: 15, y: 400), CGPoint(x: 100, y: 410), true),
        (.left, CGPoint(x: 25, y: 400), CGPoint(x: 100, y: 400), false),
        (.left, CGPoint(x: 15, y: 400), CGPoint(x: 40, y: 500), false),
        (.left, CGPoint(x: 385, y: 400), CGPoint(x: 300, y: 400), false),
        (.right, CGPoint(x: 385, y: 400), CGPoint(x: 300, y: 400), true),
        (.right, CGPoint(x: 385, y: 400), CGPoint(x: 399, y: 400), false),
        (.top, CGPoint(x: 200, y: 5), CGPoint(x: 200, y: 100), true),
        (.bottom, CGPoint(x: 200, y: 795), CGPoint(x: 200, y: 700), true),
        ([.left, .right], CGPoint(x: 385, y: 400), CGPoint(x: 300, y: 400), true),
        ([], CGPoint(x: 5, y: 400), CGPoint(x: 100, y: 400), false),
    ]

    @Test(arguments: edges)
    func `an edge pan begins at its edge and moves away from it`(
        edges: UIRectEdge, start: CGPoint, end: CGPoint, isRecognized: Bool
    ) {
        let pan = add(UIScreenEdgePanGestureRecognizer())
        pan.edges = edges

        field.drag(from: start, to: end)

        #expect(states.all.first == (isRecognized ? .began : nil))
        #expect(states.all.last == (isRecognized ? .ended : nil))
    }
}
