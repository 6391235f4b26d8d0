import QuartzCore
import Testing

@testable import UIKit

@Suite(.serialized) final class BlockAnimationTests {
    private lazy var field = Playfield()
    private var target: UIView?

    /// First thing in a test, not in `init`: tests of other suites run between that and the test.
    private func start() -> UIView {
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        target = view
        field.run()
        return view
    }

    /// Whole frames, however the sums of their times are rounded.
    private func pass(_ seconds: Double) {
        for _ in 0..<Int((seconds / Playfield.frame).rounded()) { field.run() }
    }

    /// Where the view is seen.
    private var x: CGFloat { target?.layer.presentation()?.frame.minX ?? .nan }

    private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
        abs(a - b) <= tolerance
    }

    @Test func `a linear block moves evenly, and the model is at the end at once`() {
        let view = start()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 200 }

        #expect(view.frame.minX == 200)
        #expect(near(x, 0))
        pass(0.25)
        #expect(near(x, 50))
        pass(0.75)
        #expect(x == 200)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func `the default pace is ease in, ease out`() {
        let view = start()
        UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }

        pass(0.25)
        #expect(near(x, 100 * UIView.AnimationCurve.easeInOut.value(at: 0.25)))
        #expect(near(x, 12.9161, 1e-3))
    }

    @Test func `a block has the timing function of the transaction around it`() {
        let view = start()
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
        CATransaction.commit()

        pass(0.25)
        #expect(near(x, 25))
    }

    @Test func `a spring ignores the timing function of the transaction around it`() {
        func middle(in function: CAMediaTimingFunction?) -> CGFloat {
            let view = start()
            CATransaction.begin()
            CATransaction.setAnimationTimingFunction(function)
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
                view.frame.origin.x = 100
            }
            CATransaction.commit()
            pass(0.25)
            return x
        }

        let plain = middle(in: nil)
        #expect(near(middle(in: CAMediaTimingFunction(name: .easeIn)), plain))
        #expect(plain > 25)
    }

    @Test func `a completion comes once, with true, when all changes have ended`() {
        let view = start()
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            view.frame.origin.x = 100
            view.alpha = 0.5
            view.backgroundColor = .red
        } completion: {
            finished.append($0)
        }

        pass(0.45)
        #expect(finished.isEmpty)
        pass(1)
        #expect(finished == [true])
    }

    @Test(arguments: [0, -1, 0.5])
    func `where nothing animates the completion comes with the next turn`(duration: Double) {
        let view = start()
        var finished: [Bool] = []
        UIView.animate(withDuration: duration) {
            if duration <= 0 { view.frame.origin.x = 50 }
        } completion: {
            finished.append($0)
        }

        #expect(finished.isEmpty)
        #expect(view.layer.animationKeys() == nil)
        field.run()
        #expect(finished == [true])
        #expect(field.diagnostics.count == (duration < 0 ? 1 : 0))
    }

    @Test func `a removed animation completes with false`() {
        let view = start()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.frame.origin.x = 100
        } completion: {
            finished.append($0)
        }
        pass(0.2)
        view.layer.removeAllAnimations()

        field.run()
        #expect(finished == [false])
        #expect(x == 100)
    }

    @Test func `a view that is taken off the screen completes with false`() {
        let view = start()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.frame.origin.x = 100
        } completion: {
            finished.append($0)
        }
        pass(0.2)
        view.removeFromSuperview()

        field.run()
        #expect(finished == [false])
    }

    @Test func `a new block bends the movement without a jump, in place or in speed`() {
        let view = start()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.frame.origin.x = 300
        } completion: {
            finished.append($0)
        }
        pass(0.5)
        let before = x
        field.run()
        let speed = x - before
        UIView.animate(withDuration: 1) {
            view.frame.origin.x = 0
        } completion: {
            finished.append($0)
        }
        let turn = x
        #expect(near(turn, before + speed))

        field.run()
        #expect(near(x - turn, speed, 1), "the speed is carried over")
        pass(2)
        #expect(near(x, 0))
        #expect(finished == [true, true])
    }

    @Test func `beginning from the current state takes the running animation's place`() {
        let view = start()
        var finished: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        } completion: {
            finished.append("first \($0)")
        }
        pass(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.frame.origin.x = 0
        } completion: {
            finished.append("second \($0)")
        }
        #expect(near(x, 50))
        pass(0.5)
        #expect(near(x, 25))
        #expect(finished == ["first false"])
        pass(0.6)
        #expect(finished == ["first false", "second true"])
    }

    @Test func `beginning from the current state, to just that state, leaves the view where it is`() {
        let view = start()
        UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
            view.frame.origin.x = 0
        }

        for _ in 0..<4 {
            #expect(near(x, 0))
            pass(0.2)
        }
    }

    @Test func `turns and colours are retargeted without a jump`() {
        let view = start()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 1)
            view.backgroundColor = .red
        }
        pass(0.5)
        let turned = view.layer.presentation()?.transform ?? CATransform3DIdentity
        let color = view.layer.presentation()?.backgroundColor
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(translationX: 40, y: 0).rotated(by: -1)
            view.backgroundColor = .blue
        }

        let now = view.layer.presentation()?.transform ?? CATransform3DIdentity
        for (a, b) in [
            (turned.m11, now.m11), (turned.m12, now.m12), (turned.m21, now.m21), (turned.m41, now.m41),
        ] {
            #expect(near(a, b, 1e-9))
        }
        #expect(view.layer.presentation()?.backgroundColor == color)
        pass(1.1)
        #expect(near(view.layer.presentation()?.transform.m41 ?? 0, 40))
    }

    @Test func `a delay shows the old state until it is over, and then no frame is lost`() {
        let view = start()
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.frame.origin.x = 100 }

        pass(0.25)
        #expect(near(x, 0))
        pass(0.75)
        #expect(near(x, 50))
    }

    @Test func `inside of a block the outer duration and pace hold, unless they are overridden`() {
        let view = start()
        let inner = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let own = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.1) { inner.frame.origin.x = 100 }
            UIView.animate(
                withDuration: 1, delay: 0,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
            ) { own.frame.origin.x = 100 }
        }
        #expect(UIView.inheritedAnimationDuration == 0)

        pass(0.5)
        #expect(near(inner.layer.presentation()?.frame.minX ?? 0, 25))
        let expected = 100 * UIView.AnimationCurve.easeIn.value(at: 0.5)
        #expect(near(own.layer.presentation()?.frame.minX ?? 0, CGFloat(expected)))
    }

    @Test func `inside of a block the outer delay holds, unless the duration is overridden`() {
        let inner = start()
        let own = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
            UIView.animate(withDuration: 1) { inner.frame.origin.x = 100 }
            UIView.animate(withDuration: 4, delay: 0, options: .overrideInheritedDuration) {
                own.frame.origin.x = 100
            }
        }

        pass(2)
        #expect(near(inner.layer.presentation()?.frame.minX ?? -1, 0))
        #expect(near(own.layer.presentation()?.frame.minX ?? -1, 50))
    }

    @Test func `without animation changes are at once, inside of a block, too`() {
        let view = start()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.frame.origin.x = 70
            }
            view.alpha = 0
        }
        #expect(x == 70)
        #expect(view.layer.animationKeys() == ["opacity"])

        UIView.setAnimationsEnabled(false)
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.frame.origin.x = 90
        } completion: {
            finished = $0
        }
        UIView.setAnimationsEnabled(true)
        #expect(x == 90)
        field.run()
        #expect(finished == true)
    }

    @Test func `repeats and reversals come from the options`() {
        let view = start()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
            view.frame.origin.x = 100
        }
        for expected in [50.0, 100, 50, 0, 50] {
            pass(0.5)
            #expect(near(x, CGFloat(expected), 1e-4))
        }
    }

    @Test func `a part of a block is repeated, and the block ends after it`() {
        let view = start()
        let other = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        var ended = 0.0
        var now = 0.0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.frame.origin.x = 100 }
            other.frame.origin.x = 100
        } completion: { _ in
            ended = now
        }
        var places: [CGFloat] = []
        for _ in 0..<7 {
            now += 0.5
            pass(0.5)
            places.append(x)
        }
        #expect(zip(places, [50, 100, 50, 0, 50, 100, 100]).allSatisfy { near($0, $1, 1e-3) })
        #expect(other.layer.presentation()?.frame.minX == 100)
        #expect(ended >= 3 && ended <= 3.5)
    }

    @Test func `repeating outside of a block, or in one of keyframes, is reported, and changes at once`() {
        let view = start()
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.frame.origin.x = 30 }
        #expect(x == 30)
        #expect(field.diagnostics.last?.contains("UIView.modifyAnimations repeats nothing") == true)
    }

    @Test func `keyframes share the time, and end where they lead`() {
        let view = start()
        var finished: [Bool] = []
        UIView.animateKeyframes(
            withDuration: 1, delay: 0,
            options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                view.frame.origin.x = 40
            }
            // Beside the steps: over the whole time.
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        for (expected, alpha) in [(50.0, 0.75), (100, 0.5), (100, 0.25), (40, 0)] {
            pass(0.25)
            #expect(near(x, CGFloat(expected), 1e-6))
            #expect(near(CGFloat(view.layer.presentation()?.opacity ?? -1), CGFloat(alpha), 1e-6))
        }
        pass(0.1)
        #expect(finished == [true])
    }

    @Test func `the key times of a block of keyframes run from 0 to 1, whatever its steps`() throws {
        let view = start()

        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 0 }
        }

        let animation = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
        #expect(animation.keyTimes == [0, 0.25, 0.5, 1])
        #expect(animation.values?.count == 4)
    }

    @Test func `springs swing over when they are damped little, and settle in time`() {
        let view = start()
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
            view.frame.origin.x = 100
        }
        var highest: CGFloat = 0
        for _ in 0..<35 {
            field.run()
            highest = max(highest, x)
        }
        #expect(highest > 110)
        #expect(near(x, 100, 0.5))

        UIView.animate(springDuration: 0.3, bounce: 0) { view.frame.origin.x = 0 }
        pass(0.1)
        #expect(x > 0 && x < 100)
        pass(2)
        #expect(x == 0)
    }

    @Test func `a held layer is scrubbed to where the block would be`() {
        let view = start()
        let layer = field.window.layer
        let start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 200
        } completion: {
            finished.append($0)
        }

        for percent in [0.1, 0.5, 0.25, 1] {
            layer.timeOffset = start + percent * 0.4
            pass(0.2)
            #expect(near(x, CGFloat(200 * percent), 1e-6))
        }
        #expect(finished.isEmpty, "nothing ends while time stands still")
        layer.speed = 1
        layer.beginTime = CACurrentMediaTime() - layer.timeOffset
        layer.timeOffset = 0
        field.run()
        #expect(finished == [true])
    }

    @Test func `what is to run alongside runs inside of the next block`() {
        let view = start()
        let other = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        UIView.runAlongside({ other.alpha = 0 }) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
            UIView.animate(withDuration: 5) { view.alpha = 0.5 }
        }
        #expect(other.alpha == 0)
        pass(0.5)
        #expect(abs((other.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }

    @Test func `a moving view takes no touches unless it is allowed to`() {
        let view = start()
        UIView.animate(withDuration: 1) { view.frame.origin.x = 50 }
        let point = CGPoint(x: 80, y: 50)
        #expect(field.window.hitTest(point, with: nil) !== view)
        view.layer.removeAllAnimations()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.frame.origin.x = 60 }
        #expect(field.window.hitTest(point, with: nil) === view)
    }

    @Test func `the trace tells of each animation's start and end, and of the completion`() {
        let view = start()
        var events: [TraceEvent] = []
        UIApplication.shared.trace.observer = { events.append($0) }

        UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveLinear) {
            view.alpha = 0.5
        } completion: { _ in
        }
        pass(1)

        let told = events.filter { $0.kind == .animation }
        #expect(
            told.map { "\($0.object).\($0.call)" } == [
                "UIView.add(_:forKey:)", "CABasicAnimation.animationDidStop(_:finished:)",
                "UIView.animate(withDuration:delay:options:animations:completion:)",
            ])
        #expect(
            told.map(\.detail) == [
                ["key": "opacity", "duration": "0.5", "delay": "0.1", "pace": "linear"],
                ["key": "opacity", "finished": "true"], ["block": "completion", "finished": "true"],
            ])
    }

    @Test func `subviews are laid out inside of the block if it says so`() {
        _ = start()
        final class Parent: UIView {
            let child = UIView()
            override func layoutSubviews() {
                child.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
            }
        }
        let parent = field.add(Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 10)))
        parent.addSubview(parent.child)
        field.run()

        UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
            parent.bounds.size.width = 200
        }
        pass(0.5)
        #expect(near(parent.child.layer.presentation()?.bounds.width ?? 0, 75))
    }
}
