import QuartzCore

/// An open menu: its card beside the control that opened it, above all of the window.
///
/// A tap beside the card closes it. It is first responder while it is open: the arrows move the highlight, return
/// and space choose, escape closes.
@MainActor
final class MenuOverlay: UIView {
    private static let cornerRadius: CGFloat = 10
    /// Space between the card and its control, and around the card, in points.
    private static let (distance, margin): (CGFloat, CGFloat) = (4, 8)
    private static let (openDuration, closeDuration): (TimeInterval, TimeInterval) = (0.15, 0.12)
    private static let smallScale: CGFloat = 0.92
    /// Blur, distance and opacity of the shadow.
    private static let (shadowRadius, shadowOffset, shadowOpacity): (CGFloat, CGFloat, Float) = (16, 6, 0.22)

    private let card = UIView()
    private var lists: [MenuList] = []
    private weak var source: UIControl?
    private weak var formerResponder: UIResponder?
    private let choose: (UIAction, UIMenu) -> Void
    private let didClose: () -> Void
    private var highlighted: MenuRow?
    private var isClosing = false

    /// - Parameters:
    ///   - menu: what the card lists.
    ///   - choose: called with the chosen action and its menu.
    ///   - didClose: called when the menu closes, whether something was chosen or not.
    init(_ menu: UIMenu, choose: @escaping (UIAction, UIMenu) -> Void, didClose: @escaping () -> Void) {
        self.choose = choose
        self.didClose = didClose
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
        push(menu)
    }

    required init?(coder: NSCoder) { nil }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        card.layer.borderColor = resolved(.separator)
    }

    // MARK: - Opening and closing

    /// Opens the menu beside a control.
    func open(at source: UIControl) {
        guard let window = source.window else { return }
        self.source = source
        formerResponder = window.firstResponder
        // The menu is as light or dark as what it belongs to, whatever the window is.
        overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        window.addSubview(self)
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layoutIfNeeded()
        becomeFirstResponder()
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: Self.smallScale, y: Self.smallScale)
        UIView.animate(withDuration: Self.openDuration, delay: 0, options: .allowUserInteraction) {
            self.card.alpha = 1
            self.card.transform = .identity
        }
    }

    /// Closes the menu, and gives the keys back to who had them.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        resignFirstResponder()
        formerResponder?.becomeFirstResponder()
        didClose()
        UIView.animate(
            withDuration: Self.closeDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.card.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, !isClosing {
            isClosing = true
            didClose()
        }
    }

    override var canBecomeFirstResponder: Bool { true }

    // MARK: - Layout

    private func push(_ menu: UIMenu) {
        lists.last?.isHidden = true
        let list = MenuList(menu, isInner: !lists.isEmpty)
        list.clipsToBounds = true
        list.layer.cornerRadius = Self.cornerRadius
        lists.append(list)
        card.addSubview(list)
        highlight(nil)
        setNeedsLayout()
    }

    private func pop() {
        guard lists.count > 1 else { return close() }
        lists.removeLast().removeFromSuperview()
        lists.last?.isHidden = false
        highlight(nil)
        setNeedsLayout()
    }

    /// Puts the card below its control, or above it where there is more room.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let source, let list = lists.last, source.window === window else { return }
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let control = source.convert(source.bounds, to: self)
        let natural = list.naturalSize
        let below = area.maxY - control.maxY - Self.distance
        let above = control.minY - Self.distance - area.minY
        let isBelow = natural.height <= below || below >= above
        let height = max(0, min(natural.height, max(above, below)))
        let isRight = control.midX > area.midX
        let x = isRight ? control.maxX - natural.width : control.minX
        card.untransformedFrame = CGRect(
            x: max(area.minX, min(x, area.maxX - natural.width)).rounded(),
            y: (isBelow ? control.maxY + Self.distance : control.minY - Self.distance - height).rounded(),
            width: min(natural.width, area.width), height: height)
        list.frame = card.bounds
        list.isScrollEnabled = height < natural.height
    }

    // MARK: - Choosing

    /// Highlights the row below a finger that went down on the control; nil and false where there is none.
    @discardableResult
    func follow(_ point: CGPoint) -> Bool {
        guard let list = lists.last else { return false }
        highlight(list.row(at: list.convert(point, from: self)))
        return highlighted != nil
    }

    /// Chooses what is highlighted.
    func chooseHighlighted() {
        guard let row = highlighted, let list = lists.last, !isClosing else { return }
        if row === list.rows.first, lists.count > 1 { return pop() }
        if let menu = row.element as? UIMenu { return push(menu) }
        guard let action = row.element as? UIAction else { return }
        highlight(nil)
        if !action.attributes.contains(.keepsMenuPresented) { close() }
        choose(action, list.menu)
        if !isClosing { relist() }
    }

    /// Shows the entries again, as their states may have changed.
    private func relist() {
        guard let menu = lists.last?.menu else { return }
        lists.removeLast().removeFromSuperview()
        push(menu)
        layoutIfNeeded()
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
        if card.frame.contains(point) { follow(point) } else { close() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let point = touches.first?.location(in: self) { follow(point) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        chooseHighlighted()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
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
