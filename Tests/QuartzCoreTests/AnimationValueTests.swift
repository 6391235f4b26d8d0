import CoreGraphics
import Testing

@testable import QuartzCore

/// Values that animations make of others: of those below them, of the model, and of the runs before.
@Suite struct AnimationValueTests {
    private func slide(_ from: Any?, _ to: Any?, path: String = "zPosition") -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    private func layer(in scene: Scene, _ set: (CALayer) -> Void) -> CALayer {
        let layer = scene.layer()
        CATransaction.setDisableActions(true)
        set(layer)
        CATransaction.flush()
        return layer
    }

    // MARK: - Runs

    @Test func `cumulative runs that start at a value of their own add the end of each run before`() {
        let scene = Scene()
        let layer = scene.layer()
        let animation = slide(10, 20)
        (animation.isCumulative, animation.repeatCount) = (true, 3)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        layer.add(animation, forKey: nil)

        var seen: [CGFloat] = []
        for _ in 0..<6 {
            scene.advance(0.5)
            seen.append(layer.shown.zPosition)
        }

        #expect(seen == [15, 30, 35, 50, 55, 60])
    }

    @Test func `a cumulative animation that is added to the model adds that once`() {
        let scene = Scene()
        let layer = layer(in: scene) { $0.zPosition = 100 }
        let animation = slide(0, 10)
        (animation.isAdditive, animation.isCumulative, animation.repeatCount) = (true, true, 3)
        layer.add(animation, forKey: nil)

        scene.advance(2.5)

        #expect(layer.shown.zPosition == 125)
    }

    @Test func `keyframes are added to the model and to the runs before, too`() {
        let scene = Scene()
        let layer = layer(in: scene) { $0.zPosition = 100 }
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.duration, animation.repeatCount) = ([0, 30, 10], 1, 2)
        (animation.isAdditive, animation.isCumulative) = (true, true)
        layer.add(animation, forKey: nil)

        scene.advance(0.5)
        #expect(layer.shown.zPosition == 130)
        scene.advance(1)

        #expect(layer.shown.zPosition == 140)
    }

    // MARK: - Other values

    @Test
    func `of two animations of a property the later one is shown, and the other when it has ended`() {
        let scene = Scene()
        let layer = scene.layer()
        let (long, short) = (slide(0, 100), slide(200, 200))
        (long.duration, short.duration) = (2, 0.5)
        layer.add(long, forKey: "long")
        layer.add(short, forKey: "short")

        scene.advance(0.25)
        #expect(layer.shown.zPosition == 200)
        scene.advance(0.5)

        #expect(layer.shown.zPosition == 37.5)
    }

    @Test func `an animation without an end goes to what the one below it shows`() {
        let scene = Scene()
        let layer = scene.layer()
        for animation in [slide(0, 100), slide(0, nil)] {
            animation.duration = 2
            layer.add(animation, forKey: nil)
        }

        scene.advance(1)

        #expect(layer.shown.zPosition == 25)
    }

    @Test func `an animation without an end goes to the model, though that changes on the way`() {
        let scene = Scene()
        let layer = layer(in: scene) { $0.zPosition = 50 }
        layer.add(slide(0, nil), forKey: nil)
        scene.advance(0.5)
        #expect(layer.shown.zPosition == 25)

        CATransaction.setDisableActions(true)
        layer.zPosition = 150
        scene.advance(0.25)

        #expect(layer.shown.zPosition == 112.5)
    }

    @Test func `taking one of two animations away leaves the other one, and then the model`() {
        let scene = Scene()
        let layer = layer(in: scene) { $0.zPosition = 7 }
        layer.add(slide(0, 100), forKey: "below")
        layer.add(slide(200, 300), forKey: "above")
        scene.advance(0.5)

        layer.removeAnimation(forKey: "above")
        layer.removeAnimation(forKey: "unknown")
        scene.advance(0)
        #expect(layer.shown.zPosition == 50 && layer.animationKeys() == ["below"])
        layer.removeAnimation(forKey: "below")
        scene.advance(0)

        #expect(layer.shown.zPosition == 7 && layer.animationKeys() == nil)
    }

    @Test
    func `an animation that is added again under its key is the youngest, one without a key stays`() {
        let scene = Scene()
        let layer = scene.layer()
        let animations: [(String?, Double)] = [("a", 1), ("b", 2), (nil, 3), ("a", 4)]
        for (key, value) in animations {
            layer.add(slide(value, value), forKey: key)
        }

        scene.advance(0.5)

        #expect(layer.animationKeys() == ["b", "a"] && layer.shown.zPosition == 4)
        layer.removeAnimation(forKey: "a")
        scene.advance(0)
        #expect(layer.shown.zPosition == 3)
    }

    // MARK: - Parts

    @Test func `the size and the origin of the bounds animate apart`() {
        let scene = Scene()
        let layer = layer(in: scene) { $0.bounds = CGRect(x: 5, y: 6, width: 10, height: 20) }
        layer.add(
            slide(CGSize(width: 100, height: 100), CGSize(width: 200, height: 300), path: "bounds.size"),
            forKey: "size")
        scene.advance(0.25)
        #expect(layer.shown.bounds == CGRect(x: 5, y: 6, width: 125, height: 150))

        layer.removeAnimation(forKey: "size")
        layer.add(slide(CGPoint.zero, CGPoint(x: 40, y: 80), path: "bounds.origin"), forKey: nil)
        scene.advance(0.25)

        #expect(layer.shown.bounds == CGRect(x: 10, y: 20, width: 10, height: 20))
    }

    @Test func `a scale counts in all directions, and leaves turn and place`() {
        let scene = Scene()
        let layer = layer(in: scene) {
            $0.transform = CATransform3DConcat(
                CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeTranslation(30, 0, 40))
        }
        layer.add(slide(1, 3, path: "transform.scale"), forKey: nil)

        scene.advance(0.5)

        let shown = layer.shown.transform
        #expect(
            close(shown.m11, 0) && close(shown.m12, 2) && close(shown.m21, -2) && close(shown.m33, 2))
        #expect(close(shown.m41, 30) && close(shown.m43, 40))
    }

    @Test func `a flat translation leaves the depth and the scale`() {
        let scene = Scene()
        let layer = layer(in: scene) {
            $0.transform = CATransform3DConcat(
                CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(9, 0, 40))
        }
        layer.add(
            slide(CGSize.zero, CGSize(width: 20, height: 60), path: "transform.translation"), forKey: nil)

        scene.advance(0.25)

        let shown = layer.shown.transform
        #expect(shown.m41 == 5 && shown.m42 == 15 && shown.m43 == 40)
        #expect(shown.m11 == 2 && shown.m22 == 3)
    }

    @Test func `a part that is added counts from the part of the model`() {
        let scene = Scene()
        let layer = layer(in: scene) {
            $0.position = CGPoint(x: 100, y: 50)
            $0.transform = CATransform3DMakeTranslation(30, 4, 0)
        }
        for path in ["position.x", "transform.translation.x"] {
            let animation = slide(0, 10, path: path)
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }

        scene.advance(0.5)

        #expect(layer.shown.position == CGPoint(x: 105, y: 50))
        #expect(layer.shown.transform.m41 == 35 && layer.shown.transform.m42 == 4)
    }

    // MARK: - Kinds of layers

    @Test func `a shape animates a value of its own beside one of every layer, each to its end`() {
        let scene = Scene()
        let shape = CAShapeLayer()
        _ = scene.layer(shape)
        let (stroke, fade) = (slide(0, 1, path: "strokeEnd"), slide(0, 1, path: "opacity"))
        (stroke.duration, fade.duration) = (0.5, 1)
        shape.add(stroke, forKey: nil)
        shape.add(fade, forKey: nil)

        scene.advance(0.25)
        #expect(shape.shownShape.strokeEnd == 0.5 && shape.shown.opacity == 0.25)
        scene.advance(0.5)

        #expect(shape.shownShape.strokeEnd == 1 && shape.shown.opacity == 0.75)
        #expect(shape.strokeEnd == 1 && shape.opacity == 1)
    }

    @Test func `a gradient moves one coordinate of a point, and locations that were even before`() {
        let scene = Scene()
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.black, CGColor.white, CGColor.black]
        _ = scene.layer(gradient)
        gradient.add(slide(0, 1, path: "startPoint.x"), forKey: nil)
        gradient.add(slide(nil, [0, 0.25, 1], path: "locations"), forKey: nil)

        scene.advance(0.25)

        #expect(gradient.shownGradient.startPoint == CGPoint(x: 0.25, y: 0))
        #expect(gradient.shownGradient.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(gradient.shownGradient.locations == [0, 0.4375, 1])
        #expect(gradient.locations == nil)
    }
}
