import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Layers that turn to the direction of the path that they follow.
@Suite(.serialized) final class KeyframeRotationTests {
    // Made in the test itself: tests take turns between the making of a suite and the test.
    private lazy var scene = Scene()

    /// A layer that goes right for a second, then down for a second.
    private func follower(_ mode: CAAnimationRotationMode?) -> CALayer {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 100))
        return follower(path, mode)
    }

    private func follower(_ path: CGPath, _ mode: CAAnimationRotationMode?) -> CALayer {
        let layer = scene.layer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.rotationMode, animation.duration) = (path, mode, 2)
        layer.add(animation, forKey: "way")
        return layer
    }

    /// Where the layer's x axis points, in radians.
    private func angle(of layer: CALayer) throws -> CGFloat {
        let shown = try #require(layer.presentation()).transform
        return atan2(shown.m12, shown.m11)
    }

    @Test(
        arguments: [
            (nil, 0, 0), (.rotateAuto, 0, .pi / 2), (.rotateAutoReverse, .pi, -.pi / 2),
        ] as [(CAAnimationRotationMode?, CGFloat, CGFloat)])
    func `the layer points along its way, or back`(
        mode: CAAnimationRotationMode?, first: CGFloat, second: CGFloat
    ) throws {
        let layer = follower(mode)

        scene.advance(0.5)
        #expect(close(abs(try angle(of: layer)), first))
        #expect(layer.presentation()?.position == CGPoint(x: 50, y: 0))
        scene.advance(1)

        #expect(close(try angle(of: layer), second))
        #expect(layer.presentation()?.position == CGPoint(x: 100, y: 50))
        #expect(CATransform3DIsIdentity(layer.transform))
        scene.advance(1)
        #expect(close(try angle(of: layer), 0))
    }

    @Test func `on a curve it turns little by little`() throws {
        let circle = CGMutablePath()
        circle.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let layer = follower(circle, .rotateAuto)

        for part in 1...3 {
            scene.advance(0.5)
            // At right angles to the radius; the place on the Bezier curve is not quite the same part of the arc.
            let position = try #require(layer.presentation()).position
            let tangent = atan2(position.y, position.x) + .pi / 2
            #expect(abs(try angle(of: layer) - tangent) < 0.01, "after \(part) quarters")
        }
    }

    @Test func `it turns in its own plane: what the layer's transform says comes after`() throws {
        let layer = follower(.rotateAuto)
        layer.transform = CATransform3DMakeScale(2, 1, 1)

        scene.advance(1.5)

        let shown = try #require(layer.presentation()).transform
        let axis = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(shown))
        #expect(close(axis.x, 0) && close(axis.y, 1))
        let other = CGPoint(x: 0, y: 1).applying(CATransform3DGetAffineTransform(shown))
        #expect(close(other.x, -2) && close(other.y, 0))
    }

    @Test func `where it does not move it does not turn`() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 10, y: 10))
        let layer = follower(path, .rotateAuto)

        scene.advance(1)

        #expect(try angle(of: layer) == 0)
    }

    @Test func `values that are no points turn nothing`() throws {
        let layer = scene.layer()
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        (animation.values, animation.rotationMode, animation.duration) = ([0, 1], .rotateAuto, 2)

        layer.add(animation, forKey: nil)
        scene.advance(1)

        #expect(try angle(of: layer) == 0)
        #expect(close(CGFloat(layer.presentation()?.opacity ?? 0), 0.5))
    }

    @Test func `a copy and the key have it, by its name`() {
        let animation = CAKeyframeAnimation(keyPath: "position")

        animation.setValue("auto", forKey: "rotationMode")

        #expect(animation.rotationMode == .rotateAuto)
        #expect((animation.copy() as? CAKeyframeAnimation)?.rotationMode == .rotateAuto)
        animation.setValue(nil, forKey: "rotationMode")
        #expect(animation.rotationMode == nil && animation.value(forKey: "rotationMode") == nil)
    }
}
