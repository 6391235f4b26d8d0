import PlaygroundKit
import Testing
import UITesting

@testable import MyTransitions

/// The transition, tested as its package would.
@Suite(.serialized) struct FlipTests {
    @Test func `a tap turns the screen over, and another one back`() throws {
        let take = try Take(inFile: "there-and-back.json")

        let film = Film(of: take, sample: MyTransitions.samples[0])

        #expect(film.transitions.map(\.subject) == ["FlipSecondViewController", "FlipSecondViewController"])
        #expect(film.isAtRest && film.diagnostics.isEmpty)
        #expect(film.findings.isEmpty)
    }

    @Test func `in the tool's window the transition is kept as a take, and goes back`() {
        let outer = Stage(size: CGSize(width: 1000, height: 700))
        let model = outer.run { ToolModel(samples: MyTransitions.samples) }
        let controller = outer.run { ToolViewController(model: model) }
        outer.present(controller)
        let frame = controller.stageFrame

        outer.tap(CGPoint(x: frame.midX, y: frame.midY))
        outer.advance(by: 3)

        #expect(model.scrubber.current.root.presentedViewController is FlipSecondViewController)
        #expect(model.film.transitions.map(\.subject) == ["FlipSecondViewController"])
        outer.run { model.seek(to: 0) }
        #expect(model.scrubber.current.root.presentedViewController == nil)
    }
}
