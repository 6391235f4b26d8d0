import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MoreUICollectionViewCell: UICollectionViewCell {
    override var contentView: UIView { super.contentView }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var selectedBackgroundView: UIView? {
        get { super.selectedBackgroundView }
        set { super.selectedBackgroundView = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
}

private class MoreUICollectionViewController: UICollectionViewController {
    override var collectionView: UICollectionView? {
        get { super.collectionView }
        set { super.collectionView = newValue }
    }
    override var clearsSelectionOnViewWillAppear: Bool {
        get { super.clearsSelectionOnViewWillAppear }
        set { super.clearsSelectionOnViewWillAppear = newValue }
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        super.numberOfSections(in: collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        super.collectionView(collectionView, numberOfItemsInSection: section)
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        super.collectionView(collectionView, cellForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        super.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    {
        super.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    {
        super.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        super.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        super.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        super.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
            at: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        super.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        super.collectionView(
            collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        super.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDecelerating(scrollView)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
}

private class MoreUIControl: UIControl {
    override var isTracking: Bool { super.isTracking }
    override var isTouchInside: Bool { super.isTouchInside }
}

private class MoreUIAttachmentBehavior: UIAttachmentBehavior {
    override var items: [any UIDynamicItem] { super.items }
    override var anchorPoint: CGPoint {
        get { super.anchorPoint }
        set { super.anchorPoint = newValue }
    }
    override var length: CGFloat {
        get { super.length }
        set { super.length = newValue }
    }
    override var damping: CGFloat {
        get { super.damping }
        set { super.damping = newValue }
    }
    override var frequency: CGFloat {
        get { super.frequency }
        set { super.frequency = newValue }
    }
}

private class MoreUICollisionBehavior: UICollisionBehavior {
    override var translatesReferenceBoundsIntoBoundary: Bool {
        get { super.translatesReferenceBoundsIntoBoundary }
        set { super.translatesReferenceBoundsIntoBoundary = newValue }
    }
    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) {
        super.addItem(item)
    }
    override func removeItem(_ item: any UIDynamicItem) {
        super.removeItem(item)
    }
    override func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        super.setTranslatesReferenceBoundsIntoBoundary(with: insets)
    }
    override func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        super.addBoundary(withIdentifier: identifier, for: bezierPath)
    }
    override func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        super.addBoundary(withIdentifier: identifier, from: p1, to: p2)
    }
    override func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        super.boundary(withIdentifier: identifier)
    }
    override func removeBoundary(withIdentifier identifier: any NSCopying) {
        super.removeBoundary(withIdentifier: identifier)
    }
    override var boundaryIdentifiers: [any NSCopying]? { super.boundaryIdentifiers }
    override func removeAllBoundaries() {
        super.removeAllBoundaries()
    }
}

private class MoreUIDynamicBehavior: UIDynamicBehavior {
    override var action: (() -> Void)? {
        get { super.action }
        set { super.action = newValue }
    }
    override var childBehaviors: [UIDynamicBehavior] { super.childBehaviors }
    override var dynamicAnimator: UIDynamicAnimator? { super.dynamicAnimator }
    override func addChildBehavior(_ behavior: UIDynamicBehavior) {
        super.addChildBehavior(behavior)
    }
    override func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        super.removeChildBehavior(behavior)
    }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        super.willMove(to: dynamicAnimator)
    }
}

private class MoreUIDynamicItemBehavior: UIDynamicItemBehavior {
    override var elasticity: CGFloat {
        get { super.elasticity }
        set { super.elasticity = newValue }
    }
    override var friction: CGFloat {
        get { super.friction }
        set { super.friction = newValue }
    }
    override var density: CGFloat {
        get { super.density }
        set { super.density = newValue }
    }
    override var resistance: CGFloat {
        get { super.resistance }
        set { super.resistance = newValue }
    }
    override var angularResistance: CGFloat {
        get { super.angularResistance }
        set { super.angularResistance = newValue }
    }
    override var isAnchored: Bool {
        get { super.isAnchored }
        set { super.isAnchored = newValue }
    }
    override var allowsRotation: Bool {
        get { super.allowsRotation }
        set { super.allowsRotation = newValue }
    }
    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) {
        super.addItem(item)
    }
    override func removeItem(_ item: any UIDynamicItem) {
        super.removeItem(item)
    }
    override func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        super.addLinearVelocity(velocity, for: item)
    }
    override func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        super.linearVelocity(for: item)
    }
    override func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        super.addAngularVelocity(velocity, for: item)
    }
    override func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        super.angularVelocity(for: item)
    }
}

private class MoreUIGravityBehavior: UIGravityBehavior {
    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) {
        super.addItem(item)
    }
    override func removeItem(_ item: any UIDynamicItem) {
        super.removeItem(item)
    }
    override var gravityDirection: CGVector {
        get { super.gravityDirection }
        set { super.gravityDirection = newValue }
    }
    override var angle: CGFloat {
        get { super.angle }
        set { super.angle = newValue }
    }
    override var magnitude: CGFloat {
        get { super.magnitude }
        set { super.magnitude = newValue }
    }
    override func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        super.setAngle(angle, magnitude: magnitude)
    }
}
