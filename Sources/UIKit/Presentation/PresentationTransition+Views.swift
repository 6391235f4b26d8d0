import Foundation

/// What a presentation or dismissal does to the views, the links between the controllers, and what it tells the
/// presentation controllers.
extension PresentationTransition {
    // MARK: - The start

    /// Gets the container ready, and finds out who appears and who disappears.
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
            // The presentation is over already if the window has got another root since the request.
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
            }
        }
    }

    /// Tells the context who and where; the presented view is asked for only now.
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
            context.from = TransitionSide(
                controller: moving, view: presentedView, initialFrame: frame ?? .zero)
            context.to = TransitionSide(
                controller: presenter, view: presenterView,
                initialFrame: hierarchy.removesPresenter ? .zero : hierarchy.presenterFrame,
                finalFrame: { hierarchy.presenterHome })
        }
    }

    /// Without an animator the views go to their places at once.
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
            }
        }
    }

    /// The presenter's view goes home, if it is where the animator had to put it: a window that is left empty
    /// stays empty, as it would on a device, and a diagnostic says so.
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

    /// From here on nobody presents and nobody is presented.
    func unlink() {
        if presenter.presentation.presented === chain.first { presenter.presentation.presented = nil }
        for controller in chain {
            controller.presentation.presenting = nil
            controller.presentation.presented = nil
        }
    }

    /// The presentation is over: its controllers and containers are let go.
    func disposeOfPresentationControllers() {
        for presented in chain {
            presented.presentation.controller?.hierarchy = nil
            presented.releasePresentationController()
        }
    }

    /// A window that was resized in the middle has another final frame than the animation had.
    private func fixFrameAfterResize() {
        guard let controller, controller.placesPresentedView, let view = controller.presentedView,
            view.superview === context.containerView, context.containerView.bounds.size != startSize
        else { return }
        view.place(in: controller.frameOfPresentedViewInContainerView)
    }
}

extension UIPresentationController {
    /// Tells that the presentation starts, in whatever form.
    func announceStart(
        of shown: UIViewController, with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        let trace = TransitionTrace.current
        announceForm(with: coordinator)
        trace.post(.presentation, self, "preferredContentSizeDidChange(forChildContentContainer:)")
        preferredContentSizeDidChange(forChildContentContainer: shown)
        trace.post(.presentation, self, "presentationTransitionWillBegin()")
        presentationTransitionWillBegin()
    }
}
