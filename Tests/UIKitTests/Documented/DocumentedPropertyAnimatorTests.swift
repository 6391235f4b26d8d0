import Testing
import UIKit
import UITesting

/// What property animators do when they are held, turned, stopped and used again.
@MainActor
struct DocumentedPropertyAnimatorTests: MovedBoxCase {
    // UIViewAnimatingState documentation: setting the fraction or pausing makes an inactive animator active.
    @Test
    func `setting the fraction of a fresh animator makes it active, paused, and shows that place`() {
        let stage = Stage()
        let view = box(on: stage)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)

        animator.fractionComplete = 0.5
        stage.advance(by: 0.5)

        #expect(animator.state == .active && !animator.isRunning)
        // scrubsLinearly is true by default.
        #expect(near(shownX(view), 100, 0.5))
        #expect(view.center.x == 150)
        animator.stopAnimation(true)
    }

    // stopAnimation(_:): with true "the animator moves to inactive without calling the completion"; the shown values
    // become those of the views.
    @Test func `stopping without finishing keeps what is shown and calls nothing`() {
        let stage = Stage()
        let view = box(on: stage)
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.5)

        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(near(view.center.x, 100))
        stage.settle()

        #expect(positions.isEmpty)
        #expect(near(view.center.x, 100))
    }

    // finishAnimation(at:) documentation.
    @Test(arguments: [(UIViewAnimatingPosition.start, 50.0), (.current, 100), (.end, 150)])
    func `a stopped animator is finished at any position`(
        position: UIViewAnimatingPosition, x: Double
    ) {
        let stage = Stage()
        let view = box(on: stage)
        var log: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.addCompletion { log.append("1 \($0 == position)") }
        animator.addCompletion { log.append("2 \($0 == position)") }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning && log.isEmpty)
        stage.advance(by: 1)
        #expect(near(view.center.x, 100))

        animator.finishAnimation(at: position)

        #expect(animator.state == .inactive)
        #expect(log == ["1 true", "2 true"])
        #expect(near(view.center.x, CGFloat(x)))
    }

    // UIViewAnimating.isReversed: the animation runs back to its start, and the completion hears of .start. Its fraction
    // counts in the direction in which it runs.
    @Test func `reversed on its way, an animator goes back and leaves the start values`() {
        let stage = Stage()
        let view = box(on: stage)
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.25)
        animator.pauseAnimation()
        #expect(near(animator.fractionComplete, 0.25, 0.03))

        animator.isReversed = true
        #expect(near(animator.fractionComplete, 0.75, 0.03))
        #expect(near(shownX(view), 75))
        animator.startAnimation()
        stage.advance(by: 0.1)
        #expect(near(shownX(view), 65))
        stage.advance(by: 0.2)

        #expect(positions == [.start])
        #expect(view.center.x == 50)
        #expect(animator.state == .inactive)
    }

    // pausesOnCompletion documentation: the animator stays active, and its completion is not called.
    @Test func `one that pauses on completion stays active, and can go back`() {
        let stage = Stage()
        let view = box(on: stage)
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 150 }
        animator.pausesOnCompletion = true
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.7)
        #expect(animator.state == .active && !animator.isRunning && positions.isEmpty)
        #expect(near(animator.fractionComplete, 1, 0.001))

        animator.isReversed = true
        animator.startAnimation()
        #expect(animator.isRunning)
        stage.advance(by: 0.25)
        #expect(near(shownX(view), 100, 5))
        stage.advance(by: 0.4)
        #expect(animator.state == .active && !animator.isRunning && positions.isEmpty)
        #expect(near(shownX(view), 50, 0.01))

        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(positions == [.start] && view.center.x == 50)
    }

    // addAnimations(_:): "If the animator is already running, the blocks' animations run over the remaining duration";
    // addAnimations(_:delayFactor:): the factor is a part of the remaining duration.
    @Test func `what is added on the way shares the time that is left`() {
        let stage = Stage()
        let (first, second, third) = (box(on: stage), box(on: stage), box(on: stage))
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { first.center.x = 150 }
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        stage.advance(by: 0.5)

        animator.addAnimations { second.center.x = 150 }
        animator.addAnimations({ third.center.x = 150 }, delayFactor: 0.5)
        stage.advance(by: 0.2)
        #expect(near(shownX(first), 120))
        #expect(near(shownX(third), 50, 0.5))
        #expect((shownX(second) ?? 0) > 60)
        stage.advance(by: 0.35)

        #expect(ends == 1)
        for view in [first, second, third] { #expect(near(shownX(view), 150, 0.01)) }
    }

    // continueAnimation(withTimingParameters:durationFactor:): the factor is multiplied by the original duration to get
    // that of the rest; 0 keeps what is left.
    @Test(arguments: [(CGFloat(0), 0.5), (1, 1), (0.25, 0.25)])
    func `a paused animator goes on for the given part of its duration`(
        factor: CGFloat, rest: TimeInterval
    ) {
        let stage = Stage()
        let view = box(on: stage)
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.addCompletion { _ in ends += 1 }
        animator.fractionComplete = 0.5
        stage.advance(by: 0.5)

        animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
        stage.advance(by: 0)
        #expect(animator.isRunning)
        stage.advance(by: rest / 2)
        #expect(near(shownX(view), 125, 4))
        #expect(ends == 0)
        stage.advance(by: rest / 2 + 0.05)

        #expect(ends == 1 && animator.state == .inactive)
    }

    // UIViewAnimatingState.inactive: after it has finished, an animator may get new animations and start anew.
    @Test func `an animator that has ended can be used again, also in its completion`() {
        let stage = Stage()
        let view = box(on: stage)
        var log: [String] = []
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.center.x = 150 }
        animator.addCompletion { [unowned animator] _ in
            log.append("first \(animator.state == .inactive) \(animator.isRunning)")
            animator.addAnimations { view.center.x = 250 }
            animator.addCompletion { _ in log.append("second") }
            animator.startAnimation()
        }
        animator.startAnimation()
        stage.settle()

        #expect(log == ["first true false", "second"])
        #expect(near(shownX(view), 250, 0.01))
        #expect(animator.state == .inactive)
    }

    // startAnimation(afterDelay:) documentation, and UIViewPropertyAnimator.delay.
    @Test func `an animator that waits is active and running, and shows the start`() {
        let stage = Stage()
        let view = box(on: stage)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5 && animator.state == .active && animator.isRunning)
        #expect(view.center.x == 150)
        stage.advance(by: 0.4)
        #expect(near(shownX(view), 50, 0.01))
        stage.advance(by: 0.6)

        #expect(near(shownX(view), 100))
        stage.settle()
    }

    // Well known: an animator without duration ends with .end.
    @Test func `an animator of no duration arrives and completes`() {
        let stage = Stage()
        let view = box(on: stage)
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0, curve: .easeInOut) { view.center.x = 150 }
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.settle()

        #expect(positions == [.end] && view.center.x == 150)
        #expect(animator.state == .inactive && near(shownX(view), 150, 0.01))
    }

    // Animations that are added to a paused animator belong to its scrubbing.
    @Test func `what is added to a paused animator is scrubbed with the rest`() {
        let stage = Stage()
        let (first, second) = (box(on: stage), box(on: stage))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { first.center.x = 150 }
        animator.pauseAnimation()
        #expect(animator.state == .active)
        animator.addAnimations { second.center.x = 150 }
        animator.fractionComplete = 0.5
        stage.advance(by: 0.1)
        #expect(near(shownX(first), 100, 0.5) && near(shownX(second), 100, 0.5))
        animator.fractionComplete = 0.2
        stage.advance(by: 0.1)
        #expect(near(shownX(first), 70, 0.5) && near(shownX(second), 70, 0.5))

        animator.isReversed = true
        animator.startAnimation()
        stage.settle()

        #expect(first.center.x == 50 && second.center.x == 50)
    }
}
