import UIKit

/// A presentation controller that notes what it hears.
final class LoggedPresentationController: UIPresentationController {
    var journal: Journal?
    var removesPresenter = false
    /// Run when the presentation starts.
    var onWillBegin: (() -> Void)?

    override var shouldRemovePresentersView: Bool { removesPresenter }

    override var presentedView: UIView? {
        journal?.note("presentedView")
        return super.presentedView
    }

    override func presentationTransitionWillBegin() {
        journal?.note("presentationTransitionWillBegin")
        onWillBegin?()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        journal?.note("presentationTransitionDidEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() {
        journal?.note("dismissalTransitionWillBegin")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        journal?.note("dismissalTransitionDidEnd(\(completed))")
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        journal?.note("preferredContentSizeDidChange")
    }
}
