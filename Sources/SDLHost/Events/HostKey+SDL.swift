import CSDL2
import UIKit

extension HostKey {
    /// nil for keys that write nothing and have no name here.
    init?(_ event: SDL_KeyboardEvent) {
        guard let code = Self.code(of: event.keysym.sym) else { return nil }
        let modifiers = UInt32(event.keysym.mod)
        func holds(_ mask: SDL_Keymod) -> Bool { modifiers & mask.rawValue != 0 }
        self.init(
            code, shift: holds(KMOD_LSHIFT) || holds(KMOD_RSHIFT),
            control: holds(KMOD_LCTRL) || holds(KMOD_RCTRL),
            alternate: holds(KMOD_LALT) || holds(KMOD_RALT))
        isRepeat = event.repeat != 0
    }

    /// Control with the left or right arrow turns the stage, as it does Apple's simulator.
    var turnsStage: Bool { control && !isRepeat && (code == .left || code == .right) }

    private static func code(of symbol: SDL_Keycode) -> Code? {
        if let code = named[Int(symbol)] { return code }
        // SDL's code of a key that writes something is its character without shift.
        guard (0x21..<0x4000_0000).contains(symbol), symbol != 0x7F,
            let scalar = Unicode.Scalar(UInt32(symbol))
        else { return nil }
        return .character(Character(scalar))
    }

    private static let named: [Int: Code] = [
        Int(SDLK_ESCAPE.rawValue): .escape, Int(SDLK_RETURN.rawValue): .enter,
        Int(SDLK_KP_ENTER.rawValue): .enter, Int(SDLK_TAB.rawValue): .tab,
        Int(SDLK_SPACE.rawValue): .space, Int(SDLK_BACKSPACE.rawValue): .delete,
        Int(SDLK_DELETE.rawValue): .delete, Int(SDLK_HOME.rawValue): .home, Int(SDLK_END.rawValue): .end,
        Int(SDLK_PAGEUP.rawValue): .pageUp, Int(SDLK_PAGEDOWN.rawValue): .pageDown,
        Int(SDLK_LEFT.rawValue): .left, Int(SDLK_RIGHT.rawValue): .right, Int(SDLK_UP.rawValue): .up,
        Int(SDLK_DOWN.rawValue): .down,
    ]
}
