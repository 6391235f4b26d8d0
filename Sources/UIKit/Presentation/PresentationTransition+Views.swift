import Foundation

/// The steps of a presentation or dismissal: views, links between controllers, and the calls of presentation
/// controllers.
extension PresentationTransition {
    // MARK: - The start

    /// Prepares the container; returns the appearance calls, or `nil` if nothing can be shown.
    func installContainer() -> TransitionAppearance? {
        switch operation {
        case .presentation:
            guard let controller, let hierarchy = controller.hierarchy else { return nil }
            let removesPresenter = controller.shouldRemovePresentersView
            guard
                hierarchy.install(
                    coveringWindow: controller.shouldPresentInFullscreen, removesPresenter: removesPresenter)
            else { return nil }
            return TransitionAppearance(
                appearing: [moving], disappearing: removesPresenter ? [presenter] : [],
                animated: context.isAnimated)
        case .dismissal:
            // Without a hierarchy the presentation is over: the window has another root since the request.
            guard controller?.hierarchy != nil else { return nil }
            let removed = presenterHierarchy?.removesPresenter ?? false
            return TransitionAppearance(
                appearing: removed ? [presenter] : [],
                disappearing: chain.reversed().filter { $0.appearance.isVisible },
                animated: context.isAnimated)
        }
    }

    func announceStart() {
        guard let controller else { return }
        switch operation {
        case .presentation:
            controller.announceStart(of: moving, with: context.isAnimated ? coordinator : nil)
        case .dismissal:
            for controller in chain.reversed().compactMap(\.presentation.controller) {
                TransitionTrace.current.post(.presentation, controller, "dismissalTransitionWillBegin()")
                controller.dismissalTransitionWillBegin()
                controller.hierarchy?.isLeaving = true
            }
            // What that has changed is laid out before the animator moves the presented view.
            UIView.performWithoutAnimation { context.containerView.layoutIfNeeded() }
        }
    }

    /// Fills in the context's sides. The presented view is not asked for earlier.
    func describeSides() {
        guard let controller, let hierarchy = presenterHierarchy else { return }
        let presentedView = controller.presentedView
        let container = context.containerView
        let presenterView = hierarchy.removesPresenter ? presenter.view : nil
        switch operation {
        case .presentation:
            presentedView?.place(in: controller.frameOfPresentedViewInContainerView)
            context.from = TransitionSide(
                controller: presenter, view: presenterView, initialFrame: hierarchy.presenterFrame,
                finalFrame: { hierarchy.removesPresenter ? .zero : hierarchy.presenterFrame })
            context.to = TransitionSide(
                controller: moving, view: presentedView,
                finalFrame: { [weak controller] in controller?.frameOfPresentedViewInContainerView ?? .zero })
        case .dismissal:
            hierarchy.preparePresenterView()
            let frame = presentedView.flatMap { view in
                view.superview.map { $0.convert(view.frame, to: container) }
            }
            // Apple's header promises zero for a view that goes. Where the presenter's view stays, UIKit gives the
            // presented frame all the same: published animators slide the view out of it.
            context.from = TransitionSide(
                controller: moving, view: presentedView, initialFrame: frame ?? .zero,
                finalFrame: { [weak controller] in
                    guard !hierarchy.removesPresenter, let controller else { return .zero }
                    return controller.frameOfPresentedViewInContainerView
                })
            context.to = TransitionSide(
                controller: presenter, view: presenterView,
                initialFrame: hierarchy.removesPresenter ? .zero : hierarchy.presenterFrame,
                finalFrame: { hierarchy.presenterHome })
        }
    }

    /// Places the views at once, where there is no animator.
    func putViewsInPlace() {
        switch operation {
        case .presentation:
            if let view = context.to?.view, view.superview == nil { context.containerView.addSubview(view) }
        case .dismissal:
            presenterHierarchy?.addPresenterView(to: context.containerView)
        }
    }

    // MARK: - The end

    func announceEnd(_ isFinished: Bool) {
        let detail = ["completed": String(isFinished)]
        for controller in chain.reversed().compactMap(\.presentation.controller) {
            switch operation {
            case .presentation:
                TransitionTrace.current.post(
                    .presentation, controller, "presentationTransitionDidEnd(_:)", detail)
                controller.presentationTransitionDidEnd(isFinished)
            case .dismissal:
                TransitionTrace.current.post(
                    .presentation, controller, "dismissalTransitionDidEnd(_:)", detail)
                controller.dismissalTransitionDidEnd(isFinished)
                controller.hierarchy?.isLeaving = isFinished
            }
        }
    }

    /// Returns the presenter's view, if it is where the animator has to put it. If not the window stays
    /// empty, as on a device, and a diagnostic says so.
    func returnPresentersView() {
        guard let hierarchy = presenterHierarchy, hierarchy.removesPresenter else { return }
        let isThere = presenter.hasView(in: context.containerView)
        if operation == .presentation || isThere {
            hierarchy.returnPresenterView()
        } else {
            TransitionDiagnostics.presentersViewMissing(self)
        }
    }

    func removeViews(_ isFinished: Bool) {
        switch (operation, isFinished) {
        case (.presentation, true):
            fixFrameAfterResize()
            presenterHierarchy?.removePresenterView()
        case (.dismissal, false):
            fixFrameAfterResize()
            if presenter.hasView(in: context.containerView) {
                TransitionDiagnostics.presentersViewLeft(self)
                presenterHierarchy?.removePresenterView()
            }
        case (.presentation, false), (.dismissal, true):
            for controller in chain.reversed().compactMap(\.presentation.controller) {
                controller.presentedView?.removeFromSuperview()
                controller.hierarchy?.uninstall()
            }
        }
    }

    /// Clears the links between the presenter and the presented controllers.
    func unlink() {
        if presenter.presentation.presented === chain.first { presenter.presentation.presented = nil }
        for controller in chain {
            controller.presentation.presenting = nil
            controller.presentation.presented = nil
        }
    }

    /// Releases the presentation controllers and their containers.
    func disposeOfPresentationControllers() {
        for presented in chain {
            presented.presentation.controller?.hierarchy = nil
            presented.releasePresentationController()
        }
    }

    /// Places the presented view again if the container was resized during the transition.
    private func fixFrameAfterResize() {
        guard let controller, controller.placesPresentedView, let view = controller.presentedView,
            view.superview === context.containerView, context.containerView.bounds.size != startSize
        else { return }
        view.place(in: controller.frameOfPresentedViewInContainerView)
    }
}

extension UIPresentationController {
    /// Tells the delegate and the presentation controller that the presentation starts.
    func announceStart(
        of shown: UIViewController, with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        let trace = TransitionTrace.current
        announceForm(with: coordinator)
        trace.post(.presentation, self, "preferredContentSizeDidChange(forChildContentContainer:)")
        preferredContentSizeDidChange(forChildContentContainer: shown)
        hierarchy?.hasBegun = true
        trace.post(.presentation, self, "presentationTransitionWillBegin()")
        presentationTransitionWillBegin()
        hierarchy?.updateTintBehind()
    }
}
