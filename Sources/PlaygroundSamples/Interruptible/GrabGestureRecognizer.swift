import UIKit

/// A pan that begins with the touch, not ten points later, if there is something to catch.
final class GrabGestureRecognizer: UIPanGestureRecognizer {
    /// Returns whether there is something to catch now.
    var grabsAtOnce: () -> Bool = { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, grabsAtOnce() { state = .began }
    }
}
