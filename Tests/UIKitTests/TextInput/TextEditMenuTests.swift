import Testing
import UITesting

@testable import UIKit

/// The menu of the standard edit actions in text fields and text views.
@MainActor
@Suite(.serialized) struct TextEditMenuTests {
    private func overlay(on stage: Stage) -> MenuOverlay? {
        stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    }

    private func rows(on stage: Stage) -> [MenuRow] {
        func rows(in view: UIView) -> [MenuRow] {
            (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(rows)
        }
        return overlay(on: stage).map(rows) ?? []
    }

    private func titles(on stage: Stage) -> [String] { rows(on: stage).map(\.element.title) }

    private func choose(_ title: String, on stage: Stage) throws {
        let row = try #require(rows(on: stage).first { $0.element.title == title })
        stage.tap(row.convert(CGPoint(x: 20, y: 10), to: nil))
        #expect(stage.comesToRest())
    }

    private func secondaryClick(_ point: CGPoint, on stage: Stage) {
        stage.touch(.began, at: point, finger: HostEvent.secondaryButton)
        stage.touch(.ended, at: point, finger: HostEvent.secondaryButton)
        #expect(stage.comesToRest())
    }

    @Test func `a secondary click on the selection keeps it, and offers what can be done with it`() throws {
        let scene = TextFieldScene("one two three")
        scene.stage.run { UIPasteboard.general.string = "four" }
        scene.select(4, 7)

        secondaryClick(scene.point(at: 5), on: scene.stage)

        #expect(scene.state == "one [two] three")
        #expect(titles(on: scene.stage) == ["Cut", "Copy", "Paste", "Delete", "Select All"])
        #expect(scene.field.isEditing)
        try choose("Cut", on: scene.stage)
        #expect(scene.state == "one | three")
        #expect(scene.stage.run { UIPasteboard.general.string } == "two")
        #expect(scene.field.isEditing && overlay(on: scene.stage) == nil)
    }

    @Test func `a secondary click beside the selection places the caret, and a field begins editing`() throws
    {
        let scene = TextFieldScene(editing: false, "one two three")

        secondaryClick(scene.point(at: 3), on: scene.stage)

        #expect(scene.state == "one| two three")
        #expect(scene.field.isEditing)
        #expect(titles(on: scene.stage) == ["Select", "Select All"])
        try choose("Select All", on: scene.stage)
        #expect(scene.state == "[one two three]")
    }

    @Test func `the menu has the keys while it is open, and editing goes on`() {
        let scene = TextFieldScene("one")
        secondaryClick(scene.point(at: 1), on: scene.stage)
        scene.calls = []

        scene.stage.type("x")
        scene.press(.keyboardEscape)
        #expect(scene.stage.comesToRest())

        #expect(overlay(on: scene.stage) == nil)
        #expect(scene.calls.isEmpty)
        scene.stage.type("x")
        #expect(scene.state == "ox|ne")
    }

    @Test func `arrows and return choose from the menu`() {
        let scene = TextFieldScene("one")
        secondaryClick(scene.point(at: 1), on: scene.stage)

        scene.press(.keyboardDownArrow)
        scene.press(.keyboardDownArrow)
        scene.press(.keyboardReturnOrEnter)

        #expect(scene.state == "[one]")
    }

    @Test func `a finger that rests opens the menu where it is, and the mouse does not`() {
        let scene = TextFieldScene(editing: false, "one two three")
        let place = scene.point(at: 5)

        scene.stage.touch(.began, at: place)
        scene.stage.advance(by: 0.8)
        #expect(overlay(on: scene.stage) == nil)
        scene.stage.touch(.ended, at: place)
        scene.stage.touch(.began, at: place, finger: 1)
        scene.stage.advance(by: 0.8)
        scene.stage.touch(.ended, at: place, finger: 1)

        #expect(overlay(on: scene.stage) != nil)
        #expect(scene.state == "one t|wo three")
    }

    @Test func `a field that is disabled, or may not begin editing, opens none`() {
        let scene = TextFieldScene(editing: false, "one")
        scene.field.isEnabled = false
        secondaryClick(scene.point(at: 1), on: scene.stage)
        #expect(overlay(on: scene.stage) == nil)

        scene.field.isEnabled = true
        scene.begins = false
        secondaryClick(scene.point(at: 1), on: scene.stage)
        #expect(overlay(on: scene.stage) == nil && !scene.field.isEditing)
    }

    @Test func `a secret is neither cut nor copied`() {
        let scene = TextFieldScene("secret")
        scene.field.isSecureTextEntry = true
        scene.select(0, 6)

        secondaryClick(scene.point(at: 2), on: scene.stage)

        #expect(titles(on: scene.stage) == ["Delete"])
    }

    /// Adds an entry to what is suggested, and notes for which range.
    private final class MenuDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var ranges: [NSRange] = []

        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu(range, suggestedActions) }

        func textView(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu(range, suggestedActions) }

        private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu {
            ranges.append(range)
            return UIMenu(children: suggested + [UIAction(title: "Look Up") { _ in }])
        }
    }

    @Test func `the delegate adds to what is suggested`() {
        let scene = TextFieldScene("🙂one")
        let delegate = MenuDelegate()
        scene.field.delegate = delegate
        scene.select(2, 4)

        secondaryClick(scene.point(at: 3), on: scene.stage)

        #expect(delegate.ranges == [NSRange(location: 2, length: 2)])
        #expect(titles(on: scene.stage) == ["Cut", "Copy", "Delete", "Select All", "Look Up"])
    }

    @Test func `a text view has the menu, too; one that cannot be edited only copies`() throws {
        let stage = Stage()
        let delegate = MenuDelegate()
        let text = UITextView(frame: CGRect(x: 20, y: 60, width: 280, height: 120))
        text.text = "First line\nSecond line"
        text.isEditable = false
        text.delegate = delegate
        stage.window.addSubview(text)
        stage.advance(by: 0)
        stage.run {
            text.becomeFirstResponder()
            text.selectAll(nil)
            UIPasteboard.general.string = "x"
        }

        secondaryClick(CGPoint(x: 40, y: 75), on: stage)

        #expect(titles(on: stage) == ["Copy", "Look Up"])
        #expect(delegate.ranges == [NSRange(location: 0, length: 22)])
        try choose("Copy", on: stage)
        #expect(stage.run { UIPasteboard.general.string } == "First line\nSecond line")
        text.isSelectable = false
        secondaryClick(CGPoint(x: 40, y: 75), on: stage)
        #expect(overlay(on: stage) == nil)
    }
}
