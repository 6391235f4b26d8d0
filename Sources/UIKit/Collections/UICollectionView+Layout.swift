extension UICollectionView {
    /// The kind of a flow layout's headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a flow layout's footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Callbacks that must not be entered again.
    struct Busy: OptionSet {
        let rawValue: Int
        static let counting = Busy(rawValue: 1 << 0)
        static let preparing = Busy(rawValue: 1 << 1)
        static let tiling = Busy(rawValue: 1 << 2)
        static let updating = Busy(rawValue: 1 << 3)
    }

    /// How often a layout may invalidate itself while it is shown, before the next frame goes on with it.
    private static let mostRounds = 8

    // MARK: - Data

    @discardableResult
    func loadCounts() -> CollectionCounts {
        if let counts { return counts }
        guard !busy.contains(.counting) else { return CollectionCounts() }
        let loaded = askForCounts()
        counts = loaded
        return loaded
    }

    /// Asks the data source for all numbers; negative ones count as none.
    func askForCounts() -> CollectionCounts {
        guard let dataSource else { return CollectionCounts() }
        busy.insert(.counting)
        defer { busy.remove(.counting) }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return CollectionCounts(
            items: (0..<sections).map { section in
                let count = dataSource.collectionView(self, numberOfItemsInSection: section)
                if count < 0 {
                    diagnose(
                        .error, "collectionView(_:numberOfItemsInSection:)",
                        "got \(count) items in section \(section) and shows none: return 0 or more")
                }
                return max(0, count)
            })
    }

    /// Lets go of everything that came from the data source.
    func forgetData() {
        dropMove()
        counts = nil
        prefetching.reset()
        for path in selected.sorted() { setSelected(false, at: path) }
        selected = []
        setHighlighted(false)
        highlighted = nil
        letGo(order)
        letGoOfLeaving()
        layout.adopt(nil)
        let context = layout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        isLayoutPrepared = false
        setNeedsLayout()
    }

    // MARK: - Preparing

    func layoutDidInvalidate(
        _ invalid: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard invalid === layout else {
            transition?.partDidInvalidate(invalid)
            return
        }
        isLayoutPrepared = false
        adjustment.x += context.contentOffsetAdjustment.x
        adjustment.y += context.contentOffsetAdjustment.y
        if !busy.contains(.tiling) { setNeedsLayout() }
    }

    /// Prepares the layout where that is due.
    func prepareLayout() {
        guard !isLayoutPrepared, busy.isDisjoint(with: [.preparing, .counting]) else { return }
        loadCounts()
        busy.insert(.preparing)
        isLayoutPrepared = true
        layout.prepare()
        prepareSwiping()
        let size = layout.collectionViewContentSize
        busy.remove(.preparing)
        if contentSize != size { adoptContentSize(size) }
        let moved = adjustment
        adjustment = .zero
        if moved != .zero { scroll(to: CGPoint(x: contentOffset.x + moved.x, y: contentOffset.y + moved.y)) }
    }

    /// Takes on a size of the content. Mirrored content keeps the distance to its right end, where it begins.
    private func adoptContentSize(_ size: CGSize) {
        let distance = contentSize.width - contentOffset.x - bounds.width
        let isFirst = contentSize.width == 0
        contentSize = size
        guard layout.isFlipped, !isTracking else { return }
        let left = size.width - bounds.width - (isFirst ? -adjustedContentInset.right : distance)
        scroll(to: CGPoint(x: max(-adjustedContentInset.left, left), y: contentOffset.y))
    }

    /// Asks the layout, before they change, whether other bounds invalidate it.
    func boundsWillChange(to new: CGRect) {
        let old = knownBounds
        guard new != old, new.origin.x.isFinite, new.origin.y.isFinite else { return }
        knownBounds = new
        let animates = UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
        if new.size != old.size, animates, !order.isEmpty, resizing == nil, isLayoutPrepared {
            resizing = (old, attributesNearby())
        }
        guard counts != nil, layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    }

    func insetsMayHaveChanged() {
        let insets = adjustedContentInset
        guard insets != knownInsets else { return }
        let isOther =
            insets.left + insets.right != knownInsets.left + knownInsets.right
            || insets.top + insets.bottom != knownInsets.top + knownInsets.bottom
        knownInsets = insets
        if isOther, isLayoutPrepared { layout.invalidateLayout() }
    }

    func directionMayHaveChanged() {
        guard layout.isFlipped != wasFlipped else { return }
        wasFlipped.toggle()
        guard contentSize.width > 0 else { return }
        scroll(
            to: CGPoint(x: contentSize.width - bounds.width - contentOffset.x, y: contentOffset.y))
        if isLayoutPrepared { layout.invalidateLayout() }
    }

    /// The part of the content in sight that no inset covers.
    var visibleContent: CGRect { bounds.inset(by: adjustedContentInset) }

    // MARK: - Attributes

    /// Returns the attributes that the layout gives for a part of the content, each element once, without
    /// those that cannot be shown.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let counts = loadCounts()
        var seen = Set<CollectionElement>()
        let all = layout.elements(in: rect)
        return withItemInHand(all).filter { one in
            guard one.isFinite else {
                diagnose(
                    .error, "layoutAttributesForElements(in:)",
                    "got attributes for \(one.indexPath) that are not finite, and leaves them out")
                return false
            }
            let frame = layout.shownFrame(of: one)
            guard frame.overlaps(rect) || frame.isEmpty && rect.contains(one.center) else { return false }
            guard one.representedElementCategory != .cell || counts.contains(one.indexPath) else {
                diagnose(
                    .error, "layoutAttributesForElements(in:)",
                    "received layout attributes for a cell with an index path that does not exist: \(one.indexPath)"
                )
                return false
            }
            return seen.insert(one.element).inserted
        }
    }

    /// Returns the attributes of what is in sight and, as far again on each side, near it.
    func attributesNearby() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var all: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for one in attributes(in: near) { all[one.element] = one.duplicate }
        return all.merging(attributesShown()) { $1 }
    }

    /// Returns the attributes of the views in sight.
    func attributesShown() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        shown.compactMapValues(\.shownAttributes)
    }

    // MARK: - Tiles

    /// Shows what is in sight and lets go of the rest.
    func tile() {
        guard busy.isDisjoint(with: [.tiling, .counting]) else { return }
        busy.insert(.tiling)
        defer { busy.remove(.tiling) }
        for _ in 0..<Self.mostRounds {
            prepareLayout()
            layout.placeScrollers()
            let all = attributes(in: bounds)
            let wanted = Set(all.map(\.element))
            letGo(order.filter { !wanted.contains($0) })
            order = all.map(\.element)
            for one in all {
                if let view = shown[one.element] {
                    adopt(one, by: view)
                } else {
                    show(one, from: one)
                }
            }
            measure(all)
            if isLayoutPrepared { return }
        }
    }

    /// Asks views for the sizes that suit them, where the layout wants to know.
    func measure(_ all: [UICollectionViewLayoutAttributes]) {
        guard layout.measuresViews else { return }
        for one in all where one.representedElementCategory != .decorationView {
            guard let view = shown[one.element], !view.isMeasured(for: one) else { continue }
            let preferred = view.preferredLayoutAttributesFitting(one.duplicate)
            view.measured = .init(asked: one.size, answer: preferred.size)
            guard preferred.isFinite, preferred.size.width >= 0, preferred.size.height >= 0 else {
                diagnose(
                    .error, "preferredLayoutAttributesFitting(_:)",
                    "got a size of \(preferred.size) for \(one.indexPath), which is ignored: use a finite one from 0 up"
                )
                continue
            }
            guard
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: one)
            else { continue }
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: one))
        }
    }

    /// Scrolls to an item, as far as the content allows.
    func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard loadCounts().contains(indexPath), let there = layoutAttributesForItem(at: indexPath) else {
            return diagnose(
                .error, "scrollToItem(at:at:animated:)",
                "attempted to scroll to invalid index path: \(indexPath)")
        }
        layout.scrollAcross(to: there, at: scrollPosition, animated: animated)
        guard !scrollPosition.isEmpty else { return scrollRectToVisible(there.frame, animated: animated) }
        let (insets, rect) = (adjustedContentInset, there.frame)
        let (left, top) = (rect.minX - insets.left, rect.minY - insets.top)
        let (right, bottom) = (
            rect.maxX + insets.right - bounds.width, rect.maxY + insets.bottom - bounds.height
        )
        var offset = contentOffset
        switch scrollPosition.intersection([.top, .centeredVertically, .bottom]) {
        case []: break
        case .top: offset.y = top
        case .centeredVertically: offset.y = (top + bottom) / 2
        case .bottom: offset.y = bottom
        default: return reportPosition("vertical")
        }
        switch scrollPosition.intersection([.left, .centeredHorizontally, .right]) {
        case []: break
        case .left: offset.x = left
        case .centeredHorizontally: offset.x = (left + right) / 2
        case .right: offset.x = right
        default: return reportPosition("horizontal")
        }
        // The insets and the size hold from the first layout on.
        if contentOffset != clamped(offset) { setContentOffset(clamped(offset), animated: animated) }
    }

    private func reportPosition(_ axis: String) {
        diagnose(
            .error, "scrollToItem(at:at:animated:)",
            "attempted to scroll with more than one \(axis) position: give one of them")
    }
}
