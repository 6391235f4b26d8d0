import CoreGraphics
import PlaygroundKit
import StageKit
import Testing
import UITesting

@testable import MyTransitions

/// The README's template: a user's transitions in the tool.
@Suite(.serialized) struct TemplateTests {
    @Test func `a user's transition runs in the tool's window, and is kept as a take`() throws {
        let graphics = StageGraphics()
        let outer = Stage(size: CGSize(width: 1000, height: 700), graphics: graphics)
        let model = outer.run { ToolModel(samples: MyTransitions.samples, graphics: graphics) }
        let controller = outer.run { ToolViewController(model: model) }
        outer.present(controller)
        let frame = controller.stageFrame

        outer.tap(CGPoint(x: frame.midX, y: frame.midY))
        outer.advance(by: 3)

        #expect(model.scrubber.current.root.presentedViewController is FlipSecondViewController)
        #expect(model.film.transitions.map(\.subject) == ["FlipSecondViewController"])
        #expect(model.film.diagnostics.isEmpty, "\(model.film.diagnostics.compactMap(\.message))")
        outer.run { model.seek(to: 0) }
        #expect(model.scrubber.current.root.presentedViewController == nil)
    }
}
