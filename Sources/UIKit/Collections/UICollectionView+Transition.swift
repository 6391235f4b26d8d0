/// An interactive change of layout that runs.
@MainActor
final class InteractiveLayoutChange {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    init(
        layout: UICollectionViewTransitionLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.layout = layout
        self.completion = completion
    }

    /// One of both ends is no longer right, so what is between them is not either.
    func partDidInvalidate(_ part: UICollectionViewLayout) {
        guard part === layout.currentLayout || part === layout.nextLayout else { return }
        layout.staleParts.append(part)
        layout.invalidateLayout()
    }
}

extension UICollectionView {
    /// What is called after an interactive change of layout: whether the animations ran to their end, and
    /// whether the change was finished.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    // MARK: - At once or animated

    func changeLayout(
        to new: UICollectionViewLayout, animated: Bool, at offset: CGPoint? = nil,
        completion: ((Bool) -> Void)?
    ) {
        guard new !== layout else {
            completion?(true)
            return
        }
        guard offset != nil || transition == nil else {
            return diagnose(
                .error, "setCollectionViewLayout(_:animated:completion:)",
                "cannot change its layout in an interactive transition: finish or cancel that first")
        }
        guard new.collectionView == nil || new.collectionView === self else {
            return diagnose(
                .error, "setCollectionViewLayout(_:animated:completion:)",
                "cannot take a layout that another collection view uses: make one for each")
        }
        clock.perform { swapLayout(for: new, animated, offset, completion) }
    }

    private func swapLayout(
        for new: UICollectionViewLayout, _ animated: Bool, _ offset: CGPoint?, _ completion: ((Bool) -> Void)?
    ) {
        let old = layout
        let animates = animated && canAnimate
        if animates { layoutIfNeeded() }
        let change = CollectionChange(of: self, update: nil, before: animates ? attributesNearby() : [:])
        let anchor = offset == nil ? anchorElement() : nil
        if counts != nil {
            old.prepareForTransition(to: new)
            new.prepareForTransition(from: old)
        }
        for element in order { shown[element]?.willTransition(from: old, to: new) }
        use(new)
        guard counts != nil else {
            completion?(true)
            return
        }
        new.change = change
        old.change = change
        prepareLayout()
        let target = restingOffset(after: offset ?? proposedOffset(keeping: anchor))
        animate(animates) {
            self.settle([], in: change, leaves: old, at: target)
            new.finalizeLayoutTransition()
            old.finalizeLayoutTransition()
        } completion: { [weak self] finished in
            for element in self?.order ?? [] { self?.shown[element]?.didTransition(from: old, to: new) }
            completion?(finished)
        }
        new.change = nil
        old.change = nil
        setNeedsLayout()
    }

    /// Takes a layout as it is, without moving anything.
    private func use(_ new: UICollectionViewLayout) {
        layout.removeScrollers(from: self)
        if layout.collectionView === self { layout.owner = nil }
        layout = new
        new.owner = self
        isLayoutPrepared = false
        adjustment = .zero
        // Its answers may come from other bounds.
        let context = new.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        new.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// The element that a change of layout keeps in sight: a selected item in sight, else the first one.
    private func anchorElement() -> (element: CollectionElement, place: CGPoint)? {
        let cells = order.filter(\.isCell)
        let room = bounds.inset(by: adjustedContentInset)
        let whole = cells.filter { shown[$0]?.shownAttributes.map { room.contains($0.frame) } ?? false }
        let first = whole.min { $0.indexPath < $1.indexPath } ?? cells.min { $0.indexPath < $1.indexPath }
        let chosen = cells.first { selected.contains($0.indexPath) } ?? first
        guard let chosen, let frame = shown[chosen]?.shownAttributes?.frame else { return nil }
        return (chosen, CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
    }

    /// The content offset at which an element stays where it was on the screen.
    private func proposedOffset(keeping anchor: (element: CollectionElement, place: CGPoint)?) -> CGPoint {
        guard let anchor, let frame = layout.attributes(of: anchor.element)?.frame else {
            return contentOffset
        }
        return CGPoint(x: frame.minX - anchor.place.x, y: frame.minY - anchor.place.y)
    }

    // MARK: - Interactive

    func beginTransition(
        to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let current = layout
        let between =
            collectionDelegate?.collectionView(
                self, transitionLayoutForOldLayout: current, newLayout: next)
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        guard transition == nil, next !== current,
            next.collectionView == nil || next.collectionView === self
        else {
            diagnose(
                .error, "startInteractiveTransition(to:completion:)",
                "cannot start a transition to a layout that is in use, or in the middle of another one")
            return between
        }
        clock.perform {
            layoutIfNeeded()
            let from = contentOffset
            let anchor = anchorElement()
            current.prepareForTransition(to: next)
            next.prepareForTransition(from: current)
            // The next layout is asked with the present one out of the way, as it may read contents and
            // offsets.
            use(next)
            prepareLayout()
            between.offsets = (from, restingOffset(after: proposedOffset(keeping: anchor)))
            use(between)
            current.owner = self
            next.owner = self
            transition = InteractiveLayoutChange(layout: between, completion: completion)
            prepareLayout()
            scroll(to: from)
        }
        return between
    }

    /// Follows the progress of the layout in between.
    func transitionDidProgress(_ between: UICollectionViewTransitionLayout) {
        guard transition?.layout === between else { return }
        clock.perform {
            scroll(to: between.offset)
            setNeedsLayout()
        }
    }

    func endTransition(finishes: Bool) {
        guard let transition else {
            return diagnose(
                .error, finishes ? "finishInteractiveTransition()" : "cancelInteractiveTransition()",
                "has no interactive transition to end: start one with startInteractiveTransition(to:completion:)"
            )
        }
        let between = transition.layout
        let (end, other) =
            finishes
            ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
        let target = finishes ? between.offsets.to : between.offsets.from
        layoutIfNeeded()
        self.transition = nil
        other.owner = nil
        changeLayout(to: end, animated: true, at: target) { completed in
            transition.completion?(completed, finishes)
        }
    }
}
