import Testing
import UIKit
import UITesting

/// Touches on what is being animated by blocks.
@MainActor
struct DocumentedAnimatedTouchTests {
    private func makeButton(on stage: Stage, at frame: CGRect, _ action: @escaping () -> Void)
        -> UIButton
    {
        let button = UIButton(frame: frame)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        return button
    }

    private let place = CGRect(x: 50, y: 50, width: 100, height: 100)

    // UIView.AnimationOptions.allowUserInteraction; without it "user interactions are temporarily disabled for all
    // views involved".
    @Test(arguments: [true, false])
    func `a fading button is touched while it animates if the options allow it`(allows: Bool) {
        let stage = Stage()
        var taps = 0
        let button = makeButton(on: stage, at: place) { taps += 1 }
        UIView.animate(withDuration: 2, delay: 0, options: allows ? .allowUserInteraction : []) {
            button.alpha = 0.5
        }
        stage.advance(by: 0.5)
        stage.tap(CGPoint(x: 100, y: 100))
        #expect(taps == (allows ? 1 : 0))
        stage.settle()
        stage.tap(CGPoint(x: 100, y: 100))

        #expect(taps == (allows ? 2 : 1))
    }

    // Well known: hit tests go by the model, so a moving view is touched where it will be.
    @Test func `a view that a block moves is touched at its end, not where it shows`() {
        let stage = Stage()
        var taps = 0
        let button = makeButton(on: stage, at: place) { taps += 1 }
        UIView.animate(withDuration: 4, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            button.frame.origin.y = 650
        }
        stage.advance(by: 0.1)

        stage.tap(CGPoint(x: 100, y: 100))
        #expect(taps == 0)
        stage.tap(CGPoint(x: 100, y: 700))

        #expect(taps == 1)
        stage.settle()
    }

    // hitTest(_:with:): views with an alpha less than 0.01 are ignored; the model counts.
    @Test func `a view that fades out lets touches through from the start`() {
        let stage = Stage()
        var log: [String] = []
        let behind = makeButton(on: stage, at: place) { log.append("behind") }
        let front = makeButton(on: stage, at: place) { log.append("front") }
        UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) { front.alpha = 0 }
        stage.advance(by: 0.1)
        stage.tap(behind)

        #expect(log == ["behind"])
        stage.settle()
    }

    // UIViewPropertyAnimator.isUserInteractionEnabled is true by default, and isManualHitTestingEnabled false: touches
    // find the view where it shows.
    @Test func `a view that an animator moves is touched where it shows`() {
        let stage = Stage()
        var taps = 0
        let button = makeButton(on: stage, at: place) { taps += 1 }
        let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {
            button.frame.origin.y = 650
        }
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        stage.advance(by: 0.1)

        stage.tap(CGPoint(x: 100, y: 700))
        #expect(taps == 0)
        stage.tap(CGPoint(x: 100, y: 400))
        #expect(taps == 1)

        animator.stopAnimation(true)
    }

    // A transform without extent shows nothing, and takes no touch.
    @Test func `a view scaled to nothing is not touched`() {
        let stage = Stage()
        var log: [String] = []
        let behind = makeButton(on: stage, at: place) { log.append("behind") }
        let front = makeButton(on: stage, at: place) { log.append("front") }
        front.transform = CGAffineTransform(scaleX: 0, y: 0)
        stage.tap(behind)

        #expect(log == ["behind"])
    }
}
