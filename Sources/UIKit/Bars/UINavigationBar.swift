/// The bar at the top: a title in the middle, buttons at the sides, a hairline below.
///
///     ┌──────────────────────────────────────────┐
///     │ ‹ Back          Title               Done │  44 points
///     └──────────────────────────────────────────┘
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Height of a bar, in points.
    private static let height: CGFloat = 44
    /// Space between the buttons and the edges, and between two buttons, in points.
    private static let margin: CGFloat = 16
    /// The title's size, in points.
    private static let titleSize: CGFloat = 17

    private let titleLabel = UILabel()
    private let shadowLine = UIView()
    private var leftButtons: [UIView] = []
    private var rightButtons: [UIView] = []
    private var shownTitleView: UIView?

    /// Runs when the back button is tapped.
    var backAction: (@MainActor () -> Void)?

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = Self.standardColor
        titleLabel.textAlignment = .center
        titleLabel.isUserInteractionEnabled = false
        shadowLine.backgroundColor = UIColor(white: 0, alpha: 0.3)
        shadowLine.isUserInteractionEnabled = false
        addSubview(titleLabel)
        addSubview(shadowLine)
        titleLabel.font = .systemFont(ofSize: Self.titleSize, weight: .semibold)
    }

    /// As iOS's bar over white.
    private static let standardColor = UIColor(white: 249 / 255, alpha: 1)

    // MARK: - Items

    /// The stack of items: the last one is shown, the one before it gives the back button its title.
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] where item.navigationBar === self { item.navigationBar = nil }
            for item in items ?? [] { item.navigationBar = self }
            rebuild()
        }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { items?.last }

    /// The item below the one that is shown.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    // MARK: - Looks

    /// Colour behind title and buttons; nil, the default, for a very light grey.
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor ?? Self.standardColor }
    }

    /// 44 points high, as wide as offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    /// As wide as one likes, 44 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    // MARK: - Layout

    /// Centres the title between the buttons; a long one moves aside before it is cut.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(1, window?.screen.scale ?? 1)
        shadowLine.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: hairline)

        // The 44 points of the bar lie at its lower end; above them may be a status bar.
        let row = CGRect(
            x: 0, y: max(0, bounds.height - Self.height), width: bounds.width,
            height: min(bounds.height, Self.height))
        var left = row.minX + Self.margin
        for button in leftButtons {
            place(button, from: left, in: row)
            left = button.frame.maxX + Self.margin
        }
        var right = row.maxX - Self.margin
        for button in rightButtons {
            let width = button.bounds.width
            place(button, from: right - width, in: row)
            right = button.frame.minX - Self.margin
        }
        placeTitle(between: left, and: right, in: row)
    }

    private func place(_ view: UIView, from x: CGFloat, in row: CGRect) {
        let size = view.bounds.size
        let y = row.minY + ((row.height - size.height) / 2).rounded()
        view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private func placeTitle(between left: CGFloat, and right: CGFloat, in row: CGRect) {
        let view = shownTitleView ?? titleLabel
        var size =
            shownTitleView?.bounds.size
            ?? titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        size.width = min(size.width.rounded(.up), max(0, right - left))
        let centred = ((row.width - size.width) / 2).rounded()
        let x = max(left, min(centred, right - size.width))
        let y = row.minY + ((row.height - size.height) / 2).rounded()
        view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    // MARK: - Contents

    func itemDidChange(_ item: UINavigationItem) {
        if item === topItem || item === backItem { rebuild() }
    }

    private func rebuild() {
        for view in leftButtons + rightButtons { view.removeFromSuperview() }
        shownTitleView?.removeFromSuperview()
        shownTitleView = topItem?.titleView
        if let shownTitleView { addSubview(shownTitleView) }
        titleLabel.isHidden = shownTitleView != nil
        titleLabel.text = topItem?.title
        leftButtons = (topItem?.leftBarButtonItems ?? []).map(view)
        if leftButtons.isEmpty, let backItem, topItem?.hidesBackButton == false {
            leftButtons = [makeBackButton(for: backItem)]
        }
        rightButtons = (topItem?.rightBarButtonItems ?? []).map(view)
        for view in leftButtons + rightButtons { addSubview(view) }
        setNeedsLayout()
    }

    private func view(for item: UIBarButtonItem) -> UIView {
        item.customView ?? BarButton(item: item)
    }

    private func makeBackButton(for item: UINavigationItem) -> UIView {
        let title = item.backButtonTitle ?? item.title ?? "Back"
        return BackButton(title: title) { [weak self] in self?.backAction?() }
    }
}
