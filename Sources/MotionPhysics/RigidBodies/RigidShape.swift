/// The outline of a rigid body about its centre.
package enum RigidShape: Equatable, Sendable {
    /// A circle with this radius.
    case circle(radius: Double)
    /// A convex polygon: corners in the order in which a turn from x to y passes them.
    case polygon([Vector])

    /// A rectangle about the centre.
    package static func box(width: Double, height: Double) -> RigidShape {
        let (x, y) = (width / 2, height / 2)
        return .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
    }

    /// The convex hull of points; nil where they span no area.
    package static func hull(of points: [Vector]) -> RigidShape? {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func half(_ list: [Vector]) -> [Vector] {
            var chain: [Vector] = []
            for point in list {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
                        <= 1e-9
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return Array(chain.dropLast())
        }
        let hull = half(sorted) + half(sorted.reversed())
        return hull.count > 2 ? .polygon(hull) : nil
    }

    /// The distance of the farthest point from the centre.
    package var reach: Double {
        switch self {
        case .circle(let radius): radius
        case .polygon(let corners): corners.map(\.length).max() ?? 0
        }
    }

    /// The mean square distance of its area from the centre: the moment of inertia of a mass of 1.
    var inertia: Double {
        switch self {
        case .circle(let radius): return radius * radius / 2
        case .polygon(let corners):
            var (sum, area) = (0.0, 0.0)
            for index in corners.indices {
                let (a, b) = (corners[index], corners[(index + 1) % corners.count])
                let part = a.cross(b)
                area += part
                sum += part * (a.dot(a) + a.dot(b) + b.dot(b))
            }
            return area > 0 ? sum / (6 * area) : 0
        }
    }
}
