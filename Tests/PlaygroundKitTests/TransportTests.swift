import CoreGraphics
import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The buttons below the stage: what each does, which are on, and which can do something.
@Suite(.serialized) struct TransportTests {
    private let tool = ToolWindow("swipe")
    private var model: ToolModel { tool.model }

    private var buttons: [IconButton] {
        tool.first(TransportBar.self)?.subviews.compactMap { $0 as? IconButton } ?? []
    }

    private func button(_ name: String) throws -> IconButton {
        try #require(buttons.first { $0.name == name }, "no button says \(name)")
    }

    private func click(_ name: String) throws {
        let frame = tool.frame(of: try button(name))
        tool.outer.tap(CGPoint(x: frame.midX, y: frame.midY))
        tool.outer.advance(by: 1 / 60)
    }

    private func isNear(_ time: TimeInterval) -> Bool { abs(model.time - time) < 1e-6 }

    @Test func `a button says what it does, and by which key one does the same`() throws {
        #expect(try button("A frame back").toolTip == "A frame back (←)")
        #expect(try button("Speed ½").toolTip == "Speed ½ (2)")
        #expect(buttons.allSatisfy { $0.toolTip?.hasSuffix(")") == true })
    }

    @Test func `one goes to the start, to the end, and from frame to frame`() throws {
        tool.runTransition()

        try click("To the start")
        #expect(model.time == 0)
        try click("A frame on")
        #expect(isNear(1.0 / 60))
        try click("A frame on")
        #expect(isNear(2.0 / 60))
        try click("A frame back")
        #expect(isNear(1.0 / 60))
        try click("To the end")
        #expect(model.time == model.duration && model.duration > 0.3)
        #expect(!model.isPlaying)
    }

    @Test func `one button plays, and pauses what plays`() throws {
        tool.runTransition()
        tool.seek(to: 0)
        #expect(!model.isPlaying)

        try click("Play")
        #expect(model.isPlaying && model.time > 0)

        try click("Play")
        #expect(!model.isPlaying && model.time < model.duration)
    }

    @Test func `the loop's button is on while the take is repeated`() throws {
        #expect(try !button("Loop").isOn && !model.loops)

        try click("Loop")
        #expect(try button("Loop").isOn && model.loops)

        try click("Loop")
        #expect(try !button("Loop").isOn && !model.loops)
    }

    @Test func `of the speeds the one that was chosen is on`() throws {
        let names = ["Speed 1×", "Speed ½", "Speed ¼", "Speed ⅒"]
        func chosen() -> [String] { buttons.filter(\.isOn).map(\.name) }
        #expect(chosen() == ["Speed 1×"])

        for (name, speed) in zip(names, [1, 0.5, 0.25, 0.1]).reversed() {
            try click(name)
            #expect(model.speed == speed && chosen() == [name])
        }
    }

    @Test func `one can undo and redo where there is something`() throws {
        func states() throws -> [Bool] { try ["Undo", "Redo"].map { try button($0).isEnabled } }
        #expect(try states() == [false, false])

        tool.runTransition()
        #expect(try states() == [true, false])

        try click("Undo")
        #expect(model.take.events.isEmpty)
        #expect(try states() == [false, true])

        try click("Redo")
        #expect(model.take.events.map(\.kind) == [.present])
        #expect(try states() == [true, false])
    }

    @Test func `the time says how long the take is, once something has happened`() {
        #expect(tool.shows("0.000 s"))

        tool.runTransition()
        tool.seek(to: 0.125)
        #expect(tool.shows(String(format: "0.125 s of %.3f s", model.duration)))

        tool.seek(to: 0)
        #expect(tool.shows(String(format: "0.000 s of %.3f s", model.duration)))
    }

    /// Where a point of the stage, half way down, lies in the window.
    private func place(_ x: CGFloat) -> CGPoint {
        let frame = tool.controller.stageFrame
        return CGPoint(x: frame.minX + x * frame.width / model.stage.size.width, y: frame.midY)
    }

    private func ends() throws -> [Bool] {
        try ["Let go, past the threshold", "Let go, before the threshold"].map { try button($0).isEnabled }
    }

    @Test func `one can let go only while a finger holds a transition`() throws {
        #expect(try ends() == [false, false])
        tool.outer.touch(.began, at: place(388))
        tool.outer.move(to: place(250), over: 0.3)
        tool.outer.advance(by: 0.2)
        #expect(try ends() == [true, true])

        tool.outer.touch(.ended, at: place(250))
        tool.rest()
        #expect(try ends() == [false, false])
    }

    @Test(arguments: [(250, [], true), (100, .shift, false)] as [(CGFloat, UIKeyModifierFlags, Bool)])
    func `Return finishes a transition that is held, with Shift it cancels it, wherever the finger is`(
        x: CGFloat, modifiers: UIKeyModifierFlags, isPresented: Bool
    ) {
        tool.outer.touch(.began, at: place(388))
        tool.outer.move(to: place(x), over: 0.3)
        tool.outer.advance(by: 0.2)

        tool.outer.press(.keyboardReturnOrEnter, modifiers: modifiers)

        #expect(model.take.fingersDown.isEmpty && !model.isHeld)
        tool.outer.touch(.ended, at: place(x))
        tool.rest()
        #expect((model.scrubber.current.root.presentedViewController != nil) == isPresented)
    }
}
