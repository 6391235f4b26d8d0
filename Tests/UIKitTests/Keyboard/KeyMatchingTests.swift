import Testing
import UITesting

@testable import UIKit

/// Which presses a key command is for, and which view an arrow finds.
@Suite(.serialized) struct KeyMatchingTests {
    private final class Screen: UIViewController {
        var count = 0
        override var canBecomeFirstResponder: Bool { true }
        func advance() { count += 1 }
    }

    @Test func `locks of the keyboard do not matter to a command, other modifiers do`() {
        let stage = Stage()
        let screen = Screen()
        stage.present(screen)
        screen.becomeFirstResponder()
        screen.addKeyCommand(
            UIKeyCommand(input: "N", modifierFlags: .control, action: Selector(Screen.advance)))
        var counts: [Int] = []

        for modifiers: UIKeyModifierFlags in [
            .control, [.control, .alphaShift], [.control, .numericPad], [.control, .shift],
            [.control, .command], [],
        ] {
            screen.count = 0
            stage.press(.keyboardN, modifiers: modifiers)
            counts.append(screen.count)
        }

        #expect(counts == [1, 1, 1, 0, 0, 0])
    }

    private func buttons(_ places: [CGPoint], on stage: Stage) -> [UIButton] {
        let controller = UIViewController()
        let buttons = places.map { place in
            let button = UIButton(type: .custom)
            button.frame = CGRect(origin: place, size: CGSize(width: 100, height: 44))
            controller.view.addSubview(button)
            return button
        }
        stage.present(controller)
        return buttons
    }

    @Test func `an arrow prefers what lies straight ahead to what is closer but aside`() {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let buttons = buttons(
            [
                CGPoint(x: 50, y: 100), CGPoint(x: 230, y: 100), CGPoint(x: 170, y: 200),
                CGPoint(x: 60, y: 400),
            ], on: stage)
        var order: [Int?] = []

        for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardRightArrow, .keyboardDownArrow] {
            stage.press(key)
            order.append(buttons.firstIndex { $0.isFocused })
        }

        #expect(order == [0, 1, 2])
    }

    @Test func `an arrow does not find what lies almost beside its way`() {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let buttons = buttons([CGPoint(x: 50, y: 100), CGPoint(x: 60, y: 400)], on: stage)
        stage.press(.keyboardTab)

        stage.press(.keyboardRightArrow)
        #expect(buttons[0].isFocused)
        stage.press(.keyboardDownArrow)

        #expect(buttons[1].isFocused)
    }
}
