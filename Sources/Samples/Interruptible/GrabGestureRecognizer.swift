import UIKit

/// A pan that begins with the touch, not ten points later, where something is to be caught.
final class GrabGestureRecognizer: UIPanGestureRecognizer {
    /// Whether there is something to catch now.
    var grabsAtOnce: () -> Bool = { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, grabsAtOnce() { state = .began }
    }
}
