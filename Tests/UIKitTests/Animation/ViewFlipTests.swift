import Testing
import UIKit
import UITesting

/// Flips of views: from which side they come, and what they leave of the view's own settings.
@MainActor
struct ViewFlipTests {
    /// A square on a stage of 100 × 100 points.
    private struct Scene {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let square = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

        init() {
            square.backgroundColor = .red
            stage.window.addSubview(square)
            stage.settle()
        }

        func flip(_ option: UIView.AnimationOptions) {
            UIView.transition(
                with: square, duration: 1, options: [option, .curveLinear],
                animations: { [square] in square.backgroundColor = .blue })
        }
    }

    nonisolated private static let sides: [(UIView.AnimationOptions, CGFloat, CGFloat)] = [
        (.transitionFlipFromLeft, -0.707, 0), (.transitionFlipFromRight, 0.707, 0),
        (.transitionFlipFromTop, 0, -0.707), (.transitionFlipFromBottom, 0, 0.707),
    ]

    @Test(arguments: sides)
    func `the side that a flip comes from is nearer to the eye at first`(
        option: UIView.AnimationOptions, right: CGFloat, bottom: CGFloat
    ) throws {
        let scene = Scene()

        scene.flip(option)
        scene.stage.advance(by: 0.25)

        let old = try #require(scene.stage.window.subviews.last)
        #expect(old !== scene.square)
        let turn = try #require(old.layer.presentation()).transform
        #expect(abs(turn.m13 - right) < 0.05, "how far the right edge is turned towards the eye")
        #expect(abs(turn.m23 - bottom) < 0.05, "how far the lower edge is")
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromTop, .transitionCurlUp,
    ])
    func `a view with a transform has it on the way and at the end`(option: UIView.AnimationOptions) {
        let scene = Scene()
        let turned = CGAffineTransform(rotationAngle: 0.5)
        scene.square.transform = turned
        scene.stage.settle()

        scene.flip(option)
        scene.stage.advance(by: 0.3)
        #expect(scene.stage.window.subviews.last?.layer.transform.m12 != 0)
        scene.stage.settle()

        #expect(scene.square.transform == turned)
        #expect(scene.stage.window.subviews == [scene.square])
    }

    @Test func `a view whose back is not seen is so again after a flip`() {
        let scene = Scene()
        scene.square.layer.isDoubleSided = false

        scene.flip(.transitionFlipFromRight)
        scene.stage.settle()

        #expect(!scene.square.layer.isDoubleSided)
    }

    @Test func `a view comes between the neighbours of the one whose place it takes`() {
        let scene = Scene()
        let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
        for view in views.prefix(3) { scene.square.addSubview(view) }

        UIView.transition(
            from: views[1], to: views[3], duration: 0.5, options: .transitionFlipFromLeft, completion: nil)
        scene.stage.settle()

        #expect(scene.square.subviews == [views[0], views[3], views[2]])
        #expect(views[1].superview == nil)
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .end])
    func `of two changes of a value the first is the start, and the second the end`(
        position: UIViewAnimatingPosition
    ) {
        let scene = Scene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations { scene.square.frame.origin.x = 30 }
        animator.addAnimations { scene.square.frame.origin.x = 40 }

        animator.startAnimation()
        scene.stage.advance(by: 0.5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)

        #expect(abs(scene.square.frame.minX - (position == .start ? 20 : 40)) < 0.001)
    }
}
