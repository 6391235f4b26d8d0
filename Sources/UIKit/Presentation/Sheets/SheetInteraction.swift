import Foundation

/// Drives the user's dismissal of a sheet with the finger that holds the sheet.
final class SheetInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    enum Outcome {
        case finished, cancelled
    }

    private let scene: SheetScene
    private var context: (any UIViewControllerContextTransitioning)?
    /// How the finger has ended the interaction.
    private var outcome: Outcome?
    /// What others have asked to run along with the dismissal; the finger moves it.
    private var alongside: UIViewPropertyAnimator?

    init(scene: SheetScene) {
        self.scene = scene
        super.init()
    }

    isolated deinit {
        // A window that took its root away ends everything in the middle.
        if alongside?.isRunning == false { alongside?.stopAnimation(true) }
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        scene.transition = transitionContext
        let coordinator = (transitionContext as? TransitionContext)?.coordinator
        let alongside = UIViewPropertyAnimator(duration: SheetSpring.duration, curve: .linear) {
            coordinator?.runAnimations()
        }
        alongside.pauseAnimation()
        self.alongside = alongside
        // The finger may have been lifted in the turn in which it asked for the transition.
        if let outcome { tell(outcome) }
    }

    /// The finger has come so far, 0…1.
    func update(_ percentComplete: CGFloat) {
        guard outcome == nil else { return }
        context?.updateInteractiveTransition(percentComplete)
        alongside?.fractionComplete = min(max(percentComplete, 0), 1)
    }

    /// The finger was lifted.
    func end(_ outcome: Outcome) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        if context != nil { tell(outcome) }
    }

    /// The sheet has come to where it goes.
    func complete() {
        guard let context else { return }
        self.context = nil
        context.completeTransition(!context.transitionWasCancelled)
    }

    private func tell(_ outcome: Outcome) {
        switch outcome {
        case .finished: context?.finishInteractiveTransition()
        case .cancelled: context?.cancelInteractiveTransition()
        }
        alongside?.isReversed = outcome == .cancelled
        alongside?.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 1)
        alongside = nil
    }
}
