import Foundation
import QuartzCore

/// The context that animators and interaction controllers get.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// The clock of the transition.
    let clock = FrameClock.current
    let containerView: UIView
    let isAnimated: Bool
    let initiallyInteractive: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    var from: TransitionSide?
    var to: TransitionSide?
    /// When the transition was completed; `nil` until then.
    var completionTime: CFTimeInterval?
    /// When the interaction was last updated.
    private(set) var lastUpdate = -CFTimeInterval.infinity
    /// The animator's first answer to `interruptibleAnimator(using:)`; `nil` until it was asked.
    var interruption: Interruption?
    weak var transition: ControllerTransition?
    weak var coordinator: TransitionCoordinator?
    weak var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(
        containerView: UIView, isAnimated: Bool, isInteractive: Bool,
        presentationStyle: UIModalPresentationStyle
    ) {
        self.containerView = containerView
        self.isAnimated = isAnimated
        self.isInteractive = isInteractive
        initiallyInteractive = isInteractive
        self.presentationStyle = presentationStyle
        super.init()
    }

    /// The rotation of the window's content by a change of its size.
    var targetTransform = CGAffineTransform.identity

    // MARK: - Controllers, views and frames

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from?.controller ?? transition?.controllers?.from
        case .to: to?.controller ?? transition?.controllers?.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.map(\.view) ?? transition?.earlyViews.from
        case .to: to.map(\.view) ?? transition?.earlyViews.to
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.initialFrame ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.finalFrame() ?? .zero
    }

    private func side(of controller: UIViewController) -> TransitionSide? {
        [from, to].compactMap { $0 }.first { $0.controller === controller }
    }

    // MARK: - Progress and end

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return reportOutside("updateInteractiveTransition(_:)") }
        guard percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        lastUpdate = clock.now
        clock.perform {
            TransitionTrace.current.post(
                .context, self, "updateInteractiveTransition(_:)",
                ["percentComplete": "\(self.percentComplete)"])
            transition?.interactionMoved(to: self.percentComplete)
        }
    }

    func pauseInteractiveTransition() {
        guard !isInteractive, completionTime == nil, let transition else {
            return report(
                .warning, "pauseInteractiveTransition()",
                "pauseInteractiveTransition() came while nothing ran by itself and was ignored: call it between the "
                    + "finish or cancellation and the end of the transition.")
        }
        guard !transition.hasStartedAnimator || transition.interruptibleAnimator() != nil else {
            return report(
                .warning, "pauseInteractiveTransition()",
                Interruption.missingMessage(for: "pauseInteractiveTransition()"))
        }
        resumeInteraction()
    }

    /// Makes the transition interactive again; the caller has stopped the motion before.
    func resumeInteraction() {
        isInteractive = true
        lastUpdate = clock.now
        clock.perform {
            TransitionTrace.current.post(.context, self, "pauseInteractiveTransition()")
            transition?.interactionResumed()
        }
    }

    func finishInteractiveTransition() {
        guard isInteractive else { return reportOutside("finishInteractiveTransition()") }
        isInteractive = false
        transitionWasCancelled = false
        clock.perform {
            TransitionTrace.current.post(.context, self, "finishInteractiveTransition()")
            transition?.interactionEnded(cancelled: false)
        }
    }

    func cancelInteractiveTransition() {
        guard isInteractive else { return reportOutside("cancelInteractiveTransition()") }
        isInteractive = false
        transitionWasCancelled = true
        clock.perform {
            TransitionTrace.current.post(.context, self, "cancelInteractiveTransition()")
            transition?.interactionEnded(cancelled: true)
        }
    }

    func completeTransition(_ didComplete: Bool) {
        clock.perform {
            TransitionTrace.current.post(
                .context, self, "completeTransition(_:)", ["didComplete": String(didComplete)])
            guard completionTime == nil, let transition else { return reportSecondCompletion() }
            transition.complete(didComplete)
        }
    }

    private func reportOutside(_ call: String) {
        report(
            .warning, call,
            "\(call) came while no interaction was going on and was ignored: call it between "
                + "startInteractiveTransition(_:) and the one finish or cancellation.")
    }

    private func reportSecondCompletion() {
        let past = completionTime.map { clock.now - $0 }
        let first =
            past.map {
                $0 < 0.0005
                    ? " (the first call came in the same frame)"
                    : String(format: " (the first call came %.3f s before)", $0)
            } ?? ""
        report(
            .error, "completeTransition(_:)",
            "completeTransition(_:) was called although the transition had ended\(first), and was ignored: "
                + "call it once, in the completion of the last animation.")
    }

    private func report(_ severity: Diagnostic.Severity, _ call: String, _ message: String) {
        clock.perform { TransitionTrace.current.report(Diagnostic(severity, self, call, message)) }
    }
}
