import QuartzCore
import Testing

@testable import UIKit

@Suite(.serialized) final class PropertyAnimatorTests: PropertyAnimatorCase {
    private let ease = UIView.AnimationCurve.easeInOut

    // MARK: - From start to end

    @Test func `an animator does nothing before it is started`() {
        let view = start()
        let animator = mover(view)

        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 0)
        pass(0.5)
        #expect(view.frame.minX == 0)
    }

    @Test func `a started animator moves along its curve and completes once at the end`() {
        let view = start()
        let animator = mover(view, .easeInOut)
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()

        #expect(view.frame.minX == 200)
        #expect(near(x(view), 0))
        pass(0.25)
        #expect(near(x(view), 200 * ease.value(at: 0.25)))
        #expect(animator.state == .active && animator.isRunning)
        pass(0.7)
        #expect(positions.isEmpty)
        pass(0.1)
        #expect(positions == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(x(view) == 200 && view.layer.animationKeys() == nil)
    }

    @Test func `a delayed start waits at the start`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation(afterDelay: 0.5)

        #expect(animator.delay == 0.5)
        pass(0.5)
        #expect(near(x(view), 0))
        pass(0.5)
        #expect(near(x(view), 100))
        pass(0.6)
        #expect(animator.state == .inactive)
    }

    @Test func `runningPropertyAnimator runs at once with the curve of its options`() {
        let view = start()
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveEaseIn
        ) {
            view.frame.origin.x = 100
        } completion: {
            positions.append($0)
        }

        #expect(animator.isRunning)
        pass(0.5)
        #expect(near(x(view), 100 * UIView.AnimationCurve.easeIn.value(at: 0.5)))
        pass(0.6)
        #expect(positions == [.end])
    }

    @Test func `a running animator needs nobody to keep it`() {
        let view = start()
        var positions: [UIViewAnimatingPosition] = []
        weak var animator: UIViewPropertyAnimator?
        do {
            let made = mover(view)
            made.addCompletion { positions.append($0) }
            made.startAnimation()
            animator = made
        }

        #expect(animator != nil)
        pass(1.1)
        #expect(positions == [.end])
        #expect(animator == nil)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `an animator that changes nothing lasts as long as it says`() {
        _ = start()
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {}
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()

        pass(0.4)
        #expect(positions.isEmpty)
        #expect(near(animator.fractionComplete, 0.8))
        pass(0.2)
        #expect(positions == [.end])
    }

    @Test func `slow motion of the window slows an animator`() {
        let view = start()
        field.window.layer.timeOffset = field.window.layer.convertTime(field.time, from: nil)
        field.window.layer.beginTime = field.time
        field.window.layer.speed = 0.5
        let animator = mover(view)
        animator.startAnimation()

        pass(1)
        #expect(near(x(view), 100))
        #expect(animator.isRunning)
    }

    @Test func `an animator can be used again after its end`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(1.1)
        animator.addAnimations { view.frame.origin.x = 0 }
        animator.startAnimation()

        pass(0.5)
        #expect(near(x(view), 100))
        pass(0.6)
        #expect(x(view) == 0 && animator.state == .inactive)
    }

    // MARK: - Pausing and scrubbing

    @Test func `a pause holds what is shown, and the fraction is the place`() {
        let view = start()
        let animator = mover(view, .easeInOut)
        animator.startAnimation()
        pass(0.25)
        let before = x(view)
        animator.pauseAnimation()

        #expect(x(view) == before)
        pass(0.5)
        #expect(x(view) == before)
        #expect(animator.state == .active && !animator.isRunning)
        #expect(near(animator.fractionComplete, before / 200))
        animator.stopAnimation(true)
    }

    @Test func `a pause and a start at once leave the movement as it was`() {
        let view = start()
        let animator = mover(view, .easeInOut)
        animator.startAnimation()
        pass(0.25)
        animator.pauseAnimation()
        pass(2)
        animator.startAnimation()

        pass(0.25)
        #expect(near(x(view), 100))
        pass(0.6)
        #expect(animator.state == .inactive)
    }

    @Test func `scrubbing is linear, and the curve comes back without a jump`() {
        let view = start()
        let animator = mover(view, .easeInOut)
        animator.fractionComplete = 0.3

        #expect(animator.state == .active && !animator.isRunning)
        #expect(near(x(view), 60))
        animator.fractionComplete = 0.1
        #expect(near(x(view), 20))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(near(x(view), 20))
        var last = x(view)
        var greatest: CGFloat = 0
        while animator.state == .active {
            field.run()
            greatest = max(greatest, abs(x(view) - last))
            last = x(view)
        }
        #expect(greatest < 200 / 60 * 1.8)
        #expect(last == 200)
    }

    @Test func `without scrubsLinearly the fraction is the time of the curve`() {
        let view = start()
        let animator = mover(view, .easeInOut)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25

        #expect(near(x(view), 200 * ease.value(at: 0.25)))
        animator.startAnimation()
        pass(0.25)
        #expect(near(x(view), 100))
        #expect(near(animator.fractionComplete, 0.5))
        animator.stopAnimation(true)
    }

    @Test func `a fraction that is set while it runs is where it goes on from`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.25)
        animator.fractionComplete = 0.75

        #expect(animator.isRunning)
        #expect(near(x(view), 150))
        pass(0.125)
        #expect(near(x(view), 175, 2))
        pass(0.2)
        #expect(animator.state == .inactive)
    }

    @Test func `the rest takes what is left, or durationFactor times the whole`() {
        let view = start()
        let animator = mover(view)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        pass(0.25)
        #expect(near(x(view), 150))
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        pass(0.5)
        #expect(near(x(view), 175))
        pass(0.6)
        #expect(animator.state == .inactive)
    }

    @Test func `the rest takes another curve from where it is`() {
        let view = start()
        let animator = mover(view)
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)

        #expect(near(x(view), 100))
        pass(0.5)
        #expect(near(x(view), 100 + 100 * UIView.AnimationCurve.easeIn.value(at: 0.5)))
        pass(0.6)
        #expect(x(view) == 200)
    }

    @Test(arguments: [0.5, 3, 8])
    func `a spring starts at the speed that it is given`(velocity: Double) {
        let view = start()
        let animator = mover(view)
        animator.fractionComplete = 0.5
        let spring = UISpringTimingParameters(
            duration: 0.6, bounce: 0, initialVelocity: CGVector(dx: velocity, dy: 0))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)

        let from = x(view)
        #expect(near(from, 100))
        let step = 0.001
        UIApplication.shared.pipeline.run(events: [], at: field.time + step)
        let speed = (x(view) - from) / step
        #expect(abs(speed - 100 * velocity) < 100 * velocity * 0.05 + 8)
        pass(3)
        #expect(animator.state == .inactive && x(view) == 200)
    }

    @Test func `a spring that is caught beyond its end stays there, and does not jump when it is scrubbed`() {
        let view = start()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { view.frame.origin.x = 100 }
        animator.startAnimation()
        while x(view) < 110 { field.run() }
        let before = x(view)
        animator.pauseAnimation()
        #expect(x(view) == before)
        animator.fractionComplete += 0

        #expect(near(x(view), before))
        animator.fractionComplete = 0
        #expect(near(x(view), 0))
        animator.stopAnimation(true)
    }

    // MARK: - Reversing

    @Test func `a running animator turns round where it is, and ends at the start with the old values`() {
        let view = start()
        let animator = mover(view, .easeInOut)
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        pass(0.4)
        let before = x(view)
        animator.isReversed = true

        #expect(near(x(view), before))
        #expect(near(animator.fractionComplete, 1 - before / 200))
        pass(0.2)
        #expect(near(x(view), 200 * ease.value(at: 0.2), 0.1))
        pass(0.3)
        #expect(positions == [.start])
        #expect(view.frame.minX == 0 && x(view) == 0)
    }

    @Test func `a paused one counts its fraction in the other direction when it is turned round`() {
        let view = start()
        let animator = mover(view)
        animator.fractionComplete = 0.25
        animator.isReversed = true

        #expect(near(x(view), 50))
        #expect(near(animator.fractionComplete, 0.75))
        animator.fractionComplete = 0.9
        #expect(near(x(view), 20))
        animator.startAnimation()
        pass(0.2)
        #expect(animator.state == .inactive && view.frame.minX == 0)
    }

    @Test func `turned round before its start it runs from the end to the start`() {
        let view = start()
        let animator = mover(view)
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.isReversed = true
        animator.startAnimation()
        field.run()

        #expect(x(view) > 190)
        pass(0.5)
        #expect(near(x(view), 100, 5))
        pass(0.6)
        #expect(position == .start && view.frame.minX == 0)
    }

    @Test func `turned round twice it ends at the end`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.5)
        animator.isReversed = true
        pass(0.25)
        animator.isReversed = false
        #expect(near(x(view), 50))
        pass(0.8)
        #expect(view.frame.minX == 200 && animator.state == .inactive)
    }

    @Test func `a spring that is turned round keeps its speed for a moment`() {
        let view = start()
        let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 1) { view.frame.origin.x = 300 }
        animator.startAnimation()
        pass(0.1)
        let first = x(view)
        pass(Playfield.frame)
        let speed = x(view) - first
        animator.isReversed = true
        let turned = x(view)
        pass(Playfield.frame)

        #expect(speed > 5)
        #expect(x(view) > turned - 1)
        pass(3)
        #expect(view.frame.minX == 0 && animator.state == .inactive)
    }

    @Test func `pausesOnCompletion keeps it at its end until it is turned round`() {
        let view = start()
        let animator = mover(view)
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        pass(1.2)

        #expect(animator.state == .active && !animator.isRunning && positions.isEmpty)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        pass(0.5)
        #expect(near(x(view), 100))
        pass(0.6)
        #expect(positions == [.start])
        #expect(x(view) == 0)
    }
}
