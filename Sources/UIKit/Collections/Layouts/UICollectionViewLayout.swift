/// Decides where the elements of a collection view are. Subclass it: there is no content without a subclass.
///
/// Before anything is asked, `prepare()` is called, and again after each invalidation.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?

    /// The classes of decoration views, by kind.
    private var decorations: [String: UICollectionReusableView.Type] = [:]
    /// The update or change of layout that runs now.
    var change: CollectionChange?

    /// Makes a layout.
    public override init() {
        super.init()
    }

    /// Makes a layout; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The class of the attributes that the layout makes. Default `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts of invalidations. Default `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: - The direction

    /// The direction for which the layout places the elements. Default left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether everything is mirrored in a collection view of the other direction: the content then begins at its right
    /// end. Default false.
    ///
    /// The layout goes on placing the elements for its own direction; rectangles and places that it is asked for are
    /// those from before they are mirrored.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: - What a subclass provides

    /// Called before the first question, and before the first one after an invalidation.
    open func prepare() {}

    /// The size of the content in points. Default zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements in a part of the content. Default nil.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item; nil, the default, if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; nil, the default, if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view; nil, the default, if there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the offset at which the content comes to rest after a drag.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: where it would come to rest.
    ///   - velocity: that of the content, in points per millisecond.
    /// - Returns: where it shall come to rest; unless overridden the proposed offset.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the offset of the content after an update or a change of layout; unless overridden the
    /// proposed one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: - Invalidation

    /// Says that everything has to be placed anew.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Says what has to be placed anew. A subclass that keeps results drops those that the context names, and
    /// calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutDidInvalidate(self, context)
    }

    /// Returns whether a change of the collection view's bounds, as by scrolling, invalidates the layout.
    /// Default false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns what a change of bounds invalidates.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns whether the size that a view asks for invalidates the layout. Default false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns what the size that a view asks for invalidates.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidate(originalAttributes.element)
        return context
    }

    /// A context of the layout's class.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return type?.makeOfDynamicType() ?? UICollectionViewLayoutInvalidationContext()
    }

    // MARK: - Updates and changes of layout

    /// Called before an update is animated, after `prepare()`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called when the animations of an update have been set up, inside of their block.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the places of supplementary views that the layout itself takes away in an
    /// update, counted before it. Default none.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the places of supplementary views that the layout itself adds in an
    /// update, counted after it. Default none.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the places of decoration views that the layout itself takes away in an
    /// update, counted before it. Default none.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the places of decoration views that the layout itself adds in an
    /// update, counted after it. Default none.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Called before a change of the collection view's size is animated.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when the animations of a change of size have been set up.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before this layout gives way to another one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout takes over from another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called when the animations of a change of layout have been set up.
    open func finalizeLayoutTransition() {}

    /// Returns where an item's animation begins, of each item that is in sight after a change: for a new one
    /// its own attributes with opacity 0, for others where they were before.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { start(of: .cell(itemIndexPath)) }

    /// Returns where an item's animation ends, of each item that goes out of sight in a change: for one that
    /// is deleted its attributes with opacity 0, for others where they are afterwards.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { end(of: .cell(itemIndexPath)) }

    /// Returns where a supplementary view's animation begins.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        start(of: .supplementary(elementKind, elementIndexPath))
    }

    /// Returns where a supplementary view's animation ends.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { end(of: .supplementary(elementKind, elementIndexPath)) }

    /// Returns where a decoration view's animation begins.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        start(of: .decoration(elementKind, decorationIndexPath))
    }

    /// Returns where a decoration view's animation ends.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { end(of: .decoration(elementKind, decorationIndexPath)) }

    // MARK: - Items that are moved by hand

    /// Returns where an item in hand would go.
    ///
    /// - Parameters:
    ///   - previousIndexPath: where it would have gone so far.
    ///   - position: where its middle is, in the content.
    /// - Returns: unless overridden the place of the item below the middle; without one, `previousIndexPath`.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let there = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
        let hits = (layoutAttributesForElements(in: there) ?? []).filter { one in
            one.representedElementCategory == .cell && shownFrame(of: one).contains(position)
        }
        return hits.max { $0.zIndex < $1.zIndex }?.indexPath ?? previousIndexPath
    }

    /// Returns how an item in hand is shown: unless overridden as at its place, but with its middle at `position`, in
    /// front of all others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Returns what an item in hand invalidates that would go somewhere else.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns what is invalidated when an item in hand is let go.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        return context
    }

    // MARK: - Decoration views

    /// Registers the class of the decoration views of a kind; nil takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorations[elementKind] = nil
            return
        }
        decorations[elementKind] = UICollectionView.reusable(
            viewClass, "register(_:forDecorationViewOfKind:)")
    }

    func decorationClass(_ kind: String) -> UICollectionReusableView.Type? { decorations[kind] }

    // MARK: - For the library

    /// Whether views are asked for the sizes that suit them.
    var measuresViews: Bool { true }

    /// Whether any row can be swiped aside.
    var hasSwipeActions: Bool { false }

    /// Returns the actions at one end of a row; nil for none.
    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? { nil }

    /// Carries what is kept of single items over to their places after an update; nil drops it.
    func adopt(_ update: CollectionUpdate?) {}

    /// Called when the safe area of the collection view has changed, and its margins with it.
    func safeAreaDidChange() {}

    /// Where on the content an element is seen, which may be in a part that scrolls on its own.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

    /// The scroll view inside of the collection view that holds an element; nil for the collection view itself.
    func scroller(of element: CollectionElement) -> OrthogonalScrollView? { nil }

    /// Gives the parts in sight that scroll on their own their scroll views, and takes away the others'.
    func placeScrollers() {}

    /// Takes all scroll views away, as when another layout takes over, and leaves their cells where they are.
    func removeScrollers(from collectionView: UICollectionView) {}

    /// Scrolls the part that an item lies in to the item, where that part scrolls on its own.
    func scrollAcross(
        to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition,
        animated: Bool
    ) {}
}
