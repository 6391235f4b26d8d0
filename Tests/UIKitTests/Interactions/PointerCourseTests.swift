import Testing
import UITesting

@testable import UIKit

/// The mouse pointer where interaction is ignored, recognizers leave and texts change.
@Suite(.serialized) struct PointerCourseTests {
    private let stage = Stage()

    private final class Watcher {
        var log: [String] = []
        func hovered(_ recognizer: UIHoverGestureRecognizer) { log.append("\(recognizer.state)") }
    }

    /// Gives a view's pointer one style.
    private final class Styles: UIPointerInteractionDelegate {
        var style: UIPointerStyle?
        init(_ style: UIPointerStyle?) { self.style = style }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { style }
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let place = CGPoint(x: 10, y: 10)
    private let beam = Styles(UIPointerStyle(shape: .verticalBeam(length: 10)))
    private let plain = Styles(nil)

    @Test func `while interaction is ignored nothing is hovered, and the pointer is an arrow`() {
        let watcher = Watcher()
        view.addGestureRecognizer(UIHoverGestureRecognizer(target: watcher, action: Watcher.hovered))
        view.addInteraction(UIPointerInteraction(delegate: beam))
        stage.window.addSubview(view)
        let application = stage.application
        stage.hover(at: place)
        #expect(watcher.log == ["began"] && application.pointerShape(at: place) == .text)

        stage.run { application.beginIgnoringInteractionEvents() }
        stage.advance(by: 0)
        #expect(watcher.log == ["began", "ended"] && application.pointerShape(at: place) == .arrow)
        stage.run { application.endIgnoringInteractionEvents() }
        stage.advance(by: 0)

        #expect(watcher.log == ["began", "ended", "began"] && application.pointerShape(at: place) == .text)
    }

    @Test func `a recognizer that is removed below the pointer hears of the end, and of nothing after it`() {
        let watcher = Watcher()
        let hover = UIHoverGestureRecognizer(target: watcher, action: Watcher.hovered)
        view.addGestureRecognizer(hover)
        stage.window.addSubview(view)
        stage.hover(at: place)

        stage.run { view.removeGestureRecognizer(hover) }
        #expect(watcher.log == ["began", "ended"] && hover.state == .possible && hover.view == nil)
        stage.hover(at: CGPoint(x: 20, y: 10))

        #expect(watcher.log == ["began", "ended"])
    }

    @Test func `of two interactions the later one is asked first, and the other where that has no style`() {
        let later = UIPointerInteraction(delegate: plain)
        view.addInteraction(UIPointerInteraction(delegate: beam))
        view.addInteraction(later)
        stage.window.addSubview(view)
        let application = stage.application

        #expect(application.pointerShape(at: place) == .text)
        plain.style = .hidden()
        #expect(application.pointerShape(at: place) == .hidden)
        view.removeInteraction(later)

        #expect(application.pointerShape(at: place) == .text)
    }

    // MARK: - Tool tips

    private var tips: [String?] {
        let views = stage.window.subviews.compactMap { $0 as? ToolTipView }.flatMap(\.subviews)
        return views.map { ($0 as? UILabel)?.text }
    }

    private func hover(_ x: CGFloat) {
        stage.hover(at: CGPoint(x: x, y: 10))
        stage.advance(by: 1.2)
    }

    @Test func `a tip goes when its text becomes another one, which comes after the next rest`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        button.toolTip = "Explains"
        stage.window.addSubview(button)
        hover(10)
        #expect(tips == ["Explains"])

        stage.run { button.toolTip = "Explains" }
        stage.advance(by: 0.3)
        #expect(tips == ["Explains"], "nothing has changed")
        stage.run { button.toolTip = "Says more" }
        stage.advance(by: 0.3)
        #expect(tips == [])
        hover(11)
        #expect(tips == ["Says more"])
        stage.run { button.toolTip = "" }
        hover(12)

        #expect(tips == [], "there is nothing to say")
    }

    @Test func `a control has one interaction for its tip, and none without a text`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        button.toolTip = nil
        #expect(button.toolTipInteraction == nil && button.toolTip == nil)

        button.toolTip = "One"
        let interaction = button.toolTipInteraction
        button.toolTip = "Two"

        #expect(button.interactions.count { $0 is UIToolTipInteraction } == 1)
        #expect(button.toolTipInteraction === interaction && interaction?.defaultToolTip == "Two")
    }
}
