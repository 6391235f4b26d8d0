import UIKit

/// How a transition goes on when the finger has let go.
nonisolated enum CompletionCurve: String, CaseIterable, Sendable {
    case easeInOut = "In-Out"
    case easeIn = "In"
    case easeOut = "Out"
    case linear = "Linear"

    var curve: UIView.AnimationCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
