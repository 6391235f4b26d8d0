/// A control with a minus and a plus, which make a number smaller and larger step by step.
///
/// Its size is always 94 by 32 points. A finger that stays on a half repeats its step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// The size in points, as on iOS.
    private static let size = CGSize(width: 94, height: 32)
    private static let cornerRadius: CGFloat = 8
    /// Width and height of the line between the halves, in points.
    private static let divider = CGSize(width: 1, height: 18)
    /// The seconds until a step is repeated, and between repetitions.
    private static let (firstRepeat, nextRepeat): (Double, Double) = (0.5, 0.1)
    private static let disabledAlpha: CGFloat = 0.3

    private let signs = (minus: StepperSign(isPlus: false), plus: StepperSign(isPlus: true))
    private let divider = UIView()
    /// The half on which the finger is: -1 or 1, and 0 beside both.
    private var direction: Double = 0
    private var deadline: Deadline?
    private var hasChanged = false

    /// Makes a stepper from 0 to 100 that stands at 0, at the origin of `frame`, whose size does not count.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes one that stands at 0; of the decoder only place and look are read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        super.bounds.size = Self.size
        layer.cornerRadius = Self.cornerRadius
        backgroundColor = .tertiarySystemFill
        let half = CGSize(width: Self.size.width / 2, height: Self.size.height)
        signs.minus.frame = CGRect(origin: .zero, size: half)
        signs.plus.frame = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
        divider.frame = CGRect(
            x: half.width - Self.divider.width / 2, y: (half.height - Self.divider.height) / 2,
            width: Self.divider.width, height: Self.divider.height)
        divider.backgroundColor = .separator
        for view in [signs.minus, signs.plus, divider] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        showLimits()
    }

    // MARK: - Value

    /// The number, between the limits. Default 0. Setting it calls no target.
    open var value: Double {
        get { number }
        set { if !newValue.isNaN { number = min(max(newValue, minimumValue), maximumValue) } }
    }

    private var number: Double = 0 {
        didSet {
            showLimits()
            KeyValueObserving.valueDidChange(of: self)
        }
    }

    /// The lower limit. Default 0. Raises the upper limit and the value if they lie below it.
    open var minimumValue: Double = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = number
        }
    }

    /// The upper limit. Default 100. Lowers the lower limit and the value if they lie above it.
    open var maximumValue: Double = 100 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }

    /// By how much a step changes the value; more than 0. Default 1.
    open var stepValue: Double = 1 {
        didSet { if !(stepValue > 0) { stepValue = oldValue } }
    }

    /// Whether the targets hear of each step (default), or once when the finger is lifted.
    open var isContinuous = true

    /// Whether a finger that stays repeats its step. Default true.
    open var autorepeat = true

    /// Whether a step beyond one limit goes on from the other. Default false.
    open var wraps = false {
        didSet { showLimits() }
    }

    // MARK: - Looks

    /// Sets the picture of the half that makes the value smaller, in place of the minus; nil restores that.
    open func setDecrementImage(_ image: UIImage?, for state: State) { signs.minus.set(image, for: state) }

    /// Sets the picture of the half that makes the value larger, in place of the plus; nil restores that.
    open func setIncrementImage(_ image: UIImage?, for state: State) { signs.plus.set(image, for: state) }

    /// Returns the picture of the half that makes the value smaller, for a state.
    open func decrementImage(for state: State) -> UIImage? { signs.minus.image(for: state) }

    /// Returns the picture of the half that makes the value larger, for a state.
    open func incrementImage(for state: State) -> UIImage? { signs.plus.image(for: state) }

    /// Shows which of both steps can be made.
    private func showLimits() {
        signs.minus.alpha = isEnabled && (wraps || number > minimumValue) ? 1 : Self.disabledAlpha
        signs.plus.alpha = isEnabled && (wraps || number < maximumValue) ? 1 : Self.disabledAlpha
        signs.minus.show(direction < 0 ? .highlighted : isEnabled ? .normal : .disabled)
        signs.plus.show(direction > 0 ? .highlighted : isEnabled ? .normal : .disabled)
    }

    override func stateDidChange() { showLimits() }

    // MARK: - Size

    /// The place of the stepper; the size is that of every stepper.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// The bounds; the size is that of every stepper.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// 94 by 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Returns 94 by 32 points, whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: - Tracking

    /// Makes the first step.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasChanged = false
        press(touch.location(in: self))
        return true
    }

    /// Goes over to the other half, or stops beside both.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if side(of: location) != direction { press(location) }
        return true
    }

    /// Tells the targets, if they hear of the end alone.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        release()
        if !isContinuous, hasChanged { sendActions(for: .valueChanged) }
    }

    /// Leaves the value as it is.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        release()
    }

    private func side(of location: CGPoint) -> Double {
        guard bounds.contains(location) else { return 0 }
        return location.x < bounds.midX ? -1 : 1
    }

    private func press(_ location: CGPoint) {
        release()
        direction = side(of: location)
        showLimits()
        guard direction != 0 else { return }
        step(by: direction)
        repeatStep(after: Self.firstRepeat)
    }

    private func release() {
        deadline?.cancel()
        deadline = nil
        direction = 0
        showLimits()
    }

    private func repeatStep(after seconds: Double) {
        guard autorepeat else { return }
        let clock = layer.clock
        deadline = clock.schedule(at: clock.now + seconds) { [weak self] in
            guard let self, self.direction != 0 else { return }
            self.step(by: self.direction)
            self.repeatStep(after: Self.nextRepeat)
        }
    }

    private func step(by direction: Double) {
        let before = number
        var next = number + direction * stepValue
        if wraps, next > maximumValue { next = minimumValue }
        if wraps, next < minimumValue { next = maximumValue }
        value = next
        guard number != before else { return }
        hasChanged = true
        if isContinuous { sendActions(for: .valueChanged) }
    }

    override var keepsSingleTaps: Bool { true }

    override var builtInAccessibility: BuiltInAccessibility {
        var built = super.builtInAccessibility
        built.value = value.formatted()
        built.traits.insert(.adjustable)
        return built
    }

    /// Makes a step up, and tells the targets.
    open override func accessibilityIncrement() { stepAlone(by: 1) }

    /// Makes a step down, and tells the targets.
    open override func accessibilityDecrement() { stepAlone(by: -1) }

    private func stepAlone(by direction: Double) {
        step(by: direction)
        if !isContinuous { sendActions(for: .valueChanged) }
    }
}

/// A minus or a plus, or a picture in its place.
@MainActor
private final class StepperSign: UIView {
    /// Length and thickness of a stroke, in points.
    private static let (length, thickness): (CGFloat, CGFloat) = (15, 1.5)

    private let strokes: [UIView]
    private let picture = UIImageView(frame: .zero)
    private var images: [UIControl.State: UIImage] = [:]
    private var state = UIControl.State.normal

    init(isPlus: Bool) {
        strokes = isPlus ? [UIView(), UIView()] : [UIView()]
        super.init(frame: .zero)
        for stroke in strokes {
            stroke.backgroundColor = .label
            addSubview(stroke)
        }
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    func set(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        show(self.state)
    }

    func image(for state: UIControl.State) -> UIImage? { images.look(for: state) }

    func show(_ state: UIControl.State) {
        self.state = state
        let image = image(for: state)
        picture.image = image
        for stroke in strokes { stroke.isHidden = image != nil }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picture.image?.size ?? .zero
        picture.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        for (index, stroke) in strokes.enumerated() {
            let (width, height) = index == 0 ? (Self.length, Self.thickness) : (Self.thickness, Self.length)
            stroke.frame = CGRect(
                x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        }
    }
}
