import Testing
import UITesting

@testable import UIKit

/// What blocks inside of blocks take over, what is repeated, and settings that are none.
@Suite struct NestedAnimationTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))
    private let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

    init() {
        for view in views { stage.window.addSubview(view) }
        stage.advance(by: 0)
    }

    private func movement(_ index: Int) -> CAAnimation? { views[index].layer.animation(forKey: "position") }

    private func shown(_ index: Int) -> CGFloat { views[index].layer.presentation()?.position.x ?? .nan }

    private func animator(_ view: UIView) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 205 }
    }

    // MARK: - Blocks

    @Test func `a block inside of one that repeats does so, too, unless it has options of its own`() {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
            UIView.animate(withDuration: 1) { views[0].center.x = 100 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) {
                views[1].center.x = 100
            }
        }

        #expect(movement(0)?.repeatCount == .infinity && movement(0)?.autoreverses == true)
        #expect(movement(1)?.repeatCount == 0 && movement(1)?.autoreverses == false)
    }

    @Test func `what comes after a repeated part of a block is not repeated, nor is a part less than once`() {
        UIView.animate(withDuration: 1) {
            UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { views[0].center.x = 100 }
            views[1].center.x = 100
            UIView.modifyAnimations(withRepeatCount: -1, autoreverses: false) { views[2].center.x = 100 }
        }

        #expect(movement(0)?.repeatCount == 3 && movement(0)?.autoreverses == true)
        for index in 1...2 {
            #expect(movement(index)?.repeatCount == 0 && movement(index)?.autoreverses == false)
        }
    }

    @Test func `a delay inside of a block counts if it is longer than the block's`() {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
            UIView.animate(withDuration: 1, delay: 1) { views[0].center.x = 105 }
            UIView.animate(withDuration: 1, delay: 0.25) { views[1].center.x = 105 }
        }

        stage.advance(by: 1)
        #expect(abs(shown(0) - 5) < 0.5 && abs(shown(1) - 55) < 0.5)
        stage.advance(by: 0.5)

        #expect(abs(shown(0) - 55) < 0.5)
    }

    @Test func `settings of a begun block are its own, and those outside of one are nobody's`() {
        UIView.setAnimationDuration(9)
        UIView.beginAnimations("outer", context: nil)
        UIView.setAnimationDuration(1)
        UIView.beginAnimations("inner", context: nil)
        UIView.setAnimationDuration(2)
        views[0].center.x = 100
        UIView.commitAnimations()
        views[1].center.x = 100
        UIView.commitAnimations()
        views[2].center.x = 100

        #expect(movement(0)?.duration == 2 && movement(1)?.duration == 1 && movement(2) == nil)
    }

    @Test(arguments: [-1, Double.nan, .infinity])
    func `a begun block of a time that is none changes at once`(seconds: Double) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(seconds)
        UIView.setAnimationDelay(seconds)
        views[0].center.x = 100
        UIView.commitAnimations()

        #expect(movement(0) == nil && views[0].center.x == 100)
    }

    // MARK: - Property animators

    @Test func `completions are called in the order in which they were added, and once`() {
        var told: [String] = []
        let animator = animator(views[0])
        animator.addCompletion { _ in told.append("first") }
        stage.run { animator.startAnimation() }
        animator.addCompletion { _ in told.append("second") }
        stage.advance(by: 1.1)
        #expect(told == ["first", "second"])

        animator.addAnimations { [views] in views[0].center.x = 5 }
        stage.run { animator.startAnimation() }
        stage.advance(by: 1.1)

        #expect(told == ["first", "second"] && views[0].center.x == 5)
    }

    @Test(arguments: [-3, Double.nan])
    func `a start after a time that is none is a start at once`(delay: Double) {
        let animator = animator(views[0])

        stage.run { animator.startAnimation(afterDelay: delay) }
        #expect(animator.delay == 0 && animator.isRunning)
        stage.advance(by: 0.5)

        #expect(abs(shown(0) - 105) < 1)
        stage.advance(by: 1)
    }

    @Test(arguments: [-2, CGFloat.nan])
    func `a rest of a time that is none takes what is left`(factor: CGFloat) {
        let animator = animator(views[0])
        stage.run { animator.startAnimation() }
        stage.advance(by: 0.5)
        stage.run {
            animator.pauseAnimation()
            animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
        }

        stage.advance(by: 0.25)
        #expect(abs(shown(0) - 155) < 1)
        stage.advance(by: 0.3)

        #expect(animator.state == .inactive && views[0].center.x == 205)
    }

    @Test func `a pause of what was not started holds it at its start`() {
        let animator = animator(views[0])

        stage.run { animator.pauseAnimation() }
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
        stage.advance(by: 0.5)
        #expect(shown(0) == 5)
        stage.run { animator.startAnimation() }
        stage.advance(by: 0.5)

        #expect(abs(shown(0) - 105) < 1)
        stage.advance(by: 1)
    }
}
