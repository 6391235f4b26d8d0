import Foundation

/// The other events of a film, which tell whether a motion has a cause, and the probable cause of a fault.
struct MotionEvidence {
    /// The seconds from a transition's first frame within which its animator sets up its views and
    /// animations.
    static let beginning: TimeInterval = 2.0 / 60 + 1e-4
    /// The seconds after a transition's end within which its layers must be in their places.
    static let longestSettling: TimeInterval = 0.05

    let film: Film
    let fingers: FingerCourse
    private let animationsOfLayer: [Int: [Film.Animation]]

    init(_ film: Film) {
        self.film = film
        fingers = FingerCourse(film)
        animationsOfLayer = Dictionary(grouping: film.animations, by: \.layer)
    }

    /// The courses of all layers that draw something.
    func courses() -> [LayerCourse] {
        film.layers.filter(\.draws).map { LayerCourse(film, $0) }
    }

    /// A layer and those above it, from the layer upwards.
    func lineage(of layer: Int) -> [Int] {
        Array(sequence(first: layer) { film.layers[$0].parent })
    }

    /// Returns the findings without those of layers that only move along with an ancestor that has a finding
    /// in the same frame.
    func topmost(_ findings: [Finding]) -> [Finding] {
        let places = Set(findings.map { [$0.layer, $0.frame] })
        return findings.filter { one in
            !lineage(of: one.layer).dropFirst().contains { places.contains([$0, one.frame]) }
        }
    }

    // MARK: - Causes

    /// Whether the stage was resized in a frame, or directly before it.
    func isResized(in frame: Int) -> Bool { fingers.resizes.contains { $0 == frame || $0 == frame - 1 } }

    /// The stage's size in a frame, in points.
    func stageSize(in frame: Int) -> CGSize {
        fingers.sizes.last { $0.frame <= frame }?.size ?? film.take.size
    }

    /// Whether a finger is or was down, or something else was done, in a frame or directly before it.
    func isTouched(in frame: Int) -> Bool {
        fingers.isDown(in: frame) || fingers.isDown(in: frame - 1)
            || (fingers.releases + fingers.otherEvents).contains { $0 == frame || $0 == frame - 1 }
    }

    /// The transition that a frame shows; for the frame after its end the one that ended.
    func transition(in frame: Int) -> Film.Transition? {
        film.transitions.last { ($0.firstFrame...$0.endFrame).contains(frame) }
    }

    /// Whether a layer is a screen's view, has a role in a transition or a presentation, or is a sibling of
    /// such a layer.
    func isOfTransition(_ layer: Film.Layer, in frame: Int) -> Bool {
        layer.controller != nil
            || [frame - 1, frame].contains { frame in
                !layer.roles(in: frame).isEmpty
                    || layer.parent.map { film.layers[$0].roles(in: frame).contains(.container) } ?? false
            }
    }

    /// Whether a frame lies in the time after a transition's end in which everything must be in its place,
    /// and no event has come since the end.
    func isSettled(in frame: Int) -> Bool {
        guard film.times.indices.contains(frame), !isTouched(in: frame) else { return false }
        return film.transitions.contains { transition in
            transition.progress.count > 1 && frame > transition.endFrame
                && film.times[frame] - film.times[transition.endFrame] <= Self.longestSettling + 1e-4
        }
    }

    /// Whether the stage keeps its size in some frames.
    func isKeptInSize(_ frames: ClosedRange<Int>) -> Bool { !frames.contains { isResized(in: $0) } }

    /// Whether there is no event in some frames, and the stage keeps its size.
    func isLeftAlone(in frames: ClosedRange<Int>) -> Bool {
        isKeptInSize(frames) && !frames.contains { isTouched(in: $0) }
    }

    /// Whether an animation of the layer, or of one above it unless `alone`, ran in a frame.
    func isAnimated(_ layer: Int, in frame: Int, alone: Bool = false) -> Bool {
        guard film.times.indices.contains(frame) else { return false }
        let time = film.times[frame]
        return (alone ? [layer] : lineage(of: layer)).contains { id in
            animationsOfLayer[id]?.contains { $0.added <= time + 1e-7 && $0.end > time - 1e-7 } == true
        }
    }

    /// The animations of the layer itself, whenever they run.
    func ownAnimations(of layer: Int) -> [Film.Animation] { animationsOfLayer[layer] ?? [] }

    /// The animations of the layer, and of those above it, that ran in a frame.
    func animations(of layer: Int, in frame: Int) -> [Film.Animation] {
        let time = film.times[min(frame, film.times.count - 1)]
        return lineage(of: layer).flatMap { animationsOfLayer[$0] ?? [] }
            .filter { $0.added <= time + 1e-7 && $0.end > time + 1e-7 }
    }

    // MARK: - Reasons

    /// Returns the probable cause of a layer's jump in a frame, in one sentence.
    func reason(_ layer: Int, _ frame: Int) -> String {
        for id in lineage(of: layer) {
            let who = id == layer ? "It" : film.layers[id].name + ", which holds it,"
            let change = film.layers[id].changes.last { $0.frame == frame }?.change ?? []
            if change.contains(.superlayer) {
                return "\(who) was put into the hierarchy anew, which ends the animations that ran."
            }
            if change.contains(.anchorPoint) {
                return "The anchor point of \(name(id, layer)) changed, and its position was not moved along."
            }
            if change.contains(.isTransformed), change.contains(.size) || change.contains(.position) {
                return
                    "The frame of \(name(id, layer)) was set while it had a transform; set bounds and center."
            }
            if let ended = animationEnded(of: id, in: frame) {
                return "The animation of \(ended.keyPath) on \(name(id, layer)) was removed before its end."
            }
        }
        for id in lineage(of: layer) {
            let change = film.layers[id].changes.last { $0.frame == frame }?.change ?? []
            if let property = change.property {
                return "The \(property) of \(name(id, layer)) was set without an animation" + moment(frame)
                    + "."
            }
        }
        return "Nothing animated it" + moment(frame) + "."
    }

    private func name(_ id: Int, _ layer: Int) -> String { id == layer ? "the layer" : film.layers[id].name }

    private func animationEnded(of layer: Int, in frame: Int) -> Film.Animation? {
        animationsOfLayer[layer]?.first {
            abs($0.end - film.times[frame]) < 1e-7
                && $0.end < $0.added + $0.delay + $0.duration - film.take.frameInterval
        }
    }

    /// Returns what happened in a frame, as ", as the finger was lifted"; empty for nothing.
    func moment(_ frame: Int) -> String {
        if fingers.releases.contains(frame) { return ", as the finger was lifted" }
        if fingers.catches.contains(frame) { return ", as the finger came down" }
        let end = film.frameOfCall.partitioningIndex { $0 > frame }
        let start = film.frameOfCall.partitioningIndex { $0 >= frame }
        let call = film.calls[start..<end].last { $0.kind != .diagnostic }
        return call.map { ", in the frame of \($0.object).\($0.name)" } ?? ""
    }
}

extension Film.Animation {
    /// Whether it takes its layer to another place, or gives it another size.
    var moves: Bool { ["position", "bounds", "transform"].contains { keyPath.hasPrefix($0) } }
}

extension Film.Change {
    /// The property that changed, in words; nil for none.
    fileprivate var property: String? {
        if contains(.transform) { return "transform" }
        if contains(.size) { return "size" }
        if contains(.position) { return "position" }
        return contains(.opacity) ? "opacity" : nil
    }
}
