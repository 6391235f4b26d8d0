import Testing
import UIKit
import UITesting

/// Where the colours of a gradient lie on the screen.
@Suite struct GradientPixelTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let gradient = CAGradientLayer()

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Shows the gradient all over the stage.
    private func show() {
        stage.window.backgroundColor = .white
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.window.layer.addSublayer(gradient)
        stage.advance(by: 0.5)
    }

    private func color(_ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try stage.snapshot().pixel(x: x, y: y)
        return [Int(pixel.x), Int(pixel.y), Int(pixel.z)]
    }

    private func isNear(_ a: [Int], _ b: [Int], within tolerance: Int = 6) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test func `an axial gradient has its end colours before its first and after its last location`() throws {
        (gradient.colors, gradient.locations) = ([red, blue], [0.25, 0.75])
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        show()

        #expect(try color(10, 50) == [255, 0, 0] && color(90, 50) == [0, 0, 255])
        #expect(try isNear(color(50, 50), [128, 0, 128]))
        #expect(try isNear(color(37, 10), color(37, 90), within: 1), "its lines are upright")
    }

    @Test func `beyond its points an axial gradient has its end colours`() throws {
        gradient.colors = [red, blue]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.75), CGPoint(x: 0.5, y: 0.25))
        show()

        #expect(try isNear(color(50, 90), [255, 0, 0]) && isNear(color(50, 10), [0, 0, 255]))
        #expect(try isNear(color(50, 62), [193, 0, 62]), "a quarter of the way up")
    }

    @Test func `a radial gradient begins at its start and ends at the ellipse through its end`() throws {
        (gradient.type, gradient.colors) = (.radial, [red, green, blue])
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.9, y: 0.7))
        show()

        #expect(try isNear(color(50, 50), [255, 0, 0], within: 20))
        // Half of 40 points to the side, and half of 20 points down.
        #expect(try isNear(color(70, 50), [0, 255, 0], within: 16))
        #expect(try isNear(color(50, 60), [0, 255, 0], within: 30))
        #expect(try isNear(color(95, 50), [0, 0, 255]) && isNear(color(50, 75), [0, 0, 255]))
    }

    @Test func `a conic gradient goes round clockwise from the direction of its end`() throws {
        (gradient.type, gradient.colors) = (.conic, [red, blue])
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
        show()

        #expect(try isNear(color(90, 52), [254, 0, 1]), "it begins at the right")
        #expect(try isNear(color(50, 90), [192, 0, 63]), "a quarter below")
        #expect(try isNear(color(10, 50), [128, 0, 128]), "a half at the left")
        #expect(try isNear(color(50, 10), [64, 0, 191]), "three quarters above")
        #expect(try isNear(color(90, 47), [2, 0, 253]))
    }

    @Test func `a gradient has the round corners of its layer, and its border around it`() throws {
        (gradient.colors, gradient.cornerRadius) = ([red, red], 30)
        (gradient.borderColor, gradient.borderWidth) = (blue, 10)
        show()

        #expect(try color(1, 1) == [255, 255, 255] && color(50, 50) == [255, 0, 0])
        #expect(try color(5, 50) == [0, 0, 255] && color(50, 95) == [0, 0, 255])
        #expect(try color(15, 50) == [255, 0, 0])
    }
}
