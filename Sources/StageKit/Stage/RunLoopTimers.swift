import Foundation
import QuartzCore
import SDLHost

/// Finds the stages whose code starts timers of the run loop.
///
/// The run loop is one for all stages, and only says when its next timer fires, so a timer is noticed where it fires
/// before those that there were. It belongs to the stage that ran code last.
@MainActor
enum RunLoopTimers {
    /// Run loops have timers of their own, which are not to fire for decades: seconds since 2001.
    private static let never: TimeInterval = 3e9

    /// The stage that ran code last.
    static weak var stage: Stage?
    /// When the next timer fires, in seconds since 2001.
    private static var next = TimeInterval.infinity

    /// Serves the main queue, and notes which stage has started a timer.
    static func noteNew() {
        var time = serve(.main)
        // With an `async` main, as in tests, another thread than the first is the main actor's.
        if !Thread.isMainThread { time = min(time, serve(.current)) }
        if time < min(next, never) { stage?.noteWallTimer() }
        next = time
    }

    /// Does the work that a stage's code has just asked for, as by starting tasks of the main actor, and what that work
    /// asks for.
    static func serveWork() {
        // With an `async` main the run loop does not serve the main queue.
        guard Thread.isMainThread else { return }
        var passes = 0
        while MainQueue.isWaiting, passes < mostPasses {
            noteNew()
            passes += 1
        }
    }

    /// Work that asks for work for ever, as a task that only yields, goes on in the next frame.
    private static let mostPasses = 10

    /// Serves a run loop, and returns when its next timer fires, in seconds since 2001.
    private static func serve(_ loop: RunLoop) -> TimeInterval {
        let limit = FrameClock.serveOutsideWork {
            FrameClock.performOutside { loop.limitDate(forMode: .default) }
        }
        return limit?.timeIntervalSinceReferenceDate ?? .infinity
    }
}
