import Foundation
import QuartzCore

/// What the fingers may do.
extension ZoomTransition: UIGestureRecognizerDelegate {
    /// Two fingers take the view back when they come together.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        pinch.scale < 1 && mayBeginDismissal(pinch, velocity: .zero, overScrolling: false)
    }

    /// Watches the fingers on the zoomed controller's view.
    func attach(to view: UIView) {
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(pinch)
    }

    func detach() {
        for recognizer in [pan, pinch] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Whether a gesture on the open view, with this velocity in the view's points, may take it back.
    /// `overScrolling`: a scroll view below the finger could scroll instead.
    func mayBeginDismissal(
        _ recognizer: UIGestureRecognizer, velocity: CGPoint, overScrolling: Bool
    ) -> Bool {
        guard case .rest = motion, stage == nil, drag == nil, canLeave else { return false }
        return optionsAllow(
            UIViewController.Transition.ZoomOptions.InteractionContext(
                location: recognizer.location(in: controller.view),
                velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: !overScrolling))
    }

    /// Whether a finger at this point, in the catcher, holds the card.
    func canCatch(at point: CGPoint) -> Bool {
        guard case .flying(let flight, _) = motion, flight.startTime < now, let stage else { return false }
        guard stage.pose.rect.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
        return way == .closing || mayLeaveOnceOpen(at: stage.catcher.convert(point, to: controller.view))
    }

    /// Whether a card that is caught while it opens may go back.
    private func mayLeaveOnceOpen(at location: CGPoint) -> Bool {
        guard controller.presentation.controller?.isModal != true else { return false }
        return optionsAllow(
            UIViewController.Transition.ZoomOptions.InteractionContext(
                location: location, velocity: .zero, willBegin: true))
    }

    /// So far beside the card, in points, a finger still catches it: the card may be small, and it moves.
    private static let reach: CGFloat = 20

    func dragDidChange(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began where recognizer === catching: catchCard()
        case .began where recognizer === pinch: begin(ZoomDrag(pinch, .pinch))
        case .began: begin(ZoomDrag(pan, pan.isSideways ? .sideways : .down))
        case .changed:
            guard let drag, drag.recognizer === recognizer else { return }
            fingerMoved(drag)
        default:
            guard let drag, drag.recognizer === recognizer, let end = drag.currentEnd else { return }
            if case .held = motion { release(end) } else { drag.end = end }
        }
    }

    private func begin(_ drag: ZoomDrag) {
        self.drag = drag
        if !requestDismissal() { self.drag = nil }
    }

    /// A finger came down on the card in flight.
    private func catchCard() {
        guard case .flying = motion else { return }
        let drag = ZoomDrag(catching, .down)
        if way == .closing, let context = context as? TransitionContext {
            context.resumeInteraction()
            self.drag = drag
            return hold(with: drag)
        }
        // The view has come, and goes again from where it is.
        end(inPlace: false)
        self.drag = drag
        guard canLeave, requestDismissal() else { return takeDown() }
        takeDownUnlessTaken(turns: 3)
    }

    /// Somebody may have another animator for the way back, or change his mind: then nothing is left of the zoom.
    ///
    /// - Parameter turns: so many commits the next transition may take until it starts; a stack takes one to end
    ///   the push and one to start the pop.
    private func takeDownUnlessTaken(turns: Int) {
        UIApplication.shared.pipeline.afterLayout { [weak self] in
            guard let self, context == nil, stage != nil else { return }
            if turns > 0 { takeDownUnlessTaken(turns: turns - 1) } else { takeDown() }
        }
    }

    private func optionsAllow(
        _ context: UIViewController.Transition.ZoomOptions.InteractionContext
    ) -> Bool {
        source.options.interactiveDismissShouldBegin.map { $0(context) } ?? context.willBegin
    }

    // MARK: - Leaving

    /// Whether there is something to go back to, and nothing in the way.
    private var canLeave: Bool {
        guard controller.transitionCoordinator == nil, controller.presentedViewController == nil else {
            return false
        }
        return isTopOfStack || isPresented
    }

    private var isPresented: Bool {
        controller.presentation.presenting != nil && controller.canZoomInPresentation
    }

    private var isTopOfStack: Bool {
        guard let stack = controller.navigationController else { return false }
        return stack.topViewController === controller && stack.viewControllers.count > 1
    }

    /// Pops or dismisses the controller, as the user wants.
    ///
    /// - Returns: whether a transition is on its way.
    private func requestDismissal() -> Bool {
        if isTopOfStack {
            _ = controller.navigationController?.popViewController(animated: true)
            return !isTopOfStack
        }
        guard let presentation = controller.presentation.controller else { return false }
        guard presentation.allowsUserDismissal() else {
            presentation.refuseUserDismissal()
            return false
        }
        return presentation.beginUserDismissal()
    }
}
