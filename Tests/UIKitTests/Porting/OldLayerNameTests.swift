import Foundation
import Testing
import UIKit
import UITesting

/// The names that Swift 4 had for what layers, animations and views know by other names, and keys of transactions.
@MainActor
@Suite struct OldLayerNameTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    // MARK: - Constants

    @available(*, deprecated)
    @Test func `constants of shapes and pictures stand for the present ones`() {
        #expect([kCALineCapButt, kCALineCapRound, kCALineCapSquare] == [.butt, .round, .square])
        #expect([kCALineJoinMiter, kCALineJoinRound, kCALineJoinBevel] == [.miter, .round, .bevel])
        #expect([kCAFillRuleNonZero, kCAFillRuleEvenOdd] == [.nonZero, .evenOdd])
        #expect(
            [kCAGravityResize, kCAGravityResizeAspect, kCAGravityResizeAspectFill]
                == [.resize, .resizeAspect, .resizeAspectFill])
        #expect(
            [kCAGravityCenter, kCAGravityTop, kCAGravityBottom, kCAGravityTopLeft]
                == [.center, .top, .bottom, .topLeft])
    }

    @available(*, deprecated)
    @Test func `constants of animations stand for the present ones`() {
        let curves = [
            kCAMediaTimingFunctionLinear, kCAMediaTimingFunctionEaseIn, kCAMediaTimingFunctionEaseOut,
            kCAMediaTimingFunctionEaseInEaseOut, kCAMediaTimingFunctionDefault,
        ]

        #expect(curves == [.linear, .easeIn, .easeOut, .easeInEaseOut, .default])
        #expect(
            [kCAFillModeForwards, kCAFillModeBackwards, kCAFillModeBoth, kCAFillModeRemoved]
                == [.forwards, .backwards, .both, .removed])
        #expect(
            [kCAAnimationLinear, kCAAnimationDiscrete, kCAAnimationPaced, kCAAnimationCubic]
                == [.linear, .discrete, .paced, .cubic])
        #expect(kCAAnimationCubicPaced == .cubicPaced)
        #expect(
            [kCAValueFunctionRotateX, kCAValueFunctionRotateY, kCAValueFunctionRotateZ]
                == [.rotateX, .rotateY, .rotateZ])
    }

    @available(*, deprecated)
    @Test func `constants of transitions stand for the present ones`() {
        #expect(
            [kCATransitionFade, kCATransitionMoveIn, kCATransitionPush, kCATransitionReveal]
                == [.fade, .moveIn, .push, .reveal])
        #expect(
            [kCATransitionFromRight, kCATransitionFromLeft, kCATransitionFromTop, kCATransitionFromBottom]
                == [.fromRight, .fromLeft, .fromTop, .fromBottom])
    }

    @available(*, deprecated)
    @Test func `constants of emitters stand for the present ones`() {
        let shapes = [
            kCAEmitterLayerPoint, kCAEmitterLayerLine, kCAEmitterLayerRectangle, kCAEmitterLayerCuboid,
            kCAEmitterLayerCircle, kCAEmitterLayerSphere,
        ]
        let orders = [
            kCAEmitterLayerUnordered, kCAEmitterLayerOldestFirst, kCAEmitterLayerOldestLast,
            kCAEmitterLayerBackToFront, kCAEmitterLayerAdditive,
        ]

        #expect(shapes == [.point, .line, .rectangle, .cuboid, .circle, .sphere])
        #expect(orders == [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive])
        #expect(
            [
                kCAEmitterLayerPoints, kCAEmitterLayerOutline, kCAEmitterLayerSurface, kCAEmitterLayerVolume,
            ] == [.points, .outline, .surface, .volume])
    }

    @Test func `names from files are those of Core Animation`() {
        #expect(CAShapeLayerFillRule(rawValue: "even-odd") == .evenOdd)
        #expect(CAShapeLayerFillRule(rawValue: "non-zero") == .nonZero)
        #expect(CAMediaTimingFillMode(rawValue: "both") == .both)
        #expect(CAMediaTimingFunctionName(rawValue: "easeInEaseOut") == .easeInEaseOut)
        #expect(CALayerContentsGravity(rawValue: "resizeAspectFill") == .resizeAspectFill)
        #expect(CAAnimationCalculationMode(rawValue: "cubicPaced") == .cubicPaced)
        #expect(CAAnimationRotationMode(rawValue: "autoReverse") == .rotateAutoReverse)
    }

    // MARK: - Members

    @available(*, deprecated)
    @Test func `a link leaves out as many frames as its interval says`() {
        final class Ticker {
            var count = 0
            func tick() { count += 1 }
        }
        let ticker = Ticker()
        let link = stage.run { CADisplayLink(target: ticker, action: Ticker.tick) }
        #expect(link.frameInterval == 1 && link.preferredFramesPerSecond == 0)

        link.frameInterval = 2
        #expect(link.frameInterval == 2 && link.preferredFramesPerSecond == 30)
        link.frameInterval = 3
        #expect(link.frameInterval == 3 && link.preferredFramesPerSecond == 20)
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.5)
        link.invalidate()
        #expect((9...11).contains(ticker.count), "every third of thirty frames")
        link.frameInterval = 0

        #expect(link.frameInterval == 1 && link.preferredFramesPerSecond == 0)
    }

    @available(*, deprecated)
    @Test func `subviews change places by the names of Swift 4`() {
        let (parent, views) = (UIView(), [UIView(), UIView(), UIView()])
        views.forEach(parent.addSubview)

        parent.bringSubview(toFront: views[0])
        #expect(parent.subviews == [views[1], views[2], views[0]])
        parent.sendSubview(toBack: views[2])

        #expect(parent.subviews == [views[2], views[1], views[0]])
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    }

    // MARK: - Transactions

    @Test func `a transaction's curve and completion have keys`() {
        var completions = 0
        let completion: () -> Void = { completions += 1 }
        let curve = CAMediaTimingFunction(name: .easeIn)
        stage.run {
            CATransaction.begin()
            CATransaction.setValue(curve, forKey: kCATransactionAnimationTimingFunction)
            CATransaction.setValue(completion, forKey: kCATransactionCompletionBlock)

            #expect(CATransaction.animationTimingFunction() == curve)
            #expect(
                CATransaction.value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
                    == curve)
            #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) != nil)
            CATransaction.setValue(nil, forKey: kCATransactionAnimationTimingFunction)
            #expect(CATransaction.animationTimingFunction() == nil)
            CATransaction.commit()
        }

        stage.advance(by: 0.1)

        #expect(completions == 1 && stage.diagnostics.isEmpty)
    }
}
