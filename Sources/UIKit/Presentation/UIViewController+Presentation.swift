import Foundation
import QuartzCore

/// Turns requests to present and dismiss into transitions.
extension UIViewController {
    // MARK: - Presenting

    func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        TransitionTrace.current.post(
            .presentation, self, "present(_:animated:completion:)",
            ["presented": TransitionTrace.className(of: presented), "animated": String(animated)])
        var presenter = presenter(for: presented.modalPresentationStyle)
        guard !PresentationRules.refuses(presented, on: presenter, from: self) else { return }
        guard presented.modalPresentationStyle != .none else {
            return PresentationRules.reportStyleNone(presented, on: presenter)
        }

        markRequest([presenter, presented], true)
        defer { markRequest([presenter, presented], false) }
        let isAnimated = animated && UIView.areAnimationsEnabled
        var objects = TransitionObjects()
        // If the presentation adapts, the delegate may replace the presented controller.
        var shown = presented
        for step in TransitionCallbackOrder.presentationRequest {
            switch step {
            case .presentationController:
                let controller = presented.presentationController(presenting: presenter, source: self)
                if presented.modalPresentationStyle == .custom, !controller.shouldPresentInFullscreen {
                    markRequest([presenter, presented], false)
                    presenter = contextPresenter
                    guard !PresentationRules.refuses(presented, on: presenter, from: self) else { return }
                    markRequest([presenter, presented], true)
                    controller.setPresenting(presenter)
                }
                let form = PresentationForm.choose(for: controller)
                form.controller.hierarchy = PresentationHierarchy(
                    controller: form.controller, presenter: presenter)
                shown = form.shown
            case .loadView: UIViewAnimationStack.performOutsideAnimations(shown.loadViewIfNeeded)
            case .links:
                presenter.link(to: shown)
                shown.presentation.origin = self
            case .animator:
                objects = shown.presentationObjects(
                    animated: isAnimated, presenting: presenter, source: self)
            }
        }
        let transition = PresentationTransition(
            .presentation, chain: [shown], presenter: presenter, objects: objects, isAnimated: isAnimated,
            completion: completion)
        transition.schedule()
    }

    /// Marks the participants during a request: callbacks cannot make another one for them.
    private func markRequest(_ participants: [UIViewController], _ isInRequest: Bool) {
        for controller in participants { controller.presentation.isInRequest = isInRequest }
    }

    /// Links this controller with the one that it presents.
    private func link(to presented: UIViewController) {
        presented.presentation.presenting = self
        if let controller = presented.presentation.controller {
            controller.traits.announced = controller.traitCollection
        }
        presented.traitsMayHaveChanged()
        presented.presentation.activity = .presenting
        presented.presentation.hadTransitioningDelegate = presented.transitioningDelegate != nil
        presentation.presented = presented
    }

    /// Asks the transitioning delegate for animator and interaction controller of a presentation.
    private func presentationObjects(
        animated: Bool, presenting: UIViewController, source: UIViewController
    ) -> TransitionObjects {
        guard animated || modalPresentationStyle == .custom else { return TransitionObjects() }
        guard let delegate = transitioningDelegate else {
            return systemObjects(.presentation, animated: animated)
        }
        TransitionTrace.current.post(
            .delegate, delegate, "animationController(forPresented:presenting:source:)")
        guard
            let animator = delegate.animationController(
                forPresented: self, presenting: presenting, source: source)
        else { return systemObjects(.presentation, animated: animated) }
        guard animated else { return TransitionObjects(animator: animator) }
        TransitionTrace.current.post(.delegate, delegate, "interactionControllerForPresentation(using:)")
        return TransitionObjects(
            animator: animator, interaction: delegate.interactionControllerForPresentation(using: animator))
    }

    // MARK: - Dismissing

    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        TransitionTrace.current.post(
            .presentation, self, "dismiss(animated:completion:)", ["animated": String(animated)])
        let presenter = dismissingPresenter
        let chain = presenter?.presentedChain ?? []
        guard !PresentationRules.refusesDismissal(of: chain, from: self) else { return }
        guard let presenter, let top = chain.last else {
            completion?()
            return
        }
        PresentationRules.checkDelegate(of: top)
        for controller in chain { controller.presentation.activity = .dismissing }

        let isAnimated = animated && UIView.areAnimationsEnabled
        markRequest([presenter] + chain, true)
        let objects = top.dismissalObjects(animated: isAnimated)
        markRequest([presenter] + chain, false)
        let transition = PresentationTransition(
            .dismissal, chain: chain, presenter: presenter, objects: objects, isAnimated: isAnimated,
            completion: completion)
        transition.schedule()
    }

    /// Asks the transitioning delegate for animator and interaction controller of a dismissal.
    private func dismissalObjects(animated: Bool) -> TransitionObjects {
        guard animated || modalPresentationStyle == .custom else { return TransitionObjects() }
        guard let delegate = transitioningDelegate else {
            return systemObjects(.dismissal, animated: animated)
        }
        TransitionTrace.current.post(.delegate, delegate, "animationController(forDismissed:)")
        guard let animator = delegate.animationController(forDismissed: self) else {
            return systemObjects(.dismissal, animated: animated)
        }
        guard animated else { return TransitionObjects(animator: animator) }
        TransitionTrace.current.post(.delegate, delegate, "interactionControllerForDismissal(using:)")
        return TransitionObjects(
            animator: animator, interaction: delegate.interactionControllerForDismissal(using: animator))
    }

    private func systemObjects(
        _ operation: PresentationTransition.Operation, animated: Bool
    ) -> TransitionObjects {
        if animated, canZoomInPresentation, let objects = preferredObjects { return objects }
        return presentation.controller?.systemObjects(for: operation, animated: animated)
            ?? TransitionObjects()
    }

    /// The controller that dismisses when this one is told to: the nearest, from here upwards, that presents,
    /// or else the presenter of the nearest that is presented.
    private var dismissingPresenter: UIViewController? {
        let containers = sequence(first: self) { $0.containingController }
        if let presenting = containers.first(where: { $0.presentation.presented != nil }) {
            return presenting
        }
        return containers.lazy.compactMap { $0.presentation.presenting }.first
    }

    /// The controller that this one presents, the one that that presents, and so on.
    var presentedChain: [UIViewController] {
        Array(sequence(first: self) { $0.presentation.presented }.dropFirst())
    }

    // MARK: - Who presents

    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        CoveringPresentationController.isContextual(style) ? contextPresenter : outermostContainer
    }

    /// The nearest controller, from here upwards, that defines a presentation context.
    private var contextPresenter: UIViewController {
        let containers = sequence(first: self) { $0.containingController }
        return containers.first { $0.definesPresentationContext } ?? outermostContainer
    }

    // MARK: - The presentation controller

    /// The presentation controller of the nearest presented controller, from here upwards. Before a
    /// presentation it is the nearest that exists, or else a new one, which lives as long as this controller.
    var currentPresentationController: UIPresentationController? {
        let containers = sequence(first: self) { $0.containingController }
        let presented = containers.first { $0.presentation.presenting != nil }
        if let controller = presented?.presentation.controller { return controller.requestedController }
        if let controller = presentation.controller { return controller.requestedController }
        if modalPresentationStyle == .none { return nil }
        let known = containers.lazy.compactMap(\.presentation.controller).first
        return known?.requestedController ?? makePresentationController(presenting: nil, source: self)
    }

    private func presentationController(
        presenting: UIViewController, source: UIViewController
    ) -> UIPresentationController {
        let controller =
            presentation.controller ?? makePresentationController(presenting: presenting, source: source)
        controller.setPresenting(presenting)
        return controller
    }

    private func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let controller = newPresentationController(
            for: modalPresentationStyle, presenting: presenting, source: source)
        hold(controller)
        return controller
    }

    /// Retains the controller of this one's presentation.
    func hold(_ controller: UIPresentationController) {
        presentation.controller = controller
        controller.setHeldByPresented(true)
    }

    /// The style that `.automatic` stands for: full screen for a zoom, else a page sheet.
    var automaticPresentationStyle: UIModalPresentationStyle { zoom == nil ? .pageSheet : .fullScreen }

    /// Creates a presentation controller of any style for this controller.
    func newPresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        switch style {
        case .custom:
            customPresentationController(presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic, .pageSheet, .formSheet, .none:
            UISheetPresentationController(style: style, presented: self, presenting: presenting)
        case .popover:
            UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            CoveringPresentationController(style: style, presented: self, presenting: presenting)
        }
    }

    private func customPresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard let delegate = transitioningDelegate else { return nil }
        TransitionTrace.current.post(
            .delegate, delegate, "presentationController(forPresented:presenting:source:)")
        return delegate.presentationController(forPresented: self, presenting: presenting, source: source)
    }

    // MARK: - Before a presentation

    func setPresentationStyle(_ style: UIModalPresentationStyle) {
        guard style != styleThatWasSet else { return }
        styleThatWasSet = style
        forgetUnusedPresentationController()
    }

    func transitioningDelegateDidChange() {
        // Only custom presentation controllers come from the delegate: a sheet keeps its settings.
        if modalPresentationStyle == .custom { forgetUnusedPresentationController() }
    }

    /// Releases the presentation controller after a change of style or delegate, unless it is in use.
    func forgetUnusedPresentationController() {
        guard presentation.presenting == nil else { return }
        releasePresentationController()
    }

    func releasePresentationController() {
        presentation.controller?.setHeldByPresented(false)
        presentation.controller?.original = nil
        presentation.controller = nil
    }
}
