/// The change from one content of a navigation bar to another.
@MainActor
final class NavigationBarChange {
    enum Direction {
        case push, pop
    }

    let old: NavigationBarContent?
    let new: NavigationBarContent?
    private let direction: Direction
    /// Whether `move()` was called.
    private var hasMoved = false

    init(from old: NavigationBarContent?, to new: NavigationBarContent?, _ direction: Direction) {
        self.old = old
        self.new = new
        self.direction = direction
    }

    /// Puts both contents into their start poses.
    func begin() {
        UIView.performWithoutAnimation {
            old?.layoutIfNeeded()
            new?.layoutIfNeeded()
            guard let old, let new else { return }
            switch direction {
            case .push: new.take(.waiting(over: old))
            case .pop: new.take(.covered(by: old))
            }
            new.fade(to: 0, around: old, isCovered: direction == .pop)
            // Two chevrons at the same place: only one is seen.
            if new.backButton != nil, let chevron = old.backButton?.chevron {
                chevron.isHidden = true
            }
        }
    }

    /// Moves both contents to their end poses; called in an animation block.
    func move() {
        hasMoved = true
        takeEnds()
        guard let old, let new else { return }
        old.fade(to: 0, around: new, isCovered: direction == .push)
        new.fade(to: 1, around: old, isCovered: direction == .pop)
    }

    /// Puts both contents into their end poses for the bar's new size.
    func layOutAgain() {
        guard hasMoved else { return }
        UIView.performWithoutAnimation {
            for content in [old, new] {
                content?.take(.shown)
                content?.layoutIfNeeded()
            }
            takeEnds()
        }
    }

    /// Gives both contents their end poses.
    private func takeEnds() {
        guard let old, let new else { return }
        switch direction {
        case .push: old.take(.covered(by: new))
        case .pop: old.take(.waiting(over: new))
        }
        new.take(.shown)
    }

    /// Removes one content and returns the other: the new one if `finished`, else the old one.
    func end(finished: Bool) -> NavigationBarContent? {
        let (winner, loser) = finished ? (new, old) : (old, new)
        loser?.removeFromSuperview()
        winner?.endAnimations()
        UIView.performWithoutAnimation {
            winner?.backButton?.chevron.isHidden = false
            winner?.take(.shown)
            if let winner, let loser { winner.fade(to: 1, around: loser, isCovered: false) }
        }
        return winner
    }
}

extension UIView {
    /// Removes the animations of the view and its subviews.
    fileprivate func endAnimations() {
        layer.removeAllAnimations()
        for subview in subviews { subview.endAnimations() }
    }
}

extension UINavigationBar {
    /// Seconds that a change takes, a push included, as on iOS.
    static let changeDuration: TimeInterval = 0.35

    /// Shows the top item with the bar's own animation; at once without a direction.
    func show(_ direction: NavigationBarChange.Direction?, completion: @escaping () -> Void) {
        guard let direction, window != nil, UIView.areAnimationsEnabled else {
            showAtOnce()
            return completion()
        }
        let change = beginChange(direction)
        UIView.animate(
            withDuration: Self.changeDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: change.move
        ) { [weak self] _ in
            if self?.change === change { self?.endChange(finished: true) }
            completion()
        }
    }

    /// Shows the top item without an animation.
    func showAtOnce() {
        endChange(finished: true)
        content?.removeFromSuperview()
        content = addContent()
    }

    /// Adds a content for the top item and puts the change to it into its start pose.
    func beginChange(_ direction: NavigationBarChange.Direction) -> NavigationBarChange {
        endChange(finished: true)
        let change = NavigationBarChange(from: content, to: addContent(), direction)
        self.change = change
        content = change.new
        change.begin()
        return change
    }

    /// Ends the running change; with `false` the old content is shown again.
    func endChange(finished: Bool) {
        guard let change else { return }
        self.change = nil
        content = change.end(finished: finished)
        if !finished { content?.update(titleTextAttributes: titleTextAttributes) }
    }
}
