import Testing

@testable import UIKit

/// What a gesture does not do: begin along its edge, be told twice, take a delegate's no, divide by nothing.
@Suite final class GestureLimitsTests: GestureCase {
    nonisolated static let edges: [(UIRectEdge, start: CGPoint, end: CGPoint)] = [
        (.left, CGPoint(x: 5, y: 400), CGPoint(x: 15, y: 500)),
        (.right, CGPoint(x: 395, y: 400), CGPoint(x: 385, y: 300)),
        (.top, CGPoint(x: 200, y: 5), CGPoint(x: 300, y: 15)),
        (.bottom, CGPoint(x: 200, y: 795), CGPoint(x: 100, y: 785)),
    ]

    @Test(arguments: edges)
    func `a finger that moves along its edge is no edge pan`(
        edge: UIRectEdge, start: CGPoint, end: CGPoint
    ) {
        let pan = add(UIScreenEdgePanGestureRecognizer())
        pan.edges = edge

        field.drag(from: start, to: end)

        #expect(states.all.isEmpty)
    }

    @Test func `a window tells which edges a drag could begin at, and a recognizer that is off has none`() {
        let pan = add(UIScreenEdgePanGestureRecognizer())
        pan.edges = [.left, .right]
        field.run()
        let clock = FrameClock.current

        #expect(clock.listeningEdges(at: CGPoint(x: 3, y: 400)) == .left)
        #expect(clock.listeningEdges(at: CGPoint(x: 397, y: 400)) == .right)
        #expect(clock.listeningEdges(at: CGPoint(x: 200, y: 3)) == [])
        pan.isEnabled = false
        #expect(clock.listeningEdges(at: CGPoint(x: 3, y: 400)) == [])
    }

    @Test func `a method is called once, however often it was added`() {
        let tap = UITapGestureRecognizer()
        field.window.addGestureRecognizer(tap)
        for _ in 0..<3 { tap.addTarget(states, action: Selector("handle:", States.handle)) }

        field.tap(100, 100)

        #expect(states.all == [.ended])
    }

    @Test func `a tap ends editing by a method that takes a truth value`() {
        let text = UITextField(frame: CGRect(x: 50, y: 300, width: 100, height: 40))
        field.window.addSubview(text)
        let tap = UITapGestureRecognizer(
            target: field.window, action: Selector("endEditing:", UIView.endEditing(_:)))
        field.window.addGestureRecognizer(tap)
        #expect(text.becomeFirstResponder())

        field.tap(100, 100)

        #expect(!text.isFirstResponder)
    }

    @Test func `a delegate may refuse the event of a touch`() {
        final class Refusing: UIGestureRecognizerDelegate {
            var takes = false
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                takes
            }
        }
        let delegate = Refusing()
        let tap = add(UITapGestureRecognizer())
        tap.delegate = delegate

        field.tap(100, 100)
        #expect(states.all.isEmpty)
        delegate.takes = true
        field.tap(100, 100)
        #expect(states.all == [.ended])
    }

    @Test(arguments: [true, false])
    func `two recognize together when the delegate of either says so`(isInner: Bool) {
        let view = field.add(UIView(frame: field.window.bounds))
        let other = States()
        let inner = UIPanGestureRecognizer(target: other, action: States.handle)
        view.addGestureRecognizer(inner)
        let outer = add(UIPanGestureRecognizer())
        let arbiter = Arbiter()
        arbiter.allowsBoth = true
        (isInner ? inner : outer).delegate = arbiter

        field.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))

        #expect(states.all.first == .began && states.all.last == .ended)
        #expect(other.all.first == .began && other.all.last == .ended)
    }

    @Test func `a gesture goes on when its view is given a list that has its recognizer, too`() {
        let view = field.add(UIView(frame: field.window.bounds))
        let pan = UIPanGestureRecognizer(target: states, action: States.handle)
        view.addGestureRecognizer(pan)
        field.began(100, 100)
        field.moved(150, 100)

        view.gestureRecognizers = [UITapGestureRecognizer(), pan]
        field.moved(200, 100)
        field.ended(200, 100)

        #expect(states.all == [.began, .changed, .ended])
        #expect(view.gestureRecognizers?.count == 2)
    }

    @Test(arguments: [CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 0, y: CGFloat.nan)])
    func `a translation that is not finite is refused with a word`(point: CGPoint) {
        let pan = add(UIPanGestureRecognizer())
        field.began(100, 100)
        field.moved(150, 100)
        let before = pan.translation(in: nil)

        pan.setTranslation(point, in: nil)

        #expect(pan.translation(in: nil) == before)
        #expect(field.diagnostics.contains { $0.contains("pass finite points") })
    }

    @Test func `a scale of none counts from there as one`() {
        let pinch = add(UIPinchGestureRecognizer())
        field.began(100, 100, finger: 0)
        field.began(200, 100, finger: 1)
        move(CGPoint(x: 50, y: 100), CGPoint(x: 250, y: 100))

        pinch.scale = 0
        move(CGPoint(x: 0, y: 100), CGPoint(x: 300, y: 100))

        #expect(pinch.scale == 1.5)
    }

    @Test func `a scale that was set before the fingers came counts on`() {
        let pinch = add(UIPinchGestureRecognizer())
        pinch.scale = 2
        field.began(100, 100, finger: 0)
        field.began(200, 100, finger: 1)

        move(CGPoint(x: 50, y: 100), CGPoint(x: 250, y: 100))

        #expect(pinch.scale == 4)
    }

    @Test func `fingers that come and turn at one moment have no endless velocity`() {
        let rotation = add(UIRotationGestureRecognizer())
        let pinch = UIPinchGestureRecognizer()
        field.window.addGestureRecognizer(pinch)
        field.began(100, 400, finger: 0)

        field.run([
            field.event(.began, 300, 400, finger: 1),
            field.event(.moved, 300, 500, finger: 1),
        ])

        #expect(states.all.first == .began)
        #expect(rotation.velocity.isFinite && pinch.velocity.isFinite)
    }

    @Test func `a finger that is lifted far from where it came down is no tap`() {
        _ = add(UITapGestureRecognizer())

        field.began(100, 100)
        field.ended(300, 100)

        #expect(states.all.isEmpty)
    }

    @Test func `a second finger on a press of one finger ends it before it began`() {
        _ = add(UILongPressGestureRecognizer())

        field.began(100, 100, finger: 0)
        field.wait(0.2)
        field.began(120, 100, finger: 1)
        field.wait(1)

        #expect(states.all.isEmpty)
    }

    @Test(arguments: [(0.45, true), (0.57, false)])
    func `a swipe is over after half a second`(seconds: Double, isSwipe: Bool) {
        _ = add(UISwipeGestureRecognizer())

        field.began(100, 100)
        field.wait(seconds - 2 * Playfield.frame)
        field.moved(200, 100)
        field.ended(200, 100)

        #expect(states.all == (isSwipe ? [.ended] : []))
    }

    @Test func `a pan knows nothing of how fast the one before it was`() {
        final class Speeds {
            var all: [CGFloat] = []
            func handle(_ pan: UIPanGestureRecognizer) {
                if pan.state == .began { all.append(pan.velocity(in: nil).x) }
            }
        }
        let speeds = Speeds()
        let pan = UIPanGestureRecognizer(target: speeds, action: Speeds.handle)
        field.window.addGestureRecognizer(pan)
        func slow() {
            field.began(100, 100)
            field.moved(106, 100)
            field.moved(112, 100)
            field.ended(112, 100)
        }
        slow()
        field.wait(1)
        field.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 350, y: 100), steps: 3)
        slow()

        #expect(speeds.all.count == 3 && speeds.all.first == speeds.all.last)
    }
}
