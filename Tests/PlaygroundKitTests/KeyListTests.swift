import StageKit
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The list of keys in front of the window.
@Suite(.serialized) struct KeyListTests {
    private let tool = ToolWindow("swipe")

    private var isListed: Bool { tool.first(KeysView.self) != nil }

    private func showKeys() { tool.outer.press(.keyboardSlash, modifiers: .shift) }

    @Test func `behind the list of keys the tool's keys do nothing`() {
        showKeys()
        let (take, style) = (tool.model.take, tool.controller.traitCollection.userInterfaceStyle)

        tool.outer.press(.keyboardF, modifiers: .control)
        tool.outer.press(.keyboardD)
        tool.outer.press(.keyboardX)
        tool.outer.press(.keyboardReturnOrEnter, modifiers: .control)
        tool.outer.press(.keyboardTab)
        tool.outer.press(.keyboardSpacebar)

        #expect(isListed && !tool.model.isExploded && tool.model.take == take && !tool.model.isPlaying)
        #expect(tool.controller.traitCollection.userInterfaceStyle == style)
        #expect(tool.first(SearchField.self)?.isFirstResponder == false)
    }

    @Test(arguments: [(UIKeyboardHIDUsage.keyboardEscape, UIKeyModifierFlags()), (.keyboardSlash, .shift)])
    func `Escape and the question mark close the list, and the tool's keys act again`(
        key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags
    ) {
        showKeys()
        tool.outer.press(.keyboardF, modifiers: .control)

        tool.outer.press(key, modifiers: modifiers)
        #expect(!isListed && tool.controller.isFirstResponder)
        tool.outer.press(.keyboardX)

        #expect(tool.model.isExploded)
    }

    @Test func `the list closes where something else took the keyboard`() {
        showKeys()
        tool.outer.run { _ = tool.controller.becomeFirstResponder() }

        tool.outer.press(.keyboardX)
        tool.outer.press(.keyboardEscape)

        #expect(!isListed && !tool.model.isExploded)
    }

    @Test func `F1 shows and closes the list, and Control and Q close the window`() {
        var closings = 0
        tool.outer.application.clock.part(SceneCloser.self).close = { closings += 1 }

        tool.outer.press(.keyboardF1)
        #expect(isListed)
        tool.outer.press(.keyboardQ, modifiers: .control)
        #expect(isListed && closings == 0, "behind the list the tool's keys do nothing")
        tool.outer.press(.keyboardF1)
        #expect(!isListed)
        tool.outer.press(.keyboardQ, modifiers: .control)

        #expect(closings == 1)
    }
}
