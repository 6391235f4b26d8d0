import Testing
import UIKit
import UITesting

/// Buttons, sliders and controls of one's own, as their callers see them.
@Suite(.serialized) struct ControlApiTests {
    // MARK: - Controls

    /// Notes how it tracks, and lets go when it is told to.
    private final class Knob: UIControl {
        var log: [String] = []
        var begins = true
        var goesOn = true

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin")
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("continue \(isTouchInside)")
            return goesOn
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
        override func cancelTracking(with event: UIEvent?) {
            super.cancelTracking(with: event)
            log.append("cancel")
        }
    }

    private func knob(on stage: Stage) -> Knob {
        let knob = Knob(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.window.addSubview(knob)
        return knob
    }

    @Test func `a control is asked to begin, to go on, and told of the end`() {
        let stage = Stage()
        let knob = knob(on: stage)

        stage.touch(.began, at: CGPoint(x: 110, y: 110))
        stage.touch(.moved, at: CGPoint(x: 120, y: 110))
        #expect(knob.isTracking && knob.isTouchInside)
        stage.touch(.moved, at: CGPoint(x: 300, y: 110))
        #expect(knob.isTracking && !knob.isTouchInside)
        stage.touch(.ended, at: CGPoint(x: 300, y: 110))

        #expect(knob.log == ["begin", "continue true", "continue false", "end"])
        #expect(!knob.isTracking && !knob.isTouchInside)
    }

    @Test func `a control that does not begin, or not go on, hears no more`() {
        let stage = Stage()
        let knob = knob(on: stage)
        knob.begins = false
        stage.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 130, y: 110), over: 0.1)
        #expect(knob.log == ["begin"])

        knob.log = []
        (knob.begins, knob.goesOn) = (true, false)
        stage.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 130, y: 110), over: 0.1)
        #expect(knob.log == ["begin", "continue true", "end"])
    }

    @Test func `a touch that is taken away cancels tracking`() {
        let stage = Stage()
        let knob = knob(on: stage)

        stage.touch(.began, at: CGPoint(x: 110, y: 110))
        stage.touch(.cancelled, at: CGPoint(x: 110, y: 110))

        #expect(knob.log == ["begin", "cancel"])
        #expect(!knob.isTracking && !knob.isHighlighted)
    }

    @Test func `actions are kept by identifier, sent by hand and removed`() {
        /// Counts what it is asked to send.
        final class Counter: UIControl {
            var sent = 0
            override func sendAction(_ action: UIAction) {
                sent += 1
                super.sendAction(action)
            }
        }
        let control = Counter()
        var log: [String] = []
        let first = UIAction(title: "", identifier: UIAction.Identifier("one")) { _ in log.append("first") }
        let second = UIAction(title: "", identifier: UIAction.Identifier("one")) { _ in log.append("second") }
        let other = UIAction { action in log.append(action.sender is Counter ? "other" : "?") }
        control.addAction(first, for: .allTouchEvents)
        control.addAction(second, for: .allTouchEvents)
        control.addAction(other, for: .allEvents)

        control.sendActions(for: .touchDown)
        #expect(log == ["second", "other"] && control.sent == 2)
        control.sendActions(for: .valueChanged)
        #expect(log == ["second", "other", "other"])
        control.removeAction(identifiedBy: UIAction.Identifier("one"), for: .allEvents)
        control.removeAction(other, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(log.count == 3)
        control.sendActions(for: .touchUpInside)
        #expect(log.last == "other" && log.count == 4)
    }

    // MARK: - Buttons

    @Test func `a button shows what was set for its state, or else for the normal one`() {
        let (plain, pressed) = (picture(10), picture(14))
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .highlighted)
        button.setImage(plain, for: .normal)
        button.setImage(pressed, for: .highlighted)

        #expect(button.buttonType == .custom && UIButton(type: .system).buttonType == .system)
        #expect(button.titleLabel?.text == "Normal" && button.imageView?.image === plain)
        #expect(button.titleLabel?.textColor == .red)
        button.isHighlighted = true
        #expect(button.currentTitle == "Pressed" && button.currentImage === pressed)
        #expect(button.currentTitleColor == .blue && button.imageView?.image === pressed)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.titleColor(for: .disabled) == .red && button.currentImage === plain)
    }

    @Test func `insets are room around the content`() {
        let stage = Stage()
        let button = UIButton(type: .custom)
        stage.window.addSubview(button)
        button.setTitle("A button of some width", for: .normal)
        let size = button.intrinsicContentSize
        let content = button.titleLabel?.intrinsicContentSize ?? .zero

        button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 7, bottom: 30, right: 11)

        #expect(button.intrinsicContentSize.width == size.width + 18)
        #expect(button.intrinsicContentSize.height == content.height + 50)
    }

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    // MARK: - Sliders

    @Test func `a slider's thumb meets the bounds at both ends, the track lies in the middle`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.maximumValue = 10
        let stage = Stage()
        stage.window.addSubview(slider)
        let track = slider.trackRect(forBounds: slider.bounds)
        func thumb(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }

        #expect(track.midY == 17 && track.minX >= 0 && track.maxX <= 200 && track.midX == 100)
        #expect(thumb(0).minX == 0 && thumb(10).maxX == 200)
        #expect(thumb(5).midX == 100 && thumb(5).midY == 17)
    }

    @Test func `a slider's parts have the colours that they are given`() throws {
        let stage = Stage(size: CGSize(width: 240, height: 60))
        stage.window.backgroundColor = .white
        let slider = UISlider(frame: CGRect(x: 20, y: 13, width: 200, height: 34))
        slider.value = 0.5
        slider.minimumTrackTintColor = .red
        slider.maximumTrackTintColor = .blue
        slider.thumbTintColor = .green
        stage.window.addSubview(slider)

        let picture = try stage.snapshot()

        #expect(picture.pixel(x: 60, y: 30) == SIMD4(255, 0, 0, 255))
        #expect(picture.pixel(x: 180, y: 30) == SIMD4(0, 0, 255, 255))
        #expect(picture.pixel(x: 120, y: 30) == SIMD4(0, 255, 0, 255))
    }
}
