import Compositor
import Testing

@testable import OpenGLRenderer

@Suite struct ClipTests {
    private let everything = [Instance.rounded([0, 0, 32, 32])]

    @Test func `a clip lets through its own shape`() throws {
        let canvas = try Canvas()
        let clip = RoundedClip(
            fromDevice: .identity, rect: [3.5, 5, 20, 14], radii: [7, 2, 0, 4])

        let clipped = canvas.draw(.solid, everything, clips: [clip])
        let shape = canvas.draw(.roundedRect, [.rounded([3.5, 5, 20, 14], radii: [7, 2, 0, 4])])

        #expect(clipped.difference(from: shape) <= 1)
    }

    @Test func `a clip turned by 45 degrees is a diamond`() throws {
        let c = Float(0.5).squareRoot()
        // The inverse of: turn by 45 degrees, then move by (16, 12).
        let back = Homography(
            x: [c, c, -28 * c, 0], y: [-c, c, 4 * c, 0], w: [0, 0, 1, 0])
        let clip = RoundedClip(fromDevice: back, rect: [-8, -8, 16, 16], radii: .zero)
        let picture = try Canvas().draw(.solid, everything, clips: [clip])

        #expect(abs(picture.area() - 256) < 4)
        #expect(picture[16, 12].x == 255)
        #expect(picture[16, 2].x == 255 && picture[16, 22].x > 128)
        #expect(picture[10, 5].x < 128 && picture[9, 4].x == 0)
        #expect(picture[16, 25].x == 0)
    }

    @Test func `clips of a chain all apply`() throws {
        let left = RoundedClip(fromDevice: .identity, rect: [0, 0, 16.5, 32], radii: .zero)
        let lower = RoundedClip(fromDevice: .identity, rect: [0, 16.5, 32, 20], radii: .zero)
        let picture = try Canvas().draw(.solid, everything, clips: [left, lower])

        #expect(picture[4, 4].x == 0 && picture[20, 20].x == 0)
        #expect(picture[4, 20].x == 255)
        #expect(isNear(picture[16, 16], [64, 64, 64, 255]))
        #expect(abs(picture.area() - 16.5 * 15.5) < 0.5)
    }

    @Test func `a clip in perspective covers what the shape in perspective covers`() throws {
        let tilt = Homography(x: [24, 0, 2, 0], y: [0, 24, 2, 0], w: [0.4, 0.2, 1, 0])
        let inverse = tilt.inverse
        let clip = RoundedClip(fromDevice: inverse, rect: [0, 0, 1, 1], radii: SIMD4(repeating: 0.3))
        let canvas = try Canvas()

        let clipped = canvas.draw(.solid, everything, clips: [clip])
        let shape = canvas.draw(
            .roundedRect, [.rounded([0, 0, 1, 1], radii: SIMD4(repeating: 0.3))], planes: [tilt])

        #expect(abs(clipped.area() - shape.area()) < 0.01 * shape.area())
        #expect(clipped.difference(from: shape) < 24)
    }
}

extension Homography {
    /// The matrix that undoes this one, up to a factor.
    fileprivate var inverse: Homography {
        func cross(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
            [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, 0]
        }
        let (p, q, r) = (cross(y, w), cross(w, x), cross(x, y))
        return Homography(x: [p.x, q.x, r.x, 0], y: [p.y, q.y, r.y, 0], w: [p.z, q.z, r.z, 0])
    }
}
