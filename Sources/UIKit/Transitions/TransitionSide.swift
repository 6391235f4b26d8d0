import Foundation

/// One side of a transition: a controller, its view and its frames.
struct TransitionSide {
    let controller: UIViewController
    /// `nil`: the controller's view stays where it is.
    var view: UIView?
    var initialFrame = CGRect.zero
    /// Evaluated on each call, so that it stays right when the window is resized.
    var finalFrame: @MainActor () -> CGRect = { .zero }
}
