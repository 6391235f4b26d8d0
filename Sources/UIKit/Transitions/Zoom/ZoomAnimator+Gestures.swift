import Foundation
import QuartzCore

/// What the fingers may do.
extension ZoomAnimator: UIGestureRecognizerDelegate {
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
        guard case .rest = movement, stage == nil, drag == nil, canLeave else { return false }
        return optionsAllow(
            UIViewController.Transition.ZoomOptions.InteractionContext(
                location: recognizer.location(in: controller.view),
                velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: !overScrolling))
    }

    /// Whether a finger at this point of the window holds the card in flight.
    func canCatch(at point: CGPoint) -> Bool {
        guard let stage else { return false }
        let place = stage.catcher.convert(point, from: nil)
        guard stage.pose.rect.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) else { return false }
        return way == .closing || mayLeaveOnceOpen(at: stage.catcher.convert(place, to: controller.view))
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
        case .began where recognizer === catching: dragCaughtCard()
        case .began where recognizer === pinch: begin(ZoomDrag(pinch, .pinch), requestDismissal)
        case .began: begin(ZoomDrag(pan, pan.isSideways ? .sideways : .down), requestDismissal)
        case .changed:
            guard let drag, drag.recognizer === recognizer else { return }
            fingerMoved(drag)
        default:
            guard let drag, drag.recognizer === recognizer, let end = drag.currentEnd else { return }
            release(end)
        }
    }

    /// The finger that has stopped the card in flight drags it.
    private func dragCaughtCard() {
        guard case .stopped = movement else { return }
        let drag = ZoomDrag(catching, .down)
        if way == .closing { return hold(with: drag) }
        // The view has come, and goes again from where it is.
        end(inPlace: false)
        guard canLeave else { return takeDown() }
        begin(drag, requestDismissal)
        if self.drag == nil { takeDown() } else { takeDownUnlessTaken(turns: 3) }
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
