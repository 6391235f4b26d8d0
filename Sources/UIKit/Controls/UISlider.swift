/// A control that picks a value between two others by dragging a thumb along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// The intrinsic height, in points, as on iOS.
    private static let height: CGFloat = 34
    /// Thickness of the track, in points.
    private static let trackHeight: CGFloat = 4
    /// Space between the ends of the track and those of the slider, in points.
    private static let trackInset: CGFloat = 2
    /// Diameter of the thumb, in points.
    private static let thumbDiameter: CGFloat = 28
    /// A touch this near to the thumb takes it, in points.
    private static let thumbMargin: CGFloat = 10
    /// Duration of an animated change of the value, in seconds.
    private static let travelDuration: TimeInterval = 0.25

    let minimumTrack = UIImageView(frame: .zero)
    let maximumTrack = UIImageView(frame: .zero)
    let thumb = SliderThumb(frame: .zero)
    /// The pictures of an app's own.
    var pictures = SliderPictures() {
        didSet { showPictures() }
    }
    private var grip: CGFloat = 0

    /// Makes a slider from 0 to 1 that stands at 0.
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
        for track in [maximumTrack, minimumTrack] {
            track.isUserInteractionEnabled = false
            addSubview(track)
        }
        addSubview(thumb)
        showPictures()
    }

    // MARK: - Value

    /// Where the thumb is, between the limits. Default 0. Setting it moves the thumb at once.
    open var value: Float {
        get { position }
        set { setValue(newValue, animated: false) }
    }

    /// The lower limit. Default 0. Raises the upper limit and the value if they lie below it.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = position
        }
    }

    /// The upper limit. Default 1. Lowers the lower limit and the value if they lie above it.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = position
        }
    }

    /// Whether the targets hear of every step while the thumb is dragged (default), or once at the end.
    open var isContinuous = true

    /// Sets the value and moves the thumb, animated or at once. A value that is not a number is ignored.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        position = min(max(value, minimumValue), maximumValue)
        guard animated, window != nil else {
            setNeedsLayout()
            return
        }
        UIView.animate(withDuration: Self.travelDuration) { self.placeParts() }
    }

    private var position: Float = 0 {
        didSet { KeyValueObserving.valueDidChange(of: self) }
    }

    // MARK: - Looks

    /// Colour of the track before the thumb; nil, the default, is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Colour of the track behind the thumb; nil, the default, is a light grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Colour of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Returns the frame of the track in given bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + Self.trackInset, y: bounds.midY - Self.trackHeight / 2,
            width: max(0, bounds.width - 2 * Self.trackInset), height: Self.trackHeight)
    }

    /// Returns the frame of the thumb for a value; its edges meet the bounds at the limits.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let fraction = isReversed ? 1 - part : part
        let size = thumbSize
        let travel = max(0, bounds.width - size.width)
        return CGRect(
            x: bounds.minX + fraction * travel, y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private var thumbSize: CGSize {
        currentThumbImage?.size ?? CGSize(width: Self.thumbDiameter, height: Self.thumbDiameter)
    }

    // MARK: - Pictures

    /// Sets the picture of the thumb for a state, in place of the usual knob; states without one show that of
    /// `.normal`.
    open func setThumbImage(_ image: UIImage?, for state: State) { pictures.thumb[state] = image }

    /// Sets the picture of the track before the thumb for a state. It is stretched between its caps.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { pictures.minimum[state] = image }

    /// Sets the picture of the track behind the thumb for a state. It is stretched between its caps.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { pictures.maximum[state] = image }

    /// Returns the picture of the thumb for a state, else that of `.normal`.
    open func thumbImage(for state: State) -> UIImage? { pictures.thumb.look(for: state) }

    /// Returns the picture of the track before the thumb for a state, else that of `.normal`.
    open func minimumTrackImage(for state: State) -> UIImage? {
        pictures.minimum.look(for: state)
    }

    /// Returns the picture of the track behind the thumb for a state, else that of `.normal`.
    open func maximumTrackImage(for state: State) -> UIImage? {
        pictures.maximum.look(for: state)
    }

    // MARK: - Layout

    /// No width of its own, 34 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    /// Returns the offered width and a height of 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    /// Lays out the track and the thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private var currentThumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: position)
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let knob = currentThumbRect
        thumb.frame = knob
        maximumTrack.frame = height(of: currentMaximumTrackImage, in: track)
        var filled = track
        filled.size.width = max(0, isReversed ? track.maxX - knob.midX : knob.midX - track.minX)
        if isReversed { filled.origin.x = track.maxX - filled.width }
        minimumTrack.frame = height(of: currentMinimumTrackImage, in: filled)
    }

    func updateColors() {
        minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.backgroundColor = thumb.picture == nil ? thumbTintColor ?? .white : nil
        alpha = isEnabled ? 1 : Self.disabledAlpha
    }

    private static let disabledAlpha: CGFloat = 0.5

    override func stateDidChange() {
        showPictures()
        let alpha = isEnabled ? 1 : Self.disabledAlpha
        if self.alpha != alpha { self.alpha = alpha }
    }

    /// Updates the colour of the track.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: - Keys

    /// The number of key presses that move the thumb from one limit to the other.
    private static let keySteps: Float = 20

    /// Moves the thumb by the left and right arrow keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !step(by: $0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !step(by: $0) }
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    private func step(by press: UIPress) -> Bool {
        let direction: Float
        switch press.key?.keyCode {
        case .keyboardLeftArrow: direction = -1
        case .keyboardRightArrow: direction = 1
        default: return false
        }
        guard isEnabled, press.key?.modifierFlags.isEmpty == true else { return false }
        let before = value
        value += Float(readingSign) * direction * (maximumValue - minimumValue) / Self.keySteps
        if value != before { sendActions(for: .valueChanged) }
        return true
    }

    // MARK: - Tracking

    /// Takes the touch if it is on the thumb or close to it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let rect = currentThumbRect
        guard rect.insetBy(dx: -Self.thumbMargin, dy: -Self.thumbMargin).contains(location) else {
            return false
        }
        grip = location.x - rect.midX
        return true
    }

    /// Moves the thumb with the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let before = position
        let travel = bounds.width - thumbSize.width
        guard travel > 0 else { return true }
        let fraction = (touch.location(in: self).x - grip - thumbSize.width / 2 - bounds.minX) / travel
        let limited = min(max(fraction, 0), 1)
        value = minimumValue + Float(isReversed ? 1 - limited : limited) * (maximumValue - minimumValue)
        if isContinuous, position != before { sendActions(for: .valueChanged) }
        return true
    }

    /// Reports the value once if the slider is not continuous.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    override var keptDrags: UIAxis { .horizontal }

    override var builtInAccessibility: BuiltInAccessibility {
        var built = super.builtInAccessibility
        let part = (value - minimumValue) / max(maximumValue - minimumValue, .leastNonzeroMagnitude)
        built.value = "\(Int((min(max(part, 0), 1) * 100).rounded()))%"
        built.traits.insert(.adjustable)
        return built
    }

    /// Moves the knob a tenth of the way up, and tells the targets.
    open override func accessibilityIncrement() { step(by: 0.1) }

    /// Moves the knob a tenth of the way down, and tells the targets.
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by part: Float) {
        value += (maximumValue - minimumValue) * part
        sendActions(for: .valueChanged)
    }
}
