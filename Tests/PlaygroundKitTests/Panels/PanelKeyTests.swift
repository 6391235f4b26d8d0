import CoreGraphics
import Foundation
import Samples
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

    private func isIn(_ panel: String, _ tool: ToolWindow, _ view: UIView) -> Bool {
        tool.frame(of: view).minX >= tool.frame(of: tool.controller.view).maxX
            - tool.model.arrangement.panelsWidth
            && tool.frame(of: view).maxY < 800 - tool.model.arrangement.lanesHeight
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
        tool.outer.press(.keyboardRightArrow)
        #expect(abs(tool.model.time - time) > 0.001)
    }

    @Test(arguments: Panel.all.map(\.title))
    func `in every panel tab goes to its tab, its buttons and its list, and space presses them`(title: String)
        throws
    {
        let tool = ToolWindow("interruptible")
        tool.runTransition()
        try tool.open(title)
        var seen: [ObjectIdentifier] = []
        var stops: [UIView] = []

        for _ in 0..<120 {
            tool.outer.press(.keyboardTab)
            guard let view = focused(tool) else { continue }
            if seen.contains(ObjectIdentifier(view)) { break }
            seen.append(ObjectIdentifier(view))
            if isIn(title, tool, view) { stops.append(view) }
        }

        // All tabs, and what the panel has beside them, except for one that has nothing to choose.
        #expect(stops.filter { $0 is IconButton }.count >= Panel.all.count, "\(stops.count) stops")
        #expect(tool.model.time == tool.model.duration || tool.model.time > 0)
        #expect(focused(tool) != nil)
        for stop in stops { #expect(stop.bounds.width > 4 && stop.window != nil) }
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
        #expect(abs(numbers[0] - initial[0] - 0.11) < 1e-9 && abs(numbers[1] - initial[1] - 0.01) < 1e-9)
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
