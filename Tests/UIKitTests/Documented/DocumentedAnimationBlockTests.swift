import QuartzCore
import Testing
import UIKit
import UITesting

/// Blocks of `UIView.animate`: how they meet, nest, repeat and end.
@MainActor
struct DocumentedAnimationBlockTests: MovedBoxCase {
    // WWDC 2014, session 236: since iOS 8 position animations of blocks are additive.
    @Test func `a second move is added to the first, and both end with true`() {
        let stage = Stage()
        let view = box(on: stage)
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            ends.append("first \($0)")
        }
        stage.advance(by: 0.5)
        #expect(near(shownX(view), 100))

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 50
        } completion: {
            ends.append("second \($0)")
        }
        stage.advance(by: 0)
        #expect(near(shownX(view), 100))
        stage.advance(by: 0.25)
        #expect(near(shownX(view), 100))
        stage.advance(by: 0.25)
        #expect(near(shownX(view), 100))
        stage.advance(by: 0.25)
        #expect(near(shownX(view), 75))
        stage.settle()

        #expect(ends == ["first true", "second true"])
        #expect(near(shownX(view), 50, 0.01))
    }

    // UIView.AnimationOptions: "Start the animation from the current setting associated with an animation already
    // in flight". It replaces that animation, which ends early.
    @Test func `beginning from the current state ends the animation before with false`() {
        let stage = Stage()
        let view = box(on: stage)
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            ends.append("first \($0)")
        }
        stage.advance(by: 0.5)

        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.center.x = 50
        } completion: {
            ends.append("second \($0)")
        }
        stage.advance(by: 0.25)
        #expect(near(shownX(view), 87.5))
        stage.settle()

        #expect(ends == ["first false", "second true"])
    }

    // UIView.AnimationOptions.overrideInheritedDuration and UIView.inheritedAnimationDuration.
    @Test func `a nested block has the outer duration unless it overrides it`() {
        let stage = Stage()
        let view = box(on: stage)
        var durations: [TimeInterval] = []
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            durations.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 0.5) {
                durations.append(UIView.inheritedAnimationDuration)
                view.center.x = 150
            }
            UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
                durations.append(UIView.inheritedAnimationDuration)
                view.alpha = 0
            }
        }
        durations.append(UIView.inheritedAnimationDuration)
        stage.advance(by: 1)

        #expect(durations == [2, 2, 0.5, 0])
        #expect(near(shownX(view), 100))
        #expect(view.layer.presentation()?.opacity == 0)
        stage.settle()
    }

    // performWithoutAnimation(_:) documentation.
    @Test func `changes without animation inside of a block show at once`() {
        let stage = Stage()
        let view = box(on: stage)
        var enabled: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
            UIView.performWithoutAnimation {
                enabled.append(UIView.areAnimationsEnabled)
                view.center.y = 450
            }
            enabled.append(UIView.areAnimationsEnabled)
        }
        stage.advance(by: 0.5)

        #expect(enabled == [false, true])
        #expect(near(shownX(view), 100))
        #expect(near(view.layer.presentation()?.position.y, 450, 0.01))
        stage.settle()
    }

    // setAnimationsEnabled(_:): animations are disabled, and the completion is still called.
    @Test func `a block while animations are off changes at once and completes with true`() {
        let stage = Stage()
        let view = box(on: stage)
        var ends: [Bool] = []
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) {
            view.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        UIView.setAnimationsEnabled(true)
        stage.advance(by: 0.1)

        #expect(ends == [true])
        #expect((view.layer.animationKeys() ?? []).isEmpty)
        #expect(near(view.layer.presentation().map { CGFloat($0.opacity) }, 0.5, 0.001))
    }

    // Well known: the completion's argument is false when the animations are removed.
    @Test func `removing the animations ends a block with false, once`() {
        let stage = Stage()
        let view = box(on: stage)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 150
            view.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        stage.advance(by: 0.3)

        view.layer.removeAllAnimations()
        stage.advance(by: 0.1)
        #expect(ends == [false])
        #expect(near(shownX(view), 150, 0.01))
        stage.settle()

        #expect(ends == [false])
    }

    // Well known: a view that leaves the window loses its animations.
    @Test func `a view that leaves its superview ends its block with false`() {
        let stage = Stage()
        let view = box(on: stage)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 150
        } completion: {
            ends.append($0)
        }
        stage.advance(by: 0.3)

        view.removeFromSuperview()
        stage.advance(by: 0.2)

        #expect(ends == [false])
        #expect((view.layer.animationKeys() ?? []).isEmpty)
    }

    // modifyAnimations(withRepeatCount:autoreverses:animations:) documentation.
    @Test func `two runs there and back take four durations`() {
        let stage = Stage()
        let view = box(on: stage)
        var ends: [Bool] = []
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
        } completion: {
            ends.append($0)
        }
        let moments: [(TimeInterval, CGFloat)] = [
            (0.25, 100), (0.75, 100), (0.9, 70), (1.25, 100), (1.75, 100),
        ]
        stage.advance(by: 0)
        let start = stage.now
        for (time, x) in moments {
            stage.advance(to: start + time)
            #expect(near(shownX(view), x, 5), "at \(time) s")
        }
        stage.advance(to: start + 1.9)
        #expect(ends.isEmpty)
        stage.advance(to: start + 2.1)

        #expect(ends == [true])
        #expect(near(shownX(view), 150, 0.01))
    }

    // Well known: the model changes in the block, what is shown waits for the delay.
    @Test func `during a delay the old value shows and the new one is the model's`() {
        let stage = Stage()
        let view = box(on: stage)
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 }
        stage.advance(by: 0.8)
        #expect(view.center.x == 150)
        #expect(near(shownX(view), 50, 0.01))
        stage.advance(by: 0.7)

        #expect(near(shownX(view), 100))
        stage.settle()
    }

    // animate(withDuration:…): "If the duration of the animation is 0, this block is performed at the beginning of
    // the next run loop cycle."
    @Test func `a block without duration completes later, not within the call`() {
        let stage = Stage()
        let view = box(on: stage)
        var log: [String] = []
        UIView.animate(withDuration: 0) {
            view.center.x = 150
            log.append("changes")
        } completion: {
            log.append("completion \($0)")
        }
        log.append("returned")
        #expect((view.layer.animationKeys() ?? []).isEmpty)
        stage.advance(by: 0.1)

        #expect(log == ["changes", "returned", "completion true"])
    }

    // objc.io issue 12, "View-Layer Synergy": views answer NSNull outside of blocks and an action inside.
    @Test func `a view lets its layer animate inside of blocks alone`() {
        let stage = Stage()
        let view = box(on: stage)
        let outside = view.action(for: view.layer, forKey: "position")
        var inside: (any CAAction)?
        UIView.animate(withDuration: 1) { inside = view.action(for: view.layer, forKey: "position") }
        view.layer.opacity = 0.5
        stage.advance(by: 0.05)

        #expect(outside is NSNull)
        #expect(inside != nil && !(inside is NSNull))
        #expect((view.layer.animationKeys() ?? []).isEmpty)
        #expect(view.layer.presentation()?.opacity == 0.5)
    }

    private final class Centering: UIView {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        override func layoutSubviews() {
            super.layoutSubviews()
            if child.superview == nil { addSubview(child) }
            child.center = CGPoint(x: bounds.width, y: 5)
        }
    }

    // UIView.AnimationOptions.layoutSubviews: "Lay out subviews at commit time so that they are animated along with
    // their parent."
    @Test(arguments: [true, false])
    func `subviews are animated along with their parent where the options ask for it`(asks: Bool) {
        let stage = Stage()
        let view = Centering(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        let options: UIView.AnimationOptions = asks ? [.curveLinear, .layoutSubviews] : .curveLinear
        UIView.animate(withDuration: 1, delay: 0, options: options) {
            view.frame.size.width = 200
        }
        stage.advance(by: 0.5)

        #expect(near(shownX(view.child), asks ? 150 : 200))
        stage.settle()
    }

    // animateKeyframes(withDuration:…): start and duration are parts of the whole.
    @Test func `steps of key frames each move in their own part of the time`() {
        let stage = Stage()
        let view = box(on: stage)
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = 150 }
        } completion: {
            ends.append($0)
        }
        #expect(view.center == CGPoint(x: 150, y: 150))
        stage.advance(by: 0.3)
        #expect(near(view.layer.presentation()?.position.y, 50, 0.01))
        #expect((shownX(view) ?? 0) > 60)
        stage.advance(by: 0.2)
        #expect(near(shownX(view), 150, 5))
        #expect(near(view.layer.presentation()?.position.y, 50, 5))
        stage.settle()

        #expect(ends == [true])
    }

    // The spring of animate(…usingSpringWithDamping:…) settles within the duration; 1 does not oscillate.
    @Test func `a spring with a low damping ratio passes its end, one with 1 does not`() {
        let stage = Stage()
        let (soft, stiff) = (box(on: stage), box(on: stage))
        var ends = 0
        for (view, ratio) in [(soft, CGFloat(0.3)), (stiff, CGFloat(1))] {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
                options: []
            ) {
                view.center.x = 150
            } completion: { _ in
                ends += 1
            }
        }
        var highest = (soft: CGFloat(0), stiff: CGFloat(0))
        stage.advance(by: 0)
        let start = stage.now
        while stage.now < start + 0.9 {
            stage.advance(by: 1.0 / 60)
            highest.soft = max(highest.soft, shownX(soft) ?? 0)
            highest.stiff = max(highest.stiff, shownX(stiff) ?? 0)
        }
        #expect(ends == 0)
        stage.advance(by: 0.2)

        #expect(ends == 2)
        #expect(highest.soft > 160)
        #expect(highest.stiff <= 150.5)
    }

    // transition(from:to:…): the views change places at once, or with showHideTransitionViews their visibility.
    @Test func `a transition between two views replaces the one by the other, or hides it`() {
        let stage = Stage()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (first, second, third) = (box(on: stage), UIView(frame: frame), UIView(frame: frame))
        var ends: [Bool] = []
        UIView.transition(from: first, to: second, duration: 0.3, options: .transitionCrossDissolve) {
            ends.append($0)
        }
        stage.settle()
        #expect(first.superview == nil && second.superview === stage.window)
        #expect(ends == [true])
        stage.window.addSubview(third)
        third.isHidden = true

        UIView.transition(
            from: second, to: third, duration: 0.3,
            options: [.transitionFlipFromLeft, .showHideTransitionViews]
        ) { ends.append($0) }
        stage.settle()

        #expect(second.superview === stage.window && third.superview === stage.window)
        #expect(second.isHidden && !third.isHidden)
        #expect(ends == [true, true])
    }
}
