import Testing

@testable import UIKit

/// What a recognizer of one's own can say about others, and what touches say about themselves.
@Suite final class GestureSubclassTests {
    lazy var field = Playfield()

    /// Answers questions about other recognizers as it is told to.
    private final class Tap: UITapGestureRecognizer {
        var prevents = true
        var isPreventable = true
        var waits = false
        var isWaitedFor = false

        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
            isPreventable
        }
        override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { waits }
        override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
            isWaitedFor
        }
    }

    private func tap(_ states: States, taps: Int = 1) -> Tap {
        let tap = Tap(target: states, action: States.handle)
        tap.numberOfTapsRequired = taps
        field.window.addGestureRecognizer(tap)
        return tap
    }

    @Test(arguments: [(true, true, 1), (false, true, 2), (true, false, 2)])
    func `of two taps one prevents the other unless either says no`(
        prevents: Bool, isPreventable: Bool, count: Int
    ) {
        let (one, two) = (States(), States())
        let (first, second) = (tap(one), tap(two))
        for recognizer in [first, second] {
            recognizer.prevents = prevents
            recognizer.isPreventable = isPreventable
        }

        field.tap(50, 50)

        #expect(one.all.count + two.all.count == count)
    }

    @Test func `a subclass can wait for another, or be waited for, without require(toFail)`() {
        let (one, two) = (States(), States())
        let single = tap(one)
        single.waits = true
        _ = tap(two, taps: 2)
        field.tap(50, 50)
        #expect(one.all.isEmpty)
        field.wait(0.5)
        #expect(one.all == [.ended])

        single.waits = false
        let third = States()
        let triple = tap(third, taps: 3)
        triple.isWaitedFor = true
        field.tap(50, 50)
        #expect(one.all == [.ended], "it waits for the third one")
        field.wait(0.5)
        #expect(one.all == [.ended, .ended])
    }

    @Test(arguments: [true, false])
    func `a lifted finger waits for a recognizer that has not made up its mind, if that says so`(delays: Bool)
    {
        let view = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delays
        view.addGestureRecognizer(double)
        field.run()
        view.recorder.clear()

        field.tap(50, 50)
        #expect(view.recorder.lines == (delays ? ["view.began"] : ["view.began", "view.ended"]))
        field.wait(0.5)
        #expect(view.recorder.lines == ["view.began", "view.ended"])
    }

    @Test func `a press begins after its duration, and not before`() {
        let states = States()
        let press = UILongPressGestureRecognizer(target: states, action: States.handle)
        press.minimumPressDuration = 1
        field.window.addGestureRecognizer(press)

        field.began(50, 50)
        field.wait(0.9)
        #expect(states.all.isEmpty)
        field.wait(0.2)
        #expect(states.all == [.began])
        press.minimumPressDuration = -1
        #expect(press.minimumPressDuration == 0.5)
    }

    @Test func `each of the moves that a frame merges counts for the velocity`() {
        let pan = UIPanGestureRecognizer()
        field.window.addGestureRecognizer(pan)
        field.began(50, 50)
        field.moved(70, 50)

        // The finger rests for three quarters of the frame, and then jumps.
        let begin = field.time
        let moves = [(0.25, 70.1), (0.5, 71), (0.75, 71.1), (1, 111)].map { part, x in
            HostEvent.pointer(
                phase: .moved, finger: 0, location: CGPoint(x: x, y: 50),
                timestamp: begin + part * Playfield.frame)
        }
        field.run(moves)

        // The line that fits all of them best rises by 27.6 points a frame; without those between it were 33.3.
        #expect(abs(pan.velocity(in: nil).x - 27.64 / Playfield.frame) < 20)
    }

    // MARK: - Several fingers

    /// Notes the phases of all touches of each event.
    private final class Witness: UIView {
        var phases: [[UITouch.Phase]] = []
        var steps: [CGFloat] = []

        private func note(_ event: UIEvent?) {
            let touches = (event?.allTouches ?? []).sorted { $0.location(in: nil).x < $1.location(in: nil).x }
            phases.append(touches.map(\.phase))
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            note(event)
            for touch in touches {
                steps.append(touch.location(in: self).x - touch.previousLocation(in: self).x)
            }
        }
    }

    @Test func `a finger that rests while another moves is stationary, and stays where it was`() {
        let view = field.add(Witness(frame: field.window.bounds))
        view.isMultipleTouchEnabled = true

        field.began(50, 50, finger: 0)
        field.began(200, 50, finger: 1)
        field.moved(210, 50, finger: 1)
        field.moved(225, 50, finger: 1)
        field.ended(225, 50, finger: 1)
        field.moved(60, 50, finger: 0)

        #expect(
            view.phases == [
                [.began], [.stationary, .began], [.stationary, .moved], [.stationary, .moved],
                [.stationary, .ended], [.moved],
            ])
        #expect(view.steps == [10, 15, 10])
    }

    @Test func `two fingers of which one rests pan by half, and the pan goes on with the other`() {
        let states = States()
        let pan = UIPanGestureRecognizer(target: states, action: States.handle)
        field.window.addGestureRecognizer(pan)

        field.began(50, 50, finger: 0)
        field.began(250, 50, finger: 1)
        for x in stride(from: 260, through: 350, by: 10) as StrideThrough<CGFloat> {
            field.moved(x, 50, finger: 1)
        }
        #expect(pan.translation(in: nil).x == 50 && pan.numberOfTouches == 2)
        field.ended(350, 50, finger: 1)
        #expect(pan.state == .changed && pan.numberOfTouches == 1)
        field.moved(80, 50, finger: 0)

        #expect(pan.translation(in: nil).x == 80)
        field.ended(80, 50, finger: 0)
        #expect(states.all.last == .ended)
    }

    @Test func `an event that a program sends itself reaches windows and views`() {
        let view = field.add(RecordingView(frame: field.window.bounds))
        field.run()
        view.recorder.clear()

        UIApplication.shared.beginIgnoringInteractionEvents()
        #expect(UIApplication.shared.isIgnoringInteractionEvents)
        field.tap(50, 50)
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(view.recorder.lines.isEmpty && !UIApplication.shared.isIgnoringInteractionEvents)
        field.tap(50, 50)
        #expect(view.recorder.lines == ["view.began", "view.ended"])
    }

    // MARK: - First responder

    @Test func `a responder that does not give up keeps the keys`() {
        final class Field: UIView {
            var letsGo = false
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { letsGo }
        }
        let (first, second) = (field.add(Field()), field.add(Field()))

        #expect(first.becomeFirstResponder())
        #expect(!second.becomeFirstResponder() && first.isFirstResponder)
        #expect(!first.resignFirstResponder() && first.isFirstResponder)
        first.letsGo = true
        #expect(second.becomeFirstResponder() && !first.isFirstResponder)
        #expect(first.resignFirstResponder(), "who is not first has nothing to give up")
        second.letsGo = true
        #expect(second.resignFirstResponder() && !second.isFirstResponder)
    }
}
