import Foundation
import QuartzCore

/// One presentation or dismissal, from the request to the completion handler.
@MainActor
final class PresentationTransition: ControllerTransition {
    enum Operation {
        case presentation, dismissal
    }

    let operation: Operation
    /// The controllers that are presented or dismissed: one, or for a dismissal all above the presenter, the
    /// topmost last.
    let chain: [UIViewController]
    let presenter: UIViewController
    /// The presentation controller that dismisses on behalf of the user.
    var userDismissal: UIPresentationController?
    private var completion: (() -> Void)?

    init(
        _ operation: Operation, chain: [UIViewController], presenter: UIViewController,
        objects: TransitionObjects, isAnimated: Bool, completion: (() -> Void)?
    ) {
        self.operation = operation
        self.chain = chain
        self.presenter = presenter
        self.completion = completion
        let controller = chain.last?.presentation.controller
        super.init(
            objects: objects, container: controller?.hierarchy?.container ?? UIView(), isAnimated: isAnimated,
            presentationStyle: controller?.presentationStyle ?? .none)
    }

    /// The topmost controller that is presented or dismissed.
    var moving: UIViewController { chain[chain.count - 1] }

    /// The presentation controller of `moving`.
    var controller: UIPresentationController? { moving.presentation.controller }

    /// The views of the lowest presentation of the chain, the one that covers the presenter.
    var presenterHierarchy: PresentationHierarchy? { chain.first?.presentation.controller?.hierarchy }

    override var controllers: (from: UIViewController, to: UIViewController)? {
        operation == .presentation ? (presenter, moving) : (moving, presenter)
    }

    override var tracedKind: TransitionStanding.Kind {
        operation == .presentation ? .presentation : .dismissal
    }

    override var subject: UIViewController { moving }

    override var surroundings: [UIView] {
        [presenter.viewIfLoaded?.superview, controller?.containerView].compactMap { $0 }
    }

    override var bringsViewIntoContainer: Bool { operation == .presentation }

    /// A presentation controller of the program's own that leaves the frame at its default places the view
    /// itself; without one, the animator gives the view a size of its own within the container.
    override func mayEnd(at frame: CGRect) -> Bool {
        guard moving.modalPresentationStyle == .custom, let controller,
            let bounds = controller.containerView?.bounds,
            controller.frameOfPresentedViewInContainerView == bounds
        else { return false }
        return type(of: controller) != UIPresentationController.self
            || frame.size != bounds.size && bounds.contains(frame)
    }

    // MARK: - Who takes part

    override func adopt() {
        for participant in [presenter] + chain { participant.activeTransition = self }
    }

    override func abandon(isFinished: Bool) {
        for participant in [presenter] + chain where participant.activeTransition === self {
            participant.activeTransition = nil
        }
        for controller in chain where controller.activeTransition?.chain.contains(controller) != true {
            controller.presentation.activity = .none
        }
        if (operation == .presentation) != isFinished { disposeOfPresentationControllers() }
        if chain.contains(where: { $0.presentation.controller?.adaptsAfterTransition ?? false }) {
            FrameClock.current.afterLayout { [chain] in
                for controller in chain { controller.updatePresentationForm() }
            }
        }
    }

    // MARK: - The views

    override func prepareContainer() -> TransitionAppearance? { installContainer() }

    override func fillContext() { describeSides() }

    override func placeViews() { putViewsInPlace() }

    // MARK: - The steps

    override var startSteps: [TransitionCallbackOrder.StartStep] {
        switch operation {
        case .presentation: TransitionCallbackOrder.presentationStart
        case .dismissal: TransitionCallbackOrder.dismissalStart
        }
    }

    override func perform(_ step: TransitionCallbackOrder.StartStep) {
        if step == .presentationController { announceStart() }
    }

    override func endSteps(isFinished: Bool) -> [TransitionCallbackOrder.EndStep] {
        switch (operation, isFinished) {
        case (.presentation, true): TransitionCallbackOrder.presentationFinished
        case (.presentation, false): TransitionCallbackOrder.presentationCancelled
        case (.dismissal, true): TransitionCallbackOrder.dismissalFinished
        case (.dismissal, false): TransitionCallbackOrder.dismissalCancelled
        }
    }

    override func perform(_ step: TransitionCallbackOrder.EndStep, isFinished: Bool) {
        switch step {
        case .presentationController: announceEnd(isFinished)
        case .returnPresentersView: returnPresentersView()
        case .removeViews: removeViews(isFinished)
        case .unlink: unlink()
        case .didDismiss: if isFinished { userDismissal?.userDismissalDidEnd() }
        case .completionHandler: runCompletionHandler()
        case .settle, .coordinator, .oppositeWillCalls, .didAppear, .didDisappear, .didMove: break
        case .didShow, .release, .animationEnded: break
        }
    }

    private func runCompletionHandler() {
        guard let completion else { return }
        self.completion = nil
        let call =
            operation == .presentation ? "present(_:animated:completion:)" : "dismiss(animated:completion:)"
        TransitionTrace.current.post(.presentation, presenter, call, ["block": "completion"])
        completion()
    }

    /// Undoes the request, as the presenter's view has left its window since.
    override func giveUp() {
        TransitionDiagnostics.presenterLeft(self)
        coordinator.runCompletions()
        unlink()
        release(isFinished: false)
        runCompletionHandler()
    }
}
