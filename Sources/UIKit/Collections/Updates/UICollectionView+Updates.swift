extension UICollectionView {
    /// How long an update or a change of layout takes, in seconds, unless an animation block around it says
    /// otherwise.
    static let changeDuration: TimeInterval = 0.3

    /// Whether anybody sees an animation.
    var canAnimate: Bool {
        window != nil && UIView.areAnimationsEnabled && bounds.width > 0 && bounds.height > 0
    }

    // MARK: - Collecting

    /// Notes changes; outside of an update they are one of their own.
    func change(_ note: (inout CollectionBatch) -> Void) {
        if batch != nil {
            batch.map { batch in
                var batch = batch
                note(&batch)
                self.batch = batch
            }
            return
        }
        withoutActuallyEscaping(note) { note in
            runBatch { [unowned self] in change(note) }
        }
    }

    /// Runs the block of an update, and carries out what it noted when the outermost one ends.
    func runBatch(_ updates: (() -> Void)?) {
        guard busy.isDisjoint(with: [.tiling, .preparing, .counting, .updating]) else {
            let late = batchCompletions
            batchCompletions = []
            diagnose(
                .error, "performBatchUpdates(_:completion:)",
                "was updated while it lays itself out, and reloads everything instead: update it later")
            updates.map { run in
                batch = CollectionBatch()
                run()
                batch = nil
            }
            busy.contains(.counting) ? setNeedsLayout() : forgetData()
            return complete(late, with: false)
        }
        clock.perform {
            // The data source is about to change what the item in hand is moved in.
            if batchDepth == 0 { endMove(isCancelled: true) }
            // The numbers before the update are those that the views were made of.
            loadCounts()
            if batch == nil { batch = CollectionBatch() }
            batchDepth += 1
            updates?()
            batchDepth -= 1
            guard batchDepth == 0, let done = batch else { return }
            batch = nil
            let completions = batchCompletions
            batchCompletions = []
            carryOut(done, completions)
        }
    }

    private func complete(_ completions: [(Bool) -> Void], with finished: Bool) {
        guard !completions.isEmpty else { return }
        UIView.animate(withDuration: 0, animations: {}) { _ in
            for completion in completions { completion(finished) }
        }
    }

    // MARK: - Carrying out

    private func carryOut(_ batch: CollectionBatch, _ completions: [(Bool) -> Void]) {
        guard !batch.reloadsAll else {
            forgetData()
            return complete(completions, with: true)
        }
        let old = loadCounts()
        let new = askForCounts()
        switch CollectionUpdate.make(batch, from: old, to: new) {
        case .failure(let mistake):
            diagnose(
                .error, "performBatchUpdates(_:completion:)",
                "was given an invalid update, and reloads everything instead: \(mistake.sentence)")
            forgetData()
            complete(completions, with: false)
        case .success(let update):
            carryOut(update, with: nil, completions)
        }
    }

    /// Shows what an update changes, animated.
    ///
    /// - Parameters:
    ///   - update: what changes.
    ///   - context: what the layout is told; nil for nothing in particular.
    ///   - completions: get whether the animations ran to their end.
    func carryOut(
        _ update: CollectionUpdate, with context: UICollectionViewLayoutInvalidationContext? = nil,
        _ completions: [(Bool) -> Void] = []
    ) {
        busy.insert(.updating)
        // Neither cells nor sizes can be asked for here: the data have changed already.
        let wasLaidOut = isLayoutPrepared || !order.isEmpty
        let animates = canAnimate && wasLaidOut
        let before = isLayoutPrepared ? attributesNearby() : attributesShown()
        let change = CollectionChange(of: self, update: update, before: animates ? before : [:])
        counts = update.new
        prefetching.reset()
        selected = Set(selected.compactMap { update.path(after: $0) })
        highlighted = highlighted.flatMap { update.path(after: $0) }
        let lost = rekey(by: change)
        layout.adopt(update)
        let context = context ?? layout.makeContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        isLayoutPrepared = false
        layout.change = change
        prepareLayout()
        let items = update.items.map { one in
            let after = one.action == .reload ? one.before.flatMap { update.place(after: $0) } : one.after
            return UICollectionViewUpdateItem(one.action, before: one.before, after: after)
        }
        layout.prepare(forCollectionViewUpdates: items)
        change.askForViews(layout, ofKindsIn: Set(before.keys))
        let gone = lost + takeReplaced(by: change)
        animate(animates) {
            self.settle(
                gone, in: change, leaves: self.layout, at: self.restingOffset(after: self.contentOffset))
            self.layout.finalizeCollectionViewUpdates()
        } completion: { finished in
            for completion in completions { completion(finished) }
        }
        layout.change = nil
        busy.remove(.updating)
    }

    /// Gives the views in sight the keys that their elements have after a change; returns those without one.
    private func rekey(by change: CollectionChange) -> [LeavingView] {
        var gone: [LeavingView] = []
        var kept: [CollectionElement: UICollectionReusableView] = [:]
        var keptOrder: [CollectionElement] = []
        for element in order {
            guard let view = shown[element] else { continue }
            if let after = change.element(after: element), kept[after] == nil {
                kept[after] = view
                keptOrder.append(after)
                if after != element, let attributes = view.shownAttributes {
                    view.shownAttributes = attributes.moved(to: after.indexPath)
                }
            } else {
                gone.append(LeavingView(view: view, element: element))
            }
        }
        shown = kept
        order = keptOrder
        return gone
    }

    /// Takes out the views that give way to new ones at their places.
    private func takeReplaced(by change: CollectionChange) -> [LeavingView] {
        let replaced = order.compactMap { element in
            change.element(replacedBy: element).flatMap { old in
                shown.removeValue(forKey: element).map { LeavingView(view: $0, element: old) }
            }
        }
        order.removeAll { shown[$0] == nil }
        return replaced
    }

    /// Runs changes in an animation block, and lets go of the views that leave when it ends.
    func animate(_ animates: Bool, _ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        let work = animates ? changes : { UIView.performWithoutAnimation(changes) }
        UIView.animate(
            withDuration: animates ? Self.changeDuration : 0, delay: 0, options: .allowUserInteraction,
            animations: work
        ) { [weak self] finished in
            self?.finishLeaving()
            completion(finished)
        }
    }

    /// Lets go of those leaving views whose animations have ended.
    private func finishLeaving() {
        let done = leaving.filter { !$0.view.layer.isAnimated }
        leaving.removeAll { !$0.view.layer.isAnimated }
        for one in done { retire(one.view, one.element) }
    }

    // MARK: - Where everything goes

    /// Returns the offset after a change, in which the layout and the delegate have a say.
    func restingOffset(after proposed: CGPoint) -> CGPoint {
        let own = layout.targetContentOffset(forProposedContentOffset: clamped(proposed))
        let offset =
            collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: own) ?? own
        return offset.x.isFinite && offset.y.isFinite ? clamped(offset) : clamped(proposed)
    }

    /// Moves everything to where it is after a change. What appears begins, and what disappears ends, where
    /// the layouts say; called in an animation block.
    ///
    /// - Parameters:
    ///   - gone: views without an element after the change.
    ///   - change: what happens.
    ///   - old: the layout that says where what disappears goes.
    ///   - offset: the content offset after the change.
    func settle(
        _ gone: [LeavingView], in change: CollectionChange, leaves old: UICollectionViewLayout,
        at offset: CGPoint
    ) {
        let mayDrag: Bool = if case .rest = motion { true } else { false }
        if mayDrag, offset != contentOffset { scroll(to: offset) }
        prepareLayout()
        busy.insert(.tiling)
        defer { busy.remove(.tiling) }
        layout.placeScrollers()
        let all = attributes(in: bounds)
        let wanted = Set(all.map(\.element))
        let out = order.filter { !wanted.contains($0) }
        order = all.map(\.element)
        for one in all {
            if let view = shown[one.element] {
                begin(view, at: layout.initialAttributes(of: one.element))
                adopt(one, by: view)
            } else {
                show(one, from: layout.initialAttributes(of: one.element) ?? one)
            }
        }
        let moved = out.compactMap { element in
            shown.removeValue(forKey: element).map { LeavingView(view: $0, element: element) }
        }
        for one in moved {
            leave(one, to: layout.attributes(of: one.element) ?? one.view.shownAttributes?.faded)
        }
        for one in gone { leave(one, to: old.finalAttributes(of: one.element)) }
    }

    /// Puts a view, before its animation, where the layout says that it begins, unless it is there.
    private func begin(_ view: UICollectionReusableView, at start: UICollectionViewLayoutAttributes?) {
        guard let start, let now = view.shownAttributes, !start.isEqual(now) else { return }
        UIView.performWithoutAnimation { view.adopt(start) }
    }

    private func leave(_ one: LeavingView, to end: UICollectionViewLayoutAttributes?) {
        leaving.append(one)
        if let end, end.isFinite { one.view.adopt(end) }
    }

    /// Animates a change of size, inside of whose animation block it is called.
    func animateResizing(
        from old: CGRect, _ before: [CollectionElement: UICollectionViewLayoutAttributes]
    ) {
        let change = CollectionChange(of: self, update: nil, before: before)
        layout.change = change
        layout.prepare(forAnimatedBoundsChange: old)
        animate(true) {
            self.settle([], in: change, leaves: self.layout, at: self.clamped(self.contentOffset))
            self.layout.finalizeAnimatedBoundsChange()
        } completion: { _ in
        }
        layout.change = nil
        tile()
    }
}
