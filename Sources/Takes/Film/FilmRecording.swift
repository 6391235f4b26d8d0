import Foundation
import UIKit

/// Records the frames of a run that the caller advances.
@MainActor
package final class FilmRecording {
    /// The film so far.
    package internal(set) var film: Film
    /// The run that is recorded.
    package let run: TakeRun
    /// The time up to which the run was recorded, in seconds since the take's start.
    package private(set) var time: TimeInterval = 0

    private let screen: UIScreen
    private var layers: LayerRecording
    private var animations: AnimationRecording
    private var openTransitions: [ObjectIdentifier: Int] = [:]
    /// The layers that had a role in the frame before.
    private var withRoles: Set<Int> = []

    /// Makes a recording of a run that has shown nothing but its first frame.
    package init(of run: TakeRun) {
        self.run = run
        film = Film(take: run.take)
        screen = run.stage.application.screen
        layers = LayerRecording(of: screen)
        animations = AnimationRecording(of: screen)
    }

    /// Whether the run still shows the stage that it showed when the recording was made.
    package var isOfShownStage: Bool { run.stage.application.screen === screen }

    /// Records the frame that the run shows, unless it was recorded.
    ///
    /// - Parameter looks: whether to record the looks of the layers, which costs the most. With false they
    ///   stay as they were, unless an animation of a new layer has begun.
    package func record(looks: Bool = true) {
        film.take = run.take
        time = run.time
        guard film.times.last.map({ run.frameTime > $0 }) ?? true else { return }
        recordFrame(looks)
    }

    /// Sets the end of animations that have none yet.
    func setOpenEnds(_ end: TimeInterval) { animations.setOpenEnds(end, in: &film.animations) }

    private func recordFrame(_ looks: Bool) {
        let frame = film.times.count
        film.times.append(run.frameTime)
        if looks { layers.record(frame, into: &film) }
        let waiting = animations.waiting
        animations.record(at: run.frameTime, numbers: layers, into: &film.animations)
        if !looks, animations.waiting > waiting {
            layers.record(frame, into: &film)
            animations.record(at: run.frameTime, numbers: layers, into: &film.animations)
        }
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
