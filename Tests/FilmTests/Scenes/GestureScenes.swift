import UIKit
import UITesting

/// Recognizers, one at a time and against each other.
enum GestureScenes {
    static let all = [pans, twoFingers, taps, presses, swipes, edges, rivals, hovered, removed]

    /// Notes what a recognizer says of its touches.
    private final class Watcher: NSObject, UIGestureRecognizerDelegate {
        let script: Script
        var together = false
        var mayBegin = true

        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }

        private func place(_ point: CGPoint) -> String {
            "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
        }

        func act(_ recognizer: UIGestureRecognizer) {
            let view = recognizer.view
            var text =
                "\(type(of: recognizer)) \(recognizer.state.rawValue) \(place(recognizer.location(in: view)))"
            text += " \(recognizer.numberOfTouches)"
            switch recognizer {
            case let pan as UIPanGestureRecognizer:
                text += " by \(place(pan.translation(in: view))) at \(place(pan.velocity(in: view)))"
            case let pinch as UIPinchGestureRecognizer:
                text += " scale \((pinch.scale * 1000).rounded()) \(pinch.velocity.rounded())"
            case let turn as UIRotationGestureRecognizer:
                text += " turn \((turn.rotation * 1000).rounded()) \((turn.velocity * 10).rounded())"
            default: break
            }
            script.note(text)
        }

        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { together }

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { mayBegin }

        func add<Recognizer: UIGestureRecognizer>(
            _ recognizer: Recognizer, to view: UIView, _ change: (Recognizer) -> Void = { _ in }
        ) -> Recognizer {
            recognizer.addTarget(self, action: Watcher.act)
            recognizer.delegate = self
            change(recognizer)
            view.addGestureRecognizer(recognizer)
            return recognizer
        }
    }

    private static let pans = Scene("gesture-pan") { script in
        let (plate, watcher) = (Plate(40, 60, 240, 300), Watcher(script))
        let pan = watcher.add(UIPanGestureRecognizer(), to: plate) { $0.maximumNumberOfTouches = 2 }
        script.drag([(100, 100), (104, 103), (200, 160), (150, 200)], at: 0, over: 0.3)
        script.drag([(100, 200), (220, 210)], at: 0.6, over: 0.3, last: nil)
        script.drag([(120, 240), (240, 300)], at: 0.7, over: 0.3, resting: 0.2, finger: 1)
        script.at(0.8) { pan.setTranslation(CGPoint(x: 5, y: 5), in: plate) }
        script.at(1.3, .touch(.ended, location: CGPoint(x: 220, y: 210), finger: 0))
        script.drag([(100, 100), (200, 100)], at: 1.6, over: 0.3)
        script.at(1.75) { pan.isEnabled = false }
        return stage(plate)
    }

    private static let twoFingers = Scene("gesture-pinch") { script in
        let (plate, watcher) = (Plate(20, 40, 280, 400), Watcher(script))
        watcher.together = true
        let pinch = watcher.add(UIPinchGestureRecognizer(), to: plate)
        _ = watcher.add(UIRotationGestureRecognizer(), to: plate)
        _ = watcher.add(UIPanGestureRecognizer(), to: plate) { $0.minimumNumberOfTouches = 2 }
        script.drag([(120, 200), (60, 160)], at: 0, over: 0.4)
        script.drag([(180, 200), (260, 300)], at: 0, over: 0.4, resting: 0.1, finger: 1)
        script.at(0.2) { pinch.scale = 1 }
        script.drag([(60, 100), (150, 200)], at: 1, over: 0.3, last: .cancelled)
        script.drag([(260, 300), (170, 210)], at: 1, over: 0.3, finger: 1)
        return stage(plate)
    }

    private static let taps = Scene("gesture-tap") { script in
        let (plate, watcher) = (Plate(40, 60, 240, 300), Watcher(script))
        let single = watcher.add(UITapGestureRecognizer(), to: plate)
        let double = watcher.add(UITapGestureRecognizer(), to: plate) { $0.numberOfTapsRequired = 2 }
        single.require(toFail: double)
        _ = watcher.add(UITapGestureRecognizer(), to: plate) { $0.numberOfTouchesRequired = 2 }
        script.tap(100, 100, at: 0)
        script.tap(100, 100, at: 0.8)
        script.tap(103, 100, at: 0.95)
        script.tap(100, 100, at: 1.8)
        script.at(1.82, .touch(.began, location: CGPoint(x: 200, y: 200), finger: 1))
        script.at(1.86, .touch(.ended, location: CGPoint(x: 200, y: 200), finger: 1))
        script.tap(100, 100, at: 2.6, for: 1.2)
        script.drag([(100, 100), (160, 160)], at: 4, over: 0.1)
        script.at(4.4) { watcher.mayBegin = false }
        script.tap(100, 100, at: 4.5)
        return stage(plate)
    }

    private static let presses = Scene("gesture-press") { script in
        let (plate, watcher) = (Plate(40, 60, 240, 300), Watcher(script))
        _ = watcher.add(UILongPressGestureRecognizer(), to: plate) {
            ($0.minimumPressDuration, $0.allowableMovement) = (0.3, 15)
        }
        script.tap(100, 100, at: 0, for: 0.2)
        script.drag([(100, 100), (108, 100)], at: 0.5, over: 0.2, resting: 0.4)
        script.drag([(100, 100), (140, 100)], at: 1.5, over: 0.2, resting: 0.4)
        script.tap(100, 100, at: 2.3, for: 0.4)
        script.drag([(100, 100), (101, 100), (250, 200)], at: 3, over: 0.9)
        return stage(plate)
    }

    private static let swipes = Scene("gesture-swipe") { script in
        let (plate, watcher) = (Plate(20, 20, 280, 440), Watcher(script))
        for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
            _ = watcher.add(UISwipeGestureRecognizer(), to: plate) { $0.direction = direction }
        }
        script.drag([(60, 100), (260, 110)], at: 0, over: 0.15)
        script.drag([(260, 100), (60, 110)], at: 0.5, over: 0.15)
        script.drag([(160, 400), (150, 100)], at: 1, over: 0.15)
        script.drag([(160, 100), (150, 400)], at: 1.5, over: 1.4)
        script.drag([(60, 100), (200, 240)], at: 3.2, over: 0.15)
        return stage(plate)
    }

    private static let edges = Scene("gesture-edge") { script in
        let (plate, watcher) = (Plate(0, 0, 320, 480), Watcher(script))
        for edge in [UIRectEdge.left, .right, .bottom] {
            _ = watcher.add(UIScreenEdgePanGestureRecognizer(), to: plate) { $0.edges = edge }
        }
        script.drag([(2, 200), (120, 220)], at: 0, over: 0.2)
        script.drag([(318, 200), (180, 220)], at: 0.5, over: 0.2)
        script.drag([(160, 478), (160, 300)], at: 1, over: 0.2)
        script.drag([(60, 200), (200, 220)], at: 1.5, over: 0.2)
        return stage(plate)
    }

    private static let rivals = Scene("gesture-rivals") { script in
        let (outer, inner, watcher) = (
            Plate(20, 20, 280, 400), Plate(40, 40, 200, 200, .red), Watcher(script)
        )
        outer.addSubview(inner)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 100, width: 100, height: 44)
        button.setTitle("Button", for: .normal)
        button.addAction(UIAction { _ in script.note("button") }, for: .touchUpInside)
        button.addAction(UIAction { _ in script.note("cancelled") }, for: .touchCancel)
        inner.addSubview(button)
        let pan = watcher.add(UIPanGestureRecognizer(), to: inner)
        _ = watcher.add(UITapGestureRecognizer(), to: outer)
        _ = watcher.add(UILongPressGestureRecognizer(), to: outer) { $0.minimumPressDuration = 0.4 }
        _ = watcher.add(UISwipeGestureRecognizer(), to: outer) { $0.require(toFail: pan) }
        script.tap(150, 180, at: 0)
        script.drag([(150, 180), (250, 190)], at: 0.4, over: 0.3)
        script.tap(100, 100, at: 1)
        script.tap(100, 100, at: 1.5, for: 0.6)
        script.drag([(60, 380), (280, 380)], at: 2.4, over: 0.15)
        script.at(3) { watcher.together = true }
        script.drag([(100, 100), (260, 110)], at: 3.1, over: 0.6)
        return stage(outer)
    }

    private static let hovered = Scene("gesture-hover") { script in
        let (plate, watcher) = (Plate(40, 60, 240, 300), Watcher(script))
        _ = watcher.add(UIHoverGestureRecognizer(), to: plate)
        for (index, x) in [10, 60, 200, 300].enumerated() {
            script.at(Double(index) * 0.1, .hover(CGPoint(x: x, y: 200)))
        }
        script.at(0.5, .hover(CGPoint(x: 100, y: 100)))
        script.at(0.6, .hover(nil))
        script.at(0.7, .wheel(CGVector(dx: 0, dy: -20), location: CGPoint(x: 100, y: 100)))
        return stage(plate)
    }

    private static let removed = Scene("gesture-removed") { script in
        let (plate, other, watcher) = (
            Plate(40, 60, 240, 150), Plate(40, 250, 240, 150, .red), Watcher(script)
        )
        _ = watcher.add(UIPanGestureRecognizer(), to: plate)
        _ = watcher.add(UILongPressGestureRecognizer(), to: other)
        script.drag([(100, 100), (200, 160)], at: 0, over: 0.4)
        script.at(0.2) { plate.removeFromSuperview() }
        script.tap(100, 300, at: 0.6, for: 0.8)
        script.at(1.2) { other.isHidden = true }
        script.at(1.6) {
            other.isHidden = false
            other.isUserInteractionEnabled = false
        }
        script.tap(100, 300, at: 1.7, for: 0.8)
        return stage(plate, other)
    }
}
