/// Finds the controller that decides about the status bar, from a window's root on.
///
/// ```
/// root ── presents, full screen or capturing ──▶ presented ── childForStatusBarStyle ──▶ child ──▶ …
/// ```
extension UIViewController {
    /// The controller that decides in place of this one: the last one of its presentations that covers the
    /// screen or captures the status bar.
    var statusBarOwner: UIViewController {
        var owner = self
        var last = self
        while let next = last.presentation.presented, next.staysPresented {
            if next.takesStatusBar { owner = next }
            last = next
        }
        return owner
    }

    /// Returns the last controller of the chain in which each names a child to decide; this one if it names
    /// none.
    func following(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var last = self
        var passed: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        // A controller that names an earlier one also ends the chain.
        while let next = child(last), passed.insert(ObjectIdentifier(next)).inserted { last = next }
        return last
    }

    private var takesStatusBar: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
            || presentation.controller?.hierarchy?.removesPresenter == true
    }

    /// Whether the controller is presented, or will be when the running transition is over.
    private var staysPresented: Bool {
        let isCancelled = activeTransition?.context.transitionWasCancelled ?? false
        return switch presentation.activity {
        case .none: true
        case .presenting: !isCancelled
        case .dismissing: isCancelled
        }
    }
}
