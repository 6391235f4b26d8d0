import Testing
import UITesting

@testable import UIKit

/// What menus make of their entries: which are chosen, who performs them, and how they are listed.
@Suite struct MenuElementTests {
    private let stage = Stage(size: CGSize(width: 390, height: 700))

    private func action(
        _ title: String, _ state: UIMenuElement.State = .off, _ attributes: UIMenuElement.Attributes = []
    ) -> UIAction { UIAction(title: title, attributes: attributes, state: state) { _ in } }

    private func height(_ children: [UIMenuElement], title: String = "", isInner: Bool = false) -> Int {
        Int(MenuList(UIMenu(title: title, children: children), isInner: isInner).naturalSize.height.rounded())
    }

    // MARK: - Elements

    @Test func `selected are the entries that are on, those of inner menus, too, and not the mixed ones`() {
        let menu = UIMenu(children: [
            action("A", .on), action("B", .mixed),
            UIMenu(options: .displayInline, children: [action("C", .on), action("D")]),
            UIMenu(children: [action("E", .on)]),
        ])

        #expect(menu.selectedElements.map(\.title) == ["A", "C", "E"])
    }

    @Test func `other entries leave all else of a menu as it is`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let menu = UIMenu(
            title: "T", subtitle: "S", image: image, identifier: UIMenu.Identifier("id"),
            options: [.destructive, .singleSelection], children: [action("A")])

        let other = menu.replacingChildren([action("B"), action("C")])

        #expect(other.children.map(\.title) == ["B", "C"] && menu.children.map(\.title) == ["A"])
        #expect(other.title == "T" && other.subtitle == "S" && other.image === image)
        #expect(other.identifier == menu.identifier && other.options == menu.options)
        #expect(UIMenu().identifier != UIMenu().identifier)
    }

    @Test func `an action that is performed within itself has its senders one after the other`() {
        var senders: [String?] = []
        let action = UIAction { action in
            senders.append(action.sender as? String)
            guard senders.count == 1 else { return }
            action.performWithSender("inner", target: nil)
            senders.append(action.sender as? String)
        }

        action.performWithSender("outer", target: nil)

        #expect(senders == ["outer", "inner", "outer"] && action.sender == nil)
    }

    @Test func `a choice among several turns on the one and off all others, those of inner menus, too`() {
        let (first, second, inner) = (action("A", .on), action("B", .mixed), action("C", .on))
        let children: [UIMenuElement] = [
            first, second, UIMenu(options: .displayInline, children: [inner]),
        ]

        UIMenu(children: children).select(second)
        #expect([first, second, inner].map(\.state) == [.on, .mixed, .on], "several may be on in it")
        UIMenu(options: .singleSelection, children: children).select(second)

        #expect([first, second, inner].map(\.state) == [.off, .on, .off])
    }

    // MARK: - Lists

    /// Rows are 34 points high, lines between them 8, and there are 4 points above and below all.
    @Test func `a line parts groups: none before the first, none after the last, one between two`() {
        func group(_ title: String, _ heading: String = "") -> UIMenu {
            UIMenu(title: heading, options: .displayInline, children: [action(title)])
        }

        #expect(height([action("A"), action("B")]) == 8 + 2 * 34)
        #expect(height([group("A"), group("B")]) == 8 + 34 + 8 + 34)
        #expect(height([action("A"), group("B"), action("C")]) == 8 + 34 + 8 + 34 + 8 + 34)
        #expect(height([group("A"), group("B", "More")]) == 8 + 34 + 8 + 26 + 34)
        #expect(height([action("A")], title: "Title") == 8 + 26 + 34)
        #expect(height([action("A")], title: "Title", isInner: true) == 8 + 34 + 8 + 34)
    }

    @Test func `a second line makes a row higher, and what is hidden takes no room`() {
        let tall = UIAction(title: "A", subtitle: "more") { _ in }
        let empty = UIAction(title: "A", subtitle: "") { _ in }

        #expect(height([tall]) == 8 + 46 && height([empty]) == 8 + 34)
        #expect(height([action("A"), action("B", .off, .hidden)]) == 8 + 34)
        let list = MenuList(UIMenu(children: [action("A")]), isInner: false)
        #expect(list.naturalSize.width == 140)
        let long = MenuList(
            UIMenu(children: [action(String(repeating: "long ", count: 40))]), isInner: false)
        #expect(long.naturalSize.width == 320)
    }

    @Test func `a mark in one row moves the texts of all, those of inner menus, too`() throws {
        func start(_ children: [UIMenuElement]) throws -> CGFloat {
            let list = MenuList(UIMenu(children: children), isInner: false)
            list.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            list.layoutIfNeeded()
            let row = try #require(list.rows.first)
            row.layoutIfNeeded()
            return try #require(row.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "A" })
                .frame.minX
        }
        let inline = UIMenu(options: .displayInline, children: [action("C", .mixed)])
        let apart = UIMenu(children: [action("D", .on)])

        let starts = [
            try start([action("A"), action("B")]), try start([action("A"), action("B", .on)]),
            try start([action("A"), inline]), try start([action("A"), apart]),
            try start([action("A"), action("B", .on, .hidden)]),
        ]

        #expect(starts == [14, 36, 36, 14, 14])
    }

    // MARK: - Keys

    @Test func `the arrows go round the entries that can be chosen`() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
        button.menu = UIMenu(children: [action("A"), action("B", .off, .disabled), action("C")])
        button.showsMenuAsPrimaryAction = true
        stage.window.addSubview(button)
        stage.advance(by: 0)
        stage.tap(button)
        stage.settle()
        let overlay = try #require(stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first)
        let list = try #require(overlay.subviews.first?.subviews.lazy.compactMap { $0 as? MenuList }.first)
        func highlighted() -> [String] { list.rows.filter(\.isHighlighted).map(\.element.title) }
        #expect(highlighted().isEmpty)

        var seen: [[String]] = []
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardUpArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardTab, .keyboardUpArrow,
        ]
        for key in keys {
            stage.press(key)
            seen.append(highlighted())
        }

        #expect(seen == [["C"], ["A"], ["C"], ["A"], ["C"]])
    }
}
