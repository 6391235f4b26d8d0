import QuartzCore
import UIKit

/// Records the animations of a stage's layers, frame by frame.
@MainActor
struct AnimationRecording {
    private let tree: LayerTree
    /// The tree's change count and the number of known layers when the animations were listed last.
    private var listed: (changes: Int, layers: Int)?
    private var open: [Open] = []
    /// How many animations wait for their layers to be seen.
    private(set) var waiting = 0

    /// An animation that runs. Retains the object, so that its identifier is not reused.
    private struct Open {
        let index: Int
        let running: RunningAnimation
        /// The seconds of the course that it follows; nil for its own timing, or while it is held.
        var courseDuration: TimeInterval?
    }

    /// Follows the animations of a screen.
    init(of screen: UIScreen) { tree = screen.tree }

    /// Sets the end of the animations that still run.
    func setOpenEnds(_ end: TimeInterval, in animations: inout [Film.Animation]) {
        for one in open { animations[one.index].end = end }
    }

    /// Records the changes since the frame before.
    ///
    /// - Parameters:
    ///   - time: the time of the frame, in seconds since the take's start.
    ///   - numbers: the numbers of the layers.
    ///   - animations: the animations recorded so far.
    mutating func record(
        at time: TimeInterval, numbers: LayerRecording, into animations: inout [Film.Animation]
    ) {
        // An animation of a layer that was never seen is recorded once the layer is.
        let now = (changes: tree.animationChanges, layers: numbers.count)
        if listed.map({ $0 != now }) ?? true { list(at: time, numbers, into: &animations) }
        listed = now
        notePaces(at: time, in: &animations)
    }

    private mutating func list(
        at time: TimeInterval, _ numbers: LayerRecording, into animations: inout [Film.Animation]
    ) {
        waiting = 0
        var gone = Dictionary(
            uniqueKeysWithValues: open.indices.map { (ObjectIdentifier(open[$0].running), $0) })
        let known = Set(gone.keys)
        let all = tree.animations
        for running in all { gone[ObjectIdentifier(running)] = nil }
        if all.count > known.count - gone.count { listNew(known, at: time, numbers, into: &animations) }
        for index in gone.values.sorted(by: >) {
            animations[open[index].index].end = time
            open.remove(at: index)
        }
    }

    /// Notes the animations that are not known.
    private mutating func listNew(
        _ known: Set<ObjectIdentifier>, at time: TimeInterval, _ numbers: LayerRecording,
        into animations: inout [Film.Animation]
    ) {
        for (layer, running) in tree.root.animationsBelow()
        where !known.contains(ObjectIdentifier(running)) {
            guard let id = numbers.number(of: layer) else {
                waiting += 1
                continue
            }
            open.append(
                Open(index: animations.count, running: running, courseDuration: running.openCourseDuration))
            animations.append(
                Film.Animation(
                    layer: id, keyPath: running.keyPath ?? "animation", added: time,
                    delay: running.animation.delay, duration: running.timing.duration, pace: running.pace,
                    end: .infinity))
        }
    }

    /// Records the present curves of animations that follow another course than before.
    private mutating func notePaces(at time: TimeInterval, in animations: inout [Film.Animation]) {
        for index in open.indices {
            let duration = open[index].running.openCourseDuration
            guard open[index].courseDuration != duration else { continue }
            open[index].courseDuration = duration
            guard duration != nil else { continue }
            animations[open[index].index].laterPaces.append(
                Film.Animation.Pace(time: time, name: open[index].running.pace))
        }
    }
}

extension RunningAnimation {
    /// The seconds of the course that it follows; nil for its own timing, or while it is held.
    fileprivate var openCourseDuration: TimeInterval? { course.flatMap { $0.isAtRest ? nil : $0.duration } }

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
