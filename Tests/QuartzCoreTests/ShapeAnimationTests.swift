import CoreGraphics
import Testing

@testable import QuartzCore

/// Animations of what only some kinds of layers have, and of transforms by functions of a number.
@Suite(.serialized) struct ShapeAnimationTests {
    private func slide(_ path: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    private func shape(in scene: Scene) -> CAShapeLayer {
        let shape = CAShapeLayer()
        _ = scene.layer(shape)
        return shape
    }

    private func gradient(in scene: Scene) -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.black, CGColor.white]
        _ = scene.layer(gradient)
        return gradient
    }

    // MARK: - Shapes

    @Test(arguments: ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"])
    func `a number of a shape is shown between its ends, and alone`(key: String) {
        let scene = Scene()
        let shape = shape(in: scene)
        shape.add(slide(key, 0.5, 0.25), forKey: nil)

        scene.advance(0.5)

        var expected = shape.shape
        switch key {
        case "strokeStart": expected.strokeStart = 0.375
        case "strokeEnd": expected.strokeEnd = 0.375
        case "lineWidth": expected.lineWidth = 0.375
        case "miterLimit": expected.miterLimit = 0.375
        default: expected.lineDashPhase = 0.375
        }
        #expect(shape.shownShape == expected && shape.shape == ShapeValues())
        scene.advance(0.5)
        #expect(shape.shownShape == shape.shape)
    }

    @Test func `the fill and the stroke of a shape have colours of their own between others`() {
        let scene = Scene()
        let shape = shape(in: scene)
        let (red, blue) = (
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        )
        shape.add(slide("fillColor", red, blue), forKey: nil)
        shape.add(slide("strokeColor", blue, red), forKey: nil)

        scene.advance(0.25)

        #expect(shape.shownShape.fillColor?.rgba == SIMD4(0.75, 0, 0.25, 1))
        #expect(shape.shownShape.strokeColor?.rgba == SIMD4(0.25, 0, 0.75, 1))
        #expect(shape.presentation()?.fillColor?.rgba == SIMD4(0.75, 0, 0.25, 1))
        #expect(shape.fillColor == .black && shape.strokeColor == nil)
    }

    @Test func `a colour that is animated to none fades away, and then is none`() {
        let scene = Scene()
        let shape = shape(in: scene)
        let animation = slide("strokeColor", CGColor(red: 1, green: 0, blue: 0, alpha: 1), nil)
        shape.add(animation, forKey: nil)

        scene.advance(0.5)
        #expect(shape.shownShape.strokeColor?.rgba == SIMD4(0.5, 0, 0, 0.5))
        scene.advance(0.5)

        #expect(shape.shownShape.strokeColor == nil)
    }

    // MARK: - Gradients

    @Test func `the points of a gradient move apart`() {
        let scene = Scene()
        let gradient = gradient(in: scene)
        gradient.add(slide("startPoint", CGPoint.zero, CGPoint(x: 0.5, y: 1)), forKey: nil)
        gradient.add(slide("endPoint", CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 0.5)), forKey: nil)

        scene.advance(0.5)

        #expect(gradient.shownGradient.startPoint == CGPoint(x: 0.25, y: 0.5))
        #expect(gradient.shownGradient.endPoint == CGPoint(x: 0.5, y: 0.75))
        #expect(gradient.presentation()?.startPoint == CGPoint(x: 0.25, y: 0.5))
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    }

    @Test func `colours of a gradient are mixed one by one, and change at once where they are not as many`() {
        let scene = Scene()
        let gradient = gradient(in: scene)
        gradient.add(
            slide("colors", [CGColor.white, CGColor.white], [CGColor.black, CGColor.white]), forKey: "colors")
        scene.advance(0.25)
        #expect(gradient.shownGradient.colors.map { $0.rgba.x } == [0.75, 1])

        gradient.add(slide("colors", [CGColor.white], [CGColor.black, CGColor.black]), forKey: "colors")
        scene.advance(0.25)

        #expect(gradient.shownGradient.colors.map { $0.rgba.x } == [0, 0])
        #expect(gradient.gradient.colors == [.black, .white])
    }

    @Test(arguments: ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"])
    func `a number of a shape that is changed is animated by itself`(key: String) {
        let scene = Scene()
        let shape = shape(in: scene)
        CATransaction.flush()

        CATransaction.setDisableActions(false)
        shape.setValue(0.25, forKey: key)

        let animation = shape.animation(forKey: key) as? CABasicAnimation
        #expect(animation?.keyPath == key)
        #expect(animation?.timingFunction == CAMediaTimingFunction(name: .default))
        #expect(shape.value(forKey: key) as? Double == 0.25)
        CATransaction.flush()
    }

    // MARK: - Functions of a number

    @Test(arguments: [
        (CAValueFunctionName.rotateX, CATransform3DMakeRotation(0.5, 1, 0, 0)),
        (.rotateY, CATransform3DMakeRotation(0.5, 0, 1, 0)),
        (.rotateZ, CATransform3DMakeRotation(0.5, 0, 0, 1)),
        (.scaleX, CATransform3DMakeScale(0.5, 1, 1)), (.scaleY, CATransform3DMakeScale(1, 0.5, 1)),
        (.scaleZ, CATransform3DMakeScale(1, 1, 0.5)),
        (.translateX, CATransform3DMakeTranslation(0.5, 0, 0)),
        (.translateY, CATransform3DMakeTranslation(0, 0.5, 0)),
        (.translateZ, CATransform3DMakeTranslation(0, 0, 0.5)),
    ])
    func `a function makes a transform of a number`(name: CAValueFunctionName, expected: CATransform3D) {
        let scene = Scene()
        let layer = scene.layer()
        let animation = slide("transform", 0.25, 1.25)
        animation.valueFunction = CAValueFunction(name: name)
        layer.add(animation, forKey: nil)

        scene.advance(0.25)

        let shown = layer.shown.transform
        for path: KeyPath<CATransform3D, CGFloat> in [
            \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33, \.m41, \.m42, \.m43,
        ] {
            #expect(close(shown[keyPath: path], expected[keyPath: path]))
        }
        #expect(animation.valueFunction?.name == name && scene.diagnostics.isEmpty)
    }

    @Test func `an animation without its function any more takes transforms again`() {
        let scene = Scene()
        let layer = scene.layer()
        let animation = slide(
            "transform", CATransform3DMakeTranslation(0, 0, 0), CATransform3DMakeTranslation(8, 4, 0))
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.valueFunction = nil
        layer.add(animation, forKey: nil)

        scene.advance(0.5)

        #expect(close(layer.shown.transform.m41, 4) && close(layer.shown.transform.m42, 2))
    }
}
