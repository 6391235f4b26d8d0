/// A control that is on or off: a thumb that slides in a capsule.
///
/// Its size is always 51 by 31 points. A tap toggles it; so does a drag beyond one of its ends.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The size in points, as on iOS.
    private static let size = CGSize(width: 51, height: 31)
    /// Diameter of the thumb, and its distance to the edges, in points.
    private static let (thumbDiameter, thumbInset): (CGFloat, CGFloat) = (27, 2)
    /// How much longer the thumb is while a finger is on it, in points.
    private static let stretch: CGFloat = 7
    /// Duration of the thumb's way, in seconds.
    private static let slideDuration: TimeInterval = 0.25
    private static let disabledAlpha: CGFloat = 0.5

    private let track = UIView()
    private let thumb = SwitchThumb()
    /// What the control shows: while a finger drags, that may not be its state yet.
    private var showsOn = false
    private var hasBeenDragged = false

    /// Makes a switch that is off at the origin of `frame`, whose size does not count.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes one that is off; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        super.bounds.size = Self.size
        layer.cornerRadius = Self.size.height / 2
        track.frame = bounds
        track.layer.cornerRadius = Self.size.height / 2
        track.isUserInteractionEnabled = false
        addSubview(track)
        addSubview(thumb)
        show(animated: false)
    }

    // MARK: - State

    /// Whether the switch is on. Default false. Setting it does not animate and calls no target.
    open var isOn: Bool {
        get { isSwitchedOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without calling its targets.
    open func setOn(_ on: Bool, animated: Bool) {
        isSwitchedOn = on
        showsOn = on
        show(animated: animated && window != nil)
    }

    private var isSwitchedOn = false {
        didSet { KeyValueObserving.valueDidChange(of: self) }
    }

    // MARK: - Looks

    /// Colour of a switch that is on; nil, the default, is green.
    open var onTintColor: UIColor? {
        didSet { show(animated: false) }
    }

    /// Colour of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { show(animated: false) }
    }

    private func show(animated: Bool) {
        guard animated else { return placeParts() }
        UIView.animate(
            withDuration: Self.slideDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: placeParts)
    }

    private func placeParts() {
        let length = Self.thumbDiameter + (isHighlighted ? Self.stretch : 0)
        let right = Self.size.width - Self.thumbInset
        thumb.frame = CGRect(
            x: showsOn != isReversed ? right - length : Self.thumbInset, y: Self.thumbInset, width: length,
            height: Self.thumbDiameter)
        thumb.backgroundColor = thumbTintColor ?? .white
        track.backgroundColor = showsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    }

    override func stateDidChange() {
        let alpha = isEnabled ? 1 : Self.disabledAlpha
        if self.alpha != alpha { self.alpha = alpha }
        show(animated: window != nil)
    }

    // MARK: - Size

    /// The place of the switch; the size is that of every switch.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// The bounds; the size is that of every switch.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// 51 by 31 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Returns 51 by 31 points, whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: - Tracking

    /// Begins to follow the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasBeenDragged = false
        return true
    }

    /// Slides the thumb once the finger is beyond one of the ends.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard x < bounds.minX || x > bounds.maxX else { return true }
        let isOnSide = (x > bounds.midX) != isReversed
        hasBeenDragged = true
        if isOnSide != showsOn {
            showsOn = isOnSide
            show(animated: true)
        }
        return true
    }

    /// Takes on what the drag has shown, or toggles if there was none.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch else { return }
        if !hasBeenDragged, point(inside: touch.location(in: self), with: event) { showsOn.toggle() }
        guard showsOn != isSwitchedOn else { return }
        isSwitchedOn = showsOn
        show(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Shows the state from before the touch again.
    open override func cancelTracking(with event: UIEvent?) {
        showsOn = isSwitchedOn
        super.cancelTracking(with: event)
    }

    override var keepsSingleTaps: Bool { true }
    override var keptDrags: UIAxis { .horizontal }

    override var builtInAccessibility: BuiltInAccessibility {
        var built = super.builtInAccessibility
        built.value = isOn ? "1" : "0"
        built.traits.insert(.button)
        return built
    }
}

/// The pill with its shadow.
private final class SwitchThumb: UIView {
    /// Blur, distance and opacity of the shadow, as on iOS.
    private static let (shadowRadius, shadowOffset, shadowOpacity): (CGFloat, CGFloat, Float) = (4, 3, 0.15)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowOffset = CGSize(width: 0, height: Self.shadowOffset)
        layer.shadowRadius = Self.shadowRadius
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
