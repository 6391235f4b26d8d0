import CoreGraphics

/// Finds layers that replace others, but beside the place where those were, as when the view that a snapshot
/// shows replaces the snapshot.
struct Replacements {
    /// The points beside the other layer from which on a viewer notices it.
    static let leastStep = MotionBreaks.leastStep
    /// Points by which the sizes of the two may differ.
    private static let sizeSlack = 2.0
    /// The least side of the two, in points: smaller layers come and go unnoticed.
    private static let leastSide = 40.0
    /// The least opacity of the two.
    private static let leastOpacity = 0.5
    /// The part of its side by which a layer may lie beside the other one and still count as its replacement.
    private static let farthest = 0.5

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    func jumps() -> [Finding] {
        let courses = evidence.courses()
        var goings: [Int: [LayerCourse]] = [:]
        var comings: [Int: [LayerCourse]] = [:]
        for course in courses {
            for (frame, _) in course.layer.looks {
                let (was, isNow) = (isNoticed(course, frame - 1), isNoticed(course, frame))
                if was, course.opacity(frame) == 0 { goings[frame, default: []].append(course) }
                if isNow, course.opacity(frame - 1) == 0 { comings[frame, default: []].append(course) }
            }
        }
        return goings.keys.sorted().flatMap { frame in
            isInTransition(frame) ? jumps(from: goings[frame] ?? [], to: comings[frame] ?? [], frame) : []
        }
    }

    private func isInTransition(_ frame: Int) -> Bool {
        guard !evidence.isResized(in: frame), let transition = evidence.transition(in: frame) else {
            return false
        }
        return transition.progress.count > 1
    }

    /// Whether a viewer sees most of a layer in a frame.
    private func isNoticed(_ course: LayerCourse, _ frame: Int) -> Bool {
        guard course.isSeen(frame), course.opacity(frame) >= Self.leastOpacity,
            let look = course.layer.look(in: frame), look.frame.width >= Self.leastSide,
            look.frame.height >= Self.leastSide
        else { return false }
        return look.inSight.width * look.inSight.height
            >= 0.5 * look.frame.width * look.frame.height
    }

    private func jumps(from goings: [LayerCourse], to comings: [LayerCourse], _ frame: Int) -> [Finding] {
        let pairs = goings.compactMap { gone in
            comings.compactMap { come in
                distance(from: gone, to: come, frame).map { (gone: gone, come: come, distance: $0) }
            }
            .min { $0.distance < $1.distance }
        }
        let found = pairs.filter { $0.distance > Self.leastStep }
        let ids = Set(found.map(\.come.layer.id))
        return found.filter {
            !evidence.lineage(of: $0.come.layer.id).dropFirst().contains(where: ids.contains)
        }
        .map { gone, come, distance in
            Finding(
                kind: .jump, layer: come.layer.id, name: come.layer.name, frame: frame,
                time: film.times[frame], amount: distance, threshold: Self.leastStep, unit: .points,
                observation: "takes the place of \(gone.layer.name) (layer \(gone.layer.id)) "
                    + "\(Finding.text(distance)) pt beside it",
                reason: "One gives way to the other\(evidence.moment(frame)): "
                    + "let both have the same frame on the stage then.")
        }
    }

    /// How far one layer lies from the place where another one of its size was last, or would be now; nil if
    /// their sizes differ.
    private func distance(from gone: LayerCourse, to come: LayerCourse, _ frame: Int) -> Double? {
        guard let last = gone.box(frame - 1), let now = come.box(frame) else { return nil }
        let (width, height) = (last.z - last.x, last.w - last.y)
        guard abs(now.z - now.x - width) <= Self.sizeSlack, abs(now.w - now.y - height) <= Self.sizeSlack
        else {
            return nil
        }
        let step = gone.follows(frame) ? gone.step(to: frame - 1) : .init()
        let next = last + step
        let place = now.clamped(lowerBound: pointwiseMin(last, next), upperBound: pointwiseMax(last, next))
        let distance = (now - place).reach
        return distance <= Self.farthest * min(width, height) ? distance : nil
    }
}
