import CSDL2
import UIKit

extension HostKey {
    /// nil for keys that have no number among those of keyboards, as a remote control's.
    init?(_ event: SDL_KeyboardEvent) {
        // SDL's scan codes are the numbers of the USB standard.
        guard let code = UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue)) else { return nil }
        self.init(
            code, Self.modifiers(of: UInt32(event.keysym.mod), code),
            characters: Self.characters(of: event.keysym.sym))
    }

    /// Control with the left or right arrow turns the stage, as it does Apple's simulator.
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

    /// SDL's code of a key that writes something is its character without shift; nil for other keys.
    private static func characters(of symbol: SDL_Keycode) -> String? {
        guard (0x21..<0x4000_0000).contains(symbol), symbol != 0x7F else { return nil }
        return Unicode.Scalar(UInt32(symbol)).map { String(Character($0)) }
    }
}
