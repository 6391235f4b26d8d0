import CSDL2
import CoreGraphics
import UIKit

/// Turns SDL's events into the host events that UIKit understands.
///
/// The left mouse button is finger 0, the right one `HostEvent.secondaryButton`; the fingers of a touch screen
/// count from 1. One button is heard at a time, the one that was pressed first. Events that SDL derives (a
/// mouse from a touch, a touch from the mouse) are ignored, or everything would happen twice.
@MainActor
struct EventTranslator {
    /// What one notch of a wheel scrolls, in points: three lines of text, as desktops do.
    private static let pointsPerNotch: CGFloat = 48

    var geometry: StageGeometry
    /// Converts SDL's time stamps to seconds of the frame clock.
    let frameTime: @MainActor (UInt32) -> Double
    /// Asks the display whether a button is really down, whatever the events were.
    let isButtonDown: @MainActor (Int32) -> Bool

    private var mouse: CGPoint?
    /// The button that is down, and the finger that stands for it.
    private var button = (number: SDL_BUTTON_LEFT, finger: 0)
    private var lastMouse = CGPoint.zero
    private var isInside = false
    /// The location of the mouse while no button is down; nil while it is outside or drags.
    var hover: CGPoint? { isInside && mouse == nil ? lastMouse : nil }
    private var fingers: [SDL_FingerID: Int] = [:]
    /// The modifiers at the last key, as SDL's bits.
    private var heldModifiers: UInt32 = 0

    init(
        geometry: StageGeometry, frameTime: @escaping @MainActor (UInt32) -> Double,
        isButtonDown: @escaping @MainActor (Int32) -> Bool = EventTranslator.askForButton
    ) {
        self.geometry = geometry
        self.frameTime = frameTime
        self.isButtonDown = isButtonDown
    }

    /// Returns the host event for an SDL event, if any. The window handles sizes.
    mutating func translate(_ event: SDL_Event) -> HostEvent? {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
        case SDL_MOUSEMOTION: motion(event.motion)
        case SDL_MOUSEWHEEL: wheel(event.wheel)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger)
        case SDL_WINDOWEVENT: window(event.window)
        case SDL_APP_LOWMEMORY: .memoryWarning
        case SDL_DROPFILE: drop(event.drop)
        case SDL_KEYDOWN, SDL_KEYUP: key(event.key)
        case SDL_TEXTINPUT: text(event.text)
        case SDL_TEXTEDITING: composition(event.edit)
        case SDL_TEXTEDITING_EXT: composition(event.editExt)
        default: nil
        }
    }

    /// Translates the drop of a file; SDL hands its name over to be freed.
    private func drop(_ event: SDL_DropEvent) -> HostEvent? {
        guard let name = event.file else { return nil }
        defer { SDL_free(name) }
        return .open(URL(fileURLWithPath: String(cString: name)))
    }

    private mutating func key(_ event: SDL_KeyboardEvent) -> HostEvent? {
        heldModifiers = UInt32(event.keysym.mod)
        if let command = UIEvent.EventSubtype(event) {
            return .remoteControl(command, timestamp: frameTime(event.timestamp))
        }
        guard let key = HostKey(event) else { return nil }
        let isDown = event.type == SDL_KEYDOWN.rawValue
        return .key(
            isDown ? event.repeat == 0 ? .down : .repeated : .up, key, timestamp: frameTime(event.timestamp))
    }

    // MARK: - Text

    /// X writes the digit for control with a digit, and the letter for alt with a letter: those are shortcuts.
    private var writesWithModifiers: Bool {
        heldModifiers & (KMOD_CTRL.rawValue | KMOD_LALT.rawValue | KMOD_GUI.rawValue) == 0
            || heldModifiers & KMOD_MODE.rawValue != 0
    }

    private func text(_ event: SDL_TextInputEvent) -> HostEvent? {
        let text = Self.string(event.text)
        guard !text.isEmpty, writesWithModifiers else { return nil }
        return .text(text, timestamp: frameTime(event.timestamp))
    }

    private func composition(_ event: SDL_TextEditingEvent) -> HostEvent {
        let text = Self.string(event.text)
        return composition(text, event.start, event.length, event.timestamp)
    }

    /// Reads the bytes of an event up to a zero.
    private static func string<Bytes>(_ bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// A text too long for the other event; it is freed here.
    private func composition(_ event: SDL_TextEditingExtEvent) -> HostEvent {
        let text = event.text.map { String(cString: $0) } ?? ""
        SDL_free(event.text)
        return composition(text, event.start, event.length, event.timestamp)
    }

    /// SDL counts Unicode's scalars. Some input methods give no caret, or the whole text as selected: then the
    /// caret stands at the end.
    private func composition(_ text: String, _ start: Int32, _ length: Int32, _ ticks: UInt32) -> HostEvent {
        let scalars = text.unicodeScalars
        let isUnknown = start < 0 || start == 0 && Int(length) >= scalars.count
        let first = isUnknown ? scalars.count : min(Int(start), scalars.count)
        let last = isUnknown ? first : min(first + max(Int(length), 0), scalars.count)
        func units(_ count: Int) -> Int { scalars.prefix(count).reduce(0) { $0 + UTF16.width($1) } }
        return .composition(text, selection: units(first)..<units(last), timestamp: frameTime(ticks))
    }

    // MARK: - Mouse

    private static func finger(for button: Int32) -> Int? {
        switch button {
        case SDL_BUTTON_LEFT: 0
        case SDL_BUTTON_RIGHT: HostEvent.secondaryButton
        default: nil
        }
    }

    private mutating func button(_ event: SDL_MouseButtonEvent) -> HostEvent? {
        let number = Int32(event.button)
        guard event.which != SDLTouchMouseID, let finger = Self.finger(for: number) else { return nil }
        let location = geometry.point(x: CGFloat(event.x), y: CGFloat(event.y))
        lastMouse = location
        guard event.type == SDL_MOUSEBUTTONDOWN.rawValue else {
            guard mouse != nil, finger == button.finger else { return nil }
            mouse = nil
            return pointer(.ended, finger: finger, at: location, event.timestamp)
        }
        guard mouse == nil else { return nil }
        mouse = location
        button = (number, finger)
        return pointer(.began, finger: finger, at: location, event.timestamp)
    }

    private mutating func motion(_ event: SDL_MouseMotionEvent) -> HostEvent? {
        guard event.which != SDLTouchMouseID else { return nil }
        let location = geometry.point(x: CGFloat(event.x), y: CGFloat(event.y))
        lastMouse = location
        isInside = true
        guard mouse != nil else { return nil }
        mouse = location
        return pointer(.moved, finger: button.finger, at: location, event.timestamp)
    }

    private func wheel(_ event: SDL_MouseWheelEvent) -> HostEvent? {
        guard event.which != SDLTouchMouseID else { return nil }
        // SDL counts to the right and away from the user; the content moves left, or down.
        let sign: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
        let delta = CGVector(
            dx: -CGFloat(event.preciseX) * sign * Self.pointsPerNotch,
            dy: CGFloat(event.preciseY) * sign * Self.pointsPerNotch)
        return .scroll(delta: delta, location: lastMouse, timestamp: frameTime(event.timestamp))
    }

    /// Cancels a press whose release went to another window. A drag that only leaves the window goes on,
    /// since SDL captures the mouse while a button is down.
    private mutating func window(_ event: SDL_WindowEvent) -> HostEvent? {
        if UInt32(event.event) == SDL_WINDOWEVENT_LEAVE.rawValue { isInside = false }
        let losing = [SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_LEAVE, SDL_WINDOWEVENT_HIDDEN]
        guard losing.contains(where: { $0.rawValue == UInt32(event.event) }) else { return nil }
        guard let location = mouse, !isButtonDown(button.number) else { return nil }
        mouse = nil
        return pointer(.cancelled, finger: button.finger, at: location, event.timestamp)
    }

    /// SDL numbers buttons from 1, and has a bit for each.
    private static func askForButton(_ number: Int32) -> Bool {
        SDL_GetGlobalMouseState(nil, nil) & (1 << UInt32(number - 1)) != 0
    }

    // MARK: - Touch

    private mutating func finger(_ event: SDL_TouchFingerEvent) -> HostEvent? {
        guard event.touchId != SDLMouseTouchID else { return nil }
        let location = geometry.point(fractionX: CGFloat(event.x), CGFloat(event.y))
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN:
            guard fingers[event.fingerId] == nil else { return nil }
            let taken = Set(fingers.values)
            guard let free = (1...(taken.count + 1)).first(where: { !taken.contains($0) }) else { return nil }
            fingers[event.fingerId] = free
            return pointer(.began, finger: free, at: location, event.timestamp)
        case SDL_FINGERUP:
            guard let finger = fingers.removeValue(forKey: event.fingerId) else { return nil }
            return pointer(.ended, finger: finger, at: location, event.timestamp)
        default:
            guard let finger = fingers[event.fingerId] else { return nil }
            return pointer(.moved, finger: finger, at: location, event.timestamp)
        }
    }

    private func pointer(
        _ phase: HostPointerPhase, finger: Int, at location: CGPoint, _ ticks: UInt32
    ) -> HostEvent {
        .pointer(phase: phase, finger: finger, location: location, timestamp: frameTime(ticks))
    }
}
