import Foundation

/// Adapts a visible presentation when its traits change: at once the old form is dismissed and the new one
/// presented. The request, and what is presented above, stay as they are.
extension UIViewController {
    /// Adapts the presentation of this controller, the one that is shown, to its traits.
    ///
    /// During a transition the change waits for its end.
    func updatePresentationForm() {
        guard let controller = presentation.controller, presentation.presenting != nil else { return }
        guard activeTransition == nil else {
            controller.adaptsAfterTransition = true
            return
        }
        let isLate = controller.adaptsAfterTransition
        controller.adaptsAfterTransition = false
        let requested = controller.requestedController
        let style = requested.adaptiveStyle(in: requested.surroundingTraits)
        let current =
            controller.original == nil ? UIModalPresentationStyle.none : controller.presentationStyle
        guard style != current else { return }
        let change = PresentationFormChange(of: self, controller: controller, to: style)
        guard isLate, let window = viewIfLoaded?.window else { return change.run() }
        window.dissolve { change.run() }
    }
}

extension UIWindow {
    /// The duration of the dissolve between two forms when the change had to wait, in seconds. Ours: without
    /// a resize at the same moment the change would be a jump.
    private static let dissolveDuration: TimeInterval = 0.25

    /// Makes a change at once and fades out a snapshot of what was shown before.
    fileprivate func dissolve(_ change: () -> Void) {
        guard UIView.areAnimationsEnabled else { return change() }
        // Without a picture on a screen there is nothing to see; the calls are the same.
        let isSeen = screen.presenter?.isDrawing == true
        let picture = (isSeen ? snapshotView(afterScreenUpdates: false) : nil) ?? UIView(frame: bounds)
        change()
        picture.isUserInteractionEnabled = false
        UIView.performWithoutAnimation { addSubview(picture) }
        UIView.animate(withDuration: Self.dissolveDuration, delay: 0, options: .allowUserInteraction) {
            picture.alpha = 0
        } completion: { _ in
            picture.removeFromSuperview()
        }
    }
}

extension UIPresentationController {
    /// Applies changed trait overrides, with which the presentation may need another form.
    func overridesDidChange() {
        presentedViewController.clock.part(CurrentTraits.self).noteOverrides(overriddenTraits)
        guard isPresented, let shown = presentingViewController.presentation.presented,
            let current = shown.presentation.controller, current.requestedController === requestedController
        else { return traitsMayHaveChanged() }
        if current !== self {
            current.traits.overrides = traits.overrides
            current.olderTraitOverrides = olderTraitOverrides
        }
        shown.updatePresentationForm()
        shown.presentation.controller?.traitsMayHaveChanged()
    }
}

/// The change of a presentation from one form to another.
@MainActor
private struct PresentationFormChange {
    let old: UIViewController
    let oldController: UIPresentationController
    private let requested: UIPresentationController
    /// Retained here, as its container releases it.
    private let presented: UIViewController
    let presenter: UIViewController
    let style: UIModalPresentationStyle
    private let above: UIViewController?
    private let isVisible: Bool
    private let coordinator: TransitionCoordinator?

    init(of shown: UIViewController, controller: UIPresentationController, to style: UIModalPresentationStyle)
    {
        old = shown
        oldController = controller
        requested = controller.requestedController
        presented = requested.presentedViewController
        presenter = controller.presentingViewController
        self.style = style
        above = shown.presentation.presented
        isVisible = shown.appearance.isVisible
        coordinator = shown.sizeCoordinator
    }

    func run() {
        UIView.performWithoutAnimation {
            let front = oldController.hierarchy?.container.nextSibling
            let removedPresenter = oldController.hierarchy?.removesPresenter ?? false
            takeDown()
            let form = PresentationForm.make(of: requested, style: style)
            link(form)
            putUp(form, below: front, removedPresenter: removedPresenter)
        }
    }

    // MARK: - The old form

    private func takeDown() {
        TransitionTrace.current.post(.presentation, oldController, "dismissalTransitionWillBegin()")
        oldController.dismissalTransitionWillBegin()
        if isVisible { old.beginAppearanceTransition(false, animated: false) }
        above?.presentation.controller?.hierarchy?.leaveContext()
        let wrapper = oldController.presentedView
        wrapper?.removeFromSuperview()
        old.viewIfLoaded?.removeFromSuperview()
        if isVisible { old.endAppearanceTransition() }
        oldController.hierarchy?.returnPresenterView()
        oldController.hierarchy?.uninstall()
        TransitionTrace.current.post(
            .presentation, oldController, "dismissalTransitionDidEnd(_:)", ["completed": "true"])
        oldController.dismissalTransitionDidEnd(true)
        oldController.hierarchy = nil
        if presented !== old { presented.leaveReplacement() }
        old.presentation.controller = nil
        oldController.original = nil
    }

    // MARK: - The links

    private func link(_ form: PresentationForm) {
        let shown = form.shown
        if old !== shown {
            old.presentation.presented = nil
            old.presentation.presenting = nil
            if old.sizeCoordinator === coordinator { old.sizeCoordinator = nil }
            shown.presentation.presented = above
            shown.presentation.hadTransitioningDelegate = shown.transitioningDelegate != nil
            above?.presentation.presenting = shown
            above?.presentation.controller?.setPresenting(shown)
        }
        shown.presentation.presenting = presenter
        presenter.presentation.presented = shown
        shown.sizeCoordinator = coordinator
        form.controller.hierarchy = PresentationHierarchy(controller: form.controller, presenter: presenter)
        form.controller.traits.announced = form.controller.traitCollection
        shown.loadViewIfNeeded()
        shown.traitsMayHaveChanged()
    }

    // MARK: - The new form

    private func putUp(_ form: PresentationForm, below front: UIView?, removedPresenter: Bool) {
        let (shown, controller) = (form.shown, form.controller)
        guard let hierarchy = controller.hierarchy else { return }
        let removes = controller.shouldRemovePresentersView
        guard
            hierarchy.install(coveringWindow: controller.shouldPresentInFullscreen, removesPresenter: removes)
        else { return }
        if let front, front.superview === hierarchy.container.superview {
            front.superview?.insertSubview(hierarchy.container, belowSubview: front)
        }

        controller.announceStart(of: shown, with: coordinator)
        let presenterChanges = removes != removedPresenter && presenter.appearance.isVisible == removes
        if presenterChanges { presenter.beginAppearanceTransition(!removes, animated: false) }
        if isVisible { shown.beginAppearanceTransition(true, animated: false) }
        let view = controller.presentedView
        if let view, !view.isDescendant(of: hierarchy.container) {
            view.place(in: controller.frameOfPresentedViewInContainerView)
            hierarchy.container.addSubview(view)
        }
        hierarchy.container.layoutIfNeeded()
        if removes { hierarchy.removePresenterView() }
        if presenterChanges { presenter.endAppearanceTransition() }
        if isVisible { shown.endAppearanceTransition() }
        TransitionTrace.current.post(
            .presentation, controller, "presentationTransitionDidEnd(_:)", ["completed": "true"])
        controller.presentationTransitionDidEnd(true)
        above?.presentation.controller?.hierarchy?.changePresenter(to: shown)
    }
}

extension UIViewController {
    /// Removes the controller from the container that replaced it.
    fileprivate func leaveReplacement() {
        guard let parent = containingController else { return }
        if let navigation = parent as? UINavigationController {
            navigation.setViewControllers([], animated: false)
        } else {
            notifyWillLeaveParent()
            removeFromParent()
        }
        viewIfLoaded?.removeFromSuperview()
    }
}

extension UIView {
    /// The sibling directly in front of the view.
    fileprivate var nextSibling: UIView? {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(where: { $0 === self })
        else {
            return nil
        }
        return siblings.dropFirst(index + 1).first
    }
}
