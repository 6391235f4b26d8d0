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
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Keeps the layers, whose identifiers would be given away again.
    private var layers: [CALayer] = []
    private var openAnimations: [ObjectIdentifier: OpenAnimation] = [:]
    private var openTransitions: [ObjectIdentifier: Int] = [:]
    private var seen: Set<Int> = []
    private var shown: Set<Int> = []
    /// The model of each layer in the frame before, by number.
    private var models: [Model?] = []

    /// Makes a recorder at the start of a take.
    public init(_ take: Take, of sample: Sample, graphics: StageGraphics = StageGraphics()) {
        film = Film(take: take)
        run = TakeRun(take, of: sample, graphics: graphics)
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
        shown.removeAll(keepingCapacity: true)
        visit(screen.rootLayer, Placement(clip: screen.bounds), parent: nil, in: frame)
        for id in seen.subtracting(shown) {
            note(.gone, of: id, in: frame)
            models[id] = nil
        }
        swap(&seen, &shown)
        recordAnimations(of: screen.rootLayer, in: frame)
        recordTransitions(in: frame)
        for call in run.calls(from: film.calls.count) {
            film.calls.append(call)
            film.frameOfCall.append(frame)
        }
    }

    /// Where a layer lies on the stage, and how much of it shows.
    private struct Placement {
        var transform = CATransform3DIdentity
        var opacity: CGFloat = 1
        /// The part of the stage in which it shows.
        var clip: CGRect
        /// Whether `transform` only moves: most layers need no more than an addition then.
        var isShift = true
        /// Whether the layer above projects its sublayers.
        var hasProjection = false
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

    private func visit(_ layer: CALayer, _ above: Placement, parent: Int?, in frame: Int) {
        let values = layer.shownPointer.pointee
        let opacity = values.isHidden ? 0 : above.opacity * CGFloat(values.opacity)
        // Nothing below it shows, and nothing of it has shown yet.
        if opacity <= 0, numbers[ObjectIdentifier(layer)] == nil { return }
        let id = number(of: layer, parent: parent)
        shown.insert(id)
        let isShift = above.isShift && !values.hasTransform && !above.hasProjection
        let transform =
            isShift
            ? values.transformToSuperlayer.moved(by: above.transform)
            : layer.transformToParent(shown: true).concatenating(above.transform)
        let look = look(of: values, transform, isShift: isShift, opacity, in: above.clip)
        note(look, of: id, in: frame)
        noteModel(of: layer, id, parent, in: frame)
        guard opacity > 0 else { return }
        let clip = values.masksToBounds ? look.inSight : above.clip
        for child in layer.children {
            let placement = Placement(
                transform: transform, opacity: opacity, clip: clip, isShift: isShift,
                hasProjection: values.hasSublayerTransform)
            visit(child, placement, parent: id, in: frame)
        }
    }

    private func noteModel(of layer: CALayer, _ id: Int, _ parent: Int?, in frame: Int) {
        if !film.layers[id].draws { film.layers[id].draws = layer.drawsItself }
        let model = Model(
            position: layer.position, size: layer.bounds.size, anchorPoint: layer.anchorPoint,
            transform: layer.transform, opacity: layer.opacity, parent: parent)
        defer { models[id] = model }
        guard film.layers[id].looks.first?.frame != frame else { return }
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

    private func look(
        of values: LayerValues, _ transform: CATransform3D, isShift: Bool, _ opacity: CGFloat, in clip: CGRect
    ) -> Film.Look {
        let bounds = values.bounds
        if isShift {
            let frame = bounds.offsetBy(dx: transform.m41, dy: transform.m42)
            return Film.Look(
                frame: frame, angle: 0, opacity: opacity, cornerRadius: values.cornerRadius,
                inSight: frame.part(in: clip))
        }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { transform.project($0) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        let frame = CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
        return Film.Look(
            frame: frame, angle: atan2(corners[1].y - corners[0].y, corners[1].x - corners[0].x),
            opacity: opacity, cornerRadius: values.cornerRadius,
            inSight: frame.part(in: clip))
    }

    private func number(of layer: CALayer, parent: Int?) -> Int {
        if let known = numbers[ObjectIdentifier(layer)] { return known }
        let id = film.layers.count
        numbers[ObjectIdentifier(layer)] = id
        layers.append(layer)
        models.append(nil)
        film.layers.append(
            Film.Layer(id: id, name: TransitionTrace.className(of: layer.delegate ?? layer), parent: parent))
        return id
    }

    private func note(_ look: Film.Look, of id: Int, in frame: Int) {
        guard film.layers[id].looks.last?.look != look else { return }
        film.layers[id].looks.append((frame, look))
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

extension CGRect {
    /// Returns what lies in another rectangle; an empty one for nothing.
    fileprivate func part(in clip: CGRect) -> CGRect {
        let (left, top) = (Swift.max(minX, clip.minX), Swift.max(minY, clip.minY))
        let (right, bottom) = (Swift.min(maxX, clip.maxX), Swift.min(maxY, clip.maxY))
        guard right > left, bottom > top else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CATransform3D {
    /// Returns the transform followed by one that only moves.
    fileprivate func moved(by shift: CATransform3D) -> CATransform3D {
        var result = self
        result.m41 += shift.m41
        result.m42 += shift.m42
        result.m43 += shift.m43
        return result
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
