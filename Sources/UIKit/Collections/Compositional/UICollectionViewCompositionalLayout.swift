/// Makes the section at an index: gets its room, too; nil is a mistake and leaves the section empty.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is put together from items, groups and sections.
///
/// Items lie in groups, which a section repeats; each section may look different, and may scroll across the layout.
/// Contents run from left to right whatever the direction of reading.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    var content = CompositionalContent()
    var scrollers: [Int: OrthogonalScrollView] = [:]
    /// The view that has got the colour of its list.
    private weak var coloredView: UICollectionView?
    /// How far sections are scrolled across.
    var offsets: [Int: CGPoint] = [:]

    /// Makes a layout all of whose sections look the same.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout all of whose sections look the same.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Makes a layout that asks for each of its sections.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout that asks for each of its sections.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout without sections; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// What holds for all sections. Setting it places everything again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: - Layout

    /// Asks for the sections where that is due, and places what has changed.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        content.prepare(for: self, in: collectionView)
        guard coloredView !== collectionView, let color = content.listBackground else { return }
        coloredView = collectionView
        // A colour that the program has chosen stays.
        if collectionView.backgroundColor == .systemBackground { collectionView.backgroundColor = color }
    }

    /// Returns the section at an index; without one it reports, and returns an empty one.
    func section(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        if let section = provider(index, environment) { return section }
        collectionView?.diagnose(
            .error, "prepare()",
            "got no section \(index) for its compositional layout, and leaves it empty: return one for each section"
        )
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
    }

    /// The size of all sections.
    open override var collectionViewContentSize: CGSize { content.contentSize }

    /// Returns the attributes of the elements in a part of the content. Those of a section that scrolls across the
    /// layout are where they would be if it were not scrolled.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView else { return nil }
        let all = content.elements(in: rect, offset: { offset(ofSection: $0) }).compactMap {
            attributes(of: $0)
        }
        if rect.contains(collectionView.bounds) { tellHandlers(all, in: collectionView) }
        return all
    }

    /// Returns where an item is; nil if there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        makeAttributes(.cell(indexPath))
    }

    /// Returns where a view at a boundary, or one that is fastened to an item, is; nil if there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { makeAttributes(.supplementary(elementKind, indexPath)) }

    /// Returns where a view behind a section is; nil if there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { makeAttributes(.decoration(elementKind, indexPath)) }

    private func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let collectionView,
            let place = content.place(of: element, visible: collectionView.visibleContent)
        else { return nil }
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = (type ?? UICollectionViewLayoutAttributes.self).make(element)
        made.frame = place.frame
        made.zIndex = place.zIndex
        made.estimates = place.estimates
        made.listPlace = content.listPlace(of: element)
        return made
    }

    private func tellHandlers(
        _ all: [UICollectionViewLayoutAttributes], in collectionView: UICollectionView
    ) {
        for (index, section) in content.sections(in: collectionView.bounds) {
            guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
            let visible = all.filter {
                $0.indexPath.section == index && shownFrame(of: $0).overlaps(collectionView.bounds)
            }
            let offset =
                section.isScrolled ? self.offset(ofSection: index) : collectionView.contentOffset
            handler(visible.map { VisibleCollectionItem($0) }, offset, section.environment)
        }
    }

    // MARK: - Invalidation

    /// Drops all sections, unless the context comes from the layout itself.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let isOwn = (context as? CompositionalInvalidationContext)?.keepsSections ?? false
        if !isOwn || context.invalidateEverything || context.invalidateDataSourceCounts {
            content.isComplete = false
        }
        super.invalidateLayout(with: context)
    }

    /// Whether the size changes, or something stays at the edges.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size != collectionView.bounds.size || content.isPinned
    }

    /// Returns a context that keeps the sections unless the size changes.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = CompositionalInvalidationContext()
        context.keepsSections = newBounds.size == collectionView?.bounds.size
        return context
    }

    /// Whether a view asks for another size where it has an estimated one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let estimates = originalAttributes.estimates else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return estimates.width && new.width != old.width || estimates.height && new.height != old.height
    }

    /// Gives a view the size that it asks for.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        content.setSize(preferredAttributes.size, of: originalAttributes.element)
        let context = CompositionalInvalidationContext()
        context.keepsSections = true
        context.invalidate(originalAttributes.element)
        return context
    }

    // MARK: - For the library

    override var hasSwipeActions: Bool { content.hasSwipeActions }

    override func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        content.swipeActions(at: path, isTrailing: isTrailing)
    }

    override var measuresViews: Bool { content.hasEstimates }

    override func adopt(_ update: CollectionUpdate?) { content.adopt(update) }

    override func safeAreaDidChange() { invalidateLayout() }

    // MARK: - Sections that scroll

    override func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard content.isScrolled(attributes.element) else { return attributes.frame }
        let offset = offset(ofSection: attributes.indexPath.section)
        return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    override func scroller(of element: CollectionElement) -> OrthogonalScrollView? {
        content.isScrolled(element) ? scrollers[element.indexPath.section] : nil
    }

    override func placeScrollers() {
        guard let collectionView else { return }
        let inSight = content.sections(in: collectionView.bounds).filter { $0.1.isScrolled }
        let kept = Set(inSight.map(\.0))
        for index in scrollers.keys.sorted() where !kept.contains(index) { remove(scrollerAt: index) }
        for (index, section) in inSight { place(scrollerAt: index, of: section, in: collectionView) }
    }

    override func removeScrollers(from collectionView: UICollectionView) {
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

    override func scrollAcross(
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

final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var keepsSections = false
}
