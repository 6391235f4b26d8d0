import QuartzCore
import Testing

@testable import UIKit

/// What a property animator says of itself, and what its timing survives.
@Suite(.serialized) final class AnimatorDetailTests: PropertyAnimatorCase {
    @Test func `a delay counts for one run`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation(afterDelay: 0.2)
        pass(1.3)
        #expect(animator.state == .inactive && animator.delay == 0)

        animator.addAnimations { view.frame.origin.x = 0 }
        animator.startAnimation()
        pass(0.5)

        #expect(near(x(view), 100))
    }

    @Test func `the trace has each pause once, and each turn`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.2)

        animator.pauseAnimation()
        animator.pauseAnimation()
        animator.isReversed = true
        animator.isReversed = true

        let calls = field.trace.filter { $0.object == "UIViewPropertyAnimator" }.map(\.call)
        #expect(calls.filter { $0 == "pauseAnimation()" }.count == 1)
        #expect(calls.filter { $0 == "isReversed" }.count == 1)
    }

    @Test func `the faster axis decides how long a spring takes`() {
        _ = start()
        func duration(_ velocity: CGVector) -> TimeInterval {
            UIViewPropertyAnimator(
                duration: 0,
                timingParameters: UISpringTimingParameters(
                    mass: 1, stiffness: 100, damping: 10, initialVelocity: velocity)
            ).duration
        }

        let still = duration(.zero)
        let fast = duration(CGVector(dx: 50, dy: 0))

        #expect(fast > still + 0.1)
        #expect(duration(CGVector(dx: 0, dy: 50)) == fast)
    }

    @Test func `curves and springs with a ratio survive being written and read`() throws {
        _ = start()
        func copy<Value: NSObject & NSCoding>(_ value: Value) throws -> Value? {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            value.encode(with: archiver)
            archiver.finishEncoding()
            return Value(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        }

        let usual = try #require(try copy(UICubicTimingParameters()))
        #expect(usual.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(usual.controlPoint2 == CGPoint(x: 0.25, y: 1))
        let named = try #require(try copy(UICubicTimingParameters(animationCurve: .easeOut)))
        #expect(named.timingCurveType == .builtin && named.animationCurve == .easeOut)
        let ratio = try #require(try copy(UISpringTimingParameters(dampingRatio: 0.4)))
        #expect(UIViewPropertyAnimator(duration: 0.7, timingParameters: ratio).duration == 0.7)
        let spring = UISpringTimingParameters(mass: 2, stiffness: 50, damping: 5, initialVelocity: .zero)
        let read = try #require(try copy(spring))
        #expect(
            UIViewPropertyAnimator(duration: 9, timingParameters: read).duration
                == UIViewPropertyAnimator(duration: 9, timingParameters: spring).duration)
    }

    @Test func `a flip shows the back of the new look first`() throws {
        let view = start()
        UIView.transition(
            with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
            animations: { view.backgroundColor = .blue }, completion: nil)

        for (time, isFront) in [(0.1, false), (0.2, false), (0.2, false), (0.2, true), (0.2, true)] {
            pass(time)
            let transform = try #require(view.layer.presentation()?.transform)
            #expect((transform.m11 > 0) == isFront)
        }
    }

    @Test func `what is scrolled dissolves where it is seen`() throws {
        let scrollView = field.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        scrollView.contentOffset.y = 300
        scrollView.backgroundColor = .red
        field.run()

        UIView.transition(
            with: scrollView, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { scrollView.backgroundColor = .blue }, completion: nil)
        pass(0.25)

        let pixel = try field.stage.snapshot().pixel(x: 50, y: 50)
        #expect(pixel.x > 150 && pixel.z > 30 && pixel.z < 120)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func `a fraction that is no number is ignored, and told`(_ fraction: CGFloat) {
        let view = start()
        let animator = mover(view)
        animator.fractionComplete = 0.25

        animator.fractionComplete = fraction

        #expect(animator.fractionComplete == 0.25)
        #expect(field.diagnostics.count == 1)
    }

    @Test func `what is added while a rest with its own timing runs starts then, and ends with it`() {
        let view = start()
        let late = field.add(UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100)))
        let animator = mover(view)
        animator.startAnimation()
        pass(0.3)
        animator.pauseAnimation()
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
        pass(0.5)

        animator.addAnimations { late.frame.origin.x = 200 }
        pass(Playfield.frame)
        #expect(x(late) >= 0 && x(late) < 10, "\(x(late))")
        pass(0.25 - Playfield.frame)
        #expect(near(x(late), 100, 5), "\(x(late))")
        pass(0.2)
        #expect(animator.state == .active && x(late) > 170)
        pass(0.1)
        #expect(animator.state == .inactive && x(late) == 200)
    }

    @Test func `what waits for its part of an animator waits for as large a part of the rest`() {
        let view = start()
        let late = field.add(UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100)))
        let animator = mover(view)
        animator.addAnimations({ late.frame.origin.x = 200 }, delayFactor: 0.6)
        animator.startAnimation()
        pass(0.2)
        animator.pauseAnimation()
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)

        // Half of the rest, which takes a second, is left to wait.
        pass(0.45)
        #expect(x(late) == 0)
        pass(0.3)
        #expect(near(x(late), 100, 10), "\(x(late))")
        pass(0.3)
        #expect(animator.state == .inactive && x(late) == 200)
    }
}
