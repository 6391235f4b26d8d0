import CoreGraphics
import UIKit
import UITesting

/// Times and values of layer animations: repeated, reversed, filled, added, grouped, in transactions and by display links.
enum LayerTimeScenes {
    static let all = [
        repeated, filled, summed, valued, grouped, turnedAlong, committed, ticked, stopped, replaced,
    ]

    private static func squares(_ count: Int) -> (screen: PlainScreen, layers: [CALayer]) {
        let layers = (0..<count).map { index in
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10 + CGFloat(index) * 55, width: 40, height: 40)
            layer.backgroundColor = UIColor.systemBlue.cgColor
            return layer
        }
        return (
            PlainScreen("", .white) { screen in layers.forEach(screen.view.layer.addSublayer) }, layers
        )
    }

    private static func slide(_ duration: Double = 0.4, _ more: (CABasicAnimation) -> Void = { _ in })
        -> CABasicAnimation
    {
        let slide = CABasicAnimation(keyPath: "position.x")
        (slide.fromValue, slide.toValue, slide.duration) = (30, 230, duration)
        more(slide)
        return slide
    }

    /// Notes when its animations start and end.
    private final class Watcher: NSObject, CAAnimationDelegate {
        let script: Script
        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }
        private func name(_ animation: CAAnimation) -> String { "\(animation.value(forKey: "name") ?? "")" }
        func animationDidStart(_ animation: CAAnimation) { script.note("starts \(name(animation))") }
        func animationDidStop(_ animation: CAAnimation, finished: Bool) {
            script.note("stops \(name(animation)) \(finished)")
        }
    }

    private static let repeated = Scene("layer-repeated") { script in
        let ((screen, layers), watcher) = (squares(6), Watcher(script))
        script.at(0) {
            let changes: [(CABasicAnimation) -> Void] = [
                { $0.repeatCount = 2.5 }, { $0.repeatDuration = 0.7 },
                {
                    $0.autoreverses = true
                    $0.repeatCount = 1
                },
                {
                    $0.autoreverses = true
                    $0.repeatDuration = 1
                    $0.speed = 2
                },
                {
                    $0.timeOffset = 0.1
                    $0.repeatCount = .infinity
                },
                {
                    $0.speed = 0.5
                    $0.timeOffset = 0.3
                },
            ]
            for (index, (layer, change)) in zip(layers, changes).enumerated() {
                let animation = slide(0.4, change)
                animation.setValue(index, forKey: "name")
                animation.delegate = watcher
                layer.add(animation, forKey: "slide")
            }
        }
        script.look(at: 0.05, 0.25, 0.45, 0.6, 0.8, 0.95)
        script.at(1.3) { layers[4].removeAnimation(forKey: "slide") }
        return screen
    }

    private static let filled = Scene("layer-filled") { script in
        let ((screen, layers), watcher) = (squares(5), Watcher(script))
        let modes: [CAMediaTimingFillMode] = [.removed, .backwards, .forwards, .both, .both]
        script.at(0) {
            for (index, (layer, mode)) in zip(layers, modes).enumerated() {
                let animation = slide(0.3) {
                    $0.fillMode = mode
                    $0.isRemovedOnCompletion = index == 4
                    $0.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.2
                }
                animation.setValue(index, forKey: "name")
                animation.delegate = watcher
                layer.add(animation, forKey: "slide")
            }
        }
        script.look(at: 0.1, 0.35, 0.7)
        script.at(0.8) {
            script.note(layers.map { "\($0.animationKeys()?.count ?? 0)" }.joined(separator: " "))
            layers.forEach { $0.removeAllAnimations() }
        }
        script.look(at: 0.9)
        return screen
    }

    private static let summed = Scene("layer-summed") { script in
        let (screen, layers) = squares(4)
        script.at(0) {
            for (index, layer) in layers.enumerated() {
                let shift = CABasicAnimation(keyPath: "position")
                shift.fromValue = CGPoint(x: 100, y: 0)
                shift.toValue = CGPoint.zero
                (shift.duration, shift.isAdditive) = (0.6, true)
                layer.add(shift, forKey: nil)
                let other = CABasicAnimation(keyPath: index == 1 ? "position.y" : "position.x")
                (other.byValue, other.duration, other.isAdditive) = (40, 0.4, index != 2)
                (other.isCumulative, other.repeatCount) = (index == 3, 2)
                layer.add(other, forKey: nil)
                let turn = CABasicAnimation(keyPath: "transform.rotation")
                (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi / 4, 0.3)
                (turn.isAdditive, turn.isCumulative, turn.repeatCount) = (true, index % 2 == 0, 3)
                layer.add(turn, forKey: nil)
            }
            layers[0].transform = CATransform3DMakeScale(2, 1, 1)
        }
        script.look(at: 0.1, 0.35, 0.5, 0.7)
        return screen
    }

    private static let valued = Scene("layer-values") { script in
        let (screen, layers) = squares(8)
        script.at(0) {
            let values: [(from: Double?, to: Double?, by: Double?)] = [
                (60, 200, nil), (60, nil, 90), (nil, 200, 90), (60, nil, nil), (nil, 200, nil),
                (nil, nil, 90),
                (nil, nil, nil), (60, 200, 20),
            ]
            for (layer, value) in zip(layers, values) {
                let animation = CABasicAnimation(keyPath: "position.x")
                (animation.fromValue, animation.toValue, animation.byValue) = (value.from, value.to, value.by)
                animation.duration = 0.5
                animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.4, 0.3, 1)
                layer.add(animation, forKey: nil)
                layer.position.x = 120
            }
            let color = CABasicAnimation(keyPath: "backgroundColor")
            (color.fromValue, color.toValue, color.duration) = (
                UIColor.red.cgColor, UIColor(white: 0, alpha: 0).cgColor, 0.5
            )
            layers[0].add(color, forKey: nil)
            let size = CABasicAnimation(keyPath: "bounds")
            size.byValue = CGRect(x: 5, y: 5, width: 30, height: -10)
            size.duration = 0.5
            layers[1].add(size, forKey: nil)
            let scale = CABasicAnimation(keyPath: "transform.scale.x")
            (scale.toValue, scale.duration) = (2, 0.5)
            layers[2].add(scale, forKey: nil)
            let spring = CASpringAnimation(keyPath: "opacity")
            (spring.fromValue, spring.toValue, spring.damping, spring.stiffness) = (0, 1, 3, 90)
            spring.duration = 0.5
            layers[3].add(spring, forKey: nil)
            let radius = CASpringAnimation(perceptualDuration: 0.3, bounce: 0.4)
            radius.keyPath = "cornerRadius"
            (radius.fromValue, radius.toValue, radius.duration) = (0, 20, radius.settlingDuration)
            layers[4].add(radius, forKey: nil)
        }
        script.look(at: 0.1, 0.3, 0.45)
        return screen
    }

    private static let grouped = Scene("layer-grouped") { script in
        let ((screen, layers), watcher) = (squares(3), Watcher(script))
        script.at(0) {
            for (index, layer) in layers.enumerated() {
                let (group, fade) = (CAAnimationGroup(), CABasicAnimation(keyPath: "opacity"))
                (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (1, 0, 0.3, 0.2)
                (fade.fillMode, fade.autoreverses) = (.both, index == 1)
                group.animations = [slide(0.6) { $0.speed = index == 1 ? 2 : 1 }, fade]
                group.duration = index == 2 ? 0.35 : 0.8
                group.timingFunction = index == 0 ? CAMediaTimingFunction(name: .easeIn) : nil
                (group.repeatCount, group.autoreverses) = (index == 2 ? 2 : 1, index == 0)
                group.delegate = watcher
                group.setValue(index, forKey: "name")
                layer.add(group, forKey: "group")
            }
        }
        script.look(at: 0.1, 0.3, 0.5, 0.75, 1)
        return screen
    }

    private static let turnedAlong = Scene("layer-path") { script in
        let (screen, layers) = squares(4)
        script.at(0) {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 40, y: 60))
            path.addLine(to: CGPoint(x: 200, y: 60))
            path.addQuadCurve(to: CGPoint(x: 260, y: 200), control: CGPoint(x: 280, y: 60))
            path.addLine(to: CGPoint(x: 100, y: 400))
            path.closeSubpath()
            let modes: [(CAAnimationCalculationMode, CAAnimationRotationMode?)] = [
                (.linear, nil), (.paced, .rotateAuto), (.cubic, .rotateAutoReverse), (.discrete, .rotateAuto),
            ]
            for (layer, (mode, rotation)) in zip(layers, modes) {
                let along = CAKeyframeAnimation(keyPath: "position")
                (along.path, along.calculationMode, along.rotationMode) = (path, mode, rotation)
                along.duration = 1
                if mode == .linear { along.keyTimes = [0, 0.1, 0.5, 0.9, 1] }
                layer.add(along, forKey: nil)
            }
        }
        script.look(at: 0.05, 0.3, 0.55, 0.8, 0.95)
        return screen
    }

    private static let committed = Scene("layer-transactions") { script in
        let (screen, layers) = squares(4)
        script.at(0.1) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.6)
            CATransaction.setCompletionBlock { script.note("outer") }
            layers[0].position.x = 200
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
            CATransaction.setCompletionBlock { script.note("inner") }
            layers[1].position.x = 200
            CATransaction.commit()
            script.note("\(CATransaction.animationDuration()) \(CATransaction.disableActions())")
            layers[2].opacity = 0.3
            CATransaction.commit()
            layers[3].position.x = 200
            script.note("\(CATransaction.animationDuration())")
        }
        script.look(at: 0.05, 0.2, 0.4)
        script.at(0.5) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock { script.note("at once") }
            layers[0].position.x = 50
            CATransaction.commit()
        }
        script.at(0.6) { layers[1].removeFromSuperlayer() }
        script.look(at: 0.55, 0.7)
        return screen
    }

    /// Notes the frames of a link.
    private final class Ticker: NSObject {
        let script: Script
        let name: String
        init(_ name: String, _ script: Script) {
            self.name = name
            self.script = script
            super.init()
            script.keep(self)
        }
        func tick(_ link: CADisplayLink) {
            let interval = link.targetTimestamp - link.timestamp
            script.note("\(name) for \(FactText.text(interval)) of \(FactText.text(link.duration))")
        }
    }

    private static let ticked = Scene("layer-links", frameRate: 60) { script in
        let screen = stage(Plate(10, 10, 20, 20))
        var links: [CADisplayLink] = []
        script.at(0) {
            for (name, rate) in [("all", 0), ("half", 30), ("few", 10)] {
                let link = CADisplayLink(target: Ticker(name, script), action: Ticker.tick)
                link.preferredFramesPerSecond = rate
                link.add(to: .main, forMode: .common)
                links.append(link)
            }
        }
        script.at(0.2) { links[0].isPaused = true }
        script.at(0.3) {
            links[0].isPaused = false
            links[1].invalidate()
        }
        script.at(0.4) { links.forEach { $0.invalidate() } }
        return screen
    }

    private static let stopped = Scene("layer-stopped") { script in
        let ((screen, layers), watcher) = (squares(3), Watcher(script))
        let box = CALayer()
        script.at(0) {
            box.frame = CGRect(x: 0, y: 200, width: 320, height: 60)
            screen.view.layer.addSublayer(box)
            box.addSublayer(layers[2])
            layers[2].frame.origin.y = 10
            for (index, layer) in layers.enumerated() {
                let animation = slide(0.8)
                animation.setValue(index, forKey: "name")
                animation.delegate = watcher
                layer.add(animation, forKey: "slide")
            }
            layers[1].speed = -1
        }
        script.at(0.2) {
            box.timeOffset = box.convertTime(CACurrentMediaTime(), from: nil)
            box.speed = 0
            layers[0].removeFromSuperlayer()
        }
        script.at(0.4) {
            screen.view.layer.addSublayer(layers[0])
            box.timeOffset += 0.2
        }
        script.at(0.6) {
            box.speed = 2
            box.timeOffset = 0
            box.beginTime = CACurrentMediaTime()
            layers[1].speed = 1
        }
        script.look(at: 0.1, 0.3, 0.5, 0.7)
        return screen
    }

    private static let replaced = Scene("layer-replaced") { script in
        let ((screen, layers), watcher) = (squares(2), Watcher(script))
        @MainActor func add(
            _ name: String, to layer: CALayer, key: String?, from: Double, over duration: Double
        ) {
            let animation = slide(duration) { $0.fromValue = from }
            animation.setValue(name, forKey: "name")
            animation.delegate = watcher
            layer.add(animation, forKey: key)
        }
        script.at(0) {
            add("first", to: layers[0], key: "slide", from: 0, over: 0.5)
            add("below", to: layers[1], key: nil, from: 0, over: 0.6)
        }
        script.at(0.2) {
            add("second", to: layers[0], key: "slide", from: 200, over: 0.4)
            add("above", to: layers[1], key: nil, from: 100, over: 0.2)
            script.note("\(layers[0].animation(forKey: "slide")?.duration ?? 0)")
        }
        script.look(at: 0.1, 0.3, 0.5)
        return screen
    }
}
