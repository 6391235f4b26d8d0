import QuartzCore
import Testing

@testable import UIKit

/// Fractions beyond the ends, starts that wait, key frames that repeat, and what a deleted view looks like afterwards.
@Suite(.serialized) final class AnimatorLimitTests: PropertyAnimatorCase {
    private let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    // MARK: - Property animators

    @Test func `a fraction beyond an end is that end`() {
        let view = start()
        let animator = mover(view)

        animator.fractionComplete = 1.5
        #expect(animator.fractionComplete == 1 && near(x(view), 200))
        animator.fractionComplete = -0.5
        #expect(animator.fractionComplete == 0 && near(x(view), 0))
        animator.fractionComplete = 0.25
        #expect(near(x(view), 50))

        animator.stopAnimation(true)
    }

    @Test func `a fraction beyond an end is that end also of one that is turned round`() {
        let view = start()
        let animator = mover(view)
        animator.isReversed = true

        animator.fractionComplete = 2
        #expect(animator.fractionComplete == 1 && near(x(view), 0))
        animator.fractionComplete = -1
        #expect(animator.fractionComplete == 0 && near(x(view), 200))

        animator.stopAnimation(true)
    }

    @Test func `a running animator of a class method waits as long as it is told to`() {
        let view = start()
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear
        ) {
            view.frame.origin.x = 100
        } completion: {
            positions.append($0)
        }

        #expect(animator.isRunning && animator.delay == 0.5 && animator.duration == 1)
        pass(0.4)
        #expect(near(x(view), 0))
        pass(0.6)
        #expect(near(x(view), 50))
        #expect(positions.isEmpty)
        pass(0.6)

        #expect(positions == [.end] && animator.delay == 0)
    }

    @Test func `an animator is active from its first fraction on, and inactive after its end`() {
        let view = start()
        let animator = mover(view)
        #expect(animator.state == .inactive && animator.fractionComplete == 0)

        animator.fractionComplete = 0.5
        #expect(animator.state == .active && !animator.isRunning)
        animator.startAnimation()
        #expect(animator.isRunning)
        pass(0.6)

        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(near(x(view), 200))
    }

    // MARK: - Blocks

    @Test func `key frames go there and back as often as their options say`() {
        let view = start()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .repeat, .autoreverse]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.frame.origin.x = 100 }
        }

        pass(0.25)
        #expect(near(x(view), 25))
        pass(1)
        #expect(near(x(view), 75))
        pass(1)
        #expect(near(x(view), 25))

        view.layer.removeAllAnimations()
    }

    @Test func `key frames wait for their delay, and are complete after it and their duration`() {
        let view = start()
        var finished: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.frame.origin.x = 100 }
        } completion: {
            finished.append($0)
        }

        pass(0.4)
        #expect(near(x(view), 0))
        pass(0.6)
        #expect(near(x(view), 50) && finished.isEmpty)
        pass(0.6)

        #expect(finished == [true])
    }

    @Test func `a deleted view has its transform and its alpha back once it has left`() {
        let view = start()
        let turned = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
        (view.transform, view.alpha) = (turned, 0.5)
        field.run()

        UIView.perform(.delete, on: [view], animations: nil)
        #expect(view.transform != turned && view.alpha == 0 && view.superview != nil)
        pass(0.4)

        #expect(view.superview == nil && view.transform == turned && view.alpha == 0.5)
    }
}
