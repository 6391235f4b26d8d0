import Foundation
import QuartzCore

/// A push or pop that goes on.
struct StackTransition {
    let transition: ContainerTransition
    let operation: UINavigationController.Operation
    /// The animator is the navigation controller's own.
    let isBuiltIn: Bool
    /// The stacks before and after.
    let before: [UIViewController]
    let after: [UIViewController]
    /// Whether the bar was hidden before.
    let hidBar: Bool
    /// It has ended, and somebody is being told of it.
    var isEnding = false
}

/// From a change of the stack to what is seen.
///
/// The stack is the new one at once, and so are the children: what comes is one of them, what goes stays one until its
/// view has disappeared. What is seen follows in `update()`.
extension UINavigationController: ChangingContainer {
    /// Makes this the stack.
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

    /// Tells those who come and those who go. Any of them may ask for another stack.
    private func adopt(_ newStack: [UIViewController]) {
        let removed = stack.filter { !newStack.contains($0) }
        stack = newStack
        navigationBar.adopt(newStack.map(\.navigationItem))
        for controller in removed where !stack.contains(controller) && controller.parent === self {
            leave(controller)
        }
        for controller in newStack where stack.contains(controller) { enter(controller) }
        orderChildren()
    }

    // MARK: - The children

    /// What was on its way out comes back as a child that it still is.
    private func enter(_ controller: UIViewController) {
        if leaving.contains(controller) {
            leaving.removeAll { $0 === controller }
            entering.append(controller)
            controller.notifyWillStay(in: self)
        } else if controller.parent !== self {
            entering.append(controller)
            addChild(controller)
            if !stack.contains(controller), controller.parent === self { leave(controller) }
        }
    }

    private func leave(_ controller: UIViewController) {
        entering.removeAll { $0 === controller }
        leaving.append(controller)
        controller.notifyWillLeaveParent()
    }

    private func orderChildren() {
        let others = containedControllers.filter { !stack.contains($0) && !leaving.contains($0) }
        containedControllers = (stack + leaving).filter { $0.parent === self } + others
    }

    /// Those who have come or gone hear of it: who is shown or lies below what is shown, and who is no longer seen.
    func finishMoves() {
        while let controller = leaving.first(where: { $0 !== shown }) {
            leaving.removeAll { $0 === controller }
            if controller.parent === self { controller.removeFromParent() }
        }
        while let controller = entering.first(where: { !isViewLoaded || shownStack.contains($0) }) {
            entering.removeAll { $0 === controller }
            if controller.parent === self { controller.notifyDidMove(toParent: self) }
        }
        orderChildren()
    }

    // MARK: - What is seen

    var isUpToDate: Bool {
        if let running {
            // Who is told of its end may start the next transition, and get its coordinator.
            return !running.isEnding || shown === stack.last || !animatesChange || !canAnimate
        }
        guard entering.isEmpty, leaving.isEmpty else { return false }
        return !isViewLoaded || shown === stack.last && shownStack == stack
    }

    func update() {
        if isViewLoaded {
            showTop()
            tabBarController?.navigationStackDidChange(self)
        }
        if running == nil { finishMoves() }
    }

    /// Brings the top into place, if it is not there.
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

    // MARK: - At once

    /// The calls come in the order of a push.
    private func showTopAtOnce() {
        let (old, new) = (shown, stack.last)
        new?.loadViewIfNeeded()
        guard stack.last === new else { return }
        shown = new
        shownStack = stack
        navigationBar.showAtOnce()
        let isVisible = appearance.isVisible
        if isVisible {
            if let old, old.appearance.isComing { old.beginAppearanceTransition(false, animated: false) }
            if let new, appearance.isComing, !new.appearance.isComing {
                new.beginAppearanceTransition(true, animated: false)
            }
            if let new { announceWillShow(new, animated: false) }
        }
        place(new, isVisible: isVisible)
        old?.viewIfLoaded?.removeFromSuperview()
        guard isVisible else { return }
        // The navigation controller itself may have come or gone in the meantime.
        old?.matchAppearance(of: .disappeared)
        new?.matchAppearance(of: appearance)
        if appearance == .appeared { announceDidShow() }
    }

    private func place(_ controller: UIViewController?, isVisible: Bool) {
        guard let view = controller?.viewIfLoaded else { return }
        view.place(in: contentFrame(of: controller, in: contentView.bounds))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
        if isVisible { view.layoutIfNeeded() }
    }

    // MARK: - With a transition

    /// The delegate and the controller that comes may ask for another stack before it starts: that one is shown then.
    private func start(from old: UIViewController, to new: UIViewController) {
        let operation: Operation = shownStack.contains { $0 === new } ? .pop : .push
        let objects = popObjects ?? objects(operation, from: old, to: new)
        popObjects = nil
        new.loadViewIfNeeded()
        guard stack.last === new, canAnimate else { return }
        new.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let transition = ContainerTransition(
            kind: .navigation(operation), parent: self, from: old, to: new, place: contentView,
            objects: objects, isAnimated: true, host: self)
        running = StackTransition(
            transition: transition, operation: operation,
            isBuiltIn: objects.animator is NavigationSlideAnimator, before: shownStack, after: stack,
            hidBar: hidesBar)
        transition.schedule()
    }

    /// Asks the delegate who animates and who drives; without an animator of its own the screens slide.
    func objects(
        _ operation: Operation, from old: UIViewController, to new: UIViewController
    ) -> TransitionObjects {
        guard let custom = customObjects(operation, from: old, to: new) else {
            let moving = operation == .pop ? old : new
            if popDriver == nil, let preferred = moving.preferredObjects(for: operation) { return preferred }
            return TransitionObjects(animator: NavigationSlideAnimator(operation), interaction: popDriver)
        }
        return custom
    }

    /// What the delegate gives, if it gives an animator.
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

    /// The stack is what it is after the transition; one that was cancelled leaves it as it was before, unless another
    /// one was asked for meanwhile. What is asked for from here to the end of the turn, while everybody is told, waits
    /// for that.
    func settle(_ transition: ContainerTransition, finished: Bool) {
        guard let ending = running, ending.transition === transition else { return }
        running?.isEnding = true
        popDriver = nil
        if finished {
            shown = ending.after.last
            shownStack = ending.after
        } else {
            announced = shown
            announcement = nil
            if stack == ending.after { adopt(ending.before) }
        }
        UIApplication.shared.pipeline.afterLayout { [weak self] in self?.end(transition) }
    }

    /// Nothing moves any more: what came in the meantime is due.
    private func end(_ transition: ContainerTransition) {
        if let running, running.transition !== transition { return placeBar(isHidden: running.hidBar) }
        running = nil
        layOut()
        changes.carryOut()
    }

    // MARK: - Telling

    func announceWillShow(_ controller: UIViewController, animated: Bool) {
        guard announced !== controller else { return }
        announced = controller
        guard let delegate else { return }
        announcement = animated
        TransitionTrace.current.post(
            .delegate, delegate, "navigationController(_:willShow:animated:)",
            ["animated": String(animated)])
        delegate.navigationController(self, willShow: controller, animated: animated)
    }

    /// - Parameter isLast: `false` if the same will be told once more.
    func announceDidShow(isLast: Bool = true) {
        guard let animated = announcement, let shown, let delegate else { return }
        if isLast { announcement = nil }
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
