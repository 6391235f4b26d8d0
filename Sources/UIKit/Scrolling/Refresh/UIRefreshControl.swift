/// A wheel above the content of a scroll view: pulling the content down far enough asks for it to be loaded again.
///
/// ```
/// pulled 0 ── the wheel appears and turns with the finger ── threshold ─▶ .valueChanged; turns until endRefreshing()
/// ```
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The height of the control, by which the content stays pulled down while it is loaded, in points, as on iOS.
    static let height: CGFloat = 60
    /// How far the content is pulled when it is loaded again, in heights of the control. Ours.
    private static let threshold: CGFloat = 1.6
    /// How much of a turn the wheel makes until then.
    private static let turn: CGFloat = .pi
    /// Space between wheel and title, in points.
    private static let gap: CGFloat = 4
    private static let titleSize: CGFloat = 12

    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    /// Whether this drag may begin a refresh: one drag begins one.
    private var isArmed = true

    /// Makes a control that is not refreshing.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    }

    /// Makes a control that is not refreshing; the scroll view places it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control that is not refreshing; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        wheel.hidesWhenStopped = false
        wheel.alpha = 0
        label.font = .systemFont(ofSize: Self.titleSize)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(wheel)
        addSubview(label)
    }

    var scrollView: UIScrollView? { superview as? UIScrollView }

    // MARK: - Refreshing

    /// Whether the content is being loaded.
    open private(set) var isRefreshing = false

    /// Shows that the content is being loaded, as when the program began it. It sends no action.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
        if let scrollView, !scrollView.isDragging { scrollView.setRefreshInset(Self.height) }
        show(pull: Self.height)
    }

    /// Shows that the content is loaded: the wheel goes, and content that is pulled down moves back.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        guard let scrollView else { return show(pull: 0) }
        scrollView.setRefreshInset(0)
        let top = -scrollView.adjustedContentInset.top
        if scrollView.contentOffset.y < top, !scrollView.isTracking {
            scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
        } else if !scrollView.isTracking {
            show(pull: 0)
        }
    }

    /// A text below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows the wheel in the new tint, and in its usual grey without one.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        wheel.color = rare?.tint
    }

    // MARK: - Following the scroll view

    /// Places the control above the content, and begins a refresh where the content is pulled far enough.
    func follow(_ scrollView: UIScrollView) {
        let top = scrollView.adjustedContentInset.top - scrollView.refreshInset
        let edge = scrollView.contentOffset.y + top
        frame = CGRect(
            x: 0, y: min(edge, -Self.height), width: scrollView.bounds.width, height: Self.height)
        show(pull: -edge)
        guard scrollView.isDragging, isArmed, !isRefreshing, isEnabled else { return }
        guard -edge >= Self.height * Self.threshold else { return }
        isArmed = false
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// The finger is about to let the content go.
    func dragWillEnd(_ scrollView: UIScrollView) {
        isArmed = true
        scrollView.setRefreshInset(isRefreshing ? Self.height : 0)
    }

    /// Lets the wheel appear and turn with the pull.
    private func show(pull: CGFloat) {
        let part = min(max(pull / (Self.height * Self.threshold), 0), 1)
        label.alpha = isRefreshing ? 1 : part
        wheel.alpha = isRefreshing ? 1 : part
        wheel.transform =
            isRefreshing ? .identity : CGAffineTransform(rotationAngle: part * Self.turn)
    }

    /// Puts the wheel into the middle, above the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let title = label.text?.isEmpty == false ? label.intrinsicContentSize.height : 0
        let block = wheel.bounds.height + (title > 0 ? Self.gap + title : 0)
        let top = (bounds.height - block) / 2
        wheel.center = CGPoint(x: bounds.midX.rounded(), y: (top + wheel.bounds.height / 2).rounded())
        label.frame = CGRect(x: 0, y: bounds.height - top - title, width: bounds.width, height: title)
    }
}

extension UIScrollView {
    /// Lets the refresh control follow the content.
    func updateRefreshControl() { refreshControl?.follow(self) }

    func replaceRefreshControl(_ old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.removeFromSuperview()
        if old?.isRefreshing == true {
            setRefreshInset(0)
            settle()
        }
        guard let refreshControl else { return }
        insertSubview(refreshControl, at: 0)
        alwaysBounceVertical = true
        if refreshControl.isRefreshing { setRefreshInset(UIRefreshControl.height) }
        updateRefreshControl()
    }

    /// Sets the space that a refresh takes above the content; the content stays where it is.
    func setRefreshInset(_ inset: CGFloat) {
        guard inset != refreshInset else { return }
        refreshInset = inset
        extentDidChange()
    }
}
