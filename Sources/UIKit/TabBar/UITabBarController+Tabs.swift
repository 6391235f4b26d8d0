import Foundation

/// The tabs themselves: which there are, and what the bar shows of them.
extension UITabBarController {
    func replaceControllers(with new: [UIViewController], animated: Bool) {
        guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
            return refuse(
                "setViewControllers(_:animated:)",
                "A tab bar controller with the same controller twice is not supported, and the tabs stay as they "
                    + "are: pass each controller once")
        }
        guard containerTransition == nil else {
            pending.controllers = new
            if let wanted = pending.selected, !new.contains(where: { $0 === wanted }) {
                pending.selected = nil
            }
            return
        }
        let selection = selection(among: new)
        let removed = controllers.filter { old in !new.contains { $0 === old } }
        let added = new.filter { controller in !controllers.contains { $0 === controller } }
        for controller in removed { controller.notifyWillLeaveParent() }
        for controller in added { addChild(controller) }
        controllers = new
        selected = selection
        tabBar.setItems(new.map(\.currentTabBarItem), animated: animated)
        showSelection()
        show(selection)
        for controller in removed { controller.removeFromParent() }
        for controller in added { controller.notifyDidMove(toParent: self) }
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
    func show(_ new: UIViewController?) {
        guard isViewLoaded, new !== shown else { return }
        let old = shown
        shown = new
        new?.loadViewIfNeeded()
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
        for step in TransitionCallbackOrder.tabFinished {
            switch step {
            case .didAppear:
                if appearance == .appeared, new?.appearance.ended != nil { new?.endAppearanceTransition() }
            case .didDisappear: if old?.appearance.ended != nil { old?.endAppearanceTransition() }
            default: break
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
