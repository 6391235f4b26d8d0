import Testing
import UITesting

@testable import UIKit

@MainActor
struct ControlTouchTests {
    @Test func `a tap is reported and triggers the primary action`() {
        let scene = ControlTouchScene()
        let button = scene.addButton()
        let log = ControlTouchScene.Log(button)

        scene.stage.tap(button)

        #expect(log.events == ["down", "up inside", "primary"])
        #expect(!button.isTracking)
    }

    @Test func `a finger may stray 70 points before it is outside`() {
        let scene = ControlTouchScene()
        let button = scene.addButton()
        let log = ControlTouchScene.Log(button)

        scene.stage.touch(.began, at: CGPoint(x: 150, y: 315))
        scene.stage.touch(.moved, at: CGPoint(x: 265, y: 315))
        #expect(button.isHighlighted)
        scene.stage.touch(.moved, at: CGPoint(x: 275, y: 315))
        #expect(!button.isHighlighted)
        scene.stage.touch(.moved, at: CGPoint(x: 150, y: 315))
        #expect(button.isHighlighted)
        scene.stage.touch(.moved, at: CGPoint(x: 350, y: 315))
        scene.stage.touch(.ended, at: CGPoint(x: 350, y: 315))

        #expect(
            log.events == [
                "down", "inside", "outside", "exit", "inside", "enter", "outside", "exit", "up outside",
            ])
    }

    @Test func `a disabled button does not hear of touches`() {
        let scene = ControlTouchScene()
        let button = scene.addButton()
        let log = ControlTouchScene.Log(button)
        button.isEnabled = false

        scene.stage.tap(button)

        #expect(log.events.isEmpty)
        #expect(button.currentTitleColor != button.tintColor)
    }

    @Test func `a touch that is taken away is cancelled`() {
        let scene = ControlTouchScene()
        let button = scene.addButton()
        let log = ControlTouchScene.Log(button)

        scene.stage.touch(.began, at: CGPoint(x: 150, y: 315))
        scene.stage.touch(.cancelled, at: CGPoint(x: 150, y: 315))

        #expect(log.events == ["down", "cancel"])
        #expect(!button.isHighlighted)
    }

    @Test(arguments: [TouchScript.Phase.ended, .cancelled])
    func `a control follows the finger that came down first, whatever another one does`(
        end: TouchScript.Phase
    ) {
        let scene = ControlTouchScene()
        let button = scene.addButton()
        button.isMultipleTouchEnabled = true
        let log = ControlTouchScene.Log(button)

        scene.stage.touch(.began, at: CGPoint(x: 150, y: 315))
        scene.stage.touch(.began, at: CGPoint(x: 160, y: 315), finger: 1)
        scene.stage.touch(.moved, at: CGPoint(x: 160, y: 500), finger: 1)
        scene.stage.touch(end, at: CGPoint(x: 160, y: 500), finger: 1)
        #expect(button.isTracking && button.isHighlighted && log.events == ["down"])
        scene.stage.touch(.ended, at: CGPoint(x: 150, y: 315))

        #expect(log.events == ["down", "up inside", "primary"] && !button.isTracking)
    }

    @Test func `of fingers that come down at one moment a control follows the first`() {
        final class Pad: UIControl {
            var begins: [CGFloat] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                begins.append(touch.location(in: self).x)
                return true
            }
        }
        let field = Playfield()
        let pad = field.add(Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        pad.isMultipleTouchEnabled = true

        field.run((0..<20).map { field.event(.began, CGFloat(10 + $0), 50, finger: $0) })

        #expect(pad.begins == [10])
    }

    @Test func `a system button dims at once and comes back slowly`() throws {
        let scene = ControlTouchScene()
        let button = scene.addButton()
        let label = try #require(button.titleLabel)

        scene.stage.touch(.began, at: CGPoint(x: 150, y: 315))
        #expect(abs(label.alpha - 0.2) < 0.001)
        scene.stage.touch(.ended, at: CGPoint(x: 150, y: 315))
        scene.stage.advance(by: 0.2)
        let halfway = CGFloat(label.layer.presentation()?.opacity ?? 0)
        #expect(halfway > 0.25 && halfway < 0.95)
        scene.stage.settle()

        #expect(label.alpha == 1)
    }

    @Test func `a tap on a button is not a tap on what lies around it`() {
        let scene = ControlTouchScene()
        let button = scene.addButton()
        let log = ControlTouchScene.Log(button)
        let around = Around()
        scene.stage.window.addGestureRecognizer(UITapGestureRecognizer(target: around, action: Around.tapped))

        scene.stage.tap(button)
        #expect(around.taps == 0)
        #expect(log.events.contains("up inside"))

        scene.stage.tap(CGPoint(x: 20, y: 20))
        #expect(around.taps == 1)
    }

    @Test func `a button is as large as its title, and at least 30 points`() throws {
        let button = UIButton(type: .system)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))

        button.setTitle("Present With Custom Transition", for: .normal)
        let label = try #require(button.titleLabel)
        let title = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        button.sizeToFit()

        #expect(button.bounds.width == title.width.rounded(.up))
        #expect(button.bounds.height == max(30, title.height.rounded(.up) + 12))
    }

    @Test func `a slider follows a finger that takes its thumb`() {
        let scene = ControlTouchScene()
        let slider = UISlider()
        slider.frame = CGRect(x: 20, y: 300, width: 228, height: 34)
        scene.stage.window.addSubview(slider)
        scene.stage.advance(by: 0)
        let log = ControlTouchScene.Log(slider)

        // The thumb's middle travels 200 points, from 14 to 214.
        scene.stage.drag(from: CGPoint(x: 38, y: 317), to: CGPoint(x: 138, y: 317), over: 0.2)

        #expect(slider.value == 0.5)
        #expect(log.events.filter { $0 == "value" }.count > 5)

        scene.stage.drag(from: CGPoint(x: 30, y: 317), to: CGPoint(x: 230, y: 317), over: 0.2)
        #expect(slider.value == 0.5, "the track does not take touches")

        scene.stage.drag(from: CGPoint(x: 134, y: 317), to: CGPoint(x: 380, y: 317), over: 0.2)
        #expect(slider.value == 1)
    }

    @Test func `a slider that reports each move reports nothing more when the finger is lifted`() {
        let scene = ControlTouchScene()
        let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 228, height: 34))
        scene.stage.window.addSubview(slider)
        scene.stage.advance(by: 0)
        let log = ControlTouchScene.Log(slider)
        scene.stage.touch(.began, at: CGPoint(x: 34, y: 317))
        scene.stage.move(to: CGPoint(x: 134, y: 317), over: 0.2)
        let reports = log.events.filter { $0 == "value" }.count

        scene.stage.touch(.ended, at: CGPoint(x: 134, y: 317))

        #expect(reports > 5 && log.events.filter { $0 == "value" }.count == reports)
    }

    @Test func `a slider that is not continuous reports once, at the end`() {
        let scene = ControlTouchScene()
        let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 228, height: 34))
        slider.isContinuous = false
        scene.stage.window.addSubview(slider)
        scene.stage.advance(by: 0)
        let log = ControlTouchScene.Log(slider)

        scene.stage.drag(from: CGPoint(x: 34, y: 317), to: CGPoint(x: 134, y: 317), over: 0.2)

        #expect(log.events.filter { $0 == "value" } == ["value"])
    }

    @Test func `a slider without any room keeps its value`() {
        let scene = ControlTouchScene()
        let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 0, height: 0))
        slider.value = 0.5
        scene.stage.window.addSubview(slider)
        scene.stage.advance(by: 0)

        scene.stage.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 200, y: 300), over: 0.1)

        #expect(slider.value == 0.5)
    }

    @Test func `a value that is set animated glides there`() throws {
        let scene = ControlTouchScene()
        let slider = UISlider(frame: CGRect(x: 0, y: 300, width: 228, height: 34))
        scene.stage.window.addSubview(slider)
        scene.stage.advance(by: 0)
        let thumb = try #require(slider.subviews.last)

        slider.setValue(1, animated: true)
        #expect(slider.value == 1)
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.1)
        let x = try #require(thumb.layer.presentation()?.frame.minX)
        #expect(x > 10 && x < 190)
        scene.stage.settle()

        #expect(thumb.frame.minX == 200)
    }
}

private final class Around {
    var taps = 0
    func tapped() { taps += 1 }
}

/// What every test begins with.
@MainActor
private struct ControlTouchScene {
    let stage = Stage()

    /// Writes down every event of a control.
    final class Log {
        var events: [String] = []

        init(_ control: UIControl) {
            let names: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
                (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
                (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
                (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
            ]
            for (event, name) in names {
                control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
            }
        }

        /// The events, equal ones that follow each other once.
        var summary: [String] {
            events.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
    }

    func addButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Tap", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 30)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        return button
    }
}
