import Testing
import UIKit
import UITesting

/// Shadows without a path of their own: they have the shape of what is drawn.
@Suite struct ShadowPixelTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let caster = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))

    init() {
        stage.window.backgroundColor = .white
        stage.window.addSubview(caster)
        castShadow(caster.layer)
    }

    /// A black and sharp shadow, a hundred points below the layer.
    private func castShadow(_ layer: CALayer) {
        layer.shadowOpacity = 1
        layer.shadowRadius = 0.5
        layer.shadowOffset = CGSize(width: 0, height: 100)
    }

    /// Whether there are shadows at these places, 100 points below what casts them.
    private func hasShadows(below places: [SIMD2<Int>]) throws -> [Bool] {
        stage.advance(by: 0.1)
        let shown = try stage.snapshot()
        return places.map { shown.pixel(x: $0.x, y: $0.y + 100).x < 64 }
    }

    @Test func `a shape without a size casts the shadow of its path`() throws {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 60, y: 20, width: 80, height: 40)).cgPath
        shape.fillColor = UIColor.red.cgColor
        castShadow(shape)
        stage.window.layer.addSublayer(shape)

        let shadows = try hasShadows(below: [SIMD2(100, 40), SIMD2(64, 40), SIMD2(135, 40), SIMD2(64, 24)])

        #expect(shadows == [true, true, true, false])
    }

    @Test func `the line of a shape casts its shadow outside of the bounds, too`() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 60, y: 20, width: 20, height: 20)
        shape.backgroundColor = UIColor.blue.cgColor
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60)).cgPath
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, UIColor.red.cgColor, 10)
        castShadow(shape)
        stage.window.layer.addSublayer(shape)

        let shadows = try hasShadows(below: [SIMD2(70, 30), SIMD2(122, 60), SIMD2(57, 60), SIMD2(100, 60)])

        #expect(shadows == [true, true, true, false])
    }

    @Test(arguments: [nil, UIColor.blue])
    func `a view casts the shadow of all that stands out of it, however deep`(color: UIColor?) throws {
        caster.backgroundColor = color
        let middle = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        let inner = UIView(frame: CGRect(x: 55, y: 5, width: 20, height: 20))
        inner.backgroundColor = .red
        caster.addSubview(middle)
        middle.addSubview(inner)

        #expect(try hasShadows(below: [SIMD2(22, 22), SIMD2(90, 40)]) == [color != nil, true])
        inner.frame.origin.x = 95
        #expect(try hasShadows(below: [SIMD2(90, 40), SIMD2(130, 40)]) == [false, true])
        middle.clipsToBounds = true

        #expect(try hasShadows(below: [SIMD2(90, 40), SIMD2(130, 40)]) == [false, false])
    }

    @Test func `a shadow follows a turned view, and a picture that is larger than its layer`() throws {
        let turned = UIView(frame: CGRect(x: 60, y: 0, width: 60, height: 20))
        turned.backgroundColor = .red
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        caster.addSubview(turned)
        let places = [SIMD2(110, 2), SIMD2(110, 56), SIMD2(85, 30)]
        #expect(try hasShadows(below: places) == [true, true, false])

        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        layer.backgroundColor = UIColor.blue.cgColor
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 10))
        }
        (layer.contents, layer.contentsGravity, layer.contentsScale) = (picture.cgImage, .left, picture.scale)
        castShadow(layer)
        turned.removeFromSuperview()
        stage.window.layer.addSublayer(layer)

        #expect(try hasShadows(below: [SIMD2(30, 22), SIMD2(70, 30), SIMD2(70, 22)]) == [true, true, false])
    }

    @Test func `a shadow follows a sublayer that is animated away from its place`() throws {
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        inner.backgroundColor = UIColor.red.cgColor
        caster.layer.addSublayer(inner)
        let held = CABasicAnimation(keyPath: "position.x")
        (held.fromValue, held.toValue, held.duration) = (110, 110, 10)
        inner.add(held, forKey: nil)
        // Nothing but a picture of both has their shape.
        let other = CALayer()
        other.frame = CGRect(x: 0, y: 10, width: 5, height: 5)
        other.backgroundColor = UIColor.blue.cgColor
        caster.layer.addSublayer(other)

        let places = [SIMD2(30, 24), SIMD2(22, 32), SIMD2(130, 30)]
        #expect(try hasShadows(below: places) == [false, true, true])
    }

    @Test func `what is drawn no more casts no shadow`() throws {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 60, y: 20, width: 80, height: 40)).cgPath
        castShadow(shape)
        stage.window.layer.addSublayer(shape)
        #expect(try hasShadows(below: [SIMD2(100, 40)]) == [true])

        shape.path = nil

        #expect(try hasShadows(below: [SIMD2(100, 40)]) == [false])
    }
}
