import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// A program with the tool's samples.
enum Transitions: PlaygroundApp {
    static let samples = SampleCatalog.all
}

/// The panels, in the tool's window on a stage.
@Suite(.serialized) struct PanelTests {
    // MARK: - Lists

    @Test func `rows that stay show new contents, and nothing scrolls`() {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let list = stage.run { ListView<SourceLine, LineRow>() }
        let screen = stage.run { UIViewController() }
        stage.present(screen)
        func lines(_ text: String) -> [SourceLine] {
            (1...100).map {
                SourceLine(number: $0, spans: [SourceSpan(text: "\(text) \($0)", kind: .plain)])
            }
        }

        stage.run {
            screen.view.addSubview(list)
            list.frame = screen.view.bounds
            list.items = lines("one")
        }
        stage.advance(by: 0.1)
        stage.run { list.contentOffset.y = 320 }
        stage.advance(by: 0.1)
        let rows = list.visibleCells
        stage.run { list.items = lines("two") }
        stage.advance(by: 0.1)

        #expect(list.contentOffset.y == 320)
        #expect(zip(list.visibleCells, rows).allSatisfy { $0 === $1 })
        let texts = rows.flatMap { $0.contentView.subviews.compactMap { ($0 as? UILabel)?.text } }
        #expect(texts.contains("two 21") && !texts.contains { $0.hasPrefix("one") })
    }

    @Test func `the last call is seen with the calls before and after it, whichever way one comes`() throws {
        let tool = ToolWindow("swipe", size: CGSize(width: 1000, height: 700))
        tool.runTransition()
        try tool.open("Calls")
        let list = try #require(tool.first(ListView<CallItem, CallRow>.self))
        let times = Set(list.items.map(\.call.time)).sorted()
        #expect(list.contentSize.height > list.bounds.height + 200)

        for time in times.reversed() + times {
            tool.seek(to: time)
            let marked = list.items.firstIndex { $0.isCurrent }
            let current = try #require(marked)
            let seen = list.indexPathsForVisibleRows?.map(\.row) ?? []
            for row in [current - 2, current, current + 2] where list.items.indices.contains(row) {
                #expect(seen.contains(row), "\(row) beside \(current): \(seen)")
            }
        }
    }

    @Test func `a panel that is not seen follows the model once it is opened`() throws {
        let tool = ToolWindow("swipe")
        tool.runTransition()

        try tool.open("Values")
        tool.outer.run { tool.model.show(SampleCatalog.all[0]) }
        tool.outer.advance(by: 1 / 60)
        #expect(tool.shows("Keep the old screen"))
        try tool.open("Calls")
        #expect(!tool.shows("presentationTransitionWillBegin()"))
    }

    @Test
    func `areas that are closed are off the screen, do not follow the model, and catch up when they open`()
        throws
    {
        let tool = ToolWindow("swipe")
        let lanes = try #require(tool.first(LanesView.self))
        let sheet = try #require(tool.first(LaneSheet.self))
        tool.setAreas(open: false)
        tool.runTransition()
        #expect(lanes.window == nil && sheet.list.groups.isEmpty)
        #expect(!tool.shows("touches") && !tool.shows("All calls") && !tool.shows("Swipe"))
        tool.setAreas(open: true)

        #expect(lanes.window != nil && !sheet.list.groups.isEmpty)
        #expect(tool.shows("presentationTransitionWillBegin()"))
        #expect(tool.model.isFilmComplete)
    }

    @Test func `while all areas are closed what plays is not filmed, and is once one of them opens`() throws {
        let tool = ToolWindow("swipe")
        let model = tool.model
        func play(frames: Int) { for _ in 0..<frames { tool.outer.advance(by: 1 / 60) } }
        tool.runTransition()
        tool.setAreas(open: false)

        tool.outer.run {
            model.setSpeed(0.1)
            model.perform(.dismiss)
        }
        play(frames: 30)
        let filmed = model.film.duration
        #expect(model.isPlaying && filmed < model.time && model.duration == model.time)
        tool.setAreas(open: true)
        play(frames: 30)

        #expect(model.isPlaying && model.film.duration > filmed && model.film.take == model.take)
        #expect(tool.shows("dismissalTransitionWillBegin()"))
        tool.rest()
        #expect(model.isFilmComplete)
    }

    // MARK: - Layers

    @Test func `the layers panel names roles, and outlines on the stage what is selected`() throws {
        let tool = ToolWindow("custom-presentation")
        tool.runTransition()
        tool.seek(to: 0.2)
        try tool.open("Layers")

        for role in ["container", "to", "wrapper", "dimming", "shadow"] {
            #expect(tool.shows(role), "\(role)")
        }
        #expect(tool.shows("view of CustomPresentationSecondViewController"))
        try tool.click("TransitionContainerView")

        let id = try #require(tool.model.selectedLayer)
        #expect(tool.model.film.layers[id].name == "TransitionContainerView")
        #expect(tool.shows("before") && tool.shows("model") && tool.shows("after"))
    }

    @Test func `what the transition changed is a list of its own`() throws {
        let tool = ToolWindow("swipe")
        try tool.open("Layers")
        #expect(tool.shows("No transition or presentation at this time."))
        tool.runTransition()

        try tool.click("Changed")

        #expect(tool.labels.contains { $0.text?.contains("position") == true })
        #expect(tool.labels.contains { $0.text?.contains("view of SwipeSecondViewController") == true })
        #expect(!tool.shows("UIButton"))
    }

    // MARK: - Calls

    @Test
    func `the steps of the checklist light up as far as the time that is shown, and a click goes there`()
        throws
    {
        let tool = ToolWindow("swipe")
        tool.runTransition()
        try tool.open("Calls")
        try tool.click("Checklist")

        func lit() -> Int {
            tool.model.film.checklists().flatMap(\.entries).filter {
                StepItem($0, at: tool.model.time).state == .called
            }.count
        }
        let all = lit()
        tool.seek(to: 0.1)
        let early = lit()
        #expect(early > 3 && early < all)
        #expect(tool.shows("animateTransition(using:)"))
        try tool.click("completeTransition(_:)")

        let call = try #require(tool.model.film.calls.first { $0.name == "completeTransition(_:)" })
        #expect(abs(tool.model.time - call.time) < 1e-9)
        #expect(lit() > early)
    }

    @Test func `calls are written as a trace has them, and a take as a test`() throws {
        let folder = try Folder()
        let tool = ToolWindow("swipe")
        tool.outer.run {
            tool.model.files = TakeFiles(folder: folder.url)
            tool.model.origin = ToolModel.Origin(Transitions.self)
        }
        tool.runTransition()

        tool.outer.press(.keyboardE, modifiers: .control)
        tool.outer.press(.keyboardT, modifiers: .control)
        tool.outer.press(.keyboardT, modifiers: .control)

        let names = try folder.files
        #expect(
            names == [
                "SwipeTake2Tests.swift", "SwipeTakeTests.swift", "swipe-take-2.json", "swipe-take.json",
                "swipe.calls.jsonl",
            ])
        let calls = try String(
            contentsOf: folder.file("swipe.calls.jsonl"), encoding: .utf8)
        let run = TakeRun(tool.model.take, of: tool.model.sample)
        run.finish()
        #expect(calls == run.calls.map { $0.line + "\n" }.joined())
        let data = try Data(contentsOf: folder.file("swipe-take.json"))
        #expect(try Take(json: data) == tool.model.take)
        #expect(tool.model.message?.contains("SwipeTake2Tests.swift") == true)
        let test = try String(
            contentsOf: folder.file("SwipeTakeTests.swift"), encoding: .utf8)
        #expect(test.hasPrefix("@testable import PlaygroundKitTests\n"))
        #expect(test.contains(#"try #require(Transitions.samples.first { $0.id == "swipe" })"#))
    }

    // MARK: - Values

    @Test func `values are copied as Swift, in the words of the sample's own code`() throws {
        let tool = ToolWindow("swipe")
        try tool.open("Values")
        tool.outer.run {
            tool.model.change { $0.values["duration"] = .number(0.75) }
        }
        tool.outer.advance(by: 1 / 60)

        try tool.click("Copy as Swift")

        let source = try #require(tool.outer.run { UIPasteboard.general.string })
        let lines = source.split(separator: "\n")
        #expect(lines.first == "var settings = SwipeSettings()")
        #expect(lines.contains("settings.duration = 0.75"))
        #expect(lines.contains { $0.hasPrefix("settings.curve = TimingCurve(CGPoint(x: ") })
        #expect(lines.contains { $0.hasPrefix("settings.completionCurve = .") })
        #expect(lines.count == tool.model.sample.controls.count + 1)
        try tool.click("Reset")
        #expect(tool.model.take.values.isEmpty)
    }

    @Test func `a spring is drawn from the parameters that the sample's code makes`() throws {
        let sample = try #require(SampleCatalog.sample(id: "interruptible"))
        let spring = try #require(sample.springs.first)
        let stage = Stage()
        let (loose, tight) = stage.run {
            (
                spring.course(["damping-ratio": .number(0.3)]), spring.course(["damping-ratio": .number(1)])
            )
        }

        func most(_ course: SpringCourse) -> Double {
            (0...200).map { course.progress(at: course.wholeDuration * Double($0) / 200) }.max() ?? 0
        }

        #expect(
            sample.springs.map(\.keys) == [
                ["duration", "damping-ratio"], ["throw-duration", "throw-bounce"],
            ])
        stage.run {
            #expect(loose.progress(at: 0) == 0 && abs(loose.progress(at: loose.wholeDuration) - 1) < 0.02)
            // A damping ratio of 0.3 swings exp(−0.3π / √(1 − 0.09)) = 37 % beyond.
            #expect(abs(most(loose) - 1.37) < 0.02)
            #expect(most(tight) < 1.001)
        }
    }

    @Test func `a broken sample is mended by a key, and by the switch beside its note`() throws {
        let tool = ToolWindow("never-completes")
        #expect(tool.model.isMended == false)

        tool.outer.press(.keyboardM)
        tool.outer.advance(by: 1 / 60)
        #expect(tool.model.isMended == true)
        tool.runTransition()
        #expect(tool.model.film.diagnostics.isEmpty)

        try tool.click("Broken")
        tool.rest()
        #expect(tool.model.isMended == false)
        #expect(!tool.model.film.diagnostics.isEmpty)
        #expect(ToolWindow("swipe").model.isMended == nil)
    }

    // MARK: - Compare

    @Test func `a take that was kept is compared with what it became`() throws {
        let tool = ToolWindow("cross-dissolve")
        tool.runTransition()
        try tool.open("Compare")
        tool.outer.press(.keyboardC)
        for _ in 0..<60 { tool.outer.advance(by: 1 / 60) }
        #expect(tool.model.callComparison?.isEqual == true)
        #expect(tool.outer.diagnostics.isEmpty, "\(tool.outer.diagnostics)")

        tool.outer.run { tool.model.change { $0.values["duration"] = .number(0.9) } }
        tool.rest()
        for _ in 0..<10 { tool.outer.advance(by: 1 / 60) }

        let comparison = try #require(tool.model.callComparison)
        #expect(!comparison.isEqual)
        #expect(tool.labels.contains { $0.text?.contains("calls differ") == true })
        #expect(tool.labels.contains { ["−", "+", "~"].contains($0.text) })
        let list = try #require(tool.first(ListView<DifferenceItem, DifferenceRow>.self))
        #expect(!list.items.isEmpty)
        tool.outer.run { tool.model.change { $0.values["duration"] = .number(1.2) } }
        #expect(list.items.isEmpty, "while both takes are filmed")
        tool.outer.press(.keyboardC, modifiers: .shift)
        #expect(tool.model.compared == nil)
    }

    @Test func `another sample ends the comparison, what lies over the stage included`() throws {
        let tool = ToolWindow("cross-dissolve", beside: SampleCatalog.all)
        tool.runTransition()
        tool.outer.press(.keyboardC)
        tool.outer.run { tool.model.comparesOnStage = true }
        tool.outer.advance(by: 0.1)
        let skin = try #require(tool.first(OnionSkin.self))
        #expect(!skin.isHidden)

        tool.outer.run { tool.model.change { $0.values["duration"] = .number(0.9) } }
        #expect(tool.model.compared != nil, "the same sample with another value")
        tool.outer.press(.keyboardDownArrow)
        tool.outer.advance(by: 0.1)

        #expect(tool.model.compared == nil && skin.isHidden)
    }

    @Test func `the take before a change lies over the stage, as much as the slider says`() throws {
        let tool = ToolWindow("custom-presentation", size: CGSize(width: 1400, height: 1200))
        tool.runTransition()
        tool.seek(to: 0.2)
        tool.outer.run { tool.model.change { $0.values["duration"] = .number(2) } }
        tool.rest()
        tool.seek(to: 0.2)
        let alone = try tool.outer.snapshot()
        tool.outer.run {
            tool.model.compareWithEarlier()
            tool.model.comparesOnStage = true
            tool.model.onionOpacity = 1
        }
        tool.outer.advance(by: 1 / 60)
        let covered = try tool.outer.snapshot()
        tool.outer.run { tool.model.onionOpacity = 0 }
        tool.outer.advance(by: 1 / 60)
        let uncovered = try tool.outer.snapshot()

        // The sheet of the take before is further up.
        let frame = tool.controller.stageFrame
        let (x, y) = (Int(frame.midX), Int(frame.maxY - frame.height * 0.3))
        #expect(covered.pixel(x: x, y: y) != alone.pixel(x: x, y: y))
        #expect(uncovered.pixel(x: x, y: y) == alone.pixel(x: x, y: y))
    }

    @Test func `a take of another program's sample, or no take, is a sentence`() throws {
        let tool = ToolWindow("swipe")
        let path = NSTemporaryDirectory() + "/\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Take(sample: "elsewhere").json().write(to: URL(fileURLWithPath: path))
        tool.outer.run {
            tool.model.compare(withFile: path)
            #expect(tool.model.message?.contains("elsewhere") == true)
            tool.model.compare(withFile: "/nowhere/at.all")
            #expect(tool.model.message?.contains("/nowhere/at.all") == true)
            #expect(tool.model.compared == nil)
            tool.model.compareWithEarlier()
            #expect(tool.model.compared == nil)
        }
    }

    @Test func `a path of no use stays in its field to be typed over, and its letters are no keys`() throws {
        let tool = ToolWindow("swipe")
        try tool.open("Compare")
        let field = try #require(tool.first(PathField.self))
        let frame = tool.frame(of: field)

        tool.outer.tap(CGPoint(x: frame.midX, y: frame.midY))
        tool.outer.type("/nowhere/at.all\n")
        tool.outer.advance(by: 0.1)
        tool.outer.type("c")

        #expect(tool.model.message?.contains("/nowhere/at.all") == true)
        #expect(field.isEditing && field.text == "c" && tool.model.compared == nil)
    }
}
