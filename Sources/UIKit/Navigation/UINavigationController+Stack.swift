import Foundation
import QuartzCore

/// A push or pop that goes on.
struct NavigationRun {
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

/// What a change of the stack asked for that came while a transition ran.
struct NavigationPending {
    var animated: Bool
}

/// From a change of the stack to what is seen.
extension UINavigationController {
    /// Makes this the stack, at once; what is seen follows, after the transition that goes on if there is one.
    func change(to newStack: [UIViewController], animated: Bool, _ call: String) {
        clock.perform { replaceStack(with: newStack, animated: animated, call) }
    }

    private func replaceStack(with newStack: [UIViewController], animated: Bool, _ call: String) {
        let removed = stack.filter { old in !newStack.contains { $0 === old } }
        let added = newStack.filter { new in !stack.contains { $0 === new } }
        for controller in removed { controller.notifyWillLeaveParent() }
        for controller in added { addChild(controller) }
        entering.removeAll { old in removed.contains { $0 === old } }
        entering += added
        stack = newStack
        navigationBar.adopt(newStack.map(\.navigationItem))
        if running != nil {
            pending = NavigationPending(animated: animated)
            if running?.isEnding == false { reportOverlap(call) }
        } else {
            showTop(animated: animated)
        }
        for controller in removed {
            controller.removeFromParent()
            // It hears of its disappearance only when the transition starts and ends.
            if controller.appearance.isVisible { controller.parentMove = .leaving }
        }
        containedControllers = newStack
        if running == nil { announceEntries() }
        tabBarController?.navigationStackDidChange(self)
    }

    /// Brings the top into place, if it is not there.
    func showTop(animated: Bool) {
        guard isViewLoaded else { return }
        guard shown !== stack.last else {
            shownStack = stack
            return navigationBar.showAtOnce()
        }
        if animated, UIView.areAnimationsEnabled, appearance == .appeared, viewIfLoaded?.window != nil,
            let old = shown, let new = stack.last
        {
            start(from: old, to: new)
        } else {
            showTopAtOnce()
        }
    }

    // MARK: - At once

    /// The calls come in the order of a push.
    private func showTopAtOnce() {
        let (old, new) = (shown, stack.last)
        new?.loadViewIfNeeded()
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
        if let view = new?.viewIfLoaded {
            view.place(in: contentFrame(of: new, in: contentView.bounds))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
            if isVisible { view.layoutIfNeeded() }
        }
        old?.viewIfLoaded?.removeFromSuperview()
        guard isVisible else { return }
        if let old, old.appearance.ended != nil { old.endAppearanceTransition() }
        old?.parentMove = .none
        guard appearance == .appeared else { return }
        if let new, new.appearance.ended != nil { new.endAppearanceTransition() }
        announceDidShow()
    }

    // MARK: - With a transition

    private func start(from old: UIViewController, to new: UIViewController) {
        let operation: Operation = shownStack.contains { $0 === new } ? .pop : .push
        let objects = popObjects ?? objects(operation, from: old, to: new)
        popObjects = nil
        new.loadViewIfNeeded()
        new.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let transition = ContainerTransition(
            kind: .navigation(operation), parent: self, from: old, to: new, place: contentView,
            objects: objects, isAnimated: true, host: self)
        running = NavigationRun(
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

    /// The stack is what it is after the transition. Whatever is asked for from here to the end of the turn, while
    /// everybody is told, waits for that.
    func settle(finished: Bool) {
        guard let run = running else { return }
        running?.isEnding = true
        popDriver = nil
        if finished {
            shown = run.after.last
            shownStack = run.after
        } else {
            announced = shown
            announcement = nil
            if pending == nil { restore(run.before) }
        }
        UIApplication.shared.pipeline.afterLayout { [weak self] in self?.finishRun() }
    }

    /// Nothing moves any more: what came in the meantime is due.
    private func finishRun() {
        guard let run = running else { return }
        running = nil
        for controller in run.before where controller.parent == nil { controller.parentMove = .none }
        putBarInFront()
        layOut()
        guard let pending else { return }
        self.pending = nil
        showTop(animated: pending.animated)
        if running == nil { announceEntries() }
    }

    /// A transition that was cancelled leaves the stack as it was before.
    private func restore(_ before: [UIViewController]) {
        let removed = stack.filter { new in !before.contains { $0 === new } }
        let returned = before.filter { old in !stack.contains { $0 === old } }
        for controller in removed {
            controller.notifyWillLeaveParent()
            controller.removeFromParent()
        }
        entering.removeAll { new in removed.contains { $0 === new } }
        for controller in returned { addChild(controller) }
        stack = before
        containedControllers = before
        for controller in returned { controller.notifyDidMove(toParent: self) }
        navigationBar.adopt(before.map(\.navigationItem))
    }

    // MARK: - Telling

    /// Who came hears of it, when it is shown or lies below what is shown.
    func announceEntries() {
        let controllers = entering
        entering = []
        for controller in controllers where controller.parent === self {
            controller.notifyDidMove(toParent: self)
        }
    }

    func announceWillShow(_ controller: UIViewController, animated: Bool) {
        guard announced !== controller else { return }
        announced = controller
        guard let delegate else { return }
        TransitionTrace.current.post(
            .delegate, delegate, "navigationController(_:willShow:animated:)",
            ["animated": String(animated)])
        delegate.navigationController(self, willShow: controller, animated: animated)
        announcement = animated
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
