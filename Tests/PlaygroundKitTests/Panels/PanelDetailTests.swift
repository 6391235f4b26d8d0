import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// What the panels list, and what their buttons and rows do.
@Suite(.serialized) struct PanelDetailTests {
    private func button(_ title: String, in tool: ToolWindow) throws -> IconButton {
        try #require(
            tool.controller.view.shown(IconButton.self).first { $0.title == title }, "no button says \(title)"
        )
    }

    // MARK: - Calls

    @Test func `calls of animations are listed once their button is pressed, those of others until it is`()
        throws
    {
        let tool = ToolWindow("swipe")
        tool.runTransition()
        try tool.open("Calls")
        let list = try #require(tool.first(ListView<CallItem, CallRow>.self))
        let all = tool.model.film.calls
        func kinds() -> Set<Call.Kind> { Set(list.items.map(\.call.kind)) }
        let start = kinds()

        try tool.click("animation")
        let whole = list.items.count
        try tool.click("appearance")

        #expect(all.contains { $0.kind == .animation } && !start.contains(.animation))
        #expect(start.contains(.appearance) && whole == all.count)
        #expect(kinds().contains(.animation) && !kinds().contains(.appearance))
        #expect(try ["animation", "appearance"].map { try button($0, in: tool).isOn } == [true, false])
        try tool.click("animation")
        #expect(!kinds().contains(.animation))
    }

    @Test func `the buttons of the kinds of calls have the colours of those, in two lines`() throws {
        let tool = ToolWindow("swipe")
        try tool.open("Calls")

        let buttons = try Call.Kind.allCases.map { try button($0.rawValue, in: tool) }

        #expect(zip(buttons, Call.Kind.allCases).allSatisfy { $0.mark == Palette.color(of: $1) })
        #expect(Set(buttons.map(\.frame.minY)).count == 2)
    }

    @Test func `the last call up to the time is marked, and those after it are still to come`() throws {
        let tool = ToolWindow("swipe")
        tool.runTransition()
        try tool.open("Calls")
        let list = try #require(tool.first(ListView<CallItem, CallRow>.self))

        tool.seek(to: 0.1)

        let (past, later) = (list.items.filter(\.isPast), list.items.filter { !$0.isPast })
        #expect(!past.isEmpty && !later.isEmpty)
        #expect(past.allSatisfy { $0.call.time < 0.1 + 1e-6 } && later.allSatisfy { $0.call.time > 0.1 })
        #expect(list.items.filter(\.isCurrent) == [past[past.count - 1]])
    }

    @Test func `a click on a call goes to its time`() throws {
        let tool = ToolWindow("swipe")
        tool.runTransition()
        tool.seek(to: 0.1)
        try tool.open("Calls")
        let list = try #require(tool.first(ListView<CallItem, CallRow>.self))
        let row = try #require(list.indexPathsForVisibleRows?.dropFirst().first)
        let frame = tool.frame(of: try #require(list.cellForRow(at: row)))

        tool.outer.tap(CGPoint(x: frame.midX, y: frame.midY))
        tool.outer.advance(by: 1 / 60)

        #expect(abs(tool.model.time - list.items[row.row].call.time) < 1e-6)
        #expect(abs(tool.model.time - 0.1) > 1e-3)
    }

    @Test func `a checklist is headed by what the transition was`() throws {
        let (pressed, dragged) = (ToolWindow("swipe"), ToolWindow("swipe"))
        let frame = dragged.controller.stageFrame
        let zoom = frame.width / dragged.model.stage.size.width
        func place(_ x: CGFloat) -> CGPoint { CGPoint(x: frame.minX + x * zoom, y: frame.midY) }
        func heading(_ tool: ToolWindow) throws -> String? {
            try tool.open("Calls")
            try tool.click("Checklist")
            return tool.first(ListView<StepItem, StepRow>.self)?.sections.first?.title
        }

        pressed.runTransition()
        dragged.outer.touch(.began, at: place(388))
        dragged.outer.move(to: place(320), over: 0.3)
        dragged.outer.advance(by: 0.3)
        dragged.outer.touch(.ended, at: place(320))
        dragged.rest()

        #expect(try heading(pressed) == "Presentation · SwipeSecondViewController")
        #expect(try heading(dragged) == "Presentation, interactive, cancelled · SwipeSecondViewController")
    }

    // MARK: - Checks

    @Test func `the checks say when they run, that nothing has moved yet, and that nothing is wrong`() throws
    {
        let window = ToolWindow([MoverSettings.sample])
        try window.open("Checks")
        func says(_ start: String) -> Bool { window.labels.contains { $0.text?.hasPrefix(start) == true } }
        window.rest()
        #expect(says("Nothing has moved yet.") && !says("The checks run"))

        window.outer.run {
            window.model.change { $0.values["duration"] = .number(2) }
            window.model.perform(.present)
        }
        window.outer.advance(by: 0.5)
        #expect(says("The checks run once all of the take is filmed.") && !says("Nothing has moved yet."))

        window.rest()
        #expect(says("No jump, ") && !says("The checks run"))
    }

    @Test func `the checks count faults, and a click on one shows its layer at its time`() throws {
        let window = ToolWindow([.jumping], take: .jumping)
        try window.open("Checks")
        window.rest()
        let findings = window.model.findings
        let first = try #require(findings.first)
        let list = try #require(window.first(ListView<Check, CheckRow>.self))
        let row = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)))
        let frame = window.frame(of: row)

        window.outer.tap(CGPoint(x: frame.midX, y: frame.midY))
        window.outer.advance(by: 1 / 60)

        let count = "\(findings.count) \(findings.count == 1 ? "fault" : "faults") of the motion"
        let texts = window.labels.compactMap(\.text)
        #expect(texts.contains { $0.hasPrefix(count) && $0.hasSuffix("no mistake in the calls.") })
        #expect(abs(window.model.time - first.time) < 1e-6 && window.model.selectedLayer == first.layer)
    }

    // MARK: - Values

    @Test func `values can be reset once one was set, and a sample without any says so`() throws {
        let window = ToolWindow([MoverSettings.sample, .plain])
        try window.open("Values")
        func reset() -> IconButton? {
            window.controller.view.all(IconButton.self).first { $0.title == "Reset" }
        }
        let none = "This sample declares no values."
        window.rest()
        #expect(reset()?.isEnabled == false && !window.shows(none))

        window.outer.run { window.model.change { $0.values["duration"] = .number(1) } }
        window.outer.advance(by: 0.1)
        #expect(reset()?.isEnabled == true)

        window.outer.run { window.model.show(.plain) }
        window.outer.advance(by: 0.1)
        #expect(window.shows(none) && !window.shows("Reset"))
    }

    // MARK: - Layers

    @Test func `a second click on a layer selects none`() throws {
        let tool = ToolWindow("custom-presentation")
        tool.runTransition()
        tool.seek(to: 0.2)
        try tool.open("Layers")
        let list = try #require(tool.first(ListView<LayerItem, LayerRow>.self))
        func click(_ row: Int) throws {
            let cell = try #require(list.cellForRow(at: IndexPath(row: row, section: 0)))
            let frame = tool.frame(of: cell)
            tool.outer.tap(CGPoint(x: frame.midX, y: frame.midY))
            tool.outer.advance(by: 0.5)
        }

        try click(0)
        let (selected, marked) = (tool.model.selectedLayer, list.items.map(\.isSelected))
        try click(0)

        #expect(selected == list.items[0].id && marked == list.items.indices.map { $0 == 0 })
        #expect(tool.model.selectedLayer == nil && list.items.allSatisfy { !$0.isSelected })
    }

    @Test func `of all layers those that are seen are listed, each a level deeper than what holds it`() throws
    {
        let tool = ToolWindow("swipe")
        tool.runTransition()
        tool.seek(to: 0.1)
        try tool.open("Layers")

        try tool.click("All")

        let list = try #require(tool.first(ListView<LayerItem, LayerRow>.self))
        let film = tool.model.film
        let frame = film.frame(at: 0.1)
        #expect(list.items.count == film.layers.filter { $0.look(in: frame)?.isVisible == true }.count)
        for item in list.items {
            guard let parent = film.layers[item.id].parent,
                let above = list.items.first(where: { $0.id == parent })
            else { continue }
            #expect(item.level == above.level + 1, "\(item.name)")
        }
        #expect(list.items.first?.level == 0 && list.items.contains { $0.level > 2 })
    }

    // MARK: - Compare

    @Test func `a comparison can begin with what was changed, and end once there is one`() throws {
        let tool = ToolWindow("cross-dissolve")
        try tool.open("Compare")
        func states() throws -> [Bool] {
            try ["Take before", "End"].map { try button($0, in: tool).isEnabled }
        }
        let start = try states()

        tool.runTransition()
        let changed = try states()
        try tool.click("Take before")
        let before = tool.model.compared?.take
        let compared = try states()
        try tool.click("End")

        #expect(start == [false, false] && changed == [true, false] && compared == [true, true])
        #expect(before?.events.isEmpty == true && !tool.model.take.events.isEmpty)
        #expect(tool.model.compared == nil)
        #expect(try states() == [true, false])
    }

    @Test func `equal takes have no differences, and all their calls in both`() throws {
        let tool = ToolWindow("cross-dissolve")
        tool.runTransition()
        try tool.open("Compare")
        try tool.click("Keep this take")
        for _ in 0..<120 where tool.model.callComparison == nil { tool.outer.advance(by: 1 / 60) }
        tool.outer.advance(by: 1 / 60)
        let list = try #require(tool.first(ListView<DifferenceItem, DifferenceRow>.self))
        let count = tool.model.film.calls.count
        let differences = list.items.count

        try tool.click("All calls")
        let all = list.items
        try tool.click("Differences")

        #expect(differences == 0 && list.items.isEmpty)
        #expect(all.count == count && all.allSatisfy { $0.side == .both })
        let sentence = "the same \(count) calls at the same times."
        #expect(tool.labels.contains { $0.text?.hasSuffix(sentence) == true })
    }

    @Test func `the slider of the other take is seen while that lies over the stage`() throws {
        let tool = ToolWindow("cross-dissolve")
        tool.runTransition()
        try tool.open("Compare")
        try tool.click("Keep this take")
        func slider() -> UISlider? { tool.controller.view.shown(UISlider.self).first }
        let beside = slider()

        try tool.click("Over the stage")
        let over = try #require(slider())
        let isOn = try ["Side by side", "Over the stage"].map { try button($0, in: tool).isOn }
        tool.outer.run { tool.model.onionOpacity = 0.25 }
        let value = over.value
        try tool.click("Side by side")

        #expect(beside == nil && isOn == [false, true] && value == 0.25)
        #expect(!tool.model.comparesOnStage && slider() == nil)
    }
}
