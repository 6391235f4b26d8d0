import CSDL2
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SDLHost

@Suite struct EventTranslatorTests {
    @Test func `the left button is finger 0, in points of the stage`() {
        var translator = Translator(scale: 2)

        let events = [
            translator.press(x: 100, y: 50), translator.move(x: 120, y: 60),
            translator.release(x: 120, y: 60),
        ]

        #expect(
            events == [
                pointer(.began, x: 50, y: 25), pointer(.moved, x: 60, y: 30), pointer(.ended, x: 60, y: 30),
            ])
    }

    @Test func `a window with several pixels in a unit is measured in its own points`() {
        var translator = Translator(scale: 2, backing: 2)

        #expect(translator.press(x: 100, y: 50) == pointer(.began, x: 100, y: 50))
    }

    @Test func `without a button the mouse moves nothing`() {
        var translator = Translator()

        #expect(translator.move(x: 5, y: 6) == nil)
    }

    @Test func `other buttons, and a mouse that SDL made of a touch, are nothing`() {
        var translator = Translator()

        #expect(translator.press(x: 1, y: 1, button: SDL_BUTTON_MIDDLE) == nil)
        #expect(translator.press(x: 1, y: 1, which: SDLTouchMouseID) == nil)
        #expect(translator.move(x: 1, y: 1, which: SDLTouchMouseID) == nil)
        #expect(translator.release(x: 1, y: 1) == nil)
    }

    @Test func `leaving the window ends a press only if the button is really up`() {
        var translator = Translator()
        _ = translator.press(x: 10, y: 10)

        translator.button.isDown = true
        #expect(translator.window(SDL_WINDOWEVENT_LEAVE) == nil)
        #expect(translator.move(x: 900, y: 10) == pointer(.moved, x: 900, y: 10))
        translator.button.isDown = false
        #expect(translator.window(SDL_WINDOWEVENT_FOCUS_LOST) == pointer(.cancelled, x: 900, y: 10))
        #expect(translator.window(SDL_WINDOWEVENT_FOCUS_LOST) == nil)
        #expect(translator.release(x: 900, y: 10) == nil)
    }

    @Test func `fingers count from 1, and a number is free again when its finger is lifted`() {
        var translator = Translator()

        #expect(
            translator.finger(SDL_FINGERDOWN, id: 77, x: 0.5, y: 0.25) == pointer(.began, 1, x: 200, y: 75))
        #expect(translator.finger(SDL_FINGERDOWN, id: 99, x: 0, y: 0) == pointer(.began, 2, x: 0, y: 0))
        #expect(translator.finger(SDL_FINGERUP, id: 77, x: 0, y: 0) == pointer(.ended, 1, x: 0, y: 0))
        #expect(translator.finger(SDL_FINGERMOTION, id: 99, x: 1, y: 1) == pointer(.moved, 2, x: 400, y: 300))
        #expect(translator.finger(SDL_FINGERDOWN, id: 5, x: 0, y: 0) == pointer(.began, 1, x: 0, y: 0))
        #expect(translator.finger(SDL_FINGERMOTION, id: 1234, x: 0, y: 0) == nil)
        #expect(translator.finger(SDL_FINGERDOWN, id: 6, x: 0, y: 0, touch: SDLMouseTouchID) == nil)
    }

    @Test func `a wheel scrolls where the mouse is, in parts of a notch`() {
        var translator = Translator()
        _ = translator.move(x: 30, y: 40)

        let event = translator.wheel(x: 0, y: -0.5)

        #expect(
            event
                == .scroll(delta: CGVector(dx: 0, dy: -24), location: CGPoint(x: 30, y: 40), timestamp: 1))
    }

    @Test func `control with an arrow to the side turns the stage`() {
        #expect(HostKey(.keyboardLeftArrow, .control).turnsStage)
        #expect(HostKey(.keyboardRightArrow, .control).turnsStage)
        #expect(!HostKey(.keyboardLeftArrow).turnsStage)
        #expect(!HostKey(.keyboardUpArrow, .control).turnsStage)
    }

    @Test func `keys come by their place, with what they write and what is held down beside them`() {
        var translator = Translator()

        #expect(
            translator.key(SDL_SCANCODE_ESCAPE, SDLK_ESCAPE)
                == .key(.down, HostKey(.keyboardEscape, characters: UIKeyCommand.inputEscape), timestamp: 1))
        #expect(
            translator.key(SDL_SCANCODE_Y, SDLK_z, KMOD_LSHIFT)
                == .key(.down, HostKey(.keyboardY, .shift, characters: "z"), timestamp: 1),
            "on a German keyboard")
        #expect(
            translator.key(SDL_SCANCODE_KP_ENTER, SDLK_KP_ENTER, KMOD_RCTRL)
                == .key(.down, HostKey(.keypadEnter, [.control, .numericPad]), timestamp: 1))
        #expect(translator.key(SDL_SCANCODE_BRIGHTNESSUP, SDLK_BRIGHTNESSUP) == nil)
    }

    @Test func `media keys are a remote control's commands`() {
        var translator = Translator()

        #expect(
            translator.key(SDL_SCANCODE_AUDIOPLAY, SDLK_AUDIOPLAY)
                == .remoteControl(.remoteControlTogglePlayPause, timestamp: 1))
        #expect(
            translator.key(SDL_SCANCODE_AUDIONEXT, SDLK_AUDIONEXT)
                == .remoteControl(.remoteControlNextTrack, timestamp: 1))
        #expect(
            translator.key(SDL_SCANCODE_AUDIOPREV, SDLK_AUDIOPREV)
                == .remoteControl(.remoteControlPreviousTrack, timestamp: 1))
        #expect(
            translator.key(SDL_SCANCODE_AUDIOSTOP, SDLK_AUDIOSTOP)
                == .remoteControl(.remoteControlStop, timestamp: 1))
    }

    @Test func `a media key commands once, and one for winding as it goes down and up`() {
        var translator = Translator()
        let (next, wind) = (SDL_SCANCODE_AUDIONEXT, SDL_SCANCODE_AUDIOFASTFORWARD)

        #expect(translator.key(next, SDLK_AUDIONEXT, isRepeat: true) == nil)
        #expect(translator.key(next, SDLK_AUDIONEXT, type: SDL_KEYUP) == nil)
        #expect(
            translator.key(wind, SDLK_AUDIOFASTFORWARD)
                == .remoteControl(.remoteControlBeginSeekingForward, timestamp: 1))
        #expect(
            translator.key(wind, SDLK_AUDIOFASTFORWARD, type: SDL_KEYUP)
                == .remoteControl(.remoteControlEndSeekingForward, timestamp: 1))
    }

    @Test func `a key that is held down repeats until it is let go`() {
        var translator = Translator()
        let key = HostKey(.keyboardTab)

        #expect(translator.key(SDL_SCANCODE_TAB, SDLK_TAB) == .key(.down, key, timestamp: 1))
        #expect(
            translator.key(SDL_SCANCODE_TAB, SDLK_TAB, isRepeat: true) == .key(.repeated, key, timestamp: 1))
        #expect(
            translator.key(SDL_SCANCODE_TAB, SDLK_TAB, type: SDL_KEYUP) == .key(.up, key, timestamp: 1))
    }

    @Test func `text arrives as text, but not what a key with control or alt would write`() {
        var translator = Translator()

        #expect(translator.text("é你") == .text("é你", timestamp: 1))
        #expect(translator.text("") == nil)
        _ = translator.key(SDL_SCANCODE_1, SDLK_1, KMOD_LCTRL)
        #expect(translator.text("1") == nil)
        _ = translator.key(SDL_SCANCODE_F, SDLK_f, KMOD_LALT)
        #expect(translator.text("f") == nil)
        _ = translator.key(SDL_SCANCODE_Q, SDLK_q, KMOD_RALT)
        #expect(translator.text("@") == .text("@", timestamp: 1), "a key with AltGr writes")
        _ = translator.key(SDL_SCANCODE_F, SDLK_f, KMOD_LALT)
        _ = translator.key(SDL_SCANCODE_LALT, SDLK_LALT, KMOD_NONE, type: SDL_KEYUP)
        #expect(translator.text("g") == .text("g", timestamp: 1))
    }

    @Test func `a composition's selection is in UTF-16 units, and its caret at the end where SDL gives none`()
    {
        var translator = Translator()
        func composed(_ text: String, _ selection: Range<Int>) -> HostEvent {
            .composition(text, selection: selection, timestamp: 1)
        }

        #expect(translator.compose("👍你好", start: 1, length: 1) == composed("👍你好", 2..<3))
        #expect(translator.compose("👍你好", start: 2, length: 0) == composed("👍你好", 3..<3))
        #expect(translator.compose("ni hao", start: 0, length: 6) == composed("ni hao", 6..<6))
        #expect(translator.compose("ni", start: -1, length: -1) == composed("ni", 2..<2))
        #expect(translator.compose("ni", start: 1, length: -1) == composed("ni", 1..<1))
        #expect(translator.compose("ni", start: 70, length: 9) == composed("ni", 2..<2))
        #expect(translator.compose("", start: 0, length: 0) == composed("", 0..<0))
        let long = String(repeating: "长", count: 40)
        #expect(translator.composeLong(long, start: 39, length: 0) == composed(long, 39..<39))
    }

    @Test func `the right button is a press of its own, and one button is heard at a time`() {
        var translator = Translator()
        let secondary = HostEvent.secondaryButton

        #expect(
            translator.press(x: 30, y: 40, button: SDL_BUTTON_RIGHT)
                == pointer(.began, secondary, x: 30, y: 40))
        #expect(translator.press(x: 30, y: 40) == nil)
        #expect(translator.release(x: 30, y: 40) == nil)
        #expect(translator.move(x: 31, y: 40) == pointer(.moved, secondary, x: 31, y: 40))
        #expect(
            translator.release(x: 31, y: 40, button: SDL_BUTTON_RIGHT)
                == pointer(.ended, secondary, x: 31, y: 40))
        #expect(translator.press(x: 30, y: 40) == pointer(.began, x: 30, y: 40))
    }

    @Test func `the mouse hovers inside the window while no button is down`() {
        var translator = Translator()
        #expect(translator.value.hover == nil)

        _ = translator.move(x: 30, y: 40)
        #expect(translator.value.hover == CGPoint(x: 30, y: 40))
        _ = translator.press(x: 30, y: 40)
        #expect(translator.value.hover == nil)
        _ = translator.release(x: 50, y: 60)
        #expect(translator.value.hover == CGPoint(x: 50, y: 60))
        _ = translator.window(SDL_WINDOWEVENT_LEAVE)
        #expect(translator.value.hover == nil)
    }
}

private func pointer(_ phase: HostPointerPhase, _ finger: Int = 0, x: CGFloat, y: CGFloat) -> HostEvent {
    .pointer(phase: phase, finger: finger, location: CGPoint(x: x, y: y), timestamp: 1)
}

/// A translator for a window of 400 × 300 units, with SDL's events by their values.
@MainActor
private struct Translator {
    final class Button {
        var isDown = false
    }

    var value: EventTranslator
    let button = Button()

    init(scale: CGFloat = 1, backing: Int32 = 1) {
        let button = button
        value = EventTranslator(
            geometry: StageGeometry(
                pixelWidth: 400 * backing, pixelHeight: 300 * backing, windowWidth: 400, windowHeight: 300,
                scale: scale),
            frameTime: { Double($0) / 1000 }, isButtonDown: { _ in button.isDown })
    }

    mutating func press(x: Int32, y: Int32, button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0) -> HostEvent?
    {
        translate(SDL_MOUSEBUTTONDOWN, x, y, button, which)
    }

    mutating func release(x: Int32, y: Int32, button: Int32 = SDL_BUTTON_LEFT) -> HostEvent? {
        translate(SDL_MOUSEBUTTONUP, x, y, button, 0)
    }

    private mutating func translate(
        _ type: SDL_EventType, _ x: Int32, _ y: Int32, _ button: Int32, _ which: UInt32
    ) -> HostEvent? {
        var event = SDL_Event()
        event.button.type = type.rawValue
        event.button.timestamp = 1000
        event.button.which = which
        event.button.button = UInt8(button)
        event.button.x = x
        event.button.y = y
        return value.translate(event)
    }

    mutating func move(x: Int32, y: Int32, which: UInt32 = 0) -> HostEvent? {
        var event = SDL_Event()
        event.motion.type = SDL_MOUSEMOTION.rawValue
        event.motion.timestamp = 1000
        event.motion.which = which
        event.motion.x = x
        event.motion.y = y
        return value.translate(event)
    }

    mutating func wheel(x: Float, y: Float) -> HostEvent? {
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.timestamp = 1000
        event.wheel.preciseX = x
        event.wheel.preciseY = y
        return value.translate(event)
    }

    mutating func finger(
        _ type: SDL_EventType, id: Int64, x: Float, y: Float, touch: Int64 = 1
    ) -> HostEvent? {
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        event.tfinger.timestamp = 1000
        event.tfinger.touchId = touch
        event.tfinger.fingerId = id
        event.tfinger.x = x
        event.tfinger.y = y
        return value.translate(event)
    }

    mutating func window(_ id: SDL_WindowEventID) -> HostEvent? {
        var event = SDL_Event()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.timestamp = 1000
        event.window.event = UInt8(id.rawValue)
        return value.translate(event)
    }

    mutating func key(
        _ code: SDL_Scancode, _ symbol: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE,
        type: SDL_EventType = SDL_KEYDOWN, isRepeat: Bool = false
    ) -> HostEvent? {
        var event = SDL_Event()
        event.key.type = type.rawValue
        event.key.timestamp = 1000
        event.key.repeat = isRepeat ? 1 : 0
        event.key.keysym.scancode = code
        event.key.keysym.sym = SDL_Keycode(symbol.rawValue)
        event.key.keysym.mod = UInt16(modifiers.rawValue)
        return value.translate(event)
    }

    mutating func text(_ text: String) -> HostEvent? {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        event.text.timestamp = 1000
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
        return value.translate(event)
    }

    mutating func compose(_ text: String, start: Int32, length: Int32) -> HostEvent? {
        var event = SDL_Event()
        event.edit.type = SDL_TEXTEDITING.rawValue
        event.edit.timestamp = 1000
        event.edit.start = start
        event.edit.length = length
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
        return value.translate(event)
    }

    mutating func composeLong(_ text: String, start: Int32, length: Int32) -> HostEvent? {
        var event = SDL_Event()
        event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
        event.editExt.timestamp = 1000
        event.editExt.start = start
        event.editExt.length = length
        event.editExt.text = SDL_strdup(text)
        return value.translate(event)
    }
}
