import Testing
import UIKit
import UITesting

private final class Log {
    var calls: [String] = []

    func count(_ call: String) -> Int { calls.filter { $0 == call }.count }

    func note(_ events: [(UIControl.Event, String)], of control: UIControl) {
        for (event, name) in events {
            control.addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event)
        }
    }
}

/// Touches, states and values of controls.
struct DocumentedControlTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))
    private let log = Log()

    private let touchEvents: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    private func makeButton() -> UIButton {
        let button = UIButton(frame: CGRect(x: 160, y: 20, width: 80, height: 40))
        stage.window.addSubview(button)
        stage.advance(by: 0)
        log.note(touchEvents, of: button)
        return button
    }

    // Well known: a button follows a finger some 70 points beyond its bounds.
    @Test func `a finger a little outside still counts as inside, and one far outside does not`() {
        let button = makeButton()
        stage.touch(.began, at: CGPoint(x: 200, y: 40))
        #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
        stage.move(to: CGPoint(x: 200, y: 100), over: 0.2)
        #expect(button.isHighlighted && button.isTouchInside)
        stage.touch(.ended, at: CGPoint(x: 200, y: 100))
        #expect(log.calls.first == "down" && log.calls.last == "upInside")
        #expect(log.count("exit") == 0 && !button.isHighlighted && !button.isTracking)
        log.calls = []

        stage.touch(.began, at: CGPoint(x: 200, y: 40))
        stage.move(to: CGPoint(x: 200, y: 300), over: 0.2)
        #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
        stage.touch(.ended, at: CGPoint(x: 200, y: 300))
        #expect(log.count("exit") == 1 && log.count("dragOutside") > 0 && log.count("upInside") == 0)
        #expect(log.calls.last == "upOutside")
    }

    // UIControl.Event.touchDragEnter: "a finger is dragged into the bounds of the control".
    @Test func `a finger that comes back enters, and lifts inside`() {
        let button = makeButton()
        stage.touch(.began, at: CGPoint(x: 200, y: 40))
        stage.move(to: CGPoint(x: 200, y: 300), over: 0.2)
        stage.move(to: CGPoint(x: 200, y: 40), over: 0.2)
        #expect(button.isHighlighted)
        stage.touch(.ended, at: CGPoint(x: 200, y: 40))
        let exit = log.calls.firstIndex(of: "exit") ?? 0
        let enter = log.calls.firstIndex(of: "enter") ?? 0
        #expect(exit > 0 && enter > exit && log.count("enter") == 1)
        #expect(log.calls.last == "upInside" && log.count("upOutside") == 0)
    }

    // UIControl.Event.touchCancel: "a system event canceling the current touches".
    @Test func `a touch that is cancelled ends tracking without an up`() {
        let button = makeButton()
        stage.touch(.began, at: CGPoint(x: 200, y: 40))
        stage.touch(.cancelled, at: CGPoint(x: 200, y: 40))
        #expect(log.calls == ["down", "cancel"])
        #expect(!button.isHighlighted && !button.isTracking && !button.isTouchInside)
    }

    // UIControl.Event.touchDownRepeat: "a repeated touch-down; the tapCount of the touch is greater than one".
    @Test func `a double tap repeats the touch down, and a disabled control hears nothing`() {
        let button = makeButton()
        stage.tap(CGPoint(x: 200, y: 40))
        stage.advance(by: 0.05)
        stage.tap(CGPoint(x: 200, y: 40))
        #expect(log.count("down") == 2 && log.count("repeat") == 1 && log.count("upInside") == 2)
        log.calls = []

        button.isEnabled = false
        stage.advance(by: 1)
        stage.tap(CGPoint(x: 200, y: 40))
        #expect(log.calls.isEmpty && !button.isHighlighted)
        button.sendActions(for: .touchUpInside)
        #expect(log.calls == ["upInside"], "code may send actions all the same")
        #expect(button.state == .disabled)
        button.isSelected = true
        #expect(button.state == [.disabled, .selected])
    }

    // Well known: there is no fall-back from selected and highlighted to selected, but to normal.
    @Test func `a title of a state that has none is the normal one, also for two states at once`() {
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        #expect(button.currentTitle == "normal" && button.title(for: .highlighted) == "normal")
        button.isSelected = true
        #expect(button.currentTitle == "selected")
        button.isHighlighted = true
        #expect(button.currentTitle == "normal")
        button.setTitle("both", for: [.selected, .highlighted])
        #expect(button.currentTitle == "both")
        button.isHighlighted = false
        button.isSelected = false
        button.isEnabled = false
        #expect(button.currentTitle == "normal")
    }

    // UIControl.addAction: "adding an action with the identifier of one that is there replaces it"; UIAction.sender;
    // UIButton(primaryAction:) shows the action's title; sendActions(for:) takes masks.
    @Test func `actions replace those of their identifier, and know their sender`() {
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Go") { [log] in log.calls.append($0.title) })
        #expect(button.currentTitle == "Go")
        let identifier = UIAction.Identifier("one")
        button.addAction(
            UIAction(identifier: identifier) { [log] _ in log.calls.append("old") }, for: .touchUpInside)
        button.addAction(
            UIAction(identifier: identifier) { [log] action in
                log.calls.append("new \((action.sender as? UIButton) === button)")
            }, for: .touchUpInside)
        button.addAction(UIAction { [log] _ in log.calls.append("all") }, for: .allTouchEvents)
        button.sendActions(for: .touchUpInside)
        #expect(log.calls == ["new true", "all"])
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.calls.last == "Go")
        button.removeAction(identifiedBy: identifier, for: .touchUpInside)
        log.calls = []
        button.sendActions(for: [.touchUpInside, .touchDown])
        #expect(log.calls == ["all"])
    }

    // UIButton.configurationUpdateHandler: called when the state changes, coalesced before the next layout.
    @Test func `a configuration is brought up to date once for several changes of state, later`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.configurationUpdateHandler = { [log] button in
            log.calls.append("\(button.isEnabled) \(button.isSelected)")
            button.configuration?.subtitle = button.isSelected ? "on" : "off"
        }
        stage.window.addSubview(button)
        stage.advance(by: 0.1)
        #expect(log.calls.last == "true false" && button.configuration?.subtitle == "off")
        log.calls = []

        button.isSelected = true
        button.isEnabled = false
        button.isEnabled = true
        #expect(log.calls.isEmpty)
        stage.advance(by: 0.1)
        #expect(log.calls == ["true true"] && button.configuration?.subtitle == "on")
        #expect(button.titleLabel?.text == "Title")
    }

    // changesSelectionAsPrimaryAction: "the button toggles its selection when its primary action is triggered".
    @Test func `a toggle button selects and deselects itself by taps`() {
        let button = makeButton()
        button.changesSelectionAsPrimaryAction = true
        log.note([(.primaryActionTriggered, "primary")], of: button)
        stage.tap(CGPoint(x: 200, y: 40))
        #expect(button.isSelected && log.count("primary") == 1)
        stage.advance(by: 1)
        stage.tap(CGPoint(x: 200, y: 40))
        #expect(!button.isSelected && log.count("primary") == 2)
    }

    // UISlider.h: "this value will be pinned to min/max", "the current value may change if outside new min value".
    @Test func `a slider pins its value, and moves only by its thumb`() {
        let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
        stage.window.addSubview(slider)
        stage.advance(by: 0)
        log.note([(.valueChanged, "value")], of: slider)
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.minimumValue = 2
        #expect(slider.value == 2)
        slider.setValue(6, animated: false)
        slider.maximumValue = 5
        #expect(slider.value == 5 && log.calls.isEmpty, "code sends no events")

        slider.minimumValue = 0
        slider.value = 0
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 240, y: 120))
        #expect(slider.value == 0 && log.calls.isEmpty, "beside the thumb")
        slider.isContinuous = false
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        stage.touch(.began, at: start)
        stage.move(to: CGPoint(x: 390, y: 300), over: 0.3)
        #expect(slider.value == 5 && log.calls.isEmpty && slider.isTracking)
        stage.touch(.ended, at: CGPoint(x: 390, y: 300))
        #expect(log.calls == ["value"])
    }

    // UIStepper.h: value is "clamped to min/max"; wraps: "incrementing beyond the maximum wraps to the minimum".
    @Test func `a stepper stops at its ends or wraps, and repeats while it is held`() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        stage.window.addSubview(stepper)
        stage.advance(by: 0)
        log.note([(.valueChanged, "value")], of: stepper)
        let plus = CGPoint(x: 100 + stepper.bounds.width * 0.75, y: 100 + stepper.bounds.height / 2)
        let minus = CGPoint(x: 100 + stepper.bounds.width * 0.25, y: 100 + stepper.bounds.height / 2)
        stepper.maximumValue = 2.5
        stepper.value = 9
        #expect(stepper.value == 2.5 && stepper.minimumValue == 0 && stepper.stepValue == 1)
        stage.tap(plus)
        #expect(stepper.value == 2.5 && log.calls.isEmpty)
        stepper.wraps = true
        stage.tap(plus)
        #expect(stepper.value == 0 && log.calls == ["value"])
        stage.tap(minus)
        #expect(stepper.value == 2.5 && log.calls == ["value", "value"])

        stepper.wraps = false
        stepper.maximumValue = 1000
        stepper.value = 0
        stage.tap(plus, for: 2)
        #expect(stepper.value >= 3 && log.count("value") == 2 + Int(stepper.value))
        stepper.autorepeat = false
        stepper.value = 0
        stage.tap(plus, for: 2)
        #expect(stepper.value == 1)
    }

    // UISegmentedControl: value changed "only when the selected segment changes"; isMomentary keeps no selection.
    @Test func `segments tell of a new choice alone, and momentary ones keep none`() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        stage.window.addSubview(control)
        stage.advance(by: 0)
        control.addAction(
            UIAction { [log] in
                log.calls.append("\(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)")
            }, for: .valueChanged)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 0
        #expect(log.calls.isEmpty)
        stage.tap(CGPoint(x: 150, y: 116))
        stage.settle()
        stage.tap(CGPoint(x: 150, y: 116))
        stage.settle()
        #expect(log.calls == ["1"], "a second tap on it changes nothing")
        control.setEnabled(false, forSegmentAt: 2)
        stage.tap(CGPoint(x: 250, y: 116))
        #expect(log.calls == ["1"] && control.selectedSegmentIndex == 1)

        control.isMomentary = true
        stage.tap(CGPoint(x: 50, y: 116))
        stage.settle()
        #expect(log.calls == ["1", "0"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    // UISwitch: "the size components of this frame are ignored"; setOn(_:animated:) "does not result in an action
    // message being sent".
    @Test func `a switch keeps its size, and tells of taps alone`() {
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 1))
        stage.window.addSubview(control)
        log.note([(.valueChanged, "value")], of: control)
        #expect(control.frame.size == control.intrinsicContentSize)
        #expect(control.frame.origin == CGPoint(x: 10, y: 20))
        control.setOn(true, animated: true)
        stage.settle()
        #expect(control.isOn && log.calls.isEmpty)
        stage.tap(control)
        stage.settle()
        #expect(!control.isOn && log.calls == ["value"])
        control.isEnabled = false
        stage.tap(control)
        stage.settle()
        #expect(!control.isOn && log.calls == ["value"])
    }

    // UIPageControl.h: currentPage "is pinned to 0..numberOfPages-1"; UIProgressView.h: "values outside are pinned".
    @Test func `pages and progress are pinned, and taps turn one page`() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        stage.window.addSubview(control)
        log.note([(.valueChanged, "value")], of: control)
        control.numberOfPages = 3
        control.currentPage = 9
        #expect(control.currentPage == 2)
        control.currentPage = -4
        #expect(control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 2
        #expect(control.currentPage == 1 && log.calls.isEmpty)
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 10, y: 20))
        stage.settle()
        #expect(control.currentPage == 0 && log.calls == ["value"])

        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 3
        #expect(progress.progress == 1)
        progress.setProgress(-1, animated: true)
        #expect(progress.progress == 0)
    }

    // UIImageView: init(image:) takes the image's size; the intrinsic size is the image's; no image has none.
    @Test func `an image view begins with its image's size, and keeps its own later`() {
        let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
        let large = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
        let view = UIImageView(image: small)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
        view.image = large
        #expect(view.frame.size == CGSize(width: 10, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 40))
        view.sizeToFit()
        #expect(view.frame.size == CGSize(width: 30, height: 40))
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.frame.size == CGSize(width: 30, height: 40))
    }
}
