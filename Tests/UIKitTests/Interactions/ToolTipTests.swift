import Testing
import UITesting

@testable import UIKit

/// Tool tips: when they come, where, and when they go.
@Suite(.serialized) struct ToolTipTests {
    private func button(at origin: CGPoint, on stage: Stage) -> UIButton {
        let button = UIButton(frame: CGRect(origin: origin, size: CGSize(width: 80, height: 30)))
        button.toolTip = "Explains"
        stage.window.addSubview(button)
        return button
    }

    private func tip(on stage: Stage) -> ToolTipView? {
        stage.window.subviews.lazy.compactMap { $0 as? ToolTipView }.first
    }

    @Test func `a tip comes after the pointer has rested for a second`() throws {
        let stage = Stage()
        _ = button(at: CGPoint(x: 100, y: 100), on: stage)

        stage.hover(at: CGPoint(x: 110, y: 110))
        stage.advance(by: 0.9)
        #expect(tip(on: stage) == nil)
        stage.advance(by: 0.15)
        let box = try #require(tip(on: stage))

        #expect(stage.comesToRest())
        #expect(box.alpha == 1)
        #expect(box.frame.origin == CGPoint(x: 110, y: 130))
        #expect(box.subviews.compactMap { ($0 as? UILabel)?.text } == ["Explains"])
    }

    @Test func `a pointer that goes on moving gets none, one that trembles does`() {
        let stage = Stage()
        _ = button(at: CGPoint(x: 100, y: 100), on: stage)

        for step in 0..<20 {
            stage.hover(at: CGPoint(x: 105 + 3.5 * CGFloat(step), y: 110))
            stage.advance(by: 0.1)
        }
        #expect(tip(on: stage) == nil)
        for step in 0..<12 {
            stage.hover(at: CGPoint(x: 171 + CGFloat(step % 2), y: 110))
            stage.advance(by: 0.1)
        }
        #expect(tip(on: stage) != nil)
    }

    @Test func `it goes when the pointer leaves, or a button or a key is pressed`() {
        let stage = Stage()
        let button = button(at: CGPoint(x: 100, y: 100), on: stage)
        let leavings: [() -> Void] = [
            { stage.hover(at: CGPoint(x: 10, y: 10)) }, { stage.hover(at: nil) }, { stage.tap(button) },
            { stage.press(.keyboardA) }, { button.toolTip = nil },
            { button.removeFromSuperview() },
        ]

        for (number, leave) in leavings.enumerated() {
            stage.hover(at: nil)
            stage.hover(at: CGPoint(x: 110, y: 110))
            stage.advance(by: 1.2)
            #expect(tip(on: stage) != nil, "before \(number)")
            leave()
            #expect(stage.comesToRest())
            #expect(tip(on: stage) == nil, "after \(number)")
            button.toolTip = "Explains"
        }
    }

    @Test func `after a press it comes again only once the pointer has been elsewhere`() {
        let stage = Stage()
        let button = button(at: CGPoint(x: 100, y: 100), on: stage)
        stage.hover(at: CGPoint(x: 110, y: 110))
        stage.tap(button)

        stage.hover(at: CGPoint(x: 130, y: 110))
        stage.advance(by: 2)
        #expect(tip(on: stage) == nil)
        stage.hover(at: CGPoint(x: 10, y: 110))
        stage.hover(at: CGPoint(x: 130, y: 110))
        stage.advance(by: 2)

        #expect(tip(on: stage) != nil)
    }

    @Test(arguments: [CGPoint(x: 385, y: 835), CGPoint(x: 2, y: 2), CGPoint(x: 200, y: 840)])
    func `it stays inside of the window`(pointer: CGPoint) throws {
        let stage = Stage()
        let view = UIView(frame: stage.window.bounds)
        view.addInteraction(
            UIToolTipInteraction(
                defaultToolTip: "A long explanation of what this does, in more than one line"))
        stage.window.addSubview(view)

        stage.hover(at: pointer)
        stage.advance(by: 1.2)

        let box = try #require(tip(on: stage))
        #expect(stage.window.bounds.insetBy(dx: 3.9, dy: 3.9).contains(box.frame))
        #expect(!box.frame.contains(pointer) && box.frame.width <= 276 && box.frame.height > 30)
    }

    @Test func `a delegate chooses the text by place`() {
        final class Chooser: UIToolTipInteractionDelegate {
            func toolTipInteraction(
                _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
            ) -> UIToolTipConfiguration? {
                guard point.x < 100 else { return nil }
                let isLeft = point.x < 50
                return UIToolTipConfiguration(
                    toolTip: isLeft ? "Left" : "Right",
                    in: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 50))
            }
        }
        let stage = Stage()
        let (view, chooser) = (UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 50)), Chooser())
        let interaction = UIToolTipInteraction()
        interaction.delegate = chooser
        view.addInteraction(interaction)
        stage.window.addSubview(view)
        func text(at x: CGFloat) -> String? {
            stage.hover(at: CGPoint(x: x, y: 20))
            stage.advance(by: 1.2)
            #expect(stage.comesToRest())
            return tip(on: stage)?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
        }

        #expect([10, 40, 60, 120].map(text) == ["Left", "Left", "Right", nil])
    }

    @Test func `a stage at rest has no deadline while no pointer hovers`() {
        let stage = Stage()
        _ = button(at: CGPoint(x: 100, y: 100), on: stage)
        #expect(stage.comesToRest())

        stage.hover(at: CGPoint(x: 110, y: 110))
        #expect(stage.isMoving)
        stage.hover(at: nil)

        #expect(!stage.isMoving)
    }

    @Test func `an interaction that is switched off shows no tip until it is switched on`() {
        let stage = Stage()
        let button = button(at: CGPoint(x: 100, y: 100), on: stage)
        button.toolTipInteraction?.isEnabled = false

        stage.hover(at: CGPoint(x: 110, y: 110))
        stage.advance(by: 1.5)
        #expect(tip(on: stage) == nil)
        button.toolTipInteraction?.isEnabled = true
        stage.hover(at: CGPoint(x: 300, y: 400))
        stage.advance(by: 0.1)
        stage.hover(at: CGPoint(x: 120, y: 110))
        stage.advance(by: 1.5)

        #expect(tip(on: stage) != nil)
    }
}
