import QuartzCore
import Testing

@testable import UIKit

@Suite(.serialized) final class PropertyAnimatorEndTests: PropertyAnimatorCase {
    @Test(arguments: 0..<4) func `one whose view is in no window ends, also after a pause`(kind: Int) {
        _ = start()
        let view = UIView()
        let animator = mover(view)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }

        switch kind {
        case 0: break
        case 1: animator.pauseAnimation()
        default: animator.fractionComplete = 0.5
        }
        pass(0.1)
        if kind == 3 { animator.isReversed = true }
        animator.startAnimation()
        pass(1.2)

        #expect(ends == [kind == 3 ? .start : .end])
        #expect(animator.state == .inactive && view.frame.minX == (kind == 3 ? 0 : 200))
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

    @Test func `a value that was set outside of it on the way stays when it runs back`() {
        let (view, other) = (start(), start())
        let animator = mover(view)
        animator.addAnimations { other.frame.origin.x = 200 }
        animator.startAnimation()
        pass(0.5)
        view.frame.origin.x = 77
        animator.isReversed = true
        pass(1)

        #expect(animator.state == .inactive)
        #expect(view.frame.minX == 77 && other.frame.minX == 0)
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

    @Test func `what was stopped and is used again has none of its old completions`() {
        let view = start()
        let animator = mover(view)
        var completions: [String] = []
        animator.addCompletion { _ in completions.append("old") }
        animator.startAnimation()
        pass(0.5)
        animator.stopAnimation(true)

        animator.addAnimations { view.frame.origin.x = 300 }
        animator.addCompletion { _ in completions.append("new") }
        animator.startAnimation()
        pass(1.1)

        #expect(completions == ["new"])
        #expect(view.frame.minX == 300)
    }

    @Test func `scrubbed back before its pause, what began later goes back along its own part`() {
        let view = start()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ view.frame.origin.x = 200 }, delayFactor: 0.5)
        animator.startAnimation()
        pass(0.75)
        #expect(near(x(view), 100))
        animator.pauseAnimation()

        animator.fractionComplete = 0.6
        #expect(near(x(view), 40))
        animator.fractionComplete = 0.4
        #expect(near(x(view), 0))
        animator.stopAnimation(true)
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
