import CoreGraphics
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The wheel over the stage in the window.
@Suite(.serialized) struct StageWheelTests {
    private func turn(_ way: CGFloat, over place: CGPoint, in tool: ToolWindow) {
        tool.outer.runFrame([
            .scroll(
                delta: CGVector(dx: 0, dy: way), location: place, timestamp: Stage.clockStart + tool.outer.now
            )
        ])
    }

    private func middle(of tool: ToolWindow) -> CGPoint {
        CGPoint(x: tool.controller.stageFrame.midX, y: tool.controller.stageFrame.midY)
    }

    private func wheels(_ take: Take) -> [CGVector] {
        take.events.compactMap { if case .wheel(let way, _) = $0.kind { way } else { nil } }
    }

    @Test func `it scrolls there, in points of the stage; turns in a row are undone together`() throws {
        let tool = ToolWindow("zoom")
        let zoom = tool.controller.stageFrame.width / tool.model.stage.size.width
        let list = try #require(tool.model.stage.window.first(UIScrollView.self))
        let start = list.contentOffset.y

        for _ in 0..<2 { turn(-30, over: middle(of: tool), in: tool) }
        tool.outer.advance(by: 1)

        let turns = wheels(tool.model.take)
        #expect(turns.count == 2 && turns.allSatisfy { abs($0.dy + 30 / zoom) < 1e-3 && $0.dx == 0 })
        let shown = try #require(tool.model.stage.window.first(UIScrollView.self))
        #expect(abs(shown.contentOffset.y - start - 60 / zoom) < 1)
        tool.outer.run { tool.model.undo() }
        #expect(tool.model.take.events.isEmpty)
    }

    @Test func `after a click on the stage it scrolls there as before`() {
        let tool = ToolWindow("zoom")
        let frame = tool.controller.stageFrame
        tool.outer.tap(CGPoint(x: frame.midX, y: frame.minY + 4))
        tool.rest()

        turn(-30, over: middle(of: tool), in: tool)

        #expect(wheels(tool.model.take).count == 1)
    }

    @Test func `while a field has the keyboard it scrolls there, too, and the field keeps it`() throws {
        let tool = ToolWindow("zoom")
        let field = try #require(tool.first(SearchField.self))
        tool.outer.press(.keyboardF, modifiers: .control)
        tool.outer.type("zo")

        turn(-30, over: middle(of: tool), in: tool)
        #expect(wheels(tool.model.take).count == 1 && field.isFirstResponder)
        let request = try #require(tool.outer.application.pipeline.textInputRequest)
        #expect(tool.frame(of: field).contains(request.caret) && !request.isComposing)
        tool.outer.type("om\n")
        turn(-30, over: middle(of: tool), in: tool)

        #expect(field.text == "zoom" && tool.controller.isFirstResponder)
        #expect(wheels(tool.model.take).count == 1, "the sample was shown anew")
    }

    @Test func `a stage at its own size that has no room is moved by the wheel beside it, up to its edges`() {
        let tool = ToolWindow("swipe")
        let fitting = tool.controller.stageFrame
        tool.outer.press(.keyboardF)
        tool.outer.advance(by: 0.1)
        let whole = tool.controller.stageFrame
        let beside = CGPoint(x: whole.maxX + 50, y: fitting.midY)
        func frame(after way: CGFloat, over place: CGPoint) -> CGRect {
            turn(way, over: place, in: tool)
            tool.outer.advance(by: 0.1)
            return tool.controller.stageFrame
        }

        #expect(whole.height == 844 && whole.midY == fitting.midY)
        #expect(frame(after: -40, over: beside).minY == whole.minY - 40)
        #expect(
            frame(after: -40, over: CGPoint(x: fitting.midX, y: fitting.midY)).minY == whole.minY - 80,
            "nothing scrolls there")
        #expect(frame(after: 2000, over: beside).minY > 0, "the upper end is seen")
        let lowest = frame(after: -2000, over: beside)
        #expect(lowest.maxY < fitting.maxY + 20 && lowest.maxY > fitting.midY, "and the lower one")
        #expect(lowest.minX == whole.minX && tool.model.take.events.isEmpty)
        tool.outer.press(.keyboardF)
        tool.outer.advance(by: 0.1)
        #expect(tool.controller.stageFrame == fitting)
    }

    @Test func `where nothing scrolls, beside the stage, and over what covers it the take stays as it is`() {
        let still = ToolWindow("cross-dissolve")
        turn(-30, over: middle(of: still), in: still)
        #expect(still.model.take.events.isEmpty)

        let tool = ToolWindow("zoom")
        let frame = tool.controller.stageFrame
        turn(-30, over: CGPoint(x: frame.maxX + 60, y: frame.midY), in: tool)
        tool.outer.press(.keyboardX)
        turn(-30, over: middle(of: tool), in: tool)
        tool.outer.press(.keyboardX)
        tool.outer.run { tool.controller.showKeys() }
        turn(-30, over: middle(of: tool), in: tool)

        #expect(tool.model.take.events.isEmpty)
    }
}
