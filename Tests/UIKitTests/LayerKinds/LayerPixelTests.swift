import Testing
import UIKit
import UITesting

/// Layers that the compositor draws in a way of their own, as pixels.
@Suite struct LayerPixelTests {
    private let stage = Stage(size: CGSize(width: 120, height: 120))
    private let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))

    init() {
        stage.window.backgroundColor = .white
        stage.window.addSubview(view)
    }

    @Test(arguments: [
        (CACornerMask.layerMinXMaxYCorner, SIMD2(48, 71)), (.layerMaxXMaxYCorner, SIMD2(71, 71)),
        (.layerMinXMinYCorner, SIMD2(48, 48)), (.layerMaxXMinYCorner, SIMD2(71, 48)),
    ])
    func `a small layer's shadow is thinner at its one round corner`(
        corner: CACornerMask, place: SIMD2<Int>
    ) throws {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.cornerRadius = 10
        view.layer.maskedCorners = corner
        view.layer.shadowOpacity = 1
        view.layer.shadowOffset = .zero
        view.layer.shadowRadius = 3
        stage.advance(by: 0.1)

        let shown = try stage.snapshot()

        let lights = [48, 71].flatMap { x in [48, 71].map { y in Int(shown.pixel(x: x, y: y).y) } }
        let light = Int(shown.pixel(x: place.x, y: place.y).y)
        #expect(lights.filter { $0 >= light - 8 } == [light], "\(lights)")
    }

    @Test func `a diagonal line has the corners of its square end`() throws {
        let (shape, path) = (CAShapeLayer(), CGMutablePath())
        path.move(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 60, y: 60))
        (shape.path, shape.strokeColor, shape.lineWidth) = (path, UIColor.red.cgColor, 20)
        (shape.lineCap, shape.lineJoin, shape.miterLimit) = (.square, .miter, 1)
        stage.window.layer.addSublayer(shape)
        stage.advance(by: 0.1)

        let shown = try stage.snapshot()

        // The end is a square about (60, 60) whose corners are 14 points away.
        #expect(shown.pixel(x: 72, y: 60) == SIMD4(255, 0, 0, 255))
        #expect(shown.pixel(x: 60, y: 72) == SIMD4(255, 0, 0, 255))
        #expect(shown.pixel(x: 76, y: 60) == SIMD4(255, 255, 255, 255))
    }
}
