import CSDL2
import UIKit

/// The desktop's clipboard. It holds one text: several are lines of it for other programs.
@MainActor
final class SDLClipboard: PasteboardStore {
    /// What this application has put there.
    private var own: [String] = []
    /// The text that was seen last, and how many were seen.
    private var last = ""
    private var count = 0

    var strings: [String] {
        get {
            let text = look()
            return text.isEmpty ? [] : text == own.joined(separator: "\n") ? own : [text]
        }
        set {
            // SDL takes a NUL for the end.
            own = newValue.map { $0.replacingOccurrences(of: "\0", with: "") }
            SDL_SetClipboardText(own.joined(separator: "\n"))
            look()
        }
    }

    /// The desktop tells of no changes that can be relied on: a different text is one.
    var changeCount: Int {
        look()
        return count
    }

    @discardableResult
    private func look() -> String {
        guard SDL_HasClipboardText() == SDL_TRUE, let bytes = SDL_GetClipboardText() else { return see("") }
        defer { SDL_free(bytes) }
        return see(String(cString: bytes))
    }

    private func see(_ text: String) -> String {
        if text != last {
            last = text
            count += 1
        }
        return text
    }
}
