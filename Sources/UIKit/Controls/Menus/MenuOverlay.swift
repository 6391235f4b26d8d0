import QuartzCore

/// An open menu: its card beside the view that opened it, or what is lifted of that, above all of the window.
///
/// A tap beside the card closes it. Keys come to it while it is open, and the first responder stays: the arrows move
/// the highlight, return and space choose, escape closes.
@MainActor
final class MenuOverlay: UIView {
    private static let cornerRadius: CGFloat = 10
    /// Space between the card and its source, or what is lifted of that, and around the card, in points.
    private static let (usualDistance, liftedDistance, margin): (CGFloat, CGFloat, CGFloat) = (4, 12, 8)
    private static let (openDuration, closeDuration): (TimeInterval, TimeInterval) = (0.15, 0.12)
    /// How long a preview is lifted and put back, in seconds, and how much the lifting is damped.
    private static let (liftDuration, dropDuration, liftDamping): (TimeInterval, TimeInterval, CGFloat) =
        (0.4, 0.3, 0.85)
    private static let smallScale: CGFloat = 0.92
    /// Blur, distance and opacity of the shadow.
    private static let (shadowRadius, shadowOffset, shadowOpacity): (CGFloat, CGFloat, Float) = (16, 6, 0.22)

    private let card = UIView()
    private var lists: [MenuList] = []
    private weak var source: UIView?
    /// The place beside which the card stands, in the source; nil for all of it.
    private var sourcePlace: CGRect?
    /// From which side of the card an arrow would point at that place.
    private var arrow = UIEditMenuArrowDirection.automatic
    private var platter: ContextMenuPlatter?
    private var backdrop: UIVisualEffectView?
    private let choose: (any UIMenuLeaf, UIMenu) -> Void
    private let willClose: () -> (target: UITargetedPreview?, animator: ContextMenuAnimator)
    private var highlighted: MenuRow?
    private var isClosing = false
    /// Whether a finger came down on what is lifted, and has not left it.
    private var isOnPlatter = false
    /// Whether the finger that opened the menu has been on an entry.
    private var hasReachedEntry = false

    /// - Parameters:
    ///   - menu: what the card lists.
    ///   - choose: called with what was chosen and its menu.
    ///   - willClose: called when the menu closes, whether something was chosen or not; returns where a preview
    ///     goes, and what runs together with the closing.
    init(
        _ menu: UIMenu, choose: @escaping (any UIMenuLeaf, UIMenu) -> Void,
        willClose: @escaping () -> (target: UITargetedPreview?, animator: ContextMenuAnimator)
    ) {
        self.choose = choose
        self.willClose = willClose
        super.init(frame: .zero)
        traitOverrides.userInterfaceLevel = .elevated
        card.backgroundColor = .menuCard
        card.layer.cornerRadius = Self.cornerRadius
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowRadius = Self.shadowRadius
        card.layer.shadowOffset = CGSize(width: 0, height: Self.shadowOffset)
        card.layer.shadowOpacity = Self.shadowOpacity
        card.layer.borderWidth = 0.5
        addSubview(card)
        card.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MenuOverlay.hovered))
        menu.prepare()
        push(menu)
    }

    required init?(coder: NSCoder) { nil }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        card.layer.borderColor = resolved(.separator)
    }

    // MARK: - Opening and closing

    /// Opens the menu beside a view.
    ///
    /// - Parameters:
    ///   - source: the view.
    ///   - place: the place in the view; nil for all of it.
    ///   - arrow: from which side of the card an arrow would point there.
    ///   - platter: what is lifted of the view, beside which the card then stands.
    ///   - animated: whether the card fades in.
    ///   - animator: what runs together with the opening.
    func open(
        beside source: UIView, at place: CGRect?, arrow: UIEditMenuArrowDirection = .automatic,
        lifting platter: ContextMenuPlatter? = nil, animated: Bool = true, with animator: ContextMenuAnimator
    ) {
        guard let window = source.window else { return }
        self.source = source
        self.arrow = arrow
        sourcePlace = place
        // The menu is as light or dark as what it belongs to, whatever the window is.
        overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        window.addSubview(self)
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let platter { add(platter) }
        layoutIfNeeded()
        window.keyOverlay = self
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: Self.smallScale, y: Self.smallScale)
        let changes = {
            self.card.alpha = 1
            self.card.transform = .identity
            self.lift()
            animator.animate()
        }
        let completion: (Bool) -> Void = { _ in
            platter?.didLift()
            animator.complete()
        }
        guard platter != nil else {
            return UIView.animate(
                withDuration: animated ? Self.openDuration : 0, delay: 0, options: .allowUserInteraction,
                animations: changes, completion: completion)
        }
        UIView.animate(
            withDuration: Self.liftDuration, delay: 0, usingSpringWithDamping: Self.liftDamping,
            initialSpringVelocity: 0, options: .allowUserInteraction, animations: changes,
            completion: completion)
    }

    private func add(_ platter: ContextMenuPlatter) {
        let backdrop = UIVisualEffectView(effect: nil)
        backdrop.frame = bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.isUserInteractionEnabled = false
        insertSubview(backdrop, belowSubview: card)
        insertSubview(platter, belowSubview: card)
        (self.backdrop, self.platter) = (backdrop, platter)
    }

    private func lift() {
        guard let platter else { return }
        platter.lift()
        backdrop?.effect = UIBlurEffect(style: .systemUltraThinMaterial)
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Stands beside another place of its source from now on.
    func move(to place: CGRect, animated: Bool) {
        sourcePlace = place
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: Self.openDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }

    /// Closes the menu, and gives the keys back to who had them.
    ///
    /// - Parameters:
    ///   - commit: what becomes of a preview that was tapped, and what runs with it; nil where none was.
    ///   - animated: whether the card fades out.
    func close(committing commit: ContextMenuAnimator? = nil, animated: Bool = true) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        if window?.keyOverlay === self { window?.keyOverlay = nil }
        let (target, animator) = willClose()
        let pops = commit?.preferredCommitStyle == .pop
        let duration = platter == nil ? Self.closeDuration : Self.dropDuration
        UIView.animate(
            withDuration: animated ? duration : 0, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.card.alpha = 0
            if pops { self.platter?.fill(self.bounds) } else { self.drop(to: target) }
            commit?.animate()
            animator.animate()
        } completion: { _ in
            self.platter?.end()
            // What takes the preview's place is there before it goes.
            commit?.complete()
            self.removeFromSuperview()
            animator.complete()
        }
    }

    private func drop(to target: UITargetedPreview?) {
        guard let platter else { return }
        platter.putBack(to: target)
        backdrop?.effect = nil
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil, !isClosing else { return }
        isClosing = true
        let animator = willClose().animator
        platter?.putBack(to: nil)
        platter?.end()
        animator.animate()
        animator.complete()
    }

    // MARK: - Layout

    private var distance: CGFloat { platter == nil ? Self.usualDistance : Self.liftedDistance }

    private func push(_ menu: UIMenu) {
        lists.last?.isHidden = true
        let list = MenuList(menu, isInner: !lists.isEmpty)
        list.clipsToBounds = true
        list.layer.cornerRadius = Self.cornerRadius
        lists.append(list)
        card.addSubview(list)
        highlight(nil)
        setNeedsLayout()
        menu.load { [weak self] in self?.relist() }
    }

    private func pop() {
        guard lists.count > 1 else { return close() }
        lists.removeLast().removeFromSuperview()
        lists.last?.isHidden = false
        highlight(nil)
        setNeedsLayout()
    }

    /// Puts the card below its source, or above it where there is more room.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let source, let list = lists.last, source.window === window, !isClosing || platter != nil else {
            return
        }
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let natural = list.naturalSize
        card.isHidden = list.rows.isEmpty
        let needed = card.isHidden ? 0 : natural.height + distance
        let anchor = platter?.place(in: area, beside: needed) ?? sourceRect(of: source)
        guard !isClosing else { return }
        card.untransformedFrame = frame(of: natural, beside: anchor, in: area)
        list.frame = card.bounds
        list.isScrollEnabled = card.bounds.height < natural.height
    }

    private func frame(of natural: CGSize, beside anchor: CGRect, in area: CGRect) -> CGRect {
        let width = min(natural.width, area.width)
        let (left, right) = (anchor.minX - distance - width, anchor.maxX + distance)
        switch arrow {
        case .left where right + width <= area.maxX:
            return frame(of: natural, at: right, beside: anchor, in: area)
        case .right where left >= area.minX: return frame(of: natural, at: left, beside: anchor, in: area)
        default: break
        }
        let below = area.maxY - anchor.maxY - distance
        let above = anchor.minY - distance - area.minY
        let isAbove =
            arrow == .down
            ? natural.height <= above || above >= below : natural.height > below && above > below
        let height = max(0, min(natural.height, max(above, below)))
        let x = anchor.midX > area.midX ? anchor.maxX - natural.width : anchor.minX
        return CGRect(
            x: max(area.minX, min(x, area.maxX - width)).rounded(),
            y: (isAbove ? anchor.minY - distance - height : anchor.maxY + distance).rounded(), width: width,
            height: height)
    }

    /// The frame of a card at a side of its place, in the middle of the place's height as far as there is room.
    private func frame(of natural: CGSize, at x: CGFloat, beside anchor: CGRect, in area: CGRect) -> CGRect {
        let height = min(natural.height, area.height)
        let y = max(area.minY, min(anchor.midY - height / 2, area.maxY - height))
        return CGRect(x: x.rounded(), y: y.rounded(), width: min(natural.width, area.width), height: height)
    }

    /// The place of the card, in the window.
    var cardFrame: CGRect { convert(card.untransformedFrame, to: nil) }

    private func sourceRect(of source: UIView) -> CGRect {
        source.convert(sourcePlace ?? source.bounds, to: self)
    }

    // MARK: - Choosing

    /// Goes on with the press that has opened the menu.
    func follow(_ press: UIGestureRecognizer) {
        switch press.state {
        case .changed: openerMoved(to: press.location(in: nil))
        case .ended: openerLifted()
        default: openerCancelled()
        }
    }

    /// Highlights the entry below the finger that has opened the menu, at a point of the window.
    func openerMoved(to point: CGPoint) {
        follow(convert(point, from: nil))
        hasReachedEntry = hasReachedEntry || highlighted != nil
    }

    /// Chooses the entry below that finger. One that never was on an entry leaves the menu open.
    func openerLifted() {
        if hasReachedEntry { chooseHighlighted() }
        hasReachedEntry = false
    }

    private func openerCancelled() {
        if hasReachedEntry { highlight(nil) }
        hasReachedEntry = false
    }

    /// Highlights the row at a point; none where there is none.
    private func follow(_ point: CGPoint) {
        if let list = lists.last { highlight(list.row(at: list.convert(point, from: self))) }
    }

    private func chooseHighlighted() {
        guard let row = highlighted, let list = lists.last, !isClosing else { return }
        if row === list.rows.first, lists.count > 1 { return pop() }
        if let menu = row.element as? UIMenu { return push(menu) }
        guard let leaf = row.element.leaf else { return }
        highlight(nil)
        if !leaf.attributes.contains(.keepsMenuPresented) { close() }
        choose(leaf, list.menu)
        if !isClosing { relist() }
    }

    /// Shows the entries again, as their states may have changed.
    private func relist() {
        replaceMenus { $0 }
    }

    /// Replaces the menus that are open, the outermost first.
    func replaceMenus(_ replace: (UIMenu) -> UIMenu) {
        let menus = lists.map(\.menu)
        removeLists()
        for menu in menus { push(replace(menu)) }
        layoutIfNeeded()
    }

    /// Shows another menu in the place of the outermost one; those that are open in it close.
    func show(_ menu: UIMenu) {
        removeLists()
        menu.prepare()
        push(menu)
        layoutIfNeeded()
    }

    private func removeLists() {
        for list in lists { list.removeFromSuperview() }
        lists = []
    }

    private func highlight(_ row: MenuRow?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        highlighted = row
        row?.isHighlighted = true
    }

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: follow(recognizer.location(in: self))
        default: highlight(nil)
        }
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        if !card.isHidden, card.frame.contains(point) {
            follow(point)
        } else if platter?.frame.contains(point) == true {
            isOnPlatter = true
        } else {
            close()
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        if isOnPlatter, platter?.frame.contains(point) == false { isOnPlatter = false }
        follow(point)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isOnPlatter else { return chooseHighlighted() }
        isOnPlatter = false
        platter?.tapped()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isOnPlatter = false
        highlight(nil)
    }

    // MARK: - Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { handle(press, isRepeated: false) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { handle(press, isRepeated: true) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    private func handle(_ press: UIPress, isRepeated: Bool) {
        switch press.key?.keyCode {
        case .keyboardDownArrow, .keyboardTab: moveHighlight(by: 1)
        case .keyboardUpArrow: moveHighlight(by: -1)
        case .keyboardEscape where !isRepeated, .keyboardLeftArrow where !isRepeated && lists.count > 1: pop()
        case .keyboardRightArrow where !isRepeated && highlighted?.element is UIMenu: chooseHighlighted()
        case .keyboardReturnOrEnter where !isRepeated, .keypadEnter where !isRepeated,
            .keyboardSpacebar where !isRepeated:
            chooseHighlighted()
        default: break
        }
    }

    private func moveHighlight(by step: Int) {
        guard let list = lists.last else { return }
        let rows = list.rows.filter(\.isEnabled)
        guard !rows.isEmpty else { return }
        let index =
            rows.firstIndex { $0 === highlighted }.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
        let row = rows[(index + rows.count) % rows.count]
        highlight(row)
        list.scrollRectToVisible(row.frame, animated: false)
    }
}
