// Sections that scroll across the layout: their cells lie in scroll views of their own.
extension UICollectionViewCompositionalLayout {
    func offset(ofSection index: Int) -> CGPoint {
        scrollers[index]?.contentOffset ?? offsets[index] ?? .zero
    }

    /// Gives the sections in sight their scroll views, and takes away the others'.
    func placeScrollers() {
        guard let collectionView else { return }
        let inSight = content.sections(in: collectionView.bounds).filter { $0.1.isScrolled }
        let kept = Set(inSight.map(\.0))
        for index in scrollers.keys.sorted() where !kept.contains(index) { remove(scrollerAt: index) }
        for (index, section) in inSight { place(scrollerAt: index, of: section, in: collectionView) }
    }

    /// Takes all scroll views away, as when another layout takes over, and leaves their cells where they are.
    func removeScrollers(from collectionView: UICollectionView) {
        for index in scrollers.keys.sorted() {
            for case let cell as UICollectionReusableView in scrollers[index]?.subviews ?? [] {
                let center = collectionView.convert(cell.center, from: cell.superview)
                UIView.performWithoutAnimation {
                    collectionView.addSubview(cell)
                    cell.center = center
                }
            }
            remove(scrollerAt: index)
        }
    }

    private func remove(scrollerAt index: Int) {
        guard let scroller = scrollers.removeValue(forKey: index) else { return }
        offsets[index] = scroller.contentOffset
        scroller.didScroll = {}
        scroller.removeFromSuperview()
    }

    private func place(
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

    /// Scrolls an item's section across the layout to the item.
    func scrollAcross(
        to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        let index = attributes.indexPath.section
        guard content.isScrolled(attributes.element) else { return }
        placeScrollers()
        guard let scroller = scrollers[index] else {
            offsets[index] =
                isVertical ? CGPoint(x: attributes.frame.minX, y: 0) : CGPoint(x: 0, y: attributes.frame.minY)
            return
        }
        let rect = attributes.frame.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY)
        var offset = scroller.contentOffset
        if isVertical {
            if position.contains(.left) { offset.x = rect.minX }
            if position.contains(.centeredHorizontally) { offset.x = rect.midX - scroller.bounds.width / 2 }
            if position.contains(.right) { offset.x = rect.maxX - scroller.bounds.width }
        } else {
            if position.contains(.top) { offset.y = rect.minY }
            if position.contains(.centeredVertically) { offset.y = rect.midY - scroller.bounds.height / 2 }
            if position.contains(.bottom) { offset.y = rect.maxY - scroller.bounds.height }
        }
        if position.isEmpty { return scroller.scrollRectToVisible(rect, animated: animated) }
        let target = scroller.clamped(offset)
        if target != scroller.contentOffset { scroller.setContentOffset(target, animated: animated) }
    }
}
