import Foundation

/// Finds sudden changes of other things than place and opacity: of corners, shadows, colours, rotation and
/// order, and layers that are removed in sight.
struct Pops {
    /// Points by which a corner's radius may change at once.
    static let leastRadius = 3.0
    /// The opacity by which a shadow may change at once.
    static let leastShadow = 0.15
    /// The part of a colour's channel by which it may change at once.
    static let leastColor = 0.15
    /// Degrees by which a layer may turn at once.
    static let leastTurn = 20.0
    /// The least width and height of the overlap of two layers, in points.
    static let leastOverlap = 20.0
    /// Points by which the edges of a path, a picture or a mask may change at once.
    static let leastOutline = MotionBreaks.leastStep
    /// Points by which a shadow's radius or offset may change at once.
    static let leastShadowWay = 4.0
    /// Points by which a border's width may change at once.
    static let leastBorder = 2.0
    /// The least side, in points, of a picture that a viewer notices.
    static let leastPicture: CGFloat = 40
    /// The most seconds between the pictures of a layer that shows several in a row.
    static let flipping: TimeInterval = 0.25
    /// The opacity up to which a layer may be removed suddenly.
    static let leastOpacity = 0.15
    /// The part by which a step may differ from the longer of its neighbours.
    private static let slack = 0.6
    /// The change of a layer's corners or shadow in a frame that its movement allows, as a part of the
    /// movement.
    static let cornerSlack = 0.4
    /// The degrees from which on a turn shows the layer's other side.
    private static let turnOver = 150.0
    /// Points to which a layer shrinks that is seen from its edge.
    private static let edgeWidth = 10.0
    /// The longest time between two steps of one motion, in seconds.
    private static let longestStep: TimeInterval = 1.0 / 60

    let evidence: MotionEvidence
    private var film: Film { evidence.film }

    func pops() -> [Finding] {
        let all = film.layers.flatMap { layer in
            let course = LayerCourse(film, layer)
            return corners(course) + shadow(course) + color(course) + outlines(course) + turns(course)
                + goings(course) + edgings(course) + pictures(course)
        }
        let places = Set(all.map { Place($0) })
        return all.filter { one in
            !evidence.lineage(of: one.layer).dropFirst().contains {
                places.contains(Place(layer: $0, frame: one.frame, unit: one.unit))
            }
        } + overtakings()
    }

    private struct Place: Hashable {
        let layer: Int
        let frame: Int
        let unit: Finding.Unit

        init(layer: Int, frame: Int, unit: Finding.Unit) {
            (self.layer, self.frame, self.unit) = (layer, frame, unit)
        }

        init(_ finding: Finding) {
            self.init(layer: finding.layer, frame: finding.frame, unit: finding.unit)
        }
    }

    // MARK: - Values

    private func corners(_ course: LayerCourse) -> [Finding] {
        let looks = course.layer.looks.map { ($0.frame, Double($0.look.cornerRadius)) }
        guard looks.contains(where: { $0.1 != looks[0].1 }) else { return [] }
        return breaks(of: looks, least: Self.leastRadius, in: course).filter { frame, amount in
            // A layer that grows or shrinks quickly may round its corners as quickly.
            if amount < Self.leastRadius + Self.cornerSlack * course.step(to: frame).reach { return false }
            // The device rounds the corners of layers as large as its screen.
            let screen = CGRect(origin: .zero, size: evidence.stageSize(in: frame))
            return !(course.layer.look(in: frame)?.frame.contains(screen) ?? true)
        }
        .map { frame, amount in
            finding(
                course, frame, amount, Self.leastRadius, .points,
                "changes its corner radius by \(Finding.text(amount)) pt at once", "corner radius")
        }
    }

    private func shadow(_ course: LayerCourse) -> [Finding] {
        let values = course.layer.paints.map { ($0.frame, Double($0.paint.shadow)) }
        return breaks(of: values, least: Self.leastShadow, in: course).map { frame, amount in
            finding(
                course, frame, amount, Self.leastShadow, .opacity,
                "changes its shadow's opacity by \(Finding.text(amount)) at once", "shadow")
        }
    }

    private func color(_ course: LayerCourse) -> [Finding] {
        guard course.layer.paints.count > 1 else { return [] }
        var worst: [Int: Double] = [:]
        for channel in 0..<4 {
            let values = course.layer.paints.map { entry in
                let fill = entry.paint.fill
                return (entry.frame, Double(channel == 3 ? fill.w : fill[channel] * fill.w))
            }
            for (frame, amount) in breaks(of: values, least: Self.leastColor, in: course) {
                worst[frame] = max(worst[frame] ?? 0, amount)
            }
        }
        // Sudden changes of colour by a finger, by a key, or between light and dark are intended.
        return worst.sorted { $0.key < $1.key }.filter { frame, _ in !evidence.isTouched(in: frame) }
            .map { frame, amount in
                finding(
                    course, frame, amount, Self.leastColor, .color,
                    "changes its colour by \(Finding.text(amount)) at once", "background colour")
            }
    }

    /// Finds paths, pictures and masks whose edges change suddenly while those of their layer do not.
    private func outlines(_ course: LayerCourse) -> [Finding] {
        let outlines = course.layer.paints.compactMap { entry in
            entry.paint.outline.map { (frame: entry.frame, rect: $0) }
        }
        guard outlines.count > 1 else { return [] }
        var worst: [Int: Double] = [:]
        for edge in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
            let values = outlines.map { ($0.frame, Double($0.rect[keyPath: edge])) }
            for (frame, amount) in breaks(of: values, least: Self.leastOutline, in: course) {
                worst[frame] = max(worst[frame] ?? 0, amount)
            }
        }
        return worst.sorted { $0.key < $1.key }.filter { frame, amount in
            !evidence.isTouched(in: frame) && amount > course.growth(to: frame)
        }
        .map { frame, amount in
            finding(
                course, frame, amount, Self.leastOutline, .points,
                "changes the part that its mask, path or picture fills by \(Finding.text(amount)) pt at once",
                "mask, path or picture")
        }
    }

    private func turns(_ course: LayerCourse) -> [Finding] {
        var angles: [(Int, Double)] = []
        for (frame, look) in course.layer.looks where look.isVisible {
            let turn = Double(look.angle) * 180 / .pi
            // The equivalent angle nearest to the one before.
            let last = angles.last?.1 ?? turn
            angles.append((frame, turn - ((turn - last) / 360).rounded() * 360))
        }
        guard course.layer.draws, angles.contains(where: { $0.1 != angles[0].1 }) else { return [] }
        return breaks(of: angles, least: Self.leastTurn, in: course).filter { frame, amount in
            // A layer that turns over is seen from its edge in between.
            amount < Self.turnOver && !isSeenFromItsEdge(course, about: frame)
        }
        .map { frame, amount in
            finding(
                course, frame, amount, Self.leastTurn, .degrees,
                "turns by \(Finding.text(amount))° at once", "transform")
        }
    }

    private func isSeenFromItsEdge(_ course: LayerCourse, about frame: Int) -> Bool {
        ((frame - 2)...(frame + 2)).compactMap { course.box($0) }
            .contains { min($0.z - $0.x, $0.w - $0.y) < Self.edgeWidth }
    }

    /// The frames in which a value changes by more than the changes before and after explain, and by how much
    /// more.
    func breaks(of values: [(frame: Int, value: Double)], least: Double, in course: LayerCourse)
        -> [(frame: Int, amount: Double)]
    {
        values.indices.dropFirst().compactMap { index in
            let frame = values[index].frame
            guard abs(values[index].value - values[index - 1].value) > least, isSeenInMotion(course, frame)
            else { return nil }
            let step = length(of: index, in: values)
            let before = index > 1 && follows(index, in: values) ? rate(of: index - 1, in: values) * step : 0
            let next = index + 1
            let after =
                next < values.count && follows(next, in: values) ? rate(of: next, in: values) * step : 0
            let way = values[index].value - values[index - 1].value
            let rest = abs(way - min(max(way, min(before, after, 0)), max(before, after, 0)))
            return rest > least + Self.slack * max(abs(before), abs(after)) ? (frame, rest) : nil
        }
    }

    private var longest: TimeInterval { max(Self.longestStep, film.take.frameInterval) }

    /// The seconds that a step took; after a rest it counts as one step long.
    private func length(of index: Int, in values: [(frame: Int, value: Double)]) -> TimeInterval {
        let seconds = film.times[values[index].frame] - film.times[values[index - 1].frame]
        return seconds < longest * 1.01 ? max(seconds, film.take.frameInterval) : film.take.frameInterval
    }

    private func rate(of index: Int, in values: [(frame: Int, value: Double)]) -> Double {
        (values[index].value - values[index - 1].value) / length(of: index, in: values)
    }

    /// Whether a step comes directly after the one before it.
    private func follows(_ index: Int, in values: [(frame: Int, value: Double)]) -> Bool {
        film.times[values[index].frame] - film.times[values[index - 1].frame] < longest * 1.01
    }

    /// Whether a layer is seen in a frame and the one before while something runs. Values that are set
    /// without an animation while nothing runs, or before the first frame of a transition, are intended. When
    /// a transition ends its views already have their final look.
    func isSeenInMotion(_ course: LayerCourse, _ frame: Int) -> Bool {
        guard course.isSeen(frame - 1), course.isSeen(frame), !evidence.isResized(in: frame) else {
            return false
        }
        return isInTransition(frame) || evidence.isAnimated(course.layer.id, in: frame - 1)
            || evidence.isSettled(in: frame) && evidence.isOfTransition(course.layer, in: frame)
    }

    private func isInTransition(_ frame: Int) -> Bool {
        evidence.transition(in: frame).map { $0.progress.count > 1 && frame > $0.firstFrame } ?? false
    }

    // MARK: - Order and presence

    private func goings(_ course: LayerCourse) -> [Finding] {
        course.layer.exposedEnds.compactMap { frame in
            guard let transition = evidence.transition(in: frame), transition.progress.count > 1,
                frame > transition.firstFrame, !evidence.isResized(in: frame),
                let look = course.layer.look(in: frame - 1)
            else { return nil }
            return Finding(
                kind: .pop, layer: course.layer.id, name: course.layer.name, frame: frame,
                time: film.times[frame], amount: Double(look.opacity), threshold: Self.leastOpacity,
                unit: .opacity,
                observation: "is gone at once, with an opacity of \(Finding.text(look.opacity))",
                reason:
                    "It was removed while one saw it\(evidence.moment(frame)): fade it out, or remove it later."
            )
        }
    }

    private func overtakings() -> [Finding] {
        film.overtakings.compactMap { one in
            guard isInTransition(one.frame) || evidence.isAnimated(one.front, in: one.frame - 1),
                !evidence.isResized(in: one.frame)
            else { return nil }
            let (front, back) = (film.layers[one.front], film.layers[one.back])
            guard let over = sight(of: front, one.frame), let below = sight(of: back, one.frame) else {
                return nil
            }
            let common = over.intersection(below)
            let side = Double(min(common.width, common.height))
            guard !common.isNull, side >= Self.leastOverlap else { return nil }
            return Finding(
                kind: .pop, layer: front.id, name: front.name, frame: one.frame, time: film.times[one.frame],
                amount: side, threshold: Self.leastOverlap, unit: .points,
                observation: "comes in front of \(back.name) (layer \(back.id)) at once",
                reason:
                    "The order of the views changed\(evidence.moment(one.frame)): order them before the transition begins."
            )
        }
    }

    /// The part of the stage in which a layer, or a descendant, is seen both in a frame and in the one
    /// before.
    private func sight(of layer: Film.Layer, _ frame: Int) -> CGRect? {
        let course = LayerCourse(film, layer)
        guard course.isSeen(frame - 1), course.isSeen(frame), let look = layer.look(in: frame) else {
            return nil
        }
        if layer.draws { return look.inSight }
        let inside = film.layers.filter { $0.parent == layer.id }.compactMap { sight(of: $0, frame) }
        return inside.max { $0.width * $0.height < $1.width * $1.height }
    }

    func finding(
        _ course: LayerCourse, _ frame: Int, _ amount: Double, _ threshold: Double, _ unit: Finding.Unit,
        _ words: String, _ property: String
    ) -> Finding {
        Finding(
            kind: .pop, layer: course.layer.id, name: course.layer.name, frame: frame,
            time: film.times[frame],
            amount: amount, threshold: threshold, unit: unit, observation: words,
            reason: "The \(property) was set without an animation\(evidence.moment(frame)).")
    }
}
