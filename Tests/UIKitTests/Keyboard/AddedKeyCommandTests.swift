import Testing
import UITesting

@testable import UIKit

/// Key commands that are added to a controller.
@Suite(.serialized) struct AddedKeyCommandTests {
    private final class Screen: UIViewController {
        var count = 0
        override var canBecomeFirstResponder: Bool { true }
        func go() { count += 1 }
    }

    @Test func `a command that is added is heard until it is removed`() {
        let stage = Stage()
        let screen = Screen()
        stage.window.rootViewController = screen
        stage.advance(by: 0)
        screen.becomeFirstResponder()
        let command = UIKeyCommand(input: "n", modifierFlags: .control, action: Selector(Screen.go))

        screen.addKeyCommand(command)
        stage.press(.keyboardN, modifiers: .control)
        #expect(screen.count == 1)
        screen.removeKeyCommand(command)
        stage.press(.keyboardN, modifiers: .control)

        #expect(screen.count == 1)
    }
}
