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

    @Test func `the commands in reach begin with the nearest responder's, and are named by their keys`() {
        final class Container: UIViewController {
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        input: UIKeyCommand.inputLeftArrow, modifierFlags: [.command, .shift],
                        action: Selector("back"), discoverabilityTitle: "Back")
                ]
            }
        }
        let stage = Stage()
        let (container, screen) = (Container(), Screen())
        container.addChild(screen)
        container.view.addSubview(screen.view)
        stage.window.rootViewController = container
        stage.advance(by: 0)
        screen.becomeFirstResponder()

        screen.addKeyCommand(
            UIKeyCommand(input: "n", modifierFlags: .control, action: Selector(Screen.go)))

        let commands = stage.application.dispatcher.commandsInReach
        #expect(commands.map(\.keySigns) == ["⌃N", "⇧⌘←"])
        #expect(commands.map(\.discoverabilityTitle) == [nil, "Back"])
    }
}
