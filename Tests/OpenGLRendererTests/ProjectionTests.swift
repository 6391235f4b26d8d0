import Compositor
import CoreGraphics
import Testing

@testable import OpenGLRenderer

@Suite struct ProjectionTests {
    @Test func `a projected shape under the identity is the flat one`() throws {
        let shape = Instance.rounded(
            [4.3, 5.6, 20.4, 18], radii: [6, 3, 9, 0], color: .red, border: 1.5, borderColor: .blue)
        let canvas = try Canvas()

        let flat = canvas.draw(.roundedRect, [shape])
        let projected = canvas.draw(.roundedRect, [shape], planes: [.identity])

        #expect(flat.difference(from: projected) <= 1)
        #expect(flat.area(channel: 0) > 200)
    }

    @Test func `a square turned by 45 degrees keeps its area and gets soft edges`() throws {
        let c = Float(0.5).squareRoot()
        let turn = Homography(x: [c, -c, 16, 0], y: [c, c, 16, 0], w: [0, 0, 1, 0])
        let picture = try Canvas().draw(.roundedRect, [.rounded([-8, -8, 16, 16])], planes: [turn])

        #expect(abs(picture.area() - 256) < 4)
        #expect(picture[16, 16] == [255, 255, 255, 255])
        let levels = Set((0..<32).map { picture[$0, 10].x })
        #expect(levels.contains { $0 > 0 && $0 < 255 })
    }

    @Test func `a scaled shape has edges of one pixel, not of one point`() throws {
        let scale = Homography(x: [8, 0, 0, 0], y: [0, 8, 0, 0], w: [0, 0, 1, 0])
        let picture = try Canvas().draw(.roundedRect, [.rounded([0.5625, 0.5, 3, 3])], planes: [scale])

        #expect(isNear(picture[4, 16], [128, 128, 128, 255]))
        #expect(picture[5, 16].x == 255)
        #expect(picture[3, 16].x == 0)
    }

    @Test func `the middle of a texture lies where perspective puts it`() throws {
        // Left edge at w = 1, right edge at w = 3: the picture's middle (w = 2) is a quarter of the way.
        let tilt = Homography(x: [64, 0, 0, 0], y: [0, 32, 0, 0], w: [2, 0, 1, 0])
        let image = CGImage(
            width: 2, height: 1, isMask: false, isOpaque: true,
            pixels: [255, 0, 0, 255, 0, 0, 255, 255])
        let picture = try Canvas().draw(
            .image, [.picture([0, 0, 1, 1], texels: [0, 0, 2, 1])], planes: [tilt], texture: image)

        // x = 64 u / (1 + 2u): u = 1/2 at 16, u = 1 at 21.3.
        #expect(picture[15, 1] == [255, 0, 0, 255])
        #expect(picture[16, 1] == [0, 0, 255, 255])
        #expect(picture[20, 1] == [0, 0, 255, 255])
        #expect(picture[22, 1] == [0, 0, 0, 255])
    }

    @Test func `a picture's turned edges are antialiased only when asked for`() throws {
        let image = CGImage(
            width: 1, height: 1, isMask: false, isOpaque: true, pixels: [255, 255, 255, 255])
        let skew = Homography(x: [1, 0.3, 4, 0], y: [0, 1, 4, 0], w: [0, 0, 1, 0])
        func levels(antialiased: Bool) throws -> Set<Int> {
            let tile = Instance.picture([0, 0, 16, 16], texels: [0, 0, 1, 1], antialiased: antialiased)
            let picture = try Canvas().draw(.image, [tile], planes: [skew], texture: image)
            #expect(abs(picture.area() - 256) < 6)
            return Set((0..<32).map { picture[$0, 12].x })
        }

        #expect(try levels(antialiased: false) == [0, 255])
        #expect(try levels(antialiased: true).count > 2)
    }

    @Test func `a picture's soft edges cover as much as those of a shape, from both sides`() throws {
        let image = CGImage(
            width: 1, height: 1, isMask: false, isOpaque: true, pixels: [255, 255, 255, 255])
        let front = Homography(x: [24, 3, 2.3, 0], y: [4, 24, 2.6, 0], w: [0.4, 0.2, 1, 0])
        let mirrored = Homography(x: [-24, 3, 26.3, 0], y: [4, 24, 2.6, 0], w: [0.1, 0.2, 1, 0])
        for plane in [front, mirrored] {
            let canvas = try Canvas()
            let shape = canvas.draw(.roundedRect, [.rounded([0, 0, 1, 1])], planes: [plane])
            let picture = canvas.draw(
                .image, [.picture([0, 0, 1, 1], texels: [0, 0, 1, 1], antialiased: true)], planes: [plane],
                texture: image)

            #expect(abs(shape.area() - picture.area()) < 0.01 * shape.area())
            #expect(shape.difference(from: picture) < 40)
        }
    }

    @Test func `edges stay one pixel wide in perspective`() throws {
        let tilt = Homography(x: [24, 0, 2, 0], y: [0, 24, 2, 0], w: [0.4, 0.2, 1, 0])
        let picture = try Canvas().draw(.roundedRect, [.rounded([0, 0, 1, 1])], planes: [tilt])

        for y in 6..<14 {
            let soft = (0..<32).filter { picture[$0, y].x > 8 && picture[$0, y].x < 247 }
            #expect(soft.count <= 4, "row \(y) has \(soft)")
            #expect(picture[31, y].x == 0)
        }
    }
}
