import Foundation
import QuartzCore
import SDLHost

/// Finds the stages whose code starts timers of the run loop.
///
/// All stages share one run loop, which only tells when its next timer fires. So a new timer is noticed only
/// if it fires before the earlier ones. It belongs to the stage that ran code last.
@MainActor
enum RunLoopTimers {
    /// The time, in seconds since 2001, from which on timers do not count: run loops have own timers that
    /// fire in decades.
    private static let never: TimeInterval = 3e9

    /// The stage that ran code last.
    static weak var stage: Stage?
    /// When the next timer fires, in seconds since 2001.
    private static var next = TimeInterval.infinity

    /// Serves the main queue, and notes which stage has started a timer.
    static func noteNew() {
        var time = serve(.main)
        // With an `async` main, as in tests, the main actor does not run on the first thread.
        if !Thread.isMainThread { time = min(time, serve(.current)) }
        if time < min(next, never) { stage?.noteWallTimer() }
        next = time
    }

    /// Runs the work that a stage's code has just put on the main queue, as by starting tasks of the main
    /// actor, and the work that this starts in turn.
    static func serveWork() {
        // With an `async` main the run loop does not serve the main queue.
        guard Thread.isMainThread else { return }
        var passes = 0
        while MainQueue.isWaiting, passes < mostPasses {
            noteNew()
            passes += 1
        }
    }

    /// The most passes over the main queue in one frame. Work that always starts new work, as a task that
    /// only yields, continues in the next frame.
    private static let mostPasses = 10

    /// Serves a run loop, and returns when its next timer fires, in seconds since 2001.
    private static func serve(_ loop: RunLoop) -> TimeInterval {
        let limit = FrameClock.serveOutsideWork {
            FrameClock.performOutside { loop.limitDate(forMode: .default) }
        }
        return limit?.timeIntervalSinceReferenceDate ?? .infinity
    }
}
