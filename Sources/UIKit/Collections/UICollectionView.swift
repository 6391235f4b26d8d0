/// A scroll view of items whose places a layout decides.
///
/// Only items in sight have cells, which are used again for items that come into sight.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    var layout: UICollectionViewLayout
    /// The numbers of items; nil until the data source was asked.
    var counts: CollectionCounts?
    /// Which part of the layout's answers still holds.
    var isLayoutPrepared = false
    /// What the invalidations since the layout was prepared ask for.
    var adjustment = CGPoint.zero
    /// The bounds and insets that the layout was asked about last.
    var knownBounds = CGRect.zero
    var knownInsets = UIEdgeInsets.zero
    /// Whether the content was mirrored in the last layout.
    var wasFlipped = false

    /// The views of all elements in sight, and the order in which they came from the layout.
    var shown: [CollectionElement: UICollectionReusableView] = [:]
    var order: [CollectionElement] = []
    /// Views that animate out of sight.
    var leaving: [LeavingView] = []
    var arrivals = 0
    var pool = ReusePool<UICollectionReusableView>()
    var classes: [String: UICollectionReusableView.Type] = [:]
    var nibs: [String: UINib] = [:]
    /// The attributes of the element whose view the data source is asked for.
    var wanted: UICollectionViewLayoutAttributes?
    /// The cell whose contents the data source is asked for again.
    var reconfigured: UICollectionViewCell?
    /// Which callbacks are running now: counts, layout, tiles.
    var busy: Busy = []

    var selected: Set<IndexPath> = []
    var highlighted: IndexPath?
    /// The changes of the update whose block runs now.
    var batch: CollectionBatch?
    var batchDepth = 0
    var batchCompletions: [(Bool) -> Void] = []
    var transition: InteractiveLayoutChange?
    /// The item that a finger moves.
    var itemMove: ItemMove?
    /// Lets the finger swipe rows of a list aside; nil in layouts without such rows.
    var swiper: RowSwiper?
    /// What was in sight before a change of size that is animated.
    var resizing: (bounds: CGRect, attributes: [CollectionElement: UICollectionViewLayoutAttributes])?

    /// Makes a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        setUp()
    }

    /// Makes one with a flow layout; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        knownBounds = bounds
        layout.owner = self
        addInteraction(contextMenus.interaction)
    }

    // MARK: - Data and layout

    /// Provides the sections, items and cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Hears which items come into sight soon. Default nil.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { setNeedsLayout() }
    }
    /// Whether the data source for prefetching is told. Default true.
    open var isPrefetchingEnabled = true
    var prefetching = Prefetching()
    private(set) lazy var contextMenus = CollectionContextMenus(self)
    /// The delegate, if it conforms to the collection view's delegate protocol.
    var collectionDelegate: (any UICollectionViewDelegate)? {
        actingDelegate(
            as: (any UICollectionViewDelegate).self, havingMethod: "collectionView:didSelectItemAtIndexPath:")
    }

    /// What decides where the items are. Setting it changes the layout at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Makes the collection view ask its data source again; selection and views are lost.
    open func reloadData() {
        guard !busy.contains(.counting) else {
            return diagnose(
                .error, "reloadData()",
                "was reloaded while it counted its items, which is ignored: reload it later")
        }
        guard batch == nil else {
            batch?.reloadsAll = true
            return
        }
        forgetData()
    }

    /// The number of sections.
    open var numberOfSections: Int { loadCounts().items.count }

    /// Returns the number of items in a section; 0 for one that does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
        let items = loadCounts().items
        guard items.indices.contains(section) else {
            diagnose(
                .error, "numberOfItems(inSection:)",
                "was asked for section \(section), but has \(items.count) sections")
            return 0
        }
        return items[section]
    }

    // MARK: - Look

    /// A view behind all items, as large as the collection view, which does not scroll. Default nil.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            backgroundView.frame = bounds
        }
    }

    // MARK: - Selection

    /// Whether touching an item selects it. Default true.
    open var allowsSelection = true

    /// Whether more than one item can be selected. Default false; setting it to false deselects all.
    open var allowsMultipleSelection = false {
        didSet {
            guard !allowsMultipleSelection, selected.count > 1 else { return }
            for path in selected.sorted() { deselectItem(at: path, animated: false) }
        }
    }

    /// Whether touching an item selects it while the items are edited. Default false.
    open var allowsSelectionDuringEditing = false
    /// Whether more than one item can be selected while the items are edited: then touching an item selects it.
    /// Default false.
    open var allowsMultipleSelectionDuringEditing = false

    /// The items that are selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

    /// Selects an item without telling the delegate; nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selected.sorted() { deselectItem(at: path, animated: animated) }
            return
        }
        guard loadCounts().contains(indexPath) else {
            return diagnose(
                .error, "selectItem(at:animated:scrollPosition:)",
                "was asked to select \(indexPath), which does not exist")
        }
        if !selectsSeveral {
            for path in selected.sorted() where path != indexPath {
                deselectItem(at: path, animated: animated)
            }
        }
        selected.insert(indexPath)
        setSelected(true, at: indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selected.remove(indexPath) != nil else { return }
        setSelected(false, at: indexPath)
    }

    // MARK: - Editing

    /// Whether the items are edited: the states of their cells say so, and rows of lists show the accessories that
    /// belong to that. Default false.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    // MARK: - Registering and dequeuing

    /// Registers the class of cells with an identifier, so that they can be made when one is dequeued; nil
    /// takes it back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, Self.key(nil, identifier), "register(_:forCellWithReuseIdentifier:)")
    }

    /// Registers the nib of cells with an identifier; nil takes it back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        nibs[Self.key(nil, identifier)] = nib
    }

    /// Registers the nib of supplementary views of a kind with an identifier; nil takes it back.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        nibs[Self.key(kind, identifier)] = nib
    }

    /// Registers the class of supplementary views of a kind with an identifier; nil takes it back.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(
            viewClass, Self.key(elementKind, identifier),
            "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
    }

    /// Returns an unused cell with an identifier, or a new one. Of an identifier that is not registered it is
    /// a plain cell, with a diagnostic.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = dequeue(nil, identifier, .cell(indexPath)) as? UICollectionViewCell { return cell }
        let kind = "UICollectionElementKindCell"
        report(kind, identifier, "dequeueReusableCell(withReuseIdentifier:for:)")
        let cell = UICollectionViewCell(frame: CGRect(origin: .zero, size: size(of: .cell(indexPath))))
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Returns an unused supplementary view of a kind with an identifier, or a new one. Of an identifier that
    /// is not registered it is a plain view, with a diagnostic.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let element = CollectionElement.supplementary(elementKind, indexPath)
        if let view = dequeue(elementKind, identifier, element) { return view }
        report(
            elementKind, identifier, "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
        let view = UICollectionReusableView(frame: CGRect(origin: .zero, size: size(of: element)))
        view.reuseIdentifier = identifier
        return view
    }

    // MARK: - Where items are

    /// Returns the cell of an item in sight; nil for other items.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns a supplementary view in sight; nil for others.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { shown[.supplementary(elementKind, indexPath)] }

    /// Returns the item that a cell shows; nil if it shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.indexPath
    }

    /// The cells in sight, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    /// The items in sight, in order.
    open var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter(\.isCell).map(\.indexPath).sorted()
    }

    /// Returns the places of the supplementary views of a kind that are in sight, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.keys.compactMap { element -> IndexPath? in
            if case .supplementary(elementKind, let path) = element { path } else { nil }
        }.sorted()
    }

    /// Returns the supplementary views of a kind that are in sight, in order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Returns where an item is; nil if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard loadCounts().contains(indexPath) else { return nil }
        return layout.attributes(of: .cell(indexPath))
    }

    /// Returns where a supplementary view is; nil if there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.attributes(of: .supplementary(kind, indexPath))
    }

    /// Returns the frontmost item at a point of the content; nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        prepareLayout()
        let there = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let hits = attributes(in: there).filter { one in
            one.representedElementCategory == .cell && !one.isHidden
                && layout.shownFrame(of: one).contains(point)
        }
        return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// Scrolls to an item, as far as the content allows.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: - Bounds and layout

    /// The size, and the part of the content in sight. The layout is asked whether a change invalidates it.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    /// The frame. The layout is asked whether a change of its size invalidates it.
    open override var frame: CGRect {
        get { super.frame }
        set {
            if CATransform3DIsIdentity(layer.transform), newValue.size != bounds.size {
                boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            }
            super.frame = newValue
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        layout.safeAreaDidChange()
    }

    /// Prepares the layout where that is due, shows what came into sight, and lets go of the rest.
    open override func layoutSubviews() {
        boundsWillChange(to: bounds)
        insetsMayHaveChanged()
        directionMayHaveChanged()
        prepareLayout()
        super.layoutSubviews()
        if isDragging { swiper?.close(animated: true) }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        let resized = resizing
        resizing = nil
        if let resized, UIView.inheritedAnimationDuration > 0 {
            animateResizing(from: resized.bounds, resized.attributes)
        } else {
            tile()
        }
        prefetch()
    }

    /// Where the content comes to rest after a drag: where the layout says.
    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: - Touches

    /// Lets a row of a list be swiped that has something at its end.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let swiper, gestureRecognizer === swiper.pan { return swiper.mayBegin }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Highlights the item under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { touchItem(at: touch.location(in: self)) }
    }

    /// Selects or deselects the item if the finger is still on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        releaseItem(at: touches.first?.location(in: self))
    }

    /// Releases the item without selecting it, as when the finger scrolls.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        releaseItem(at: nil)
    }

    // MARK: - Updates

    /// Carries out insertions, deletions, moves and reloads together, animated.
    ///
    /// - Parameters:
    ///   - updates: changes the data and says what changed. Deletions, reloads and the origins of moves name places
    ///     before it, insertions and the ends of moves places after it.
    ///   - completion: gets true if the animations ran to their end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if let completion { batchCompletions.append(completion) }
        runBatch(updates)
    }

    /// Says that items were inserted, by their places afterwards.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }

    /// Says that items were deleted, by their places before.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }

    /// Gives items new cells, by their places before.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }

    /// Says that an item was moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Says that sections were inserted, by their places afterwards.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }

    /// Says that sections were deleted, by their places before.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

    /// Asks for sections again, by their places before.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

    /// Says that a section was moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    // MARK: - Moving an item by hand

    /// Takes an item into the hand, if the data source lets it be moved. Others make room for it, wherever it is taken.
    ///
    /// - Returns: whether it can be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMove(of: indexPath) }

    /// Moves the middle of the item in hand to a point of the content. Close to an edge the content scrolls.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        continueMove(to: targetPosition)
    }

    /// Lets the item go where it is: the data source changes its data.
    open func endInteractiveMovement() { endMove(isCancelled: false) }

    /// Lets the item go back to where it was.
    open func cancelInteractiveMovement() { endMove(isCancelled: true) }

    // MARK: - Changing the layout

    /// Changes the layout, at once or animated.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes the layout, at once or animated; `completion` gets true if the animations ran to their end.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    /// Begins to change the layout as far as `transitionProgress` of the layout that is returned says.
    ///
    /// - Parameters:
    ///   - layout: the layout to change to.
    ///   - completion: gets whether the animations ran to their end, and whether the change was finished.
    /// - Returns: the layout in between.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginTransition(to: layout, completion: completion)
    }

    /// Animates the rest of an interactive change of layout.
    open func finishInteractiveTransition() { endTransition(finishes: true) }

    /// Animates the way back of an interactive change of layout.
    open func cancelInteractiveTransition() { endTransition(finishes: false) }
}
