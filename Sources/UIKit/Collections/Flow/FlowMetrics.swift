/// Asks a flow layout and its delegate for sizes and spacings.
@MainActor
struct FlowMetrics {
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView
    let isVertical: Bool
    /// The sizes that cells asked for.
    let measured: [IndexPath: CGSize]

    /// Returns all sections, not yet placed. `width` is the room across.
    func read(in width: CGFloat) -> [FlowSection] {
        let counts = view.loadCounts().items
        let delegate = view.actingDelegate(
            as: (any UICollectionViewDelegateFlowLayout).self,
            havingMethod: "collectionView:layout:sizeForItemAtIndexPath:")
        var widest: CGFloat = 0
        let sections = counts.enumerated().map { index, count in
            let metrics = metrics(of: index, delegate)
            let sizes = sizes(of: index, count, delegate)
            let room = metrics.lead.cross + metrics.trail.cross
            widest = max(widest, room + (sizes.max { $0.cross < $1.cross }?.cross ?? 0))
            return FlowSection(metrics: metrics, sizes: sizes)
        }
        if widest > width + 1e-3, width > 0, !layout.measuresViews { reportTooWide() }
        return sections
    }

    private func metrics(
        of section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection.Metrics {
        let inset = insets(
            delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset)
        let header =
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
        let line =
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
        let item =
            delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
        return FlowSection.Metrics(
            header: extent(header).main, footer: extent(footer).main,
            lead: isVertical
                ? .init(main: inset.top, cross: inset.left) : .init(main: inset.left, cross: inset.top),
            trail: isVertical
                ? .init(main: inset.bottom, cross: inset.right)
                : .init(main: inset.right, cross: inset.bottom),
            lineSpacing: line.isFinite ? line : 0, itemSpacing: item.isFinite ? item : 0)
    }

    /// The section's insets with what the reference adds across.
    private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        let added: UIEdgeInsets =
            switch layout.sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: beyondContentInset(view.safeAreaInsets)
            case .fromLayoutMargins: beyondContentInset(view.layoutMargins)
            }
        var all = own
        if isVertical {
            all.left += added.left
            all.right += added.right
        } else {
            all.top += added.top
            all.bottom += added.bottom
        }
        guard [all.top, all.left, all.bottom, all.right].allSatisfy(\.isFinite) else {
            report("insetForSectionAt", "a section inset of \(own)")
            return .zero
        }
        return all
    }

    private func beyondContentInset(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let inner = view.adjustedContentInset
        return UIEdgeInsets(
            top: max(0, insets.top - inner.top), left: max(0, insets.left - inner.left),
            bottom: max(0, insets.bottom - inner.bottom), right: max(0, insets.right - inner.right))
    }

    private func sizes(
        of section: Int, _ count: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> [FlowSection.Extent] {
        guard delegate != nil || !measured.isEmpty else {
            return Array(repeating: extent(layout.usualItemSize), count: count)
        }
        return (0..<count).map { item in
            let path = IndexPath(item: item, section: section)
            return extent(
                measured[path] ?? delegate?.collectionView(view, layout: layout, sizeForItemAt: path)
                    ?? layout.usualItemSize)
        }
    }

    private func extent(_ size: CGSize) -> FlowSection.Extent {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            report("sizeForItemAt", "a size of \(size)")
            return .init(main: 0, cross: 0)
        }
        return isVertical
            ? .init(main: size.height, cross: size.width) : .init(main: size.width, cross: size.height)
    }

    // MARK: - Mistakes

    private func report(_ call: String, _ what: String) {
        view.diagnose(
            .error, "collectionView(_:layout:\(call):)",
            "got \(what) for its flow layout and takes it as zero: negative or infinite values are not supported in "
                + "the flow layout")
    }

    private func reportTooWide() {
        let (side, ends) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
        view.diagnose(
            .warning, "prepare()",
            "has items for which the behavior of \(layout.classForCollections) is not defined: the item \(side) must be "
                + "less than the \(side) of the UICollectionView minus the section insets \(ends) values, minus the "
                + "content insets \(ends) values")
    }
}

extension UICollectionViewFlowLayout {
    fileprivate var classForCollections: String { TransitionTrace.className(of: self) }
}
