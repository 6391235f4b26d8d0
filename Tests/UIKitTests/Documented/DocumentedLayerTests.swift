import Foundation
import QuartzCore
import Testing
import UIKit
import UITesting

/// Implicit actions, transactions, geometry and key paths of layers.
@MainActor
struct DocumentedLayerTests {
    private func near(_ value: CGFloat?, _ expected: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
        value.map { abs($0 - expected) <= tolerance } ?? false
    }

    private func near(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        near(point.x, x) && near(point.y, y)
    }

    private func shownOpacity(_ layer: CALayer) -> CGFloat? {
        layer.presentation().map { CGFloat($0.opacity) }
    }

    private func makeLayer(on stage: Stage) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        stage.window.layer.addSublayer(layer)
        stage.advance(by: 0.5)
        return layer
    }

    // CATransaction documentation: 0.25 seconds by default; duration, timing function and disabled actions of a group.
    @Test
    func `a layer of its own animates by the open transaction, and not where actions are disabled`() {
        let stage = Stage()
        let (plain, slow, still) = (makeLayer(on: stage), makeLayer(on: stage), makeLayer(on: stage))
        stage.run {
            plain.opacity = 0
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            slow.opacity = 0
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            still.opacity = 0
            CATransaction.commit()
            CATransaction.commit()
        }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect((shownOpacity(plain) ?? 0) > 0.1 && (shownOpacity(plain) ?? 1) < 0.9)
        #expect(shownOpacity(still) == 0)
        stage.advance(by: 0.2)
        #expect(shownOpacity(plain) == 0)
        stage.advance(by: 0.2)

        #expect(near(shownOpacity(slow), 0.5, 0.03))
    }

    // CATransaction.h on completionBlock: called when the animations added since have completed; "If no animations are
    // added before the current transaction group is committed (or the completion block is set to a different value), the
    // block will be invoked immediately."
    @Test func `each completion block waits for the animations that were added after it`() {
        let stage = Stage()
        let (short, long) = (makeLayer(on: stage), makeLayer(on: stage))
        var log: [String] = []
        stage.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("none") }
            CATransaction.setCompletionBlock { log.append("short") }
            CATransaction.setAnimationDuration(0.5)
            short.opacity = 0
            CATransaction.setCompletionBlock { log.append("long") }
            CATransaction.setAnimationDuration(1)
            long.opacity = 0
            CATransaction.commit()
        }
        stage.advance(by: 0.1)
        #expect(log == ["none"])
        stage.advance(by: 0.6)
        #expect(log == ["none", "short"])
        stage.advance(by: 0.5)

        #expect(log == ["none", "short", "long"])
    }

    // A completion block comes as well when the animations are removed (same header).
    @Test func `a completion block comes when its animations are removed`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        var count = 0
        stage.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock { count += 1 }
            CATransaction.setAnimationDuration(5)
            layer.opacity = 0
            CATransaction.commit()
        }
        stage.advance(by: 0.2)
        #expect(count == 0)
        layer.removeAllAnimations()
        stage.advance(by: 0.1)

        #expect(count == 1)
    }

    private final class Director: CALayerDelegate {
        var answer: (any CAAction)?
        var events: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            events.append(event)
            return answer
        }
    }

    // CALayer.action(forKey:): the delegate first, then the actions dictionary; NSNull ends the search.
    @Test func `the delegate decides on an action before the dictionary of actions`() {
        let stage = Stage()
        let layer = makeLayer(on: stage)
        let director = Director()
        let own = CABasicAnimation(keyPath: "opacity")
        let listed = CABasicAnimation(keyPath: "opacity")
        layer.actions = ["opacity": listed]
        layer.delegate = director

        #expect(layer.action(forKey: "opacity") === listed)
        director.answer = own
        #expect(layer.action(forKey: "opacity") === own)
        director.answer = NSNull()
        layer.opacity = 0
        stage.advance(by: 0.05)

        #expect(shownOpacity(layer) == 0)
        #expect((layer.animationKeys() ?? []).isEmpty)
        #expect(director.events.filter { $0 == "opacity" }.count == 3)
        layer.delegate = nil
    }

    // CALayer.anchorPoint: frame is computed from position, bounds and anchor point; position stays.
    @Test func `another anchor point moves the frame and not the position`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.position == CGPoint(x: 140, y: 120))
        #expect(layer.frame == CGRect(x: 140, y: 80, width: 80, height: 40))

        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)

        #expect(layer.position == CGPoint(x: 0, y: 20))
        #expect(layer.bounds.size == CGSize(width: 10, height: 20))
    }

    // Documentation of convert(_:to:) and of frame: the frame is the bounding box of the transformed bounds.
    @Test func `points and rectangles are converted through a turn and moved bounds`() {
        let stage = Stage()
        let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 70, width: 20, height: 20))
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
        outer.bounds.origin = CGPoint(x: 0, y: 50)

        #expect(near(outer.convert(CGPoint(x: 0, y: 50), to: nil), 200, 100))
        #expect(near(inner.convert(CGPoint.zero, to: stage.window), 180, 110))
        #expect(near(inner.convert(CGPoint(x: 180, y: 110), from: stage.window), 0, 0))
        let box = outer.convert(CGRect(x: 0, y: 50, width: 10, height: 20), to: stage.window)
        #expect(near(box.origin, 180, 100))
        #expect(near(box.width, 20) && near(box.height, 10))

        outer.bounds.size = CGSize(width: 40, height: 60)
        #expect(near(outer.frame.width, 60) && near(outer.frame.height, 40))
        #expect(near(outer.center, 150, 150))
    }

    // UIWindow.convert(_:to:): between the coordinates of two windows.
    @Test func `points are converted between windows`() {
        let stage = Stage()
        let other = stage.run { UIWindow(frame: CGRect(x: 50, y: 60, width: 200, height: 200)) }
        other.isHidden = false
        #expect(near(stage.window.convert(CGPoint(x: 100, y: 100), to: other), 50, 40))
        #expect(near(stage.window.convert(CGPoint(x: 10, y: 20), from: other), 60, 80))
        other.isHidden = true
    }

    // Key-Value Coding Extensions, Core Animation Programming Guide.
    @Test func `parts of a transform are read and written by key paths`() {
        let layer = CALayer()
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(2.0, forKeyPath: "transform.scale.x")
        layer.setValue(30.0, forKeyPath: "transform.translation.y")
        layer.setValue(44.0, forKeyPath: "bounds.size.width")

        #expect(
            near((layer.value(forKeyPath: "transform.rotation") as? Double).map { CGFloat($0) }, .pi / 2))
        #expect(near((layer.value(forKeyPath: "transform.scale.x") as? Double).map { CGFloat($0) }, 2))
        #expect(near((layer.value(forKeyPath: "transform.scale.y") as? Double).map { CGFloat($0) }, 1))
        #expect(near(layer.transform.m42, 30) && near(layer.transform.m41, 0))
        #expect(layer.bounds.width == 44)

        layer.setValue("card", forKey: "kind")
        #expect(layer.value(forKey: "kind") as? String == "card")
        layer.setValue(nil, forKey: "kind")
        #expect(layer.value(forKey: "kind") == nil)
    }

    // CAMediaTiming: local time = (parent's time − beginTime) · speed + timeOffset, down the tree.
    @Test func `time is converted through the speeds of a tree`() {
        let stage = Stage()
        let outer = makeLayer(on: stage)
        let inner = CALayer()
        outer.addSublayer(inner)
        outer.speed = 2
        inner.speed = 0.25
        inner.timeOffset = 7
        let now = CACurrentMediaTime()
        func passed(_ layer: CALayer) -> CFTimeInterval {
            layer.convertTime(now + 4, from: nil) - layer.convertTime(now, from: nil)
        }

        #expect(abs(passed(outer) - 8) < 1e-6)
        #expect(abs(passed(inner) - 2) < 1e-6)
        #expect(abs(inner.convertTime(inner.convertTime(now, from: nil), to: nil) - now) < 1e-6)
        #expect(abs(inner.convertTime(10, from: outer) - (10 * 0.25 + 7)) < 1e-6)
    }

    // CALayer.hitTest(_:): the point is in the superlayer's coordinates; the farthest descendant wins.
    @Test
    func
        `a layer's hit test takes the superlayer's coordinates, and finds turned layers where they show`()
    {
        let stage = Stage()
        let outer = CALayer()
        outer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        let inner = CALayer()
        inner.frame = CGRect(x: 40, y: 0, width: 20, height: 100)
        outer.addSublayer(inner)
        stage.window.layer.addSublayer(outer)
        #expect(outer.hitTest(CGPoint(x: 150, y: 110)) === inner)
        inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))

        #expect(outer.hitTest(CGPoint(x: 150, y: 110)) === outer)
        #expect(outer.hitTest(CGPoint(x: 110, y: 150)) === inner)
        #expect(outer.hitTest(CGPoint(x: 10, y: 50)) == nil)
    }

    // Defaults in the documentation of CALayer, CASpringAnimation and CAMediaTimingFunction.
    @Test func `layers, springs and curves have the documented defaults`() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1 && layer.speed == 1)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
        #expect(layer.shadowOpacity == 0 && layer.contentsGravity == .resize && layer.isDoubleSided)
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(
            spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10
                && spring.initialVelocity == 0)
        #expect(abs(spring.settlingDuration - 1.4727) < 0.01)
        let curves: [(CAMediaTimingFunctionName, [Float])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
        ]
        for (name, numbers) in curves {
            let curve = CAMediaTimingFunction(name: name)
            var points: [Float] = []
            for index in 1...2 {
                var point: [Float] = [0, 0]
                curve.getControlPoint(at: index, values: &point)
                points += point
            }
            #expect(zip(points, numbers).allSatisfy { abs($0 - $1) < 0.001 }, "\(name.rawValue)")
        }
    }
}
