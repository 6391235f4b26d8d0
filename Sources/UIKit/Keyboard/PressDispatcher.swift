/// Turns keys that go down into presses. Key commands come first, then the responder chain. At its end the
/// application moves the focus.
@MainActor
final class PressDispatcher {
    private unowned let application: any EventReceiver
    /// The keys that are down.
    private var presses: [UIKeyboardHIDUsage: UIPress] = [:]

    init(application: any EventReceiver) {
        self.application = application
    }

    func handle(_ phase: HostKeyPhase, _ key: HostKey, timestamp: TimeInterval) {
        switch phase {
        case .down: begin(key, timestamp)
        case .repeated: change(key, timestamp)
        case .up: end(key.code, .ended, timestamp)
        }
    }

    /// Cancels every press, as when the window loses the keyboard.
    func cancelPresses(at timestamp: TimeInterval) {
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
        for responder in first.chain {
            for command in responder.keyCommands ?? []
            where command.matches(key) && command.perform(from: first) {
                return true
            }
        }
        return false
    }

    /// Returns who gets keys: the first responder, else the focused view, else the frontmost controller.
    private func firstResponder(in window: UIWindow) -> UIResponder {
        window.firstResponder ?? application.focus.view(in: window) ?? window.rootViewController?.inFront
            ?? window
    }
}

extension UIViewController {
    /// The controller that is seen: what this one presents, or its child that is shown.
    fileprivate var inFront: UIViewController {
        if let presented = presentedViewController { return presented.inFront }
        if let navigation = self as? UINavigationController, let top = navigation.topViewController {
            return top.inFront
        }
        if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController {
            return selected.inFront
        }
        return children.last { $0.viewIfLoaded?.window != nil }?.inFront ?? self
    }
}
