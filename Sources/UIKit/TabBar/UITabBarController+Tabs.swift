import Foundation

/// Changes the tabs and keeps the bar and the children in step with them.
///
/// Tabs and selection change at once. New tabs become children at once; removed ones stay children until
/// their views have disappeared. `update()` then shows the selection.
extension UITabBarController: ChangingContainer {
    var isUpToDate: Bool {
        if let running {
            // A callback at the transition's end may start the next one and get its coordinator.
            return running.isInTheWay || shown === selected || selected === selectedUnanimated
        }
        guard moves.isSettled else { return false }
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

    /// Sends the containment calls to tabs that come and go. Any of them may change the tabs again.
    private func adopt(_ new: [UIViewController], animated: Bool) {
        let old = members
        let selection = selection(among: new)
        controllers = new
        customizableViewControllers = new
        controllerTabs = new.compactMap(\.tab)
        spread(selecting: selection) { tabBar.setItems($0, animated: animated) }
        moves.begin(from: old)
    }

    /// Sends the did-calls of the tabs that have come and gone.
    func finishMoves() {
        moves.finish(shown: shown) { _ in true }
        for entry in entries where entry.controller !== shown && entry.controller !== selected {
            entry.didDeselect()
        }
    }

    /// Returns what is selected if it stays, else the controller at its index, else the first.
    private func selection(among new: [UIViewController]) -> UIViewController? {
        guard let chosen else { return new.first }
        guard !new.contains(chosen), let index = controllers.firstIndex(of: chosen) else { return chosen }
        return index < new.count ? new[index] : new.first
    }

    /// Shows a controller without animation. The appearance calls come in the order of a tab change.
    func showAtOnce(_ new: UIViewController?) {
        new?.loadViewIfNeeded()
        guard selected === new else { return }
        // A controller that another container has taken appears there.
        let old = shown.flatMap { $0.parent == nil || $0.parent === self ? $0 : nil }
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
        followScrolling()
        old?.takeViewOut()
        // The callbacks may have changed the tab bar controller's own appearance.
        for step in TransitionCallbackOrder.tabFinished {
            switch step {
            case .didDisappear: old?.seenInPlace.matchAppearance(of: .disappeared)
            case .didAppear: new?.matchAppearance(ofParent: appearance)
            case .settle, .coordinator, .presentationController, .oppositeWillCalls, .returnPresentersView,
                .removeViews, .unlink, .didMove, .didShow, .release, .animationEnded, .didDismiss,
                .completionHandler:
                break
            }
        }
    }

    /// Puts the shown controller's view in place. Loads it if a transition off the screen has not done so.
    func placeShownView() {
        guard let view = shown?.view else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard view.superview !== contentView, shown?.isReplaced(in: contentView) != true else { return }
        if let shown { coverContent(of: shown) }
        view.place(in: contentFrame(of: shown, in: contentView.bounds))
        contentView.addSubview(view)
        shown?.presentedHierarchy?.leavePresenter()
    }

    private func begin(_ controller: UIViewController?, appearing isAppearing: Bool) {
        guard let controller = controller?.seenInPlace,
            controller.appearance.begun(appearing: isAppearing, animated: false) != nil
        else { return }
        controller.beginAppearanceTransition(isAppearing, animated: false)
    }

    func refuse(_ call: String, _ problem: String) {
        TransitionTrace.current.report(Diagnostic(.error, self, call, "\(problem)."))
    }
}
