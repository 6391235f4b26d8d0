import Foundation

/// What a navigation controller does in the steps of a push or pop.
extension UINavigationController: ContainerTransitionHost, NavigationBarOwner, ToolbarOwner {
    func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
        coverContent(of: child)
        return contentFrame(of: child, in: bounds)
    }

    func transitionWillShow(_ transition: ContainerTransition) {
        announceWillShow(transition.to, animated: transition.context.isAnimated)
        moveBar(along: transition)
        moveToolbar(along: transition)
    }

    func transitionDidSettle(_ transition: ContainerTransition, isFinished: Bool) {
        guard running?.transition === transition else { return }
        settle(transition, finished: isFinished)
        navigationBar.endChange(finished: isFinished)
        showToolbarItems(of: shown, animated: false)
        if navigationBar.content?.item !== shown?.navigationItem { navigationBar.showAtOnce() }
    }

    func transitionDidMove(_ transition: ContainerTransition, isFinished: Bool) {
        finishMoves()
    }

    func transitionDidShow(_ transition: ContainerTransition) {
        announceDidShow()
        guard let delegate = navigationBarDelegate else { return }
        if transition.kind == .pop {
            delegate.navigationBar(navigationBar, didPop: transition.from.navigationItem)
        } else {
            delegate.navigationBar(navigationBar, didPush: transition.to.navigationItem)
        }
    }

    // MARK: - The bar

    /// The controller itself, if a subclass conforms to the bar's delegate protocol.
    var navigationBarDelegate: (any UINavigationBarDelegate)? { self as? any UINavigationBarDelegate }

    func barLayoutDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    func barStyleDidChange() {
        setNeedsStatusBarAppearanceUpdate()
    }

    func popTop() {
        popViewController(animated: true)
    }

    /// Changes the bar's contents alongside the transition, or moves the bar if only one of the screens has
    /// it.
    private func moveBar(along transition: ContainerTransition) {
        guard let current = running, current.transition === transition else { return }
        let wasHidden = current.hidBar
        if wasHidden != hidesBar {
            slideBar(along: current)
        } else if wasHidden {
            navigationBar.showAtOnce()
        } else {
            adoptScrolling(of: transition.to)
            let change = navigationBar.beginChange(
                current.operation == .pop ? .pop : .push, slides: !current.fadesBars)
            let height = navigationBar.height(for: transition.to.navigationItem)
            animate(along: current) { [navigationBar] in
                change.move()
                navigationBar.frame.size.height = height
                navigationBar.layoutIfNeeded()
            }
        }
    }

    private func slideBar(along change: StackTransition) {
        let hides = hidesBar
        if !hides { navigationBar.showAtOnce() }
        if change.fadesBars { return fadeBar(hides: hides, along: change) }
        guard change.isBuiltIn else { return slideBarUp(hides: hides, along: change) }
        let move = NavigationBarMove(change.operation, hides: hides)
        let width = view.readingSign * view.bounds.width
        if move.isBelow { view.insertSubview(navigationBar, belowSubview: contentView) }
        let (size, top) = (navigationBar.bounds.size, barTop)
        func frame(_ offset: CGFloat) -> CGRect {
            CGRect(x: offset * width, y: top, width: size.width, height: size.height)
        }
        navigationBar.frame = frame(move.start)
        animate(along: change) { [navigationBar] in navigationBar.frame = frame(move.end) }
    }

    private func fadeBar(hides: Bool, along change: StackTransition) {
        guard let coordinator = change.transition?.coordinator else { return }
        navigationBar.frame.origin = CGPoint(x: 0, y: barTop)
        navigationBar.fade(out: hides, along: coordinator) { [weak self] in
            guard let self else { return }
            placeBar(isHidden: hidesBar)
        }
    }

    private func slideBarUp(hides: Bool, along change: StackTransition) {
        let (height, top) = (navigationBar.bounds.height, barTop)
        navigationBar.frame.origin = CGPoint(x: 0, y: hides ? top : -height)
        animate(along: change) { [navigationBar] in navigationBar.frame.origin.y = hides ? -height : top }
    }

    /// Animates the bar for the duration of the transition, not for that of the animator's first animation.
    private func animate(along change: StackTransition, _ changes: @escaping () -> Void) {
        change.transition?.coordinator.animateAlongsideTransition(in: navigationBar) { context in
            UIView.animate(
                withDuration: context.transitionDuration, delay: 0, options: .overrideInheritedDuration,
                animations: changes)
        }
    }
}
