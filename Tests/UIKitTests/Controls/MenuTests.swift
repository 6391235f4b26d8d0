import Testing
import UITesting

@testable import UIKit

/// Menus of buttons: by finger, by mouse, by keyboard.
@Suite(.serialized) struct ButtonMenuTests {
    private let log = Recorder()

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [log] in log.note($0.title) }
    }

    /// A button at 20…140 by 100…130 whose menu opens at once.
    private func button(_ menu: UIMenu, on stage: Stage) -> UIButton {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { [log] _ in log.note("primary") }, for: .primaryActionTriggered)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        return button
    }

    private func overlay(on stage: Stage) -> MenuOverlay? {
        stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    }

    /// The rows that are shown, from above.
    private func rows(on stage: Stage) -> [MenuRow] {
        let lists = overlay(on: stage)?.subviews.first?.subviews.compactMap { $0 as? MenuList } ?? []
        return lists.last { !$0.isHidden }?.rows ?? []
    }

    private func titles(on stage: Stage) -> [String] { rows(on: stage).map(\.element.title) }

    private func open(_ button: UIButton, on stage: Stage) {
        stage.tap(button)
        #expect(stage.comesToRest())
    }

    private var fruit: UIMenu { UIMenu(children: [action("Apple"), action("Pear"), action("Plum")]) }

    @Test func `a menu is as dark as its button, in a light window, too`() throws {
        let stage = Stage()
        let button = button(UIMenu(children: [action("One")]), on: stage)
        button.overrideUserInterfaceStyle = .dark

        open(button, on: stage)

        #expect(stage.window.traitCollection.userInterfaceStyle == .light)
        #expect(overlay(on: stage)?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a tap opens the menu below the button, a second one chooses`() throws {
        let stage = Stage()
        let button = button(fruit, on: stage)

        open(button, on: stage)
        #expect(titles(on: stage) == ["Apple", "Pear", "Plum"])
        let card = try #require(overlay(on: stage)?.subviews.first)
        #expect(card.frame.minX == 20 && card.frame.minY == 134 && card.frame.height == 3 * 34 + 8)
        stage.tap(rows(on: stage)[1])
        #expect(stage.comesToRest())

        #expect(log.lines == ["Pear"])
        #expect(overlay(on: stage) == nil)
    }

    @Test func `press, drag to an entry, let go`() {
        let stage = Stage()
        let button = button(fruit, on: stage)

        stage.touch(.began, at: CGPoint(x: 60, y: 115))
        #expect(stage.comesToRest())
        stage.move(to: CGPoint(x: 60, y: 134 + 4 + 34 * 2 + 10), over: 0.2)
        #expect(rows(on: stage).map(\.isHighlighted) == [false, false, true])
        stage.touch(.ended, at: CGPoint(x: 60, y: 134 + 4 + 34 * 2 + 10))
        #expect(stage.comesToRest())

        #expect(log.lines == ["Plum"] && overlay(on: stage) == nil)
        withExtendedLifetime(button) {}
    }

    @Test func `a menu's title stands above its entries, and that of an inner one leads back`() {
        let stage = Stage()
        let inner = UIMenu(title: "Inner", children: [action("Deep")])
        let button = button(UIMenu(title: "Fruit", children: [action("Apple"), inner]), on: stage)
        func labels(_ view: UIView) -> [UILabel] {
            view.isHidden ? [] : ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
        }
        func minY(_ text: String) -> CGFloat? {
            overlay(on: stage).map(labels)?.first { $0.text == text }.map {
                $0.convert($0.bounds, to: nil).minY
            }
        }

        open(button, on: stage)
        #expect((minY("Fruit") ?? .infinity) < (minY("Apple") ?? -.infinity))
        #expect(titles(on: stage) == ["Apple", "Inner"])
        stage.tap(rows(on: stage)[1])
        #expect(stage.comesToRest())

        #expect(titles(on: stage) == ["Inner", "Deep"])
    }

    @Test func `a tap beside the card closes it and reaches nothing else`() {
        let stage = Stage()
        let button = button(fruit, on: stage)
        open(button, on: stage)

        stage.tap(CGPoint(x: 30, y: 110))
        #expect(stage.comesToRest())
        #expect(overlay(on: stage) == nil && log.lines.isEmpty)

        open(button, on: stage)
        #expect(overlay(on: stage) != nil)
    }

    @Test func `the pointer highlights what it is over`() {
        let stage = Stage()
        open(button(fruit, on: stage), on: stage)

        stage.hover(at: CGPoint(x: 60, y: 150))
        #expect(rows(on: stage).map(\.isHighlighted) == [true, false, false])
        stage.hover(at: CGPoint(x: 300, y: 600))
        #expect(rows(on: stage).allSatisfy { !$0.isHighlighted })
    }

    @Test func `the keyboard opens, moves, chooses and closes`() {
        let stage = Stage()
        let button = button(
            UIMenu(children: [action("Apple"), action("Pear", .disabled), action("Plum")]), on: stage)

        stage.press(.keyboardTab)
        stage.press(.keyboardSpacebar)
        #expect(stage.comesToRest() && titles(on: stage).count == 3)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardDownArrow)
        #expect(rows(on: stage).map(\.isHighlighted) == [false, false, true], "a disabled entry is left out")
        stage.press(.keyboardDownArrow)
        #expect(rows(on: stage).map(\.isHighlighted) == [true, false, false])
        stage.press(.keyboardUpArrow)
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.comesToRest())
        #expect(log.lines == ["Plum"] && overlay(on: stage) == nil && button.isFocused)

        stage.press(.keyboardSpacebar)
        stage.press(.keyboardEscape)
        #expect(stage.comesToRest())
        #expect(log.lines == ["Plum"] && overlay(on: stage) == nil && button.isFocused)
    }

    @Test func `attributes: hidden, disabled, kept open`() {
        let stage = Stage()
        let keep = action("Keep", .keepsMenuPresented)
        open(
            button(UIMenu(children: [action("A", .hidden), action("B", .disabled), keep]), on: stage),
            on: stage)
        #expect(titles(on: stage) == ["B", "Keep"])

        stage.tap(rows(on: stage)[0])
        stage.tap(rows(on: stage)[1])
        #expect(stage.comesToRest())

        #expect(log.lines == ["Keep"] && overlay(on: stage) != nil)
    }

    @Test func `menus in menus: between lines, or on a card of their own`() {
        let stage = Stage()
        let inline = UIMenu(
            title: "Sizes", options: .displayInline, children: [action("Small"), action("Large")])
        let inner = UIMenu(title: "More", children: [action("Deep")])
        open(button(UIMenu(children: [action("A"), inline, inner]), on: stage), on: stage)
        #expect(titles(on: stage) == ["A", "Small", "Large", "More"])

        stage.tap(rows(on: stage)[3])
        #expect(stage.comesToRest())
        #expect(titles(on: stage) == ["More", "Deep"], "the first one leads back")
        stage.press(.keyboardLeftArrow)
        #expect(stage.comesToRest())
        #expect(titles(on: stage) == ["A", "Small", "Large", "More"])
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow,
        ]
        for key in keys { stage.press(key) }
        stage.press(.keyboardReturnOrEnter)

        #expect(log.lines == ["Deep"])
    }

    @Test func `a pop-up button shows and changes what is chosen`() {
        let stage = Stage()
        let actions = [action("Phone", [], .on), action("Tablet")]
        let button = button(UIMenu(children: actions), on: stage)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Phone")

        open(button, on: stage)
        stage.tap(rows(on: stage)[1])

        #expect(button.currentTitle == "Tablet" && log.lines == ["Tablet"])
        #expect(actions.map(\.state) == [.off, .on])
        #expect(button.menu?.selectedElements.map(\.title) == ["Tablet"])
    }

    @Test func `a menu of single selection turns on what is chosen`() {
        let stage = Stage()
        let actions = [action("One", [], .on), action("Two")]
        let button = button(UIMenu(options: .singleSelection, children: actions), on: stage)

        open(button, on: stage)
        stage.tap(rows(on: stage)[1])

        #expect(actions.map(\.state) == [.off, .on] && button.currentTitle == nil)
    }

    @Test func `a menu that is not the primary action opens after a long press`() {
        let stage = Stage()
        let button = button(fruit, on: stage)
        button.showsMenuAsPrimaryAction = false

        stage.tap(button)
        #expect(log.lines == ["primary"] && overlay(on: stage) == nil)
        stage.tap(CGPoint(x: 60, y: 115), for: 0.6)
        #expect(stage.comesToRest())

        #expect(log.lines == ["primary"] && titles(on: stage).count == 3)
    }

    @Test func `a card that has no room below opens above, and a long one scrolls`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 300))
        let low = button(fruit, on: stage)
        low.frame.origin = CGPoint(x: 260, y: 260)
        open(low, on: stage)
        var card = try #require(overlay(on: stage)?.subviews.first)
        #expect(card.frame.maxY == 256 && card.frame.maxX == 380)
        stage.press(.keyboardEscape)
        #expect(stage.comesToRest())

        low.menu = UIMenu(children: (0..<30).map { action("\($0)") })
        low.frame.origin = CGPoint(x: 20, y: 100)
        open(low, on: stage)
        card = try #require(overlay(on: stage)?.subviews.first)
        #expect(card.frame.minY == 134 && card.frame.maxY == 292)
        stage.press(.keyboardUpArrow)
        let list = try #require(card.subviews.first as? MenuList)
        #expect(list.contentOffset.y > 800, "the last entry has come into sight")
    }

    @Test func `the first responder stays, and gets its keys back when the menu closes`() {
        final class Responder: UIView {
            var keys: [UIKeyboardHIDUsage?] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.map(\.key?.keyCode)
            }
        }
        let stage = Stage()
        let button = button(fruit, on: stage)
        let responder = Responder()
        stage.window.addSubview(responder)
        responder.becomeFirstResponder()

        open(button, on: stage)
        #expect(responder.isFirstResponder)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardEscape)
        #expect(responder.keys.isEmpty)
        stage.press(.keyboardA)

        #expect(responder.keys == [.keyboardA])
    }
}
