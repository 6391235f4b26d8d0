import QuartzCore
import UIKit

/// Records changes of the layers' order, and layers that appear or disappear in sight.
extension LayerRecording {
    /// The least opacity of a layer whose disappearance a viewer notices.
    private static let leastOpacity: CGFloat = 0.15
    /// The most layers that are checked for disappearing in sight in one frame.
    private static let mostGone = 40
    /// The least part of a layer's area that its replacements fill.
    private static let replacedPart: CGFloat = 0.6
    /// The most sublayers that are compared with each other.
    private static let mostCompared = 64

    /// Returns the changes of order among the sublayers of a layer.
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

    /// Records the layers that have disappeared in sight, at rest and without a replacement.
    func noteExposed(in frame: Int, _ layers: inout [Film.Layer]) {
        let gone = courses.indices.filter { courses[$0].lastFrame == frameBefore && layers[$0].draws }
        // So many layers are the pieces of one picture, which something else replaces.
        guard gone.count <= Self.mostGone else { return }
        for id in gone where isNoticed(id, in: frame, layers) && isExposed(id, in: frame, layers) {
            layers[id].exposedEnds.append(frame)
        }
    }

    /// Whether a viewer notices that a layer is gone, unless another one hid it.
    private func isNoticed(_ id: Int, in frame: Int, _ layers: [Film.Layer]) -> Bool {
        guard let look = layers[id].look(in: frame - 1), look.isVisible,
            look.opacity * layers[id].paint(in: frame - 1).opacity >= Self.leastOpacity,
            min(look.inSight.width, look.inSight.height) >= LayerCourse.leastSide,
            // A moving layer may have left the stage by its motion.
            layers[id].look(in: frame - 2)?.frame == look.frame
        else { return false }
        for holder in sequence(first: layers[id].parent, next: { $0.map { layers[$0].parent } }) {
            guard let holder else { break }
            // If an ancestor is hidden or gone, a viewer notices the ancestor's disappearance.
            let isGone = courses[holder].lastFrame < frame
            if isGone, layers[holder].draws { return false }
            if !isGone { return (layers[holder].look(in: frame)?.opacity ?? 0) > 0 }
        }
        return true
    }

    /// Whether a layer that is gone was in sight in the frame before, and nothing has replaced it.
    private func isExposed(_ id: Int, in frame: Int, _ layers: [Film.Layer]) -> Bool {
        guard let look = layers[id].look(in: frame - 1) else { return false }
        return !layers.contains { other in
            covers(other, look, id, in: frame) || replaces(other, look, in: frame)
        }
    }

    /// Whether a layer hid another one in the frame before, or hides its former place in this one.
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

    /// Whether a layer in front hides a layer in the recorded frame, or hid it in the one before.
    func isHidden(_ id: Int, in frame: Int, _ layers: [Film.Layer]) -> Bool {
        guard let look = layers[id].look(in: frame), let own = drawingRank(of: id, in: frame) else {
            return true
        }
        return layers.contains { other in
            guard let rank = drawingRank(of: other.id, in: frame), rank > own,
                let cover = other.look(in: frame)
            else { return false }
            return cover.opacity > 0.99 && other.paint(in: frame).opacity > 0.99
                && cover.inSight.insetBy(dx: -1, dy: -1).contains(look.inSight)
        }
    }

    /// Returns a layer's place in the drawing order of the recorded frame, or of the one before; nil if it
    /// was not there.
    private func drawingRank(of id: Int, in frame: Int) -> Int? {
        let course = courses[id]
        if course.lastFrame == frame { return course.rank }
        return course.lastFrame > frame ? course.rankBefore : nil
    }

    /// Whether a layer came where another one was.
    private func replaces(_ other: Film.Layer, _ look: Film.Look, in frame: Int) -> Bool {
        guard other.draws, courses[other.id].lastFrame == frame, let now = other.look(in: frame),
            now.isVisible, now.opacity >= Self.leastOpacity,
            other.look(before: frame)?.isVisible != true
        else { return false }
        let common = now.inSight.intersection(look.inSight)
        return common.width * common.height >= Self.replacedPart * look.inSight.width * look.inSight.height
    }

    // MARK: - Layers that are shown or hidden

    /// Records the layers that were shown or hidden in sight, unless they replaced others or were replaced.
    func noteSwitches(in frame: Int, _ layers: inout [Film.Layer]) {
        guard frameBefore >= 0, !switched.isEmpty else { return }
        for id in exposedSwitches(in: frame, layers) { layers[id].exposedSwitches.append(frame) }
    }

    private func exposedSwitches(in frame: Int, _ layers: [Film.Layer]) -> [Int] {
        let noticed = switched.filter { visiblePart(of: $0, in: frame, layers) != nil }
        let all = Set(noticed)
        let topmost = noticed.filter { id in
            !sequence(first: id) { layers[$0].parent }.dropFirst().contains { all.contains($0) }
        }
        // So many layers are the pieces of one picture, which replaces something else.
        guard topmost.count <= Self.mostGone else { return [] }
        return topmost.filter { id in
            guard let part = visiblePart(of: id, in: frame, layers), !isBehind(id, in: frame, layers)
            else { return false }
            let exchanged = exchangedArea(of: part, of: id, in: frame, layers)
            return exchanged < Self.replacedPart * part.width * part.height
        }
    }

    /// Whether another layer hides the layer, or its place, in the recorded frame or the one before.
    private func isBehind(_ id: Int, in frame: Int, _ layers: [Film.Layer]) -> Bool {
        [frameBefore, frame].contains { moment in
            layers[id].look(in: moment)?.frame.isEmpty == false && isHidden(id, in: moment, layers)
        }
    }

    /// Returns the visible part of a layer in the one of the two frames in which it is shown; nil if a viewer
    /// does not notice it.
    private func visiblePart(of id: Int, in frame: Int, _ layers: [Film.Layer]) -> CGRect? {
        let moment = isShown(id, in: frame, layers) ? frame : frameBefore
        guard layers[id].draws, let look = layers[id].look(in: moment), look.isVisible,
            look.opacity * layers[id].paint(in: moment).opacity >= Self.leastOpacity,
            min(look.inSight.width, look.inSight.height) >= LayerCourse.leastSide
        else { return nil }
        return look.inSight
    }

    private func isThere(_ id: Int, in frame: Int) -> Bool {
        courses[id].lastFrame == frame || courses[id].lastFrame > frame && courses[id].firstFrame <= frame
    }

    /// Whether a layer is shown in a frame, which is the recorded one or the one before.
    private func isShown(_ id: Int, in frame: Int, _ layers: [Film.Layer]) -> Bool {
        // A layer that is gone keeps its last look until the whole frame is recorded.
        isThere(id, in: frame) && layers[id].look(in: frame)?.isVisible == true
    }

    /// Returns how much of a part of the stage the layers fill that left as a layer came, or came as it left.
    private func exchangedArea(
        of part: CGRect, of id: Int, in frame: Int, _ layers: [Film.Layer]
    ) -> CGFloat {
        let comes = isShown(id, in: frame, layers)
        let (there, away) = comes ? (frameBefore, frame) : (frame, frameBefore)
        return layers.reduce(0) { sum, other in
            guard other.id != id, other.draws, isShown(other.id, in: there, layers),
                !isShown(other.id, in: away, layers), let look = other.look(in: there),
                look.opacity * other.paint(in: there).opacity >= Self.leastOpacity
            else { return sum }
            let common = look.inSight.intersection(part)
            return sum + (common.isNull ? 0 : common.width * common.height)
        }
    }
}
