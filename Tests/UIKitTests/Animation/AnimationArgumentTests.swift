import QuartzCore
import Testing

@testable import UIKit

/// What animations make of numbers that are no times, of delays without durations, and of starts that come twice.
@Suite(.serialized) final class AnimationArgumentTests: PropertyAnimatorCase {
    // MARK: - Property animators

    @Test func `a delay factor below none is none`() {
        let view = start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ view.frame.origin.x = 100 }, delayFactor: -1)
        animator.startAnimation()

        pass(0.5)

        #expect(near(x(view), 50))
    }

    @Test func `starting a running animator changes nothing`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.5)

        animator.startAnimation()
        animator.startAnimation(afterDelay: 1)

        #expect(near(x(view), 100))
        pass(0.25)
        #expect(near(x(view), 150))
        pass(0.3)
        #expect(animator.state == .inactive)
    }

    @Test func `a running animator goes on with new timing from where it is`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.5)

        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)

        #expect(near(x(view), 100))
        pass(0.5)
        #expect(near(x(view), 150))
        pass(0.5)
        #expect(near(x(view), 200))
    }

    @Test(arguments: [-1, Double.infinity, .nan])
    func `an animator of a duration that is none takes no time, with a word`(duration: Double) {
        let view = start()

        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.alpha = 0 }

        #expect(animator.duration == 0)
        #expect(field.diagnostics.contains { $0.contains("is taken as 0") })
    }

    @Test func `an animator of a right duration says nothing`() {
        _ = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `a spring without parameters has mass 3, stiffness 1000, damping 500, and its own time`() {
        let standard = UISpringTimingParameters()
        let named = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)

        for time in [0.01, 0.1, 0.5, 1] {
            #expect(standard.progress(at: time, lasting: 1) == named.progress(at: time, lasting: 1))
        }
        let animator = UIViewPropertyAnimator(duration: 10, timingParameters: standard)
        #expect(animator.duration != 10 && animator.duration == standard.lasting(10))
        #expect(UISpringTimingParameters(dampingRatio: 0.5).lasting(10) == 10)
    }

    // MARK: - Within an animator's block

    @Test func `a nested block whose delay is longer than the animator comes at its end`() {
        let view = start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 0.5, delay: 5) { view.frame.origin.x = 100 }
        }
        animator.startAnimation()

        pass(0.9)
        #expect(near(x(view), 0))
        pass(0.2)
        #expect(x(view) == 100)
    }

    @Test(arguments: [-1, Double.infinity])
    func `a nested block whose delay is none begins with the animator`(delay: Double) {
        let view = start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 1, delay: delay) { view.frame.origin.x = 100 }
        }
        animator.startAnimation()

        pass(0.5)

        #expect(near(x(view), 50))
    }

    // MARK: - Blocks

    @Test func `a block that takes no time but has a delay waits for it`() {
        let view = start()
        var finished: [Bool] = []
        UIView.animate(withDuration: 0, delay: 0.5) {
            view.frame.origin.x = 100
        } completion: {
            finished.append($0)
        }

        pass(0.4)
        #expect(near(x(view), 0) && finished.isEmpty)
        pass(0.2)
        #expect(x(view) == 100 && finished == [true])
    }

    @Test(arguments: [-1, Double.infinity, .nan])
    func `a block of a duration that is none changes at once, with a word`(duration: Double) {
        let view = start()

        UIView.animate(withDuration: duration) { view.frame.origin.x = 100 }

        #expect(x(view) == 100 && view.layer.animationKeys() == nil)
        #expect(field.diagnostics.contains { $0.contains("is taken as 0") })
    }

    @Test func `a spring that takes no time changes at once`() {
        let view = start()

        UIView.animate(springDuration: 0, bounce: 0.3) { view.frame.origin.x = 100 }

        #expect(view.layer.animationKeys() == nil)
        pass(0.1)
        #expect(x(view) == 100)
    }

    @Test func `a key frame that is shorter than none is a jump where it begins`() {
        let view = start()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: -0.3) {
                view.frame.origin.x = 100
            }
        }

        pass(0.4)
        #expect(near(x(view), 0))
        pass(0.2)
        #expect(near(x(view), 100))
    }

    @Test(arguments: [true, false])
    func `a begun block begins at what is shown where it is told to`(fromShown: Bool) {
        let view = start()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        pass(0.5)

        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationBeginsFromCurrentState(fromShown)
        view.alpha = 1
        UIView.commitAnimations()

        pass(0.25)
        // Otherwise both changes add up: what is left of the first one goes on below the second.
        let shown = view.layer.presentation()?.opacity ?? .nan
        #expect(abs(shown - (fromShown ? 0.625 : 0.5)) < 0.01)
    }

    @Test func `a paused animator goes on with other timing for the time that is left`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.25)
        animator.pauseAnimation()

        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)

        pass(0.25)
        #expect(near(x(view), 100))
        pass(0.55)
        #expect(x(view) == 200 && animator.state == .inactive)
    }

    @Test func `a paused animator whose animations are taken away has not come to its end`() {
        let view = start()
        let animator = mover(view)
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        pass(0.25)
        animator.pauseAnimation()

        view.layer.removeAllAnimations()
        pass(0.1)

        #expect(ends == 0 && animator.state == .active)
        animator.stopAnimation(true)
    }

    @Test func `a stopped animator stays stopped until it is finished`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.5)
        animator.stopAnimation(false)

        animator.pauseAnimation()
        animator.startAnimation()
        pass(0.1)

        #expect(animator.state == .stopped && near(view.frame.minX, 100))
        #expect(field.diagnostics.count >= 1)
        animator.finishAnimation(at: .start)
        #expect(animator.state == .inactive && view.frame.minX == 0)
    }

    @Test func `the completion of a nested block comes once, with the animator's end`() {
        let view = start()
        var ends: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 1) {
                view.frame.origin.x = 100
                view.alpha = 0.5
            } completion: {
                ends.append($0)
            }
        }
        animator.startAnimation()

        pass(0.9)
        #expect(ends.isEmpty)
        pass(0.3)
        #expect(ends == [true])
    }
}
