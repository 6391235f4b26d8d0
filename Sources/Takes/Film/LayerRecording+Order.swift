import QuartzCore
import UIKit

/// Who lies in front of whom, and what is seen of a layer that goes.
extension LayerRecording {
    /// The least side of what is seen, in points: smaller layers come and go unnoticed.
    private static let leastSide: CGFloat = 8
    /// The opacity from which on one notices that a layer goes.
    private static let leastOpacity: CGFloat = 0.15
    /// The most layers of which it is found out whether one saw them go.
    private static let mostGone = 40
    /// The most sublayers that are compared with each other.
    private static let mostCompared = 64

    /// Returns which sublayers of a layer came in front of others.
    func overtakings(below layer: CALayer, in frame: Int) -> [Film.Overtaking] {
        let numbers = layer.children.compactMap { number(of: $0) }.filter {
            courses[$0].lastFrame == frame && courses[$0].placeBefore >= 0
        }
        guard numbers.count <= Self.mostCompared else { return [] }
        return numbers.indices.flatMap { index in
            numbers[..<index].filter { courses[$0].placeBefore > courses[numbers[index]].placeBefore }
                .map { Film.Overtaking(frame: frame, front: numbers[index], back: $0) }
        }
    }

    /// Notes the layers that are gone although one saw them stand, and nothing has come in their place.
    func noteExposed(in frame: Int, _ layers: inout [Film.Layer]) {
        let gone = courses.indices.filter { courses[$0].lastFrame == frameBefore && layers[$0].draws }
        // So many are a picture in pieces, for which something else is shown.
        guard gone.count <= Self.mostGone else { return }
        for id in gone where isNoticed(id, in: frame, layers) && isExposed(id, in: frame, layers) {
            layers[id].exposedEnds.append(frame)
        }
    }

    /// Whether one notices that a layer is gone, unless another one hid it.
    private func isNoticed(_ id: Int, in frame: Int, _ layers: [Film.Layer]) -> Bool {
        guard let look = layers[id].look(in: frame - 1), look.isVisible,
            look.opacity * layers[id].paint(in: frame - 1).opacity >= Self.leastOpacity,
            min(look.inSight.width, look.inSight.height) >= Self.leastSide,
            // What moves may have left on its way.
            layers[id].look(in: frame - 2)?.frame == look.frame
        else { return false }
        for holder in sequence(first: layers[id].parent, next: { $0.map { layers[$0].parent } }) {
            guard let holder else { break }
            // Where what holds it is hidden, or gone, that is what one notices.
            let isGone = courses[holder].lastFrame < frame
            if isGone, layers[holder].draws { return false }
            if !isGone { return (layers[holder].look(in: frame)?.opacity ?? 0) > 0 }
        }
        return true
    }

    /// Whether a layer that is gone could be seen in the frame before, and nothing has come in its place.
    private func isExposed(_ id: Int, in frame: Int, _ layers: [Film.Layer]) -> Bool {
        guard let look = layers[id].look(in: frame - 1) else { return false }
        return !layers.contains { other in
            covers(other, look, id, in: frame) || replaces(other, look, in: frame)
        }
    }

    /// Whether a layer in front of another one hid it in the frame before, or hides in this one where it was.
    private func covers(_ other: Film.Layer, _ look: Film.Look, _ id: Int, in frame: Int) -> Bool {
        let course = courses[other.id]
        let rank = course.lastFrame == frame ? course.rankBefore : course.rank
        guard course.lastFrame >= frameBefore, rank > courses[id].rank else { return false }
        return [frame - 1, frame].contains { moment in
            guard let cover = other.look(in: moment) else { return false }
            return cover.opacity > 0.99 && other.paint(in: moment).fill.w > 0.99
                && cover.inSight.insetBy(dx: -1, dy: -1).contains(look.inSight)
        }
    }

    /// Whether one that lies in front hides a layer.
    func isHidden(_ id: Int, in frame: Int, _ layers: [Film.Layer]) -> Bool {
        guard let look = layers[id].look(in: frame) else { return true }
        return layers.contains { other in
            guard courses[other.id].lastFrame == frame, courses[other.id].rank > courses[id].rank,
                let cover = other.look(in: frame)
            else { return false }
            return cover.opacity > 0.99 && other.paint(in: frame).opacity > 0.99
                && cover.inSight.insetBy(dx: -1, dy: -1).contains(look.inSight)
        }
    }

    /// Whether a layer came where another one was.
    private func replaces(_ other: Film.Layer, _ look: Film.Look, in frame: Int) -> Bool {
        guard other.draws, courses[other.id].lastFrame == frame, let now = other.look(in: frame),
            now.isVisible, now.opacity >= Self.leastOpacity,
            other.look(before: frame)?.isVisible != true
        else { return false }
        let common = now.inSight.intersection(look.inSight)
        return common.width * common.height >= 0.6 * look.inSight.width * look.inSight.height
    }
}
