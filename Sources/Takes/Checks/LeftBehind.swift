import CoreGraphics
import Foundation

/// Finds views that came with a transition, served only its animation, and are still there although it is over.
///
/// Views in the container of a presentation may stay as long as the presented screen. So only views count
/// that lie directly in the window, or beside the screens of a navigation or tab bar controller.
struct LeftBehind {
    /// The opacity from which on such a view is noticed.
    static let leastOpacity = 0.15
    /// The seconds after a transition's end within which a view may still be removed.
    private static let farewell: TimeInterval = 0.25

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    func wrongEnds() -> [Finding] {
        film.transitions.filter { $0.progress.count > 1 && $0.endFrame < film.times.count }.flatMap {
            transition in
            lastFrame(after: transition).map { views(leftBy: transition, until: $0) } ?? []
        }
    }

    /// The last frame before another transition begins; nil if that begins before views must be removed.
    private func lastFrame(after transition: Film.Transition) -> Int? {
        let end = transition.endFrame
        let others = film.transitions.filter { $0 != transition }
        guard !others.contains(where: { ($0.firstFrame..<$0.endFrame).contains(end) }) else { return nil }
        let next = others.map(\.firstFrame).filter { $0 > end }.min()
        let time = next.map { film.times[$0] } ?? film.duration
        let staysSo = next == nil && film.take.end == nil && film.isAtRest
        guard staysSo || time - film.times[end] > Self.farewell else { return nil }
        return (next ?? film.times.count) - 1
    }

    private func views(leftBy transition: Film.Transition, until last: Int) -> [Finding] {
        let end = transition.endFrame
        let isOfContainer = [.push, .pop, .tab].contains(transition.kind)
        let containers = Set(
            film.layers.filter { $0.roles(in: end - 1).contains(.container) }.map(\.id))
        let holders = Set(film.layers.filter { $0.controller != nil }.flatMap { evidence.lineage(of: $0.id) })
        return film.layers.compactMap { layer in
            guard layer.draws, layer.start == nil, let parent = layer.parent,
                isWindow(parent) || isOfContainer && containers.contains(parent),
                !holders.contains(layer.id), layer.roles.allSatisfy(\.roles.isEmpty),
                came(layer, with: transition), stays(layer, in: end...last),
                let look = layer.look(in: last)
            else { return nil }
            let opacity = Double(look.opacity * layer.paint(in: last).opacity)
            guard opacity >= Self.leastOpacity else { return nil }
            return Finding(
                kind: .wrongEnd, layer: layer.id, name: layer.name, frame: end, time: film.times[end],
                amount: opacity, threshold: Self.leastOpacity, unit: .opacity,
                observation: "came with the transition and is still there after it, "
                    + "with an opacity of \(Finding.text(opacity))",
                reason: "What serves only the animation was not removed when that had ended.")
        }
    }

    /// Whether a layer is a window's, which lies in the screen's root layer.
    private func isWindow(_ id: Int) -> Bool {
        film.layers[id].parent.map { film.layers[$0].parent == nil } ?? false
    }

    /// Whether a layer came when a transition began.
    private func came(_ layer: Film.Layer, with transition: Film.Transition) -> Bool {
        guard let frame = layer.looks.first?.frame,
            frame >= transition.firstFrame - 1, frame < transition.endFrame
        else { return false }
        return film.times[frame] - film.times[transition.firstFrame] <= MotionEvidence.beginning
    }

    /// Whether a layer is seen throughout some frames, and nothing takes it away.
    private func stays(_ layer: Film.Layer, in frames: ClosedRange<Int>) -> Bool {
        let course = LayerCourse(film, layer)
        let isSmall = (layer.look(in: frames.upperBound)?.inSight).map {
            min($0.width, $0.height) < LayerCourse.leastSide
        }
        return isSmall == false && course.isSeen(frames.lowerBound) && course.isSeen(frames.upperBound)
            && course.changes.allSatisfy { !frames.contains($0) || course.isSeen($0) }
            && !evidence.isAnimated(layer.id, in: frames.upperBound)
    }
}
