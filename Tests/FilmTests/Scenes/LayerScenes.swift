import CoreGraphics
import UIKit

/// Layers with animations of their own, in their own time, and of their own kinds.
enum LayerScenes {
    static let all = [basic, keyed, timed, kinds, masked, deep, transitions, replicated, emitted]

    /// Makes a square layer in the view of a screen.
    private static func square(_ y: CGFloat, _ color: UIColor = .systemBlue, in view: UIView) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: y, width: 50, height: 50)
        layer.backgroundColor = color.cgColor
        view.layer.addSublayer(layer)
        return layer
    }

    private static let basic = Scene("layer-basic") { script in
        let screen = stage()
        script.at(0) {
            let view: UIView = screen.view
            let (a, b, c, d) = (
                square(10, in: view), square(80, .red, in: view), square(150, .green, in: view),
                square(220, .orange, in: view)
            )
            let slide = CABasicAnimation(keyPath: "position.x")
            slide.byValue = 180
            slide.duration = 0.6
            slide.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            slide.fillMode = .forwards
            slide.isRemovedOnCompletion = false
            a.add(slide, forKey: "slide")
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.toValue = CGFloat.pi / 2
            turn.duration = 0.3
            turn.autoreverses = true
            turn.repeatCount = 1.5
            turn.isCumulative = true
            b.add(turn, forKey: nil)
            let shift = CABasicAnimation(keyPath: "bounds.size")
            shift.fromValue = CGSize(width: 10, height: 90)
            shift.duration = 0.5
            shift.beginTime = c.convertTime(CACurrentMediaTime(), from: nil) + 0.2
            shift.fillMode = .backwards
            c.add(shift, forKey: "size")
            let spring = CASpringAnimation(keyPath: "position")
            spring.fromValue = CGPoint(x: 35, y: 245)
            spring.toValue = CGPoint(x: 250, y: 300)
            (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (1, 200, 12, 4)
            spring.duration = spring.settlingDuration
            script.note("settles in \((spring.settlingDuration * 1000).rounded())")
            d.position = CGPoint(x: 250, y: 300)
            d.add(spring, forKey: nil)
        }
        script.look(at: 0.1, 0.3, 0.5, 0.9)
        return screen
    }

    private static let keyed = Scene("layer-keyframes") { script in
        let screen = stage()
        @MainActor func add(_ layer: CALayer, _ mode: CAAnimationCalculationMode) {
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.values = [(35, 0), (120, 40), (260, 10), (160, 60)].map {
                CGPoint(x: CGFloat($0.0), y: layer.position.y + CGFloat($0.1))
            }
            animation.keyTimes = [0, 0.2, 0.7, 1]
            if mode == .linear {
                animation.timingFunctions = [.easeIn, .linear, .easeOut].map {
                    CAMediaTimingFunction(name: $0)
                }
            }
            animation.calculationMode = mode
            (animation.duration, animation.isAdditive) = (1, false)
            layer.add(animation, forKey: "keys")
        }
        script.at(0) {
            let view: UIView = screen.view
            for (index, mode) in [CAAnimationCalculationMode.linear, .cubic, .paced, .discrete, .cubicPaced]
                .enumerated()
            {
                add(square(10 + CGFloat(index) * 60, in: view), mode)
            }
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 30, y: 350))
            path.addCurve(
                to: CGPoint(x: 280, y: 380), control1: CGPoint(x: 60, y: 450),
                control2: CGPoint(x: 200, y: 300))
            let along = CAKeyframeAnimation(keyPath: "position")
            (along.path, along.duration) = (path, 1)
            let group = CAAnimationGroup()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (1, 0.2, 0.4, 0.3)
            (group.animations, group.duration, group.timingFunction) = (
                [along, fade], 0.8, CAMediaTimingFunction(controlPoints: 0.3, 0.1, 0.6, 1)
            )
            square(340, .red, in: view).add(group, forKey: "group")
        }
        script.look(at: 0.1, 0.45, 0.6, 0.85)
        return screen
    }

    private static let timed = Scene("layer-time") { script in
        let screen = stage()
        var outer = CALayer()
        var inner = CALayer()
        @MainActor func slide() -> CABasicAnimation {
            let slide = CABasicAnimation(keyPath: "position.x")
            (slide.fromValue, slide.toValue, slide.duration) = (0, 200, 0.5)
            return slide
        }
        script.at(0) {
            outer = square(40, in: screen.view)
            inner = CALayer()
            inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
            inner.backgroundColor = UIColor.red.cgColor
            outer.addSublayer(inner)
            outer.speed = 0.5
            inner.speed = 2
            outer.add(slide(), forKey: "slide")
            inner.add(slide(), forKey: "slide")
        }
        script.at(0.3) {
            outer.timeOffset = outer.convertTime(CACurrentMediaTime(), from: nil)
            outer.speed = 0
        }
        script.at(0.5) { outer.timeOffset += 0.1 }
        script.at(0.7) {
            let paused = outer.timeOffset
            (outer.speed, outer.timeOffset, outer.beginTime) = (1, 0, 0)
            outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - paused
        }
        script.look(at: 0.2, 0.4, 0.6, 0.8)
        return screen
    }

    private static let kinds = Scene("layer-kinds") { script in
        let screen = stage()
        let (shape, gradient, text) = (CAShapeLayer(), CAGradientLayer(), CATextLayer())
        script.at(0) {
            shape.path =
                UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 120, height: 80), cornerRadius: 16)
                .cgPath
            (shape.lineWidth, shape.strokeEnd, shape.fillColor) = (4, 0.2, UIColor.yellow.cgColor)
            shape.strokeColor = UIColor.black.cgColor
            gradient.frame = CGRect(x: 150, y: 10, width: 150, height: 100)
            gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
            (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 0.5))
            gradient.locations = [0, 0.3, 1]
            text.frame = CGRect(x: 10, y: 130, width: 200, height: 30)
            (text.string, text.fontSize) = ("Layers", 20)
            text.foregroundColor = UIColor.black.cgColor
            [shape, gradient, text].forEach(screen.view.layer.addSublayer)
        }
        script.at(0.2) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.5)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { script.note("transaction") }
            shape.strokeEnd = 1
            shape.fillColor = UIColor.cyan.cgColor
            gradient.locations = [0, 0.8, 1]
            gradient.endPoint = CGPoint(x: 0, y: 1)
            text.opacity = 0.3
            CATransaction.setDisableActions(true)
            text.cornerRadius = 5
            CATransaction.commit()
            shape.borderWidth = 3
        }
        script.look(at: 0.1, 0.4, 0.6)
        return screen
    }

    private static let masked = Scene("layer-masks") { script in
        let screen = stage()
        let (box, mask) = (Plate(20, 20, 160, 120), CALayer())
        mask.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        mask.backgroundColor = UIColor.black.cgColor
        mask.cornerRadius = 20
        box.layer.mask = mask
        let card = Plate(20, 180, 200, 120, .white)
        (card.layer.shadowOpacity, card.layer.shadowRadius, card.layer.cornerRadius) = (0.4, 10, 16)
        card.layer.cornerCurve = .continuous
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        (card.layer.borderWidth, card.layer.borderColor) = (2, UIColor.red.cgColor)
        let group = Plate(40, 320, 120, 100, .green)
        group.addSubview(Plate(60, 40, 120, 80, .red))
        group.clipsToBounds = true
        script.at(0) {
            [box, card, group].forEach(screen.view.addSubview)
            UIView.animate(withDuration: 0.6, delay: 0, options: [.curveLinear]) {
                group.alpha = 0.5
                group.layer.cornerRadius = 30
                card.layer.shadowOffset = CGSize(width: 10, height: 20)
                card.layer.shadowOpacity = 0.1
                card.layer.borderWidth = 8
                card.bounds.size.width = 120
                mask.position.x += 80
            }
        }
        script.at(0.4) {
            group.layer.shouldRasterize = true
            card.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
        }
        script.look(at: 0.1, 0.3, 0.5, 0.8)
        return screen
    }

    private static let deep = Scene("layer-space") { script in
        let screen = stage()
        let box = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 200))
        let (near, far) = (Plate(20, 20, 100, 100), Plate(60, 60, 100, 100, .red))
        script.at(0) {
            screen.view.addSubview(box)
            [near, far].forEach(box.addSubview)
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 400
            box.layer.sublayerTransform = perspective
            near.layer.isDoubleSided = false
            far.layer.zPosition = 30
            UIView.animate(withDuration: 0.8, delay: 0, options: [.curveLinear]) {
                near.layer.transform = CATransform3DMakeRotation(2.5, 0, 1, 0.2)
                far.transform3D = CATransform3DTranslate(CATransform3DMakeRotation(1, 1, 0, 0), 10, 0, 50)
                far.layer.anchorPoint = CGPoint(x: 0, y: 1)
                box.layer.sublayerTransform = CATransform3DRotate(perspective, 0.4, 0, 0, 1)
            }
        }
        script.at(0.5) { near.layer.zPosition = 80 }
        script.look(at: 0.2, 0.45, 0.6)
        return screen
    }

    private static let transitions = Scene("layer-transitions") { script in
        let screen = stage()
        let plates = (0..<4).map { Plate(CGFloat($0 % 2) * 150 + 10, CGFloat($0 / 2) * 150 + 20, 130, 130) }
        let types: [(CATransitionType, CATransitionSubtype)] = [
            (.fade, .fromLeft), (.push, .fromRight), (.moveIn, .fromTop), (.reveal, .fromBottom),
        ]
        script.at(0) { plates.forEach(screen.view.addSubview) }
        script.at(0.1) {
            for (plate, (type, subtype)) in zip(plates, types) {
                let transition = CATransition()
                (transition.type, transition.subtype, transition.duration) = (type, subtype, 0.5)
                transition.timingFunction = CAMediaTimingFunction(name: .easeOut)
                plate.layer.add(transition, forKey: kCATransition)
                plate.backgroundColor = .red
            }
        }
        script.look(at: 0.05, 0.3, 0.5)
        return screen
    }

    private static let replicated = Scene("layer-replicator") { script in
        let screen = stage()
        let (replicator, dot) = (CAReplicatorLayer(), CALayer())
        script.at(0) {
            replicator.frame = CGRect(x: 20, y: 40, width: 280, height: 60)
            (replicator.instanceCount, replicator.instanceDelay) = (4, 0.1)
            replicator.instanceTransform = CATransform3DMakeTranslation(60, 5, 0)
            (replicator.instanceAlphaOffset, replicator.instanceRedOffset) = (-0.2, -0.1)
            dot.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            (dot.backgroundColor, dot.cornerRadius) = (UIColor.orange.cgColor, 20)
            replicator.addSublayer(dot)
            screen.view.layer.addSublayer(replicator)
            let pulse = CABasicAnimation(keyPath: "transform.scale")
            (pulse.fromValue, pulse.toValue, pulse.duration) = (1, 0.3, 0.4)
            (pulse.autoreverses, pulse.repeatCount) = (true, 1)
            dot.add(pulse, forKey: "pulse")
        }
        script.at(0.9) {
            replicator.instanceCount = 6
            dot.addSublayer(CAShapeLayer())
        }
        script.look(at: 0.25, 0.5, 1)
        return screen
    }

    private static let emitted = Scene("layer-emitter") { script in
        let screen = stage()
        let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
        script.at(0) {
            cell.contents =
                UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                    UIColor.red.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
                }.cgImage
            (cell.birthRate, cell.lifetime, cell.velocity, cell.velocityRange) = (20, 0.5, 100, 40)
            (cell.emissionRange, cell.scale, cell.alphaSpeed, cell.yAcceleration) = (.pi, 0.8, -1, 200)
            (cell.spin, cell.lifetimeRange) = (2, 0.1)
            emitter.emitterPosition = CGPoint(x: 160, y: 200)
            (emitter.emitterShape, emitter.emitterSize) = (.line, CGSize(width: 100, height: 0))
            emitter.emitterCells = [cell]
            screen.view.layer.addSublayer(emitter)
        }
        script.at(0.6) { emitter.birthRate = 0 }
        script.look(at: 0.3, 0.7)
        return screen
    }

}
