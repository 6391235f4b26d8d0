import Foundation

/// The parts of a search bar.
@MainActor
final class SearchBarContent: UIView {
    static let usualCancelTitle = "Cancel"
    /// The heights of prompt, field and scopes with the space around them, in points, as on iOS.
    static let promptHeight: CGFloat = 19
    static let rowHeight: CGFloat = 56
    static let scopeHeight: CGFloat = 44
    /// The height of the row below the titles of a navigation bar, and the space above the field there.
    private static let (paletteHeight, paletteTop): (CGFloat, CGFloat) = (52, 1)
    private static let fieldHeight: CGFloat = 36
    private static let segmentHeight: CGFloat = 32
    /// The space at the sides, in a navigation bar and elsewhere, and that beside the cancel button, in points.
    private static let (wideMargin, margin, gap): (CGFloat, CGFloat, CGFloat) = (16, 8, 12)
    private static let (titleSize, promptSize): (CGFloat, CGFloat) = (17, 13)
    private static let changeDuration: TimeInterval = 0.25

    private unowned let bar: UISearchBar
    private let relay: SearchFieldRelay
    private let background = BarBackground(contentLies: .below)
    private let scopeBackground = UIImageView()
    let field = UISearchTextField()
    let cancelButton = UIButton(type: .system)
    let endButton = UIButton(type: .system)
    private let scopes = UISegmentedControl()
    private let promptLabel = UILabel()
    private var images: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]
    private(set) var selectedScope = 0
    /// Called when the bar wants another height.
    var heightDidChange: (@MainActor () -> Void)?
    /// Whether a search controller has taken the bar to the top of the screen, or the titles of the
    /// navigation bar have made room for it.
    var isRaised = false {
        didSet { if isRaised != oldValue { update() } }
    }

    init(bar: UISearchBar) {
        self.bar = bar
        relay = SearchFieldRelay(bar: bar)
        super.init(frame: .zero)
        clipsToBounds = false
        field.delegate = relay
        field.placeholder = "Search"
        field.addTarget(relay, action: SearchFieldRelay.textDidChange, for: .editingChanged)
        cancelButton.titleLabel?.font = .systemFont(ofSize: Self.titleSize)
        cancelTitle = Self.usualCancelTitle
        cancelButton.addTarget(relay, action: SearchFieldRelay.cancelTapped, for: .touchUpInside)
        endButton.addTarget(relay, action: SearchFieldRelay.endTapped, for: .touchUpInside)
        scopes.addTarget(relay, action: SearchFieldRelay.scopeChanged, for: .valueChanged)
        promptLabel.font = .systemFont(ofSize: Self.promptSize)
        promptLabel.textAlignment = .center
        for view in [background, scopeBackground, promptLabel, field, scopes, cancelButton] {
            addSubview(view)
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - What is shown

    var cancelTitle: String {
        get { cancelButton.title(for: .normal) ?? "" }
        set {
            cancelButton.setTitle(newValue, for: .normal)
            showCancelLook()
            setNeedsLayout()
        }
    }

    /// The height of prompt, field and scopes.
    var naturalHeight: CGFloat {
        let row = bar.isInNavigationBar && !isRaised ? Self.paletteHeight : Self.rowHeight
        return row + (bar.prompt == nil ? 0 : Self.promptHeight) + (showsScopes ? Self.scopeHeight : 0)
    }

    private var showsScopes: Bool { bar.showsScopeBar && !(bar.scopeButtonTitles ?? []).isEmpty }

    /// Shows what was set of the bar.
    func update() {
        promptLabel.text = bar.prompt
        promptLabel.isHidden = bar.prompt == nil
        background.show(look)
        background.isHidden = bar.navigationBar != nil || bar.searchBarStyle == .minimal
        scopeBackground.image = bar.scopeBarBackgroundImage
        updateEndButton()
        updateCancelButton()
        showCancelLook()
        setNeedsLayout()
    }

    private var look: BarLook {
        BarLook(
            tint: bar.barTintColor, image: bar.backgroundImage, shadowImage: nil,
            isTranslucent: bar.isTranslucent)
    }

    /// Without a controller the button works only while the text is edited, as on iOS.
    func updateCancelButton() {
        cancelButton.isEnabled = bar.owner != nil || field.isEditing
    }

    /// Gives the cancel button what is set for bar button items where the bar is.
    private func showCancelLook() {
        let item = UIBarButtonItem()
        if let tint = item.shownTint(in: bar) { cancelButton.tintColor = tint }
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let own = item.shownTitleAttributes(for: state, in: bar)
            guard !own.isEmpty else { continue }
            let usual: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: Self.titleSize),
                .foregroundColor: state == .disabled ? UIColor.disabledTitle : cancelButton.inheritedTint,
            ]
            cancelButton.setAttributedTitle(
                NSAttributedString(string: cancelTitle, attributes: usual.merging(own) { $1 }), for: state)
        }
    }

    func change(animated: Bool, _ changes: @escaping () -> Void) {
        guard animated, window != nil else { return changes() }
        layoutIfNeeded()
        UIView.animate(withDuration: Self.changeDuration) { [self] in
            changes()
            layoutIfNeeded()
            superview?.layoutIfNeeded()
        }
    }

    // MARK: - The button at the end

    func setImage(_ image: UIImage?, _ icon: UISearchBar.Icon, _ state: UIControl.State) {
        images[icon, default: [:]][state] = image
        if icon == .search { field.ownIcon = images[icon]?[.normal] }
        if icon == .clear { field.ownClearImage = images[icon]?[.normal] }
        updateEndButton()
    }

    func image(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? { images[icon]?[state] }

    /// The icon at the end of the field: results before bookmarks.
    var endIcon: UISearchBar.Icon? {
        if bar.showsSearchResultsButton { return .resultsList }
        return bar.showsBookmarkButton ? .bookmark : nil
    }

    func updateEndButton() {
        guard let icon = endIcon, icon == .resultsList || !field.hasText else { return field.rightView = nil }
        let symbol = UIImage(systemName: icon == .bookmark ? "book" : "chevron.down")
        for state in [UIControl.State.normal, .selected, .highlighted, .disabled] {
            endButton.setImage(images[icon]?[state] ?? (state == .normal ? symbol : nil), for: state)
        }
        endButton.tintColor = .secondaryLabel
        endButton.bounds.size = CGSize(width: Self.fieldHeight, height: Self.fieldHeight)
        field.rightView = endButton
        field.rightViewMode = .always
    }

    // MARK: - Scopes

    func showScopes() {
        scopes.removeAllSegments()
        for (index, title) in (bar.scopeButtonTitles ?? []).enumerated() {
            scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        let count = scopes.numberOfSegments
        select(count > 0 ? min(selectedScope, count - 1) : 0)
        bar.sizeMayHaveChanged()
    }

    func select(_ scope: Int) {
        selectedScope = scope
        if scopes.numberOfSegments > scope { scopes.selectedSegmentIndex = scope }
    }

    func adoptScope() { selectedScope = max(0, scopes.selectedSegmentIndex) }

    // MARK: - Keys

    /// Escape cancels, where there is a cancel button.
    override var keyCommands: [UIKeyCommand]? {
        guard bar.showsCancelButton, cancelButton.isEnabled else { return nil }
        let escape = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: SearchBarContent.escapePressed)
        return [escape]
    }

    private func escapePressed() { relay.cancelTapped() }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bar.isInNavigationBar ? .zero : sideInsets
        let side = bar.isInNavigationBar ? Self.wideMargin : Self.margin
        let (left, right) = (safe.left + side, bounds.width - safe.right - side)
        // Raised, the background reaches up to the edge of the screen.
        let rise = isRaised ? max(0, frame.minY) : 0
        background.frame = CGRect(x: 0, y: -rise, width: bounds.width, height: bounds.height + rise)
        var y: CGFloat = 0
        if bar.prompt != nil {
            promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.promptHeight)
            y = Self.promptHeight
        }
        let end = placeCancelButton(from: y, right: right)
        placeField(CGRect(x: left, y: y, width: max(0, end - left), height: Self.fieldHeight))
        placeScopes(CGRect(x: left, y: 0, width: max(0, right - left), height: Self.segmentHeight))
    }

    /// The safe area at the sides of what the bar covers.
    private var sideInsets: UIEdgeInsets { bounds.width > 0 ? safeAreaInsets : .zero }

    /// How much of the height is scrolled away below a navigation bar's titles.
    private var missing: CGFloat { max(0, naturalHeight - bounds.height) }

    /// The space above the field: in a bar that is too low it stays in the middle as long as it can.
    private var fieldTop: CGFloat {
        if bar.isInNavigationBar, !isRaised { return Self.paletteTop }
        return max(0, (Self.rowHeight - missing - Self.fieldHeight) / 2)
    }

    private var shownFieldHeight: CGFloat {
        let row = bar.isInNavigationBar && !isRaised ? Self.fieldHeight : Self.rowHeight
        return max(0, min(Self.fieldHeight, row - missing))
    }

    /// Places the button and returns where the field ends.
    private func placeCancelButton(from y: CGFloat, right: CGFloat) -> CGFloat {
        let size = cancelButton.sizeThatFits(bounds.size)
        let isShown = bar.showsCancelButton
        let x = isShown ? right - size.width : bounds.width
        let frame = CGRect(x: x, y: y + fieldTop, width: size.width, height: Self.fieldHeight)
        cancelButton.frame = frame
        cancelButton.alpha = isShown ? 1 : 0
        return isShown ? x - Self.gap : right
    }

    private func placeField(_ room: CGRect) {
        let move = field.offsets.field
        field.frame = CGRect(
            x: room.minX + move.horizontal, y: room.minY + fieldTop + move.vertical, width: room.width,
            height: shownFieldHeight)
        field.isHidden = field.frame.height == 0
    }

    private func placeScopes(_ room: CGRect) {
        let top = bounds.height - Self.scopeHeight
        scopes.alpha = showsScopes ? 1 : 0
        scopes.isUserInteractionEnabled = showsScopes
        scopes.frame = room.offsetBy(dx: 0, dy: showsScopes ? top : max(0, top))
        scopeBackground.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.scopeHeight)
        scopeBackground.isHidden = !showsScopes
    }
}
