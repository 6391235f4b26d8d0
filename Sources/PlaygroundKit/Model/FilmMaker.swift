import Foundation
import StageKit
import Takes

/// Makes the film of a take beside what the tool shows: the frames that are shown while the take plays, and every frame
/// of it while nothing else is to be done.
@MainActor
final class FilmMaker {
    /// How long it goes on in one of the tool's frames: while nothing else is to be done, and beside playing.
    static let time = (idle: Duration.milliseconds(6), playing: Duration.milliseconds(2))
    /// The time between two frames that are filmed beside playing, in seconds.
    private static let sketchedStep: TimeInterval = 1.0 / 60
    /// The frames of the tool between two looks at a film that is not complete: drawing it takes a while.
    private static let framesPerLook = 12
    /// The frames of the tool for one of the film, while the run that is shown is filmed. What the layers look like is
    /// noted only in the one that is looked at.
    private static let framesPerRecord = 4

    /// The take.
    var take: Take { recorder.film.take }
    /// Whether every frame of the take is filmed.
    var isComplete: Bool { recorder.isFinished }

    private let sample: Sample
    private let graphics: StageGraphics
    /// Films every frame.
    private let recorder: FilmRecorder
    /// Films the frames of the run that is shown, as long as one run goes on from the take's start.
    private var watched: FilmRecording?
    /// Films the frames that are shown on a stage of its own, where the run that is shown began later.
    private var sketcher: FilmRecorder?
    private var framesUntilLook = 0

    /// Begins the film of a take that is shown.
    init(_ take: Take, of sample: Sample, shown run: TakeRun, graphics: StageGraphics) {
        self.sample = sample
        self.graphics = graphics
        recorder = FilmRecorder(take, of: sample, graphics: graphics)
        if run.frameTime == 0 { watched = FilmRecording(of: run) }
    }

    /// What is known so far.
    var film: Film {
        guard !isComplete else { return recorder.film }
        if let watched, watched.time > recorder.time { return watched.film }
        if let sketcher, sketcher.time > recorder.time { return sketcher.film }
        return recorder.film
    }

    /// Goes on with a take that is the same as the film's so far.
    ///
    /// - Returns: false if it is not; the film stays as it is.
    func follow(_ take: Take) -> Bool {
        if let watched, !watched.run.canFollow(take) { self.watched = nil }
        if sketcher?.follow(take) == false { sketcher = nil }
        return recorder.follow(take)
    }

    /// Films further.
    ///
    /// - Parameter duration: how long.
    /// - Returns: whether to look at the film.
    func goOn(for duration: Duration) -> Bool {
        guard !isComplete else { return false }
        let deadline = ContinuousClock.now + duration
        repeat {
            recorder.go(on: take.frameInterval)
        } while !isComplete && ContinuousClock.now < deadline
        // Beside playing the frames that are shown say when to look at what is not complete.
        return isComplete || duration == Self.time.idle && isLookDue
    }

    /// Films the frames up to one that is shown.
    ///
    /// - Parameter run: what shows it.
    /// - Returns: whether to look at the film.
    func sketch(_ run: TakeRun) -> Bool {
        guard !isComplete else { return false }
        if !watch(run) { sketch(until: run.time) }
        return isLookDue
    }

    /// Leaves out frames that are shown, as nobody looks at the film.
    ///
    /// - Parameter run: what shows them.
    func leaveOut(_ run: TakeRun) {
        if let watched, run.time > watched.time { self.watched = nil }
    }

    /// Films the frame that is shown, without running it once more.
    ///
    /// - Returns: false if the run is not the one that was filmed so far.
    private func watch(_ run: TakeRun) -> Bool {
        guard let watched else { return false }
        if run.time <= watched.time { return true }
        guard watched.run === run, watched.isOfShownStage else {
            self.watched = nil
            return false
        }
        let framesLeft = max(framesUntilLook - 1, 0)
        if framesLeft.isMultiple(of: Self.framesPerRecord) { watched.record(looks: framesLeft == 0) }
        return true
    }

    private func sketch(until time: TimeInterval) {
        let sketcher =
            sketcher ?? FilmRecorder(take, of: sample, graphics: graphics, step: Self.sketchedStep)
        self.sketcher = sketcher
        let deadline = ContinuousClock.now + Self.time.playing
        repeat {
            sketcher.go(on: Self.sketchedStep, until: time)
        } while sketcher.time < time && ContinuousClock.now < deadline
    }

    private var isLookDue: Bool {
        framesUntilLook -= 1
        guard isComplete || framesUntilLook <= 0 else { return false }
        framesUntilLook = Self.framesPerLook
        return true
    }
}
