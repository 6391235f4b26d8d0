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

    init(scene: SheetScene) {
        self.scene = scene
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        scene.transition = transitionContext
        SheetAnimator.animateAlongside()
        // The finger may have been lifted in the turn in which it asked for the transition.
        if let outcome { tell(outcome) }
    }

    /// The finger has come so far, 0…1.
    func update(_ percentComplete: CGFloat) {
        guard outcome == nil else { return }
        context?.updateInteractiveTransition(percentComplete)
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
    }
}
