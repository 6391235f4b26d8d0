/// The toolbar below the content, with the items of the top controller.
///
/// ```
/// ├──────────────────────┤
/// │ Edit           Share │  44 points or 32, and the lower safe area
/// └──────────────────────┘
/// ```
extension UINavigationController {
    /// Places the toolbar at the lower edge, or below that edge while it is hidden.
    func placeToolbar() {
        guard let view = viewIfLoaded, let toolbar = hidesToolbar ? loadedToolbar : loadToolbar() else {
            return
        }
        showToolbarItems(of: shown, animated: false)
        if toolbar.superview !== view { view.addSubview(toolbar) }
        let height = traitsAhead.barHeight + view.safeAreaInsets.bottom
        toolbar.place(
            in: CGRect(
                x: 0, y: hidesToolbar(of: shown) ? view.bounds.height + 1 : view.bounds.height - height,
                width: view.bounds.width, height: height))
    }

    /// Gives the toolbar its appearance over content while a controller's content scrolls below it.
    func toolbarFollowsScrolling(of controller: UIViewController) {
        guard let loadedToolbar else { return }
        loadedToolbar.scrollProgress = controller.contentScrollView(for: .bottom)?.lowerBarProgress ?? 0
    }

    /// Whether the toolbar is hidden while a controller is shown: because of `hidesBottomBarWhenPushed` of
    /// the controller or of one below it on the stack, or because the toolbar is hidden anyway.
    func hidesToolbar(of controller: UIViewController?) -> Bool {
        guard !hidesToolbar, let controller else { return true }
        // A controller that is being popped is only in the stack before the pop.
        let stack = stack.contains(controller) ? stack : running?.before ?? stack
        let below = stack.prefix { $0 !== controller } + [controller]
        return below.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    /// How far the toolbar covers the content of a controller, beyond the safe area.
    func toolbarCover(of controller: UIViewController?) -> CGFloat {
        hidesToolbar(of: controller) ? 0 : traitsAhead.barHeight
    }

    func toolbarDidHide(animated: Bool) {
        showToolbarItems(of: shown, animated: false)
        guard animated, viewIfLoaded?.window != nil else { return layOut() }
        UIView.performWithoutAnimation { placeNewToolbarAtStart() }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.layOut()
            self.shown?.viewIfLoaded?.layoutIfNeeded()
        }
    }

    /// Places a toolbar that has just been made where its animation starts.
    private func placeNewToolbarAtStart() {
        guard let toolbar = loadedToolbar, toolbar.superview == nil else { return }
        hidesToolbar.toggle()
        placeToolbar()
        toolbar.layoutIfNeeded()
        hidesToolbar.toggle()
    }

    /// Shows the items of a controller.
    func showToolbarItems(of controller: UIViewController?, animated: Bool) {
        guard let controller, !hidesToolbar || loadedToolbar != nil else { return }
        loadToolbar().setItems(controller.toolbarItems, animated: animated)
    }

    /// Shows or hides the toolbar alongside the transition, and shows the arriving controller's items.
    func moveToolbar(along transition: ContainerTransition) {
        guard let toolbar = loadedToolbar, let view = viewIfLoaded else { return }
        let (was, hides) = (hidesToolbar(of: transition.from), hidesToolbar(of: transition.to))
        if !hides { showToolbarItems(of: transition.to, animated: transition.context.isAnimated && !was) }
        guard was != hides else { return }
        let rest = view.bounds.height - traitsAhead.barHeight - view.safeAreaInsets.bottom
        if running?.fadesBars == true {
            toolbar.frame.origin.y = rest
            toolbar.fade(out: hides, along: transition.coordinator)
            return
        }
        let away = view.bounds.height + 1
        UIView.performWithoutAnimation { toolbar.frame.origin.y = hides ? rest : away }
        transition.coordinator.animateAlongsideTransition(in: toolbar) { context in
            UIView.animate(
                withDuration: context.transitionDuration, delay: 0, options: .overrideInheritedDuration
            ) {
                toolbar.frame.origin.y = hides ? away : rest
            }
        }
    }

    /// Shows the changed items of a controller, if that is the one that is shown.
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        if controller === shown { showToolbarItems(of: controller, animated: animated) }
    }
}

extension UIViewController {
    /// Sets what the toolbar of a navigation controller shows for this controller.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        barItems.toolbar = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }
}
