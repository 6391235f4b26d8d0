import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Every property that animates: what is shown in the middle, what the compositor hears of it, and that the model and
/// the other properties stay as they are.
@Suite(.serialized) struct AnimatedPropertyTests {
    /// An animation from 2 to 6 of numbers, and where each is read.
    nonisolated static let numbers: [String] = [
        "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width",
        "bounds.size.height", "anchorPoint.x", "anchorPoint.y", "anchorPointZ", "zPosition", "opacity",
        "cornerRadius", "borderWidth", "shadowOpacity", "shadowOffset.width", "shadowOffset.height",
        "shadowRadius", "contentsRect.origin.x", "contentsRect.origin.y", "contentsRect.size.width",
        "contentsRect.size.height", "contentsCenter.origin.x", "contentsCenter.size.height", "contentsScale",
        "transform.translation.x", "transform.translation.y", "transform.translation.z", "transform.scale.x",
        "transform.scale.y", "transform.scale.z", "transform.rotation.x", "transform.rotation.y",
        "transform.rotation.z", "transform.rotation", "sublayerTransform.translation.x",
        "sublayerTransform.scale.z",
    ]

    /// Each number that a layer shows, by its key path; rotations as the two entries of the matrix that they turn.
    private func values(of layer: CALayer) -> [String: CGFloat] {
        let v = layer.shown
        let (m, s) = (v.transform, v.sublayerTransform)
        return [
            "position.x": v.position.x, "position.y": v.position.y, "bounds.origin.x": v.bounds.minX,
            "bounds.origin.y": v.bounds.minY, "bounds.size.width": v.bounds.width,
            "bounds.size.height": v.bounds.height, "anchorPoint.x": v.anchorPoint.x,
            "anchorPoint.y": v.anchorPoint.y, "anchorPointZ": v.anchorPointZ, "zPosition": v.zPosition,
            "opacity": CGFloat(v.opacity), "cornerRadius": v.cornerRadius, "borderWidth": v.borderWidth,
            "shadowOpacity": CGFloat(v.shadowOpacity), "shadowOffset.width": v.shadowOffset.width,
            "shadowOffset.height": v.shadowOffset.height, "shadowRadius": v.shadowRadius,
            "contentsRect.origin.x": v.contentsRect.minX, "contentsRect.origin.y": v.contentsRect.minY,
            "contentsRect.size.width": v.contentsRect.width,
            "contentsRect.size.height": v.contentsRect.height,
            "contentsCenter.origin.x": v.contentsCenter.minX,
            "contentsCenter.size.height": v.contentsCenter.height, "contentsScale": v.contentsScale,
            "transform.translation.x": m.m41, "transform.translation.y": m.m42,
            "transform.translation.z": m.m43, "transform.scale.x": hypot(m.m11, hypot(m.m12, m.m13)),
            "transform.scale.y": hypot(m.m21, hypot(m.m22, m.m23)),
            "transform.scale.z": hypot(m.m31, hypot(m.m32, m.m33)), "transform.rotation.x": m.m23 - m.m32,
            "transform.rotation.y": m.m31 - m.m13, "transform.rotation.z": m.m12 - m.m21,
            "sublayerTransform.translation.x": s.m41, "sublayerTransform.scale.z": s.m33,
        ]
    }

    @Test(arguments: numbers)
    func `a number is shown between its ends, and alone`(path: String) throws {
        let scene = Scene()
        let layer = scene.layer()
        let before = values(of: layer)
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (2, 6, 1)
        layer.add(animation, forKey: nil)
        scene.advance(0)
        _ = scene.changes()

        scene.advance(0.25)

        let isRotation = path.contains("rotation")
        let name = path == "transform.rotation" ? "transform.rotation.z" : path
        let shown = values(of: layer)
        let expected: CGFloat = isRotation ? 2 * sin(3) : 3
        #expect(close(try #require(shown[name]), expected, 1e-6))
        let others = before.filter { $0.key != name && !($0.key.hasPrefix("transform.scale") && isRotation) }
        #expect(others.allSatisfy { close(shown[$0.key] ?? .nan, $0.value) })
        let property = try #require(AnimationTarget(keyPath: path)?.property)
        #expect(scene.changes().filter { $0.layer === layer }.map(\.change) == [property.change])
        scene.advance(1)
        #expect(values(of: layer) == before, "the model shows again")
    }

    @Test(arguments: [
        ("opacity", LayerChange.opacity), ("hidden", .opacity), ("position", .geometry),
        ("bounds", .geometry),
        ("anchorPoint", .geometry), ("anchorPointZ", .geometry), ("zPosition", .geometry),
        ("transform", .geometry), ("sublayerTransform", .geometry), ("contents", .contents),
        ("contentsRect", .contents), ("contentsCenter", .contents), ("contentsScale", .contents),
        ("cornerRadius", .style), ("backgroundColor", .style), ("shadowPath", .style),
        ("doubleSided", .style),
        ("masksToBounds", .style), ("maskedCorners", .style),
    ])
    func `the compositor hears of the kind of change`(key: String, change: LayerChange) throws {
        #expect(try #require(AnimationTarget(keyPath: key)).property.change == change)
    }

    @Test(arguments: ["borderColor", "backgroundColor", "shadowColor"])
    func `a colour is shown between its ends`(path: String) {
        let scene = Scene()
        let layer = scene.layer()
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
        animation.toValue = CGColor(red: 0, green: 1, blue: 0.5, alpha: 0.5)
        animation.duration = 1
        layer.add(animation, forKey: nil)

        scene.advance(0.25)

        let shown = layer.shown
        let color = [
            "borderColor": shown.borderColor, "backgroundColor": shown.backgroundColor,
            "shadowColor": shown.shadowColor,
        ][path]
        #expect(color??.rgba == SIMD4(0.75, 0.25, 0.5, 0.875))
    }

    @Test(arguments: [(0.49, true), (0.5, false), (0.9, false)])
    func `what has no middle changes in the middle`(time: Double, isBefore: Bool) {
        let scene = Scene()
        let layer = scene.layer()
        func change(_ path: String, _ from: Any, _ to: Any) {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: nil)
        }
        change("hidden", true, false)
        change("masksToBounds", false, true)
        change("doubleSided", true, false)
        scene.advance(0)

        scene.advance(time)

        #expect(layer.shown.isHidden == isBefore)
        #expect(layer.shown.masksToBounds == !isBefore)
        #expect(layer.shown.isDoubleSided == isBefore)
    }

    @Test func `a shadow's path is mixed point by point, with one of other pieces not at all`() {
        let scene = Scene()
        let layer = scene.layer()
        let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
        let large = CGPath(rect: CGRect(x: 40, y: 0, width: 50, height: 60), transform: nil)
        let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        func middle(_ from: CGPath, _ to: CGPath) -> CGRect? {
            let animation = CABasicAnimation(keyPath: "shadowPath")
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: "path")
            scene.advance(0.25)
            return layer.shown.shadowPath?.boundingBoxOfPath
        }

        #expect(middle(small, large) == CGRect(x: 10, y: 0, width: 20, height: 30))
        #expect(middle(small, round) == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `a spring that overshoots makes no negative size`() {
        let scene = Scene()
        let layer = scene.layer()
        let animation = CASpringAnimation(keyPath: "bounds.size.width")
        (animation.damping, animation.duration) = (1, 4)
        (animation.fromValue, animation.toValue) = (100, 0)
        layer.add(animation, forKey: nil)

        // Half a swing: the farthest point past its end.
        scene.advance(0.314)

        #expect(layer.shown.bounds.width == 0)
    }

    // MARK: - Keyframes

    private func shown(_ mode: CAAnimationCalculationMode, _ values: [Double], _ time: Double) -> CGFloat {
        let scene = Scene()
        let layer = scene.layer()
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.calculationMode, animation.duration) = (values, mode, 1)
        layer.add(animation, forKey: nil)
        scene.advance(0)
        scene.advance(time)
        return layer.shown.zPosition
    }

    @Test func `discrete values share the time evenly, paced ones the way`() {
        let discrete = [0.2, 0.25, 0.5, 0.75, 0.9].map { shown(.discrete, [3, 5, 9, 7], $0) }
        #expect(discrete == [3, 5, 9, 7, 7])
        // 10 + 30 + 20 points of way: a sixth of the time, half of it, a third.
        let expected: [(twelfths: Double, value: CGFloat)] = [(1, 5), (2, 10), (5, 25), (8, 40), (10, 30)]
        for (twelfths, value) in expected {
            #expect(close(shown(.paced, [0, 10, 40, 20], twelfths / 12), value, 1e-9))
        }
    }

    @Test func `a cubic curve is the one of Catmull and Rom through four values`() {
        // Between b and c of a, b, c, d: half of 2b + (c − a)p + (2a − 5b + 4c − d)p² + (3b − a − 3c + d)p³.
        let expected: [(part: Double, value: CGFloat)] = [
            (0.25, 14.6484375), (0.5, 20.3125), (0.75, 25.8203125),
        ]
        for (part, value) in expected {
            #expect(close(shown(.cubic, [0, 10, 30, 35], (1 + part) / 3), value))
        }
    }

    @Test func `a paced curve goes evenly along its bends`() {
        let places = (0...9).map { shown(.cubicPaced, [0, 10, 40, 60, 100], Double($0) / 10) }

        let steps = (1...9).map { places[$0] - places[$0 - 1] }
        #expect(steps.allSatisfy { abs($0 - 10) < 0.1 }, "\(steps)")
    }

    @Test func `each piece has its own timing function, the whole has one, too`() {
        let scene = Scene()
        let layer = scene.layer()
        let ease = CAMediaTimingFunction(name: .easeIn)
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.keyTimes, animation.duration) = ([0, 100, 300], [0, 0.25, 1], 1)
        animation.timingFunctions = [CAMediaTimingFunction(name: .linear), ease]
        layer.add(animation, forKey: nil)
        let whole = scene.layer()
        animation.timingFunctions = nil
        animation.timingFunction = ease
        whole.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(0.125)
        #expect(close(layer.shown.zPosition, 50))
        #expect(close(whole.shown.zPosition, CGFloat(ease.curve.value(at: 0.125) * 400)))
        scene.advance(0.5)
        #expect(close(layer.shown.zPosition, 100 + CGFloat(200 * ease.curve.value(at: 0.5))))
    }

    @Test func `two values at one time are a jump`() {
        let scene = Scene()
        let layer = scene.layer()
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.duration) = ([0, 100, 200, 300], 1)
        animation.keyTimes = [0, 0.5, 0.5, 1]
        layer.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(0.25)
        #expect(close(layer.shown.zPosition, 50))
        scene.advance(0.5)
        #expect(close(layer.shown.zPosition, 250))
    }

    @Test func `a point runs along arcs and back to the beginning of a closed path`() {
        let scene = Scene()
        let layer = scene.layer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addQuadCurve(to: CGPoint(x: 50, y: 10), control: CGPoint(x: 30, y: 50))
        path.addCurve(
            to: CGPoint(x: 90, y: 10), control1: CGPoint(x: 60, y: 50), control2: CGPoint(x: 80, y: -30))
        path.closeSubpath()
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration) = (path, 3)
        layer.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(0.5)
        #expect(close(layer.shown.position.x, 30) && close(layer.shown.position.y, 30))
        scene.advance(1)
        #expect(close(layer.shown.position.x, 70) && close(layer.shown.position.y, 10))
        scene.advance(1)
        #expect(close(layer.shown.position.x, 50) && close(layer.shown.position.y, 10))
        scene.advance(0.25)
        #expect(close(layer.shown.position.x, 30))
    }

    // MARK: - Groups

    @Test func `animations of a group have their own duration, repeats and speed within its time`() {
        let scene = Scene()
        let layer = scene.layer()
        func part(_ path: String, _ duration: Double) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
            return animation
        }
        let (whole, short, twice, fast) = (
            part("zPosition", 0), part("cornerRadius", 1), part("borderWidth", 0.5), part("shadowRadius", 2)
        )
        twice.repeatCount = 4
        fast.speed = 2
        short.fillMode = .forwards
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([whole, short, twice, fast], 2)
        layer.add(group, forKey: nil)
        scene.advance(0)

        scene.advance(0.75)
        #expect(close(layer.shown.zPosition, 37.5) && close(layer.shown.cornerRadius, 75))
        #expect(close(layer.shown.borderWidth, 50) && close(layer.shown.shadowRadius, 75))
        scene.advance(0.5)
        #expect(close(layer.shown.zPosition, 62.5) && close(layer.shown.cornerRadius, 100))
        #expect(close(layer.shown.borderWidth, 50))
        #expect(layer.shown.shadowRadius == layer.shadowRadius, "it ended after a second and holds nothing")
    }
}
