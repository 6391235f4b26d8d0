import Testing
import UITesting

@testable import UIKit

/// What keys are called and write, and what is made of typed letters.
@Suite struct KeyNameTests {
    private func command(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: modifiers, action: Selector("act"))
    }

    @Test(
        arguments: [
            (UIKeyCommand.inputUpArrow, "↑"), (UIKeyCommand.inputDownArrow, "↓"),
            (UIKeyCommand.inputLeftArrow, "←"), (UIKeyCommand.inputRightArrow, "→"),
            (UIKeyCommand.inputEscape, "Esc"), (UIKeyCommand.inputPageUp, "Page ↑"),
            (UIKeyCommand.inputPageDown, "Page ↓"), (UIKeyCommand.inputHome, "Home"),
            (UIKeyCommand.inputEnd, "End"), (" ", "Space"), ("\r", "Return"), ("\t", "Tab"), ("n", "N"),
            (UIKeyCommand.f9, "F9"),
        ] as [(String, String)])
    func `a menu names each key of a command`(input: String, name: String) {
        #expect(command(input).keySigns == name)
    }

    @Test func `the signs of modifiers stand before the key, Control first and Command last`() {
        #expect(command("a", [.command, .shift, .alternate, .control]).keySigns == "⌃⌥⇧⌘A")
        #expect(command("a", .alternate).keySigns == "⌥A")
    }

    @Test(
        arguments: [
            (.keyboardHyphen, "-"), (.keyboardEqualSign, "="), (.keyboardOpenBracket, "["),
            (.keyboardCloseBracket, "]"), (.keyboardBackslash, "\\"), (.keyboardSemicolon, ";"),
            (.keyboardQuote, "'"), (.keyboardGraveAccentAndTilde, "`"), (.keyboardComma, ","),
            (.keyboardPeriod, "."), (.keyboardSlash, "/"), (.keypadSlash, "/"), (.keypadAsterisk, "*"),
            (.keypadHyphen, "-"), (.keypadPlus, "+"), (.keypadPeriod, "."), (.keypadEnter, "\r"),
            (.keyboardTab, "\t"), (.keyboardSpacebar, " "), (.keyboardA, "a"), (.keyboard1, "1"),
            (.keypad0, "0"),
            (.keyboardHome, UIKeyCommand.inputHome), (.keyboardEnd, UIKeyCommand.inputEnd),
            (.keyboardPageUp, UIKeyCommand.inputPageUp), (.keyboardPageDown, UIKeyCommand.inputPageDown),
            (.keyboardEscape, UIKeyCommand.inputEscape), (.keyboardF2, UIKeyCommand.f2),
        ] as [(UIKeyboardHIDUsage, String)])
    func `a key writes what it writes on an American keyboard`(key: UIKeyboardHIDUsage, text: String) {
        #expect(key.americanCharacters == text)
    }

    @Test func `the modifiers of both sides of a keyboard are the same`() {
        let sides: [(left: UIKeyboardHIDUsage, right: UIKeyboardHIDUsage, flag: UIKeyModifierFlags)] = [
            (.keyboardLeftShift, .keyboardRightShift, .shift),
            (.keyboardLeftControl, .keyboardRightControl, .control),
            (.keyboardLeftAlt, .keyboardRightAlt, .alternate),
            (.keyboardLeftGUI, .keyboardRightGUI, .command),
        ]

        for side in sides {
            #expect(side.left.modifier == side.flag && side.right.modifier == side.flag)
        }
        #expect(UIKeyboardHIDUsage.keyboardCapsLock.modifier == nil)
    }

    @Test func `a letter is large with Shift or with Caps Lock, and small with both`() {
        func written(_ modifiers: UIKeyModifierFlags, _ code: UIKeyboardHIDUsage = .keyboardA) -> String {
            UIKey(HostKey(code, modifiers)).characters
        }

        #expect(written([]) == "a" && written(.shift) == "A" && written(.alphaShift) == "A")
        #expect(written([.shift, .alphaShift]) == "a")
        #expect(written([.shift, .control]) == "A")
        #expect(UIKey(HostKey(.keyboardA, .shift)).charactersIgnoringModifiers == "a")
        #expect(written(.shift, .keyboardHome) == UIKeyCommand.inputHome, "the name of a key is no letter")
    }

    // MARK: - Capitals

    @Test(arguments: [
        ("", "A"), ("Hi", "a"), ("Hi ", "a"), ("Hi.", "a"), ("Hi. ", "A"), ("Hi!  ", "A"), ("Hi? ", "A"),
        ("Hi… ", "A"), ("Hi, ", "a"), ("Hi\n", "A"), ("  ", "A"),
    ])
    func `a sentence begins with a capital after its end and a space, or in a new line`(
        before: String, typed: String
    ) {
        var traits = TextInputTraits()
        traits.autocapitalizationType = .sentences

        #expect(traits.capitalized("a", after: before[...]) == typed)
    }

    @Test func `words begin with capitals after spaces alone, and what is no small letter stays`() {
        var traits = TextInputTraits()
        traits.autocapitalizationType = .words

        #expect(traits.capitalized("ab", after: "") == "Ab")
        #expect(
            traits.capitalized("ab", after: "x\t") == "Ab" && traits.capitalized("ab", after: "x-") == "ab")
        #expect(traits.capitalized("1a", after: "") == "1a" && traits.capitalized("", after: "") == "")
        traits.autocapitalizationType = .allCharacters
        #expect(traits.capitalized("ab", after: "x") == "AB")
        traits.autocapitalizationType = nil
        #expect(traits.capitalized("ab", after: "") == "ab")
    }
}
