import UIKit

/// Animation blocks, key frames, transitions of views, property animators.
enum AnimationScenes {
    static let all = [blocks, springs, keyframes, transitions, animator, chained, interrupted]

    private static let blocks = Scene("animation-blocks") { script in
        let (a, b, c) = (Plate(10, 20, 60, 60), Plate(10, 100, 60, 60, .red), Plate(10, 180, 60, 60, .green))
        script.at(0) {
            UIView.animate(withDuration: 0.5, delay: 0.1, options: [.curveEaseIn]) {
                a.frame.origin.x = 200
                a.alpha = 0.5
            } completion: {
                script.note("a \($0)")
            }
            UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                b.center.x = 250
            } completion: {
                script.note("b \($0)")
            }
            UIView.animate(withDuration: 0.6, delay: 0.2, options: [.curveEaseOut]) {
                c.transform = CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 1.5, y: 0.5)
                c.backgroundColor = .orange
                UIView.performWithoutAnimation { c.layer.cornerRadius = 12 }
            }
        }
        script.at(0.3) {
            UIView.animate(
                withDuration: 0.4, delay: 0, options: [.beginFromCurrentState, .curveLinear],
                animations: { a.frame.origin.x = 40 }, completion: { script.note("a back \($0)") })
        }
        script.at(0.9) { b.layer.removeAllAnimations() }
        script.look(at: 0.05, 0.25, 0.5, 0.8)
        return stage(a, b, c)
    }

    private static let springs = Scene("animation-springs") { script in
        let (a, b, c) = (Plate(10, 20, 60, 60), Plate(10, 100, 60, 60, .red), Plate(10, 180, 60, 60, .green))
        script.at(0) {
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 3,
                options: []
            ) {
                a.center.x = 220
            }
            UIView.animate(
                springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 0, delay: 0.1, options: []
            ) {
                b.bounds.size = CGSize(width: 120, height: 30)
            }
            UIView.animate(
                withDuration: 0.7, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: -8, options: []
            ) {
                c.center.x = 220
            }
        }
        script.at(0.3) {
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                options: []
            ) {
                a.center.x = 60
            }
        }
        script.look(at: 0.1, 0.25, 0.4, 0.7)
        return stage(a, b, c)
    }

    private static let keyframes = Scene("animation-keyframes") { script in
        let (a, b) = (Plate(10, 20, 60, 60), Plate(10, 150, 60, 60, .red))
        @MainActor func move(_ view: UIView, _ options: UIView.KeyframeAnimationOptions) {
            UIView.animateKeyframes(withDuration: 1, delay: 0.1, options: options) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
                    view.center.y += 60
                    view.alpha = 0.3
                }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 1 }
            } completion: {
                script.note("done \($0)")
            }
        }
        script.at(0) {
            move(a, [.calculationModeLinear])
            move(b, [.calculationModeCubic])
        }
        script.look(at: 0.2, 0.5, 0.95)
        return stage(a, b)
    }

    private static let transitions = Scene("animation-transitions") { script in
        let (box, front, back) = (
            Plate(20, 20, 120, 120, .gray), Plate(0, 0, 120, 120), Plate(0, 0, 120, 120, .red)
        )
        box.addSubview(front)
        let text = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        text.text = "before"
        script.at(0) {
            UIView.transition(from: front, to: back, duration: 0.5, options: [.transitionFlipFromLeft]) {
                script.note("flipped \($0) \(front.superview == nil)")
            }
            UIView.transition(with: text, duration: 0.4, options: [.transitionCrossDissolve]) {
                text.text = "after"
            } completion: {
                script.note("dissolved \($0)")
            }
        }
        script.at(0.8) {
            UIView.transition(with: box, duration: 0.5, options: [.transitionCurlUp]) {
                back.backgroundColor = .green
            }
        }
        script.look(at: 0.15, 0.4, 1)
        return stage(box, text)
    }

    private static let animator = Scene("animation-animator") { script in
        let (a, b) = (Plate(10, 20, 60, 60), Plate(10, 150, 60, 60, .red))
        let linear = UIViewPropertyAnimator(duration: 1, curve: .linear) { a.center.x = 260 }
        linear.addAnimations({ a.alpha = 0.2 }, delayFactor: 0.5)
        linear.addCompletion { script.note("linear \($0.rawValue)") }
        let timing = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 2, dy: 0))
        let spring = UIViewPropertyAnimator(duration: 0.6, timingParameters: timing)
        spring.addAnimations { b.center = CGPoint(x: 250, y: 300) }
        spring.addCompletion { script.note("spring \($0.rawValue)") }
        @MainActor func state() -> String {
            "\(linear.state.rawValue) \(linear.isRunning) \(linear.fractionComplete)"
        }
        script.at(0) {
            linear.startAnimation()
            spring.startAnimation(afterDelay: 0.2)
        }
        script.at(0.4) {
            linear.pauseAnimation()
            script.note(state())
        }
        script.at(0.5) { linear.fractionComplete = 0.7 }
        script.at(0.6) {
            linear.isReversed = true
            linear.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
            script.note(state())
        }
        script.at(0.5) {
            spring.stopAnimation(false)
            spring.finishAnimation(at: .current)
        }
        script.look(at: 0.1, 0.3, 0.55, 0.8)
        return stage(a, b)
    }

    private static let chained = Scene("animation-chained") { script in
        let (a, b) = (Plate(10, 20, 60, 60), Plate(10, 150, 60, 60, .red))
        script.at(0) {
            UIView.animate(withDuration: 0.2) {
                a.center.x = 100
            } completion: { _ in
                UIView.animate(withDuration: 0.2) {
                    a.center.y = 200
                } completion: { _ in
                    a.isHidden = true
                    script.note("hidden")
                }
            }
            UIView.animate(withDuration: 0.6, delay: 0, options: [.layoutSubviews, .curveLinear]) {
                b.frame = CGRect(x: 60, y: 200, width: 200, height: 100)
                UIView.animate(withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration]) {
                    b.backgroundColor = .green
                }
            }
        }
        script.look(at: 0.1, 0.3, 0.5)
        return stage(a, b)
    }

    private static let interrupted = Scene("animation-interrupted") { script in
        let a = Plate(10, 20, 60, 60)
        let inner = Plate(10, 10, 20, 20, .white)
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        a.addSubview(inner)
        let caught = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.9) {
            a.frame = CGRect(x: 100, y: 200, width: 150, height: 90)
        }
        caught.scrubsLinearly = false
        caught.addCompletion { script.note("end \($0.rawValue)") }
        script.at(0) { caught.startAnimation() }
        script.at(0.25) {
            caught.pauseAnimation()
            script.note("\((caught.fractionComplete * 1000).rounded())")
        }
        script.at(0.35) { caught.fractionComplete += 0.2 }
        script.at(0.45) { caught.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        script.at(1.2) {
            let again = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.5, delay: 0, options: [.curveEaseInOut]
            ) {
                a.frame.origin = .zero
            } completion: {
                script.note("again \($0.rawValue)")
            }
            again.addAnimations { a.alpha = 0.4 }
        }
        script.at(1.4) { a.removeFromSuperview() }
        script.look(at: 0.2, 0.4, 0.6, 1.3)
        return stage(a)
    }
}
