import CoreGraphics
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// Typing into a text field of a stage in the tool's window.
@Suite(.serialized) struct ToolTypingTests {
    private let outer: Stage
    private let model: ToolModel
    private let controller: ToolViewController

    init() {
        let sample = Sample(id: "form", title: "Form") { FieldScreen() }
        let outer = Stage(size: CGSize(width: 1280, height: 800))
        let model = outer.run { ToolModel(samples: [sample]) }
        let controller = outer.run { ToolViewController(model: model) }
        outer.present(controller)
        (self.outer, self.model, self.controller) = (outer, model, controller)
    }

    private var zoom: CGFloat { controller.stageFrame.width / model.stage.size.width }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: controller.stageFrame.minX + x * zoom, y: controller.stageFrame.minY + y * zoom)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        outer.tap(point(x, y))
        outer.advance(by: 0.3)
    }

    private var text: String? {
        model.scrubber.current.root.view.subviews.compactMap { $0 as? UITextField }.first?.text
    }

    @Test func `what is typed and composed goes into the stage's field, and into the take`() throws {
        tap(100, 220)
        outer.type("a 1")
        for part in ["n", "ni", "ni hao"] { outer.compose(part) }
        outer.advance(by: 0.1)
        #expect(text == "a 1ni hao")
        outer.commit("你好")
        outer.press(.keyboardDeleteOrBackspace)
        outer.advance(by: 0.2)

        #expect(text == "a 1你")
        // Space and 1 are the tool's keys elsewhere.
        #expect(model.speed == 1)
        let take = try Take(json: model.take.json())
        #expect(take == model.take)
        #expect(take.events.contains { $0.kind == .composition("ni hao", selection: 6..<6) })
        let run = TakeRun(take, of: model.sample)
        run.finish()
        #expect(
            run.root.view.subviews.compactMap { $0 as? UITextField }.first?.text == "a 1你")
        #expect(run.calls.map(\.line).starts(with: model.scrubber.current.calls.map(\.line)))
    }

    @Test func `the input method's window stands at the caret of the stage's field`() throws {
        let pipeline = outer.application.pipeline
        #expect(pipeline.textInputRequest == nil)

        tap(100, 220)
        outer.compose("ni")
        outer.advance(by: 0.1)

        let request = try #require(pipeline.textInputRequest)
        let inner = try #require(model.stage.application.pipeline.textInputRequest)
        #expect(request.isComposing)
        let expected = point(inner.caret.minX, inner.caret.minY)
        #expect(abs(request.caret.minX - expected.x) < 0.01 && abs(request.caret.minY - expected.y) < 0.01)
        #expect(abs(request.caret.height - inner.caret.height * zoom) < 0.01)
        outer.commit("你")
        outer.advance(by: 0.1)
        #expect(outer.application.pipeline.textInputRequest?.isComposing == false)

        // Beside the stage the keyboard is the tool's again.
        outer.tap(CGPoint(x: controller.stageFrame.maxX + 60, y: controller.stageFrame.midY))
        #expect(pipeline.textInputRequest == nil)
        outer.type("4")
        #expect(model.speed == 0.1 && text == "你")
    }

    @Test func `where nothing takes text, keys are the tool's, and commands always`() {
        tap(100, 500)
        outer.type("4")
        #expect(model.speed == 0.1 && text == "")

        tap(100, 220)
        outer.press(.keyboardB, modifiers: .control)
        #expect(!model.arrangement.showsSidebar)
        #expect(text == "")
    }

    @Test func `a key that went down in the stage's field goes up there, although the field has left it`() {
        tap(100, 220)
        outer.pressDown(.keyboardA)
        outer.advance(by: 0.1)
        model.stage.run { _ = model.scrubber.current.root.view.endEditing(true) }
        outer.advance(by: 0.1)
        outer.release(.keyboardA)
        outer.advance(by: 0.1)

        #expect(phases == ["down", "up"])
    }

    private var phases: [String] {
        model.take.events.compactMap { event in
            if case .key(let key) = event.kind { "\(key.phase)" } else { nil }
        }
    }

    @Test func `a key that is held in the stage's field comes up there where one clicks beside the stage`() {
        tap(100, 220)
        outer.pressDown(.keyboardA)
        outer.advance(by: 0.1)

        outer.tap(CGPoint(x: controller.stageFrame.maxX + 60, y: controller.stageFrame.midY))
        outer.advance(by: 0.1)

        #expect(phases == ["down", "up"])
        outer.release(.keyboardA)
        outer.advance(by: 0.1)
        #expect(phases == ["down", "up"])
    }

    @Test func `another time lets go of a key that is held, and its release does not cut the take there`() {
        tap(100, 220)
        outer.pressDown(.keyboardA)
        outer.advance(by: 0.1)

        outer.run { model.seek(to: 0.05) }
        outer.release(.keyboardA)
        outer.advance(by: 0.1)

        #expect(phases == ["down", "up"] && model.time == 0.05)
    }

    @Test func `F1 lists the tool's keys while the stage's field has the keyboard`() {
        tap(100, 220)

        outer.press(.keyboardF1)

        #expect(controller.view.subviews.contains { $0 is KeysView } && phases.isEmpty)
    }

    @Test func `typing is undone as one, and the field is empty then`() {
        tap(100, 220)
        let before = model.take
        outer.type("abc")
        outer.advance(by: 0.2)
        #expect(text == "abc")

        outer.run { model.undo() }

        #expect(model.take == before && text == "")
    }

    @Test func `a mouse that passes is nothing to undo, and leaves what can be redone`() {
        func hasHover() -> Bool {
            model.take.events.contains { if case .hover = $0.kind { true } else { false } }
        }
        outer.run { model.perform(.present) }
        outer.advance(by: 0.3)
        outer.hover(at: point(100, 340))
        outer.advance(by: 0.3)
        #expect(hasHover())

        outer.run { model.undo() }
        #expect(model.take.events.isEmpty && !model.canUndo)
        outer.advance(by: 0.3)
        outer.hover(at: point(105, 342))
        outer.advance(by: 0.1)

        #expect(hasHover() && model.canRedo)
        outer.run { model.redo() }
        #expect(model.take.events.first?.kind == .present)
    }

    @Test func `in front of layers in space the mouse does not come to the stage`() {
        outer.run { model.isExploded = true }
        outer.advance(by: 0.1)

        outer.hover(at: point(100, 340))
        outer.advance(by: 0.1)

        #expect(model.take.events.isEmpty && !model.isPlaying && model.isExploded)
    }

    @Test func `the mouse is in the take only where something hears of it, and never cuts it`() {
        outer.hover(at: point(100, 340))
        outer.advance(by: 0.1)
        #expect(model.take.events.contains { if case .hover = $0.kind { true } else { false } })
        #expect((model.scrubber.current.root as? FieldScreen)?.isHovered == true)
        outer.advance(by: 0.3)
        outer.hover(at: point(105, 342))
        outer.advance(by: 0.3)
        outer.run { model.seek(to: 0) }
        let take = model.take

        outer.hover(at: point(110, 345))
        outer.advance(by: 0.1)

        #expect(model.take == take && model.time == 0)
    }
}

private final class FieldScreen: UIViewController {
    var isHovered = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextField(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        field.borderStyle = .roundedRect
        let label = UILabel(frame: CGRect(x: 40, y: 320, width: 300, height: 40))
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: FieldScreen.hovered))
        view.addSubview(field)
        view.addSubview(label)
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) { isHovered = hover.state != .ended }
}
