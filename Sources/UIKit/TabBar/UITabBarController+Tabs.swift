import Foundation

/// The tabs themselves: which there are, and what the bar shows of them.
///
/// The tabs and the selection are the new ones at once, and so are the children: who is no longer a tab stays one until
/// its view has disappeared. What is seen follows in `update()`.
extension UITabBarController: ChangingContainer {
    var isUpToDate: Bool {
        if let running {
            // Who is told of its end may start the next transition, and get its coordinator.
            return running.isInTheWay || shown === selected || selected === selectedUnanimated
        }
        guard entering.isEmpty, leaving.isEmpty else { return false }
        return !isViewLoaded || shown === selected
    }

    func update() {
        if isViewLoaded { showSelected() }
        if running == nil { finishMoves() }
    }

    func replaceControllers(with new: [UIViewController], animated: Bool) {
        guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
            return refuse(
                "setViewControllers(_:animated:)",
                "A tab bar controller with the same controller twice is not supported, and the tabs stay as they "
                    + "are: pass each controller once")
        }
        guard changes.allow("setViewControllers(_:animated:)") else { return }
        changes.hold { adopt(new, animated: animated) }
    }

    /// Tells those who come and those who go. Any of them may ask for other tabs.
    private func adopt(_ new: [UIViewController], animated: Bool) {
        let removed = controllers.filter { !new.contains($0) }
        let selection = selection(among: new)
        controllers = new
        selected = selection
        tabBar.setItems(new.map(\.currentTabBarItem), animated: animated)
        showSelection()
        for controller in removed where !controllers.contains(controller) && controller.parent === self {
            leave(controller)
        }
        for controller in new where controllers.contains(controller) { enter(controller) }
        orderChildren()
    }

    /// What was on its way out comes back as a child that it still is.
    private func enter(_ controller: UIViewController) {
        if leaving.contains(controller) {
            leaving.removeAll { $0 === controller }
            entering.append(controller)
            controller.notifyWillStay(in: self)
        } else if controller.parent !== self {
            entering.append(controller)
            addChild(controller)
            if !controllers.contains(controller), controller.parent === self { leave(controller) }
        }
    }

    private func leave(_ controller: UIViewController) {
        entering.removeAll { $0 === controller }
        leaving.append(controller)
        controller.notifyWillLeaveParent()
    }

    private func orderChildren() {
        let others = containedControllers.filter { !controllers.contains($0) && !leaving.contains($0) }
        containedControllers = (controllers + leaving).filter { $0.parent === self } + others
    }

    /// Those who have come or gone hear of it, unless they are still seen.
    func finishMoves() {
        while let controller = leaving.first(where: { $0 !== shown }) {
            leaving.removeAll { $0 === controller }
            if controller.parent === self { controller.removeFromParent() }
        }
        while let controller = entering.first {
            entering.removeFirst()
            if controller.parent === self { controller.notifyDidMove(toParent: self) }
        }
        orderChildren()
    }

    /// The selected controller where it stays, else the one that takes its place, else the first.
    private func selection(among new: [UIViewController]) -> UIViewController? {
        if let selected, new.contains(where: { $0 === selected }) { return selected }
        if let index = controllers.firstIndex(where: { $0 === selected }), index < new.count {
            return new[index]
        }
        return new.first
    }

    /// One of the tabs got another item.
    func tabBarItemsDidChange() {
        tabBar.items = controllers.map(\.currentTabBarItem)
        showSelection()
    }

    /// Lets the bar show what is selected.
    func showSelection() {
        let item = selectedViewController?.currentTabBarItem
        if let item, tabBar.items?.contains(where: { $0 === item }) == true { tabBar.selectedItem = item }
    }

    /// Brings a controller's view into place without an animation; the calls come in the order of a tab.
    func showAtOnce(_ new: UIViewController?) {
        let old = shown
        new?.loadViewIfNeeded()
        guard selected === new else { return }
        shown = new
        updateBarForSelection()
        for step in TransitionCallbackOrder.tabStart {
            switch step {
            case .willAppear: if isOnScreen { begin(new, appearing: true) }
            case .willDisappear: begin(old, appearing: false)
            case .presentationController, .willShow: break
            }
        }
        placeShownView()
        if isOnScreen { new?.viewIfLoaded?.layoutIfNeeded() }
        old?.viewIfLoaded?.removeFromSuperview()
        // The tab bar controller itself may have come or gone in the meantime.
        for step in TransitionCallbackOrder.tabFinished {
            switch step {
            case .didDisappear: old?.matchAppearance(of: .disappeared)
            case .didAppear: new?.matchAppearance(of: appearance)
            case .settle, .coordinator, .presentationController, .oppositeWillCalls, .returnPresentersView,
                .removeViews, .unlink, .didMove, .didShow, .release, .animationEnded, .didDismiss,
                .completionHandler:
                break
            }
        }
    }

    /// Puts the shown controller's view into its place; a transition that nobody could see has not even loaded it.
    func placeShownView() {
        guard let view = shown?.view else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard view.superview !== contentView else { return }
        view.place(in: contentView.bounds)
        contentView.addSubview(view)
    }

    private func begin(_ controller: UIViewController?, appearing isAppearing: Bool) {
        guard let controller,
            controller.appearance.begun(appearing: isAppearing, animated: false) != nil
        else { return }
        controller.beginAppearanceTransition(isAppearing, animated: false)
    }

    func refuse(_ call: String, _ problem: String) {
        TransitionTrace.current.report(Diagnostic(.error, self, call, "\(problem)."))
    }
}
