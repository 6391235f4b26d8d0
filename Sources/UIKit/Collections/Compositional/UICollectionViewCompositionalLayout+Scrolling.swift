// Sections that scroll across the layout: their cells lie in scroll views of their own.
extension UICollectionViewCompositionalLayout {
    func offset(ofSection index: Int) -> CGPoint {
        scrollers[index]?.contentOffset ?? offsets[index] ?? .zero
    }

    func remove(scrollerAt index: Int) {
        guard let scroller = scrollers.removeValue(forKey: index) else { return }
        offsets[index] = scroller.contentOffset
        scroller.didScroll = {}
        scroller.removeFromSuperview()
    }

    func place(
        scrollerAt index: Int, of section: CompositionalSection, in collectionView: UICollectionView
    ) {
        let rect = section.groupsRect
        let frame = rect.offsetBy(dx: isVertical ? 0 : section.start, dy: isVertical ? section.start : 0)
        let scroller = scrollers[index] ?? OrthogonalScrollView()
        UIView.performWithoutAnimation {
            scroller.isHorizontal = isVertical
            if scroller.behavior != section.section.orthogonalScrollingBehavior {
                scroller.behavior = section.section.orthogonalScrollingBehavior
            }
            scroller.spans = section.spans
            if scroller.frame != frame { scroller.frame = frame }
            let size =
                isVertical
                ? CGSize(width: section.scrolledLength, height: frame.height)
                : CGSize(width: frame.width, height: section.scrolledLength)
            if scroller.contentSize != size { scroller.contentSize = size }
            let insets = scroller.centeringInsets
            if scroller.contentInset != insets { scroller.contentInset = insets }
            guard scrollers[index] == nil else { return }
            scrollers[index] = scroller
            scroller.contentOffset =
                offsets[index] ?? CGPoint(x: -insets.left, y: -insets.top)
            scroller.didScroll = { [weak collectionView] in collectionView?.setNeedsLayout() }
            collectionView.insertScroller(scroller)
        }
    }
}
