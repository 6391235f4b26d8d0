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
    private var openAnimations: [ObjectIdentifier: (index: Int, running: RunningAnimation)] = [:]
    private var openTransitions: [ObjectIdentifier: Int] = [:]
    private var seen: Set<Int> = []
    private var shown: Set<Int> = []

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

    // MARK: - A frame

    private func record() {
        let frame = film.times.count
        film.times.append(run.frameTime)
        let screen = run.stage.application.screen
        shown.removeAll(keepingCapacity: true)
        visit(screen.rootLayer, Placement(), parent: nil, in: frame)
        for id in seen.subtracting(shown) { note(.gone, of: id, in: frame) }
        swap(&seen, &shown)
        recordAnimations(of: screen.rootLayer)
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
    }

    private func visit(_ layer: CALayer, _ above: Placement, parent: Int?, in frame: Int) {
        let values = layer.shownPointer.pointee
        let opacity = values.isHidden ? 0 : above.opacity * CGFloat(values.opacity)
        // Nothing below it shows, and nothing of it has shown yet.
        if opacity <= 0, numbers[ObjectIdentifier(layer)] == nil { return }
        let id = number(of: layer, parent: parent)
        shown.insert(id)
        let transform = layer.transformToParent(shown: true).concatenating(above.transform)
        note(look(of: values, transform, opacity), of: id, in: frame)
        guard opacity > 0 else { return }
        for child in layer.children {
            visit(child, Placement(transform: transform, opacity: opacity), parent: id, in: frame)
        }
    }

    private func look(of values: LayerValues, _ transform: CATransform3D, _ opacity: CGFloat) -> Film.Look {
        let bounds = values.bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { transform.project($0) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Film.Look(
            frame: CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top),
            angle: atan2(corners[1].y - corners[0].y, corners[1].x - corners[0].x), opacity: opacity,
            cornerRadius: values.cornerRadius)
    }

    private func number(of layer: CALayer, parent: Int?) -> Int {
        if let known = numbers[ObjectIdentifier(layer)] { return known }
        let id = film.layers.count
        numbers[ObjectIdentifier(layer)] = id
        layers.append(layer)
        film.layers.append(
            Film.Layer(id: id, name: TransitionTrace.className(of: layer.delegate ?? layer), parent: parent))
        return id
    }

    private func note(_ look: Film.Look, of id: Int, in frame: Int) {
        guard film.layers[id].looks.last?.look != look else { return }
        film.layers[id].looks.append((frame, look))
    }

    // MARK: - Animations and transitions

    private func recordAnimations(of root: CALayer) {
        var gone = Set(openAnimations.keys)
        for (layer, running) in root.animationsBelow() {
            let key = ObjectIdentifier(running)
            if gone.remove(key) != nil { continue }
            guard openAnimations[key] == nil, let id = numbers[ObjectIdentifier(layer)] else { continue }
            openAnimations[key] = (film.animations.count, running)
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
