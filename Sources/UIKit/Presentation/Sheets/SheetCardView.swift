import QuartzCore

/// The card of a sheet: holds the presented controller's view, with rounded corners, a shadow and a grabber.
final class SheetCardView: UIView {
    /// Which corners are rounded.
    enum Corners {
        case all, upper, none
    }

    private let content = UIView()
    private let grabber = UIView()
    private weak var hosted: UIView?
    /// Called when the card has left its window, whoever took it away.
    var onLeavingWindow: (() -> Void)?

    /// The system's corner radius, in points, as on iOS.
    static let standardRadius: CGFloat = 10
    private static let grabberSize = CGSize(width: 36, height: 5)
    /// How far the grabber lies below the upper edge, in points.
    private static let grabberInset: CGFloat = 5
    /// The blur of the shadow, in points.
    private static let shadowRadius: CGFloat = 18

    init() {
        super.init(frame: .zero)
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = .zero
        content.clipsToBounds = true
        addSubview(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
        roundCorners()
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the presented controller's view to the card.
    func host(_ view: UIView) {
        hosted = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.place(in: content.bounds)
        content.addSubview(view)
    }

    // MARK: - Look

    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }

    var corners = Corners.all {
        didSet { if corners != oldValue { roundCorners() } }
    }

    var radius = SheetCardView.standardRadius {
        didSet { if radius != oldValue { roundCorners() } }
    }

    /// The opacity of the shadow, 0…1.
    var shadow: Float {
        get { layer.shadowOpacity }
        set { layer.shadowOpacity = newValue }
    }

    private func roundCorners() {
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        content.layer.maskedCorners =
            corners == .all ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
        content.layer.cornerRadius = corners == .none ? 0 : radius
        placeShadow()
    }

    private func placeShadow() {
        let radius = min(content.layer.cornerRadius, bounds.width / 2, bounds.height / 2)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: max(radius, 0)).cgPath
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeavingWindow?() }
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        if let hosted, hosted.superview === content { hosted.place(in: content.bounds) }
        let size = Self.grabberSize
        grabber.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: Self.grabberInset, width: size.width, height: size.height)
        placeShadow()
    }
}
