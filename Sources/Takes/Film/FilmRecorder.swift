import Foundation
import QuartzCore
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
    private let starts: LayerStarts
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Keeps the layers, whose identifiers would be given away again.
    private var layers: [CALayer] = []
    private var openAnimations: [ObjectIdentifier: OpenAnimation] = [:]
    private var openTransitions: [ObjectIdentifier: Int] = [:]
    private var seen: Set<Int> = []
    private var shown: Set<Int> = []
    /// The layers that had a role in the frame before.
    private var withRoles: Set<Int> = []
    /// The device's status bar, which is no part of the film.
    private weak var overlay: CALayer?
    /// The model of each layer in the frame before, by number.
    private var models: [Model?] = []

    /// Makes a recorder at the start of a take.
    public init(_ take: Take, of sample: Sample, graphics: StageGraphics = StageGraphics()) {
        film = Film(take: take)
        run = TakeRun(take, of: sample, graphics: graphics)
        starts = LayerStarts(of: run.stage.application.screen)
        run.didRunFrame = { [weak self] _ in self?.record() }
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
        for open in openAnimations.values { film.animations[open.index].end = .infinity }
        let target = min(run.time + max(seconds, film.take.frameInterval), end)
        run.advance(to: target, isSeen: true)
        guard run.isOver, end == .infinity else { return }
        film.isAtRest = run.take.end != nil || !run.isMoving
        isFinished = true
        for open in openAnimations.values { film.animations[open.index].end = film.duration }
    }

    /// Goes on with a take that is the same as the film's so far.
    ///
    /// - Returns: false if it is not; the film stays as it is.
    public func follow(_ take: Take) -> Bool {
        guard run.canFollow(take) else { return false }
        run.follow(take)
        film.take = take
        isFinished = false
        return true
    }

    /// An animation that runs. It keeps the object, whose identifier would be given away again.
    private struct OpenAnimation {
        let index: Int
        let running: RunningAnimation
        /// The seconds of the course that it follows; nil for its own timing, or while it is held.
        var courseDuration: TimeInterval?
    }

    // MARK: - A frame

    private func record() {
        let frame = film.times.count
        film.times.append(run.frameTime)
        let screen = run.stage.application.screen
        overlay = screen.overlay
        shown.removeAll(keepingCapacity: true)
        visit(screen.rootLayer, LayerPlacement(clip: screen.bounds), parent: nil, in: frame)
        for id in seen.subtracting(shown) {
            note(.gone, of: id, in: frame)
            if film.layers[id].models.last?.look != nil { film.layers[id].models.append((frame, nil)) }
            models[id] = nil
        }
        swap(&seen, &shown)
        recordAnimations(of: screen.rootLayer, in: frame)
        recordTransitions(in: frame)
        recordRoles(in: frame)
        for call in run.calls(from: film.calls.count) {
            film.calls.append(call)
            film.frameOfCall.append(frame)
        }
    }

    /// What the user's code set in a layer.
    private struct Model {
        var position: CGPoint
        var size: CGSize
        var anchorPoint: CGPoint
        var transform: CATransform3D
        var opacity: Float
        var parent: Int?
    }

    private func visit(_ layer: CALayer, _ above: LayerPlacement, parent: Int?, in frame: Int) {
        let place = above.place(of: layer)
        // Nothing below it shows, and nothing of it has shown yet.
        if place.opacity <= 0, numbers[ObjectIdentifier(layer)] == nil { return }
        let id = number(of: layer, parent: parent)
        shown.insert(id)
        let look = place.look
        note(look, of: id, in: frame)
        noteModel(of: layer, id, parent, in: frame)
        noteModelLook(of: layer, place.model, shown: look, id, in: frame)
        guard place.opacity > 0 else { return }
        for child in layer.children where child !== overlay {
            visit(child, place, parent: id, in: frame)
        }
    }

    private func noteModel(of layer: CALayer, _ id: Int, _ parent: Int?, in frame: Int) {
        if !film.layers[id].draws { film.layers[id].draws = layer.drawsItself }
        let model = Model(
            position: layer.position, size: layer.bounds.size, anchorPoint: layer.anchorPoint,
            transform: layer.transform, opacity: layer.opacity, parent: parent)
        defer { models[id] = model }
        guard film.layers[id].looks.first?.frame != frame else {
            if frame == 0 { film.layers[id].startChange = starts.change(of: layer) }
            return
        }
        var change: Film.Change = []
        if let before = models[id] {
            if before.position != model.position { change.insert(.position) }
            if before.size != model.size { change.insert(.size) }
            if before.anchorPoint != model.anchorPoint { change.insert(.anchorPoint) }
            if !CATransform3DEqualToTransform(before.transform, model.transform) { change.insert(.transform) }
            if before.opacity != model.opacity { change.insert(.opacity) }
            if before.parent != parent { change.insert(.superlayer) }
        } else {
            change.insert(.superlayer)
        }
        guard !change.isEmpty else { return }
        if !CATransform3DIsIdentity(model.transform) { change.insert(.isTransformed) }
        film.layers[id].changes.append((frame, change))
    }

    private func noteModelLook(
        of layer: CALayer, _ place: LayerPlacement.Model?, shown: Film.Look, _ id: Int, in frame: Int
    ) {
        var look = place?.look(of: layer)
        look?.inSight = shown.inSight
        if look == shown { look = nil }
        let last = film.layers[id].models.last?.look
        if look != last { film.layers[id].models.append((frame, look)) }
    }

    private func note(_ look: Film.Look, of id: Int, in frame: Int) {
        guard film.layers[id].looks.last?.look != look else { return }
        film.layers[id].looks.append((frame, look))
    }

    private func number(of layer: CALayer, parent: Int?) -> Int {
        if let known = numbers[ObjectIdentifier(layer)] { return known }
        let id = film.layers.count
        numbers[ObjectIdentifier(layer)] = id
        layers.append(layer)
        models.append(nil)
        film.layers.append(
            Film.Layer(
                id: id, name: TransitionTrace.className(of: layer.delegate ?? layer), parent: parent,
                controller: ((layer.delegate as? UIView)?.next as? UIViewController).map {
                    TransitionTrace.className(of: $0)
                },
                start: starts.looks[ObjectIdentifier(layer)]))
        return id
    }

    // MARK: - Animations and transitions

    private func recordAnimations(of root: CALayer, in frame: Int) {
        var gone = Set(openAnimations.keys)
        for (layer, running) in root.animationsBelow() {
            let key = ObjectIdentifier(running)
            if gone.remove(key) != nil {
                recordPace(of: running, at: run.frameTime)
                continue
            }
            guard openAnimations[key] == nil, let id = numbers[ObjectIdentifier(layer)] else { continue }
            openAnimations[key] = OpenAnimation(
                index: film.animations.count, running: running,
                courseDuration: running.course.flatMap { $0.isAtRest ? nil : $0.duration })
            film.animations.append(
                Film.Animation(
                    layer: id, keyPath: running.keyPath ?? "animation", added: run.frameTime,
                    delay: running.animation.delay,
                    duration: running.timing.duration, pace: running.pace, end: .infinity))
        }
        for key in gone {
            guard let open = openAnimations.removeValue(forKey: key) else { continue }
            film.animations[open.index].end = run.frameTime
        }
    }

    private func recordRoles(in frame: Int) {
        var roles: [Int: Set<Film.Role>] = [:]
        for (view, role) in run.stage.application.trace.roles(in: run.stage.application.windows) {
            guard let id = numbers[ObjectIdentifier(view.layer)],
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

    /// Notes the curve that an animation follows now, if it follows another course than before.
    private func recordPace(of running: RunningAnimation, at time: TimeInterval) {
        let key = ObjectIdentifier(running)
        let duration = running.course.flatMap { $0.isAtRest ? nil : $0.duration }
        guard let open = openAnimations[key], open.courseDuration != duration else { return }
        openAnimations[key]?.courseDuration = duration
        guard duration != nil else { return }
        film.animations[open.index].laterPaces.append(Film.Animation.Pace(time: time, name: running.pace))
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

extension CALayer {
    /// Whether it draws something of its own, and not only the layers below it.
    fileprivate var drawsItself: Bool {
        let values = shownPointer.pointee
        return values.contents != nil || (values.backgroundColor?.alpha ?? 0) > 0 || values.borderWidth > 0
            || values.shadowOpacity > 0 || type(of: self) != CALayer.self
    }
}

extension RunningAnimation {
    /// The name of its curve, or its control points; "spring" for a spring.
    fileprivate var pace: String {
        if animation is CASpringAnimation { return "spring" }
        if animation is CAKeyframeAnimation { return "keyframes" }
        let curve: CAMediaTimingFunction
        switch course?.pace {
        case .springs: return "spring"
        case .curve(let own), .piece(let own, _, _): curve = CAMediaTimingFunction(curve: own)
        case nil: curve = animation.timingFunction ?? CAMediaTimingFunction(name: .linear)
        }
        let names: [(CAMediaTimingFunctionName, String)] = [
            (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInEaseOut, "easeInOut"),
            (.default, "default"),
        ]
        if let named = names.first(where: { CAMediaTimingFunction(name: $0.0) == curve }) { return named.1 }
        let points = (1...2).map { index in
            var point: [Float] = [0, 0]
            curve.getControlPoint(at: index, values: &point)
            return "\(point[0]), \(point[1])"
        }
        return "cubic(\(points.joined(separator: ", ")))"
    }
}
