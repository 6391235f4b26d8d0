import Foundation

/// One of the two ends of a transition.
struct TransitionSide {
    let controller: UIViewController
    /// `nil`: the controller's view stays where it is.
    var view: UIView?
    var initialFrame = CGRect.zero
    /// Asked each time, so that it is right after the window was resized, too.
    var finalFrame: @MainActor () -> CGRect = { .zero }
}
