/// The sections of a flow layout, and how far they are placed.
@MainActor
struct FlowContent {
    /// Whether sizes and spacings are known, and whether everything has its place.
    var isComplete = false
    var isPlaced = false

    private var sections: [FlowSection] = []
    /// The sizes that cells asked for.
    private var measured: [IndexPath: CGSize] = [:]
    /// The items among them that have yet to be placed, by section the first of each.
    private var waiting: [Int: Int] = [:]
    private var isVertical = true
    private var width: CGFloat = 0
    private var scale: CGFloat = 1
    private var pinsHeaders = false
    private var pinsFooters = false

    var contentSize: CGSize { makeSize(main: sections.last?.end ?? 0, cross: width) }

    // MARK: - Preparing

    mutating func prepare(for layout: UICollectionViewFlowLayout, in view: UICollectionView) {
        let insets = view.adjustedContentInset
        isVertical = layout.scrollDirection == .vertical
        pinsHeaders = layout.sectionHeadersPinToVisibleBounds
        pinsFooters = layout.sectionFootersPinToVisibleBounds
        let room =
            isVertical
            ? view.bounds.width - insets.left - insets.right
            : view.bounds.height - insets.top - insets.bottom
        if width != max(0, room) || scale != view.pixelScale { isPlaced = false }
        width = max(0, room)
        scale = view.pixelScale
        if !isComplete {
            sections = FlowMetrics(layout: layout, view: view, isVertical: isVertical, measured: measured)
                .read(
                    in: width)
            isComplete = true
            isPlaced = false
        }
        if !isPlaced {
            for index in sections.indices { sections[index].place(in: width, scale: scale) }
            isPlaced = true
        } else {
            for (index, item) in waiting.sorted(by: { $0.key < $1.key })
            where sections.indices.contains(index) {
                sections[index].place(from: item, in: width, scale: scale)
            }
        }
        waiting = [:]
        var start: CGFloat = 0
        for index in sections.indices {
            if sections[index].start != start { sections[index].start = start }
            start = sections[index].end
        }
    }

    // MARK: - Sizes of cells

    mutating func setSize(_ size: CGSize, ofItemAt path: IndexPath) {
        guard contains(path) else { return }
        measured[path] = size
        sections[path.section].setSize(makeExtent(size), of: path.item)
        waiting[path.section] = min(waiting[path.section] ?? path.item, path.item)
    }

    mutating func forgetSizes() { measured = [:] }

    mutating func adopt(_ update: CollectionUpdate?) {
        guard let update, !measured.isEmpty else {
            measured = [:]
            return
        }
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in measured {
            if let element = update.element(after: .cell(path)) { moved[element.indexPath] = size }
        }
        measured = moved
    }

    // MARK: - Questions

    private func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].sizes.indices.contains(path.item)
    }

    func frame(ofItemAt path: IndexPath) -> CGRect? {
        guard contains(path) else { return nil }
        let place = sections[path.section].frame(of: path.item, scale: scale)
        return makeRect(
            main: place.main, cross: place.cross, length: place.size.main, across: place.size.cross)
    }

    /// Returns the frame of a header or footer, and whether it may stay at the edge; nil if there is none.
    func place(
        ofKind kind: String, at path: IndexPath, visible: CGRect
    ) -> (frame: CGRect, isPinned: Bool)? {
        guard path.count == 2, path.item == 0, sections.indices.contains(path.section) else {
            return nil
        }
        let section = sections[path.section]
        let (from, to) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
        switch kind {
        case UICollectionView.elementKindSectionHeader where section.metrics.header > 0:
            let length = section.metrics.header
            var main = section.start
            // Pushed out by the end of the section's items.
            if pinsHeaders { main = max(main, min(from, section.start + section.itemsEnd - length)) }
            return (makeRect(main: main, cross: 0, length: length, across: width), pinsHeaders)
        case UICollectionView.elementKindSectionFooter where section.metrics.footer > 0:
            let length = section.metrics.footer
            var main = section.end - length
            if pinsFooters { main = min(main, max(to - length, section.start + section.metrics.header)) }
            return (makeRect(main: main, cross: 0, length: length, across: width), pinsFooters)
        default: return nil
        }
    }

    /// Returns the elements of the lines in a part of the content, and the headers and footers of their
    /// sections.
    func elements(in rect: CGRect, visible: CGRect) -> [CollectionElement] {
        guard !rect.isNull else { return [] }
        let range = isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
        var found: [CollectionElement] = []
        var index = sections.partitionPoint { $0.end < range.lowerBound }
        while index < sections.count, sections[index].start <= range.upperBound {
            for kind in [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
                let path = IndexPath(item: 0, section: index)
                if let place = place(ofKind: kind, at: path, visible: visible), place.frame.overlaps(rect) {
                    found.append(.supplementary(kind, path))
                }
            }
            for item in sections[index].items(in: range) {
                let path = IndexPath(item: item, section: index)
                if let frame = frame(ofItemAt: path), frame.overlaps(rect) { found.append(.cell(path)) }
            }
            index += 1
        }
        return found
    }

    // MARK: - Directions

    private func makeSize(main: CGFloat, cross: CGFloat) -> CGSize {
        isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    private func makeRect(main: CGFloat, cross: CGFloat, length: CGFloat, across: CGFloat) -> CGRect {
        CGRect(
            origin: isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross),
            size: makeSize(main: length, cross: across))
    }

    private func makeExtent(_ size: CGSize) -> FlowSection.Extent {
        isVertical
            ? FlowSection.Extent(main: size.height, cross: size.width)
            : FlowSection.Extent(main: size.width, cross: size.height)
    }
}
