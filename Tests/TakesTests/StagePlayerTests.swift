import StageKit
import Testing
import UIKit

/// Events on a stage's grid of frames, and what a stage's hands and files say.
@Suite struct StagePlayerTests {
    @Test func `a frame takes in all that has happened by its time`() {
        let stage = Stage()
        var player = StagePlayer(stage: stage)
        for time in [0, 0.011, 1.0 / 60, 0.02] {
            player.append(StagePlayer.Event(time: time, kind: .hover(CGPoint(x: time * 1000, y: 5))))
        }
        var frames: [(Double, Int)] = []

        while player.hasEvents, player.runFrame(upTo: 1) {
            frames.append(((player.time * 60).rounded(), player.playedCount))
        }

        #expect(frames.map(\.0) == [0, 1, 2])
        #expect(frames.map(\.1) == [1, 3, 4])
    }

    @Test func `no frame is run that lies after the time asked for`() {
        let stage = Stage()
        var player = StagePlayer(stage: stage)
        player.append(StagePlayer.Event(time: 0.05, kind: .hover(nil)))
        _ = player.runFrame(upTo: 0)
        var frames: [(Bool, Double, Int)] = []

        for time in [0.016, 0.04, 0.05] {
            let isNew = player.runFrame(before: time)
            frames.append((isNew, (player.time * 60).rounded(), player.playedCount))
        }

        #expect(frames.map(\.0) == [false, true, true])
        #expect(frames.map(\.1) == [0, 2, 3] && frames.map(\.2) == [0, 0, 1])
    }

    @Test func `the events that are left can be replaced, those that have happened stay`() {
        let stage = Stage()
        var player = StagePlayer(
            stage: stage,
            events: [0, 1].map { StagePlayer.Event(time: $0, kind: .hover(CGPoint(x: 1, y: 1))) })
        _ = player.runFrame(upTo: 0.5)

        player.replaceRest(with: [StagePlayer.Event(time: 0.2, kind: .hover(nil))])

        while player.hasEvents, player.runFrame(upTo: 0.5) {}
        #expect(!player.hasEvents && player.playedCount == 2 && abs(player.time - 0.2) < 1e-6)
    }

    @Test func `a finger moves at least once, and ends where it was asked to`() {
        let stage = Stage()
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.window.addSubview(view)

        stage.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 110, y: 220), over: 0)
        #expect(view.places == [CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 220), CGPoint(x: 110, y: 220)])

        view.places = []
        stage.touch(.began, at: CGPoint(x: 0, y: 0))
        stage.move(to: CGPoint(x: 90, y: 30), over: 0.05)
        #expect(view.places.map { $0.x.rounded() } == [0, 30, 60, 90])
        #expect(view.places.map { $0.y.rounded() } == [0, 10, 20, 30])
    }

    @Test func `a capital letter is a key with shift, and a line feed the return key`() {
        let stage = Stage()
        let controller = KeyLog()
        stage.present(controller)
        stage.run { _ = controller.becomeFirstResponder() }

        stage.type("aB\n")

        #expect(controller.codes == [.keyboardA, .keyboardB, .keyboardReturnOrEnter])
        #expect(controller.modifiers == [[], .shift, []])
    }

    @Test func `the wheel scrolls where a scroll view that may scroll lies, or is behind`() {
        let stage = Stage(size: CGSize(width: 300, height: 300))
        let controller = UIViewController()
        stage.present(controller)
        stage.run {
            for (index, isEnabled) in [true, false].enumerated() {
                let scroll = UIScrollView(frame: CGRect(x: index * 100, y: 0, width: 100, height: 300))
                scroll.isScrollEnabled = isEnabled
                scroll.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
                controller.view.addSubview(scroll)
            }
        }
        stage.advance(by: 0.1)

        #expect([50, 150, 250].map { stage.scrolls(at: CGPoint(x: $0, y: 50)) } == [true, false, false])
        #expect(stage.scrolls(at: CGPoint(x: 50, y: 200)))
    }

    @Test func `a script says which fingers are down at its end`() throws {
        func touch(_ phase: TouchScript.Phase, _ finger: Int) -> TouchScript.Touch {
            TouchScript.Touch(time: 0, phase: phase, location: .zero, finger: finger)
        }

        let script = try TouchScript(
            size: CGSize(width: 1, height: 1),
            touches: [
                touch(.began, 3), touch(.began, 1), touch(.began, 2), touch(.began, 0), touch(.moved, 1),
                touch(.ended, 2), touch(.cancelled, 0),
            ])

        #expect(script.fingersDownAtEnd == [1, 3])
    }

    @Test func `a device fits its size upright and turned, no other`() throws {
        let device = try #require(StageDevice.named("iphone-se"))

        #expect(device.fits(CGSize(width: 375, height: 667)) && device.fits(CGSize(width: 667, height: 375)))
        #expect(
            !device.fits(CGSize(width: 375, height: 375)) && !device.fits(CGSize(width: 390, height: 844)))
        #expect(StageDevice.all.map(\.hasHomeIndicator) == [true, false, true, true])
        #expect(StageDevice.named("toaster") == nil)
    }

    @Test func `texts in files are quoted, and times are rounded to microseconds`() {
        #expect(TraceText.quoted("a\"b\\c\nd\te\u{1}") == #""a\"b\\c\nd\te\u0001""#)
        let event = TraceEvent(
            time: 0.12345678, kind: .context, object: "A", call: "b(_:)", detail: ["z": "1", "a": "2"])
        #expect(
            event.jsonLine
                == #"{"t":0.123457,"kind":"context","object":"A","call":"b(_:)","detail":{"a":"2","z":"1"}}"#)
    }
}

private final class TouchLog: UIView {
    var places: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

    private func note(_ touches: Set<UITouch>) { places += touches.map { $0.location(in: self) } }
}

private final class KeyLog: UIViewController {
    var codes: [UIKeyboardHIDUsage] = []
    var modifiers: [UIKeyModifierFlags] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) {
            codes.append(key.keyCode)
            modifiers.append(key.modifierFlags)
        }
    }
}
