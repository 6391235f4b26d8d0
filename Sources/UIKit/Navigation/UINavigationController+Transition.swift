import Foundation

/// What a navigation controller does in the steps of a push or pop.
extension UINavigationController: ContainerTransitionHost, NavigationBarOwner {
    func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
        contentFrame(of: child, in: bounds)
    }

    func transitionWillShow(_ transition: ContainerTransition) {
        announceWillShow(transition.to, animated: transition.context.isAnimated)
        moveBar(along: transition)
    }

    func transitionDidSettle(_ transition: ContainerTransition, isFinished: Bool) {
        guard running?.transition === transition else { return }
        settle(transition, finished: isFinished)
        navigationBar.endChange(finished: isFinished)
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

    func barTranslucencyDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    func popTop() {
        popViewController(animated: true)
    }

    /// Lets the bar's contents change along with the screens, or the bar itself where only one of them has it.
    private func moveBar(along transition: ContainerTransition) {
        guard let current = running, current.transition === transition else { return }
        let wasHidden = current.hidBar
        if wasHidden != hidesBar {
            slideBar(along: current)
        } else if wasHidden {
            navigationBar.showAtOnce()
        } else {
            let change = navigationBar.beginChange(current.operation == .pop ? .pop : .push)
            animate(along: current) { change.move() }
        }
    }

    private func slideBar(along change: StackTransition) {
        let hides = hidesBar
        if !hides { navigationBar.showAtOnce() }
        guard change.isBuiltIn else { return slideBarUp(hides: hides, along: change) }
        let move = NavigationBarMove(change.operation, hides: hides)
        let width = view.bounds.width
        if move.isBelow { view.insertSubview(navigationBar, belowSubview: contentView) }
        let size = navigationBar.bounds.size
        func frame(_ offset: CGFloat) -> CGRect {
            CGRect(x: offset * width, y: 0, width: size.width, height: size.height)
        }
        navigationBar.frame = frame(move.start)
        animate(along: change) { [navigationBar] in navigationBar.frame = frame(move.end) }
    }

    private func slideBarUp(hides: Bool, along change: StackTransition) {
        let height = navigationBar.bounds.height
        navigationBar.frame.origin = CGPoint(x: 0, y: hides ? 0 : -height)
        animate(along: change) { [navigationBar] in navigationBar.frame.origin.y = hides ? -height : 0 }
    }

    /// Animates the bar for the duration of the transition, not for that of the animator's first animation.
    private func animate(along change: StackTransition, _ changes: @escaping () -> Void) {
        change.transition.coordinator.animateAlongsideTransition(in: navigationBar) { context in
            UIView.animate(
                withDuration: context.transitionDuration, delay: 0, options: .overrideInheritedDuration,
                animations: changes)
        }
    }
}
