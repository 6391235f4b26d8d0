import QuartzCore

/// A row of segments of which one is selected. A lighter plate below the selected one slides to the next.
///
///     ╭──────────┬──────────┬──────────╮
///     │   Day    │▐  Week  ▌│   Year   │  32 points
///     ╰──────────┴──────────┴──────────╯
///
/// A tap selects a segment, a drag takes the plate along. With the keyboard focus the left and right arrows
/// select the neighbours.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    public static let noSegment = -1

    /// The intrinsic height, in points, as on iOS.
    private static let height: CGFloat = 32
    private static let cornerRadius: CGFloat = 8
    /// Distance from the plate to the edges, in points.
    private static let plateInset: CGFloat = 2
    /// The size of the lines between segments, in points.
    private static let dividerSize = CGSize(width: 1, height: 16)
    /// How much smaller the plate is while a finger is on it.
    private static let pressedScale: CGFloat = 0.95
    /// Duration of the plate's way, in seconds.
    private static let slideDuration: TimeInterval = 0.25
    private static let disabledAlpha: CGFloat = 0.5

    private let track = UIView()
    private let plate = SegmentPlate()
    private(set) var segments: [Segment] = []
    private var dividers: [UIView] = []
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    private var grip = SegmentGrip.none

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control with a segment for each item; with its intrinsic size.
    ///
    /// - Parameter items: a `String` or a `UIImage` for each segment; others are left out.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            let count = numberOfSegments
            if let title = item as? String { insertSegment(withTitle: title, at: count, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: count, animated: false) }
        }
        frame.size = intrinsicContentSize
    }

    /// Makes a control with a segment for each action, which runs when the segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.cornerRadius = Self.cornerRadius
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.cornerRadius
        track.backgroundColor = .tertiarySystemFill
        plate.isHidden = true
        addSubview(track)
        addSubview(plate)
        updateColors()
    }

    // MARK: - Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; an index beyond the end counts as the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image; an index beyond the end counts as the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment, animated: animated)
    }

    /// Inserts a segment with the image or the title of an action, which runs when the segment is selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(
            SegmentContent(title: action.title, image: action.image, action: action), at: segment,
            animated: animated)
    }

    /// Removes a segment; an index beyond the end counts as the last one.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        let removed = segments.remove(at: index)
        if selection == index {
            selection = Self.noSegment
        } else if selection > index {
            selection -= 1
        }
        contentDidChange(animated: animated, leaving: removed)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selection = Self.noSegment
        contentDidChange(animated: false)
    }

    /// Sets a segment's title, in place of its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment, "setTitle(_:forSegmentAt:)") { $0.content = SegmentContent(title: title) }
    }

    /// Returns a segment's title; nil where it shows an image.
    open func titleForSegment(at segment: Int) -> String? {
        self.segment(segment, "titleForSegment(at:)")?.content.title
    }

    /// Sets a segment's image, in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment, "setImage(_:forSegmentAt:)") { $0.content = SegmentContent(image: image) }
    }

    /// Returns a segment's image; nil where it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? {
        self.segment(segment, "imageForSegment(at:)")?.content.image
    }

    /// Gives a segment the image or the title of an action, which runs when the segment is selected.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment, "setAction(_:forSegmentAt:)") {
            $0.content = SegmentContent(title: action.title, image: action.image, action: action)
        }
    }

    /// Returns a segment's action.
    open func actionForSegment(at segment: Int) -> UIAction? {
        self.segment(segment, "actionForSegment(at:)")?.content.action
    }

    /// Returns the index of the segment whose action has the identifier; `NSNotFound` where there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets whether a segment can be selected by the user.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment, "setEnabled(_:forSegmentAt:)") { $0.isEnabled = enabled }
    }

    /// Returns whether a segment can be selected by the user; true at first.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        self.segment(segment, "isEnabledForSegment(at:)")?.isEnabled ?? false
    }

    /// Sets a segment's width in points; 0, the default, gives it its share.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment, "setWidth(_:forSegmentAt:)") { $0.fixedWidth = max(0, width) }
    }

    /// Returns the width that a segment was given; 0 where it gets its share.
    open func widthForSegment(at segment: Int) -> CGFloat {
        self.segment(segment, "widthForSegment(at:)")?.fixedWidth ?? 0
    }

    /// Whether segments without a width of their own are as wide as their contents ask for, rather than of
    /// equal width. Default false.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange(animated: false) } }
    }

    // MARK: - Selection

    /// The selected segment; `noSegment` for none, the default. Setting it calls no target.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            guard newValue == Self.noSegment || segment(newValue, "selectedSegmentIndex") != nil else {
                return
            }
            guard newValue != selection else { return }
            let hadPlate = selection != Self.noSegment
            selection = newValue
            show(animated: hadPlate && newValue != Self.noSegment)
        }
    }

    private var selection = UISegmentedControl.noSegment

    /// Whether segments act as buttons: none stays selected. Default false.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    // MARK: - Looks

    /// Colour of the plate below the selected segment; nil, the default, is white, or grey in the dark.
    open var selectedSegmentTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Sets font and colour of the titles for a state; states without them show those of `.normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        contentDidChange(animated: false)
    }

    /// Returns font and colour of the titles that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    private func updateColors() {
        plate.backgroundColor = selectedSegmentTintColor ?? .segmentPlate
    }

    override func stateDidChange() {
        let alpha = isEnabled ? 1 : Self.disabledAlpha
        if self.alpha != alpha { self.alpha = alpha }
    }

    // MARK: - Size and layout

    override var keepsSingleTaps: Bool { true }

    /// As wide as the contents ask for, 32 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: widths(in: nil).reduce(0, +), height: Self.height)
    }

    /// Returns the intrinsic size, whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Gives each segment its place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation { track.frame = bounds }
        placeParts()
    }

    /// Returns the widths of the segments: those given, those of the contents, and the rest in equal parts.
    private func widths(in room: CGFloat?) -> [CGFloat] {
        let natural = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.naturalWidth }
        let free = segments.indices.filter { segments[$0].fixedWidth == 0 }
        guard !free.isEmpty else { return natural }
        var widths = natural
        if !apportionsSegmentWidthsByContent {
            let widest = free.map { natural[$0] }.max() ?? 0
            for index in free { widths[index] = widest }
        }
        guard let room else { return widths }
        let rest = (room - widths.reduce(0, +)) / CGFloat(free.count)
        for index in free { widths[index] = max(0, widths[index] + rest) }
        return widths
    }

    private func frames() -> [CGRect] {
        var x = bounds.minX
        return widths(in: bounds.width).map { width in
            defer { x += width }
            return mirrored(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height), in: bounds)
        }
    }

    private func placeParts() {
        let frames = frames()
        for (segment, frame) in zip(segments, frames) { segment.frame = frame }
        let size = Self.dividerSize
        for (divider, frame) in zip(dividers, frames.dropFirst()) {
            divider.frame = CGRect(
                x: (isReversed ? frame.maxX : frame.minX) - size.width / 2, y: bounds.midY - size.height / 2,
                width: size.width, height: size.height)
        }
        let shown = shownSelection
        guard frames.indices.contains(shown) else { return }
        plate.untransformedFrame = frames[shown].insetBy(dx: Self.plateInset, dy: Self.plateInset)
    }

    // MARK: - What is shown

    /// The segment that the plate is below: while a finger takes it along, that is not selected yet.
    private var shownSelection: Int {
        if case .plate(let index) = grip { return index }
        return selection
    }

    private func show(animated: Bool) {
        let isAnimated = animated && window != nil
        guard isAnimated, !plate.isHidden else {
            // A plate that appears does not slide in from where it was last.
            return UIView.performWithoutAnimation { placeAndColor() }
        }
        UIView.animate(
            withDuration: Self.slideDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: placeAndColor)
    }

    private func placeAndColor() {
        let shown = shownSelection
        plate.isHidden = !segments.indices.contains(shown)
        var isGripped = false
        if case .plate = grip { isGripped = true }
        plate.transform =
            isGripped ? CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale) : .identity
        placeParts()
        for (index, segment) in segments.enumerated() {
            segment.show(
                isSelected: index == shown, isPressed: grip == .segment(index), attributes: titleAttributes)
        }
        for (index, divider) in dividers.enumerated() {
            divider.alpha = index == shown || index + 1 == shown ? 0 : 1
        }
    }

    private func contentDidChange(animated: Bool, leaving removed: Segment? = nil) {
        invalidateIntrinsicContentSize()
        while dividers.count > max(0, segments.count - 1) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = UIView()
            divider.isUserInteractionEnabled = false
            divider.backgroundColor = .separator
            insertSubview(divider, aboveSubview: track)
            dividers.append(divider)
        }
        guard animated, window != nil else {
            removed?.removeFromSuperview()
            UIView.performWithoutAnimation { placeAndColor() }
            return setNeedsLayout()
        }
        UIView.animate(withDuration: Self.slideDuration) {
            removed?.alpha = 0
            self.placeAndColor()
            for segment in self.segments { segment.alpha = 1 }
        } completion: { _ in
            removed?.removeFromSuperview()
        }
    }

    // MARK: - Changing segments

    private func insert(_ content: SegmentContent, at index: Int, animated: Bool) {
        let index = min(max(index, 0), segments.count)
        let segment = Segment(content)
        UIView.performWithoutAnimation {
            let places = frames()
            let place = places.indices.contains(index) ? places[index] : places.last ?? bounds
            segment.frame = CGRect(x: place.minX, y: place.minY, width: place.width, height: place.height)
            segment.alpha = animated && window != nil ? 0 : 1
        }
        segments.insert(segment, at: index)
        addSubview(segment)
        if selection >= index { selection += 1 }
        contentDidChange(animated: animated)
    }

    /// Returns a segment; nil, with a diagnostic, where there is none.
    private func segment(_ index: Int, _ call: String) -> Segment? {
        guard segments.indices.contains(index) else {
            diagnose(.error, call, "has \(segments.count) segments, so there is none at \(index)")
            return nil
        }
        return segments[index]
    }

    private func change(_ index: Int, _ call: String, _ body: (Segment) -> Void) {
        guard let segment = segment(index, call) else { return }
        body(segment)
        contentDidChange(animated: false)
    }

    // MARK: - Tracking

    private func segmentIndex(at location: CGPoint) -> Int? {
        let frames = frames()
        let x = min(max(location.x, bounds.minX), bounds.maxX - 1)
        return frames.firstIndex { $0.minX <= x && x < $0.maxX }.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    /// Takes the plate, or presses a segment.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = segmentIndex(at: touch.location(in: self)) else { return false }
        grip = index == selection && !isMomentary ? .plate(index) : .segment(index)
        show(animated: true)
        return true
    }

    /// Takes the plate along, or presses the segment below the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = isTouchInside ? segmentIndex(at: touch.location(in: self)) : nil
        let next: SegmentGrip
        switch grip {
        case .plate(let old): next = .plate(index ?? old)
        case .segment, .none: next = index.map { .segment($0) } ?? .none
        }
        guard next != grip else { return true }
        grip = next
        show(animated: true)
        return true
    }

    /// Selects the segment below the finger.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let last = grip
        grip = .none
        switch last {
        case .plate(let index), .segment(let index): choose(index)
        case .none: show(animated: true)
        }
    }

    /// Leaves the selection as it was before the touch.
    open override func cancelTracking(with event: UIEvent?) {
        grip = .none
        super.cancelTracking(with: event)
        show(animated: true)
    }

    /// Selects a segment for the user.
    private func choose(_ index: Int) {
        guard index != selection else { return show(animated: true) }
        let hadPlate = selection != Self.noSegment
        selection = index
        if isMomentary { grip = .none } else { show(animated: hadPlate) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if segments.indices.contains(index), let action = segments[index].content.action {
            sendAction(action)
        }
        guard isMomentary else { return }
        selection = Self.noSegment
        show(animated: false)
    }

    // MARK: - Keys

    /// Selects a neighbour by the left and right arrow keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !step(by: $0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Selects the next neighbour while an arrow key is held down.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !step(by: $0) }
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    private func step(by press: UIPress) -> Bool {
        guard isEnabled, !isMomentary, let key = press.key, key.modifierFlags.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardLeftArrow: chooseNext(by: -1)
        case .keyboardRightArrow: chooseNext(by: 1)
        // The keyboard's tap would choose whatever lies in the middle.
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: break
        default: return false
        }
        return true
    }

    private func chooseNext(by step: Int) {
        var index = selection == Self.noSegment ? (step > 0 ? -1 : segments.count) : selection
        repeat { index += step } while segments.indices.contains(index) && !segments[index].isEnabled
        if segments.indices.contains(index) { choose(index) }
    }
}
