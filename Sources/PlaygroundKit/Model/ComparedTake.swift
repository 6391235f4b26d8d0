import Foundation
import StageKit
import Takes

/// A take beside the one that is shown: its stage at the same time, and its film.
@MainActor
public final class ComparedTake {
    /// Where it comes from, as "the take before".
    public let name: String
    /// The take.
    public let take: Take
    /// What is known of it so far.
    public private(set) var film: Film
    /// Whether `film` is the whole take's.
    public var isFilmComplete: Bool { recorder.isFinished }

    private let scrubber: TakeScrubber
    private let recorder: FilmRecorder

    init(_ take: Take, of sample: Sample, named name: String, graphics: StageGraphics) {
        self.name = name
        self.take = take
        scrubber = TakeScrubber(take, of: sample, graphics: graphics)
        recorder = FilmRecorder(take, of: sample, graphics: graphics)
        film = recorder.film
    }

    /// Returns the stage at a time of the take.
    func stage(at time: TimeInterval) -> Stage {
        if scrubber.time != time { scrubber.seek(to: time) }
        return scrubber.current.stage
    }

    /// Films for some time.
    func filmOn(for duration: Duration) {
        let deadline = ContinuousClock.now + duration
        while !recorder.isFinished, ContinuousClock.now < deadline {
            recorder.go(on: take.frameInterval * 4)
        }
        if recorder.isFinished { film = recorder.film }
    }
}
