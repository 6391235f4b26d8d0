import Foundation

/// Whether a controller is being added to a parent or removed from it.
enum ParentMove {
    case none, entering, leaving
    /// It has come to the parent, and has not appeared since.
    case unseen
    /// It appears for the first time since it has come, and with its parent.
    case appearing
}

extension UIViewController {
    /// Returns the innermost controller of a class that contains this one; nil if there is none.
    func nearestContainer<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var controller = containingController
        while let current = controller {
            if let container = current as? Container { return container }
            controller = current.containingController
        }
        return nil
    }

    func contain(_ child: UIViewController) {
        guard !isContained(in: child) else {
            let (name, other) = (TransitionTrace.className(of: self), TransitionTrace.className(of: child))
            return TransitionTrace.current.report(
                Diagnostic(
                    .error, self, "addChild(_:)",
                    child === self
                        ? "\(name) cannot be its own child: add another controller."
                        : "\(other) cannot be a child of \(name), which it contains: remove it from there first."
                ))
        }
        guard child.containingController !== self else { return }
        child.containingController?.willLetGo(of: child)
        TransitionTrace.current.post(
            .appearance, child, "willMove(toParent:)", ["parent": TransitionTrace.className(of: self)])
        child.willMove(toParent: self)
        child.parentMove = .entering
        containedControllers.append(child)
        child.containingController = self
        child.traitsMayHaveChanged()
    }

    func leaveParent() {
        guard let parent = containingController else { return }
        let container = parent as? any ChangingContainer
        container?.childWillLeave(self)
        guard containingController === parent else { return }
        parent.containedControllers.removeAll { $0 === self }
        parent.traits.ofChildren[ObjectIdentifier(self)] = nil
        containingController = nil
        if childTransition == nil { endAppearance(without: parent) }
        container?.childDidLeave(self)
        notifyDidMove(toParent: nil)
        parentMove = .none
    }

    /// Ends an appearance transition of which the former parent will not send the end.
    private func endAppearance(without parent: UIViewController) {
        switch appearance {
        case .appearing
        where parent.shouldAutomaticallyForwardAppearanceMethods && loadedView?.window == nil
            && !endsAppearanceAfterMove:
            beginAppearanceTransition(false, animated: false)
            if case .disappearing = appearance { endAppearanceTransition() }
        case .disappearing:
            endAppearanceTransition()
        case .appearing, .appeared, .disappeared:
            break
        }
    }

    /// Notes that a move to a parent, or from it, is done.
    func parentMoveDidEnd() {
        parentMove = parentMove == .entering && !appearance.isVisible ? .unseen : .none
    }

    /// Calls `didMove(toParent:)` and records it in the trace.
    func notifyDidMove(toParent parent: UIViewController?) {
        TransitionTrace.current.post(
            .appearance, self, "didMove(toParent:)",
            ["parent": parent.map(TransitionTrace.className(of:)) ?? "nil"])
        didMove(toParent: parent)
    }

    /// Calls `willMove(toParent:)` for a child that was leaving and stays, and records it in the trace.
    func notifyWillStay(in parent: UIViewController) {
        TransitionTrace.current.post(
            .appearance, self, "willMove(toParent:)", ["parent": TransitionTrace.className(of: parent)])
        willMove(toParent: parent)
        parentMove = .entering
    }

    /// Calls `willMove(toParent: nil)` and records it in the trace.
    func notifyWillLeaveParent() {
        TransitionTrace.current.post(.appearance, self, "willMove(toParent:)", ["parent": "nil"])
        willMove(toParent: nil)
        // The call may have taken it out already.
        if containingController != nil { parentMove = .leaving }
    }

    /// The outermost controller that contains this one, or this one itself.
    var outermostContainer: UIViewController {
        var controller = self
        while let parent = controller.containingController { controller = parent }
        return controller
    }

    private func willLetGo(of child: UIViewController) {
        child.notifyWillLeaveParent()
        child.removeFromParent()
    }

    private func isContained(in ancestor: UIViewController) -> Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if current === ancestor { return true }
            controller = current.containingController
        }
        return false
    }
}
