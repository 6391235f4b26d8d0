import Foundation

/// What a navigation controller does in the steps of a push or pop.
extension UINavigationController: ContainerTransitionHost {
    func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
        contentFrame(of: child, in: bounds)
    }

    func transitionWillShow(_ transition: ContainerTransition) {
        announceWillShow(transition.to, animated: transition.context.isAnimated)
        moveBar(along: transition)
    }

    func transitionDidSettle(_ transition: ContainerTransition, isFinished: Bool) {
        guard running?.transition === transition else { return }
        settle(finished: isFinished)
        navigationBar.endChange(finished: isFinished)
        if navigationBar.content?.item !== shown?.navigationItem { navigationBar.showAtOnce() }
    }

    func transitionDidMove(_ transition: ContainerTransition, isFinished: Bool) {
        if isFinished { announceEntries() }
    }

    func transitionDidShow(_ transition: ContainerTransition) {
        announceDidShow()
        guard let delegate = navigationBarDelegate else { return }
        if transition.kind == .navigation(.pop) {
            delegate.navigationBar(navigationBar, didPop: transition.from.navigationItem)
        } else {
            delegate.navigationBar(navigationBar, didPush: transition.to.navigationItem)
        }
    }

    // MARK: - The bar

    /// A subclass that adopts the protocol has its say in its own bar.
    var navigationBarDelegate: (any UINavigationBarDelegate)? { self as? any UINavigationBarDelegate }

    /// Lets the bar's contents change along with the screens, or the bar itself where only one of them has it.
    private func moveBar(along transition: ContainerTransition) {
        guard let run = running, run.transition === transition else { return }
        let wasHidden = run.hidBar
        if wasHidden != hidesBar {
            slideBar(along: run)
        } else if wasHidden {
            navigationBar.showAtOnce()
        } else {
            let change = navigationBar.beginChange(run.operation == .pop ? .pop : .push)
            animate(along: run) { change.move() }
        }
    }

    private func slideBar(along run: NavigationRun) {
        let hides = hidesBar
        if !hides { navigationBar.showAtOnce() }
        guard run.isBuiltIn else { return slideBarUp(hides: hides, along: run) }
        let move = NavigationBarMove(run.operation, hides: hides)
        let width = view.bounds.width
        if move.isBelow { view.insertSubview(navigationBar, belowSubview: contentView) }
        let size = navigationBar.bounds.size
        func frame(_ offset: CGFloat) -> CGRect {
            CGRect(x: offset * width, y: 0, width: size.width, height: size.height)
        }
        navigationBar.frame = frame(move.start)
        animate(along: run) { [navigationBar] in navigationBar.frame = frame(move.end) }
    }

    /// Undoes what a bar needed that moved with the lower screen.
    func putBarInFront() {
        let order = view.subviews
        guard let bar = order.firstIndex(of: navigationBar), let content = order.firstIndex(of: contentView),
            bar < content
        else { return }
        view.insertSubview(navigationBar, aboveSubview: contentView)
    }

    private func slideBarUp(hides: Bool, along run: NavigationRun) {
        let height = navigationBar.bounds.height
        navigationBar.frame.origin = CGPoint(x: 0, y: hides ? 0 : -height)
        animate(along: run) { [navigationBar] in navigationBar.frame.origin.y = hides ? -height : 0 }
    }

    /// Animates the bar for as long as the transition takes, however long the animator's first animation does.
    private func animate(along run: NavigationRun, _ changes: @escaping () -> Void) {
        run.transition.coordinator.animateAlongsideTransition(in: navigationBar) { context in
            UIView.animate(
                withDuration: context.transitionDuration, delay: 0, options: .overrideInheritedDuration,
                animations: changes)
        }
    }
}
