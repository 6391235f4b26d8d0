/// A key, from when it goes down until it is released. The same object lives throughout; its phase and time
/// change.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where a press is in its life.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began
        /// The key is held down and repeats. On iOS a press changes only by its force.
        case changed
        /// The key is down and did nothing since the last event.
        case stationary
        /// The key was released.
        case ended
        /// The press was cancelled.
        case cancelled
    }

    /// Where the press is in its life.
    open internal(set) var phase = Phase.began
    /// When the press last changed, in seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval
    /// The window that had keys when the press began.
    open internal(set) weak var window: UIWindow?
    /// The responder that hears of the press first.
    open internal(set) weak var responder: UIResponder?
    /// The key.
    open private(set) var key: UIKey?

    init(key: UIKey, window: UIWindow?, responder: UIResponder?, timestamp: TimeInterval) {
        self.key = key
        self.window = window
        self.responder = responder
        self.timestamp = timestamp
        super.init()
    }
}

/// What happened to the keys that are down.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// Every key that is down, or was until this event.
    open private(set) var allPresses: Set<UIPress>
    /// The presses that changed with this event.
    let changedPresses: Set<UIPress>

    init(_ presses: Set<UIPress>, changed: Set<UIPress>, timestamp: TimeInterval) {
        allPresses = presses
        changedPresses = changed
        super.init(type: .presses, timestamp: timestamp)
    }

    /// Delivers the changed presses to their responders.
    func deliver() {
        for press in changedPresses {
            switch press.phase {
            case .began: press.responder?.pressesBegan([press], with: self)
            case .changed: press.responder?.pressesChanged([press], with: self)
            case .ended: press.responder?.pressesEnded([press], with: self)
            case .cancelled: press.responder?.pressesCancelled([press], with: self)
            case .stationary: break
            }
        }
    }
}
