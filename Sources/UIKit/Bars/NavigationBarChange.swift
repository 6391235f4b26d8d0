/// The change from one content of a navigation bar to another.
@MainActor
final class NavigationBarChange {
    enum Direction {
        case push, pop
    }

    let old: NavigationBarContent?
    let new: NavigationBarContent?
    private let direction: Direction
    /// Whether contents move; otherwise they fade where they are.
    private let slides: Bool
    /// What lies behind the contents before the change and after it, one behind the other.
    let oldBackground: BarBackground
    private let newBackground: BarBackground
    /// Whether `move()` was called.
    private var hasMoved = false

    init(
        from old: NavigationBarContent?, to new: NavigationBarContent?,
        over backgrounds: (old: BarBackground, new: BarBackground), _ direction: Direction, slides: Bool
    ) {
        self.slides = slides
        self.old = old
        self.new = new
        (oldBackground, newBackground) = backgrounds
        self.direction = direction
    }

    /// Puts both contents into their start poses.
    func begin() {
        UIView.performWithoutAnimation {
            old?.layoutIfNeeded()
            new?.layoutIfNeeded()
            if newBackground !== oldBackground { newBackground.alpha = 0 }
            guard let old, let new else { return }
            if slides { new.take(direction == .push ? .waiting(over: old) : .covered(by: old)) }
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
        if newBackground !== oldBackground {
            newBackground.alpha = 1
            // Below an opaque one the old background stays: two half transparent ones would show the content.
            if !newBackground.isOpaqueNow { oldBackground.alpha = 0 }
        }
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
        if slides { old.take(direction == .push ? .covered(by: new) : .waiting(over: new)) }
        new.take(.shown)
    }

    /// Removes one background and returns the other: the new one if `finished`, else the old one.
    func endBackground(finished: Bool) -> BarBackground {
        let (winner, loser) = finished ? (newBackground, oldBackground) : (oldBackground, newBackground)
        guard winner !== loser else { return winner }
        loser.removeFromSuperview()
        winner.layer.removeAllAnimations()
        UIView.performWithoutAnimation { winner.alpha = 1 }
        return winner
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
        showBackground()
    }

    /// Adds a content for the top item and puts the change to it into its start pose.
    ///
    /// - Parameters:
    ///   - direction: whether the item was pushed, or is there again.
    ///   - slides: whether contents move; otherwise they fade where they are.
    /// - Returns: the change.
    func beginChange(
        _ direction: NavigationBarChange.Direction,
        slides: Bool = !UIAccessibility.prefersCrossFadeTransitions
    ) -> NavigationBarChange {
        endChange(finished: true)
        let old = background
        changeBackground()
        let change = NavigationBarChange(
            from: content, to: addContent(), over: (old, background), direction, slides: slides)
        self.change = change
        content = change.new
        change.begin()
        return change
    }

    /// Puts another background in front, unless the new item's looks the same.
    private func changeBackground() {
        let looks = looks(for: topItem)
        let (edge, full) = (looks.atEdge.look, looks.scrolled.look)
        guard !background.isShowing(atEdge: edge, scrolled: full, progress: looks.progress) else { return }
        let new = BarBackground(contentLies: .below)
        insertSubview(new, aboveSubview: background)
        background = new
        placeBackground(new)
        showBackground()
    }

    /// Ends the running change; with `false` the old content is shown again.
    func endChange(finished: Bool) {
        guard let change else { return }
        self.change = nil
        content = change.end(finished: finished)
        background = change.endBackground(finished: finished)
        placeBackground(background)
        guard !finished, let content else { return }
        content.update(looks: looks(for: content.item))
    }
}
