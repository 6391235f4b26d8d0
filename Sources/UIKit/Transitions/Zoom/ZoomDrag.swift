import Foundation

/// A gesture that takes the view back, from when it began until it is let go.
@MainActor
final class ZoomDrag {
    let recognizer: UIPanGestureRecognizer
    /// Whether it goes sideways, in from the leading edge.
    let isSideways: Bool
    /// Where the finger was when it began, in the window.
    let start: CGPoint
    /// How it ended, if that was before the transition could start.
    var end: End?

    /// How a finger lets go.
    enum End {
        case released(velocity: CGPoint)
        /// The system took the touch away.
        case cancelled
    }

    init(_ recognizer: UIPanGestureRecognizer, isSideways: Bool) {
        self.recognizer = recognizer
        self.isSideways = isSideways
        start = recognizer.location(in: nil)
    }

    /// How the recognizer's end is meant; `nil` while the finger is down.
    var currentEnd: End? {
        switch recognizer.state {
        case .ended: .released(velocity: recognizer.velocity(in: nil))
        case .cancelled, .failed: .cancelled
        default: nil
        }
    }
}
