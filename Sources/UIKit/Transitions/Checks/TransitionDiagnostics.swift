import Foundation
import QuartzCore

/// Diagnoses mistakes that show when a transition starts or ends, each with its remedy.
@MainActor
enum TransitionDiagnostics {
    /// Checks the argument of `completeTransition(_:)`, and the views at that moment.
    static func check(_ transition: ControllerTransition, didComplete: Bool, inSameTurn: Bool) {
        guard !transition.hasLeftScreen else { return }
        let context = transition.context
        if didComplete == context.transitionWasCancelled { reportArgument(transition, didComplete) }
        if inSameTurn, context.isAnimated, !context.initiallyInteractive, transition.duration > 0,
            let animator = transition.objects.animator
        {
            report(
                .warning, animator, "animateTransition(using:)",
                "\(name(animator)) said that its animation takes \(transition.duration) s, but completed the "
                    + "transition in the turn in which it started: call completeTransition(_:) when the last "
                    + "animation has ended.")
        }
        guard didComplete, !context.transitionWasCancelled else { return }
        checkArrival(transition)
    }

    private static func reportArgument(_ transition: ControllerTransition, _ didComplete: Bool) {
        let who = transition.objects.animator.map(name) ?? "The transition"
        let problem =
            didComplete
            ? "\(who) called completeTransition(true) although the transition was cancelled, and it was taken for "
                + "false"
            : "\(who) called completeTransition(false) although the transition was not cancelled"
        report(
            didComplete ? .error : .warning, transition.context, "completeTransition(_:)",
            "\(problem): pass !transitionContext.transitionWasCancelled.")
    }

    /// Checks that the view of `to` is in the container, at its final frame.
    private static func checkArrival(_ transition: ControllerTransition) {
        let context = transition.context
        guard transition.bringsViewIntoContainer, let to = context.to, let view = to.view else { return }
        let who = transition.objects.animator.map(name) ?? "The transition"
        guard view.isDescendant(of: context.containerView) else {
            return report(
                .error, context, "completeTransition(_:)",
                "\(who) completed the transition without the view of \(name(to.controller)) in the container, so it "
                    + "is not on the screen: add view(forKey: .to) to containerView and leave it there.")
        }
        let frame = to.finalFrame()
        let wasResized = context.containerView.bounds.size != transition.startSize
        // Inside a wrapper view of a presentation controller the view has another frame.
        guard view.superview === context.containerView, CATransform3DIsIdentity(view.layer.transform),
            !view.frame.isClose(to: frame), !wasResized,
            !transition.mayEnd(at: view.frame)
        else { return }
        let (end, wanted) = (NSCoder.string(for: view.frame), NSCoder.string(for: frame))
        report(
            .warning, context, "completeTransition(_:)",
            "\(who) left the view of \(name(to.controller)) at \(end), but its final frame is \(wanted): end "
                + "the animation at finalFrame(for:).")
    }

    static func presentersViewMissing(_ transition: PresentationTransition) {
        report(
            .error, transition.context, "completeTransition(_:)",
            "After the dismissal of \(name(transition.moving)) the view of \(name(transition.presenter)) is in no "
                + "window, so there is nothing to see: add view(forKey: .to) to containerView, and remove it only "
                + "if transitionWasCancelled.")
    }

    static func presentersViewLeft(_ transition: PresentationTransition) {
        report(
            .warning, transition.context, "completeTransition(_:)",
            "The view of \(name(transition.presenter)) was still in the container after a cancelled dismissal and "
                + "was removed, which UIKit does not do: remove view(forKey: .to) before completeTransition(false)."
        )
    }

    static func presenterLeft(_ transition: PresentationTransition) {
        report(
            .error, transition.presenter, "present(_:animated:completion:)",
            "The view of \(name(transition.presenter)) left its window before \(name(transition.moving)) could be "
                + "presented: keep it there until the end of the turn.")
    }

    static func badDuration(_ animator: any UIViewControllerAnimatedTransitioning, _ duration: TimeInterval) {
        report(
            .error, animator, "transitionDuration(using:)",
            "\(name(animator)) returned the duration \(duration), which was taken for 0: return a finite number of "
                + "seconds, 0 or more.")
    }

    static func durationWithoutAnimation(
        _ animator: any UIViewControllerAnimatedTransitioning, _ duration: TimeInterval
    ) {
        report(
            .warning, animator, "transitionDuration(using:)",
            "\(name(animator)) returned the duration \(duration) for a transition that is not animated: return 0 if "
                + "isAnimated is false.")
    }

    static func neverCompleted(_ transition: ControllerTransition, after time: TimeInterval) {
        let who: Any = transition.objects.animator ?? transition.subject
        let running = RunningAnimations.list(below: transition.context.containerView)
        let list =
            running.isEmpty
            ? "no animation runs any more" : "still running: " + running.joined(separator: ", ")
        report(
            .error, who, "completeTransition(_:)",
            String(
                format: "%.2f s after its start %@ has not called completeTransition(_:) (%@): ", time,
                name(who), list)
                + "call it in the completion of the last animation, whether or not that has finished.")
    }

    static func otherInterruptibleAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
        report(
            .error, animator, "interruptibleAnimator(using:)",
            "\(name(animator)) returned another object from interruptibleAnimator(using:) than the first time, and "
                + "the first one is used: keep the animator until the transition has ended.")
    }

    static func abandoned(_ interaction: any UIViewControllerInteractiveTransitioning) {
        report(
            .error, interaction, "startInteractiveTransition(_:)",
            "\(name(interaction)) was neither updated nor finished nor cancelled since the last touch has ended, so "
                + "the transition waits and its container takes no touches: return an interaction controller only "
                + "while its gesture is active, and end the interaction in each of the gesture's final states."
        )
    }

    private static func name(_ object: Any) -> String { TransitionTrace.className(of: object) }

    private static func report(
        _ severity: Diagnostic.Severity, _ object: Any, _ call: String, _ message: String
    ) {
        TransitionTrace.current.report(Diagnostic(severity, object, call, message))
    }
}
