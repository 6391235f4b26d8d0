import Foundation

/// A gesture that takes the view back, from its start to its release.
@MainActor
final class ZoomDrag {
    /// The kind of gesture.
    enum Kind: Equatable {
        case down
        /// In from the leading edge: 1 for the left one, −1 for the right one.
        case sideways(sign: CGFloat)
        /// Two fingers come together.
        case pinch

        /// Returns the component of a translation, or of a velocity, that takes the view back; 0 for a pinch.
        func pull(along way: CGPoint) -> CGFloat {
            switch self {
            case .down: way.y
            case .sideways(let sign): max(sign * way.x, way.y)
            case .pinch: 0
            }
        }
    }

    let recognizer: UIGestureRecognizer
    let kind: Kind
    /// Where the finger was when it began, in the window.
    let start: CGPoint
    /// How the gesture ends.
    enum End {
        case released(velocity: CGPoint)
        /// The system took the touch away.
        case cancelled
    }

    init(_ recognizer: UIGestureRecognizer, _ kind: Kind) {
        self.recognizer = recognizer
        self.kind = kind
        start = recognizer.location(in: nil)
    }

    /// How the gesture has ended; `nil` while the finger is down.
    var currentEnd: End? {
        switch recognizer.state {
        case .ended: .released(velocity: velocity)
        case .cancelled, .failed: .cancelled
        default: nil
        }
    }

    /// The distance of two fingers in relation to that at the start; 1 for one finger.
    var scale: CGFloat { (recognizer as? UIPinchGestureRecognizer)?.scale ?? 1 }

    private var velocity: CGPoint { (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero }
}
