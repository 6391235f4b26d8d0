import Testing
import UITesting

@testable import UIKit

/// Keys, the focus and the pointer: rare cases.
@Suite struct KeyboardDetailTests {
    private final class Keyed: UIView {
        var presses: [UIPress] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            self.presses += presses
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }

    @Test func `a press that is over stays so, and one that goes on is stationary between its events`() throws
    {
        let field = Playfield()
        let view = field.add(Keyed(frame: field.window.bounds))
        view.becomeFirstResponder()

        field.run([.key(.down, HostKey(.keyboardA), timestamp: field.time)])
        let press = try #require(view.presses.first)
        let during = press.phase
        field.run([.interrupted])

        #expect(during == .stationary)
        #expect(press.phase == .cancelled)
    }

    @Test func `a press of an arrow is of the arrow's type, and of another key of its position`() {
        let field = Playfield()
        let view = field.add(Keyed(frame: field.window.bounds))
        view.becomeFirstResponder()
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardSpacebar,
        ]

        for key in keys { field.run([.key(.down, HostKey(key), timestamp: field.time)]) }

        #expect(view.presses.map(\.type.rawValue) == [0, 1, 2, 3, 2044])
        #expect(view.presses.first?.type == .upArrow)
        #expect(UIPress.PressType.playPause.rawValue == 6)
    }

    @Test func `a press has all force while its key is down, and none when it is up`() throws {
        let field = Playfield()
        let view = field.add(Keyed(frame: field.window.bounds))
        view.becomeFirstResponder()

        field.run([.key(.down, HostKey(.keyboardA), timestamp: field.time)])
        let press = try #require(view.presses.first)
        let during = press.force
        field.run([.key(.up, HostKey(.keyboardA), timestamp: field.time)])

        #expect(during == 1)
        #expect(press.force == 0)
    }

    @Test func `function keys and backspace are inputs of key commands`() {
        final class Screen: UIViewController {
            var heard: [String?] = []
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand.f1, UIKeyCommand.f12, UIKeyCommand.inputDelete].map {
                    UIKeyCommand(input: $0, modifierFlags: [], action: Screen.pressed)
                }
            }
            func pressed(_ command: UIKeyCommand) { heard.append(command.input) }
        }
        let (stage, screen) = (Stage(), Screen())
        stage.present(screen)
        stage.run { _ = screen.becomeFirstResponder() }

        for key in [UIKeyboardHIDUsage.keyboardF1, .keyboardF2, .keyboardF12, .keyboardDeleteOrBackspace] {
            stage.press(key)
        }

        #expect(screen.heard == [UIKeyCommand.f1, UIKeyCommand.f12, UIKeyCommand.inputDelete])
        #expect(screen.keyCommands?.map(\.keySigns) == ["F1", "F12", "⌫"])
    }

    @Test func `shift and tab begin at the last view, and what cannot be reached is left out`() {
        let stage = Stage()
        let frames = [
            CGRect(x: 20, y: 100, width: 100, height: 44), CGRect(x: 20, y: 200, width: 100, height: 44),
            CGRect(x: 20, y: 300, width: 100, height: 44), CGRect(x: 20, y: 900, width: 100, height: 44),
        ]
        let buttons = frames.map { frame in
            let button = UIButton(type: .custom)
            button.frame = frame
            stage.window.addSubview(button)
            return button
        }
        let cover = UIView(frame: frames[1].insetBy(dx: -10, dy: -10))
        stage.window.addSubview(cover)
        stage.settle()
        func focused() -> Int? { buttons.firstIndex { $0.isFocused } }

        var order: [Int?] = []
        for _ in 0..<3 {
            stage.press(.keyboardTab, modifiers: .shift)
            order.append(focused())
        }

        #expect(order == [2, 0, 2], "the covered one and the one below the window are no stops")
    }

    @Test func `accessories of a pointer show the directions in which a press resizes`() {
        func shape(_ accessories: [UIPointerAccessory]) -> PointerShape {
            let style = UIPointerStyle.system()
            style.accessories = accessories
            return style.pointer
        }

        #expect(shape([.arrow(.left)]) == .leftAndRight && shape([.arrow(.right)]) == .leftAndRight)
        #expect(shape([.arrow(.top)]) == .upAndDown && shape([.arrow(.bottom)]) == .upAndDown)
        #expect(shape([.arrow(.topLeft)]) == .falling && shape([.arrow(.bottomRight)]) == .falling)
        #expect(shape([.arrow(.topRight)]) == .rising && shape([.arrow(.bottomLeft)]) == .rising)
        #expect(shape([]) == .arrow)
    }
}
