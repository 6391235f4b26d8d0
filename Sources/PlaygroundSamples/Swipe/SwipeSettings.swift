import Takes
import UIKit

/// What one can change about the swipe.
nonisolated struct SwipeSettings: Sendable {
    /// Seconds that a transition takes.
    var duration = 0.35
    var curve = TimingCurve.easeInOut
    /// Whether the screen is exactly below a finger that drives it; with the curve it is behind at first, and
    /// then ahead, by up to an eighth of the way.
    var tracksFinger = false
    /// The part of the way from which a drag finishes.
    var threshold = 0.5
    /// Whether a flick's direction decides, however short it is. Apple's sample counts the distance alone.
    var countsFlicks = false
    /// The velocity from which a drag is a flick, in points a second.
    var flickVelocity = 500.0
    /// How fast the transition goes on after the release, in multiples of its own speed.
    var completionSpeed = 1.0
    var completionCurve = CompletionCurve.easeInOut
    /// The edge from which the second screen comes.
    var edge = Edge.right

    /// An edge of the first screen that can be dragged; its bar covers the upper one.
    enum Edge: String, CaseIterable, Sendable {
        case right = "Right"
        case left = "Left"
        case bottom = "Bottom"

        var presenting: UIRectEdge {
            switch self {
            case .right: .right
            case .left: .left
            case .bottom: .bottom
            }
        }

        var dismissing: UIRectEdge {
            switch self {
            case .right: .left
            case .left: .right
            case .bottom: .top
            }
        }
    }
}
