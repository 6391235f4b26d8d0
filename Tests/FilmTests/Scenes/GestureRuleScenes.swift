import UIKit
import UITesting

/// What recognizers ask their delegates, whom they wait for, and what they leave of the touches to views.
enum GestureRuleScenes {
    static let all = [delaying, asking, waiting, crowded, subclassed]

    /// Notes its touches.
    private final class Pad: UIView {
        let script: Script
        init(_ frame: CGRect, _ script: Script) {
            self.script = script
            super.init(frame: frame)
            backgroundColor = .systemBlue
        }
        @available(*, unavailable) required init?(coder: NSCoder) { nil }
        private func note(_ text: String) { script.note("pad \(text)") }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            note("may begin \(type(of: recognizer))")
            return true
        }
    }

    /// Notes what it is asked, and answers as it was told.
    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        let script: Script
        var names: [ObjectIdentifier: String] = [:]
        var together: Set<String> = []
        var requirements: [String: String] = [:]
        var refused: Set<String> = []

        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }

        private func name(_ recognizer: UIGestureRecognizer) -> String {
            names[ObjectIdentifier(recognizer)] ?? "\(type(of: recognizer))"
        }

        func add<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer, to view: UIView)
            -> Recognizer
        {
            names[ObjectIdentifier(recognizer)] = name
            recognizer.name = name
            recognizer.delegate = self
            recognizer.addTarget(self, action: Judge.act)
            view.addGestureRecognizer(recognizer)
            return recognizer
        }

        func act(_ recognizer: UIGestureRecognizer) {
            script.note("\(name(recognizer)) \(recognizer.state.rawValue)")
        }

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            script.note("may \(name(recognizer)) begin?")
            return !refused.contains(name(recognizer))
        }

        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            script.note("\(name(recognizer)) takes a touch?")
            return !refused.contains("touch of \(name(recognizer))")
        }

        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            script.note("\(name(recognizer)) with \(name(other))?")
            return together.contains(name(recognizer))
        }

        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        )
            -> Bool
        {
            requirements[name(recognizer)] == name(other)
        }

        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            requirements["\(name(other)) by \(name(recognizer))"] != nil
        }
    }

    private static let delaying = Scene("gesture-delays", frameRate: 15) { script in
        let (pad, judge) = (Pad(CGRect(x: 20, y: 20, width: 280, height: 300), script), Judge(script))
        let (pan, tap) = (
            judge.add("pan", UIPanGestureRecognizer(), to: pad),
            judge.add("tap", UITapGestureRecognizer(), to: pad)
        )
        tap.numberOfTapsRequired = 2
        for (index, (cancels, begins, ends)) in [
            (true, false, true), (false, false, true), (true, true, true), (true, false, false),
            (false, true, false),
        ].enumerated() {
            let start = Double(index) * 3
            script.at(start) {
                for recognizer in [pan, tap] {
                    recognizer.cancelsTouchesInView = cancels
                    recognizer.delaysTouchesBegan = begins
                    recognizer.delaysTouchesEnded = ends
                }
            }
            script.tap(100, 100, at: start + 0.1)
            script.tap(100, 100, at: start + 1)
            script.tap(100, 100, at: start + 1.2)
            script.drag([(100, 100), (105, 100), (200, 100)], at: start + 2, over: 0.4)
        }
        return stage(pad)
    }

    private static let asking = Scene("gesture-questions", frameRate: 15) { script in
        let pad = Pad(CGRect(x: 20, y: 20, width: 280, height: 300), script)
        let (inner, judge) = (Plate(40, 40, 100, 100, .red), Judge(script))
        pad.addSubview(inner)
        _ = judge.add("outer pan", UIPanGestureRecognizer(), to: pad)
        _ = judge.add("inner pan", UIPanGestureRecognizer(), to: inner)
        _ = judge.add("press", UILongPressGestureRecognizer(), to: pad)
        let moves: [(Set<String>, Set<String>)] = [
            ([], []), (["outer pan"], []), (["inner pan"], []), ([], ["inner pan"]),
            ([], ["touch of inner pan"]),
            (["press"], []),
        ]
        for (index, (together, refused)) in moves.enumerated() {
            let start = Double(index) * 2
            script.at(start) { (judge.together, judge.refused) = (together, refused) }
            script.drag([(80, 80), (150, 100)], at: start + 0.1, over: 0.3)
            script.drag([(80, 80), (81, 80)], at: start + 0.8, over: 0.7, last: nil)
            script.drag([(81, 80), (120, 130)], at: start + 1.6, over: 0.2)
        }
        return stage(pad)
    }

    private static let waiting = Scene("gesture-waits", frameRate: 15) { script in
        let (pad, judge) = (Pad(CGRect(x: 20, y: 20, width: 280, height: 300), script), Judge(script))
        let one = judge.add("one tap", UITapGestureRecognizer(), to: pad)
        let two = judge.add("two taps", UITapGestureRecognizer(), to: pad)
        let three = judge.add("three taps", UITapGestureRecognizer(), to: pad)
        let swipe = judge.add("swipe", UISwipeGestureRecognizer(), to: pad)
        let pan = judge.add("pan", UIPanGestureRecognizer(), to: pad)
        (two.numberOfTapsRequired, three.numberOfTapsRequired) = (2, 3)
        one.require(toFail: two)
        two.require(toFail: three)
        pan.require(toFail: swipe)
        for (index, times) in [[0.0], [0, 0.2], [0, 0.2, 0.4], [0, 0.6]].enumerated() {
            for time in times { script.tap(100, 100, at: Double(index) * 2 + time) }
        }
        script.drag([(60, 100), (200, 100)], at: 8, over: 0.2)
        script.drag([(60, 100), (100, 250)], at: 9, over: 0.4)
        script.drag([(60, 100), (75, 100), (80, 110)], at: 10.5, over: 0.3, last: .cancelled)
        script.at(11) {
            judge.requirements = ["pan": "two taps", "one tap by swipe": ""]
            swipe.isEnabled = false
            three.isEnabled = false
        }
        script.tap(100, 100, at: 11.2)
        script.drag([(60, 100), (100, 250)], at: 12, over: 0.4)
        return stage(pad)
    }

    private static let crowded = Scene("gesture-fingers", frameRate: 15) { script in
        let (pad, judge) = (Pad(CGRect(x: 0, y: 0, width: 320, height: 400), script), Judge(script))
        pad.isMultipleTouchEnabled = true
        judge.together = ["pan", "pinch", "turn", "press"]
        let pan = judge.add("pan", UIPanGestureRecognizer(), to: pad)
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 3)
        _ = judge.add("pinch", UIPinchGestureRecognizer(), to: pad)
        _ = judge.add("turn", UIRotationGestureRecognizer(), to: pad)
        judge.add("press", UILongPressGestureRecognizer(), to: pad).numberOfTouchesRequired = 2
        for (index, way) in [[(60, 60), (120, 80)], [(260, 300), (200, 250)], [(60, 300), (100, 200)]]
            .enumerated()
        {
            script.drag(
                way.map { (CGFloat($0.0), CGFloat($0.1)) }, at: Double(index) * 0.2, over: 0.6, resting: 0.2,
                finger: index)
        }
        for finger in 0..<2 {
            script.drag(
                [(CGFloat(100 + finger * 60), 200), (CGFloat(101 + finger * 60), 200)], at: 2, over: 0.9,
                last: finger == 0 ? .ended : .cancelled)
        }
        script.drag([(100, 100), (100, 101)], at: 3.5, over: 0.2, last: nil)
        script.at(3.8) { pad.isUserInteractionEnabled = false }
        script.at(4, .touch(.ended, location: CGPoint(x: 100, y: 101), finger: 0))
        return stage(pad)
    }

    /// Recognizes three moves of one finger to the right.
    private final class Steps: UIGestureRecognizer {
        private var count = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            count += 1
            if count == 3 { state = .began }
            if count > 3 { state = .changed }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            state = count >= 3 ? .ended : .failed
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
        override func reset() {
            super.reset()
            count = 0
        }
    }

    private static let subclassed = Scene("gesture-subclasses", frameRate: 15) { script in
        let (pad, judge) = (Pad(CGRect(x: 20, y: 20, width: 280, height: 300), script), Judge(script))
        let steps = judge.add("steps", Steps(), to: pad)
        let tap = judge.add("tap", UITapGestureRecognizer(), to: pad)
        tap.require(toFail: steps)
        script.tap(100, 100, at: 0)
        script.drag([(60, 100), (200, 100)], at: 0.5, over: 0.5)
        script.drag([(60, 100), (200, 100)], at: 1.5, over: 0.5, last: .cancelled)
        script.drag([(60, 100), (200, 100)], at: 2.5, over: 0.5)
        script.at(2.8) { steps.isEnabled = false }
        script.at(3.2) {
            steps.isEnabled = true
            pad.removeGestureRecognizer(tap)
            script.note("\(pad.gestureRecognizers?.count ?? 0) \(tap.view == nil) \(steps.view === pad)")
        }
        script.drag([(60, 100), (200, 100)], at: 3.4, over: 0.5)
        script.at(3.7) { pad.isHidden = true }
        return stage(pad)
    }
}
