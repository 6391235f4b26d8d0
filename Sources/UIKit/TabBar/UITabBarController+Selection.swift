import Foundation

/// From a request to select a tab to the change, animated or not.
extension UITabBarController {
    // MARK: - In code

    func selectInCode(at index: Int) {
        let all = viewControllers ?? []
        guard all.indices.contains(index) else {
            return refuse(
                "selectedIndex",
                "There is no tab at \(index), as \(TransitionTrace.className(of: self)) has \(all.count), and the "
                    + "selection stays as it is: set viewControllers first")
        }
        select(all[index])
    }

    func selectInCode(_ controller: UIViewController?) {
        guard let controller, viewControllers?.contains(where: { $0 === controller }) == true else {
            let name =
                controller.map { "\(TransitionTrace.className(of: $0)) is not one of them" } ?? "not nil"
            return refuse(
                "selectedViewController",
                "Only a view controller in the tab bar controller's list of view controllers can be selected "
                    + "(\(name)), and the selection stays as it is: add it to viewControllers first")
        }
        select(controller)
    }

    // MARK: - By the user

    /// A tap on an item of the bar, the selected one included.
    func userDidTap(_ item: UITabBarItem) {
        guard let controller = viewControllers?.first(where: { $0.currentTabBarItem === item }) else {
            return
        }
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
        guard controller === selectedViewController else { return select(controller) }
        guard containerTransition == nil, let navigation = controller as? UINavigationController else {
            return
        }
        navigation.popToRootViewController(animated: true)
    }

    // MARK: - The change

    func select(_ controller: UIViewController) {
        guard controller !== selectedViewController else { return }
        if containerTransition?.isInTheWay == true {
            pending.selected = controller === selected && pending.controllers == nil ? nil : controller
            pending.isAnimatorKnown = false
            return showSelection()
        }
        let objects = transitionObjects(to: controller)
        guard let old = shown, objects.animator != nil else {
            // Inside of the last callbacks of a transition its views are not in their places yet.
            guard containerTransition == nil else {
                pending.selected = controller
                pending.isAnimatorKnown = true
                return showSelection()
            }
            selected = controller
            showSelection()
            return show(controller)
        }
        selected = controller
        showSelection()
        ContainerTransition(
            kind: .tab, parent: self, from: old, to: controller, place: contentView, objects: objects,
            isAnimated: UIView.areAnimationsEnabled, host: self
        ).schedule()
    }

    /// Asks the delegate who animates and who drives the change, if there is somebody to see it.
    private func transitionObjects(to controller: UIViewController) -> TransitionObjects {
        guard !pending.isAnimatorKnown, let delegate, let shown, appearance == .appeared,
            viewIfLoaded?.window != nil
        else { return TransitionObjects() }
        TransitionTrace.current.post(
            .delegate, delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)")
        guard
            let animator = delegate.tabBarController(
                self, animationControllerForTransitionFrom: shown, to: controller)
        else { return TransitionObjects() }
        TransitionTrace.current.post(.delegate, delegate, "tabBarController(_:interactionControllerFor:)")
        return TransitionObjects(
            animator: animator,
            interaction: delegate.tabBarController(self, interactionControllerFor: animator))
    }

    /// What was asked for while the transition ran.
    private func carryOutPending() {
        guard !pending.isEmpty else { return }
        var change = pending
        pending = PendingTabChange()
        if let controllers = change.controllers { replaceControllers(with: controllers, animated: false) }
        guard let wanted = change.selected, controllers.contains(where: { $0 === wanted }) else { return }
        swap(&pending.isAnimatorKnown, &change.isAnimatorKnown)
        select(wanted)
        pending.isAnimatorKnown = false
    }
}

extension UITabBarController: ContainerTransitionHost {
    func transitionWillShow(_ transition: ContainerTransition) {}

    /// A cancellation puts the selection back, before anybody hears of it: whoever does can select anew.
    func transitionDidSettle(_ transition: ContainerTransition, isFinished: Bool) {
        shown = isFinished ? transition.to : transition.from
        selected = shown
        showSelection()
        updateBarForSelection()
    }

    /// The views are in their places. A transition that was asked for in the meantime goes first.
    func transitionDidMove(_ transition: ContainerTransition, isFinished: Bool) {
        placeShownView()
        guard containerTransition === transition else { return }
        containerTransition = nil
        carryOutPending()
        if containerTransition == nil { containerTransition = transition }
    }

    func transitionDidShow(_ transition: ContainerTransition) {}
}
