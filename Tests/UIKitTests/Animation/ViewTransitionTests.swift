import Testing
import UIKit
import UITesting

/// `UIView.transition`: what is seen on the way, and what is left at the end.
@MainActor
struct ViewTransitionTests {
    /// A red square in the middle of a black stage, which turns blue.
    private struct Scene {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let square = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

        init() {
            stage.window.backgroundColor = .black
            square.backgroundColor = .red
            stage.window.addSubview(square)
            stage.settle()
        }

        func turnBlue(_ option: UIView.AnimationOptions, completion: ((Bool) -> Void)? = nil) {
            UIView.transition(
                with: square, duration: 1, options: [option, .curveLinear],
                animations: { [square] in square.backgroundColor = .blue }, completion: completion)
        }

        /// The colour at a point, as red, green and blue.
        func color(_ x: Int, _ y: Int) throws -> [UInt8] {
            let pixel = try stage.snapshot().pixel(x: x, y: y)
            return [pixel.x, pixel.y, pixel.z]
        }
    }

    nonisolated private static let flips: [UIView.AnimationOptions] = [
        .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    nonisolated private static let all =
        flips + [.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown]

    @Test(arguments: all)
    func `at the end only the new look is left`(option: UIView.AnimationOptions) throws {
        let scene = Scene()
        var finished: [Bool] = []

        scene.turnBlue(option) { finished.append($0) }
        scene.stage.settle()

        #expect(finished == [true])
        #expect(scene.stage.window.subviews == [scene.square])
        #expect(scene.square.subviews.isEmpty)
        #expect(CATransform3DIsIdentity(scene.square.layer.transform))
        #expect(scene.square.layer.isDoubleSided)
        #expect(try scene.color(50, 50) == [0, 0, 255])
    }

    @Test(arguments: flips)
    func `a flip shows the old side before the middle, and the new one after it`(
        option: UIView.AnimationOptions
    ) throws {
        let scene = Scene()

        scene.turnBlue(option)
        scene.stage.advance(by: 0.3)
        #expect(try scene.color(50, 50) == [255, 0, 0])
        scene.stage.advance(by: 0.4)
        #expect(try scene.color(50, 50) == [0, 0, 255])
    }

    @Test func `a flip from the left brings the left side forward`() throws {
        let scene = Scene()

        scene.turnBlue(.transitionFlipFromLeft)
        scene.stage.advance(by: 0.25)

        // An eighth of a turn: 30 points left and right of the middle are 21.2 points beside it, and the left edge is
        // nearer to the eye, which is 120 points away, by as much.
        let (left, right) = (50 - 21.213 / (1 - 21.213 / 120), 50 + 21.213 / (1 + 21.213 / 120))
        #expect(try scene.color(Int(left) - 2, 50) == [0, 0, 0])
        #expect(try scene.color(Int(left) + 2, 50) == [255, 0, 0])
        #expect(try scene.color(Int(right) - 2, 50) == [255, 0, 0])
        #expect(try scene.color(Int(right) + 2, 50) == [0, 0, 0])
        // And so it is higher than the right one.
        #expect(try scene.color(Int(left) + 3, 18) == [255, 0, 0])
        #expect(try scene.color(Int(right) - 3, 22) == [0, 0, 0])
    }

    @Test func `a page that is turned up uncovers the new look from below`() throws {
        let scene = Scene()

        scene.turnBlue(.transitionCurlUp)
        scene.stage.advance(by: 0.8)

        #expect(try scene.color(50, 76) == [0, 0, 255])
        #expect(try scene.color(50, 23) == [255, 0, 0])
        #expect(try scene.color(50, 85) == [0, 0, 0])
    }

    @Test func `a page that comes down covers the old look from above`() throws {
        let scene = Scene()

        scene.turnBlue(.transitionCurlDown)
        scene.stage.advance(by: 0.2)

        #expect(try scene.color(50, 76) == [255, 0, 0])
        #expect(try scene.color(50, 23) == [0, 0, 255])
    }

    @Test func `from one view to another the superview turns`() {
        let scene = Scene()
        let other = UIView(frame: scene.square.bounds)
        let inner = UIView(frame: scene.square.bounds)
        scene.square.addSubview(inner)
        scene.stage.settle()

        UIView.transition(from: inner, to: other, duration: 1, options: .transitionFlipFromRight)
        scene.stage.advance(by: 0.1)

        #expect(
            !CATransform3DIsIdentity(scene.square.layer.presentation()?.transform ?? CATransform3DIdentity))
        #expect(inner.superview == nil)
        scene.stage.settle()
        #expect(scene.square.subviews == [other])
    }

    @Test func `views that are shown and hidden stay where they are`() {
        let scene = Scene()
        let (first, second) = (UIView(frame: scene.square.bounds), UIView(frame: scene.square.bounds))
        scene.square.addSubview(first)
        scene.square.addSubview(second)
        second.isHidden = true
        scene.stage.settle()

        UIView.transition(
            from: first, to: second, duration: 0.5,
            options: [.transitionCrossDissolve, .showHideTransitionViews])
        scene.stage.settle()

        #expect(scene.square.subviews == [first, second])
        #expect(first.isHidden)
        #expect(!second.isHidden)
    }

    @Test func `a view that is not on the screen changes at once`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished = 0

        UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
            view.backgroundColor = .blue
        } completion: { _ in
            finished += 1
        }
        stage.settle()

        #expect(view.backgroundColor == .blue)
        #expect(finished == 1)
        #expect(!view.layer.isAnimated)
    }
}
