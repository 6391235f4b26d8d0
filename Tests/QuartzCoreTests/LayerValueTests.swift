import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Numbers of curves, springs and transforms, parts of values that are animated, and key times that cannot be.
@Suite(.serialized) struct LayerValueTests {
    /// A linear animation of a second.
    private func animation(_ path: String, from: Any?, to: Any?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    // MARK: - Curves and springs

    @Test(
        arguments: [
            (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
            (.default, [0.25, 0.1, 0.25, 1]),
        ] as [(CAMediaTimingFunctionName, [Float])])
    func `a named curve has Core Animation's points`(name: CAMediaTimingFunctionName, points: [Float]) {
        let curve = CAMediaTimingFunction(name: name)
        var values: [Float] = [-1, -1]
        var read: [Float] = []

        for index in 1...2 {
            curve.getControlPoint(at: index, values: &values)
            read += values
        }

        #expect(read == points)
        curve.getControlPoint(at: 0, values: &values)
        #expect(values == [0, 0])
        curve.getControlPoint(at: 3, values: &values)
        #expect(values == [1, 1])
        curve.getControlPoint(at: 4, values: &values)
        #expect(values == [1, 1], "there are four points")
    }

    @Test func `a spring starts with Core Animation's numbers, and one that is damped more does not bounce`()
    {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
        #expect(spring.initialVelocity == 0 && close(spring.bounce, 0.5))
        #expect(abs(spring.perceptualDuration - 0.2 * .pi) < 1e-6)

        spring.damping = 40

        // The damping ratio is 2.
        #expect(close(spring.bounce, -0.5))
        spring.mass = 4
        #expect(close(spring.bounce, 0) && close(CGFloat(spring.perceptualDuration), 0.4 * .pi))
    }

    // MARK: - Transforms

    @Test func `an affine transform and its flat one in space are made of each other`() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

        let transform = CATransform3DMakeAffineTransform(flat)

        #expect((transform.m11, transform.m12, transform.m21, transform.m22) == (1, 2, 3, 4))
        #expect((transform.m41, transform.m42, transform.m33, transform.m44) == (5, 6, 1, 1))
        #expect(CATransform3DIsAffine(transform) && CATransform3DGetAffineTransform(transform) == flat)
    }

    // MARK: - Parts

    @Test func `one number of a pair, a rectangle or a transform is animated, and the others stay`() throws {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        layer.shadowOffset = CGSize(width: 3, height: 4)
        layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        layer.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
        layer.add(animation("shadowOffset.width", from: 0.0, to: 20.0), forKey: nil)
        layer.add(animation("anchorPoint.y", from: 0.0, to: 1.0), forKey: nil)
        layer.add(animation("contentsRect.origin.x", from: 0.0, to: 0.5), forKey: nil)
        layer.add(animation("sublayerTransform.translation.y", from: 0.0, to: 8.0), forKey: nil)

        scene.advance(0.5)

        let shown = try #require(layer.presentation())
        #expect(shown.shadowOffset == CGSize(width: 10, height: 4))
        #expect(shown.anchorPoint == CGPoint(x: 0.25, y: 0.5))
        #expect(shown.contentsRect == CGRect(x: 0.25, y: 0.5, width: 1, height: 0.5))
        #expect(shown.sublayerTransform.m42 == 4 && shown.sublayerTransform.m41 == 0)
    }

    @Test func `the origin and the size of a rectangle are animated apart, as pairs`() throws {
        let scene = Scene()
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        let whole = CGRect(x: 0.1, y: 0.2, width: 0.8, height: 0.6)
        (layer.contentsRect, layer.contentsCenter) = (whole, whole)
        layer.add(
            animation("contentsRect.origin", from: CGPoint.zero, to: CGPoint(x: 0.5, y: 0.25)), forKey: nil)
        layer.add(
            animation("contentsCenter.size", from: CGSize.zero, to: CGSize(width: 0.5, height: 0.25)),
            forKey: nil)

        scene.advance(0.5)

        let shown = try #require(layer.presentation())
        #expect(shown.contentsRect == CGRect(x: 0.25, y: 0.125, width: 0.8, height: 0.6))
        #expect(shown.contentsCenter == CGRect(x: 0.1, y: 0.2, width: 0.25, height: 0.125))
    }

    // MARK: - Key times

    @Test(arguments: [nil, [0, 0.9], [0, 0.9, 0.3], [0, 0.9, 1.5], [-0.5, 0.9, 1]] as [[Double]?])
    func `key times that are too few, descend or lie outside are even ones`(times: [Double]?) {
        let scene = Scene()
        let layer = scene.layer()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        (animation.values, animation.duration) = ([0.0, 100.0, 300.0], 1)
        animation.keyTimes = times?.map { NSNumber(value: $0) }
        layer.add(animation, forKey: nil)

        scene.advance(0.25)
        #expect(close(layer.shown.position.x, 50))
        scene.advance(0.5)

        #expect(close(layer.shown.position.x, 200))
    }

    // MARK: - Links

    @Test func `a link's rate is a whole number of frames a second, or the display's`() {
        let scene = Scene()
        let counter = Counter()
        let link = scene.clock.perform { CADisplayLink(target: counter, action: Counter.tick) }

        link.preferredFramesPerSecond = 20
        #expect(
            link.preferredFrameRateRange == CAFrameRateRange(minimum: 20, maximum: 20, preferred: 20))
        link.preferredFramesPerSecond = -5
        #expect(link.preferredFrameRateRange == .default && link.preferredFramesPerSecond == 0)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60)

        #expect(link.preferredFramesPerSecond == 0, "no rate is preferred")
    }

    private final class Counter {
        func tick() {}
    }
}
