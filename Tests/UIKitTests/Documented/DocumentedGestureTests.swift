import Foundation
import Testing
import UIKit
import UITesting

/// States, numbers and arbitration of gesture recognizers.
@MainActor
struct DocumentedGestureTests {
    private final class Log: UIGestureRecognizerDelegate {
        var states: [UIGestureRecognizer.State] = []
        var lines: [String] = []
        var handler: ((UIGestureRecognizer) -> Void)?
        /// Answers of the delegate.
        var begins = true
        var shares = false
        var refused: UIView?

        func handle(_ recognizer: UIGestureRecognizer) {
            states.append(recognizer.state)
            lines.append("\(recognizer.name ?? "?") \(recognizer.state.rawValue)")
            handler?(recognizer)
        }
        /// The states without repetitions.
        var course: [UIGestureRecognizer.State] {
            states.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
            -> Bool
        {
            refused == nil || touch.view !== refused
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { shares }
    }

    private final class Toucher: UIView {
        var phases: [String] = []
        private func note(_ phase: String) { if phases.last != phase { phases.append(phase) } }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled")
        }
    }

    private func field(on stage: Stage) -> Toucher {
        let view = Toucher(frame: stage.window.bounds)
        view.isMultipleTouchEnabled = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    private let middle = CGPoint(x: 195, y: 400)
    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    // require(toFail:) documentation, with its example of single and double taps.
    @Test(arguments: [1, 2])
    func `a single tap waits until there is no second`(taps: Int) {
        let stage = Stage()
        let view = field(on: stage)
        let log = Log()
        let single = UITapGestureRecognizer(target: log, action: Log.handle)
        let double = UITapGestureRecognizer(target: log, action: Log.handle)
        (single.name, double.name) = ("single", "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        stage.tap(middle)
        if taps == 2 {
            stage.advance(by: 0.08)
            stage.tap(middle)
        }
        #expect(log.lines == (taps == 2 ? ["double 3"] : []))
        stage.advance(by: 1)

        #expect(log.lines == (taps == 2 ? ["double 3"] : ["single 3"]))
    }

    // setTranslation(_:in:): the translation counts from there.
    @Test func `translations that are set back each time add up to the finger's way`() {
        let stage = Stage()
        let view = field(on: stage)
        let log = Log()
        var (sum, first, last) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
        log.handler = { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            let step = pan.translation(in: view)
            if pan.state == .began {
                first = pan.location(in: view)
            } else {
                sum = CGPoint(x: sum.x + step.x, y: sum.y + step.y)
                last = pan.location(in: view)
            }
            pan.setTranslation(.zero, in: view)
        }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: log, action: Log.handle))
        stage.drag(from: at(100, 300), to: at(250, 500), over: 0.4)

        #expect(log.course == [.began, .changed, .ended])
        #expect(abs(sum.x - (last.x - first.x)) < 0.01 && abs(sum.y - (last.y - first.y)) < 0.01)
        #expect(sum.x > 100)
    }

    // Well known: the translation of a pan does not jump when fingers come or go, though its location does.
    @Test func `a second finger that comes and goes does not make a pan's translation jump`() {
        let stage = Stage()
        let view = field(on: stage)
        let log = Log()
        let pan = UIPanGestureRecognizer(target: log, action: Log.handle)
        view.addGestureRecognizer(pan)
        func x() -> CGFloat { pan.translation(in: view).x }
        stage.touch(.began, at: at(50, 300))
        stage.move(to: at(150, 300), over: 0.3)
        let alone = x()
        stage.touch(.began, at: at(300, 600), finger: 1)
        stage.advance(by: 0.05)
        #expect(abs(x() - alone) < 0.5)
        #expect(pan.numberOfTouches == 2)
        stage.move(to: at(190, 300), over: 0.2)
        #expect(abs(x() - alone - 20) < 1)
        stage.touch(.ended, at: at(300, 600), finger: 1)
        stage.advance(by: 0.05)
        #expect(abs(x() - alone - 20) < 1)
        #expect(log.course == [.began, .changed])
        stage.move(to: at(200, 300), over: 0.2)
        #expect(abs(x() - alone - 30) < 1)
        stage.touch(.ended, at: at(200, 300))

        #expect(log.course == [.began, .changed, .ended])
    }

    // UIPanGestureRecognizer.minimumNumberOfTouches.
    @Test func `a pan of two fingers does not begin with one`() {
        let stage = Stage()
        let view = field(on: stage)
        let log = Log()
        let pan = UIPanGestureRecognizer(target: log, action: Log.handle)
        pan.minimumNumberOfTouches = 2
        view.addGestureRecognizer(pan)
        stage.drag(from: at(100, 300), to: at(250, 300), over: 0.3)
        #expect(log.states.isEmpty)
        stage.touch(.began, at: at(100, 300))
        stage.touch(.began, at: at(200, 300), finger: 1)
        stage.move(to: at(100, 350), over: 0.1)
        stage.move(to: at(200, 350), over: 0.1, finger: 1)
        stage.move(to: at(100, 400), over: 0.1)

        #expect(log.course == [.began, .changed])
        stage.touch(.ended, at: at(100, 400))
        stage.touch(.ended, at: at(200, 350), finger: 1)
        #expect(log.course == [.began, .changed, .ended])
    }

    // UILongPressGestureRecognizer: half a second, ten points; continuous once it has begun.
    @Test func `a long press begins in time, follows the finger, and fails for one that moves first`() {
        let stage = Stage()
        let view = field(on: stage)
        let log = Log()
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: log, action: Log.handle))
        stage.touch(.began, at: middle)
        stage.move(to: at(199, 402), over: 0.1)
        stage.advance(by: 0.3)
        #expect(log.states.isEmpty)
        stage.advance(by: 0.2)
        #expect(log.states == [.began])
        stage.move(to: at(300, 500), over: 0.2)
        stage.touch(.ended, at: at(300, 500))
        #expect(log.course == [.began, .changed, .ended])

        log.states = []
        stage.touch(.began, at: middle)
        stage.move(to: at(225, 400), over: 0.1)
        stage.advance(by: 1)
        stage.touch(.ended, at: at(225, 400))
        #expect(log.states.isEmpty)
    }

    // UIGestureRecognizer.isEnabled: "If you change this property to false while a gesture recognizer is currently
    // recognizing a gesture, the gesture recognizer transitions to a cancelled state."
    @Test func `a recognizer that is disabled on its way is cancelled, and waits for new touches`() {
        let stage = Stage()
        let view = field(on: stage)
        let log = Log()
        let pan = UIPanGestureRecognizer(target: log, action: Log.handle)
        view.addGestureRecognizer(pan)
        stage.touch(.began, at: middle)
        stage.move(to: at(195, 500), over: 0.2)
        pan.isEnabled = false
        stage.advance(by: 0.05)
        #expect(log.course == [.began, .changed, .cancelled])
        pan.isEnabled = true
        stage.move(to: at(195, 700), over: 0.2)
        stage.touch(.ended, at: at(195, 700))
        #expect(log.course == [.began, .changed, .cancelled])
        stage.drag(from: middle, to: at(195, 500), over: 0.2)

        #expect(log.course == [.began, .changed, .cancelled, .began, .changed, .ended])
    }

    // cancelsTouchesInView and delaysTouchesBegan documentation.
    @Test func `what the view hears of a pan's touch depends on the recognizer`() {
        let stage = Stage()
        let view = field(on: stage)
        let log = Log()
        let pan = UIPanGestureRecognizer(target: log, action: Log.handle)
        view.addGestureRecognizer(pan)
        func drag() -> [String] {
            view.phases = []
            stage.drag(from: at(100, 300), to: at(250, 300), over: 0.3)
            stage.advance(by: 0.5)
            return view.phases
        }
        let plain = drag()
        #expect(plain.first == "began" && plain.last == "cancelled" && !plain.contains("ended"))
        pan.cancelsTouchesInView = false
        #expect(drag() == ["began", "moved", "ended"])
        pan.cancelsTouchesInView = true
        pan.delaysTouchesBegan = true
        #expect(drag() == [])

        view.phases = []
        stage.tap(middle)
        stage.advance(by: 0.5)
        #expect(view.phases == ["began", "ended"])
    }

    // UIGestureRecognizerDelegate: shouldReceive keeps a touch away, shouldBegin lets the gesture fail; another
    // recognizer of the same touch then recognizes.
    @Test func `a delegate keeps touches of a subview away, or lets a gesture fail`() {
        let stage = Stage()
        let view = field(on: stage)
        let child = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
        view.addSubview(child)
        let (outerLog, log) = (Log(), Log())
        let pan = UIPanGestureRecognizer(target: log, action: Log.handle)
        let outer = UIPanGestureRecognizer(target: outerLog, action: Log.handle)
        pan.delegate = log
        view.addGestureRecognizer(pan)
        stage.window.addGestureRecognizer(outer)
        log.refused = child
        stage.touch(.began, at: middle)
        #expect(pan.numberOfTouches == 0 && outer.numberOfTouches == 1)
        stage.move(to: at(195, 500), over: 0.2)
        stage.touch(.ended, at: at(195, 500))
        #expect(log.states.isEmpty && outerLog.course == [.began, .changed, .ended])

        (log.refused, log.begins, outerLog.states) = (nil, false, [])
        stage.drag(from: middle, to: at(195, 500), over: 0.2)
        #expect(log.states.isEmpty && outerLog.course == [.began, .changed, .ended])

        (log.begins, outerLog.states) = (true, [])
        stage.drag(from: middle, to: at(195, 500), over: 0.2)
        #expect(log.course == [.began, .changed, .ended] && outerLog.states.isEmpty)
    }

    // UIPinchGestureRecognizer.scale and UIRotationGestureRecognizer.rotation count from where they are set.
    @Test(arguments: [true, false])
    func `pinch and rotation recognize together only where a delegate lets them`(shares: Bool) {
        let stage = Stage()
        let view = field(on: stage)
        let (pinchLog, turnLog) = (Log(), Log())
        pinchLog.shares = shares
        let pinch = UIPinchGestureRecognizer(target: pinchLog, action: Log.handle)
        let turn = UIRotationGestureRecognizer(target: turnLog, action: Log.handle)
        pinch.delegate = pinchLog
        view.addGestureRecognizer(pinch)
        view.addGestureRecognizer(turn)
        stage.touch(.began, at: at(100, 400))
        stage.touch(.began, at: at(200, 400), finger: 1)
        stage.move(to: at(250, 500), over: 0.3, finger: 1)
        #expect((!pinchLog.states.isEmpty && !turnLog.states.isEmpty) == shares)
        #expect(!pinchLog.states.isEmpty || !turnLog.states.isEmpty)
        if shares {
            pinch.scale = 1
            turn.rotation = 0
            stage.move(to: at(100, 560.555), over: 0.3, finger: 1)
            // From (150, 100) beside the first finger to (0, 160.6): a quarter turn less 33.7 degrees, distance 180.3 to
            // 160.6.
            #expect(abs(pinch.scale - 0.8906) < 0.01)
            #expect(abs(turn.rotation - 0.9828) < 0.01)
        }
        stage.touch(.ended, at: shares ? at(100, 560.555) : at(250, 500), finger: 1)
        stage.touch(.ended, at: at(100, 400))
        stage.advance(by: 0.1)

        for log in [pinchLog, turnLog] where !log.states.isEmpty { #expect(log.course.last == .ended) }
    }

    // UISwipeGestureRecognizer: discrete, in its direction; a slow drag is none.
    @Test func `a swipe is quick and goes its way`() {
        let stage = Stage()
        let view = field(on: stage)
        let log = Log()
        for (name, direction) in [("left", UISwipeGestureRecognizer.Direction.left), ("up", .up)] {
            let swipe = UISwipeGestureRecognizer(target: log, action: Log.handle)
            swipe.name = name
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
        stage.drag(from: at(300, 400), to: at(100, 405), over: 0.15)
        #expect(log.lines == ["left 3"])
        stage.drag(from: at(100, 400), to: at(300, 400), over: 0.15)
        stage.drag(from: at(300, 400), to: at(200, 400), over: 3)
        #expect(log.lines == ["left 3"])
        stage.drag(from: at(200, 600), to: at(205, 400), over: 0.15)

        #expect(log.lines == ["left 3", "up 3"])
    }

    // UIScreenEdgePanGestureRecognizer.edges are the screen's, whatever the direction of reading.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `an edge pan begins at its own edge of the screen`(direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage()
        stage.userInterfaceLayoutDirection = direction
        let view = field(on: stage)
        let log = Log()
        for (name, edges) in [("left", UIRectEdge.left), ("right", .right)] {
            let pan = UIScreenEdgePanGestureRecognizer(target: log, action: Log.handle)
            pan.name = name
            pan.edges = edges
            view.addGestureRecognizer(pan)
        }
        stage.drag(from: at(100, 400), to: at(300, 400), over: 0.3)
        #expect(log.lines.isEmpty)
        stage.drag(from: at(1, 400), to: at(200, 400), over: 0.3)
        #expect(log.lines.first == "left 1" && log.lines.last == "left 3")
        log.lines = []
        stage.drag(from: at(389, 400), to: at(200, 400), over: 0.3)

        #expect(log.lines.first == "right 1" && log.lines.last == "right 3")
    }

    private final class Lift: UIGestureRecognizer {
        var resets = 0
        var shares = false
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            if numberOfTouches > 1 { state = .failed }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
        override func reset() { resets += 1 }
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !shares }
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
            !shares
        }
    }

    // UIGestureRecognizer, "Methods for subclasses": reset() comes when the state has become recognized or failed.
    @Test func `a recognizer of one's own is reset after it has recognized or failed`() {
        let stage = Stage()
        let view = field(on: stage)
        let (log, tapLog) = (Log(), Log())
        let lift = Lift(target: log, action: Log.handle)
        let tap = UITapGestureRecognizer(target: tapLog, action: Log.handle)
        view.addGestureRecognizer(lift)
        stage.tap(middle)
        stage.advance(by: 0.1)
        #expect(log.states == [.recognized] && lift.resets == 1 && lift.state == .possible)

        stage.touch(.began, at: middle)
        stage.touch(.began, at: at(100, 100), finger: 1)
        stage.touch(.ended, at: middle)
        stage.touch(.ended, at: at(100, 100), finger: 1)
        stage.advance(by: 0.1)
        #expect(log.states == [.recognized] && lift.resets == 2 && lift.state == .possible)

        view.addGestureRecognizer(tap)
        lift.shares = true
        stage.tap(middle)
        stage.advance(by: 0.1)
        #expect(log.states.count == 2 && tapLog.states == [.ended])
    }
}
