import Foundation
import QuartzCore

/// A running push or pop.
struct StackTransition {
    /// The transition. The container retains it until it ends, and a closure from then to the end of the
    /// turn.
    weak var transition: ContainerTransition?
    let operation: UINavigationController.Operation
    /// Whether the animator is the built-in slide.
    let isBuiltIn: Bool
    /// Whether the bars fade in place because the user prefers cross-fades. With the built-in slide, which
    /// then only a finger drives, the bars move with the screens.
    @MainActor var fadesBars: Bool {
        guard UIAccessibility.prefersCrossFadeTransitions else { return false }
        return !isBuiltIn
    }
    /// The stacks before and after.
    let before: [UIViewController]
    let after: [UIViewController]
    /// Whether the bar was hidden before.
    let hidBar: Bool
    /// Whether the transition has ended and its last callbacks are being sent.
    var isEnding = false
}

/// Carries out changes of the stack on the screen.
///
/// The stack changes at once. New controllers become children at once; removed ones stay children until their
/// views have disappeared. `update()` then shows the new top.
extension UINavigationController: ChangingContainer {
    /// The stack that a push adds to: while a transition is being cancelled the one before it, which comes
    /// back.
    var restingStack: [UIViewController] {
        guard let running, !running.isEnding, stack == running.after,
            running.transition?.context.transitionWasCancelled == true
        else { return stack }
        return running.before
    }

    /// Replaces the stack; `call` names the public method in diagnostics.
    func change(to newStack: [UIViewController], animated: Bool, _ call: String) {
        clock.perform { replaceStack(with: newStack, animated: animated, call) }
    }

    private func replaceStack(with newStack: [UIViewController], animated: Bool, _ call: String) {
        guard changes.allow(call) else { return }
        if running?.isEnding == false { reportOverlap(call) }
        animatesChange = animated
        changes.hold { adopt(newStack) }
        if running != nil { tabBarController?.navigationStackDidChange(self) }
    }

    /// Sends the containment calls to controllers that come and go. Any of them may change the stack again.
    ///
    /// - Parameters:
    ///   - newStack: the stack.
    ///   - isBack: whether it is the one before a transition that was cancelled.
    private func adopt(_ newStack: [UIViewController], isBack: Bool = false) {
        let (old, oldSize) = (stack, preferredContentSize)
        stack = newStack
        navigationBar.adopt(newStack.map(\.navigationItem))
        moves.begin(from: old, isBack: isBack)
        if !isBack { decideBottomBar() }
        if preferredContentSize != oldSize { announcePreferredContentSize() }
    }

    func childWillLeave(_ child: UIViewController) {
        guard let running, !running.isEnding, let transition = running.transition,
            transition.from === child || transition.to === child
        else { return }
        let isRequested = stack == running.after || stack == running.before
        transition.context.completeTransition(
            isRequested ? transition.from === child : stack.last === transition.to)
    }

    func childDidLeave(_ child: UIViewController) {
        guard stack.contains(child) else { return }
        animatesChange = false
        stack.removeAll { $0 === child }
        shownStack.removeAll { $0 === child }
        decideBottomBar()
        navigationBar.adopt(stack.map(\.navigationItem))
        changes.carryOut()
    }

    /// Sends the did-calls: entering children are in place on the shown stack, or as soon as there is no view yet.
    func finishMoves() {
        moves.finish(shown: shown) { !isViewLoaded || shownStack.contains($0) }
        stackDidSettle()
    }

    // MARK: - What is seen

    var isUpToDate: Bool {
        if let running {
            // A callback at the transition's end may start the next one and get its coordinator.
            return !running.isEnding || shown === stack.last || !animatesChange || !canAnimate
        }
        guard moves.isSettled else { return false }
        return !isViewLoaded || shown === stack.last && shownStack == stack
    }

    func update() {
        if isViewLoaded {
            showTop()
            tabBarController?.navigationStackDidChange(self)
        }
        if running == nil { finishMoves() }
    }

    /// Shows the top of the stack unless it is shown already.
    private func showTop() {
        guard shown !== stack.last else {
            shownStack = stack
            return navigationBar.showAtOnce()
        }
        if animatesChange, canAnimate, let old = shown, let new = stack.last {
            start(from: old, to: new)
        } else {
            showTopAtOnce()
        }
    }

    private var canAnimate: Bool {
        UIView.areAnimationsEnabled && appearance == .appeared && viewIfLoaded?.window != nil
    }

    // MARK: - Without a transition

    /// Shows the top without animation. The calls come in the order of a push.
    private func showTopAtOnce() {
        let (old, new) = (shown, stack.last)
        new?.loadViewIfNeeded()
        guard stack.last === new else { return }
        shown = new
        shownStack = stack
        navigationBar.showAtOnce()
        let isVisible = appearance.isVisible
        if isVisible {
            if let old = old?.seenInPlace, old.appearance.isComing {
                old.beginAppearanceTransition(false, animated: false)
            }
            if let new = new?.seenInPlace, appearance.isComing, !new.appearance.isComing {
                new.beginAppearanceTransition(true, animated: false)
            }
            if let new { announceWillShow(new, animated: false) }
        }
        place(new, isVisible: isVisible)
        layOut()
        old?.takeViewOut()
        guard isVisible else { return }
        // The callbacks may have changed the navigation controller's own appearance.
        old?.seenInPlace.matchAppearance(of: .disappeared)
        new?.matchAppearance(ofParent: appearance)
        if appearance == .appeared { announceDidShow() }
    }

    private func place(_ controller: UIViewController?, isVisible: Bool) {
        guard let controller, let view = controller.viewIfLoaded else { return }
        coverContent(of: controller)
        view.place(in: contentFrame(of: controller, in: contentView.bounds))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
        controller.presentedHierarchy?.leavePresenter()
        if isVisible { view.layoutIfNeeded() }
    }

    // MARK: - With a transition

    /// Schedules a transition, unless a callback has changed the stack again or taken it off the screen.
    private func start(from old: UIViewController, to new: UIViewController) {
        let operation: Operation = shownStack.contains { $0 === new } ? .pop : .push
        let objects = popObjects ?? objects(operation, from: old, to: new)
        popObjects = nil
        new.loadViewIfNeeded()
        guard stack.last === new, canAnimate else { return }
        new.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let transition = ContainerTransition(
            kind: operation == .pop ? .pop : .push, parent: self, from: old, to: new, place: contentView,
            objects: objects, isAnimated: true, host: self)
        running = StackTransition(
            transition: transition, operation: operation,
            isBuiltIn: objects.animator is NavigationSlideAnimator, before: shownStack, after: stack,
            hidBar: hidesBar)
        transition.schedule()
    }

    /// Returns the delegate's animator and interaction controller; without an animator, the preferred
    /// transition's or those of the built-in slide.
    func objects(
        _ operation: Operation, from old: UIViewController, to new: UIViewController
    ) -> TransitionObjects {
        guard let custom = customObjects(operation, from: old, to: new) else {
            let isPop = operation == .pop
            let driver = isPop ? popDriver : nil
            if driver == nil, let preferred = (isPop ? old : new).preferredObjects(forPop: isPop) {
                return preferred
            }
            return TransitionObjects(animator: NavigationSlideAnimator(operation), interaction: driver)
        }
        return custom
    }

    /// Returns the delegate's animator and interaction controller; `nil` without an animator.
    func customObjects(
        _ operation: Operation, from old: UIViewController, to new: UIViewController
    ) -> TransitionObjects? {
        guard let delegate else { return nil }
        TransitionTrace.current.post(
            .delegate, delegate, "navigationController(_:animationControllerFor:from:to:)")
        guard
            let animator = delegate.navigationController(
                self, animationControllerFor: operation, from: old, to: new)
        else { return nil }
        TransitionTrace.current.post(
            .delegate, delegate, "navigationController(_:interactionControllerFor:)")
        return TransitionObjects(
            animator: animator,
            interaction: delegate.navigationController(self, interactionControllerFor: animator))
    }

    /// Settles what is shown when a transition ends. A cancelled one restores the earlier stack, unless that
    /// was changed meanwhile.
    ///
    /// In the callbacks that follow, an animated change is scheduled at once; others wait for `end(_:)`.
    func settle(_ transition: ContainerTransition, finished: Bool) {
        guard let ending = running, ending.transition === transition else { return }
        running?.isEnding = true
        popDriver = nil
        if finished {
            shown = ending.after.last
            shownStack = ending.after
        } else {
            announced = shown
            pendingDidShow = nil
            if stack == ending.after { adopt(ending.before, isBack: true) }
        }
        FrameClock.current.afterLayout { [weak self] in self?.end(transition) }
    }

    /// Lays out at rest and carries out the changes that waited for the transition's end.
    private func end(_ transition: ContainerTransition) {
        if let running, running.transition !== transition { return placeBar(isHidden: running.hidBar) }
        running = nil
        layOut()
        changes.carryOut()
    }

    // MARK: - Delegate calls and diagnostics

    func announceWillShow(_ controller: UIViewController, animated: Bool) {
        guard announced !== controller else { return }
        announced = controller
        guard let delegate else { return }
        pendingDidShow = animated
        TransitionTrace.current.post(
            .delegate, delegate, "navigationController(_:willShow:animated:)",
            ["animated": String(animated)])
        delegate.navigationController(self, willShow: controller, animated: animated)
    }

    /// Sends `didShow` if it is due.
    ///
    /// - Parameter isLast: `false` if it will be sent again.
    func announceDidShow(isLast: Bool = true) {
        guard let animated = pendingDidShow, let shown, let delegate else { return }
        if isLast { pendingDidShow = nil }
        TransitionTrace.current.post(
            .delegate, delegate, "navigationController(_:didShow:animated:)", ["animated": String(animated)])
        delegate.navigationController(self, didShow: shown, animated: animated)
    }

    private func reportOverlap(_ call: String) {
        let name = TransitionTrace.className(of: self)
        TransitionTrace.current.report(
            Diagnostic(
                .warning, self, call,
                "\(call) of \(name) came while another push or pop was in progress, and is shown after it: guard "
                    + "it with transitionCoordinator == nil, as two taps on one button would push twice."))
    }
}
