/// A key by its position on the keyboard, with its number in the USB standard (HID usage tables, page 7).
/// `UIKey.characters` has what it writes in the user's layout.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardPOSTFail
    case keyboardErrorUndefined
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS
    case keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1 = 30
    case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter = 40
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen
    case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound
    case keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod
    case keyboardSlash, keyboardCapsLock
    case keyboardF1 = 58
    case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9
    case keyboardF10, keyboardF11, keyboardF12
    case keyboardPrintScreen = 70
    case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
    case keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow = 79
    case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadNumLock = 83
    case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
    case keypad1 = 89
    case keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    case keyboardNonUSBackslash = 100
    case keyboardApplication, keyboardPower, keypadEqualSign
    case keyboardF13 = 104
    case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20,
        keyboardF21
    case keyboardF22, keyboardF23, keyboardF24
    case keyboardLeftControl = 224
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
    case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}

extension UIKeyboardHIDUsage {
    /// The modifier that the key is; nil for other keys.
    package var modifier: UIKeyModifierFlags? {
        switch self {
        case .keyboardLeftShift, .keyboardRightShift: .shift
        case .keyboardLeftControl, .keyboardRightControl: .control
        case .keyboardLeftAlt, .keyboardRightAlt: .alternate
        case .keyboardLeftGUI, .keyboardRightGUI: .command
        default: nil
        }
    }

    /// What the key writes without modifiers on an American keyboard; nil for keys that write nothing.
    package var americanCharacters: String? {
        switch rawValue {
        case Self.keyboardA.rawValue...Self.keyboardZ.rawValue:
            letter(rawValue - Self.keyboardA.rawValue)
        case Self.keyboard1.rawValue...Self.keyboard0.rawValue:
            String((rawValue - Self.keyboard1.rawValue + 1) % 10)
        case Self.keypad1.rawValue...Self.keypad0.rawValue:
            String((rawValue - Self.keypad1.rawValue + 1) % 10)
        case Self.keyboardF1.rawValue...Self.keyboardF12.rawValue:
            UIKeyCommand.functionKeys[rawValue - Self.keyboardF1.rawValue]
        default: Self.signs[self]
        }
    }

    private func letter(_ index: Int) -> String? {
        Unicode.Scalar(UInt8(ascii: "a") + UInt8(index)).description
    }

    private static let signs: [UIKeyboardHIDUsage: String] = [
        .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardTab: "\t", .keyboardSpacebar: " ",
        .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete, .keyboardHyphen: "-", .keyboardEqualSign: "=",
        .keyboardOpenBracket: "[", .keyboardCloseBracket: "]", .keyboardBackslash: "\\",
        .keyboardSemicolon: ";", .keyboardQuote: "'", .keyboardGraveAccentAndTilde: "`",
        .keyboardComma: ",", .keyboardPeriod: ".", .keyboardSlash: "/", .keypadSlash: "/",
        .keypadAsterisk: "*", .keypadHyphen: "-", .keypadPlus: "+", .keypadPeriod: ".",
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardUpArrow: UIKeyCommand.inputUpArrow,
        .keyboardDownArrow: UIKeyCommand.inputDownArrow, .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
        .keyboardRightArrow: UIKeyCommand.inputRightArrow, .keyboardHome: UIKeyCommand.inputHome,
        .keyboardEnd: UIKeyCommand.inputEnd, .keyboardPageUp: UIKeyCommand.inputPageUp,
        .keyboardPageDown: UIKeyCommand.inputPageDown,
    ]
}
