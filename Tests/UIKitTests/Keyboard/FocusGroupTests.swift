import Testing
import UITesting

@testable import UIKit

/// Whose keys they are while a ring shows the focus, and in which order it goes round.
@Suite struct FocusGroupTests {
    /// A button that notes the arrow keys which it gets.
    private final class Knob: UIButton {
        var keys: [UIKeyboardHIDUsage] = []

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap(\.key?.keyCode).filter { $0 == .keyboardLeftArrow }
            let others = presses.filter { $0.key?.keyCode != .keyboardLeftArrow }
            if !others.isEmpty { super.pressesBegan(others, with: event) }
        }
    }

    /// A controller that is the first responder, with a command for X.
    private final class Commander: UIViewController {
        var commands = 0
        let knob = Knob(frame: CGRect(x: 100, y: 100, width: 100, height: 44))

        override func viewDidLoad() { view.addSubview(knob) }

        override var canBecomeFirstResponder: Bool { true }

        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "x", modifierFlags: [], action: Commander.command)]
        }

        func command() { commands += 1 }
    }

    @Test func `the view with the ring gets keys before the first responder, whose commands still hold`() {
        let stage = Stage()
        let commander = Commander()
        stage.present(commander)
        stage.run { _ = commander.becomeFirstResponder() }

        stage.press(.keyboardLeftArrow)
        #expect(commander.knob.keys.isEmpty)
        // Arrows move the focus where nobody else uses them.
        stage.press(.keyboardEscape)
        stage.press(.keyboardTab)
        stage.press(.keyboardLeftArrow)
        stage.press(.keyboardX)

        #expect(commander.knob.keys == [.keyboardLeftArrow])
        #expect(commander.commands == 1)
        #expect(commander.isFirstResponder)
    }

    @Test func `escape removes the ring; then keys are the first responder's alone`() {
        let stage = Stage()
        let commander = Commander()
        stage.present(commander)
        stage.run { _ = commander.becomeFirstResponder() }
        stage.press(.keyboardTab)
        #expect(stage.run { commander.view.window?.screen.focusedView } === commander.knob)

        stage.press(.keyboardEscape)

        #expect(stage.run { commander.view.window?.screen.focusedView } == nil)
        #expect(!commander.knob.isFocused)
        stage.press(.keyboardX)
        #expect(commander.commands == 1)
    }

    @Test func `what a scroll view hides is reached, and scrolled into sight`() {
        let stage = Stage()
        let screen = UIViewController()
        stage.present(screen)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        let buttons = (0..<5).map { index in
            let button = UIButton(type: .custom)
            button.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 150, width: 100, height: 44)
            return button
        }
        stage.run {
            scroll.contentSize = CGSize(width: 300, height: 800)
            for button in buttons { scroll.addSubview(button) }
            screen.view.addSubview(scroll)
        }
        stage.advance(by: 0.1)

        var order: [Int?] = []
        for _ in 0..<6 {
            stage.press(.keyboardTab)
            stage.settle()
            order.append(buttons.firstIndex { $0.isFocused })
            let focused = buttons[(order.count - 1) % 5]
            #expect(scroll.bounds.contains(focused.frame.insetBy(dx: -4, dy: -4)), "with its ring")
        }

        #expect(order == [0, 1, 2, 3, 4, 0])
    }

    @Test func `what is scrolled away does not come before what lies above the scroll view`() {
        let stage = Stage()
        let screen = UIViewController()
        stage.present(screen)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        let buttons = (0..<3).map { _ in UIButton(type: .custom) }
        stage.run {
            scroll.contentSize = CGSize(width: 300, height: 800)
            buttons[0].frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            buttons[1].frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            buttons[2].frame = CGRect(x: 20, y: 300, width: 100, height: 44)
            screen.view.addSubview(buttons[0])
            for button in buttons[1...] { scroll.addSubview(button) }
            screen.view.addSubview(scroll)
            scroll.contentOffset.y = 250
        }
        stage.advance(by: 0.1)

        var order: [Int?] = []
        for _ in 0..<4 {
            stage.press(.keyboardTab)
            stage.settle()
            order.append(buttons.firstIndex { $0.isFocused })
        }

        #expect(order == [0, 1, 2, 0])
    }

    @Test func `the tab key enters a table at the row that its delegate prefers`() throws {
        final class List: UITableViewController {
            var preferred: IndexPath? = IndexPath(row: 30, section: 0)
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                40
            }
            override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
                preferred
            }
        }
        let stage = Stage()
        let list = List()
        stage.present(list)
        stage.settle()

        stage.press(.keyboardTab)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 30, section: 0)))
        #expect(cell.isFocused)
        stage.press(.keyboardDownArrow)
        #expect(list.tableView.cellForRow(at: IndexPath(row: 31, section: 0))?.isFocused == true)

        stage.press(.keyboardEscape)
        list.preferred = nil
        let first = try #require(list.tableView.indexPathsForVisibleRows?.first)
        stage.press(.keyboardTab)
        #expect(list.tableView.cellForRow(at: first)?.isFocused == true, "the first one in sight")
    }

    @Test func `the views of one controller come one after the other`() {
        let stage = Stage()
        let root = UIViewController()
        stage.present(root)
        var buttons: [UIButton] = []

        // Two columns of two buttons, a controller each.
        stage.run {
            for column in 0..<2 {
                let child = UIViewController()
                root.addChild(child)
                child.view.frame = CGRect(x: CGFloat(column) * 180 + 10, y: 100, width: 160, height: 300)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
                for row in 0..<2 {
                    let button = UIButton(type: .custom)
                    button.frame = CGRect(x: 10, y: 20 + CGFloat(row) * 100, width: 100, height: 44)
                    child.view.addSubview(button)
                    buttons.append(button)
                }
            }
        }
        stage.advance(by: 0.1)
        var order: [Int?] = []
        for _ in 0..<5 {
            stage.press(.keyboardTab)
            order.append(buttons.firstIndex { $0.isFocused })
        }

        #expect(order == [0, 1, 2, 3, 0])
    }
}
