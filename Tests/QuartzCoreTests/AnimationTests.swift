import Testing

@testable import QuartzCore

@Suite(.serialized) struct AnimationTests {
    private func basic(_ path: String, _ from: Any?, _ to: Any?, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 1
        return animation
    }

    @Test(arguments: [
        (0.0 as Double?, 10.0 as Double?, nil as Double?, 0.0, 10.0), (2, nil, 6, 2, 8), (nil, 10, 4, 6, 10),
        (2, nil, nil, 2, 50), (nil, 10, nil, 50, 10), (nil, nil, 4, 50, 54),
    ])
    func `from, to and by make start and end`(
        from: Double?, to: Double?, by: Double?, start: Double, end: Double
    ) {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        layer.zPosition = 50
        let animation = basic("zPosition", from, to, by: by)
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)

        scene.advance(0)
        #expect(close(layer.shown.zPosition, CGFloat(start)))
        scene.advance(0.5)
        #expect(close(layer.shown.zPosition, CGFloat((start + end) / 2)))
        scene.advance(0.5)
        #expect(close(layer.shown.zPosition, CGFloat(end)))
    }

    @Test func `additive animations lie on top of each other`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.position = CGPoint(x: 100, y: 100)
        for (x, y) in [(10.0, 0.0), (0, 20)] {
            let animation = basic("position", CGPoint(x: x, y: y), CGPoint.zero)
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }

        scene.advance(0.5)
        #expect(layer.shown.position == CGPoint(x: 105, y: 110))
    }

    private func read(_ path: String, of layer: CALayer) -> CGFloat {
        let shown = layer.shown
        return switch path {
        case "position.y": shown.position.y
        case "bounds.size.width": shown.bounds.width
        case "bounds.origin.x": shown.bounds.minX
        case "opacity": CGFloat(shown.opacity)
        case "transform.translation.x": shown.transform.m41
        case "transform.scale.y": shown.transform.m22
        case "cornerRadius": shown.cornerRadius
        case "shadowOffset.height": shown.shadowOffset.height
        default: shown.contentsRect.height
        }
    }

    @Test(arguments: [
        "position.y", "bounds.size.width", "bounds.origin.x", "opacity", "transform.translation.x",
        "transform.scale.y", "cornerRadius", "shadowOffset.height", "contentsRect.size.height",
    ])
    func `a part of a property is animated by its key path`(path: String) {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(basic(path, 0.5, 1.5), forKey: nil)

        scene.advance(0.25)
        #expect(close(read(path, of: layer), 0.75))
    }

    @Test func `a key path that names nothing says so and animates nothing`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(basic("positoin", 0, 1), forKey: nil)
        layer.add(basic("strokeEnd", 0, 1), forKey: nil)
        layer.add(basic("position", "here", CGPoint.zero), forKey: nil)

        #expect(scene.diagnostics.count == 3)
        scene.advance(0.5)
        #expect(layer.shown.position == layer.position)
    }

    @Test func `half a turn about y goes through the positive half turn both ways`() {
        let turned = CATransform3DMakeRotation(.pi, 0, 1, 0)
        for (from, to) in [(turned, CATransform3DIdentity), (CATransform3DIdentity, turned)] {
            let middle = TransformParts.between(from, to, 0.5)
            // A quarter turn about +y: x̂ goes to −ẑ.
            #expect(close(middle.m13, -1))
            #expect(close(middle.m11, 0))
            #expect(close(middle.m22, 1))
        }
    }

    @Test(arguments: [SIMD3<Double>(1, 0, 0), [0, 1, 0], [0, 0, 1]])
    func `a rotation past a third of a turn goes on about its own axis`(axis: SIMD3<Double>) {
        for angle in [-2.9, 2.9] as [CGFloat] {
            func turned(_ angle: CGFloat) -> CATransform3D {
                CATransform3DMakeRotation(angle, CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
            }

            let shown = TransformParts.between(.identity, turned(angle), 0.5)

            let expected = turned(angle / 2)
            for path: KeyPath<CATransform3D, CGFloat> in [
                \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
            ] {
                #expect(close(shown[keyPath: path], expected[keyPath: path]))
            }
        }
    }

    @Test func `transforms are mixed part by part`() {
        let parts: [CATransform3D] = [
            CATransform3DMakeRotation(1.2, 1, 2, 3), CATransform3DMakeScale(2, 0.5, 3),
            CATransform3DMakeTranslation(5, 6, 7),
        ]
        let whole = parts.reduce(CATransform3DIdentity, CATransform3DConcat)
        let again = TransformParts(whole)?.matrix ?? CATransform3D()
        for (a, b) in [
            (again.m11, whole.m11), (again.m23, whole.m23), (again.m31, whole.m31), (again.m42, 6),
        ] {
            #expect(close(a, b))
        }
        let mirrored = TransformParts.between(.identity, CATransform3DMakeScale(-1, 1, 1), 0.25)
        #expect(close(mirrored.m11, 0.5) && close(mirrored.m22, 1))
        let vanished = TransformParts.between(.identity, CATransform3DMakeScale(0, 0, 1), 0.5)
        #expect(close(vanished.m11, 0.5))
        var lens = CATransform3DIdentity
        lens.m34 = -1 / 500
        let seen = CATransform3DConcat(CATransform3DMakeRotation(0.6, 0, 1, 0), lens)
        let recovered = TransformParts(seen)?.matrix ?? CATransform3D()
        #expect(
            close(recovered.m14, seen.m14) && close(recovered.m34, seen.m34) && close(recovered.m13, seen.m13)
        )
    }

    @Test func `a rotation key path turns by angles, more than once round`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(basic("transform.rotation.z", 0, 4 * Double.pi), forKey: nil)

        scene.advance(0.375)
        // 270°
        #expect(close(layer.shown.transform.m11, 0) && close(layer.shown.transform.m12, -1))
    }

    @Test func `a colour is mixed in its components, no colour is clear`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.add(
            basic("backgroundColor", CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor.clear), forKey: nil
        )

        scene.advance(0.5)
        #expect(layer.shown.backgroundColor?.rgba == SIMD4(0.5, 0, 0, 0.5))
        scene.advance(0.5)
        #expect(layer.shown.backgroundColor == nil)
    }

    @Test func `keyframes take their times, paces and modes`() {
        let scene = Scene()
        let layer = scene.layer()
        func value(_ mode: CAAnimationCalculationMode, _ time: Double, times: [NSNumber]?) -> CGFloat {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 40]
            animation.keyTimes = times
            animation.calculationMode = mode
            animation.duration = 1
            animation.beginTime = scene.clock.now - time
            layer.add(animation, forKey: "frames")
            CATransaction.flush()
            return layer.shown.position.x
        }

        #expect(close(value(.linear, 0.25, times: nil), 5))
        #expect(close(value(.linear, 0.9, times: [0, 0.8, 1]), 25))
        #expect(close(value(.discrete, 0.3, times: nil), 0))
        #expect(close(value(.discrete, 0.5, times: nil), 10))
        #expect(close(value(.paced, 0.5, times: nil), 20))
        #expect(close(value(.cubic, 0.5, times: nil), 10))
        #expect(close(value(.linear, 0.25, times: [0, 5, .init(value: Double.nan)]), 5))
    }

    @Test func `a point runs along a path, evenly if paced`() {
        let scene = Scene()
        let layer = scene.layer()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 90))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        layer.add(animation, forKey: "linear")
        scene.advance(0.5)
        #expect(close(layer.shown.position.x, 30) && close(layer.shown.position.y, 0))

        animation.calculationMode = .paced
        layer.add(animation, forKey: "linear")
        scene.advance(0.5)
        #expect(close(layer.shown.position.x, 30) && close(layer.shown.position.y, 30))
    }

    @Test func `a spring animation is the spring, and swings over`() {
        let scene = Scene()
        let layer = scene.layer()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: nil)

        scene.advance(0.3)
        let swing = 75.0.squareRoot()
        let expected = 1 - exp(-1.5) * (cos(swing * 0.3) + 5 / swing * sin(swing * 0.3))
        #expect(close(layer.shown.position.x, CGFloat(100 * expected), 1e-6))
        scene.advance(0.1)
        #expect(layer.shown.position.x > 100)
        #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2).bounce - 0.2 < 1e-9)
    }

    @Test func `bad numbers are refused with one diagnostic each, and the layer stays`() {
        let scene = Scene()
        let layer = scene.layer()
        layer.position = CGPoint(x: 5, y: 5)
        layer.position = CGPoint(x: CGFloat.nan, y: 0)
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        layer.transform.m34 = .nan
        layer.opacity = .nan
        layer.speed = .nan
        let animation = basic("position", CGPoint(x: CGFloat.nan, y: 0), CGPoint.zero)
        animation.duration = -1
        animation.repeatCount = -.infinity
        #expect(scene.diagnostics.count == 7)

        layer.add(animation, forKey: nil)
        scene.advance(0.1)
        #expect(layer.shown.position.x.isFinite)
        scene.advance(10)
        #expect(layer.shown.position == CGPoint(x: 5, y: 5))
        layer.bounds = CGRect(x: 10, y: 10, width: -10, height: -10)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `a shape and a gradient animate their own values`() {
        let scene = Scene()
        let shape = CAShapeLayer()
        let gradient = CAGradientLayer()
        _ = scene.layer(shape)
        _ = scene.layer(gradient)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        gradient.colors = [CGColor.black, CGColor.white]
        shape.add(basic("strokeEnd", 0, 1), forKey: nil)
        shape.add(
            basic(
                "path", shape.path, CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)),
            forKey: nil)
        gradient.add(basic("colors", [CGColor.white, CGColor.white], nil), forKey: nil)
        _ = scene.changes()

        scene.advance(0.5)
        #expect(close(shape.shownShape.strokeEnd, 0.5))
        #expect(shape.shownShape.path?.boundingBox.width == 15)
        #expect(gradient.shownGradient.colors[0].rgba.x == 0.5)
        #expect(scene.changes().allSatisfy { $0.change == .style })
        #expect(shape.presentation()?.strokeEnd == 0.5)

        scene.advance(0.5)
        #expect(shape.shownShape == shape.shape)
        #expect(scene.changes().count == 2)
    }
}
