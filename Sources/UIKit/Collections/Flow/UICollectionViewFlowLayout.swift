/// A layout of lines that are broken where they are full, with a header and a footer for each section.
///
/// The delegate may give sizes and spacings of single items and sections: see
/// `UICollectionViewDelegateFlowLayout`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What a section's insets are measured from.
    public enum SectionInsetReference: Int, Sendable {
        /// The edges of the content's inset.
        case fromContentInset = 0
        /// The edges of the safe area.
        case fromSafeArea = 1
        /// The edges of the layout margins.
        case fromLayoutMargins = 2
    }

    /// As an estimate: every cell decides its own size.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    var flow = FlowContent()

    /// Makes a layout that scrolls vertically.
    public override init() {
        super.init()
    }

    /// Makes a layout that scrolls vertically; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// `UICollectionViewFlowLayoutInvalidationContext`.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    // MARK: - Properties

    /// The least space between lines, in points. Default 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { didChange(minimumLineSpacing != oldValue) }
    }

    /// The least space between the items of a line, in points. Default 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { didChange(minimumInteritemSpacing != oldValue) }
    }

    /// The size of items for which the delegate gives none. Default 50 by 50 points.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { didChange(itemSize != oldValue) }
    }

    /// The size that items are taken to have until their cells were asked for it: with any other than zero,
    /// the default, cells decide their own size.
    open var estimatedItemSize = CGSize.zero {
        didSet { didChange(estimatedItemSize != oldValue) }
    }

    /// Whether it scrolls vertically or horizontally. Default vertically.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { didChange(scrollDirection != oldValue) }
    }

    /// The size of headers, of which only the length in the direction of scrolling counts. Default zero:
    /// none.
    open var headerReferenceSize = CGSize.zero {
        didSet { didChange(headerReferenceSize != oldValue) }
    }

    /// The size of footers, of which only the length in the direction of scrolling counts. Default zero:
    /// none.
    open var footerReferenceSize = CGSize.zero {
        didSet { didChange(footerReferenceSize != oldValue) }
    }

    /// The space around the items of a section, between header and footer. Default zero.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { didChange(sectionInset != oldValue) }
    }

    /// What the space at both ends of lines is measured from. Default the content's inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { didChange(sectionInsetReference != oldValue) }
    }

    /// Whether headers stay at the edge while their section is in sight. Default false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { didChange(sectionHeadersPinToVisibleBounds != oldValue) }
    }

    /// Whether footers stay at the edge while their section is in sight. Default false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { didChange(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private func didChange(_ isOther: Bool) {
        if isOther { invalidateLayout() }
    }

    // MARK: - Layout

    /// Places all items, as far as something has changed.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        flow.prepare(for: self, in: collectionView)
    }

    /// The size of all sections; across as wide as the collection view's room.
    open override var collectionViewContentSize: CGSize { flow.contentSize }

    /// Returns the attributes of the items, headers and footers in a part of the content.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flow.elements(in: rect, visible: visible).compactMap { element in
            switch element {
            case .cell(let path): layoutAttributesForItem(at: path)
            case .supplementary(let kind, let path):
                layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            case .decoration: nil
            }
        }
    }

    /// Returns where an item is; nil if there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = flow.frame(ofItemAt: indexPath) else { return nil }
        let attributes = makeAttributes(.cell(indexPath))
        attributes.frame = frame
        return attributes
    }

    /// Returns where a header or footer is; nil if the section has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let place = flow.place(ofKind: elementKind, at: indexPath, visible: visible) else { return nil }
        let attributes = makeAttributes(.supplementary(elementKind, indexPath))
        attributes.frame = place.frame
        if place.isPinned { attributes.zIndex = Self.pinnedIndex }
        return attributes
    }

    /// Headers that stay at the edge lie in front of the items that scroll below them.
    private static let pinnedIndex = 10

    private var visible: CGRect { collectionView?.visibleContent ?? .zero }

    private func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (type ?? UICollectionViewLayoutAttributes.self).make(element)
    }

    // MARK: - Invalidation

    /// Drops what the context names.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            flow.isComplete = false
        } else if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            if context.invalidateFlowLayoutDelegateMetrics {
                flow.isComplete = false
            } else if context.invalidateFlowLayoutAttributes, context.invalidatedItemIndexPaths == nil {
                flow.isPlaced = false
            }
        }
        super.invalidateLayout(with: context)
    }

    /// Whether the room across changes, or something stays at the edges.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return isResized(collectionView.bounds.size, newBounds.size)
    }

    private func isResized(_ old: CGSize, _ new: CGSize) -> Bool {
        scrollDirection == .vertical ? old.width != new.width : old.height != new.height
    }

    /// Returns a context that drops sizes and places only if the room across changes.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
            let isOther = isResized(collectionView?.bounds.size ?? .zero, newBounds.size)
            flowContext.invalidateFlowLayoutDelegateMetrics = isOther
            flowContext.invalidateFlowLayoutAttributes = isOther
            if isOther { flow.forgetSizes() }
        }
        return context
    }

    /// Whether a cell asks for another size, where cells decide their own.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        originalAttributes.representedElementCategory == .cell && measuresViews
            && preferredAttributes.size != originalAttributes.size
    }

    /// Gives an item the size that its cell asks for, and names it.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
            flowContext.invalidateFlowLayoutDelegateMetrics = false
            flow.setSize(preferredAttributes.size, ofItemAt: originalAttributes.indexPath)
        }
        return context
    }

    // MARK: - For the library

    override var measuresViews: Bool { estimatedItemSize != .zero }

    /// The size of items that nobody has measured.
    var usualItemSize: CGSize {
        estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    override func adopt(_ update: CollectionUpdate?) { flow.adopt(update) }

    override func safeAreaDidChange() {
        if sectionInsetReference != .fromContentInset { invalidateLayout() }
    }
}

extension UICollectionView {
    /// The direction in which a flow layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Left and right.
        case horizontal = 1
    }
}
