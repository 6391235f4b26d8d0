/// The views of one navigation item: a title in the middle, buttons at the sides. During a change the bar
/// holds two of these.
///
/// ```
///   covered            shown              waiting
/// ┌───────────┐    ┌───────────┐    ┌───────────┐
/// │Title      │ ◀─ │‹   Title  │ ◀─ │      Title│  a push moves to the left, a pop to the right
/// └───────────┘    └───────────┘    └───────────┘
/// ```
///
/// A large title leaves to the left, fading, below what covers it; it comes from the right with its screen. In a bar
/// whose contents run from right to left all of it is mirrored.
@MainActor
final class NavigationBarContent: UIView {
    /// Where the title, the buttons and the back button stand.
    enum Pose {
        case shown
        /// Below another content: its title has become that one's back button.
        case covered(by: NavigationBarContent)
        /// To the right of another content, before a push or after a pop: its back title is that one's title.
        case waiting(over: NavigationBarContent)
    }

    /// Space between the buttons and the edges, and between two buttons, in points.
    static let margin: CGFloat = 16
    /// The title's size, and the prompt's, in points.
    private static let titleSize: CGFloat = 17
    private static let promptSize: CGFloat = 13
    /// Height of the line above the buttons, in points.
    static let promptHeight: CGFloat = 30
    /// Height of the large title below the buttons, in points.
    static let largeTitleHeight: CGFloat = LargeTitleView.height
    /// The heights of a large title, in points, between which the small one appears: it is almost gone.
    private static let smallTitleFade: ClosedRange<CGFloat> = 4...12

    let item: UINavigationItem
    private let backItem: UINavigationItem?
    /// Called when the back button is tapped.
    private let goBack: @MainActor () -> Void
    private let titleLabel = UILabel()
    private var titleView: UIView?
    private(set) var backButton: BackButton?
    private var leftButtons: [UIView] = []
    private var rightButtons: [UIView] = []
    private var largeTitle: LargeTitleView?
    private var prompt: UILabel?
    private var looks: NavigationBarLooks
    /// Holds all of it but the search bar, which may take its place.
    private let parts = UIView()
    private var searchBar: UISearchBar?
    /// Whether the views were built while the bar was in no window.
    private var wasBuiltOutside = true

    init(
        item: UINavigationItem, backItem: UINavigationItem?, looks: NavigationBarLooks,
        goBack: @escaping @MainActor () -> Void
    ) {
        self.item = item
        self.backItem = backItem
        self.goBack = goBack
        self.looks = looks
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.textAlignment = .center
        titleLabel.isUserInteractionEnabled = false
        addSubview(parts)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Contents

    /// Whether the content shows an item, as its own or in the back button.
    func shows(_ other: UINavigationItem) -> Bool { item === other || backItem === other }

    /// Rebuilds the views after the item or the bar's looks have changed.
    func update(looks: NavigationBarLooks) {
        self.looks = looks
        rebuild()
    }

    /// Shows what is set for items in what the bar has come into.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, wasBuiltOutside, clock.part(BarItemProxies.self).dependOnPlace { rebuild() }
    }

    private func rebuild() {
        wasBuiltOutside = owner.window == nil
        for view in parts.subviews { view.removeFromSuperview() }
        adoptSearchBar()
        titleView = item.titleView
        titleLabel.attributedText = NSAttributedString(string: item.title ?? "", attributes: titleAttributes)
        parts.addSubview(titleView ?? titleLabel)
        addLargeTitleAndPrompt()
        leftButtons = (item.leftBarButtonItems ?? []).map(view)
        backButton = nil
        if !item.hidesBackButton, leftButtons.isEmpty || item.leftItemsSupplementBackButton {
            backButton = makeBackButton()
        }
        rightButtons = (item.rightBarButtonItems ?? []).map(view)
        for view in allLeft + rightButtons { parts.addSubview(view) }
        setNeedsLayout()
    }

    private func makeBackButton() -> BackButton? {
        guard
            let contents = backItem.map(BackButton.Contents.init(over:))
                ?? item.backAction.map(BackButton.Contents.init)
        else { return nil }
        let action = item.backAction ?? UIAction { [goBack] _ in goBack() }
        let button = BackButton(contents, in: owner, looks: looks.titles, action: action)
        button.semanticContentAttribute = direction
        return button
    }

    /// The direction of the bar's contents, for the views in this one.
    private var direction: UISemanticContentAttribute {
        owner.isReversed ? .forceRightToLeft : .forceLeftToRight
    }

    private var allLeft: [UIView] { (backButton.map { [$0] } ?? []) + leftButtons }

    private var titleAttributes: [NSAttributedString.Key: Any] {
        let standard: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.titleSize, weight: .semibold)
        ]
        return standard.merging(looks.titles.titleTextAttributes) { $1 }
    }

    private func addLargeTitleAndPrompt() {
        largeTitle = nil
        prompt = nil
        if let text = item.prompt {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: Self.promptSize)
            label.textAlignment = .center
            parts.addSubview(label)
            prompt = label
        }
        guard bar?.hasLargeTitle(item) == true else { return }
        let title = LargeTitleView()
        title.semanticContentAttribute = direction
        title.show(item.title ?? "", looks.titles.largeTitleTextAttributes)
        parts.insertSubview(title, at: 0)
        largeTitle = title
    }

    /// Shows the item's search bar, which keeps the keyboard while the rest is made anew.
    private func adoptSearchBar() {
        let bar = item.searchController?.searchBar
        if let searchBar, searchBar !== bar, searchBar.superview === self { searchBar.removeFromSuperview() }
        searchBar = bar
        if let bar, bar.superview !== self { addSubview(bar) }
    }

    private func view(for item: UIBarButtonItem) -> UIView {
        let titles = looks.titles
        let look = item.style == .done ? titles.doneButtonAppearance : titles.buttonAppearance
        return item.customView ?? BarButton(item: item, in: owner, appearance: look)
    }

    private var bar: UINavigationBar? { item.navigationBar }
    /// The bar, whose traits and direction count.
    private var owner: UIView { bar ?? self }

    // MARK: - Layout

    /// Lays out buttons and title. The title is centred; a long one moves aside before it is cut.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isCovered = item.isCoveredBySearch
        parts.place(in: bounds.offsetBy(dx: 0, dy: isCovered ? -rowHeight : 0))
        parts.alpha = isCovered ? 0 : 1
        let row = row
        fitBackTitle(in: row)
        var left = row.minX + Self.margin
        for button in allLeft {
            put(button, from: left, in: row)
            left += button.bounds.width + Self.margin
        }
        var right = row.maxX - Self.margin
        for button in rightButtons {
            put(button, from: right - button.bounds.width, in: row)
            right -= button.bounds.width + Self.margin
        }
        placeTitle(between: left, and: right, in: row)
        placeLargeTitleAndPrompt(row)
        if bar?.change == nil, titleView == nil { titleLabel.alpha = titleAlpha }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private var rowHeight: CGFloat { owner.traitCollection.barHeight }

    /// The room of the buttons: between the sides of the safe area, above the large title, and in a bar that is
    /// higher than it needs to be below the room for a status bar.
    private var row: CGRect {
        let height = min(bounds.height, rowHeight)
        let above = prompt == nil ? 0 : Self.promptHeight
        let below = largeHeight + searchHeight
        let spare = bar?.controller == nil ? bounds.height - height - above - below : 0
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        return CGRect(
            x: left, y: above + max(0, spare), width: max(0, bounds.width - left - right), height: height)
    }

    /// The visible height of the large title.
    private var largeHeight: CGFloat { largeTitle == nil ? 0 : bar?.largeTitleHeight(of: item) ?? 0 }

    /// The visible height of the search bar.
    private var searchHeight: CGFloat { searchBar == nil ? 0 : item.visibleSearchHeight }

    /// The opacity of the title between the buttons: a large title is in its place.
    private var titleAlpha: CGFloat {
        guard largeTitle != nil, titleView == nil else { return 1 }
        let fade = Self.smallTitleFade
        let part = (largeHeight - fade.lowerBound) / (fade.upperBound - fade.lowerBound)
        return 1 - min(max(part, 0), 1)
    }

    private func placeLargeTitleAndPrompt(_ row: CGRect) {
        prompt?.place(
            in: CGRect(
                x: row.minX, y: row.minY - Self.promptHeight, width: row.width, height: Self.promptHeight))
        let top = item.isCoveredBySearch ? 0 : row.maxY + largeHeight + item.scrollState.stretch
        searchBar?.place(in: CGRect(x: row.minX, y: top, width: row.width, height: searchHeight))
        guard let largeTitle else { return }
        largeTitle.stretch = item.scrollState.stretch
        largeTitle.place(
            in: CGRect(
                x: row.minX, y: row.maxY, width: row.width, height: largeHeight + item.scrollState.stretch))
    }

    /// Fits the back button beside a centred title.
    private func fitBackTitle(in row: CGRect) {
        guard let backButton else { return }
        let room = (row.width - titleSize.width) / 2 - 2 * Self.margin
        backButton.fit(room)
    }

    /// The size that the title would have with enough room.
    private var titleSize: CGSize {
        // A search bar takes all the room there is.
        if titleView is UISearchBar { return row.size }
        if let size = titleView?.bounds.size {
            // A size that is not the bar's own doing was set by the program.
            guard let narrowed = item.narrowedTitle, narrowed.shown == size else { return size }
            return narrowed.own
        }
        let size = titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    private func put(_ view: UIView, from x: CGFloat, in row: CGRect) {
        let size = view.bounds.size
        let y = row.minY + ((row.height - size.height) / 2).rounded()
        let place = CGRect(x: x, y: y, width: size.width, height: size.height)
        view.place(in: owner.mirrored(place, in: row))
    }

    private func placeTitle(between left: CGFloat, and right: CGFloat, in row: CGRect) {
        let own = titleSize
        let size = CGSize(width: min(own.width, max(0, right - left)), height: own.height)
        item.narrowedTitle = titleView == nil || size == own ? nil : (own: own, shown: size)
        let centred = row.minX + ((row.width - size.width) / 2).rounded()
        let x = max(left, min(centred, right - size.width))
        let y = row.minY + ((row.height - size.height) / 2).rounded()
        let place = CGRect(x: x, y: y, width: size.width, height: size.height)
        let move = looks.titles.titlePositionAdjustment
        shownTitle.place(
            in: owner.mirrored(place, in: row).offsetBy(dx: move.horizontal, dy: move.vertical))
    }

    private var shownTitle: UIView { titleView ?? titleLabel }

    /// Lets touches between the buttons through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === parts ? nil : hit
    }

    // MARK: - Poses

    /// Moves the title and the back button's title into a pose; the layout must be up to date.
    func take(_ pose: Pose) {
        let sign = owner.readingSign
        switch pose {
        case .shown:
            move(shownTitle, by: 0)
            for view in lowerParts { move(view, by: 0) }
            backButton.map { move($0.label, by: 0) }
        case .covered(let over):
            let half = shownTitle.bounds.width / 2
            let target = over.backTitleCentre ?? (sign > 0 ? -half : bounds.width + half)
            move(shownTitle, by: target - shownTitle.center.x)
            for view in lowerParts { move(view, by: -sign * Self.largeParallax * bounds.width) }
            // Its back button's title only fades: it would slide across the chevron.
            backButton.map { move($0.label, by: 0) }
        case .waiting(let under):
            move(shownTitle, by: (sign > 0 ? bounds.maxX : bounds.minX) - shownTitle.center.x)
            for view in lowerParts { move(view, by: sign * bounds.width) }
            let start = under.shownTitle.center.x - (backTitleCentre ?? 0)
            backButton.map { move($0.label, by: start) }
        }
    }

    /// Fades all parts to `alpha`, 0 or 1. In an animation the old buttons and titles are gone before the new
    /// ones appear. A title that turns into a back button's title does so half-way, as two texts over each
    /// other cannot be read.
    func fade(to alpha: CGFloat, around other: NavigationBarContent, isCovered: Bool) {
        let titles = [shownTitle] + (backButton.map { [$0.label] } ?? [])
        // The covered title, and the back button's title of the covering content, are one text.
        let slow = isCovered ? titles.first : titles.dropFirst().first
        let goal = { [shownTitle, titleAlpha] in $0 === shownTitle ? alpha * titleAlpha : alpha }
        if let slow { Self.fade(in: Self.turning) { slow.alpha = goal(slow) } }
        var rest = titles.filter { $0 !== slow } + leftButtons + rightButtons + chevron(around: other)
        if let prompt { rest.append(prompt) }
        if isCovered || alpha > 0 { rest += lowerParts }
        Self.fade(in: alpha > 0 ? Self.fadingIn : Self.fadingOut) {
            for view in rest { view.alpha = goal(view) }
        }
    }

    /// What moves with its screen: the large title and the search bar.
    private var lowerParts: [UIView] { [largeTitle, searchBar].compactMap { $0 } }

    /// How far a covered large title moves, as a part of the width: as its screen does.
    private static let largeParallax: CGFloat = 0.3

    /// Returns the chevron if it fades: only where the other content has none.
    private func chevron(around other: NavigationBarContent) -> [UIView] {
        guard let backButton, other.backButton == nil else { return [] }
        return [backButton.chevron]
    }

    /// The parts of an animation, from 0 to 1, in which old views fade out, new ones fade in, and one title
    /// turns into another. Our own values: short, so that two texts overlap only for a moment.
    private static let fadingOut = 0...0.3
    private static let fadingIn = 0.3...0.7
    private static let turning = 0.3...0.5

    private static func fade(in part: ClosedRange<Double>, _ changes: @escaping () -> Void) {
        let duration = UIView.inheritedAnimationDuration
        guard duration > 0 else { return changes() }
        UIView.animate(
            withDuration: duration * (part.upperBound - part.lowerBound), delay: duration * part.lowerBound,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear], animations: changes)
    }

    private func move(_ view: UIView, by distance: CGFloat) {
        view.transform = CGAffineTransform(translationX: distance, y: 0)
    }

    /// The centre of the back button's title in the bar; `nil` without a title.
    private var backTitleCentre: CGFloat? {
        guard let backButton, !backButton.isShort else { return nil }
        backButton.layoutIfNeeded()
        return backButton.center.x - backButton.bounds.width / 2 + backButton.label.center.x
    }
}
