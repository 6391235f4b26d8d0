import Foundation
import Testing
import UIKit
import UITesting

/// Hit tests, the responder chain, several touches and windows, and the events of controls.
@MainActor
struct DocumentedTouchTests {
    /// Notes its touches, and passes them on.
    private class Toucher: UIView {
        var log = Recorder()
        var name = ""
        var passesOn = false
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches { log.note("\(name) began \(touch.tapCount)") }
            if passesOn { super.touchesBegan(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.note("\(name) ended")
            if passesOn { super.touchesEnded(touches, with: event) }
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.note("\(name) cancelled")
        }
    }

    private final class Wide: Toucher {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
    }

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func toucher(_ name: String, _ frame: CGRect, in parent: UIView, _ log: Recorder) -> Toucher {
        let view = Toucher(frame: frame)
        (view.name, view.log) = (name, log)
        parent.addSubview(view)
        return view
    }

    // UIView.hitTest(_:with:) documentation.
    @Test
    func `hit tests skip hidden, clear and disabled views, and what lies outside of a superview`() {
        let stage = Stage()
        let log = Recorder()
        let back = toucher("back", CGRect(x: 0, y: 0, width: 200, height: 200), in: stage.window, log)
        let front = toucher("front", CGRect(x: 0, y: 0, width: 100, height: 300), in: back, log)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { stage.window.hitTest(at(x, y), with: nil) }
        #expect(hit(50, 50) === front)
        #expect(hit(50, 250) === stage.window)
        front.alpha = 0.009
        #expect(hit(50, 50) === back)
        (front.alpha, front.isHidden) = (1, true)
        #expect(hit(50, 50) === back)
        (front.isHidden, front.isUserInteractionEnabled) = (false, false)
        #expect(hit(50, 50) === back)
        front.isUserInteractionEnabled = true
        back.isUserInteractionEnabled = false
        #expect(hit(50, 50) === stage.window)
        #expect(hit(200, 100) === stage.window)
    }

    // point(inside:with:) may be overridden to enlarge what takes touches; the superview has to contain the point.
    @Test func `a view that takes more than its bounds is hit there, within its superview`() {
        let stage = Stage()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 200))
        let wide = Wide(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        stage.window.addSubview(parent)
        parent.addSubview(wide)

        #expect(stage.window.hitTest(at(35, 75), with: nil) === wide)
        #expect(stage.window.hitTest(at(109, 75), with: nil) === wide)
        #expect(stage.window.hitTest(at(115, 75), with: nil) === stage.window)
        #expect(stage.window.hitTest(at(25, 75), with: nil) === parent)
    }

    // "Using responders and the responder chain to handle events".
    @Test func `the chain goes by views and controllers to the window`() {
        let stage = Stage()
        let (root, child) = (UIViewController(), UIViewController())
        stage.present(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let leaf = UIView()
        child.view.addSubview(leaf)

        #expect(leaf.next === child.view)
        #expect(child.view.next === child)
        #expect(child.next === root.view)
        #expect(root.view.next === root)
        #expect(root.next === stage.window)
    }

    // UIResponder.touchesBegan: the default passes touches up the chain; the touch's view stays the one that was hit.
    @Test func `touches that are passed on reach the superview, and second taps count`() {
        let stage = Stage()
        let log = Recorder()
        let outer = toucher("outer", CGRect(x: 0, y: 0, width: 300, height: 300), in: stage.window, log)
        let inner = toucher("inner", CGRect(x: 0, y: 0, width: 100, height: 100), in: outer, log)
        inner.passesOn = true
        stage.advance(by: 0)
        stage.tap(at(50, 50))
        stage.advance(by: 0.1)
        stage.tap(at(50, 50))

        #expect(
            log.lines == [
                "inner began 1", "outer began 1", "inner ended", "outer ended", "inner began 2",
                "outer began 2",
                "inner ended", "outer ended",
            ])
    }

    // UIView.isMultipleTouchEnabled and isExclusiveTouch documentation.
    @Test func `second fingers come to views by their settings`() {
        let stage = Stage()
        let log = Recorder()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let first = toucher("first", frame, in: stage.window, log)
        let second = toucher("second", frame.offsetBy(dx: 200, dy: 0), in: stage.window, log)
        stage.advance(by: 0)
        func press(_ locations: [CGPoint]) -> [String] {
            log.clear()
            for (finger, location) in locations.enumerated() {
                stage.touch(.began, at: location, finger: finger)
            }
            let began = log.lines
            for (finger, location) in locations.enumerated() {
                stage.touch(.ended, at: location, finger: finger)
            }
            stage.advance(by: 1)
            return began
        }
        let (one, two, other) = (at(20, 20), at(80, 80), at(250, 50))
        #expect(press([one, two]) == ["first began 1"])
        #expect(press([one, other]) == ["first began 1", "second began 1"])
        first.isMultipleTouchEnabled = true
        #expect(press([one, two]) == ["first began 1", "first began 1"])
        second.isExclusiveTouch = true
        #expect(press([other, one]) == ["second began 1"])
        #expect(press([one, other]) == ["first began 1"])
    }

    // UIWindow.windowLevel and isHidden.
    @Test func `a window above takes the touches inside of it while it is visible`() {
        let stage = Stage()
        let log = Recorder()
        _ = toucher("below", stage.window.bounds, in: stage.window, log)
        let overlay = stage.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100)) }
        overlay.windowLevel = .alert
        _ = toucher("above", overlay.bounds, in: overlay, log)
        overlay.isHidden = false
        stage.advance(by: 0)
        stage.tap(at(50, 50))
        stage.advance(by: 1)
        stage.tap(at(50, 300))
        stage.advance(by: 1)
        overlay.isHidden = true
        stage.tap(at(50, 50))

        #expect(
            log.lines.filter { $0.contains("began") } == [
                "above began 1", "below began 1", "below began 1",
            ])
    }

    // MARK: - Controls

    private func note(_ events: [(String, UIControl.Event)], of control: UIControl, _ log: Recorder) {
        for (name, event) in events {
            control.addAction(UIAction { _ in log.note(name) }, for: event)
        }
    }

    private let ends: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("exit", .touchDragExit), ("enter", .touchDragEnter),
        ("in", .touchUpInside),
        ("out", .touchUpOutside), ("cancel", .touchCancel),
    ]

    // UIControl.Event documentation; a finger far outside is out, and it may come back.
    @Test(arguments: [true, false])
    func `a finger that leaves a control and comes back presses it`(comesBack: Bool) {
        let stage = Stage()
        let log = Recorder()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        stage.window.addSubview(button)
        note(ends, of: button, log)
        stage.advance(by: 0)
        stage.touch(.began, at: at(150, 125))
        #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
        stage.move(to: at(150, 500), over: 0.2)
        #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
        if comesBack {
            stage.move(to: at(150, 125), over: 0.2)
            #expect(button.isHighlighted && button.isTouchInside)
        }
        stage.touch(.ended, at: at(150, comesBack ? 125 : 500))

        #expect(log.lines == (comesBack ? ["down", "exit", "enter", "in"] : ["down", "exit", "out"]))
        #expect(!button.isHighlighted && !button.isTracking)
    }

    // Well known: a control handles its touches itself and passes none to its superview. A touch that the system cancels
    // is a touchCancel.
    @Test func `a control keeps its touches, and hears of a cancelled one`() {
        let stage = Stage()
        let log = Recorder()
        let outer = toucher("outer", CGRect(x: 0, y: 0, width: 300, height: 300), in: stage.window, log)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(control)
        note(ends, of: control, log)
        stage.advance(by: 0)
        stage.tap(at(50, 50))
        stage.advance(by: 1)
        stage.touch(.began, at: at(50, 50))
        stage.touch(.cancelled, at: at(50, 50))

        #expect(log.lines == ["down", "in", "down", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    private final class Tapped {
        var count = 0
        func tap(_ recognizer: UIGestureRecognizer) { count += 1 }
    }

    // UIGestureRecognizer documentation, "Interacting with Other User Interface Controls": a tap on a button is the
    // button's, unless the recognizer is attached to the button itself.
    @Test
    func `a tap on a button is no tap of the view around, but one of a recognizer on the button`() {
        let stage = Stage()
        let log = Recorder()
        let (around, own) = (Tapped(), Tapped())
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        outer.addSubview(button)
        stage.window.addSubview(outer)
        note([("in", .touchUpInside), ("cancel", .touchCancel)], of: button, log)
        outer.addGestureRecognizer(UITapGestureRecognizer(target: around, action: Tapped.tap))
        stage.advance(by: 0)
        stage.tap(at(50, 25))
        stage.advance(by: 0.5)
        #expect(log.lines == ["in"] && around.count == 0)
        stage.tap(at(200, 200))
        #expect(around.count == 1)
        stage.advance(by: 0.5)

        button.addGestureRecognizer(UITapGestureRecognizer(target: own, action: Tapped.tap))
        stage.tap(at(50, 25))
        stage.advance(by: 0.5)
        #expect(own.count == 1 && around.count == 1)
        #expect(log.lines == ["in", "cancel"])
    }

    // UIControl.isEnabled: "a disabled control does not respond to touches"; it still is what the touch hits.
    @Test
    func `a disabled control swallows nothing it sends, and touchDownRepeat comes with a second tap`() {
        let stage = Stage()
        let log = Recorder()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        stage.window.addSubview(button)
        note([("in", .touchUpInside), ("repeat", .touchDownRepeat)], of: button, log)
        button.isEnabled = false
        stage.advance(by: 0)
        stage.tap(at(50, 25))
        #expect(log.lines.isEmpty && button.state == .disabled)
        stage.advance(by: 1)
        button.isEnabled = true
        stage.tap(at(50, 25))
        stage.advance(by: 0.1)
        stage.tap(at(50, 25))

        #expect(log.lines == ["in", "repeat", "in"])
    }
}
