import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MoreUICollectionViewLayout: UICollectionViewLayout {
    override var collectionView: UICollectionView? { super.collectionView }
    override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
    override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
    override func prepare() {
        super.prepare()
    }
    override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        super.targetContentOffset(
            forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func invalidateLayout() {
        super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        super.invalidationContext(forBoundsChange: newBounds)
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
    }
    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
    }
    override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.finalLayoutAttributesForDisappearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
    }
    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }
}

nonisolated private class MoreUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    override var indexPath: IndexPath {
        get { super.indexPath }
        set { super.indexPath = newValue }
    }
    override var representedElementCategory: UICollectionView.ElementCategory {
        super.representedElementCategory
    }
    override var representedElementKind: String? { super.representedElementKind }
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var center: CGPoint {
        get { super.center }
        set { super.center = newValue }
    }
    override var size: CGSize {
        get { super.size }
        set { super.size = newValue }
    }
    override var transform3D: CATransform3D {
        get { super.transform3D }
        set { super.transform3D = newValue }
    }
    override var transform: CGAffineTransform {
        get { super.transform }
        set { super.transform = newValue }
    }
    override var alpha: CGFloat {
        get { super.alpha }
        set { super.alpha = newValue }
    }
    override var zIndex: Int {
        get { super.zIndex }
        set { super.zIndex = newValue }
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override func copy(with zone: NSZone?) -> Any {
        super.copy(with: zone)
    }
}

private class MoreUICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateEverything: Bool { super.invalidateEverything }
    override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
    override var contentOffsetAdjustment: CGPoint {
        get { super.contentOffsetAdjustment }
        set { super.contentOffsetAdjustment = newValue }
    }
    override var contentSizeAdjustment: CGSize {
        get { super.contentSizeAdjustment }
        set { super.contentSizeAdjustment = newValue }
    }
    override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
    override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        super.invalidatedSupplementaryIndexPaths
    }
    override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
        super.invalidatedDecorationIndexPaths
    }
    override func invalidateItems(at indexPaths: [IndexPath]) {
        super.invalidateItems(at: indexPaths)
    }
    override func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths)
    }
    override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths)
    }
}

private class MoreUICollectionViewFlowLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
{
    override var invalidateFlowLayoutDelegateMetrics: Bool {
        get { super.invalidateFlowLayoutDelegateMetrics }
        set { super.invalidateFlowLayoutDelegateMetrics = newValue }
    }
    override var invalidateFlowLayoutAttributes: Bool {
        get { super.invalidateFlowLayoutAttributes }
        set { super.invalidateFlowLayoutAttributes = newValue }
    }
}

private class MoreUICollectionViewTransitionLayout: UICollectionViewTransitionLayout {
    override var currentLayout: UICollectionViewLayout { super.currentLayout }
    override var nextLayout: UICollectionViewLayout { super.nextLayout }
    override var transitionProgress: CGFloat {
        get { super.transitionProgress }
        set { super.transitionProgress = newValue }
    }
    override func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        super.updateValue(value, forAnimatedKey: key)
    }
    override func value(forAnimatedKey key: String) -> CGFloat {
        super.value(forAnimatedKey: key)
    }
}

private class MoreUICollectionReusableView: UICollectionReusableView {
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override func prepareForReuse() {
        super.prepareForReuse()
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        super.willTransition(from: oldLayout, to: newLayout)
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        super.didTransition(from: oldLayout, to: newLayout)
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

private class MoreUICollectionView: UICollectionView {
    override var collectionViewLayout: UICollectionViewLayout {
        get { super.collectionViewLayout }
        set { super.collectionViewLayout = newValue }
    }
    override func reloadData() {
        super.reloadData()
    }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfItems(inSection section: Int) -> Int {
        super.numberOfItems(inSection: section)
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set { super.allowsSelection = newValue }
    }
    override var allowsMultipleSelection: Bool {
        get { super.allowsMultipleSelection }
        set { super.allowsMultipleSelection = newValue }
    }
    override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        super.deselectItem(at: indexPath, animated: animated)
    }
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.dequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        super.cellForItem(at: indexPath)
    }
    override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        super.supplementaryView(forElementKind: elementKind, at: indexPath)
    }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        super.indexPath(for: cell)
    }
    override var visibleCells: [UICollectionViewCell] { super.visibleCells }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }
    override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        super.visibleSupplementaryViews(ofKind: elementKind)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        super.indexPathForItem(at: point)
    }
    override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
        super.insertItems(at: indexPaths)
    }
    override func deleteItems(at indexPaths: [IndexPath]) {
        super.deleteItems(at: indexPaths)
    }
    override func reloadItems(at indexPaths: [IndexPath]) {
        super.reloadItems(at: indexPaths)
    }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func insertSections(_ sections: IndexSet) {
        super.insertSections(sections)
    }
    override func deleteSections(_ sections: IndexSet) {
        super.deleteSections(sections)
    }
    override func reloadSections(_ sections: IndexSet) {
        super.reloadSections(sections)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        super.setCollectionViewLayout(layout, animated: animated)
    }
    override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        super.setCollectionViewLayout(layout, animated: animated, completion: completion)
    }
    override func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        super.startInteractiveTransition(to: layout, completion: completion)
    }
    override func finishInteractiveTransition() {
        super.finishInteractiveTransition()
    }
    override func cancelInteractiveTransition() {
        super.cancelInteractiveTransition()
    }
}
