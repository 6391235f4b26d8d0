import CoreGraphics
import Foundation
import PlaygroundKit
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// The tool, driven by mouse and keys on a stage of its own, with a sample's stage inside of it.
@Suite(.serialized) struct ToolModelTests {
    /// A tool's window on a stage.
    private struct Tool {
        let outer: Stage
        let model: ToolModel
        let controller: ToolViewController

        init(_ id: String, size: CGSize = CGSize(width: 1280, height: 800)) throws {
            outer = Stage(size: size)
            model = outer.run {
                ToolModel(samples: SampleCatalog.all, take: Take(sample: id))
            }
            controller = outer.run { [model] in ToolViewController(model: model) }
            outer.present(controller)
        }

        /// Returns where a point of the inner stage lies on the outer one.
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let frame = controller.stageFrame
            let zoom = frame.width / model.stage.size.width
            return CGPoint(x: frame.minX + x * zoom, y: frame.minY + y * zoom)
        }

        /// Lets time pass until playing has stopped and the film is complete.
        func rest() {
            for _ in 0..<600 where model.isPlaying || !model.isFilmComplete { outer.advance(by: 1 / 60) }
        }
    }

    private func dragHalfway(_ tool: Tool) {
        tool.outer.touch(.began, at: tool.point(388, 400))
        tool.outer.move(to: tool.point(120, 400), over: 0.3)
    }

    @Test func `a drag on the stage in the window drives its transition, and the film tells of it`() throws {
        let tool = try Tool("swipe")

        dragHalfway(tool)
        #expect(tool.model.isHeld && tool.model.isPlaying)
        #expect(tool.model.stage.calls.contains("TransitionContext.updateInteractiveTransition(_:)"))
        tool.outer.advance(by: 0.2)
        tool.outer.touch(.ended, at: tool.point(120, 400))
        tool.rest()

        #expect(!tool.model.isPlaying)
        #expect(tool.model.scrubber.current.root.presentedViewController != nil)
        #expect(tool.model.film.take == tool.model.take)
        #expect(tool.model.film.transitions.count == 1)
        #expect(tool.model.film.transitions.first?.progress.last ?? 0 > 0.9)
        #expect(tool.model.film.calls.map(\.line) == tool.model.scrubber.current.calls.map(\.line))
    }

    @Test func `before the release one takes hold again and drags it back; undo brings the first take back`()
        throws
    {
        let tool = try Tool("swipe")
        dragHalfway(tool)
        tool.outer.advance(by: 0.2)
        tool.outer.touch(.ended, at: tool.point(120, 400))
        tool.rest()
        let first = tool.model.take

        tool.outer.run { tool.model.seek(to: 0.4) }
        tool.outer.touch(.began, at: tool.point(200, 500))
        #expect(tool.model.isHeld)
        tool.outer.move(to: tool.point(460, 500), over: 0.3)
        tool.outer.advance(by: 0.2)
        tool.outer.touch(.ended, at: tool.point(460, 500))
        tool.rest()

        #expect(tool.model.scrubber.current.root.presentedViewController == nil)
        #expect(tool.model.canUndo)
        tool.outer.run { tool.model.undo() }
        #expect(tool.model.take == first)
        tool.outer.run { tool.model.seek(to: tool.model.duration) }
        #expect(tool.model.scrubber.current.root.presentedViewController != nil)
        tool.outer.run { tool.model.redo() }
        #expect(tool.model.take != first)
    }

    @Test func `what is presented is not started again until it is gone`() throws {
        let tool = try Tool("swipe")
        func start() { tool.outer.press(.keyboardReturnOrEnter, modifiers: .control) }
        start()
        tool.rest()
        let take = tool.model.take

        start()
        tool.rest()
        #expect(tool.model.take == take && tool.model.message?.contains("presented already") == true)
        #expect(tool.model.film.diagnostics.isEmpty)
        tool.outer.run { tool.model.perform(.dismiss) }
        tool.rest()
        start()
        tool.rest()

        #expect(tool.model.take.events.map(\.kind) == [.present, .dismiss, .present])
        #expect(tool.model.film.diagnostics.isEmpty)
    }

    @Test func `slow motion slows what runs by itself, and the tool's own time goes on`() throws {
        let tool = try Tool("cross-dissolve")
        tool.outer.run {
            tool.model.setSpeed(0.1)
            tool.model.perform(.present)
        }

        tool.outer.advance(by: 0.5)

        #expect(abs(tool.model.time - 0.05) < 0.005)
        #expect(tool.model.isPlaying)
        tool.outer.run { tool.model.setSpeed(1) }
        let time = tool.model.time
        tool.outer.advance(by: 1 / 60)
        #expect(tool.model.time - time < 0.02)
    }

    @Test func `keys play, step and jump from call to call`() throws {
        let tool = try Tool("swipe")
        tool.outer.run { tool.model.perform(.present) }
        tool.rest()

        tool.outer.press(.keyboardHome)
        #expect(tool.model.time == 0)
        tool.outer.press(.keyboardRightArrow)
        #expect(abs(tool.model.time - 1 / 60.0) < 1e-9)
        tool.outer.press(.keyboardRightArrow, modifiers: .shift)
        #expect(tool.model.film.calls.contains { abs($0.time - tool.model.time) < 1e-6 })
        tool.outer.press(.keyboardX)
        #expect(tool.model.isExploded)
        tool.outer.press(.keyboardX)
        tool.outer.press(.keyboard4)
        #expect(tool.model.speed == 0.1)
        tool.outer.press(.keyboardEnd)
        #expect(tool.model.scrubber.current.isOver)
        tool.outer.press(.keyboardSpacebar)
        #expect(tool.model.isPlaying)
    }

    @Test func `a key sets the loop's start, and another one takes it away`() throws {
        let tool = try Tool("swipe")
        tool.outer.run { tool.model.perform(.present) }
        tool.rest()
        tool.outer.run { tool.model.seek(to: 0.2) }

        tool.outer.press(.keyboardI)
        #expect(tool.model.loopRange?.lowerBound == 0.2 && tool.model.loops)
        tool.outer.press(.keyboardL, modifiers: .shift)

        #expect(tool.model.loopRange == nil && tool.model.loops)
    }

    @Test func `after a search a click on a sample shows it, and keys are the tool's again`() throws {
        let tool = try Tool("swipe")
        tool.outer.press(.keyboardF, modifiers: .control)
        tool.outer.type("checker")
        #expect(tool.model.speed == 1)

        // The first row below the heading.
        tool.outer.tap(CGPoint(x: 120, y: 100))
        tool.outer.advance(by: 0.3)
        tool.outer.type("4")

        #expect(tool.model.sample.id == "checkerboard")
        #expect(tool.model.speed == 0.1)
    }

    @Test func `return shows the first sample that was found, and keys are the tool's again`() throws {
        let tool = try Tool("swipe")
        tool.outer.press(.keyboardF, modifiers: .control)
        tool.outer.type("checker\n")
        tool.outer.advance(by: 0.3)
        tool.outer.type("4")

        #expect(tool.model.sample.id == "checkerboard")
        #expect(tool.model.speed == 0.1)
    }

    @Test func `the stage in the window shows what the stage alone shows`() throws {
        let tool = try Tool("custom-presentation", size: CGSize(width: 1400, height: 1200))
        tool.outer.run { tool.model.perform(.present) }
        tool.rest()
        tool.outer.run { tool.model.seek(to: 0.2) }
        tool.outer.advance(by: 0.1)
        let frame = tool.controller.stageFrame
        let zoom = frame.width / tool.model.stage.size.width

        let window = try tool.outer.snapshot()
        let stage = try tool.model.stage.snapshot()

        // Flat areas: the screen behind, the sheet, the dimmed part.
        for point in [CGPoint(x: 60, y: 100), CGPoint(x: 195, y: 500), CGPoint(x: 60, y: 780)] {
            let shown = window.pixel(
                x: Int(frame.minX + point.x * zoom), y: Int(frame.minY + point.y * zoom))
            let expected = stage.pixel(x: Int(point.x), y: Int(point.y))
            let difference = (0..<4).map { abs(Int(shown[$0]) - Int(expected[$0])) }.max() ?? 0
            #expect(difference <= 2, "\(point): \(shown) instead of \(expected)")
        }
    }

    @Test func `a finger that moves in the very frame in which it came has a direction`() {
        let tool = ToolWindow("stork")

        tool.outer.run {
            let now = CACurrentMediaTime()
            tool.model.touch(.began, at: CGPoint(x: 195, y: 100), finger: 0, timestamp: now)
            tool.model.touch(.moved, at: CGPoint(x: 195, y: 120), finger: 0, timestamp: now)
            tool.model.touch(.moved, at: CGPoint(x: 195, y: 140), finger: 0, timestamp: now)
        }

        let times = tool.model.take.events.map(\.time)
        #expect(times.count == 3 && times[1] > times[0])
        #expect(times.last == times.max())
    }

    @Test func `a value that is changed runs the take again at the same time, and is undone as one`() throws {
        let sample = Sample(
            id: "fade", title: "Fade", settings: FadeSettings(),
            controls: [.number("Duration", \.duration, in: 0.1...2)],
            present: { ($0 as? FadeScreen)?.fade() }, makeViewController: { FadeScreen($0) })
        let outer = Stage(size: CGSize(width: 1000, height: 700))
        let model = outer.run { ToolModel(samples: [sample]) }
        outer.present(outer.run { ToolViewController(model: model) })
        outer.run { model.perform(.present) }
        outer.advance(by: 3)
        let long = model.duration

        outer.run {
            model.seek(to: 0.25)
            for value in [0.6, 0.8, 1.0] {
                model.change(group: "duration") { $0.values["duration"] = .number(value) }
            }
        }
        outer.advance(by: 1)

        #expect(model.time == 0.25)
        #expect(model.take.values == ["duration": .number(1)])
        #expect(model.duration > long + 0.3)
        outer.run { model.undo() }
        #expect(model.take.values.isEmpty)
    }
}

private nonisolated struct FadeSettings {
    var duration = 0.4
}

private final class FadeScreen: UIViewController {
    private let settings: FadeSettings

    init(_ settings: FadeSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func fade() {
        UIView.animate(withDuration: settings.duration) { self.view.alpha = 0.5 }
    }
}
