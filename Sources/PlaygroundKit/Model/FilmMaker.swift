import Foundation
import StageKit
import Takes

/// Makes the film of a take beside what the tool shows: the frames that are shown while one plays, and every frame of
/// the take while nothing else is to be done.
@MainActor
final class FilmMaker {
    /// How long it goes on in one of the tool's frames: while nothing else is to be done, and beside playing.
    static let time = (idle: Duration.milliseconds(6), playing: Duration.milliseconds(2))
    /// The time between two frames that are filmed beside playing, in seconds.
    private static let sketchedStep: TimeInterval = 1.0 / 60
    /// The frames of the tool between two looks at a film that is not complete: drawing it takes a while.
    private static let framesPerLook = 12

    /// The take.
    var take: Take { recorder.film.take }
    /// Whether every frame of the take is filmed.
    var isComplete: Bool { recorder.isFinished }

    private let sample: Sample
    private let graphics: StageGraphics
    /// Films every frame.
    private let recorder: FilmRecorder
    /// Films the frames that are shown; nil before the first.
    private var sketcher: FilmRecorder?
    private var framesUntilLook = 0

    /// Begins a film.
    init(_ take: Take, of sample: Sample, graphics: StageGraphics) {
        self.sample = sample
        self.graphics = graphics
        recorder = FilmRecorder(take, of: sample, graphics: graphics)
    }

    /// What is known so far.
    var film: Film {
        guard !isComplete, let sketcher, sketcher.time > recorder.time else { return recorder.film }
        return sketcher.film
    }

    /// Goes on with a take that is the same as the film's so far.
    ///
    /// - Returns: false if it is not; the film stays as it is.
    func follow(_ take: Take) -> Bool {
        if sketcher?.follow(take) == false { sketcher = nil }
        return recorder.follow(take)
    }

    /// Films further.
    ///
    /// - Returns: whether to look at the film.
    func goOn() -> Bool {
        guard !isComplete else { return false }
        let deadline = ContinuousClock.now + Self.time.idle
        repeat {
            recorder.go(on: take.frameInterval)
        } while !isComplete && ContinuousClock.now < deadline
        return isLookDue
    }

    /// Films the frames up to one that is shown.
    ///
    /// - Parameter time: its time, in seconds since the take's start.
    /// - Returns: whether to look at the film.
    func sketch(until time: TimeInterval) -> Bool {
        guard !isComplete else { return false }
        let sketcher =
            sketcher ?? FilmRecorder(take, of: sample, graphics: graphics, step: Self.sketchedStep)
        self.sketcher = sketcher
        let deadline = ContinuousClock.now + Self.time.playing
        repeat {
            sketcher.go(on: Self.sketchedStep, until: time)
        } while sketcher.time < time && ContinuousClock.now < deadline
        return isLookDue
    }

    private var isLookDue: Bool {
        framesUntilLook -= 1
        guard isComplete || framesUntilLook <= 0 else { return false }
        framesUntilLook = Self.framesPerLook
        return true
    }
}
