import CoreGraphics
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// A drag during which something else happens than moves of the mouse.
@Suite(.serialized) struct EndedDragTests {
    private let tool = ToolWindow("swipe")

    /// Returns where a point of the inner stage lies in the window.
    private func point(_ x: CGFloat) -> CGPoint {
        let frame = tool.controller.stageFrame
        let zoom = frame.width / tool.model.stage.size.width
        return CGPoint(x: frame.minX + x * zoom, y: frame.midY)
    }

    /// Drags from the right edge, and rests there with the button down.
    private func drag(to x: CGFloat = 250) {
        tool.outer.touch(.began, at: point(388))
        tool.outer.move(to: point(x), over: 0.3)
        tool.outer.advance(by: 0.2)
    }

    private var isPresented: Bool { tool.model.scrubber.current.root.presentedViewController != nil }

    /// Moves on and releases the button, which must have no effect, and waits until all is at rest.
    private func moveOnInVain() {
        let events = tool.model.take.events
        tool.outer.move(to: point(60), over: 0.2)
        tool.outer.touch(.ended, at: point(60))
        #expect(tool.model.take.events == events)
        tool.rest()
        #expect(tool.model.take.fingersDown.isEmpty && !tool.model.isHeld && !tool.model.isPlaying)
        #expect(tool.model.time < 5 && tool.model.film.isAtRest)
        #expect(tool.model.stage.diagnostics.isEmpty, "\(tool.model.stage.diagnostics)")
    }

    @Test func `a change of the stage's appearance ends the drag as a release there does`() {
        drag()

        tool.outer.press(.keyboardD, modifiers: .shift)

        #expect(!tool.model.isHeld && tool.model.take.style == .dark)
        moveOnInVain()
        #expect(!isPresented, "let go before the threshold")
    }

    @Test func `a value that is changed during a drag ends it, and undo leaves no finger behind`() throws {
        drag(to: 100)
        let control = try #require(tool.model.sample.controls.first { $0.key == "duration" })

        tool.outer.run {
            for value in [0.6, 0.7, 0.8] { tool.model.set(.number(value), for: control) }
        }

        moveOnInVain()
        #expect(isPresented, "let go past the threshold")
        let releases = tool.model.take.events.filter {
            if case .touch(.ended, _, _) = $0.kind { true } else { false }
        }
        #expect(releases.count == 1)
        tool.outer.run { tool.model.undo() }
        #expect(tool.model.take.values.isEmpty && tool.model.take.fingersDown.isEmpty)
    }

    @Test func `a drag that is undone or left for another moment holds the stage no more`() {
        drag()
        tool.outer.press(.keyboardHome)
        #expect(tool.model.time == 0)
        moveOnInVain()

        tool.outer.run { tool.model.seek(to: tool.model.duration) }
        drag()
        tool.outer.press(.keyboardZ, modifiers: .control)
        moveOnInVain()
        tool.outer.press(.keyboardZ, modifiers: [.control, .shift])
        #expect(tool.model.take.fingersDown.isEmpty)
    }

    @Test func `a drag that is paused, or whose layers are taken apart, ends there, and time stands`() {
        for key in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardX] {
            drag()

            tool.outer.press(key)

            #expect(!tool.model.isHeld && !tool.model.isPlaying)
            let time = tool.model.time
            tool.outer.move(to: point(60), over: 0.2)
            #expect(tool.model.time == time && !tool.model.isPlaying)
            moveOnInVain()
            tool.outer.run {
                tool.model.isExploded = false
                tool.model.seek(to: 0)
            }
        }
    }

    @Test func `a take that is written or kept for comparison during a drag ends with a release`() throws {
        let folder = try Folder()
        tool.model.files = TakeFiles(folder: folder.url)
        drag()

        tool.outer.run {
            tool.model.save()
            tool.model.keepForComparison()
        }

        let written = try Take(json: Data(contentsOf: folder.file("swipe.take.json")))
        #expect(written.fingersDown.isEmpty && !written.events.isEmpty)
        #expect(tool.model.compared?.take == written && tool.model.isHeld)
    }

    @Test func `turning takes the finger along until it is released, in the takes of undo, too`() {
        drag()

        tool.outer.press(.keyboardRightArrow, modifiers: .control)
        #expect(tool.model.isHeld && tool.model.stage.size.width > tool.model.stage.size.height)
        tool.outer.touch(.ended, at: point(60))
        tool.rest()

        #expect(tool.model.take.fingersDown.isEmpty && tool.model.film.isAtRest)
        tool.outer.run { tool.model.undo() }
        #expect(tool.model.stage.size.width < tool.model.stage.size.height)
        #expect(tool.model.take.fingersDown.isEmpty)
    }

    @Test func `a press whose drag was ended brings no second finger`() {
        drag()
        tool.outer.press(.keyboardD, modifiers: .shift)
        let events = tool.model.take.events

        tool.outer.pressDown(.keyboardLeftAlt)
        tool.outer.advance(by: 0.1)
        tool.outer.release(.keyboardLeftAlt)

        #expect(tool.model.take.events == events)
        moveOnInVain()
    }
}
