import Testing

@testable import UIKit

/// Which touches an event knows, which of them views hear of, and how they are counted.
@Suite struct TouchTellingTests {
    // MARK: - What an event knows

    @Test func `an event knows the touches of each window and of each recognizer`() {
        final class Asking: UIView {
            var windows: [UIWindow] = []
            var recognizers: [UIGestureRecognizer] = []
            var answers: [Int?] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                answers = windows.map { event?.touches(for: $0)?.count }
                answers += recognizers.map { event?.touches(for: $0)?.count }
                answers.append(event?.allTouches?.count)
            }
        }
        let field = Playfield()
        let view = field.add(Asking(frame: CGRect(x: 0, y: 0, width: 200, height: 800)))
        let front = UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 800))
        let hidden = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        front.isHidden = false
        let (own, other, unused) = (
            UIPanGestureRecognizer(), UIPanGestureRecognizer(), UIPanGestureRecognizer()
        )
        view.addGestureRecognizer(own)
        front.addGestureRecognizer(other)
        field.add(UIView()).addGestureRecognizer(unused)
        view.windows = [field.window, front, hidden]
        view.recognizers = [own, other, unused]

        field.began(300, 50, finger: 0)
        field.began(320, 50, finger: 1)
        field.began(50, 50, finger: 2)

        #expect(view.answers == [1, 2, nil, 1, 2, nil, 3])
    }

    @Test func `a touch that is over has no moves in a later event`() {
        final class Keeping: UIView {
            var kept: UITouch?
            var counts: [Int?] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                let asked = kept ?? touch
                counts.append(event?.coalescedTouches(for: asked)?.count)
                kept = asked
            }
        }
        let field = Playfield()
        let view = field.add(Keeping(frame: field.window.bounds))

        field.tap(50, 50)
        field.tap(60, 60)

        #expect(view.counts == [1, nil])
    }

    // MARK: - What views hear

    @Test func `a finger that joins a gesture is not told to its view`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: field.window.bounds))
        view.isMultipleTouchEnabled = true
        let states = States()
        let pan = UIPanGestureRecognizer(target: states, action: States.handle)
        field.window.addGestureRecognizer(pan)
        field.run()
        view.recorder.clear()

        field.began(50, 50, finger: 0)
        field.moved(50, 150, finger: 0)
        #expect(states.all == [.began] && view.recorder.lines == ["view.began", "view.cancelled"])
        field.began(200, 200, finger: 1)
        field.moved(200, 300, finger: 1)
        field.ended(200, 300, finger: 1)
        field.ended(50, 150, finger: 0)

        #expect(view.recorder.lines == ["view.began", "view.cancelled"])
        #expect(states.all.last == .ended)
    }

    @Test func `the moves of a touch that was held back are told as one`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: field.window.bounds))
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        pan.touchesBeganDelayLimit = 0.15
        field.window.addGestureRecognizer(pan)
        field.run()
        view.recorder.clear()

        field.began(50, 50)
        for x in [52, 54, 56] as [CGFloat] { field.moved(x, 50) }
        #expect(view.recorder.lines.isEmpty)
        field.wait(0.2)

        #expect(view.recorder.lines == ["view.began", "view.moved"])
    }

    @Test func `the secondary button is for recognizers that ask for it, and for no view`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: field.window.bounds))
        field.run()
        view.recorder.clear()
        var masks: [UIEvent.ButtonMask] = []
        func tap(_ mask: UIEvent.ButtonMask) -> States {
            let states = States()
            states.handler = { masks.append($0.buttonMask) }
            let tap = UITapGestureRecognizer(target: states, action: States.handle)
            tap.buttonMaskRequired = mask
            tap.cancelsTouchesInView = false
            field.window.addGestureRecognizer(tap)
            return states
        }
        let (primary, secondary) = (tap(.primary), tap(.secondary))

        field.began(50, 50, finger: HostEvent.secondaryButton)
        field.ended(50, 50, finger: HostEvent.secondaryButton)
        #expect(view.recorder.lines.isEmpty)
        #expect(primary.all.isEmpty && secondary.all == [.ended] && masks == [.secondary])
        field.tap(200, 200)

        #expect(view.recorder.lines == ["view.began", "view.ended"])
        #expect(primary.all == [.ended] && secondary.all == [.ended] && masks == [.secondary, .primary])
    }

    // MARK: - Counting taps

    /// Notes which tap in a row each touch is.
    private final class Counter: UIView {
        var counts: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            counts += touches.map(\.tapCount)
        }
    }

    @Test func `a tap counts on from the last one within 45 points, however far the first one was`() {
        let field = Playfield()
        let view = field.add(Counter(frame: field.window.bounds))

        for x in [50, 95, 140, 186] as [CGFloat] { field.tap(x, 50) }

        #expect(view.counts == [1, 2, 3, 1], "45 points are near, 46 are not")
    }

    @Test func `taps in another window are counted anew`() {
        let field = Playfield()
        let view = field.add(Counter(frame: field.window.bounds))
        let front = UIWindow(frame: field.window.bounds)
        let cover = Counter(frame: front.bounds)
        front.addSubview(cover)

        field.tap(50, 50)
        field.tap(50, 50)
        front.isHidden = false
        field.tap(50, 50)

        #expect(view.counts == [1, 2] && cover.counts == [1])
    }

    // MARK: - Who hears

    @Test func `actions without a target begin at who has the keys, and else at the sender`() {
        final class Desk: UIView {
            var stamps: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            func stamp(_ sender: UIView) { stamps.append("stamp") }
        }
        let field = Playfield()
        let (desk, other) = (field.add(Desk()), field.add(Desk()))
        let sender = UIView()
        desk.addSubview(sender)
        let (application, stamp) = (UIApplication.shared, Selector("stamp:", Desk.stamp(_:)))

        #expect(!application.sendAction(stamp, to: nil, from: nil, for: nil))
        #expect(application.sendAction(stamp, to: nil, from: sender, for: nil))
        #expect(desk.stamps.count == 1 && other.stamps.isEmpty)
        other.becomeFirstResponder()
        #expect(application.sendAction(stamp, to: nil, from: sender, for: nil))

        #expect(desk.stamps.count == 1 && other.stamps.count == 1)
    }
}
