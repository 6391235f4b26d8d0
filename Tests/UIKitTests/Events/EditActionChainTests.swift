import Testing
import UITesting

@testable import UIKit

/// Standard actions on text, each of which goes up the responder chain as itself, and what is read of a view's place.
@Suite struct EditActionChainTests {
    /// Notes the standard actions that reach it.
    private final class Editor: UIView {
        var log: [String] = []

        override func cut(_ sender: Any?) { log.append("cut") }
        override func paste(_ sender: Any?) { log.append("paste") }
        override func delete(_ sender: Any?) { log.append("delete") }
        override func select(_ sender: Any?) { log.append("select") }
        override func selectAll(_ sender: Any?) { log.append("selectAll") }
        override func toggleBoldface(_ sender: Any?) { log.append("bold") }
        override func toggleItalics(_ sender: Any?) { log.append("italics") }
        override func toggleUnderline(_ sender: Any?) { log.append("underline") }
        override func increaseSize(_ sender: Any?) { log.append("larger") }
        override func decreaseSize(_ sender: Any?) { log.append("smaller") }
        override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { log.append("right") }
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { log.append("left") }
    }

    @Test func `what is done with selected text reaches the next responder`() {
        let (editor, inner) = (Editor(), UIView())
        editor.addSubview(inner)

        inner.cut(nil)
        inner.paste(nil)
        inner.delete(nil)
        inner.select(nil)
        inner.selectAll(nil)

        #expect(editor.log == ["cut", "paste", "delete", "select", "selectAll"])
    }

    @Test func `changes of the text's looks reach the next responder`() {
        let (editor, inner) = (Editor(), UIView())
        editor.addSubview(inner)

        inner.toggleBoldface(nil)
        inner.toggleItalics(nil)
        inner.toggleUnderline(nil)
        inner.increaseSize(nil)
        inner.decreaseSize(nil)
        inner.makeTextWritingDirectionLeftToRight(nil)
        inner.makeTextWritingDirectionRightToLeft(nil)

        #expect(editor.log == ["bold", "italics", "underline", "larger", "smaller", "right", "left"])
    }

    @Test func `a view is activated in the middle of its frame unless it says where`() {
        let stage = Stage()
        let outer = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        outer.addSubview(inner)
        stage.window.addSubview(outer)

        #expect(inner.accessibilityFrame == CGRect(x: 110, y: 220, width: 100, height: 50))
        #expect(inner.accessibilityActivationPoint == CGPoint(x: 160, y: 245))
        inner.accessibilityFrame = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(inner.accessibilityActivationPoint == CGPoint(x: 10, y: 5))
        inner.accessibilityActivationPoint = CGPoint(x: 1, y: 2)

        #expect(inner.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
        #expect(inner.accessibilityFrame == CGRect(x: 0, y: 0, width: 20, height: 10))
    }
}
