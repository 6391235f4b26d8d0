import Testing
import UIKit
import UITesting

/// Gestures of the views around controls, as Apple's "Attaching Gesture Recognizers to UIKit Controls" has them.
@MainActor
struct ControlGestureTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))
    private let root = UIViewController()
    private let tap = UITapGestureRecognizer()
    private let pan = UIPanGestureRecognizer()

    init() {
        stage.present(root)
        root.view.addGestureRecognizer(tap)
        root.view.addGestureRecognizer(pan)
    }

    /// Whether the recognizer begins or recognizes while `act` goes on.
    private func recognizes(_ recognizer: UIGestureRecognizer, _ act: () -> Void) -> Bool {
        final class Watch: NSObject {
            var count = 0
            func note() { count += 1 }
        }
        let watch = Watch()
        recognizer.addTarget(watch, action: Selector("note", Watch.note))
        act()
        stage.settle()
        recognizer.removeTarget(watch, action: nil)
        return watch.count > 0
    }

    private func add<View: UIView>(_ view: View) -> View {
        view.frame.origin = CGPoint(x: 100, y: 100)
        root.view.addSubview(view)
        return view
    }

    @Test func `single taps belong to most controls, and not to a plain one or a disabled one`() {
        let aSwitch = add(UISwitch())
        #expect(!recognizes(tap) { stage.tap(aSwitch) } && aSwitch.isOn)
        aSwitch.isEnabled = false
        #expect(recognizes(tap) { stage.tap(aSwitch) } && aSwitch.isOn)
        aSwitch.removeFromSuperview()

        let segments = UISegmentedControl(items: ["A", "B"])
        segments.frame.size = CGSize(width: 120, height: 32)
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        pages.numberOfPages = 3
        for control in [UIButton(type: .system), segments, UIStepper(), pages] as [UIControl] {
            if control.bounds.isEmpty { control.frame.size = CGSize(width: 80, height: 40) }
            let added = add(control)
            #expect(!recognizes(tap) { stage.tap(added) }, "\(type(of: control))")
            added.removeFromSuperview()
        }

        let plain = add(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        #expect(recognizes(tap) { stage.tap(plain) })
    }

    @Test func `a tap with two fingers or two taps is the view's`() {
        let aSwitch = add(UISwitch())
        tap.numberOfTapsRequired = 2

        let isRecognized = recognizes(tap) {
            stage.tap(aSwitch)
            stage.tap(aSwitch)
        }

        #expect(isRecognized)
    }

    @Test func `horizontal drags of a slider's knob are the slider's, others the view's`() {
        let slider = add(UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 34)))
        let knob = CGPoint(x: 116, y: 117)

        #expect(
            !recognizes(pan) { stage.drag(from: knob, to: CGPoint(x: 220, y: 120), over: 0.3) }
                && slider.value > 0.7)
        slider.value = 0
        #expect(recognizes(pan) { stage.drag(from: knob, to: CGPoint(x: 120, y: 220), over: 0.3) })
        slider.value = 0
        #expect(
            recognizes(pan) { stage.drag(from: CGPoint(x: 200, y: 117), to: knob, over: 0.3) },
            "beside the knob")
    }

    @Test func `horizontal drags of a switch are the switch's, and swipes along it`() {
        let aSwitch = add(UISwitch())
        let (start, end) = (CGPoint(x: 110, y: 115), CGPoint(x: 200, y: 117))
        let (right, down) = (UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
        down.direction = .down
        for swipe in [right, down] { root.view.addGestureRecognizer(swipe) }

        #expect(!recognizes(pan) { stage.drag(from: start, to: end, over: 0.3) } && aSwitch.isOn)
        #expect(!recognizes(right) { stage.drag(from: start, to: end, over: 0.1) })
        pan.isEnabled = false
        #expect(recognizes(down) { stage.drag(from: start, to: CGPoint(x: 112, y: 260), over: 0.1) })
    }
}
