import CSDL2

/// SDL's video part, running as long as this is held: for a window, or a surface without one.
@MainActor
final class SDLVideo {
    enum Kind {
        /// A real display. An `offscreen` driver counts only if the user's environment names it.
        case display
        /// No display needed. An SDL that already runs on a display serves as well, with a hidden window.
        case offscreen
    }

    /// The drivers to which SDL falls back in silence when there is no display.
    private static let windowless: Set = ["offscreen", "dummy", "evdev"]

    let driver: String

    /// Whether the driver shows no windows and sends no events.
    var isWindowless: Bool { Self.windowless.contains(driver) }

    init(_ kind: Kind) throws(HostError) {
        SDL_SetMainReady()
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "1")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        // A compositing window manager that is asked to step aside makes the whole desktop flicker.
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        // Candidates of an input method are shown by itself, and what it composes arrives in one piece.
        SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        let isRunning = SDL_WasInit(SDLInitVideo) != 0
        // SDL turns SIGINT and SIGTERM into an event that ends a window's loop. Without a window nobody takes
        // events, and the signals should end the process as usual.
        if !isRunning { SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, kind == .offscreen ? "1" : "0") }
        if kind == .offscreen, !isRunning {
            SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE)
        }
        let result = SDL_InitSubSystem(SDLInitVideo)
        if kind == .offscreen, !isRunning {
            SDL_ResetHint(SDL_HINT_VIDEODRIVER)
        }
        guard result == 0 else { throw .noDisplay(reason: Self.lastError) }
        // SDL begins with text input, with which an input method takes the keys.
        SDL_StopTextInput()
        driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        guard kind == .display, isWindowless, !Self.isAskedFor(driver) else { return }
        SDL_QuitSubSystem(SDLInitVideo)
        throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY names one that answers")
    }

    isolated deinit {
        SDL_QuitSubSystem(SDLInitVideo)
    }

    /// SDL's sentence on its last error.
    static var lastError: String {
        let text = String(cString: SDL_GetError())
        return text.isEmpty ? "SDL gives no reason" : text
    }

    private static func isAskedFor(_ driver: String) -> Bool {
        guard let wanted = SDL_GetHint(SDL_HINT_VIDEODRIVER) else { return false }
        return String(cString: wanted).split(separator: ",").contains { $0 == driver }
    }
}
