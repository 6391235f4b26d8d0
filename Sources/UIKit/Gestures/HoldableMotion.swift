/// What moves by itself, such as a sheet that settles, and can be held by a finger.
///
/// ```
/// moving ──finger down──▶ held ──drag──▶ the recognizer begins, and its target takes over
///    ▲                      │
///    └──────── letGo ───────┘   the finger was lifted first: a tap does not change where it goes
/// ```
@MainActor
protocol HoldableMotion: AnyObject {
    /// A finger came down at a point of the window: stops what moves there.
    ///
    /// - Returns: whether it holds something; `false` leaves the touch to others.
    func hold(at point: CGPoint) -> Bool

    /// The gesture is over. What is still held, as it was not dragged, goes on to where it was going.
    func letGo()
}

/// Begins only where a finger comes down on something that moves.
final class CatchGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if progress.isUndecided, !holds { state = .failed }
    }
}
