import Foundation

/// A row of a list in a collection view: its contents, what stands beside them, and a line below it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// Space at the edges and between accessories, in points, as of table cells.
    private static let margin: CGFloat = 16
    /// The radius of a card's corners, in points, as of those of tables.
    private static let cardRadius: CGFloat = 10
    /// How long it takes until the accessories of editing are there, in seconds, as in cells of tables.
    private static let editingDuration: TimeInterval = 0.3

    private let separator = RowSeparator()
    /// The views of the accessories that are shown, with the places of these in `accessories`.
    private var shownAccessories: [(index: Int, view: UIView, isLeading: Bool)] = []
    private var place: ListPlace? {
        didSet { if place != oldValue { adoptPlace() } }
    }

    /// Makes an empty row.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty row; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        separator.isUserInteractionEnabled = false
        separator.color = .separator
        separator.isHidden = true
        addSubview(separator)
    }

    // MARK: - Contents

    /// Returns contents in the look of the place in the list, without any text yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let place else { return .cell() }
        guard place.isBar else { return place.appearance.isSidebar ? .sidebarCell() : .cell() }
        return switch place.appearance {
        case .plain: place.isFooter ? .plainFooter() : .plainHeader()
        case .grouped, .insetGrouped: place.isFooter ? .groupedFooter() : .groupedHeader()
        case .sidebar, .sidebarPlain: place.isFooter ? .plainFooter() : .sidebarHeader()
        }
    }

    /// What stands beside the contents: at each end in the order of the array, in the direction of reading.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            let old = shownAccessories
            shownAccessories = []
            showAccessories()
            for (_, view, _) in old where !shownAccessories.contains(where: { $0.view === view }) {
                if view.superview === self { view.removeFromSuperview() }
            }
        }
    }

    /// Makes the views of those accessories that belong to the state, and keeps those that it has.
    private func showAccessories() {
        let old = shownAccessories
        shownAccessories = accessories.enumerated().filter { $1.placement.isDisplayed(isEdited: isEdited) }
            .map { index, accessory in
                let view = old.first { $0.index == index }?.view ?? accessory.makeView()
                return (index, view, accessory.placement.isLeading)
            }
        for (_, view, _) in shownAccessories where view.superview !== self {
            addSubview(view)
            if view.bounds.isEmpty { view.bounds.size = view.fittingSize }
        }
        setNeedsLayout()
    }

    /// Shows the accessories of the new state: those that come fade in as the contents make room, the others fade out.
    override func editedDidChange() {
        super.editedDidChange()
        let old = shownAccessories
        showAccessories()
        let coming = shownAccessories.map(\.view).filter { view in !old.contains { $0.view === view } }
        let leaving = old.map(\.view).filter { view in !shownAccessories.contains { $0.view === view } }
        guard window != nil, !coming.isEmpty || !leaving.isEmpty else {
            for view in leaving { view.removeFromSuperview() }
            return
        }
        UIView.performWithoutAnimation {
            // They are in place before the contents make room.
            let frame = contentView.frame
            layoutSubviews()
            contentView.frame = frame
            for view in coming { view.alpha = 0 }
        }
        setNeedsLayout()
        UIView.animate(withDuration: Self.editingDuration) {
            for view in coming { view.alpha = 1 }
            for view in leaving { view.alpha = 0 }
            self.layoutIfNeeded()
        } completion: { _ in
            for view in leaving where !self.shownAccessories.contains(where: { $0.view === view }) {
                view.removeFromSuperview()
                view.alpha = 1
            }
        }
    }

    /// How deep the row stands in an outline. Default 0.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    /// How far each level is moved, in points. Default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    // MARK: - The place in the list

    override func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        place = attributes.listPlace
        let size = bounds.size
        super.adopt(attributes)
        if bounds.size != size { (superview as? UICollectionView)?.swiper?.sizeDidChange(of: self) }
    }

    /// The background that the place in the list gives the row; an app may set another one.
    private func adoptPlace() {
        separator.isHidden = place?.hasSeparator != true
        var corners: CACornerMask = []
        if let place, place.appearance == .insetGrouped, !place.isBar {
            if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        if corners != cardCorners {
            cardCorners = corners
            layer.cornerRadius = corners.isEmpty ? 0 : Self.cardRadius
            layer.maskedCorners = corners
            clipsToBounds = !corners.isEmpty
        }
        guard !hasOwnBackground else { return }
        guard let place else { return configurations.setBackground(nil, in: self) }
        configurations.setBackground(background(at: place), in: self)
    }

    private func background(at place: ListPlace) -> UIBackgroundConfiguration {
        switch place.appearance {
        case .plain: place.isBar ? .listPlainHeaderFooter() : .listPlainCell()
        case .grouped, .insetGrouped: place.isBar ? .listGroupedHeaderFooter() : .listGroupedCell()
        case .sidebar: place.isBar ? .listSidebarHeader() : .listSidebarCell()
        case .sidebarPlain: place.isBar ? .listPlainHeaderFooter() : .listPlainCell()
        }
    }

    /// The corners that are those of a card.
    private var cardCorners: CACornerMask = []
    /// Whether code has chosen a background.
    private var hasOwnBackground = false

    /// What lies behind the row; by default what its place in the list gives it.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasOwnBackground = true
            super.backgroundConfiguration = newValue
        }
    }

    // MARK: - Swiping

    private var isSwiped = false

    /// The state now, which says whether the row is swiped aside.
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isSwiped = isSwiped
        return state
    }

    // MARK: - Size and layout

    /// The width that indentation and accessories take, at each end.
    private var room: (leading: CGFloat, trailing: CGFloat) {
        var room = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat.zero)
        for (_, view, isLeading) in shownAccessories {
            let width = view.bounds.width + Self.margin
            if isLeading { room.leading += width } else { room.trailing += width }
        }
        return room
    }

    /// Returns the size of the contents with the room of what stands beside them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let taken = room.leading + room.trailing
        let content = super.sizeThatFits(CGSize(width: max(0, size.width - taken), height: size.height))
        return CGSize(width: content.width + taken, height: content.height)
    }

    /// Returns the size that the constraints in the contents ask for, with the room of what stands beside
    /// them.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let taken = room.leading + room.trailing
        let content = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - taken), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: content.width + taken, height: content.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (leading, trailing) = room
        contentView.frame = mirrored(
            CGRect(x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height))
        var start = CGFloat(indentationLevel) * indentationWidth + Self.margin
        var end = bounds.width - trailing
        for (_, view, isLeading) in shownAccessories where view.superview === self {
            let size = view.bounds.size
            let y = ((bounds.height - size.height) / 2).rounded()
            if isLeading {
                view.frame = mirrored(CGRect(origin: CGPoint(x: start, y: y), size: size))
                start += size.width + Self.margin
            } else {
                view.frame = mirrored(CGRect(origin: CGPoint(x: end, y: y), size: size))
                end += size.width + Self.margin
            }
        }
        let hairline = 1 / max(1, window?.screen.scale ?? 1)
        let inset = leading + Self.margin
        separator.frame = mirrored(
            CGRect(
                x: inset, y: bounds.height - hairline, width: max(0, bounds.width - inset), height: hairline))
        bringSubviewToFront(separator)
    }

    /// A frame at the other side where reading goes from right to left.
    private func mirrored(_ frame: CGRect) -> CGRect {
        isReversed
            ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            : frame
    }
}

extension UICollectionViewListCell: SwipedRow {
    func setSwiped(_ isSwiped: Bool) {
        self.isSwiped = isSwiped
        setNeedsUpdateConfiguration()
    }
}

extension UIView {
    /// The size that its constraints ask for; without any, the one that fits its content.
    fileprivate var fittingSize: CGSize {
        isConstrainedInside
            ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : sizeThatFits(.zero)
    }
}
