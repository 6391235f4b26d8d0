import CSDL2
import QuartzCore
import UIKit

/// The only reader of a real clock: it derives the frame clock's seconds from SDL's counters.
@MainActor
final class HostClock {
    private let secondsPerCount = 1 / Double(SDL_GetPerformanceFrequency())
    private var timeline: HostTimeline
    /// What to add to SDL's ticks. They are cut to whole milliseconds, so the smallest difference seen is the
    /// best.
    private var tickOffset = Double.infinity

    /// - Parameter speed: the speed of the frame clock against the wall clock; 0.1 is a tenth.
    init(speed: Double = 1) {
        let start = Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
        timeline = HostTimeline(speed: speed, start: start)
    }

    /// Seconds of the wall clock.
    var wall: Double { Double(SDL_GetPerformanceCounter()) * secondsPerCount }

    /// Seconds of the frame clock.
    var now: Double { frameTime(wall: wall) }

    func frameTime(wall: Double) -> Double { timeline.frameTime(wall: wall) }

    func wallTime(frame: Double) -> Double { timeline.wallTime(frame: frame) }

    /// Skips the part of a gap since the last frame that is too long for what is animated.
    func leaveOutGap(since pipeline: FramePipeline) {
        timeline.leaveOutGap(before: wall, since: pipeline.now, demand: pipeline.demand)
    }

    /// Returns the frame clock's seconds for an SDL event's time stamp; never later than now.
    func frameTime(ticks: UInt32) -> Double {
        let wall = wall
        let now = SDL_GetTicks64()
        tickOffset = min(tickOffset, wall - Double(now) / 1000)
        // Stamps have 32 bits: take the one nearest to now.
        let age = UInt32(truncatingIfNeeded: now) &- ticks
        let stamp = Double(age > UInt32(Int32.max) ? now : now - UInt64(age)) / 1000
        return frameTime(wall: min(wall, stamp + tickOffset))
    }
}
