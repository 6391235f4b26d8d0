/// A bar that fills from the leading edge as something gets on.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The look of a progress bar.
    public enum Style: Int, Sendable {
        /// A bar with round ends.
        case `default` = 0
        /// A bar for the edge of a toolbar: straight ends, no track.
        case bar = 1
    }

    /// The intrinsic heights, in points, as on iOS.
    private static let (height, barHeight): (CGFloat, CGFloat) = (4, 2.5)
    /// Duration of an animated change, in seconds.
    private static let fillDuration: TimeInterval = 0.25

    private let filled = UIView()

    /// Makes a bar at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar of a style at 0, with its intrinsic height.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size.height = intrinsicContentSize.height
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(filled)
        updateLook()
    }

    // MARK: - Progress

    /// The part that is done, from 0 to 1. Default 0.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the part that is done, animated or at once. A value that is not a number is ignored.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        part = min(max(progress, 0), 1)
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(
            withDuration: Self.fillDuration, delay: 0, options: .beginFromCurrentState, animations: placeParts
        )
    }

    private var part: Float = 0

    // MARK: - Looks

    /// The look of the bar.
    open var progressViewStyle: Style = .default {
        didSet { updateLook() }
    }

    /// Colour of the part that is done; nil, the default, is the tint colour.
    open var progressTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// Colour of the rest; nil, the default, is a light grey, or none in the style `bar`.
    open var trackTintColor: UIColor? {
        didSet { updateLook() }
    }

    private func updateLook() {
        filled.backgroundColor = progressTintColor ?? inheritedTint
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill)
        setNeedsLayout()
    }

    /// Updates the colour of the bar.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    // MARK: - Layout

    /// No width of its own, 4 points high; 2.5 in the style `bar`.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: progressViewStyle == .bar ? Self.barHeight : Self.height)
    }

    /// Returns the offered width and the intrinsic height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// Places the filled part.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        layer.cornerRadius = radius
        filled.layer.cornerRadius = radius
        filled.frame = mirrored(
            CGRect(x: 0, y: 0, width: bounds.width * CGFloat(part), height: bounds.height), in: bounds)
    }
}
