import UIKit
import UITesting

/// Property animators and animation blocks that repeat, nest, inherit, stop and turn round.
enum AnimatorScenes {
    static let all = [scrubbed, stopped, springy, kept, nested, repeated, keyed, pulled, changed]

    private static func plates(_ count: Int) -> [Plate] {
        (0..<count).map { Plate(10, 10 + CGFloat($0) * 60, 50, 50, $0 % 2 == 0 ? .systemBlue : .red) }
    }

    private static func screen(_ plates: [Plate]) -> PlainScreen {
        PlainScreen("", .white) { screen in plates.forEach(screen.view.addSubview) }
    }

    private static func state(_ animator: UIViewPropertyAnimator) -> String {
        "\(animator.state.rawValue) \(animator.isRunning) \(animator.isReversed) "
            + FactText.text(Double(animator.fractionComplete))
    }

    private static let scrubbed = Scene("animator-scrubbed") { script in
        let plates = plates(3)
        let animators = plates.enumerated().map { index, plate in
            let animator = UIViewPropertyAnimator(duration: 0.8, curve: index == 1 ? .easeIn : .easeInOut) {
                plate.center.x = 270
                plate.alpha = 0.4
            }
            animator.scrubsLinearly = index != 2
            animator.addCompletion { script.note("\(index) ends at \($0.rawValue)") }
            return animator
        }
        @MainActor func note() { animators.forEach { script.note(state($0)) } }
        for (index, part) in [0, 0.25, 0.5, 0.9, 1, 1.5, -0.2, 0.6].enumerated() {
            script.at(Double(index) / 10) {
                animators.forEach { $0.fractionComplete = part }
                note()
            }
            script.look(at: Double(index) / 10 + 0.04)
        }
        script.at(0.8) {
            animators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) }
            note()
        }
        script.look(at: 0.9, 1)
        return screen(plates)
    }

    private static let stopped = Scene("animator-stopped") { script in
        let plates = plates(5)
        let animators = plates.enumerated().map { index, plate in
            let animator = UIViewPropertyAnimator(duration: 0.6, curve: .linear)
            animator.addAnimations { plate.center.x = 270 }
            animator.addAnimations({ plate.backgroundColor = .green }, delayFactor: 0.5)
            animator.addCompletion { script.note("\(index) ends at \($0.rawValue)") }
            return animator
        }
        script.at(0) { animators.forEach { $0.startAnimation(afterDelay: 0.1) } }
        script.at(0.3) {
            animators[0].stopAnimation(true)
            animators[1].stopAnimation(false)
            animators[2].pauseAnimation()
            animators[3].isReversed = true
            animators[4].addAnimations { plates[4].center.y += 40 }
            animators.forEach { script.note(state($0)) }
        }
        script.look(at: 0.2, 0.35)
        script.at(0.4) {
            animators[1].finishAnimation(at: .start)
            animators[2].startAnimation()
            animators[3].pauseAnimation()
            animators.forEach { script.note(state($0)) }
        }
        script.at(0.5) {
            animators[2].stopAnimation(false)
            animators[2].finishAnimation(at: .end)
            animators[3].isReversed = false
            animators[3].continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        script.look(at: 0.45, 0.55, 0.7)
        return screen(plates)
    }

    private static let springy = Scene("animator-springs") { script in
        let plates = plates(5)
        let timings: [any UITimingCurveProvider] = [
            UISpringTimingParameters(dampingRatio: 0.5),
            UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: -2)),
            UISpringTimingParameters(
                mass: 1, stiffness: 120, damping: 8, initialVelocity: CGVector(dx: -1, dy: 0)),
            UISpringTimingParameters(duration: 0.4, bounce: 0.2),
            UICubicTimingParameters(
                controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.7, y: 0.2)),
        ]
        let animators = zip(plates, timings).map { plate, timing in
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
            animator.addAnimations { plate.center = CGPoint(x: 250, y: plate.center.y + 50) }
            script.note(FactText.text(animator.duration))
            return animator
        }
        script.at(0) { animators.forEach { $0.startAnimation() } }
        script.at(0.2) {
            animators[0].pauseAnimation()
            animators[1].isReversed = true
            animators[3].pauseAnimation()
        }
        script.at(0.3) {
            animators[0].continueAnimation(
                withTimingParameters: UISpringTimingParameters(
                    dampingRatio: 0.8, initialVelocity: CGVector(dx: 3, dy: 3)), durationFactor: 1)
            animators[3].isReversed = true
            animators[3].continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.7)
        }
        script.look(at: 0.1, 0.25, 0.4, 0.6, 0.9)
        return screen(plates)
    }

    private static let kept = Scene("animator-kept") { script in
        let plates = plates(2)
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.9) { plates[0].center.x = 200 }
        animator.pausesOnCompletion = true
        animator.addCompletion { script.note("ends at \($0.rawValue)") }
        script.at(0) { animator.startAnimation() }
        script.at(0.5) {
            script.note(state(animator))
            animator.isReversed = true
            animator.startAnimation()
        }
        script.look(at: 0.1, 0.4, 0.6)
        script.at(1.2) {
            script.note(state(animator))
            animator.pausesOnCompletion = false
            animator.stopAnimation(false)
            animator.finishAnimation(at: .current)
        }
        script.at(1.4) {
            let running = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.3, delay: 0.1, options: [.curveEaseOut],
                animations: { plates[1].alpha = 0.2 },
                completion: { script.note("second ends at \($0.rawValue)") })
            script.note(state(running))
        }
        script.look(at: 1.6)
        return screen(plates)
    }

    private static let nested = Scene("animation-nested") { script in
        let plates = plates(7)
        script.at(0) {
            UIView.animate(withDuration: 0.6, delay: 0.1, options: [.curveLinear]) {
                plates[0].center.x = 250
                UIView.animate(withDuration: 0.2) { plates[1].center.x = 250 }
                UIView.animate(withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration]) {
                    plates[2].center.x = 250
                }
                UIView.animate(withDuration: 0.2, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn])
                {
                    plates[3].center.x = 250
                }
                UIView.performWithoutAnimation {
                    plates[4].center.x = 250
                    script.note("\(UIView.areAnimationsEnabled) \(UIView.inheritedAnimationDuration)")
                }
                script.note("\(UIView.areAnimationsEnabled) \(UIView.inheritedAnimationDuration)")
                plates[5].isHidden = true
            } completion: {
                script.note("outer \($0)")
            }
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 0.5) {
                plates[6].alpha = 0.3
            } completion: {
                script.note("disabled \($0)")
            }
            UIView.setAnimationsEnabled(true)
        }
        script.look(at: 0.05, 0.2, 0.4)
        return screen(plates)
    }

    private static let repeated = Scene("animation-repeated") { script in
        let plates = plates(5)
        script.at(0) {
            UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse]) {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { plates[0].center.x = 250 }
            } completion: {
                script.note("modified \($0)")
            }
            UIView.animate(withDuration: 0.3, delay: 0.2, options: [.autoreverse]) {
                plates[1].center.x = 250
            } completion: {
                script.note("reversed \($0)")
            }
            UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat]) {
                plates[2].center.x = 250
            } completion: {
                script.note("endless \($0)")
            }
            UIView.animate(withDuration: 0) {
                plates[3].center.x = 250
            } completion: {
                script.note("none \($0)")
            }
            UIView.animate(withDuration: 0, delay: 0.3) {
                plates[4].center.x = 250
            } completion: {
                script.note("late \($0)")
            }
        }
        script.look(at: 0.1, 0.25, 0.4, 0.6, 0.8)
        script.at(0.7) {
            UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState]) {
                plates[2].center.x = 100
            } completion: {
                script.note("followed \($0)")
            }
        }
        script.at(1.2) { plates[2].layer.removeAllAnimations() }
        return screen(plates)
    }

    private static let keyed = Scene("animation-keyed") { script in
        let plates = plates(4)
        let modes: [UIView.KeyframeAnimationOptions] = [
            .calculationModeDiscrete, .calculationModePaced, .calculationModeCubicPaced,
            [.repeat, .autoreverse],
        ]
        script.at(0) {
            for (plate, mode) in zip(plates, modes) {
                UIView.animateKeyframes(withDuration: 0.8, delay: 0.1, options: mode) {
                    UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.2) {
                        plate.center.x = 100
                        plate.backgroundColor = .green
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.3) {
                        plate.center.x = 250
                        plate.transform = CGAffineTransform(rotationAngle: 1)
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.6) {
                        plate.alpha = 0.2
                    }
                } completion: {
                    script.note("keyed \($0)")
                }
            }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
            animator.addAnimations {
                UIView.animateKeyframes(withDuration: 0, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                        plates[0].center.y += 30
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        plates[0].center.y -= 10
                    }
                }
            }
            animator.startAnimation()
        }
        script.look(at: 0.15, 0.3, 0.5, 0.75, 1)
        script.at(1.4) { plates[3].layer.removeAllAnimations() }
        return screen(plates)
    }

    /// A plate that a finger drags by an animator.
    private final class Puller: NSObject {
        let script: Script
        let plate: Plate
        var animator: UIViewPropertyAnimator?
        var start: CGFloat = 0

        init(_ plate: Plate, _ script: Script) {
            self.plate = plate
            self.script = script
            super.init()
            script.keep(self)
            plate.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Puller.handle))
        }

        func handle(_ pan: UIPanGestureRecognizer) {
            let distance = pan.translation(in: plate.superview).x
            switch pan.state {
            case .began:
                let animator = animator ?? UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1)
                if self.animator == nil { animator.addAnimations { [plate] in plate.center.x += 200 } }
                animator.addCompletion { [weak self] in
                    self?.script.note("pulled to \($0.rawValue)")
                    self?.animator = nil
                }
                animator.pauseAnimation()
                start = animator.fractionComplete
                self.animator = animator
            case .changed: animator?.fractionComplete = start + distance / 200
            default:
                let velocity = pan.velocity(in: nil).x
                animator?.isReversed = velocity < 0
                animator?.continueAnimation(
                    withTimingParameters: UISpringTimingParameters(
                        dampingRatio: 1, initialVelocity: CGVector(dx: abs(velocity) / 200, dy: 0)),
                    durationFactor: 0)
            }
        }
    }

    private static let pulled = Scene("animator-pulled") { script in
        let plate = Plate(10, 100, 80, 80)
        _ = Puller(plate, script)
        script.drag([(50, 140), (150, 140)], at: 0, over: 0.3)
        script.look(at: 0.2, 0.4)
        script.drag([(230, 140), (150, 140)], at: 1.4, over: 0.2)
        script.drag([(160, 140), (260, 140), (180, 140)], at: 2.6, over: 0.3)
        script.look(at: 1.5, 1.7, 2.8, 3)
        return screen([plate])
    }

    private static let changed = Scene("animation-changed") { script in
        let plates = plates(3)
        script.at(0) {
            UIView.animate(withDuration: 0.6, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
                plates[0].transform = CGAffineTransform(rotationAngle: 2).translatedBy(x: 50, y: 0)
                plates[1].frame = CGRect(x: 100, y: 100, width: 200, height: 20)
                plates[2].bounds.origin = CGPoint(x: 20, y: 10)
                plates[2].layer.cornerRadius = 25
            }
        }
        // Additive changes meet in the middle.
        script.at(0.3) {
            UIView.animate(withDuration: 0.4, delay: 0.05, options: [.curveEaseInOut]) {
                plates[0].transform = .identity
                plates[1].frame = CGRect(x: 10, y: 200, width: 30, height: 30)
                plates[1].alpha = 0.5
            }
        }
        script.at(0.5) { plates[1].center.x += 10 }
        script.look(at: 0.15, 0.35, 0.45, 0.55, 0.7)
        return screen(plates)
    }
}
