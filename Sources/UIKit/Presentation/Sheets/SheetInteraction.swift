import Foundation

/// Drives the dismissal of a sheet with the finger that holds the sheet, and can take hold again of one that runs.
final class SheetInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    enum Outcome {
        case finished, cancelled
    }

    private weak var scene: SheetScene?
    private var context: TransitionContext?
    /// How the finger has ended the interaction; the dismissal runs by itself then.
    private var outcome: Outcome?
    /// What others have asked to run along with the dismissal; it goes as far as the sheet.
    private var alongside: UIViewPropertyAnimator?

    init(scene: SheetScene) {
        self.scene = scene
        super.init()
    }

    isolated deinit {
        // A window that took its root away ends everything in the middle.
        if alongside?.state == .active { alongside?.stopAnimation(true) }
    }

    // MARK: - The start

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext)
        // The finger may have been lifted in the turn in which it asked for the transition.
        if let outcome { tell(outcome) }
    }

    /// A dismissal that no finger has asked for starts.
    func runByItself(_ transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext)
        outcome = .finished
    }

    private func begin(_ transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext as? TransitionContext
        self.context = context
        scene?.transition = transitionContext
        alongside = UIViewPropertyAnimator(duration: SheetSpring.duration, curve: .linear) {
            context?.coordinator?.runAnimations()
        }
        alongside?.pauseAnimation()
    }

    // MARK: - The finger

    /// A finger takes hold of what runs by itself.
    func resume() {
        guard outcome != nil, let context else { return }
        outcome = nil
        context.resumeInteraction()
    }

    /// The finger has come so far, 0…1.
    func update(_ percentComplete: CGFloat) {
        if outcome == nil { context?.updateInteractiveTransition(percentComplete) }
    }

    /// The sheet has come so far, with a finger or by itself, 0…1.
    func follow(_ percentComplete: CGFloat) {
        guard alongside?.state == .active else { return }
        alongside?.fractionComplete = min(max(percentComplete, 0), 1)
    }

    /// The finger was lifted.
    func end(_ outcome: Outcome) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        if context != nil { tell(outcome) }
    }

    private func tell(_ outcome: Outcome) {
        switch outcome {
        case .finished: context?.finishInteractiveTransition()
        case .cancelled: context?.cancelInteractiveTransition()
        }
    }

    // MARK: - The end

    /// The sheet has come to where it goes.
    func complete() {
        guard let context else { return }
        self.context = nil
        if alongside?.state == .active {
            alongside?.stopAnimation(false)
            alongside?.finishAnimation(at: context.transitionWasCancelled ? .start : .end)
        }
        context.completeTransition(!context.transitionWasCancelled)
    }
}
