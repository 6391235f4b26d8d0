import Testing

@testable import UIKit

/// Which views touches find while a property animator moves them.
@Suite final class PropertyAnimatorTouchTests: PropertyAnimatorCase {
    /// A view at the left that is on its way to x = 200, and half of the way there.
    private func midway(_ configure: (UIViewPropertyAnimator) -> Void = { _ in }) -> UIView {
        let view = start()
        let animator = mover(view)
        configure(animator)
        animator.startAnimation()
        pass(0.5)
        return view
    }

    private func hit(_ x: CGFloat, _ y: CGFloat = 50) -> UIView? {
        field.window.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test func `touches find a view where it is seen`() {
        let view = midway()

        #expect(hit(102) === view && hit(198) === view)
        #expect(hit(95) === field.window)
        #expect(hit(250) === field.window)
        pass(0.6)
        #expect(hit(250) === view)
        #expect(hit(150) === field.window)
    }

    @Test func `with manual hit-testing touches find a view where its model is`() {
        let view = midway { $0.isManualHitTestingEnabled = true }

        #expect(hit(150) === field.window)
        #expect(hit(250) === view)
    }

    @Test func `without user interaction touches find neither`() {
        _ = midway { $0.isUserInteractionEnabled = false }

        #expect(hit(150) === field.window)
        #expect(hit(250) === field.window)
    }

    @Test func `a finger that comes down on the view that moves is its finger`() {
        let recording = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.run()
        mover(recording).startAnimation()
        pass(0.5)
        recording.recorder.clear()

        field.began(120, 50)
        field.ended(120, 50)

        #expect(recording.recorder.lines == ["view.began", "view.ended"])
    }

    @Test func `a paused animator is found where it rests`() {
        let view = start()
        let animator = mover(view)
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        field.run()

        #expect(hit(55) === view && hit(145) === view)
        #expect(hit(45) === field.window && hit(155) === field.window)
        animator.stopAnimation(true)
        #expect(hit(55) === view)
    }

    @Test func `a view that grows takes touches as far as it has grown, and so do its subviews`() {
        let view = start()
        let child = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
        view.addSubview(child)
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.size.width = 300 }.startAnimation()
        pass(0.5)

        #expect(hit(190, 80) === view)
        #expect(hit(210, 80) === field.window)
        #expect(hit(75, 20) === child)
        #expect(hit(120, 20) === view)
    }

    @Test func `a view that shrinks takes touches as far as it is still seen`() {
        let view = start()
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.size.width = 20 }.startAnimation()
        pass(0.5)

        #expect(hit(55) === view)
        #expect(hit(65) === field.window)
    }

    @Test func `a view that is scaled and turned is found where it is seen`() {
        let view = start()
        UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.transform = CGAffineTransform(scaleX: 3, y: 1).translatedBy(x: 50, y: 0)
        }.startAnimation()
        pass(0.5)

        // Half of the way: twice as wide, and 75 points to the right.
        let shown = view.layer.presentation()?.frame ?? .zero
        #expect(hit(shown.minX + 2) === view && hit(shown.maxX - 2) === view)
        #expect(hit(shown.minX - 2) === field.window && hit(shown.maxX + 2) === field.window)
    }

    @Test func `a view in one that moves is found in it`() {
        let view = start()
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        view.addSubview(child)
        mover(view).startAnimation()
        pass(0.5)

        #expect(hit(125, 25) === child)
        #expect(hit(150, 25) === view)
        #expect(hit(25, 25) === field.window)
    }

    @Test func `a block of animations inside an animator's is the animator's, and an own one is not`() {
        let view = start()
        let other = field.add(UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100)))
        field.run()
        UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 1) { view.frame.origin.x = 200 }
        }.startAnimation()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            other.frame.origin.x = 200
        }
        pass(0.5)

        #expect(hit(150) === view)
        #expect(hit(150, 250) === field.window)
        #expect(hit(250, 250) === other)
    }
}
