import CoreGraphics
import Foundation

/// Faults of motion that a viewer would see, found in the values of all frames.
///
/// A finding has no cause in what the user did. These are not findings: layers that follow a finger, as far
/// as the finger went; layers that move because the stage is turned or resized; the first appearance of a
/// layer; values that are set without an animation while nothing runs. Speeds are in points a second and
/// flashes in seconds, so that they do not depend on the take's frame rate.
extension Film {
    /// Layers that change their place or opacity from one frame to the next by more than 4 points, or 0.15,
    /// plus six tenths of their change in the frames before and after. Also views of a transition that are
    /// suddenly shown or hidden in sight without a replacement, and layers that replace others of their size
    /// in a transition more than 4 points beside the place where those were.
    public var jumps: [Finding] {
        let evidence = MotionEvidence(self)
        return jumps(JumpsAndEnds(evidence)).sorted { ($0.frame, $0.layer) < ($1.frame, $1.layer) }
    }

    private func jumps(_ ends: JumpsAndEnds) -> [Finding] {
        ends.jumps() + Replacements(evidence: ends.evidence).jumps()
    }

    /// Layers that are shown, hidden, faded or moved for one frame of a display, 1/60 s, or for a single
    /// frame.
    public var flashes: [Finding] { JumpsAndEnds(MotionEvidence(self)).flashes() }

    /// Transitions with a wrong end:
    ///
    /// - The last frame is not the state in the 0.05 s after the completion.
    /// - The completion comes while something still moves, or more than 0.1 s after everything has come to
    ///   rest.
    /// - After a cancellation, a controller's view is not back at its place.
    /// - A screen moves on by more than 20 points, for more than 0.1 s.
    /// - No finger drives the transition, and it is over in less than a quarter of its duration.
    /// - A view that came with the transition is still in the window, or beside the screens of a navigation
    ///   or tab bar controller.
    public var wrongEnds: [Finding] {
        let evidence = MotionEvidence(self)
        return wrongEnds(JumpsAndEnds(evidence))
    }

    private func wrongEnds(_ ends: JumpsAndEnds) -> [Finding] {
        ends.wrongEnds() + LeftBehind(evidence: ends.evidence).wrongEnds()
            + Completions(evidence: ends.evidence).wrongEnds()
    }

    /// Layers whose speed changes by more than 300 points a second, and by more than half, where a finger
    /// lets go of them or catches them; and layers that stand still for 0.05 s or longer in the middle of their way in a
    /// transition, at more than 300 points a second before and after it.
    ///
    /// A percent-driven transition without an interruptible animator continues from rest, and does not count.
    public var speedBreaks: [Finding] { speedBreaks(MotionEvidence(self)) }

    private func speedBreaks(_ evidence: MotionEvidence) -> [Finding] {
        HandOvers(evidence: evidence).speedBreaks() + Stalls(evidence: evidence).speedBreaks()
    }

    /// Layers side by side, at most 40 points apart, that begin and end a transition together and drift more
    /// than 3 points apart in between. Also dimmings that have their last opacity while their screen,
    /// animated in the same way, still has more than 40 points and three tenths of its distance to go.
    public var drifts: [Finding] { drifts(MotionEvidence(self)) }

    private func drifts(_ evidence: MotionEvidence) -> [Finding] {
        Companions(evidence: evidence).drifts() + Dimmings(evidence: evidence).drifts()
    }

    /// Layers that move by more than 8 points while a resting finger holds their transition. Also layers that
    /// go farther and farther for the same distance of a finger that moves straight on, by more than 40
    /// points in all.
    public var strays: [Finding] { strays(MotionEvidence(self)) }

    private func strays(_ evidence: MotionEvidence) -> [Finding] {
        Companions(evidence: evidence).strays() + FingerGains(evidence: evidence).strays()
    }

    /// Layers that turn by more than 200 degrees in a transition, and by less than a whole turn; not those that turn
    /// before it or after it, too.
    public var detours: [Finding] { Detours(evidence: MotionEvidence(self)).detours() }

    /// Layers that suddenly look different in the middle of a motion or at its end: their corners by more
    /// than 3 points, their shadow by more than 0.15 of opacity or 4 points, their border by more than 2
    /// points, their colours or pictures by more than 0.15 of a channel, their rotation by more than 20
    /// degrees, the edges of their mask, path or picture by more than 4 points. Also layers that come in
    /// front of a layer that they overlap by 20 points or more, and layers in sight that disappear without a
    /// replacement.
    public var pops: [Finding] { Pops(evidence: MotionEvidence(self)).pops() }

    /// All findings, in order of time.
    public var findings: [Finding] {
        let evidence = MotionEvidence(self)
        let ends = JumpsAndEnds(evidence)
        let all =
            jumps(ends) + ends.flashes() + wrongEnds(ends) + speedBreaks(evidence) + drifts(evidence)
            + strays(evidence) + Detours(evidence: evidence).detours() + Pops(evidence: evidence).pops()
        return all.enumerated().sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }.map(
            \.element)
    }

    /// How far two layers move apart: the largest change of the vector between their centres, relative to the
    /// first frame in which both are seen.
    ///
    /// - Parameters:
    ///   - one: the number of a layer.
    ///   - other: the number of another.
    /// - Returns: the distance in points, and the frame in which it is largest; nil if no frame shows both.
    public func drift(of one: Int, and other: Int) -> (distance: CGFloat, frame: Int)? {
        guard layers.indices.contains(one), layers.indices.contains(other) else { return nil }
        let pair = (LayerCourse(self, layers[one]), LayerCourse(self, layers[other]))
        var start: CGVector?
        var worst: (distance: CGFloat, frame: Int)?
        for frame in times.indices where pair.0.isSeen(frame) && pair.1.isSeen(frame) {
            guard let a = layers[one].look(in: frame)?.center, let b = layers[other].look(in: frame)?.center
            else { continue }
            let way = CGVector(dx: b.x - a.x, dy: b.y - a.y)
            let first = start ?? way
            start = first
            let distance = hypot(way.dx - first.dx, way.dy - first.dy)
            if distance > worst?.distance ?? -1 { worst = (distance, frame) }
        }
        return worst
    }

    /// How fast the middle of a layer moves directly before and directly after a moment, in points a second,
    /// such as the moment in which a finger lets go of it.
    ///
    /// - Parameters:
    ///   - layer: the number of the layer.
    ///   - time: seconds since the take's start.
    /// - Returns: both speeds, each over two frames; nil where the layer is not on the stage.
    public func speeds(of layer: Int, around time: TimeInterval) -> (before: CGFloat, after: CGFloat)? {
        guard layers.indices.contains(layer), !times.isEmpty else { return nil }
        func speed(from start: TimeInterval, to end: TimeInterval) -> CGFloat? {
            // At the film's ends the two frames may be missing.
            let (first, last) = (frame(at: start), frame(at: end))
            guard let a = layers[layer].look(in: first), let b = layers[layer].look(in: last), a.isVisible,
                b.isVisible
            else { return nil }
            let way = hypot(b.center.x - a.center.x, b.center.y - a.center.y)
            return last > first ? way / (times[last] - times[first]) : 0
        }
        let span = 2 * take.frameInterval
        // The first frame at or after a moment shows it.
        let moment = times[min(times.partitioningIndex { $0 >= time - 1e-7 }, times.count - 1)]
        guard let before = speed(from: moment - span, to: moment),
            let after = speed(from: moment, to: moment + span)
        else { return nil }
        return (before, after)
    }

    /// The layers of a class of views, or of layers, in the order in which they came.
    public func layers(named name: String) -> [Layer] { layers.filter { $0.name == name } }
}
