import Foundation

/// A transition between two children of a custom container, made with `transition(from:to:…)`. It starts at
/// once, in the superview of the view that leaves.
@MainActor
final class ChildTransition: ControllerTransition {
    private static let call = "transition(from:to:duration:options:animations:completion:)"

    private let from: UIViewController
    private let to: UIViewController
    private let parent: UIViewController
    private let animator: ChildAnimator
    private let completion: ((Bool) -> Void)?

    /// Fails, with a diagnostic, if the controllers are the same, have no common parent, or `from`'s view has
    /// no superview.
    init?(
        from: UIViewController, to: UIViewController, in container: UIViewController, animator: ChildAnimator,
        completion: ((Bool) -> Void)?
    ) {
        guard let parent = from.parent, parent === to.parent, from !== to else {
            Self.reportParents(from, to, container)
            return nil
        }
        guard let place = from.viewIfLoaded?.superview else {
            Self.reportPlace(from, to, container)
            return nil
        }
        self.from = from
        self.to = to
        self.parent = parent
        self.animator = animator
        self.completion = completion
        super.init(
            objects: TransitionObjects(animator: animator), container: place,
            isAnimated: animator.duration > 0,
            presentationStyle: .none)
    }

    override var tracedKind: TransitionStanding.Kind { .child }

    override var subject: UIViewController { to }
    /// The application places the new view.
    override var bringsViewIntoContainer: Bool { false }

    // MARK: - Who takes part

    /// Takes over the children, also those that an earlier transition still moves.
    override func adopt() {
        for child in [from, to] {
            child.childChange?.forgetAppearance(of: child)
            child.childChange = self
        }
        to.loadViewIfNeeded()
    }

    override func abandon(isFinished: Bool) {
        for child in [from, to] where child.childChange === self { child.childChange = nil }
    }

    // MARK: - The steps

    override var startSteps: [TransitionCallbackOrder.StartStep] { TransitionCallbackOrder.childStart }

    override func prepareContainer() -> TransitionAppearance? {
        let forwards = parent.isOnScreen && parent.shouldAutomaticallyForwardAppearanceMethods
        return TransitionAppearance(
            appearing: forwards ? [to] : [], disappearing: forwards ? [from] : [],
            animated: context.isAnimated, parent: parent)
    }

    override func fillContext() {
        context.from = TransitionSide(controller: from, view: from.viewIfLoaded)
        context.to = TransitionSide(controller: to, view: to.view)
    }

    override func endSteps(isFinished: Bool) -> [TransitionCallbackOrder.EndStep] {
        TransitionCallbackOrder.childEnd
    }

    override func perform(_ step: TransitionCallbackOrder.EndStep, isFinished: Bool) {
        switch step {
        case .removeViews: if from.childChange === self { from.viewIfLoaded?.removeFromSuperview() }
        case .completionHandler: completion?(animator.hasFinished)
        default: super.perform(step, isFinished: isFinished)
        }
    }

    // MARK: - Mistakes

    private static func reportParents(
        _ from: UIViewController, _ to: UIViewController, _ container: UIViewController
    ) {
        let (first, second) = (TransitionTrace.className(of: from), TransitionTrace.className(of: to))
        let message =
            from === to
            ? "\(first) cannot change to itself: pass two children."
            : "Children view controllers \(first) and \(second) must have a common parent view controller when "
                + "calling \(call): add both with addChild(_:) first."
        TransitionTrace.current.report(Diagnostic(.error, container, call, message))
    }

    private static func reportPlace(
        _ from: UIViewController, _ to: UIViewController, _ container: UIViewController
    ) {
        let (first, second) = (TransitionTrace.className(of: from), TransitionTrace.className(of: to))
        TransitionTrace.current.report(
            Diagnostic(
                .error, container, call,
                "The view of \(first) has no superview into which that of \(second) could be put: add it to the "
                    + "container's view first."))
    }
}

/// Runs the animations of `transition(from:to:…)`.
@MainActor
final class ChildAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    private let options: UIView.AnimationOptions
    private let animations: (() -> Void)?
    /// Whether the animations ran to their end.
    private(set) var hasFinished = true

    init(duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?) {
        self.duration = duration
        self.options = options
        self.animations = animations
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let place = transitionContext.containerView
        guard let view = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(true)
        }
        // Retains the transition until its end: a later one may have taken both children over.
        let transition = (transitionContext as? TransitionContext)?.transition
        let end: (Bool) -> Void = { [self] finished in
            hasFinished = finished
            transition?.context.completeTransition(true)
        }
        guard options.transition == .none else {
            return UIView.transition(with: place, duration: duration, options: options) { [animations] in
                Self.add(view, to: place)
                animations?()
                transitionContext.view(forKey: .from)?.removeFromSuperview()
            } completion: {
                end($0)
            }
        }
        Self.add(view, to: place)
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: end)
    }

    private static func add(_ view: UIView, to place: UIView) {
        place.addSubview(view)
        if view.window != nil { UIView.performWithoutAnimation { view.layoutIfNeeded() } }
    }
}

extension ChildAnimator: TransitionParticipant {
    /// Always true: the application's animations may take any time, so the watchdog does not report them.
    var isMoving: Bool { true }
}
