import CSDL2
import CoreGraphics
import UIKit

/// Turns the desktop's text input on and off, and tells it where the caret is.
///
/// While it is on, an input method may take keys to compose text with; while it is off, every key arrives as a key.
@MainActor
final class InputMethod {
    private var request: TextInputRequest?
    private var rect = SDL_Rect()

    /// Whether a responder takes text.
    var isOn: Bool { request != nil }
    /// Whether the input method composes a text.
    var isComposing = false

    /// Does what the first responder needs now.
    func follow(_ request: TextInputRequest?, geometry: StageGeometry) {
        let wasOn = isOn
        self.request = request
        guard let request else {
            isComposing = false
            if wasOn { SDL_StopTextInput() }
            return
        }
        let rect = geometry.units(request.caret)
        if !wasOn || !isEqual(rect, self.rect) {
            self.rect = rect
            var rect = rect
            SDL_SetTextInputRect(&rect)
        }
        if !wasOn { SDL_StartTextInput() }
        // The composition ended without the input method, as by a click elsewhere in the text.
        if isComposing, !request.isComposing {
            isComposing = false
            SDL_ClearComposition()
        }
    }

    private func isEqual(_ one: SDL_Rect, _ other: SDL_Rect) -> Bool {
        one.x == other.x && one.y == other.y && one.w == other.w && one.h == other.h
    }
}

extension StageGeometry {
    /// Converts a rectangle in points of the stage to SDL's units.
    fileprivate func units(_ rect: CGRect) -> SDL_Rect {
        let (x, y) = (
            scale * CGFloat(windowWidth) / CGFloat(max(1, pixelWidth)),
            scale * CGFloat(windowHeight) / CGFloat(max(1, pixelHeight))
        )
        func unit(_ value: CGFloat) -> Int32 { Int32(min(max(value, -1e6), 1e6).rounded()) }
        return SDL_Rect(
            x: unit(rect.minX * x), y: unit(rect.minY * y), w: unit(rect.width * x), h: unit(rect.height * y))
    }
}
