import Testing

@testable import UIKit

/// Touches that are taken away or were never there, and a wheel that nobody may turn.
@Suite struct TouchLossTests {
    @Test func `a window that is hidden under a finger loses its touch, and the next touch goes behind it`() {
        let field = Playfield()
        let behind = field.add(RecordingView(frame: field.window.bounds))
        let front = UIWindow(frame: field.window.bounds)
        let view = RecordingView(frame: front.bounds)
        front.addSubview(view)
        front.isHidden = false
        field.run()
        view.recorder.clear()
        behind.recorder.clear()
        let states = States()
        front.addGestureRecognizer(UIPanGestureRecognizer(target: states, action: States.handle))
        (front.gestureRecognizers?.first)?.cancelsTouchesInView = false

        field.began(100, 100)
        field.moved(150, 100)
        front.isHidden = true
        field.run()
        #expect(states.all == [.began, .cancelled])
        #expect(view.recorder.lines == ["view.began", "view.moved", "view.cancelled"])
        field.ended(150, 100)
        field.tap(100, 100)

        #expect(view.recorder.lines == ["view.began", "view.moved", "view.cancelled"])
        #expect(behind.recorder.lines.filter { $0 != "view.layoutSubviews" } == ["view.began", "view.ended"])
    }

    @Test func `the wheel scrolls nothing while interaction is ignored, nor when it turns without end`() {
        final class Scroller: UIView {
            var deltas: [CGVector] = []
            override func handleScroll(_ scroll: ScrollWheel) { deltas.append(scroll.delta) }
        }
        let field = Playfield()
        let scroller = field.add(Scroller(frame: field.window.bounds))
        func turn(_ delta: CGVector) {
            field.run([.scroll(delta: delta, location: CGPoint(x: 50, y: 50), timestamp: field.time)])
        }

        UIApplication.shared.beginIgnoringInteractionEvents()
        turn(CGVector(dx: 0, dy: -30))
        UIApplication.shared.endIgnoringInteractionEvents()
        turn(CGVector(dx: 0, dy: CGFloat.infinity))
        turn(CGVector(dx: CGFloat.nan, dy: 0))
        #expect(scroller.deltas.isEmpty)
        turn(CGVector(dx: 0, dy: -30))

        #expect(scroller.deltas == [CGVector(dx: 0, dy: -30)])
    }

    @Test func `interaction that was taken up once too often is ignored as soon as it is asked for`() {
        let field = Playfield()
        let application = UIApplication.shared
        let view = field.add(RecordingView(frame: field.window.bounds))
        field.run()
        view.recorder.clear()

        application.endIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        field.tap(50, 50)
        application.endIgnoringInteractionEvents()

        #expect(view.recorder.lines.isEmpty && !application.isIgnoringInteractionEvents)
    }

    @Test func `an event has no set of touches for a view that has none`() {
        final class Asking: UIView {
            var other: UIView?
            var answers: [Int?] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                let others = other.flatMap { event?.touches(for: $0) }
                answers = [event?.touches(for: self)?.count, others?.count]
            }
        }
        let field = Playfield()
        let view = field.add(Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        view.other = field.add(UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100)))

        field.tap(50, 50)

        #expect(view.answers == [1, nil])
    }
}
