import CoreGraphics
import Testing

@testable import QuartzCore

/// What layers compute of their values.
@Suite struct LayerMathTests {
    @Test func `only what an affine transform does as well is affine`() {
        #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
        #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(5, 6, 0)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 0, 1, 0)))
    }

    @Test func `the locations of a gradient's colours ascend`() {
        var values = GradientValues()
        values.colors = Array(repeating: CGColor(red: 1, green: 0, blue: 0, alpha: 1), count: 4)
        let even: [Double] = [0, 1.0 / 3, 2.0 / 3, 1]

        #expect(values.stops == even)
        values.locations = [-0.5, 0.6, 0.4, 1.5]
        #expect(values.stops == [-0.5, 0.6, 0.6, 1.5])
        values.locations = [0.2, 0.4]
        #expect(values.stops == even, "there are not as many as colours")
    }

    @Test func `the miter limit of a shape animates`() {
        let scene = Scene()
        let shape = CAShapeLayer()
        _ = scene.layer(shape)
        let animation = CABasicAnimation(keyPath: "miterLimit")
        (animation.fromValue, animation.toValue, animation.duration) = (4.0, 8.0, 1)
        shape.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(0.5)

        #expect(abs((shape.presentation()?.miterLimit ?? 0) - 6) < 1e-6)
    }

    @Test func `what flattens or is no number has no inverse, and is its own`() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))

        let half = CATransform3DInvert(CATransform3DMakeScale(2, 4, 8))

        #expect(CATransform3DEqualToTransform(half, CATransform3DMakeScale(0.5, 0.25, 0.125)))
    }
}
