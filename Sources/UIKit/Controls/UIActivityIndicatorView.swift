import QuartzCore

/// A wheel of eight spokes that turns while something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points, white.
        @available(*, deprecated, renamed: "large", message: "Use large with a colour.")
        case whiteLarge = 0
        /// 20 points, white.
        @available(*, deprecated, renamed: "medium", message: "Use medium with a colour.")
        case white = 1
        /// 20 points, grey.
        @available(*, deprecated, renamed: "medium", message: "Use medium with a colour.")
        case gray = 2

        /// The old styles by their numbers, as their names would warn.
        fileprivate var isWhite: Bool { rawValue < 2 }
        private var isLarge: Bool { self == .large || rawValue == 0 }

        fileprivate var size: CGFloat { isLarge ? 37 : 20 }
        /// Length and thickness of a spoke, in points.
        fileprivate var spoke: CGSize {
            isLarge ? CGSize(width: 4, height: 11) : CGSize(width: 2.5, height: 6)
        }
    }

    private static let spokes = 8
    /// Duration of a turn, in seconds, as on iOS.
    private static let turnDuration: CFTimeInterval = 0.8
    /// The opacity of the last spoke; the first one has 1.
    private static let faintest: CGFloat = 0.2
    private static let turnKey = "turn"

    private let wheel = UIView()

    /// Makes a wheel that stands still, in the size of its style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.size, height: style.size))
        setUp()
    }

    /// Makes a medium wheel that stands still.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Makes a medium wheel; nothing is read from the decoder, as there are no archives of views here.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = true
        addSubview(wheel)
        makeSpokes()
    }

    // MARK: - Animating

    /// Starts to turn, and shows the view if `hidesWhenStopped` is true.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        show()
    }

    /// Stops turning, and hides the view if `hidesWhenStopped` is true.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        show()
    }

    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Whether the view is hidden while the wheel stands still. Default true.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
    }

    private func show() {
        guard isAnimating, window != nil else { return wheel.layer.removeAnimation(forKey: Self.turnKey) }
        guard wheel.layer.animation(forKey: Self.turnKey) == nil else { return }
        // The wheel looks turned, as the spokes take on each other's place.
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<Self.spokes).map { Double($0) * 2 * .pi / Double(Self.spokes) }
        turn.calculationMode = .discrete
        turn.duration = Self.turnDuration
        turn.repeatCount = .infinity
        wheel.layer.add(turn, forKey: Self.turnKey)
    }

    /// Turns in a window only.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        show()
    }

    // MARK: - Looks

    /// The size of the wheel.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            bounds.size = intrinsicContentSize
            makeSpokes()
        }
    }

    // Never nil, but can be set to nil, as in iOS source.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the spokes; nil restores the default, a grey.
    open var color: UIColor! {
        get { ownColor ?? (style.isWhite ? .white : .activityIndicator) }
        set {
            ownColor = newValue
            colorSpokes()
        }
    }

    private var ownColor: UIColor?

    private func colorSpokes() {
        for spoke in wheel.subviews { spoke.backgroundColor = color }
    }

    private func makeSpokes() {
        UIView.performWithoutAnimation {
            for spoke in wheel.subviews { spoke.removeFromSuperview() }
            wheel.bounds = CGRect(x: 0, y: 0, width: style.size, height: style.size)
            for index in 0..<Self.spokes { wheel.addSubview(spoke(index)) }
            colorSpokes()
        }
        setNeedsLayout()
    }

    /// Makes a spoke; the first one points up, and those before it, counterclockwise, are fainter and fainter.
    private func spoke(_ index: Int) -> UIView {
        let (view, size) = (UIView(), style.spoke)
        view.bounds = CGRect(origin: .zero, size: size)
        view.layer.cornerRadius = size.width / 2
        // The anchor lies in the middle of the wheel.
        view.anchorPoint = CGPoint(x: 0.5, y: style.size / 2 / size.height)
        view.center = CGPoint(x: style.size / 2, y: style.size / 2)
        view.transform = CGAffineTransform(rotationAngle: -CGFloat(index) * 2 * .pi / CGFloat(Self.spokes))
        view.alpha = 1 - (1 - Self.faintest) * CGFloat(index) / CGFloat(Self.spokes - 1)
        return view
    }

    // MARK: - Layout

    /// The size of the style: 20 points, or 37.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.size, height: style.size) }

    /// Returns the size of the style, whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Puts the wheel into the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
