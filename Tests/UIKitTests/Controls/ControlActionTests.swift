import Testing
import UITesting

@testable import UIKit

@MainActor
struct ControlActionTests {
    private final class Receiver {
        var calls: [String] = []

        func plain() { calls.append("plain") }
        func withSender(_ button: UIButton) { calls.append("sender") }
        func withEvent(_ button: UIButton, event: UIEvent) {
            calls.append("event \(event.allTouches?.first?.phase == .ended)")
        }
        func withSlider(_ slider: UISlider) { calls.append("slider") }
    }

    @Test func `targets hear of their events in the order of registration`() {
        let receiver = Receiver()
        let button = UIButton(type: .system)
        button.addTarget(receiver, action: Receiver.withSender, for: .touchUpInside)
        button.addTarget(receiver, action: Receiver.plain, for: [.touchUpInside, .touchDown])

        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        button.sendActions(for: .valueChanged)

        #expect(receiver.calls == ["sender", "plain", "plain"])
    }

    @Test func `a method that takes the event gets that of the finger`() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let receiver = Receiver()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let action = Selector("withEvent:event:", Receiver.withEvent(_:event:))
        button.addTarget(receiver, action: action, for: .touchUpInside)
        stage.window.addSubview(button)
        stage.advance(by: 0)

        stage.tap(CGPoint(x: 50, y: 50))

        #expect(receiver.calls == ["event true"] && stage.diagnostics.isEmpty)
    }

    @Test func `a method that takes another control is not called, which is told once`() {
        let stage = Stage()
        let receiver = Receiver()
        let button = UIButton(type: .system)
        button.addTarget(receiver, action: Receiver.withSlider, for: .touchUpInside)

        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchUpInside)

        #expect(receiver.calls.isEmpty)
        #expect(
            stage.diagnostics.map(\.message) == [
                "UIButton did not call its action on Receiver, which takes a UISlider: give it a method that takes a "
                    + "UIButton, or nothing."
            ])
    }

    @Test func `targets are held weakly`() {
        let button = UIButton(type: .system)
        do {
            let receiver = Receiver()
            button.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)
            #expect(button.allTargets.count == 1)
        }

        button.sendActions(for: .touchUpInside)

        #expect(button.allTargets.isEmpty)
    }

    @Test func `a removed target keeps what it was not removed from`() {
        let receiver = Receiver()
        let button = UIButton(type: .system)
        button.addTarget(receiver, action: Receiver.plain, for: [.touchUpInside, .touchDown])

        button.removeTarget(receiver, action: Receiver.plain, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)

        #expect(receiver.calls == ["plain"])
        #expect(button.allControlEvents == .touchDown)
    }

    @Test func `an action of the same name replaces the one before`() {
        var calls: [String] = []
        let button = UIButton(type: .system)
        let name = UIAction.Identifier("name")
        button.addAction(UIAction(identifier: name) { _ in calls.append("first") }, for: .touchUpInside)
        button.addAction(UIAction(identifier: name) { _ in calls.append("second") }, for: .touchUpInside)

        button.sendActions(for: .touchUpInside)

        #expect(calls == ["second"])
    }

    @Test func `an action knows its sender while it runs`() {
        var sender: Any?
        let button = UIButton(type: .system)
        let action = UIAction { sender = $0.sender }
        button.addAction(action, for: .touchUpInside)

        button.sendActions(for: .touchUpInside)

        #expect(sender as? UIButton === button)
        #expect(action.sender == nil)
    }

    @Test func `a control that is disabled under the finger lets go of it`() {
        let stage = Stage()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        stage.window.addSubview(button)
        stage.touch(.began, at: CGPoint(x: 50, y: 25))
        stage.advance(by: 0.1)
        #expect(button.isTracking && button.isHighlighted)

        stage.run { button.isEnabled = false }
        #expect(!button.isTracking && !button.isHighlighted)
        stage.touch(.ended, at: CGPoint(x: 50, y: 25))
        stage.settle()

        #expect(!events.contains("up"))
    }

    @Test func `a selected segment stays selected where others come and go before it`() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 1

        control.insertSegment(withTitle: "New", at: 1, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.insertSegment(withTitle: "Last", at: 4, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.insertSegment(withTitle: "First", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 3 && control.titleForSegment(at: 3) == "B")
        control.removeSegment(at: 0, animated: false)

        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "B")
    }

    @Test func `the state is made of three properties`() {
        let button = UIButton(type: .system)
        #expect(button.state == .normal)

        button.isEnabled = false
        button.isSelected = true
        button.isHighlighted = true

        #expect(button.state == [.disabled, .selected, .highlighted])
    }

    @Test func `a slider keeps its value between its limits`() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)

        slider.maximumValue = 420
        slider.minimumValue = 220
        #expect(slider.value == 220)

        slider.value = .nan
        #expect(slider.value == 220)

        slider.maximumValue = 100
        #expect(slider.minimumValue == 100)
        #expect(slider.value == 100)
    }
}
