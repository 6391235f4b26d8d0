import CSDL2
import UIKit

/// The mouse pointer's shapes, as the desktop draws them.
@MainActor
final class Pointer {
    private var cursors: [PointerShape: OpaquePointer] = [:]
    private var shape = PointerShape.arrow

    isolated deinit {
        for cursor in cursors.values { SDL_FreeCursor(cursor) }
    }

    /// Shows a shape; without the desktop's support for it the pointer stays as it is.
    func show(_ shape: PointerShape) {
        guard shape != self.shape else { return }
        let wasHidden = self.shape == .hidden
        self.shape = shape
        guard shape != .hidden else {
            SDL_ShowCursor(SDL_DISABLE)
            return
        }
        if wasHidden { SDL_ShowCursor(SDL_ENABLE) }
        let cursor = cursors[shape] ?? SDL_CreateSystemCursor(Self.systemCursor(for: shape))
        guard let cursor else { return }
        cursors[shape] = cursor
        SDL_SetCursor(cursor)
    }

    private static func systemCursor(for shape: PointerShape) -> SDL_SystemCursor {
        switch shape {
        case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
        case .leftAndRight: SDL_SYSTEM_CURSOR_SIZEWE
        case .upAndDown: SDL_SYSTEM_CURSOR_SIZENS
        case .falling: SDL_SYSTEM_CURSOR_SIZENWSE
        case .rising: SDL_SYSTEM_CURSOR_SIZENESW
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        }
    }
}
