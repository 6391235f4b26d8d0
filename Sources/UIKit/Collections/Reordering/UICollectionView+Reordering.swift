import Foundation

extension UICollectionView {
    /// Takes an item into the hand.
    ///
    /// - Returns: whether it can be moved.
    func beginMove(of indexPath: IndexPath) -> Bool {
        let call = "beginInteractiveMovementForItem(at:)"
        guard itemMove == nil, batch == nil, let dataSource else { return false }
        guard loadCounts().contains(indexPath), let there = layoutAttributesForItem(at: indexPath) else {
            diagnose(.error, call, "was asked to move \(indexPath), which does not exist")
            return false
        }
        guard dataSource.collectionView(self, canMoveItemAt: indexPath), loadCounts().contains(indexPath)
        else {
            return false
        }
        stopMotion()
        let scroller = AutoScroller(self) { [weak self] in self?.contentMovedBelowHand() }
        var move = ItemMove(indexPath, counts: loadCounts(), position: there.center, scroller: scroller)
        move.hand = CGPoint(x: there.center.x - bounds.minX, y: there.center.y - bounds.minY)
        itemMove = move
        placeItemInHand()
        return true
    }

    /// Moves the item in hand to a point of the content.
    func continueMove(to position: CGPoint) {
        guard position.x.isFinite, position.y.isFinite, itemMove != nil else { return }
        itemMove?.hand = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
        follow(position)
    }

    private func contentMovedBelowHand() {
        guard let hand = itemMove?.hand else { return }
        follow(CGPoint(x: bounds.minX + hand.x, y: bounds.minY + hand.y))
    }

    private func follow(_ position: CGPoint) {
        guard let before = itemMove else { return }
        itemMove?.position = position
        placeItemInHand()
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: before.target, withPosition: layout.mirrored(position))
        if proposed != before.target {
            let target =
                collectionDelegate?.collectionView(
                    self, targetIndexPathForMoveOfItemFromOriginalIndexPath: before.origin,
                    atCurrentIndexPath: before.target, toProposedIndexPath: proposed) ?? proposed
            makeRoom(at: target, from: before)
        }
        guard let move = itemMove else { return }
        if let cell = shown[.cell(move.target)] { move.scroller.follow(cell.frame) }
    }

    /// Shows the items as they would be with the one in hand at another place.
    private func makeRoom(at target: IndexPath, from before: ItemMove) {
        // A delegate that was asked may have ended the move.
        guard var move = itemMove, target != move.target else { return }
        guard let step = move.makeRoom(at: target) else {
            return diagnose(
                .error, "updateInteractiveMovementTargetPosition(_:)",
                "cannot move an item to \(target), which is no place, so the item stays where it is")
        }
        itemMove = move
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [move.target], withTargetPosition: move.position,
            previousIndexPaths: [before.target], previousPosition: before.position)
        carryOut(step, with: context)
    }

    /// Shows the item in hand where the hand is.
    private func placeItemInHand() {
        guard let move = itemMove, let cell = shown[.cell(move.target)], let attributes = attributesInHand
        else {
            return
        }
        UIView.performWithoutAnimation { adopt(attributes, by: cell) }
    }

    /// Returns the attributes of an element with its place in the data, where another one in hand has made it move.
    func asInData(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let itemMove, attributes.element.isCell else { return attributes }
        return attributes.moved(to: itemMove.source(of: attributes.indexPath))
    }

    /// How the item in hand is shown; nil without one.
    private var attributesInHand: UICollectionViewLayoutAttributes? {
        guard let move = itemMove else { return nil }
        let attributes = layout.mirrored(
            layout.layoutAttributesForInteractivelyMovingItem(
                at: move.target, withTargetPosition: layout.mirrored(move.position)))
        return attributes.isFinite ? attributes : nil
    }

    /// Lets the item in hand go: at its new place, or back to the old one.
    func endMove(isCancelled: Bool) {
        guard let move = itemMove else { return }
        move.scroller.stop()
        let isMoved = !isCancelled && move.target != move.origin
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [isMoved ? move.target : move.origin], previousIndexPaths: [move.target],
            movementCancelled: !isMoved)
        if isMoved, let dataSource {
            itemMove = nil
            dataSource.collectionView(self, moveItemAt: move.origin, to: move.target)
            // What was reloaded meanwhile is in its place.
            guard counts != nil else { return }
            layout.invalidateLayout(with: context)
            return settleItems()
        }
        var back = move
        let step = move.target == move.origin ? nil : back.makeRoom(at: move.origin)
        itemMove = nil
        guard let step else { return settleItems() }
        carryOut(step, with: context)
    }

    /// Forgets the item in hand, as everything is shown anew.
    func dropMove() {
        itemMove?.scroller.stop()
        itemMove = nil
    }

    private func settleItems() {
        animate(canAnimate) {
            self.tile()
        } completion: { _ in
        }
    }
}

extension UICollectionView {
    /// Returns attributes with those of the item in hand in place of the layout's own.
    func withItemInHand(_ all: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let inHand = attributesInHand else { return all }
        return all.filter { $0.element != inHand.element } + [inHand]
    }

    /// Shows an item that was let go where it was, as the data source does not say how to move it.
    func takeBack(_ destination: IndexPath) {
        diagnose(
            .error, "endInteractiveMovement()",
            "let an item go at \(destination), but its data source has no "
                + "collectionView(_:moveItemAt:to:), so it goes back")
        reloadData()
    }
}
