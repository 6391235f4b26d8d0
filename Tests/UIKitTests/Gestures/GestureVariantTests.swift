import Testing
import UITesting

@testable import UIKit

/// Strokes across and along, fingers that move apart, and what is left of a gesture that is over.
@Suite final class GestureVariantTests: GestureCase {
    private final class Counter {
        var calls: [String] = []
        func one() { calls.append("one") }
        func two() { calls.append("two") }
    }

    // MARK: - Swipes

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.down, CGPoint(x: 50, y: 60), true),
        (.down, CGPoint(x: -51, y: 60), false), (.up, CGPoint(x: -50, y: -60), true),
        (.up, CGPoint(x: 51, y: -60), false), (.left, CGPoint(x: -60, y: -50), true),
        (.left, CGPoint(x: -60, y: 51), false),
    ])
    func `a swipe in any direction strays 50 points to its side at most`(
        direction: UISwipeGestureRecognizer.Direction, way: CGPoint, isSwipe: Bool
    ) {
        add(UISwipeGestureRecognizer()).direction = direction

        field.drag(
            from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + way.x, y: 300 + way.y), steps: 1)

        #expect(states.all == (isSwipe ? [.ended] : []))
    }

    @Test func `a swipe of two directions goes either way, and no other`() {
        add(UISwipeGestureRecognizer()).direction = [.left, .up]

        for way in [CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 60)] {
            field.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + way.x, y: 300 + way.y))
        }
        #expect(states.all.isEmpty)
        for way in [CGPoint(x: -60, y: 0), CGPoint(x: 0, y: -60)] {
            field.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + way.x, y: 300 + way.y))
        }

        #expect(states.all == [.ended, .ended])
    }

    // MARK: - Presses

    @Test func `two fingers may move apart before they press, and not away together`() {
        add(UILongPressGestureRecognizer()).numberOfTouchesRequired = 2

        field.began(100, 100, finger: 0)
        field.began(200, 100, finger: 1)
        move(CGPoint(x: 60, y: 100), CGPoint(x: 240, y: 100))
        field.wait(0.6)
        #expect(states.all == [.began], "their middle stayed where it was")
        field.ended(60, 100, finger: 0)
        #expect(states.all == [.began, .ended])
        field.ended(240, 100, finger: 1)

        field.began(100, 100, finger: 0)
        field.began(200, 100, finger: 1)
        move(CGPoint(x: 115, y: 100), CGPoint(x: 215, y: 100))
        field.wait(0.6)

        #expect(states.all == [.began, .ended])
    }

    // MARK: - Afterwards

    @Test func `a gesture that is over is where its last touch was`() {
        let view = field.add(UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 300)))
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        #expect(pan.location(in: nil) == .zero)

        field.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 320))

        #expect(pan.state == .possible && pan.numberOfTouches == 0)
        #expect(pan.location(in: nil) == CGPoint(x: 250, y: 320))
        #expect(pan.location(in: view) == CGPoint(x: 150, y: 220))
        #expect(pan.translation(in: nil) == .zero)
    }

    @Test func `a pointer that has left is where it was last seen`() {
        let view = field.add(UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)))
        let hover = UIHoverGestureRecognizer()
        view.addGestureRecognizer(hover)
        #expect(hover.location(in: nil) == .zero && hover.state == .possible)

        field.stage.hover(at: CGPoint(x: 110, y: 120))
        #expect(hover.state == .began)
        field.stage.hover(at: CGPoint(x: 111, y: 120))
        #expect(hover.state == .changed)
        field.stage.hover(at: nil)

        #expect(hover.state == .possible)
        #expect(hover.location(in: nil) == CGPoint(x: 111, y: 120))
        #expect(hover.location(in: view) == CGPoint(x: 11, y: 20))
    }

    @Test func `an action is taken from all targets, or all actions from one`() {
        let (first, second) = (Counter(), Counter())
        let one = Selector("one", Counter.one)
        let two = Selector("two", Counter.two)
        let tap = UITapGestureRecognizer(target: first, action: one)
        tap.addTarget(first, action: two)
        tap.addTarget(second, action: one)
        field.window.addGestureRecognizer(tap)
        field.tap(50, 50)
        #expect(first.calls == ["one", "two"] && second.calls == ["one"])

        tap.removeTarget(nil, action: one)
        field.tap(50, 50)
        #expect(first.calls == ["one", "two", "two"] && second.calls == ["one"])

        tap.addTarget(first, action: one)
        tap.addTarget(second, action: one)
        tap.removeTarget(first, action: nil)
        field.tap(50, 50)

        #expect(first.calls.count == 3 && second.calls == ["one", "one"])
    }

    @Test func `each move that a frame merges begins where the one before it ended`() {
        final class Steps: UIView {
            var steps: [[CGFloat]] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                let merged = event?.coalescedTouches(for: touch) ?? []
                steps = merged.map { [$0.previousLocation(in: self).x, $0.location(in: self).x] }
                #expect(merged.allSatisfy { $0.phase == .moved && $0.view === self && $0.tapCount == 1 })
                #expect(merged.last?.timestamp == touch.timestamp)
            }
        }
        let view = field.add(Steps(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.began(10, 10)

        field.run([field.event(.moved, 20, 10), field.event(.moved, 35, 10), field.event(.moved, 40, 10)])

        #expect(view.steps == [[10, 20], [20, 35], [35, 40]])
        field.moved(50, 10)
        #expect(view.steps == [[40, 50]])
    }
}
