import Foundation

/// The scene's part in the transitions that present and dismiss the sheet.
extension SheetScene {
    /// Returns animator and driver; `nil`: the presented controller's transition style decides.
    func objects(
        for operation: PresentationTransition.Operation, animated: Bool
    ) -> TransitionObjects? {
        guard animated else { return TransitionObjects() }
        let isDragged = operation == .dismissal && isAskingForDismissal
        guard isDragged || controller.presentedViewController.effectiveTransitionStyle == .coverVertical
        else {
            return nil
        }
        isAnimator = true
        let animator = SheetAnimator(operation, scene: self)
        guard isDragged, activity.isHeld else { return TransitionObjects(animator: animator) }
        interaction = animator.interaction
        return TransitionObjects(animator: animator, interaction: animator)
    }

    func transitionWillBegin(_ operation: PresentationTransition.Operation) {
        if operation == .presentation { install() }
        guard !isAnimator else { return }
        // Another animator moves this card, or one above it: the surroundings animate alongside.
        if operation == .dismissal { activity = .away }
        let presented = controller.presentedViewController
        let isCovered = presented.presentation.presented != nil
        let end = operation == .presentation ? target : 0
        presented.transitionCoordinator?.animate(
            alongsideTransition: { [weak sheet = self.controller] _ in
                // A presentation that takes another form lets go of its sheet before this runs.
                guard sheet != nil else { return }
                if isCovered {
                    self.position = end
                    self.apply()
                } else {
                    self.applySurroundings(at: end)
                }
            }, completion: nil)
    }

    func transitionDidEnd(isPresented: Bool) {
        transition = nil
        interaction = nil
        isAnimator = false
        guard isPresented else { return uninstall() }
        guard !activity.isHeld else { return }
        refresh()
        activity = .resting
        position = target
        apply()
    }

    /// The card's velocity, in points a second, upwards.
    var velocity: CGFloat {
        guard case .settling(let settling) = activity else { return 0 }
        return settling.motion.velocity
    }

    /// Moves the card to its detent after an animated change of the sheet's properties.
    func settleAtDetent() {
        guard container != nil else { return }
        refresh()
        switch activity {
        case .away, .held, .stopped: break
        case .resting: settle(.detent, to: target)
        case .settling(let settling):
            guard settling.goal == .detent else { return }
            settle(.detent, to: target, velocity: velocity, completion: settling.completion)
        }
    }
}
