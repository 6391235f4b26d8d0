/// Turns keys that go down into presses. Key commands come first, then the responder chain. At its end the
/// application moves the focus.
///
/// Where the first responder edits text, the keys that edit come before key commands: a space is a space then.
/// What keys write arrives by itself, as text.
@MainActor
final class PressDispatcher {
    private unowned let application: any EventReceiver
    /// The keys that are down.
    private var presses: [UIKeyboardHIDUsage: UIPress] = [:]
    /// The modifiers that are held down.
    private(set) var heldModifiers: UIKeyModifierFlags = []

    init(application: any EventReceiver) {
        self.application = application
    }

    func handle(_ phase: HostKeyPhase, _ key: HostKey, timestamp: TimeInterval) {
        heldModifiers = key.modifiers
        if let own = key.code.modifier {
            if phase == .up { heldModifiers.remove(own) } else { heldModifiers.insert(own) }
        }
        switch phase {
        case .down: begin(key, timestamp)
        case .repeated: change(key, timestamp)
        case .up: end(key.code, .ended, timestamp)
        }
    }

    /// Tells who would hear of a key that the device begins to be shaken, or was.
    func shake(hasEnded: Bool, timestamp: TimeInterval) {
        guard !application.isIgnoringInteractionEvents, let window = application.keyWindow else { return }
        let event = UIEvent(type: .motion, subtype: .motionShake, timestamp: timestamp)
        let responder = firstResponder(in: window)
        if hasEnded {
            responder.motionEnded(.motionShake, with: event)
        } else {
            responder.motionBegan(.motionShake, with: event)
        }
    }

    /// Cancels every press, as when the window loses the keyboard.
    func cancelPresses(at timestamp: TimeInterval) {
        heldModifiers = []
        for code in presses.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            end(code, .cancelled, timestamp)
        }
    }

    private func begin(_ key: HostKey, _ timestamp: TimeInterval) {
        end(key.code, .cancelled, timestamp)
        guard !application.isIgnoringInteractionEvents, let window = application.keyWindow else { return }
        // Escape cancels a drag that is in progress.
        if key.code == .keyboardEscape, application.dispatcher.hasActiveTouches {
            return application.dispatcher.cancelTouches()
        }
        let responder = firstResponder(in: window)
        let press = UIPress(key: UIKey(key), window: window, responder: responder, timestamp: timestamp)
        guard !performCommand(of: press) else { return }
        presses[key.code] = press
        send(press, .began, timestamp)
    }

    private func change(_ key: HostKey, _ timestamp: TimeInterval) {
        if let press = presses[key.code] { send(press, .changed, timestamp) }
    }

    private func end(_ code: UIKeyboardHIDUsage, _ phase: UIPress.Phase, _ timestamp: TimeInterval) {
        guard let press = presses[code] else { return }
        send(press, phase, timestamp)
        presses[code] = nil
    }

    private func send(_ press: UIPress, _ phase: UIPress.Phase, _ timestamp: TimeInterval) {
        press.phase = phase
        press.timestamp = timestamp
        application.sendEvent(
            UIPressesEvent(Set(presses.values), changed: [press], timestamp: timestamp))
        if phase != .ended, phase != .cancelled { press.phase = .stationary }
    }

    private func performCommand(of press: UIPress) -> Bool {
        guard let key = press.key, let first = press.responder else { return false }
        let isForText = first.editsText(with: key)
        return first.commandsInReach.contains { command in
            (!isForText || command.wantsPriorityOverSystemBehavior) && command.matches(key)
                && command.perform(from: first)
        }
    }

    /// The commands that keys would trigger now, those of nearer responders first.
    var commandsInReach: [UIKeyCommand] {
        application.keyWindow.map { Array(firstResponder(in: $0).commandsInReach) } ?? []
    }

    /// Who hears of keys first; nil without a window that has them.
    var receiver: UIResponder? { application.keyWindow.map { firstResponder(in: $0) } }

    // MARK: - Text

    /// Inserts text that was written into the first responder, if it takes text.
    func insert(_ text: String) {
        guard !text.isEmpty, let input = textInput else { return }
        input.insertTypedText(text)
    }

    /// Shows the text that an input method composes in the first responder, if it can show it.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - selection: the selected part in UTF-16 units.
    func compose(_ text: String, selection: Range<Int>) {
        guard let input = textInput as? any UITextInput else { return }
        guard !text.isEmpty || input.markedTextRange != nil else { return }
        let selected = NSRange(location: selection.lowerBound, length: selection.count)
        input.setMarkedText(text, selectedRange: selected)
    }

    private var textInput: (any UIKeyInput)? {
        guard !application.isIgnoringInteractionEvents else { return nil }
        return application.keyWindow?.keyResponder as? any UIKeyInput
    }

    /// Returns who gets keys: what lies over everything, else the view with the ring, else the first responder, else
    /// what lies around a text input that the keyboard has left, else the frontmost controller.
    private func firstResponder(in window: UIWindow) -> UIResponder {
        window.keyOverlay ?? application.focus.shownView(in: window) ?? window.firstResponder
            ?? application.focus.view(in: window)?.next
            ?? window.rootViewController?.inFront
            ?? window
    }
}

extension UIKeyInput {
    /// Inserts text that the user has typed.
    fileprivate func insertTypedText(_ text: String) {
        if let typing = self as? any TypedTextInput { typing.insertTyped(text) } else { insertText(text) }
    }
}

/// A text input that treats text that the user types in another way than text that a program inserts.
@preconcurrency @MainActor
protocol TypedTextInput: UIKeyInput {
    /// Inserts text that the user has typed.
    func insertTyped(_ text: String)
}

extension UIViewController {
    /// The controller that is seen: what this one presents, or its child that is shown.
    fileprivate var inFront: UIViewController {
        if let presented = presentedViewController { return presented.inFront }
        if let navigation = self as? UINavigationController, let top = navigation.topViewController {
            return top.inFront
        }
        if let tabs = self as? UITabBarController, let selected = tabs.selected {
            return selected.inFront
        }
        return children.last { $0.viewIfLoaded?.window != nil }?.inFront ?? self
    }
}
