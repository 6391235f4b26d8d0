import QuartzCore
import Testing

@testable import UIKit

@Suite(.serialized) final class PropertyAnimatorTests {
    private lazy var field = Playfield()

    /// First thing in a test, not in `init`: tests of other suites run between that and the test.
    private func start() -> UIView {
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.run()
        return view
    }

    private func pass(_ seconds: Double) {
        for _ in 0..<Int((seconds / Playfield.frame).rounded()) { field.run() }
    }

    private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool {
        abs(a - b) <= tolerance
    }

    private func mover(
        _ view: UIView, _ curve: UIView.AnimationCurve = .linear, to x: CGFloat = 200
    ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.x = x }
    }

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

    // MARK: - More animations

    @Test func `animations that are added on the way end with the others`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.5)
        animator.addAnimations { view.frame.origin.y = 100 }

        #expect(near(view.layer.presentation()?.frame.minY ?? -1, 0))
        pass(0.25)
        #expect(near(view.layer.presentation()?.frame.minY ?? -1, 50))
        #expect(near(x(view), 150))
        pass(0.3)
        #expect(animator.state == .inactive && view.frame.minY == 100)
    }

    @Test func `a new goal on the way bends the movement without a jump, and all of it can be taken back`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.5)
        animator.addAnimations { view.frame.origin.x = 400 }

        #expect(near(x(view), 100))
        pass(0.25)
        #expect(near(x(view), 250))
        animator.isReversed = true
        pass(1)
        #expect(view.frame.minX == 0 && animator.state == .inactive)
    }

    @Test func `delayFactor is a part of the time that is left`() {
        let view = start()
        let animator = mover(view)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()

        pass(0.5)
        #expect(view.layer.presentation()?.opacity == 1)
        pass(0.25)
        #expect(near(CGFloat(view.layer.presentation()?.opacity ?? -1), 0.5))
        animator.pauseAnimation()
        animator.fractionComplete = 0.625
        #expect(near(CGFloat(view.layer.presentation()?.opacity ?? -1), 0.75))
        animator.stopAnimation(true)
    }

    @Test func `blocks of UIView inside belong to the animator, with its duration and curve`() {
        let view = start()
        var finished: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 0.1) {
                view.frame.origin.x = 100
            } completion: {
                finished.append($0)
            }
            UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
            }
        }
        animator.startAnimation()

        pass(0.5)
        #expect(near(x(view), 50))
        #expect(view.layer.presentation()?.opacity == 1)
        animator.pauseAnimation()
        animator.fractionComplete = 0.75
        #expect(near(x(view), 75))
        #expect(near(CGFloat(view.layer.presentation()?.opacity ?? -1), 0.5))
        animator.startAnimation()
        pass(0.4)
        #expect(finished == [true])
        #expect(animator.state == .inactive && view.alpha == 0)
    }

    @Test func `a block inside may keep its own duration`() {
        let view = start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(
                withDuration: 0.5, delay: 0.25, options: [.overrideInheritedDuration, .curveLinear]
            ) {
                view.frame.origin.x = 100
            }
        }
        animator.startAnimation()

        pass(0.25)
        #expect(near(x(view), 0))
        pass(0.25)
        #expect(near(x(view), 50))
        pass(0.25)
        #expect(near(x(view), 100))
        #expect(animator.isRunning)
        pass(0.3)
        #expect(animator.state == .inactive)
    }

    // MARK: - Stopping

    @Test func `a stop leaves the views where they are, and calls no completion`() {
        let view = start()
        let animator = mover(view)
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        pass(0.5)
        animator.stopAnimation(true)

        #expect(animator.state == .inactive)
        #expect(near(view.frame.minX, 100) && near(x(view), 100))
        pass(1)
        #expect(near(view.frame.minX, 100))
        #expect(positions.isEmpty)
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .end, .current])
    func `a stopped one finishes where it is told`(position: UIViewAnimatingPosition) {
        let view = start()
        let animator = mover(view)
        animator.addAnimations { view.backgroundColor = .red }
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        pass(0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(near(view.frame.minX, 50))
        animator.finishAnimation(at: position)

        #expect(near(view.frame.minX, position == .start ? 0 : position == .end ? 200 : 50))
        #expect(positions == [position])
        #expect(animator.state == .inactive)
    }

    @Test func `a stop counts what other animations add only once`() {
        let view = start()
        let animator = mover(view)
        animator.startAnimation()
        pass(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 300 }
        let before = x(view)
        animator.stopAnimation(true)

        #expect(near(x(view), before))
    }

    // MARK: - Mistakes

    @Test func `releasing a paused animator is an error, and its views stay where they are`() {
        let view = start()
        var animator: UIViewPropertyAnimator? = mover(view)
        animator?.fractionComplete = 0.5
        animator = nil

        #expect(field.diagnostics.count == 1)
        #expect(field.diagnostics.first?.contains("released while it was paused") == true)
        #expect(near(view.frame.minX, 100) && view.layer.animationKeys() == nil)
    }

    @Test func `stopping what does not run, and finishing what is not stopped, are errors that do nothing`() {
        let view = start()
        let animator = mover(view)
        animator.stopAnimation(true)
        #expect(field.diagnostics.count == 1)
        animator.finishAnimation(at: .end)
        #expect(field.diagnostics.count == 2)
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.pauseAnimation()
        animator.startAnimation()
        #expect(field.diagnostics.count == 4)
        animator.finishAnimation(at: .end)
        #expect(field.diagnostics.count == 4)
        #expect(view.frame.minX == 200)
    }

    @Test func `what is not interruptible runs to its end`() {
        let view = start()
        let animator = mover(view)
        animator.isInterruptible = false
        animator.startAnimation()
        pass(0.5)
        animator.pauseAnimation()
        animator.fractionComplete = 0

        #expect(field.diagnostics.count == 2)
        #expect(animator.isRunning)
        pass(0.6)
        #expect(animator.state == .inactive && view.frame.minX == 200)
    }

    @Test func `a view that leaves the window in the middle ends the animator`() {
        let view = start()
        let animator = mover(view)
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        pass(0.5)
        view.removeFromSuperview()
        pass(0.1)

        #expect(positions == [.end])
        #expect(view.frame.minX == 200)
    }

    @Test func `touches reach a view that an animator moves unless it says otherwise`() {
        let view = start()
        let animator = mover(view, to: 0.5)
        animator.startAnimation()
        #expect(field.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
        animator.stopAnimation(true)
        let closed = mover(view, to: 1)
        closed.isUserInteractionEnabled = false
        closed.startAnimation()

        #expect(field.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== view)
        closed.stopAnimation(true)
    }
}
