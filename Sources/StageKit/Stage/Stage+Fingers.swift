import Foundation
import UIKit

extension Stage {
    /// Puts a finger down and lifts it again.
    ///
    /// - Parameters:
    ///   - location: in points of the stage.
    ///   - duration: seconds that the finger stays down.
    public func tap(_ location: CGPoint, for duration: TimeInterval = 0.05) {
        touch(.began, at: location)
        advance(by: duration)
        touch(.ended, at: location)
    }

    /// Taps the middle of a view, wherever it is on the stage.
    public func tap(_ view: UIView) {
        tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    /// Drags with a finger: puts it down, moves it evenly, a step each frame, and lifts it.
    ///
    /// - Parameters:
    ///   - start: where the finger comes down, in points of the stage.
    ///   - end: where it goes.
    ///   - duration: the duration of the movement, in seconds.
    ///   - finger: the number of the finger; the first is 0.
    ///   - rest: seconds that the finger rests at the end, so that it is lifted without velocity.
    public func drag(
        from start: CGPoint, to end: CGPoint, over duration: TimeInterval, finger: Int = 0,
        resting rest: TimeInterval = 0
    ) {
        touch(.began, at: start, finger: finger)
        move(to: end, over: duration, finger: finger)
        if rest > 0 { advance(by: rest) }
        touch(.ended, at: end, finger: finger)
    }

    /// Moves a finger that is down evenly, a step each frame, and leaves it down.
    public func move(to end: CGPoint, over duration: TimeInterval, finger: Int = 0) {
        guard let start = fingers[finger] else {
            preconditionFailure("Finger \(finger) is not down: begin with touch(.began, at:, finger:).")
        }
        let steps = max(1, (duration / frameDuration).rounded())
        let beginning = now
        for step in stride(from: 1, through: steps, by: 1) {
            let part = step / steps
            let location = CGPoint(
                x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            let moment = beginning + duration * part
            runFrame([pointer(.moved, at: location, finger: finger, time: moment)], at: moment)
        }
    }

    /// Decides that the release of the fingers finishes or cancels the running interactive transition, as a
    /// release past or before its threshold does. Without a finger it ends at once. Does nothing without such
    /// a transition, or if its driver is not one of UIKit's.
    public func decideInteraction(finishes: Bool) {
        application.trace.decideInteraction(finishes: finishes, hasFinger: !fingers.isEmpty)
    }

    /// Whether an interactive transition runs whose outcome `decideInteraction(finishes:)` decides.
    public var canDecideInteraction: Bool {
        application.trace.standings.contains { $0.standing.canBeDecided }
    }

    /// Plays a script from now on, until its last touch.
    ///
    /// - Parameters:
    ///   - script: the script; its size is ignored.
    ///   - speed: the seconds of the stage that a second of the script takes: 2 plays at half the speed.
    public func perform(_ script: TouchScript, speed: Double = 1) {
        let events = script.touches.map { touch in
            StagePlayer.Event(
                time: touch.time * speed,
                kind: .touch(touch.phase, location: touch.location, finger: touch.finger))
        }
        var player = StagePlayer(stage: self, events: events)
        while player.hasEvents, player.runFrame(upTo: .infinity) {}
    }
}
