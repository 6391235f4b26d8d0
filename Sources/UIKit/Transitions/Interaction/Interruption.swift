import Foundation

/// An animator's answer to `interruptibleAnimator(using:)`.
struct Interruption {
    /// `nil`: the transition is not interruptible.
    let animator: (any UIViewImplicitlyAnimating)?

    /// The message for a call that needs an interruptible transition.
    static func missingMessage(for call: String) -> String {
        "\(call) was ignored, as the transition is not interruptible: implement interruptibleAnimator(using:) in its "
            + "animator, and return the UIViewPropertyAnimator that animates it."
    }
}

extension ControllerTransition {
    /// Returns the animator's interruptible animator; `nil` if it vends none. An animator that has vended one
    /// is asked again each time, as in UIKit; a different answer is diagnosed and not used.
    final func interruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
        guard phase == .running, context.isAnimated, context.from != nil || context.to != nil,
            let animator = objects.animator
        else { return nil }
        if let known = context.interruption, known.animator == nil { return nil }
        let answer = animator.interruptibleAnimator(using: context)
        if let first = context.interruption?.animator {
            if first !== answer { TransitionDiagnostics.otherInterruptibleAnimator(animator) }
            return first
        }
        let vended = answer is NoInterruptibleAnimator ? nil : answer
        context.interruption = Interruption(animator: vended)
        if vended != nil {
            TransitionTrace.current.post(.delegate, animator, "interruptibleAnimator(using:)")
        }
        return vended
    }
}

/// Marks a transition as not interruptible: the default answer to `interruptibleAnimator(using:)`.
final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
