/// How the user dismisses, by a drag or by a tap beside the presented view, as sheets and popovers let him.
///
/// ```
/// asks to dismiss ─▶ modal, or shouldDismiss == false ─▶ refuseUserDismissal(): didAttemptToDismiss
///                └─▶ beginUserDismissal(): willDismiss ─▶ the transition ─▶ didDismiss
/// ```
extension UIPresentationController {
    /// Whether the presented controller, or what it shows of its children, insists on staying.
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
    /// - Returns: whether there is a dismissal now.
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

    /// The user's dismissal has ended, with all that happens at its end.
    func userDismissalDidEnd() {
        guard let delegate else { return }
        TransitionTrace.current.post(.delegate, delegate, "presentationControllerDidDismiss(_:)")
        delegate.presentationControllerDidDismiss(self)
    }
}
