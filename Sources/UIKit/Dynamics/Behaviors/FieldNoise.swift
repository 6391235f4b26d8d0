import Foundation
import MotionPhysics

/// Smooth noise of the plane and of time, the same in each run: directions on a grid, faded into each other.
struct FieldNoise {
    /// The distance of the grid's points, in points, for the smoothness 0 and 1. Our own values.
    private static let (finest, coarsest) = (20.0, 400.0)

    let smoothness: Double
    let animationSpeed: Double

    /// Returns the noise at a place and a time in seconds, as a vector of length 1 at most.
    func value(at place: Vector, time: Double) -> Vector {
        let cell = Self.finest + (Self.coarsest - Self.finest) * min(max(smoothness, 0), 1)
        let (x, y, z) = (place.x / cell, place.y / cell, time * animationSpeed)
        let (left, top, before) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        let (across, down, later) = (Self.fade(x - left), Self.fade(y - top), Self.fade(z - before))
        func row(_ dy: Double, _ dz: Double) -> Vector {
            let first = Self.direction(left, top + dy, before + dz)
            return first + (Self.direction(left + 1, top + dy, before + dz) - first) * across
        }
        func plane(_ dz: Double) -> Vector { row(0, dz) + (row(1, dz) - row(0, dz)) * down }
        return plane(0) + (plane(1) - plane(0)) * later
    }

    private static func fade(_ t: Double) -> Double { t * t * (3 - 2 * t) }

    /// The direction at a point of the grid, mixed from its coordinates.
    private static func direction(_ x: Double, _ y: Double, _ z: Double) -> Vector {
        var bits: UInt64 = 0
        for coordinate in [x, y, z] {
            bits ^= coordinate.bitPattern
            bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            bits ^= bits >> 31
        }
        let angle = Double(bits >> 11) / Double(1 << 53) * 2 * .pi
        return Vector(cos(angle), sin(angle))
    }
}
