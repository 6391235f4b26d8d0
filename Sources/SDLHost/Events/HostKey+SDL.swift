import CSDL2
import UIKit

extension HostKey {
    /// Reads a key; nil for keys without a number in the USB standard, such as a remote control's.
    init?(_ event: SDL_KeyboardEvent) {
        // SDL's scan codes are the numbers of the USB standard.
        guard let code = UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue)) else { return nil }
        self.init(
            code, Self.modifiers(of: UInt32(event.keysym.mod), code),
            characters: Self.characters(of: event.keysym.sym))
    }

    /// Whether it turns the stage: control with the left or right arrow, as in Apple's simulator.
    var turnsStage: Bool {
        modifiers.contains(.control) && (code == .keyboardLeftArrow || code == .keyboardRightArrow)
    }

    private static func modifiers(of mask: UInt32, _ code: UIKeyboardHIDUsage) -> UIKeyModifierFlags {
        let table: [(SDL_Keymod, UIKeyModifierFlags)] = [
            (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
            (KMOD_LALT, .alternate), (KMOD_RALT, .alternate), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
            (KMOD_CAPS, .alphaShift),
        ]
        var flags: UIKeyModifierFlags = []
        for (bit, flag) in table where mask & bit.rawValue != 0 { flags.insert(flag) }
        let keypad = UIKeyboardHIDUsage.keypadSlash.rawValue...UIKeyboardHIDUsage.keypadPeriod.rawValue
        if keypad.contains(code.rawValue) { flags.insert(.numericPad) }
        return flags
    }

    /// Returns what a key writes: SDL's code is its character without shift. Nil for keys that write nothing.
    private static func characters(of symbol: SDL_Keycode) -> String? {
        guard (0x21..<0x4000_0000).contains(symbol), symbol != 0x7F else { return nil }
        return Unicode.Scalar(UInt32(symbol)).map { String(Character($0)) }
    }
}
