import Testing
import UIKit
import UITesting

/// Where property animators, key frames and transitions of views have their views on the way.
@MainActor
struct DocumentedAnimatorCourseTests: MovedBoxCase {
    // UIViewPropertyAnimator.scrubsLinearly, documentation: with false a fraction counts along the timing curve.
    @Test(arguments: [(true, 100.0), (false, 81.5)])
    func `a fraction is a place, or a time on the curve`(isLinear: Bool, x: Double) {
        let stage = Stage()
        let view = box(on: stage)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
        animator.scrubsLinearly = isLinear

        animator.fractionComplete = 0.5
        stage.advance(by: 0.1)

        #expect(near(shownX(view), CGFloat(x), 1.5))
        #expect(abs(animator.fractionComplete - 0.5) < 0.01)
        animator.stopAnimation(true)
    }

    // continueAnimation(withTimingParameters:durationFactor:), documentation: the rest gets the new timing.
    @Test func `the rest of the way takes the curve that it is given`() {
        let stage = Stage()
        let view = box(on: stage)
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.addCompletion { positions.append($0) }
        animator.fractionComplete = 0.5
        stage.advance(by: 0.1)

        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
        stage.advance(by: 0.25)
        // A quarter of a second on the curve that slows down: 0.378 of the rest.
        #expect(near(shownX(view), 118.9, 1.5))
        stage.advance(by: 0.65)
        #expect(positions.isEmpty && animator.isRunning)
        stage.settle()

        #expect(positions == [.end] && animator.state == .inactive)
    }

    // addAnimations(_:delayFactor:), documentation: the delay is a part of the remaining duration.
    @Test func `what is added with a delay begins late and arrives with the rest`() {
        let stage = Stage()
        let (first, second) = (box(on: stage), box(on: stage))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { first.center.x = 150 }
        animator.addAnimations({ second.center.x = 150 }, delayFactor: 0.5)

        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(near(shownX(first), 100) && near(shownX(second), 50))
        stage.advance(by: 0.25)
        #expect(near(shownX(first), 125) && near(shownX(second), 100, 6))
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        stage.advance(by: 0.1)
        #expect(near(shownX(first), 75) && near(shownX(second), 50))
        animator.startAnimation()
        stage.settle()

        #expect(shownX(first) == 150 && shownX(second) == 150)
    }

    // pausesOnCompletion, documentation: the animator stays active, and its completions wait until it is finished.
    @Test(arguments: [(UIViewAnimatingPosition.start, 50.0), (.end, 150)])
    func `one that rests at its end may still be finished anywhere`(
        position: UIViewAnimatingPosition, x: Double
    ) {
        let stage = Stage()
        let view = box(on: stage)
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { view.center.x = 150 }
        animator.addCompletion { positions.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.advance(by: 1)
        #expect(animator.state == .active && !animator.isRunning && positions.isEmpty)
        #expect(animator.fractionComplete == 1)

        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
        stage.advance(by: 0.1)

        #expect(positions == [position] && animator.state == .inactive)
        #expect(near(view.center.x, CGFloat(x), 0.01))
    }

    // Common in published transitions: key frames inside of an animator's block share its time.
    @Test func `key frames in an animator's block are scrubbed with it`() {
        let stage = Stage()
        let view = box(on: stage)
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0, options: [.calculationModeLinear]) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
            }
        }

        for (fraction, x) in [(0.125, 100.0), (0.25, 150), (0.5, 150), (0.75, 100), (0.125, 100)] {
            animator.fractionComplete = CGFloat(fraction)
            stage.advance(by: 0.05)
            #expect(near(shownX(view), CGFloat(x)), "at \(fraction)")
        }
        animator.stopAnimation(true)
    }

    // UIView.KeyframeAnimationOptions, documentation of the calculation modes: paced ones ignore the frames' own times.
    @Test(arguments: [
        (UIView.KeyframeAnimationOptions.calculationModeLinear, 90.0), (.calculationModePaced, 100),
        (.calculationModeCubicPaced, 100), (.calculationModeDiscrete, 90), (.calculationModeCubic, 90),
    ])
    func `halfway the calculation mode says where key frames are`(
        mode: UIView.KeyframeAnimationOptions, x: Double
    ) {
        let stage = Stage()
        let view = box(on: stage)

        UIView.animateKeyframes(withDuration: 1, delay: 0, options: mode) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 90 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 150 }
        }
        stage.advance(by: 0.501)

        #expect(near(shownX(view), CGFloat(x), 2))
        stage.settle()
        #expect(shownX(view) == 150)
    }

    // UIView.transition(with:duration:options:animations:completion:), documentation: changes other than those of
    // subviews are animated only with allowAnimatedContent.
    @Test(arguments: [true, false])
    func `changes in a transition are animated where its options allow it`(allows: Bool) {
        let stage = Stage()
        let view = box(on: stage)
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        stage.advance(by: 0)
        var ends: [Bool] = []
        var options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
        if allows { options.insert(.allowAnimatedContent) }

        UIView.transition(with: view, duration: 1, options: options) {
            inner.center.x = 150
        } completion: {
            ends.append($0)
        }
        stage.advance(by: 0.5)
        #expect(near(shownX(inner), allows ? 100 : 150))
        #expect(ends.isEmpty && inner.center.x == 150)
        stage.settle()

        #expect(ends == [true] && shownX(inner) == 150)
        #expect(view.subviews == [inner])
    }

    // beginFromCurrentState, documentation: without it the animation in flight goes on to its end, and is added to.
    @Test(arguments: [true, false])
    func `turned round on its way a view starts from where it is seen`(fromCurrentState: Bool) {
        let stage = Stage()
        let view = box(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
        stage.advance(by: 0.5)
        #expect(near(shownX(view), 150, 5))

        UIView.animate(
            withDuration: 1, delay: 0,
            options: fromCurrentState ? [.curveLinear, .beginFromCurrentState] : .curveLinear
        ) { view.center.x = 50 }
        let start = shownX(view)
        stage.advance(by: 0.02)

        // Nothing jumps, either way.
        #expect(near(start, 150, 5) && near(shownX(view), 150, 8))
        stage.advance(by: 0.48)
        // What is replaced is half of its way back; what is added to has its own way there as well.
        #expect(near(shownX(view), fromCurrentState ? 100 : 150, 6))
        stage.settle()
        #expect(shownX(view) == 50)
    }
}
