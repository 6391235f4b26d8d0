import Foundation
import StageKit
import UIKit

/// Makes the film of a take, a few frames at a time.
@MainActor
public final class FilmRecorder {
    /// The film so far; complete once `isFinished`.
    public var film: Film { recording.film }
    /// Whether the take has come to its end.
    public private(set) var isFinished = false

    /// The time up to which the film is recorded, in seconds since the take's start.
    public var time: TimeInterval { run.time }

    private let recording: FilmRecording
    /// The run that is filmed.
    package var run: TakeRun { recording.run }
    /// The time from one frame to the next, in seconds; nil for every frame of the take.
    private let step: TimeInterval?

    /// Makes a recorder at the start of a take.
    ///
    /// - Parameters:
    ///   - take: the take to film.
    ///   - sample: the take's sample.
    ///   - graphics: draws the stage's pictures.
    ///   - step: the time from one frame of the film to the next, in seconds; nil for every frame of the take.
    public init(
        _ take: Take, of sample: Sample, graphics: StageGraphics = .shared,
        step: TimeInterval? = nil
    ) {
        self.step = step
        recording = FilmRecording(of: TakeRun(take, of: sample, graphics: graphics))
        if step == nil { run.didRunFrame = { [weak recording] _ in recording?.record() } }
    }

    /// Records the whole film of a take.
    public static func film(
        of take: Take, sample: Sample, graphics: StageGraphics = .shared
    ) -> Film {
        let recorder = FilmRecorder(take, of: sample, graphics: graphics)
        while !recorder.isFinished { recorder.go(on: 1) }
        return recorder.film
    }

    /// Records some seconds of the take.
    ///
    /// - Parameters:
    ///   - seconds: how many; at least one frame is recorded.
    ///   - end: the time at which to stop, in seconds since the take's start, as later events may still
    ///     change.
    public func go(on seconds: TimeInterval, until end: TimeInterval = .infinity) {
        guard !isFinished, run.time < end else { return }
        let target = min(run.time + max(seconds, film.take.frameInterval), end)
        if let step { sketch(to: target, step) } else { run.advance(to: target, isSeen: true) }
        guard run.isOver, end == .infinity else { return }
        recording.film.wallTimerStart = run.wallTimerStart
        recording.film.outsideChange = run.outsideChange
        recording.film.isAtRest = run.take.end != nil || !run.isMoving
        isFinished = true
        recording.setOpenEnds(film.duration)
    }

    /// Continues with another take, if it is the same as the film's take so far.
    ///
    /// - Returns: false if it is not the same; the film stays as it is.
    public func follow(_ take: Take) -> Bool {
        guard run.canFollow(take) else { return false }
        run.follow(take)
        recording.film.take = take
        isFinished = false
        recording.setOpenEnds(.infinity)
        return true
    }

    /// Records frames at a distance of `step`, and skips the time in which nothing moves.
    private func sketch(to target: TimeInterval, _ step: TimeInterval) {
        while run.time < target {
            run.play(to: min(run.time + step, target))
            recording.record()
            if run.isOver { return }
        }
    }
}

extension Film {
    /// The film of a take that is run from its start to its end.
    ///
    /// ```swift
    /// let film = Film(of: take, sample: sample)
    /// #expect(film.jumps.isEmpty)
    /// ```
    @MainActor public init(of take: Take, sample: Sample, graphics: StageGraphics = .shared) {
        self = FilmRecorder.film(of: take, sample: sample, graphics: graphics)
    }
}
