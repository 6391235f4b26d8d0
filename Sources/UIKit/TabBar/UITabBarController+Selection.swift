import Foundation

/// From a request to select a tab to the change, animated or not.
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

    func selectInCode(_ controller: UIViewController?) {
        guard let controller, controllers.contains(controller) else {
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

    /// A tap on an item of the bar, the selected one included.
    func userDidTap(_ item: UITabBarItem) {
        guard let controller = controllers.first(where: { $0.currentTabBarItem === item }) else { return }
        for step in TransitionCallbackOrder.tabTap {
            switch step {
            case .shouldSelect:
                guard let delegate else { continue }
                TransitionTrace.current.post(.delegate, delegate, "tabBarController(_:shouldSelect:)")
                guard delegate.tabBarController(self, shouldSelect: controller) else { return }
            case .bar:
                tabBar.tellDelegate(item)
            case .select:
                selectForUser(controller)
            case .didSelect:
                guard let delegate else { continue }
                TransitionTrace.current.post(.delegate, delegate, "tabBarController(_:didSelect:)")
                delegate.tabBarController(self, didSelect: controller)
            }
        }
    }

    /// A tap on the selected tab leads back to the root of its navigation stack.
    private func selectForUser(_ controller: UIViewController) {
        guard controllers.contains(controller) else { return }
        guard controller === selected else { return select(controller, "selectedViewController") }
        guard running == nil, let navigation = controller as? UINavigationController else { return }
        navigation.popToRootViewController(animated: true)
    }

    // MARK: - The change

    private func select(_ controller: UIViewController, _ call: String) {
        guard controller !== selected, changes.allow(call) else { return }
        selected = controller
        selectedUnanimated = nil
        showSelection()
        changes.carryOut()
    }

    /// Brings the selected controller into place, if it is not there. The delegate and the controller may select
    /// another one before it comes: that one is shown then.
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

    /// Asks the delegate who animates and who drives the change, if there is somebody to see it.
    private func transitionObjects(
        from old: UIViewController, to new: UIViewController
    ) -> TransitionObjects {
        guard let delegate, controllers.contains(old), appearance == .appeared, viewIfLoaded?.window != nil
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
    func transitionWillShow(_ transition: ContainerTransition) {}

    /// A cancellation puts the selection back, unless another tab was selected meanwhile, and before anybody hears of
    /// it: whoever does can select anew.
    func transitionDidSettle(_ transition: ContainerTransition, isFinished: Bool) {
        shown = isFinished ? transition.to : transition.from
        if !isFinished, selected === transition.to, controllers.contains(transition.from) {
            selected = transition.from
        }
        showSelection()
        updateBarForSelection()
        UIApplication.shared.pipeline.afterLayout { [weak self] in self?.endTransition(transition) }
    }

    func transitionDidMove(_ transition: ContainerTransition, isFinished: Bool) {
        placeShownView()
        finishMoves()
    }

    func transitionDidShow(_ transition: ContainerTransition) {}

    /// Nothing moves any more: what came in the meantime is due.
    private func endTransition(_ transition: ContainerTransition) {
        guard running === transition else { return }
        running = nil
        changes.carryOut()
    }
}
