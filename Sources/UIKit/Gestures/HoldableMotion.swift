/// Something that moves by itself, such as a settling sheet, and can be held by a finger.
///
/// ```
/// moving ──finger down──▶ held ──drag──▶ the recognizer begins, and its target takes over
///    ▲                      │
///    └──────── letGo ───────┘   the finger was lifted first: a tap does not change where it goes
/// ```
@preconcurrency @MainActor
protocol HoldableMotion: AnyObject {
    /// Stops the motion if something moves at the point of the window where a finger came down.
    ///
    /// - Returns: whether it holds something; `false` leaves the touch to others.
    func hold(at point: CGPoint) -> Bool

    /// Ends the gesture. If the finger did not drag what it holds, the stopped motion goes on to its target.
    func letGo()
}

/// A pan that begins only where a finger comes down on something that moves.
final class CatchGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if progress.isUndecided, !holds { state = .failed }
    }
}
