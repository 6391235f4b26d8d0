// Rows of lists that are swiped aside.
extension UICollectionView: RowSwiperOwner {
    func swipedRow(at point: CGPoint) -> (any SwipedRow)? {
        indexPathForItem(at: point).flatMap { cellForItem(at: $0) as? UICollectionViewListCell }
    }

    func actions(of row: any SwipedRow, isTrailing: Bool) -> RowActions {
        guard let swiper, let path = shown.first(where: { $0.value === row })?.key.indexPath,
            let configuration = layout.swipeActions(at: path, isTrailing: isTrailing)
        else { return .none }
        return swiper.actions(configuration, of: row)
    }

    /// Lets rows be swiped from the first layout on that has something at their ends.
    func prepareSwiping() {
        guard swiper == nil, layout.hasSwipeActions else { return }
        let new = RowSwiper(self)
        swiper = new
        addGestureRecognizer(new.pan)
    }
}
