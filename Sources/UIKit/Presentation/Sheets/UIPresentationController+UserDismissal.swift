/// Dismissal by the user, with a drag or a tap beside the presented view, for sheets and popovers.
///
/// ```
/// asks to dismiss ─▶ modal, or shouldDismiss == false ─▶ refuseUserDismissal(): didAttemptToDismiss
///                └─▶ beginUserDismissal(): willDismiss ─▶ the transition ─▶ didDismiss
/// ```
extension UIPresentationController {
    /// Whether the presented controller or one of its visible children has `isModalInPresentation` set.
    var isModal: Bool {
        func insists(_ controller: UIViewController) -> Bool {
            controller.isModalInPresentation
                || controller.children.contains { $0.viewIfLoaded?.window != nil && insists($0) }
        }
        return insists(presentedViewController)
    }

    /// Whether the user may dismiss now; asks the delegate.
    func allowsUserDismissal() -> Bool {
        guard !isModal else { return false }
        guard let delegate else { return true }
        TransitionTrace.current.post(.delegate, delegate, "presentationControllerShouldDismiss(_:)")
        return delegate.presentationControllerShouldDismiss(self)
    }

    /// Dismisses the presented controller, and all above it, on behalf of the user.
    ///
    /// - Returns: whether a dismissal was requested.
    @discardableResult
    func beginUserDismissal() -> Bool {
        guard presentedViewController.presentation.activity == .none else { return false }
        presentingViewController.dismiss(animated: true)
        guard let transition = presentedViewController.activeTransition, transition.operation == .dismissal
        else { return false }
        transition.userDismissal = self
        if let delegate {
            TransitionTrace.current.post(.delegate, delegate, "presentationControllerWillDismiss(_:)")
            delegate.presentationControllerWillDismiss(self)
        }
        return true
    }

    /// Tells the delegate that the user wanted to dismiss and may not.
    func refuseUserDismissal() {
        guard let delegate else { return }
        TransitionTrace.current.post(.delegate, delegate, "presentationControllerDidAttemptToDismiss(_:)")
        delegate.presentationControllerDidAttemptToDismiss(self)
    }

    /// Tells the delegate that the user's dismissal has ended.
    func userDismissalDidEnd() {
        guard let delegate else { return }
        TransitionTrace.current.post(.delegate, delegate, "presentationControllerDidDismiss(_:)")
        delegate.presentationControllerDidDismiss(self)
    }
}
