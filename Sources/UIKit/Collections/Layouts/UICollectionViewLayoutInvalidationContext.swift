/// What of a layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Makes a context that names nothing: all attributes are asked for again.
    public override init() {
        super.init()
    }

    /// Whether the data source was reloaded.
    open internal(set) var invalidateEverything = false

    /// Whether the numbers of sections and items changed.
    open internal(set) var invalidateDataSourceCounts = false

    /// By how much the content offset moves when the layout is prepared.
    open var contentOffsetAdjustment = CGPoint.zero

    /// By how much the size of the content changes.
    open var contentSizeAdjustment = CGSize.zero

    /// The items that were named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views that were named, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views that were named, by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Where the items that are moved by hand would have gone so far; nil where none are moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the items that are moved by hand would go now; nil where none are moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the middle of what is moved by hand is, in the content. Default zero.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Names items whose attributes are no longer right.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views whose attributes are no longer right.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
        invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
    }

    /// Names decoration views whose attributes are no longer right.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
        invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
    }

    func invalidate(_ element: CollectionElement) {
        switch element {
        case .cell(let path): invalidateItems(at: [path])
        case .supplementary(let kind, let path): invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decoration(let kind, let path): invalidateDecorationElements(ofKind: kind, at: [path])
        }
    }
}

/// What of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again for sizes and spacings. Default true.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the items are placed again. Default true.
    open var invalidateFlowLayoutAttributes = true
}

// As for attributes: an object of a class that is known at run time alone.
extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("uikit_layoutInvalidationContext_ofDynamicType")
    convenience init(ofDynamicType: Void) { self.init() }

    @_silgen_name("uikit_layoutInvalidationContext_ofDynamicType")
    static func makeOfDynamicType() -> UICollectionViewLayoutInvalidationContext
}
