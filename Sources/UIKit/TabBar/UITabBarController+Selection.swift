import Foundation
import QuartzCore

extension UITabBarController: TabBarOwner {}

/// Carries out selections, in code and by taps, animated or not.
extension UITabBarController {
    // MARK: - In code

    func selectInCode(at index: Int) {
        guard controllers.indices.contains(index) else {
            return refuse(
                "selectedIndex",
                "There is no tab at \(index), as \(TransitionTrace.className(of: self)) has \(controllers.count), "
                    + "and the selection stays as it is: set viewControllers first")
        }
        select(controllers[index], "selectedIndex")
    }

    /// Selects a tab or a child. A child that shows one of several tabs keeps showing it.
    func selectAsItIs(_ controller: UIViewController) {
        guard entry(showing: controller) != nil else { return selectInCode(controller) }
        select(child: controller, "selectedViewController")
    }

    func selectInCode(_ controller: UIViewController?) {
        guard let controller, entry(for: controller) != nil else {
            let name =
                controller.map { "\(TransitionTrace.className(of: $0)) is not one of them" } ?? "not nil"
            return refuse(
                "selectedViewController",
                "Only a view controller in the tab bar controller's list of view controllers can be selected "
                    + "(\(name)), and the selection stays as it is: add it to viewControllers first")
        }
        select(controller, "selectedViewController")
    }

    // MARK: - By the user

    /// Handles a tap on an item of the bar, the selected one included.
    func userDidTap(_ item: UITabBarItem) {
        guard let controller = entries.first(where: { $0.item === item })?.controller else { return }
        let previous = selectedTab
        for step in TransitionCallbackOrder.tabTap {
            switch step {
            case .shouldSelect:
                guard let delegate else { continue }
                TransitionTrace.current.post(.delegate, delegate, "tabBarController(_:shouldSelect:)")
                guard delegate.tabBarController(self, shouldSelect: controller) else { return }
                guard let tab = controller.tab else { continue }
                TransitionTrace.current.post(.delegate, delegate, "tabBarController(_:shouldSelectTab:)")
                guard delegate.tabBarController(self, shouldSelectTab: tab) else { return }
            case .bar:
                tabBar.tellDelegate(item)
            case .select:
                selectForUser(controller)
            case .didSelect:
                guard let delegate else { continue }
                TransitionTrace.current.post(.delegate, delegate, "tabBarController(_:didSelect:)")
                delegate.tabBarController(self, didSelect: controller)
                guard let tab = controller.tab else { continue }
                TransitionTrace.current.post(
                    .delegate, delegate, "tabBarController(_:didSelectTab:previousTab:)")
                delegate.tabBarController(self, didSelectTab: tab, previousTab: previous)
            }
        }
    }

    /// Selects a tab; for the selected one, pops its navigation stack to the root.
    private func selectForUser(_ controller: UIViewController) {
        guard entry(showing: controller) != nil else { return }
        guard controller === selected else { return select(child: controller, "selectedViewController") }
        guard running == nil, let navigation = controller as? UINavigationController else { return }
        navigation.popToRootViewController(animated: true)
    }

    // MARK: - The change

    /// Selects a tab, or a child that is not a tab.
    private func select(_ controller: UIViewController, _ call: String) {
        guard controller !== chosen, let entry = entry(for: controller), changes.allow(call) else { return }
        changes.hold {
            if entry.controller !== selected { note(selection: entry.controller) }
            entry.show(controller)
        }
    }

    /// Selects a child.
    private func select(child: UIViewController, _ call: String) {
        guard child !== selected, changes.allow(call) else { return }
        note(selection: child)
        changes.carryOut()
    }

    private func note(selection child: UIViewController) {
        selected = child
        selectedUnanimated = nil
        showSelection()
    }

    /// Shows the selected controller, with the delegate's animator if it vends one. A callback may select
    /// another tab meanwhile, which is shown instead.
    func showSelected() {
        guard shown !== selected else { return }
        guard let new = selected, let old = shown, new !== selectedUnanimated else {
            return showAtOnce(selected)
        }
        let objects = transitionObjects(from: old, to: new)
        guard selected === new else { return }
        guard objects.animator != nil else {
            // While a transition ends its views are not in their places yet.
            guard running == nil else { return selectedUnanimated = new }
            return showAtOnce(new)
        }
        let transition = ContainerTransition(
            kind: .tab, parent: self, from: old, to: new, place: contentView, objects: objects,
            isAnimated: UIView.areAnimationsEnabled, host: self)
        running = transition
        transition.schedule()
    }

    /// Returns the delegate's animator and interaction controller; none while the change is not visible.
    private func transitionObjects(
        from old: UIViewController, to new: UIViewController
    ) -> TransitionObjects {
        guard let delegate, entry(showing: old) != nil, appearance == .appeared, viewIfLoaded?.window != nil
        else { return TransitionObjects() }
        TransitionTrace.current.post(
            .delegate, delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)")
        guard
            let animator = delegate.tabBarController(
                self, animationControllerForTransitionFrom: old, to: new)
        else { return TransitionObjects() }
        TransitionTrace.current.post(.delegate, delegate, "tabBarController(_:interactionControllerFor:)")
        return TransitionObjects(
            animator: animator,
            interaction: delegate.tabBarController(self, interactionControllerFor: animator))
    }
}

extension UITabBarController: ContainerTransitionHost {
    func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
        coverContent(of: child)
        return contentFrame(of: child, in: bounds)
    }

    func transitionWillShow(_ transition: ContainerTransition) {}

    /// Settles what is shown. A cancellation restores the selection, unless another tab was selected
    /// meanwhile; it does so before the callbacks, which may select anew.
    func transitionDidSettle(_ transition: ContainerTransition, isFinished: Bool) {
        shown = isFinished ? transition.to : transition.from
        if !isFinished, selected === transition.to, entry(showing: transition.from) != nil {
            selected = transition.from
        }
        showSelection()
        updateBarForSelection()
        FrameClock.current.afterLayout { [weak self] in self?.endTransition(transition) }
    }

    func transitionDidMove(_ transition: ContainerTransition, isFinished: Bool) {
        placeShownView()
        followScrolling()
        finishMoves()
    }

    func transitionDidShow(_ transition: ContainerTransition) {}

    /// Carries out the changes that waited for the transition's end.
    private func endTransition(_ transition: ContainerTransition) {
        guard running === transition else { return }
        running = nil
        changes.carryOut()
    }
}
