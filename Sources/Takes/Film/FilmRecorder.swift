import Foundation
import StageKit
import UIKit

/// Makes the film of a take, a few frames at a time.
@MainActor
public final class FilmRecorder {
    /// The film so far; complete once `isFinished`.
    public private(set) var film: Film
    /// Whether the take has come to its end.
    public private(set) var isFinished = false

    /// How far the film is, in seconds since the take's start.
    public var time: TimeInterval { run.time }

    private let run: TakeRun
    /// The time from one frame to the next, in seconds; nil for every frame of the take.
    private let step: TimeInterval?
    private var layers: LayerRecording
    private var animations: AnimationRecording
    private var openTransitions: [ObjectIdentifier: Int] = [:]
    /// The layers that had a role in the frame before.
    private var withRoles: Set<Int> = []

    /// Makes a recorder at the start of a take.
    ///
    /// - Parameters:
    ///   - take: what runs.
    ///   - sample: the take's sample.
    ///   - graphics: what draws the stage's pictures.
    ///   - step: the time from one frame of the film to the next, in seconds; nil for every frame of the take.
    public init(
        _ take: Take, of sample: Sample, graphics: StageGraphics = StageGraphics(),
        step: TimeInterval? = nil
    ) {
        self.step = step
        film = Film(take: take)
        run = TakeRun(take, of: sample, graphics: graphics)
        layers = LayerRecording(of: run.stage.application.screen)
        animations = AnimationRecording(of: run.stage.application.screen)
        if step == nil { run.didRunFrame = { [weak self] _ in self?.record() } }
    }

    /// Records the whole film of a take.
    public static func film(
        of take: Take, sample: Sample, graphics: StageGraphics = StageGraphics()
    ) -> Film {
        let recorder = FilmRecorder(take, of: sample, graphics: graphics)
        while !recorder.isFinished { recorder.go(on: 1) }
        return recorder.film
    }

    /// Records some seconds of the take.
    ///
    /// - Parameters:
    ///   - seconds: at least one frame's.
    ///   - end: where to stop, in seconds since the take's start: what comes after it may still change.
    public func go(on seconds: TimeInterval, until end: TimeInterval = .infinity) {
        guard !isFinished, run.time < end else { return }
        let target = min(run.time + max(seconds, film.take.frameInterval), end)
        if let step { sketch(to: target, step) } else { run.advance(to: target, isSeen: true) }
        guard run.isOver, end == .infinity else { return }
        film.isAtRest = run.take.end != nil || !run.isMoving
        isFinished = true
        animations.setOpenEnds(film.duration, in: &film.animations)
    }

    /// Goes on with a take that is the same as the film's so far.
    ///
    /// - Returns: false if it is not; the film stays as it is.
    public func follow(_ take: Take) -> Bool {
        guard run.canFollow(take) else { return false }
        run.follow(take)
        film.take = take
        isFinished = false
        animations.setOpenEnds(.infinity, in: &film.animations)
        return true
    }

    // MARK: - A frame

    /// Records frames that lie a step from each other, and those between two of which nothing moves.
    private func sketch(to target: TimeInterval, _ step: TimeInterval) {
        while run.time < target {
            run.play(to: min(run.time + step, target))
            if film.times.last.map({ run.frameTime > $0 }) ?? true { record() }
            if run.isOver { return }
        }
    }

    private func record() {
        let frame = film.times.count
        film.times.append(run.frameTime)
        layers.record(frame, into: &film.layers)
        animations.record(at: run.frameTime, numbers: layers, into: &film.animations)
        recordTransitions(in: frame)
        recordRoles(in: frame)
        for call in run.calls(from: film.calls.count) {
            film.calls.append(call)
            film.frameOfCall.append(frame)
        }
    }

    private func recordRoles(in frame: Int) {
        var roles: [Int: Set<Film.Role>] = [:]
        for (view, role) in run.stage.application.trace.roles(in: run.stage.application.windows) {
            guard let id = layers.number(of: view.layer),
                let role = Film.Role(rawValue: role.rawValue)
            else { continue }
            roles[id, default: []].insert(role)
        }
        for id in Set(roles.keys).union(withRoles)
        where film.layers[id].roles.last?.roles ?? [] != roles[id] ?? [] {
            film.layers[id].roles.append((frame, roles[id] ?? []))
        }
        withRoles = Set(roles.keys)
    }

    private func recordTransitions(in frame: Int) {
        for (id, standing) in run.stage.application.trace.standings {
            let index: Int
            if let known = openTransitions[id] {
                index = known
            } else {
                index = film.transitions.count
                openTransitions[id] = index
                film.transitions.append(
                    Film.Transition(
                        kind: Film.Transition.Kind(rawValue: standing.kind.rawValue) ?? .child,
                        subject: standing.subject, duration: standing.duration, firstFrame: frame))
            }
            film.transitions[index].progress.append(standing.progress)
            film.transitions[index].isInteractive.append(standing.isInteractive)
            film.transitions[index].isCancelled = standing.isCancelled
        }
        let open = Set(run.stage.application.trace.standings.map(\.id))
        openTransitions = openTransitions.filter { open.contains($0.key) }
    }
}

extension Film {
    /// The film of a take that is run from its start to its end.
    ///
    /// ```swift
    /// let film = Film(of: take, sample: sample)
    /// #expect(film.jumps.isEmpty)
    /// ```
    @MainActor public init(of take: Take, sample: Sample, graphics: StageGraphics = StageGraphics()) {
        self = FilmRecorder.film(of: take, sample: sample, graphics: graphics)
    }
}
