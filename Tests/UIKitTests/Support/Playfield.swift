import QuartzCore
import UITesting

@testable import UIKit

/// A stage whose events can be given one by one, as the host gives them. Each call is one frame of 1/60 s.
final class Playfield {
    static let frame = 1.0 / 60

    let stage: Stage
    var window: UIWindow { stage.window }
    var time: Double { FrameClock.current.now }
    var trace: [TraceEvent] { stage.trace }

    init(size: CGSize = CGSize(width: 400, height: 800)) {
        stage = Stage(size: size)
    }

    /// The diagnostics so far.
    var diagnostics: [String] {
        trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }

    func add<View: UIView>(_ view: View) -> View {
        window.addSubview(view)
        return view
    }

    // MARK: - Frames

    func run(_ events: [HostEvent] = []) {
        UIApplication.shared.pipeline.run(events: events, at: time + Self.frame)
    }

    /// Frames without events.
    func wait(_ seconds: Double) {
        let end = time + seconds
        while time < end { run() }
    }

    func event(_ phase: HostPointerPhase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) -> HostEvent {
        .pointer(phase: phase, finger: finger, location: CGPoint(x: x, y: y), timestamp: time + Self.frame)
    }

    func began(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { run([event(.began, x, y, finger: finger)]) }
    func moved(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { run([event(.moved, x, y, finger: finger)]) }
    func ended(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { run([event(.ended, x, y, finger: finger)]) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        began(x, y)
        ended(x, y)
    }

    /// Down, straight to the end in equal steps, up.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        began(start.x, start.y)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            moved(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
        ended(end.x, end.y)
    }
}

/// Writes down what happens to it.
final class Recorder {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func clear() { lines = [] }
}

/// A view that writes down its touches and moves.
final class RecordingView: UIView {
    var recorder = Recorder()
    var name = "view"

    private func note(_ what: String) { recorder.note("\(name).\(what)") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
    override func willMove(toSuperview newSuperview: UIView?) {
        note("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { note("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
        note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { note("didMoveToWindow") }
    override func layoutSubviews() { note("layoutSubviews") }
}

/// A target that writes down the states that it is told of.
final class States {
    private(set) var all: [UIGestureRecognizer.State] = []
    /// What else is done with a recognizer that sends its action.
    var handler: ((UIGestureRecognizer) -> Void)?
    func handle(_ recognizer: UIGestureRecognizer) {
        all.append(recognizer.state)
        handler?(recognizer)
    }
    func pinched(_ recognizer: UIPinchGestureRecognizer) { all.append(recognizer.state) }
}

/// A delegate that answers what it was told to.
final class Arbiter: UIGestureRecognizerDelegate {
    var allowsBoth = false
    var mayBegin = true
    var takesTouch = true
    var requiresFailureOf: UIGestureRecognizer?
    var isRequiredToFailBy: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        takesTouch
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === requiresFailureOf }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === isRequiredToFailBy }
}
