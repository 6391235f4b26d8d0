import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The panels by keyboard alone.
@Suite(.serialized) struct PanelKeyTests {
    private func focused(_ tool: ToolWindow) -> UIView? {
        tool.outer.run { tool.controller.view.window?.screen.focusedView }
    }

    /// Presses tab until a view is focused that a test looks for.
    private func tab(_ tool: ToolWindow, to isWanted: (UIView) -> Bool) -> Bool {
        for _ in 0..<80 {
            tool.outer.press(.keyboardTab)
            if let view = focused(tool), isWanted(view) { return true }
        }
        return false
    }

    /// Whether a view lies in the panels, and its middle can be seen.
    private func isInPanels(_ view: UIView, _ tool: ToolWindow) -> Bool {
        let (frame, window) = (tool.frame(of: view), tool.frame(of: tool.controller.view))
        let bottom = window.maxY - tool.model.arrangement.lanesHeight - 44
        return frame.minX >= window.maxX - tool.model.arrangement.panelsWidth && frame.midY < bottom
    }

    @Test func `tab reaches a list, arrows go through it, return acts, escape gives the keys back`() throws {
        let tool = ToolWindow("swipe")
        tool.runTransition()
        tool.seek(to: 0)
        try tool.open("Calls")

        #expect(tab(tool) { $0 is CallRow })
        let first = try #require(focused(tool) as? CallRow)
        tool.outer.press(.keyboardDownArrow)
        tool.outer.press(.keyboardDownArrow)
        tool.outer.press(.keyboardDownArrow)
        let fourth = try #require(focused(tool) as? CallRow)
        #expect(fourth !== first && tool.model.time == 0)
        for _ in 0..<12 { tool.outer.press(.keyboardDownArrow) }
        tool.outer.press(.keyboardReturnOrEnter)
        tool.outer.advance(by: 1 / 60)
        #expect(tool.model.time > 0)

        let time = tool.model.time
        tool.outer.press(.keyboardEscape)
        #expect(focused(tool) == nil)
        tool.outer.press(.keyboardLeftArrow)
        #expect(abs(tool.model.time - time) > 0.001)
    }

    @Test func `in every panel tab goes round all that can be pressed, and comes back`() throws {
        let tool = ToolWindow("interruptible")
        tool.runTransition()
        for panel in Panel.all {
            try tool.open(panel.title)
            tool.outer.press(.keyboardEscape)
            let pressed = buttons(in: tool.controller.view).filter { isInPanels($0, tool) }
            var stops: [UIView] = []
            for _ in 0..<150 {
                tool.outer.press(.keyboardTab)
                guard let view = focused(tool), !stops.contains(where: { $0 === view }) else { break }
                stops.append(view)
            }

            #expect(pressed.count >= Panel.all.count)
            for button in pressed {
                #expect(stops.contains { $0 === button }, "\(panel.title): \(button.title ?? "")")
            }
            #expect(stops.count < 150)
        }
    }

    /// The buttons that are enabled and can be seen.
    private func buttons(in view: UIView) -> [IconButton] {
        guard !view.isHidden, view.bounds.width > 0 else { return [] }
        if let button = view as? IconButton { return button.isEnabled ? [button] : [] }
        return view.subviews.flatMap { buttons(in: $0) }
    }

    @Test func `a curve's points are moved by the arrow keys, and a slider's thumb, too`() throws {
        let tool = ToolWindow("swipe")
        try tool.open("Values")

        #expect(tab(tool) { $0 is UISlider })
        tool.outer.press(.keyboardRightArrow)
        #expect(tool.model.take.values.count == 1)
        #expect(tab(tool) { $0 is CurveHandle })
        tool.outer.press(.keyboardRightArrow)
        tool.outer.press(.keyboardUpArrow)
        tool.outer.press(.keyboardRightArrow, modifiers: .shift)

        guard case .curve(let numbers) = tool.model.take.values["curve"] else {
            Issue.record("the curve has not changed: \(tool.model.take.values)")
            return
        }
        let control = try #require(tool.model.sample.controls.first { $0.key == "curve" })
        guard case .curve(let initial) = control.initial else { return }
        let changes = zip(numbers, initial).map { ($0 - $1) }
        let moved = [(changes[0], changes[1]), (changes[2], changes[3])].filter { $0 != (0, 0) }
        #expect(moved.count == 1)
        #expect(abs((moved.first?.0 ?? 0) - 0.11) < 1e-9 && abs((moved.first?.1 ?? 0) - 0.01) < 1e-9)
    }

    @Test(arguments: [
        (value: Float(0.537), limits: Float(0.1)...3, fine: Float(0.54), coarse: Float(0.6)),
        (value: 200, limits: 0...500, fine: 205, coarse: 250),
    ])
    func `the arrows take a slider to round numbers, and with shift further`(
        value: Float, limits: ClosedRange<Float>, fine: Float, coarse: Float
    ) {
        let stage = Stage()
        let slider = ToolSlider(frame: CGRect(x: 40, y: 100, width: 300, height: 34))
        (slider.minimumValue, slider.maximumValue, slider.value) = (
            limits.lowerBound, limits.upperBound, value
        )
        stage.window.addSubview(slider)
        stage.press(.keyboardTab)

        stage.press(.keyboardRightArrow)
        #expect(abs(slider.value - fine) < 1e-4)
        stage.press(.keyboardRightArrow, modifiers: .shift)
        #expect(abs(slider.value - coarse) < 1e-4)
        for _ in 0..<200 { stage.press(.keyboardLeftArrow) }
        #expect(slider.value == limits.lowerBound)
    }

    @Test func `the keyboard enters a list at what is chosen in it`() throws {
        let tool = ToolWindow("zoom")
        let row = try #require(tool.labels.first { $0.text == "Zoom" && $0.frame.minX > 0 })
        #expect(tab(tool) { $0 is SampleRow })

        #expect(focused(tool).map { row.isDescendant(of: $0) } == true)
        tool.runTransition()
        tool.seek(to: tool.model.duration)
        try tool.open("Calls")
        #expect(tab(tool) { $0 is CallRow })
        #expect((focused(tool) as? CallRow)?.isChosen == true)
    }

    @Test func `the arrows go through source that one only reads`() throws {
        let tool = ToolWindow("swipe")
        try tool.open("Source")
        #expect(tab(tool) { $0 is LineRow })
        let list = try #require(tool.first(ListView<SourceLine, LineRow>.self))

        for _ in 0..<60 { tool.outer.press(.keyboardDownArrow) }

        #expect(list.contentOffset.y > 0)
        let take = tool.model.take
        tool.outer.press(.keyboardReturnOrEnter)
        #expect(tool.model.take == take)
    }

    @Test func `a lane is unfolded by the return key, and folded again`() throws {
        let tool = ToolWindow("swipe")
        tool.runTransition()
        tool.outer.run { tool.model.perform(.dismiss) }
        tool.rest()
        let sheet = try #require(tool.first(LaneSheet.self))
        let folded = sheet.list.places.count
        #expect(tab(tool) { $0 is LaneStop })

        tool.outer.press(.keyboardReturnOrEnter)
        #expect(sheet.list.places.count > folded)
        #expect(focused(tool) is LaneStop)
        tool.outer.press(.keyboardReturnOrEnter)
        #expect(sheet.list.places.count == folded)
    }

    @Test func `the camera in front of the layers is turned and brought nearer by keys`() throws {
        let tool = ToolWindow("swipe")
        let first = tool.model.camera
        tool.outer.press(.keyboardX)

        tool.outer.press(.keyboardRightArrow, modifiers: .alternate)
        tool.outer.press(.keyboardDownArrow, modifiers: .alternate)
        tool.outer.press(.keyboardEqualSign)

        #expect(abs(tool.model.camera.turn - first.turn - 0.1) < 1e-9)
        #expect(abs(tool.model.camera.tilt - first.tilt - 0.1) < 1e-9)
        #expect(tool.model.camera.zoom > first.zoom * 1.1)
        for _ in 0..<50 { tool.outer.press(.keyboardUpArrow, modifiers: .alternate) }
        #expect(tool.model.camera.tilt > -.pi / 2, "the layers never show their edges")
        #expect(tool.model.take.events.isEmpty, "the device is not tilted")
    }

    @Test func `the arrows move the line between two areas, and those across it move the focus on`() throws {
        let tool = ToolWindow("swipe")
        let first = tool.model.arrangement
        #expect(tab(tool) { $0 is Splitter && $0.bounds.height > $0.bounds.width })

        tool.outer.press(.keyboardRightArrow)
        tool.outer.press(.keyboardRightArrow, modifiers: .shift)
        #expect(tool.model.arrangement.sidebarWidth == first.sidebarWidth + 44)
        tool.outer.press(.keyboardDownArrow)
        #expect(!(focused(tool) is Splitter && focused(tool)?.bounds.height ?? 0 > 400))
        #expect(tool.model.arrangement.lanesHeight == first.lanesHeight)
    }

    @Test func `space presses the button with the ring, and plays without one`() throws {
        let tool = ToolWindow("swipe")
        tool.runTransition()
        try tool.open("Layers")
        #expect(tab(tool) { ($0 as? IconButton)?.title == "Changed" })

        tool.outer.press(.keyboardSpacebar)
        #expect(!tool.model.isPlaying)
        #expect(tool.labels.contains { $0.text?.contains("added") == true })

        tool.outer.press(.keyboardEscape)
        tool.outer.press(.keyboardSpacebar)
        #expect(tool.model.isPlaying)
    }
}
