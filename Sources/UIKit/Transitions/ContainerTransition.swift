import Foundation
import QuartzCore

/// The callbacks of a container controller during a transition between two of its children.
@preconcurrency @MainActor
protocol ContainerTransitionHost: AnyObject {
    /// Returns the frame of a child's view in `bounds`. Asked before the appearance calls for the child that
    /// leaves and after them for the one that arrives, as they may change the answer.
    func frame(of child: UIViewController, in bounds: CGRect) -> CGRect

    /// Performs the step `.willShow`.
    func transitionWillShow(_ transition: ContainerTransition)

    /// Performs the step `.settle`, before all other calls of the end: updates the stack or the selection, or
    /// restores it after a cancellation.
    func transitionDidSettle(_ transition: ContainerTransition, isFinished: Bool)

    /// Performs the step `.didMove`: sends `didMove(toParent:)` to the children that were added or removed.
    func transitionDidMove(_ transition: ContainerTransition, isFinished: Bool)

    /// Performs the step `.didShow`; only after a transition that has finished.
    func transitionDidShow(_ transition: ContainerTransition)
}

extension ContainerTransitionHost {
    /// The whole of `bounds`.
    func frame(of child: UIViewController, in bounds: CGRect) -> CGRect { bounds }
}

/// A transition from one child of a container to another, as in navigation and tab bar controllers.
///
/// ```
/// place                       where the children's views live
///  └ TransitionContainerView  while the transition runs
///     ├ view of `from`
///     └ view of `to`          added by the animator
/// ```
@MainActor
final class ContainerTransition: ControllerTransition {
    enum Kind: Equatable {
        case push, pop, tab
    }

    let kind: Kind
    let parent: UIViewController
    let from: UIViewController
    let to: UIViewController
    private let place: UIView
    private weak var host: (any ContainerTransitionHost)?
    /// The frame of `from`'s view at the start.
    private var fromFrame = CGRect.zero

    init(
        kind: Kind, parent: UIViewController, from: UIViewController, to: UIViewController, place: UIView,
        objects: TransitionObjects, isAnimated: Bool, host: any ContainerTransitionHost
    ) {
        self.kind = kind
        self.parent = parent
        self.from = from
        self.to = to
        self.place = place
        self.host = host
        let container = TransitionContainerView(frame: place.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.init(objects: objects, container: container, isAnimated: isAnimated, presentationStyle: .none)
    }

    override var controllers: (from: UIViewController, to: UIViewController)? { (from, to) }

    override var earlyViews: (from: UIView?, to: UIView?) { (from.viewIfLoaded, to.viewIfLoaded) }

    override var tracedKind: TransitionStanding.Kind {
        switch kind {
        case .push: .push
        case .pop: .pop
        case .tab: .tab
        }
    }

    override var subject: UIViewController { to }

    override var surroundings: [UIView] { [place] }

    // MARK: - Who takes part

    override func adopt() {
        parent.containerTransition = self
        for child in [from, to] { child.childTransition = self }
    }

    override func abandon(isFinished: Bool) {
        if parent.containerTransition === self { parent.containerTransition = nil }
        for child in [from, to] where child.childTransition === self { child.childTransition = nil }
    }

    // MARK: - The start

    override var startSteps: [TransitionCallbackOrder.StartStep] {
        switch kind {
        case .push, .pop: TransitionCallbackOrder.navigationStart
        case .tab: TransitionCallbackOrder.tabStart
        }
    }

    override func perform(_ step: TransitionCallbackOrder.StartStep) {
        if step == .willShow { host?.transitionWillShow(self) }
    }

    override func prepareContainer() -> TransitionAppearance? {
        guard place.window != nil else { return nil }
        let container = context.containerView
        container.frame = place.bounds
        place.addSubview(container)
        if let view = from.viewIfLoaded {
            container.addSubview(view)
            fromFrame = frame(of: from, in: container.bounds)
            view.place(in: fromFrame)
            from.presentedHierarchy?.joinPresenter()
        }
        let (leaving, arriving) = (from.seenInPlace, to.seenInPlace)
        return TransitionAppearance(
            appearing: parent.appearance.isComing ? [arriving] : [],
            disappearing: leaving.appearance.isComing ? [leaving] : [],
            animated: context.isAnimated, parent: parent)
    }

    override func fillContext() {
        let container = context.containerView
        let toView = to.view
        toView?.place(in: frame(of: to, in: container.bounds))
        context.from = TransitionSide(
            controller: from, view: from.viewIfLoaded, initialFrame: fromFrame)
        context.to = TransitionSide(
            controller: to, view: toView,
            finalFrame: { [weak self, weak container, to] in
                container.flatMap { self?.frame(of: to, in: $0.bounds) } ?? .zero
            })
    }

    private func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
        host?.frame(of: child, in: bounds) ?? bounds
    }

    override func placeViews() {
        to.viewIfLoaded.map(context.containerView.addSubview)
    }

    // MARK: - The end

    override func endSteps(isFinished: Bool) -> [TransitionCallbackOrder.EndStep] {
        switch (kind, isFinished) {
        case (.push, true), (.pop, true): TransitionCallbackOrder.navigationFinished
        case (.push, false), (.pop, false): TransitionCallbackOrder.navigationCancelled
        case (.tab, true): TransitionCallbackOrder.tabFinished
        case (.tab, false): TransitionCallbackOrder.tabCancelled
        }
    }

    override func perform(_ step: TransitionCallbackOrder.EndStep, isFinished: Bool) {
        switch step {
        case .settle: host?.transitionDidSettle(self, isFinished: isFinished)
        case .removeViews: returnViews(isFinished)
        case .didMove:
            matchAppearance(isFinished)
            host?.transitionDidMove(self, isFinished: isFinished)
        case .didShow: host?.transitionDidShow(self)
        case .coordinator, .presentationController, .oppositeWillCalls, .returnPresentersView: break
        case .didAppear, .unlink, .didDisappear, .release: break
        case .animationEnded, .didDismiss, .completionHandler: break
        }
    }

    /// Matches the children's appearance to the parent's, which may have changed during the transition.
    private func matchAppearance(_ isFinished: Bool) {
        let (staying, leaving) = isFinished ? (to, from) : (from, to)
        leaving.seenInPlace.matchAppearance(of: .disappeared)
        staying.matchAppearance(ofParent: parent.appearance)
    }

    /// Moves the view that stays from the container to `place`, and removes the other one and the container.
    private func returnViews(_ isFinished: Bool) {
        let (staying, leaving) = isFinished ? (to, from) : (from, to)
        if let view = staying.viewIfLoaded {
            place.insertSubview(view, belowSubview: context.containerView)
            view.place(in: frame(of: staying, in: place.bounds))
        }
        if let view = leaving.viewIfLoaded, view.isDescendant(of: place) { view.removeFromSuperview() }
        staying.presentedHierarchy?.leavePresenter()
        context.containerView.removeFromSuperview()
    }

    /// Makes the change without showing it, as the parent has left its window since the request.
    override func giveUp() {
        context.from = TransitionSide(controller: from)
        context.to = TransitionSide(controller: to)
        host?.transitionDidSettle(self, isFinished: true)
        coordinator.runCompletions()
        if let view = to.viewIfLoaded {
            place.addSubview(view)
            view.place(in: frame(of: to, in: place.bounds))
            to.presentedHierarchy?.leavePresenter()
        }
        if from.viewIfLoaded?.isDescendant(of: place) == true { from.takeViewOut() }
        host?.transitionDidMove(self, isFinished: true)
        release(isFinished: true)
    }
}
