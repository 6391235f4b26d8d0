/// A point at which two bodies touch, or soon will.
struct TouchingPoint {
    /// The location on the surface, in world coordinates.
    var place: Vector
    /// The distance of the surfaces; less than 0 where they overlap.
    var separation: Double
    /// Identifies the same point in the next step.
    var feature: Int
}

/// Where two outlines touch, and in which direction the second one is pushed away.
struct Touch {
    var normal: Vector
    var points: [TouchingPoint]
}

/// Finds where outlines touch. The normal always points from the first to the second.
enum ContactFinder {
    /// Finds where two bodies touch.
    static func touch(_ a: RigidBody, _ b: RigidBody, within margin: Double) -> Touch? {
        switch (a.shape, b.shape) {
        case (.circle(let first), .circle(let second)):
            return circles(a.position, first, b.position, second, margin)
        case (.polygon, .circle(let radius)):
            return polygon(a.corners, circle: b.position, radius, margin)
        case (.circle(let radius), .polygon):
            guard var touch = polygon(b.corners, circle: a.position, radius, margin) else { return nil }
            touch.normal = -touch.normal
            return touch
        case (.polygon, .polygon): return polygons(a.corners, b.corners, margin)
        }
    }

    /// Finds where a wall and a body touch. The body stays on the side on which its centre is.
    static func touch(_ wall: RigidWall, _ body: RigidBody, within margin: Double) -> Touch? {
        guard let along = (wall.end - wall.start).direction else { return nil }
        switch body.shape {
        case .circle(let radius): return touch(wall, along, circle: body.position, radius, margin)
        case .polygon: return touch(wall, along, body, margin)
        }
    }

    // MARK: - Circles

    private static func circles(
        _ a: Vector, _ first: Double, _ b: Vector, _ second: Double, _ margin: Double
    ) -> Touch? {
        let separation = (b - a).length - first - second
        guard separation < margin else { return nil }
        // Two circles with the same centre separate vertically.
        let normal = (b - a).direction ?? Vector(0, 1)
        let place = a + normal * (first + separation / 2)
        return Touch(
            normal: normal, points: [TouchingPoint(place: place, separation: separation, feature: 0)])
    }

    private static func polygon(
        _ corners: [Vector], circle center: Vector, _ radius: Double, _ margin: Double
    ) -> Touch? {
        guard let face = nearestFace(of: corners, to: center) else { return nil }
        let (a, b) = (corners[face.index], corners[(face.index + 1) % corners.count])
        let side = b - a
        let part = min(max((center - a).dot(side) / side.dot(side), 0), 1)
        let nearest = a + side * part
        var (normal, separation) = (face.normal, face.distance - radius)
        if face.distance > 0, part == 0 || part == 1, let away = (center - nearest).direction {
            (normal, separation) = (away, (center - nearest).length - radius)
        }
        guard separation < margin else { return nil }
        let place = center - normal * (radius + separation / 2)
        return Touch(
            normal: normal, points: [TouchingPoint(place: place, separation: separation, feature: 0)])
    }

    private static func touch(
        _ wall: RigidWall, _ along: Vector, circle center: Vector, _ radius: Double, _ margin: Double
    ) -> Touch? {
        let length = (wall.end - wall.start).length
        let nearest = wall.start + along * min(max((center - wall.start).dot(along), 0), length)
        let separation = (center - nearest).length - radius
        guard separation < margin else { return nil }
        let normal = (center - nearest).direction ?? along.turned
        return Touch(
            normal: normal, points: [TouchingPoint(place: nearest, separation: separation, feature: 0)])
    }

    // MARK: - Polygons

    private struct Face {
        var index: Int
        var normal: Vector
        var distance: Double
    }

    /// The side of a polygon from which a point lies farthest out, or least deep inside.
    private static func nearestFace(of corners: [Vector], to point: Vector) -> Face? {
        var best: Face?
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            guard let along = (b - a).direction else { continue }
            let normal = -along.turned
            let distance = (point - a).dot(normal)
            if distance > best?.distance ?? -.infinity {
                best = Face(index: index, normal: normal, distance: distance)
            }
        }
        return best
    }

    /// The side of the first polygon that keeps the second one farthest away.
    private static func separatingFace(of a: [Vector], from b: [Vector]) -> Face? {
        var best: Face?
        for index in a.indices {
            let (start, end) = (a[index], a[(index + 1) % a.count])
            guard let along = (end - start).direction else { continue }
            let normal = -along.turned
            let distance = b.map { ($0 - start).dot(normal) }.min() ?? .infinity
            if distance > best?.distance ?? -.infinity {
                best = Face(index: index, normal: normal, distance: distance)
            }
        }
        return best
    }

    /// How much better a side of the second polygon must be than one of the first: otherwise the choice would
    /// flicker.
    private static let preference = 0.05

    private static func polygons(_ a: [Vector], _ b: [Vector], _ margin: Double) -> Touch? {
        guard let first = separatingFace(of: a, from: b), let second = separatingFace(of: b, from: a) else {
            return nil
        }
        guard max(first.distance, second.distance) < margin else { return nil }
        if second.distance > first.distance + preference {
            guard var touch = clip(b, second, against: a, margin, feature: 1 << 16) else { return nil }
            touch.normal = -touch.normal
            return touch
        }
        return clip(a, first, against: b, margin, feature: 0)
    }

    /// The points of the side of `b` that faces a side of `a`, cut off at that side's ends.
    private static func clip(
        _ a: [Vector], _ face: Face, against b: [Vector], _ margin: Double, feature: Int
    ) -> Touch? {
        let start = a[face.index]
        guard let along = (a[(face.index + 1) % a.count] - start).direction else { return nil }
        let length = (a[(face.index + 1) % a.count] - start).dot(along)
        let facing = b.indices.min { one, other in
            alignment(b, one, with: face.normal) < alignment(b, other, with: face.normal)
        }
        guard let facing else { return nil }
        let ends = [b[facing], b[(facing + 1) % b.count]]
        let places = ends.map { ($0 - start).dot(along) }
        guard min(places[0], places[1]) <= length, max(places[0], places[1]) >= 0 else { return nil }
        var points: [TouchingPoint] = []
        for index in 0..<2 {
            let span = places[1] - places[0]
            let wanted = min(max(places[index], 0), length)
            let part = abs(span) > 1e-9 ? (wanted - places[0]) / span : 0
            let point = ends[0] + (ends[1] - ends[0]) * part
            let separation = (point - start).dot(face.normal)
            guard separation < margin else { continue }
            points.append(
                TouchingPoint(
                    place: point - face.normal * (separation / 2), separation: separation,
                    feature: feature + face.index << 8 + facing << 1 + index))
        }
        return points.isEmpty ? nil : Touch(normal: face.normal, points: points)
    }

    private static func alignment(_ corners: [Vector], _ index: Int, with normal: Vector) -> Double {
        guard let along = (corners[(index + 1) % corners.count] - corners[index]).direction else { return 1 }
        return (-along.turned).dot(normal)
    }

    /// The corners of a body that lie over a wall, at most two; else an end of the wall in the body.
    private static func touch(
        _ wall: RigidWall, _ along: Vector, _ body: RigidBody, _ margin: Double
    ) -> Touch? {
        let length = (wall.end - wall.start).length
        let corners = body.corners
        var normal = along.turned
        if (body.position - wall.start).dot(normal) < 0 { normal = -normal }
        var points: [TouchingPoint] = []
        for (index, corner) in corners.enumerated() {
            let separation = (corner - wall.start).dot(normal)
            let place = (corner - wall.start).dot(along)
            guard separation < margin, place >= 0, place <= length else { continue }
            points.append(TouchingPoint(place: corner, separation: separation, feature: index))
        }
        points.sort { ($0.separation, $0.feature) < ($1.separation, $1.feature) }
        for (index, end) in [wall.start, wall.end].enumerated() {
            guard let face = nearestFace(of: corners, to: end), face.distance < margin else { continue }
            // Corners on both sides of a wall that only its end touches lie farther behind it.
            if let deepest = points.first?.separation, face.distance < deepest + margin { continue }
            let point = TouchingPoint(place: end, separation: face.distance, feature: 1 << 8 + index)
            return Touch(normal: -face.normal, points: [point])
        }
        return points.isEmpty ? nil : Touch(normal: normal, points: Array(points.prefix(2)))
    }
}
