import Foundation
import QuartzCore

/// The gestures that take an open view back, and that catch a card in flight.
extension ZoomAnimator: UIGestureRecognizerDelegate {
    /// Lets the pinch begin if the fingers come together and the view may be taken back.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        pinch.scale < 1 && mayBeginDismissal(pinch, velocity: .zero, overScrolling: false)
    }

    /// Adds the drag and the pinch to the zoomed controller's view.
    func attach(to view: UIView) {
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(pinch)
    }

    func detach() {
        for recognizer in [pan, pinch] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Whether a gesture on the open view may take it back. The velocity is in the view's points a second;
    /// `overScrolling` says that a scroll view below the finger could scroll instead.
    func mayBeginDismissal(
        _ recognizer: UIGestureRecognizer, velocity: CGPoint, overScrolling: Bool
    ) -> Bool {
        guard case .rest = movement, stage == nil, drag == nil, canLeave else { return false }
        return optionsAllow(
            UIViewController.Transition.ZoomOptions.InteractionContext(
                location: recognizer.location(in: controller.view),
                velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: !overScrolling))
    }

    /// Whether a touch at this point of the window can catch the card in flight.
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

    /// How far beside the card a touch still catches it, in points: the card may be small, and it moves.
    /// Ours, by eye.
    private static let reach: CGFloat = 20

    func dragDidChange(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began where recognizer === catching: dragCaughtCard()
        case .began where recognizer === pinch: begin(ZoomDrag(pinch, .pinch), requestDismissal)
        case .began: begin(ZoomDrag(pan, pan.kind), requestDismissal)
        case .changed:
            guard let drag, drag.recognizer === recognizer else { return }
            fingerMoved(drag)
        default:
            guard let drag, drag.recognizer === recognizer, let end = drag.currentEnd else { return }
            release(end)
        }
    }

    /// Lets the finger that has caught the card drag it.
    private func dragCaughtCard() {
        guard case .stopped = movement else { return }
        let drag = ZoomDrag(catching, .down)
        if way == .closing { return hold(with: drag) }
        // The opening is complete; the way back starts from where the card is.
        end(inPlace: false)
        guard canLeave else { return takeDown() }
        begin(drag, requestDismissal)
        if self.drag == nil { takeDown() } else { takeDownUnlessTaken(turns: 3) }
    }

    /// Removes the stage if no closing transition takes it over: the way back may have another animator, or
    /// not start.
    ///
    /// - Parameter turns: how many commits to wait for the next transition; a stack takes one to end the push
    ///   and one to start the pop.
    private func takeDownUnlessTaken(turns: Int) {
        FrameClock.current.afterLayout { [weak self] in
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

    /// Whether the controller can be popped or dismissed now.
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

    /// Pops or dismisses the controller on behalf of the user.
    ///
    /// - Returns: whether a transition was requested.
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
