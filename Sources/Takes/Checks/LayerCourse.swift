import Foundation

/// The path of a layer over the stage, frame by frame, with its motion before and after each frame.
struct LayerCourse {
    /// The left, upper, right and lower edge of a layer's bounding box, in points of the stage.
    typealias Box = SIMD4<Double>

    /// The opacity below which a layer is invisible.
    static let leastOpacity: CGFloat = 0.02
    /// The least side, in points, of a layer that a viewer notices.
    static let leastSide: CGFloat = 8
    /// The factor by which a step may be longer than the one before.
    private static let mostSpeedingUp = 1.5
    /// Seconds between two changes of a layer that a display link moves.
    private static let longestStep: TimeInterval = 1.0 / 60

    let film: Film
    let layer: Film.Layer
    /// The frames in which it looks different from the frame before, within its life.
    let changes: [Int]
    private let interval: TimeInterval

    init(_ film: Film, _ layer: Film.Layer) {
        self.film = film
        self.layer = layer
        interval = film.take.frameInterval
        changes = layer.looks.dropFirst().map(\.frame)
    }

    /// Returns the edges in a frame; nil while it is not on the stage's tree.
    func box(_ frame: Int) -> Box? {
        guard frame >= 0, let look = layer.look(in: frame), look.isVisible else { return nil }
        return Box(look.frame.minX, look.frame.minY, look.frame.maxX, look.frame.maxY)
    }

    /// Returns the opacity in a frame; 0 while it is not on the stage's tree.
    func opacity(_ frame: Int) -> Double {
        guard frame >= 0, let look = layer.look(in: frame), look.isVisible else { return 0 }
        return Double(look.opacity)
    }

    /// Whether something of it can be seen in a frame.
    func isSeen(_ frame: Int) -> Bool {
        guard frame >= 0, let look = layer.look(in: frame) else { return false }
        return look.isVisible && look.isInSight && look.opacity >= Self.leastOpacity
    }

    /// Whether so little of the layer was seen in the frame before that its motion may take it out of sight.
    /// Lists remove such rows.
    func mayMoveOutOfSight(in frame: Int) -> Bool {
        guard let seen = layer.look(in: frame - 1)?.inSight else { return false }
        let step = step(to: frame - 1) * Self.mostSpeedingUp
        return abs(step.x) >= seen.width || abs(step.y) >= seen.height
    }

    /// Whether it shrinks so fast that in a frame almost nothing of it is left, or only its edge is seen.
    func shrinksAway(by frame: Int) -> Bool {
        guard let earlier = box(frame - 2), let last = box(frame - 1) else { return false }
        let next = last + (last - earlier) * Self.mostSpeedingUp
        return Swift.min(next.z - next.x, next.w - next.y) < Double(Self.leastSide)
    }

    /// Whether a frame directly follows the one before it: nothing moves where frames are left out.
    func follows(_ frame: Int) -> Bool {
        film.times.indices.contains(frame) && frame > 0
            && film.times[frame] - film.times[frame - 1] < interval * 1.5
    }

    /// Returns the movement from the frame before to a frame; 0 if the layer is not in both.
    func step(to frame: Int) -> Box {
        guard let before = box(frame - 1), let now = box(frame) else { return Box() }
        return now - before
    }

    /// Returns by how many points it is larger or smaller than in the frame before.
    func growth(to frame: Int) -> Double {
        let step = step(to: frame)
        return Swift.max(abs(step.z - step.x), abs(step.w - step.y))
    }

    /// Whether it is seen in a frame, at another place than in an earlier one.
    func isElsewhere(_ frame: Int, from start: Int, by points: Double) -> Bool {
        guard isSeen(frame), let before = box(start), let after = box(frame) else { return false }
        return (after - before).reach > points
    }

    /// Returns the part of the step to a frame that the steps before and after it do not explain, and the
    /// length of the longer of these.
    func excess(at frame: Int) -> (way: Box, expected: Double) {
        let (before, after) = neighbours(of: frame) { start, end in
            guard let from = box(start), let to = box(end) else { return Box() }
            return to - from
        }
        let way = step(to: frame)
        // A step shorter than its neighbours is a stall, not a jump.
        let low = pointwiseMin(pointwiseMin(before, after), Box())
        let high = pointwiseMax(pointwiseMax(before, after), Box())
        return (way - way.clamped(lowerBound: low, upperBound: high), Swift.max(before.reach, after.reach))
    }

    /// The same for the opacity.
    func opacityExcess(at frame: Int) -> (way: Double, expected: Double) {
        let (before, after) = neighbours(of: frame) { Box(repeating: opacity($1) - opacity($0)) }
        let way = opacity(frame) - opacity(frame - 1)
        let rest = way - min(max(way, min(before.x, after.x, 0)), max(before.x, after.x, 0))
        return (rest, max(abs(before.x), abs(after.x)))
    }

    /// Returns the steps before and after the step to a frame, scaled to its duration.
    ///
    /// A layer that a display link moves changes sixty times a second, whatever the stage's frame rate. So a
    /// step leads from one change to the next, if they are no farther apart than that.
    private func neighbours(of frame: Int, _ step: (Int, Int) -> Box) -> (before: Box, after: Box) {
        guard frame > layer.looks[0].frame else {
            // The layer arrived in this frame: only the next step is known.
            guard let next = changes.first, let seconds = gap(frame, next), seconds > 0 else {
                return (Box(), Box())
            }
            return (Box(), step(frame, next) * (interval / seconds))
        }
        let index = changes.partitioningIndex { $0 >= frame }
        let previous = index > 0 ? changes[index - 1] : layer.looks[0].frame
        let next = index + 1 < changes.count ? changes[index + 1] : nil
        let after = next.flatMap { gap(frame, $0) }
        let span = gap(previous, frame) ?? after ?? interval
        var steps = (before: Box(), after: Box())
        if let next, after != nil, box(next) == nil {
            // The layer leaves with its next change, so the next step is unknown.
            steps.after = step(frame - 1, frame)
        } else if let next, let after {
            steps.after = step(frame, next) * (span / after)
        }
        if gap(previous, frame) != nil, previous != layer.looks[0].frame {
            let earlier = index > 1 ? changes[index - 2] : layer.looks[0].frame
            if let before = gap(earlier, previous) {
                steps.before = step(earlier, previous) * (span / before)
            } else if follows(previous) {
                // The layer stood still before: the step took no longer than this one.
                steps.before = step(previous - 1, previous)
            }
        }
        return steps
    }

    /// Returns the seconds between two changes; nil if the layer stood still in between.
    private func gap(_ start: Int, _ end: Int) -> TimeInterval? {
        let seconds = film.times[end] - film.times[start]
        return seconds < max(Self.longestStep, interval) * 1.01 ? seconds : nil
    }

    /// Returns the velocity with which it goes on from a frame, in points a second, extrapolated back from
    /// its next two steps. 0 if it stands still; nil if it is gone.
    func velocity(after frame: Int) -> Box? {
        guard let start = box(frame) else { return nil }
        let next = changes[changes.partitioningIndex { $0 > frame }...].prefix(2)
        guard let first = next.first, let second = next.last, second > first, gap(frame, first) != nil,
            gap(first, second) != nil
        else { return Box() }
        guard let one = box(first), let two = box(second) else { return nil }
        let (begin, middle, end) = (film.times[frame], film.times[first], film.times[second])
        let (before, after) = ((one - start) / (middle - begin), (two - one) / (end - middle))
        return before - (after - before) * ((middle - begin) / (end - begin))
    }

    /// Whether it turns through the line of sight about a frame: its left and right edges, or its upper and
    /// lower ones, change places.
    func turnsOver(at frame: Int) -> Bool {
        let boxes = ((frame - 2)...(frame + 2)).compactMap { box($0) }
        let sizes = boxes.map { SIMD2($0.z - $0.x, $0.w - $0.y) }
        let steps = zip(sizes, sizes.dropFirst()).map { pointwiseMax($0 - $1, $1 - $0) }
        return [0, 1].contains { axis in
            let least = sizes.map { $0[axis] }.min() ?? .infinity
            return least < (steps.map { $0[axis] }.max() ?? 0)
        }
    }

    /// Returns the last frame before `frame` in which it changed, or the frame in which it arrived.
    func lastChange(before frame: Int) -> Int {
        let index = layer.looks.partitioningIndex { $0.frame >= frame }
        return index == 0 ? frame : layer.looks[index - 1].frame
    }
}

extension LayerCourse.Box {
    /// The distance that the corner with the longer movement goes.
    var reach: Double { Swift.max((x * x + y * y).squareRoot(), (z * z + w * w).squareRoot()) }
}
