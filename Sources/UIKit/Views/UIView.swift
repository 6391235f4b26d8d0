/// A rectangle of the user interface: it shows its layer, holds subviews, and takes touches.
///
/// Everything visible about a view lives in its layer alone. The view is the layer's delegate and decides how
/// changes are animated.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
    /// The layer that shows the view; the view is its delegate.
    open var layer: CALayer { ownLayer }
    let ownLayer: CALayer

    /// The views in this view, back to front.
    open internal(set) var subviews: [UIView] = []
    /// The view that holds this one.
    open internal(set) weak var superview: UIView?
    /// A number by which an app can find the view.
    open var tag = 0

    /// The controller whose `view` this is.
    weak var owningViewController: (any ViewOwner)?
    var flags: ViewFlags = .initial
    /// The traits that hold from this view downwards; nil where it inherits them.
    var ownTraits: UITraitCollection? { nil }
    /// Values that few views have.
    var rare: RareViewValues?

    // MARK: - Creating a view

    /// The class of the layer that views of this class get; `CALayer` unless overridden.
    open class var layerClass: AnyClass { CALayer.self }

    /// Makes the layer of a new view, one of `layerClass`. Here a layer class of an app's own cannot be made
    /// from its type alone: override this as well, and return such a layer.
    open class func makeLayer() -> CALayer { newLayer() }

    /// Makes a view that takes up `frame` in its future superview.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        prepareLayer()
        self.frame = frame
    }

    /// Makes a view without size at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view with the place and the look that an archive holds, without subviews.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        prepareLayer()
        readValues(from: coder)
    }

    /// Writes place and look into an archive, without subviews.
    open func encode(with coder: NSCoder) { writeValues(to: coder) }

    deinit { if ownLayer.owner === self { ownLayer.owner = nil } }

    // MARK: - Look

    /// The colour that fills the bounds; nil for none.
    open var backgroundColor: UIColor? {
        get { shownBackground }
        set { setBackground(newValue) }
    }

    /// Resolves the view's dynamic colours by its traits, which may have changed. Overrides call `super`.
    func adoptColors(of traits: UITraitCollection) { adoptBackground(of: traits) }

    /// The opacity of the view and its subviews, from 0, invisible, to 1.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { ownLayer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view and its subviews are neither drawn nor hit.
    open var isHidden: Bool {
        get { ownLayer.isHidden || flags.contains(.hidesLater) }
        set { flags.contains(.arranged) ? setArrangedHidden(newValue) : (layer.isHidden = newValue) }
    }

    /// Whether `draw(_:)` is promised to cover the bounds without a hole.
    open var isOpaque: Bool {
        get { ownLayer.isOpaque }
        set { ownLayer.isOpaque = newValue }
    }

    /// Whether subviews are clipped at the bounds.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set { ownLayer.masksToBounds = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of what can be pressed; nil inherits the superview's.
    open var tintColor: UIColor! {
        get { inheritedTint }
        set { setTint(newValue) }
    }

    /// Whether the tint loses its colour; by default as in the superview, and at the top it does not. The views
    /// behind an alert, a popover and a sheet that dims lose it, unless another mode was set for them or above.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { currentTintAdjustment }
        set { setTintAdjustment(newValue) }
    }

    /// Called when the tint changed, here or above.
    open func tintColorDidChange() {}

    /// The view whose opacity this one takes on: only as far as the mask is opaque is it drawn.
    open var mask: UIView? {
        get { rare?.mask }
        set { setMask(newValue) }
    }

    /// How the contents follow a change of the bounds.
    open var contentMode: ContentMode {
        get { ContentMode(of: layer) }
        set { newValue.apply(to: layer) }
    }

    /// Pixels per point of what `draw(_:)` makes.
    open var contentScaleFactor: CGFloat {
        get { ownLayer.contentsScale }
        set { setOwnScale(newValue) }
    }

    // MARK: - Geometry

    /// The smallest rectangle in the superview that holds the view.
    open var frame: CGRect {
        get { ownLayer.frame }
        set { setFrame(newValue) }
    }

    /// The view's size, and the origin of its own coordinates.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set { setBounds(newValue) }
    }

    /// The location of the anchor point in the superview: the middle, unless `anchorPoint` was moved.
    open var center: CGPoint {
        get { ownLayer.position }
        set { setCenter(newValue) }
    }

    /// The transform about the anchor point.
    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { ownLayer.setAffineTransform(newValue) }
    }

    /// The transform about the anchor point in three dimensions.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { ownLayer.transform = newValue }
    }

    /// The point that `center` locates and transforms act about; 0…1 across the bounds.
    open var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set { ownLayer.anchorPoint = newValue }
    }

    /// Returns the view's frame in the coordinates of another one; null if it is in no window.
    open func frame(in referenceView: UIView) -> CGRect {
        window == nil ? .null : convert(bounds, to: referenceView)
    }

    /// The outline in the collisions of a dynamic animator; a rectangle by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline of `path` about the centre, of which the convex hull counts; empty by default.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: - Interaction

    /// Whether the view and its subviews take touches.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.userInteraction) }
        set { flags.set(.userInteraction, newValue) }
    }

    /// Whether the view gets more than one touch at a time.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { flags.set(.multipleTouch, newValue) }
    }

    /// Whether no other view of the window gets touches while this one has one.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, newValue) }
    }

    /// Returns the frontmost view at a point that takes touches; this view where no subview does.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, with: event) }

    /// Whether a point of the view's own coordinates belongs to it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.contains(point) }

    /// The recognizers that get the touches of this view and of its subviews; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rare?.gestureRecognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    /// The interactions of the view, in the order in which they were added.
    open var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set { setInteractions(newValue) }
    }

    /// Adds an interaction, and removes it from the view that had it.
    open func addInteraction(_ interaction: any UIInteraction) { hold(interaction) }

    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }

    /// The effects of the device's tilt on the view.
    open var motionEffects: [UIMotionEffect] {
        get { effectList?.effects ?? [] }
        set { setMotionEffects(newValue) }
    }

    /// Adds an effect of the device's tilt; one that the view has stays once.
    open func addMotionEffect(_ effect: UIMotionEffect) { hold(effect) }

    /// Removes an effect, and what it adds to the view's values.
    open func removeMotionEffect(_ effect: UIMotionEffect) { effectList?.remove(effect) }

    /// Adds a recognizer for the touches of this view, and removes it from the view that had it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes a recognizer; a gesture that it has begun is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer may begin with a touch of this view; asked of the hit view and its ancestors.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - Hierarchy

    /// The window that the view is in.
    open var window: UIWindow? { superview?.window }

    /// Whether tab and the arrows can focus the view, and return can tap it; at first controls and table
    /// rows.
    open var canBecomeFocused: Bool { false }

    /// Whether the keyboard acts on this view.
    open var isFocused: Bool { clock.part(EventRoute.self).application?.focus.isFocused(self) ?? false }

    /// The view's controller if it has one, else the superview.
    open override var next: UIResponder? { owningViewController ?? superview }

    /// Adds a view in front of all subviews, and removes it from where it was.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Inserts a view among the subviews; an index beyond the end counts as the end.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    /// Inserts a view right behind one of the subviews.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    /// Inserts a view right in front of one of the subviews.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }

    /// Removes the view from its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Called after a view has become a subview.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view moves to another superview, or to none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the view has moved to another superview, or to none.
    open func didMoveToSuperview() {}

    /// Called before the view moves to another window, or to none.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view has moved to another window, or to none.
    open func didMoveToWindow() {}

    /// Exchanges the places of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Whether the view is `view` or lies in it, at any depth.
    open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

    /// Returns this view if it has the tag, else the first view in the subviews' trees that has it.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    /// Makes the first responder resign if it is this view or lies in it. False when it refuses.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignBelow(force) }

    /// Converts a point of this view's coordinates to another view's; nil: to the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: other(view)) }

    /// Converts a point of another view's coordinates (nil: of the window's) to this view's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: other(view))
    }

    /// Returns the smallest rectangle in another view (nil: in the window) that holds one of this view's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: other(view)) }

    /// Returns the smallest rectangle in this view that holds one of another's (nil: of the window's).
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: other(view)) }

    // MARK: - Layout

    /// Which lengths follow when the superview's size changes: the view's size, its distances to the edges.
    open var autoresizingMask: AutoresizingMask {
        get { flags.autoresizingMask }
        set { flags.autoresizingMask = newValue }
    }

    /// Whether the subviews follow their autoresizing masks.
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, newValue) }
    }

    /// Places the subviews; called when the size changed or `setNeedsLayout()` was called. Unless overridden
    /// it gives those their frames that constraints place.
    open func layoutSubviews() { if flags.contains(.constrainedBelow) { placeConstrainedSubviews() } }

    /// Asks for the subviews to be placed before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Places the subviews now if that is due.
    open func layoutIfNeeded() { layOutNow() }

    /// Returns the size that suits the view best within `size`; its present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Sets the size to the one that `sizeThatFits(_:)` returns; the frame's origin stays.
    open func sizeToFit() { resizeFromOrigin(to: sizeThatFits(bounds.size)) }

    /// The size that the view's own contents ask for; `noIntrinsicMetric` where they ask for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Says that `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() {
        if flags.contains(.constrained) { contentSizeMayHaveChanged() }
    }

    // MARK: - Auto Layout

    /// Whether views of this class need constraints, so that `updateConstraints()` is called. Default false.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame counts as constraints, which follow it and the autoresizing mask. True unless set;
    /// set it to false for a view that constraints place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.laidOutByConstraints) }
        set { setLaidOutByConstraints(!newValue) }
    }

    /// The active constraints that the view holds.
    open var constraints: [NSLayoutConstraint] { rare?.layout?.held ?? [] }

    /// Activates a constraint whose items are this view or lie in it. Other items give a diagnostic, and the
    /// constraint stays inactive.
    open func addConstraint(_ constraint: NSLayoutConstraint) { activate(constraint) }

    /// Activates constraints whose items are this view or lie in it.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Returns the active constraints that name the view, along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsOnItem.filter { $0.affects(axis) }
    }

    /// The guides that were added, in their order.
    open var layoutGuides: [UILayoutGuide] { rare?.layout?.guides ?? [] }

    /// Adds a guide, and removes it from the view that had it.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

    /// Removes a guide and deactivates the constraints that name it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }

    /// The part of the view that bars and the like do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The part of the view within its layout margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// The part within the margins in which lines of text are not too long to be read.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// The edge at which a line begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

    /// The edge at which a line ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// The middle between the left and the right edge.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

    /// The middle between the upper and the lower edge.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// The line on which the first line of text stands; the upper edge without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

    /// The line on which the last line of text stands; the lower edge without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// Updates the view's constraints, where that was asked for. Overrides call `super` last.
    open func updateConstraints() {}

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { askForConstraintUpdate() }

    /// Whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { !flags.contains(.constraintsClean) }

    /// Calls `updateConstraints()` now, here and below, where it is due.
    open func updateConstraintsIfNeeded() { clock.perform { updateConstraintsBelow() } }

    /// How much the view resists being larger than its contents. Default low, 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        rare?.layout?.hugging[axis] ?? .defaultLow
    }

    /// Sets how much the view resists being larger than its contents.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(\.hugging, priority, axis)
    }

    /// How much the view resists being smaller than its contents. Default high, 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        rare?.layout?.resistance[axis] ?? .defaultHigh
    }

    /// Sets how much the view resists being smaller than its contents.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setPriority(\.resistance, priority, axis) }

    /// The distances of what constraints align from the frame's edges. Default zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the rectangle that constraints align in a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame around a rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }

    /// The view whose first line of text is this view's. Default the view itself.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last line of text is this view's. Default the view itself.
    open var forLastBaselineLayout: UIView { forFirstBaselineLayout }
    /// The same by its name until iOS 9.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    /// Returns the size that the constraints in the view ask for, as near to `targetSize` as they let it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let low = UILayoutPriority.fittingSizeLevel
        return systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: low, verticalFittingPriority: low)
    }

    /// Returns the size that the constraints ask for, as near to `targetSize` as the priorities let it.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittedSize(
            FittingTarget(
                size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }

    // MARK: - Margins and direction

    /// Whether the contents follow the direction of reading, or run one way in any case. Default unspecified.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.semanticContent ?? .unspecified }
        set { setSemanticContent(newValue) }
    }

    /// How far contents keep from the edges: what was set, else 8 points, and the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { currentMargins }
        set { setMargins(newValue) }
    }

    /// The layout margins by the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { marginsByDirection }
        set { setDirectionalLayoutMargins(newValue) }
    }

    /// Whether the safe area is added to the margins. Default true.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { rare?.addsSafeAreaToMargins ?? true }
        set { changeMargins { rareValues.addsSafeAreaToMargins = newValue } }
    }

    /// Whether contents keep out of the superview's margins, too. Default false.
    open var preservesSuperviewLayoutMargins: Bool {
        get { rare?.preservesSuperviewMargins ?? false }
        set { changeMargins { rareValues.preservesSuperviewMargins = newValue } }
    }

    /// Called when the layout margins changed.
    open func layoutMarginsDidChange() {}

    /// How far bars and the like reach into the view from its edges.
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

    /// Called when the safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// The light or dark appearance here and below; unspecified, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The view's trait overrides changed.
    func overridesDidChange(from previous: UITraitCollection) { takeOverrides(from: previous) }

    /// Overrides of the traits for this view and those below.
    open var traitOverrides: UITraitOverrides {
        get { rare?.traitOverrides ?? UITraitOverrides() }
        set { setTraitOverrides(newValue) }
    }

    /// The traits of the nearest controller whose view holds this one, or else of the window, or of the
    /// screen, with the overrides of the views in between.
    open var traitCollection: UITraitCollection { currentTraits }

    /// Called when the traits of the view changed, with those that held before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Drawing

    /// Draws the view's contents into the current graphics context. Nothing is drawn unless overridden.
    open func draw(_ rect: CGRect) { flags.insert(.didNotDraw) }

    /// Asks for the contents to be drawn before the next frame.
    open func setNeedsDisplay() { askForDrawing() }

    /// Asks for the contents to be drawn before the next frame; all of them, not only `rect`.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Returns a view that shows what this one looks like now, and stays so; nil where nothing can draw.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(afterScreenUpdates: afterUpdates)
    }

    /// Returns a view that shows what a part of this one looks like now; its caps keep their size.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, caps: capInsets) }

    /// Draws what the view looks like into the current context, stretched to `rect`; whether it could.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawPicture(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: - For the library

    /// What constraints have to know of the contents.
    var layoutContents: LayoutContents { LayoutContents() }

    /// The pointer's shape at a point of the view; nil leaves it to the superview.
    func pointerShape(at point: CGPoint) -> PointerShape? { nil }

    // MARK: - Animations

    /// Animates the changes that `animations` makes, and then calls `completion`.
    ///
    /// A nested block inherits duration and timing curve unless its options say otherwise. A timing function
    /// that is set on the open `CATransaction` is used instead of the block's curve.
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 or less changes at once.
    ///   - delay: in seconds.
    ///   - options: the timing curve, repeats and more.
    ///   - animations: makes the changes.
    ///   - completion: gets true if all animations ran to their end; called in the next run loop turn if
    ///     there are none.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, options, animations, completion)
    }

    /// Animates changes with the default timing curve, and then calls `completion`.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, 0, [], animations, completion)
    }

    /// Animates changes with a spring that settles within the duration.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - delay: in seconds.
    ///   - dampingRatio: 1 does not bounce, nearer to 0 bounces more.
    ///   - velocity: at the start, in distances a second.
    ///   - options: repeats and more; the timing is the spring's.
    ///   - animations: makes the changes.
    ///   - completion: gets true if all animations ran to their end.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(damped: dampingRatio, velocity, duration, delay, options, animations, completion)
    }

    /// Animates changes with a spring given by its perceived duration in seconds (it may rest later) and
    /// its bounce: −1…1; 0 does not.
    open class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(bouncing: bounce, initialSpringVelocity, duration, delay, options, animations, completion)
    }

    /// Animates the steps that `addKeyframe` adds inside `animations`.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframes(duration, delay, options, animations, completion)
    }

    /// Adds a step of `animateKeyframes`; start and duration are parts of the whole, 0…1.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        addStep(from: frameStartTime, for: frameDuration, animations)
    }

    /// Makes changes at once, even inside an animation block.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        stack.runWithoutAnimation(actionsWithoutAnimation)
    }

    /// Turns animations of views on or off.
    open class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.current.isOn = enabled }

    /// Whether views animate now.
    open class var areAnimationsEnabled: Bool { stack.areEnabled }

    /// The duration of the innermost animation block that runs, in seconds; 0 outside of any.
    open class var inheritedAnimationDuration: TimeInterval { stack.context?.duration ?? 0 }

    /// Changes a view, and animates the change with a cross dissolve, a flip or a page curl.
    ///
    /// Without a transition among the options, and for a view that is not on the screen, the change takes
    /// place at once. A cross dissolve fades the old look above the new one, so the view should be opaque.
    ///
    /// - Parameters:
    ///   - view: whose look changes.
    ///   - duration: in seconds.
    ///   - options: the transition, the timing curve and more.
    ///   - animations: makes the changes: adds and removes subviews, sets texts.
    ///   - completion: gets true if the transition ran to its end.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        view.clock.perform { turn(view, duration, options, animations: animations, completion: completion) }
    }

    /// Replaces a view by another one in its superview, and animates from the one to the other.
    ///
    /// - Parameters:
    ///   - fromView: removed from its superview; with `showHideTransitionViews` hidden instead.
    ///   - toView: added in front of it; with `showHideTransitionViews` shown instead.
    ///   - duration: in seconds.
    ///   - options: the transition, the timing curve and more.
    ///   - completion: gets true if the transition ran to its end.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromView, for: toView, duration, options, completion)
    }

    // MARK: - The layer's delegate

    /// Makes the layer's contents with `draw(_:)`.
    open func display(_ layer: CALayer) { makeContents(of: layer) }

    /// Draws the layer's contents with `draw(_:)`.
    open func draw(_ layer: CALayer, in context: CGContext) { drawContents(of: layer, in: context) }

    /// Called before the layer makes room for its drawing.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Runs a layout pass: tells the controller before and after `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { runLayoutPass(of: layer) }

    /// Returns how a change is animated: as the enclosing `UIView.animate` says, otherwise not at all.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        UIViewAnimationStack.current.action(for: layer, forKey: event)
    }

    /// Class, address, frame and layer.
    open override var description: String { Self.describe(self) { summary } }
}
