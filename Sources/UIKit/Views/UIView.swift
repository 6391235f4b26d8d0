/// A rectangle of the user interface: it shows its layer, holds subviews, and takes touches.
///
/// What can be seen of a view lives in its layer, and only there; the view is the layer's delegate and
/// decides how changes are animated.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
    /// The layer that shows the view; the view is its delegate.
    public let layer: CALayer

    /// The views in this view, back to front.
    public internal(set) var subviews: [UIView] = []
    /// The view that this one lies in.
    public internal(set) weak var superview: UIView?
    /// A number of one's own, to find the view by.
    open var tag = 0

    /// The controller whose `view` this is.
    weak var owningViewController: UIViewController?
    var flags: ViewFlags = .initial
    /// The traits that hold from here downwards, where this view is what says so.
    var ownTraits: UITraitCollection? { nil }
    /// What few views have.
    var rare: RareViewValues?

    // MARK: - Creating a view

    /// The class of the layer that views of this class get; `CALayer` unless overridden.
    open class var layerClass: AnyClass { CALayer.self }

    /// Makes the layer of a new view: one of `layerClass`. A class of one's own cannot be made of its type alone
    /// on this system: override this, too, and return one.
    open class func makeLayer() -> CALayer { newLayer() }

    /// A view that takes up `frame` in the superview it will be added to.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        prepareLayer()
        self.frame = frame
    }

    /// A view without size at the origin.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// A view without size; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        prepareLayer()
    }

    deinit {
        if layer.owner === self { layer.owner = nil }
    }

    // MARK: - Look

    /// Fills the bounds; nil: nothing does.
    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set { layer.backgroundColor = newValue?.cgColor }
    }

    /// How much of the view and of its subviews shows through: 0 nothing, 1 all.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Neither the view nor its subviews are drawn or hit.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// A promise that what `draw(_:)` makes covers the bounds without a hole.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Subviews are cut off at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour of what can be pressed; nil takes over the superview's.
    open var tintColor: UIColor? {
        get { inheritedTint }
        set { setTint(newValue) }
    }

    /// The tint changed, here or above.
    open func tintColorDidChange() {}

    /// The view whose opacity this one takes on: it is drawn only as far as the mask is opaque.
    open var mask: UIView? {
        get { rare?.mask }
        set { setMask(newValue) }
    }

    /// How the contents follow when the bounds change.
    open var contentMode: ContentMode {
        get { ContentMode(of: layer) }
        set { newValue.apply(to: layer) }
    }

    /// Pixels per point of what `draw(_:)` makes.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            flags.insert(.hasOwnScale)
            setScale(newValue)
        }
    }

    // MARK: - Geometry

    /// The rectangle that the view takes up in its superview; it holds the view where it is turned.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let oldSize = layer.bounds.size
            layer.frame = newValue
            sizeMayHaveChanged(from: oldSize)
        }
    }

    /// The view's size, and the origin of its own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let oldSize = layer.bounds.size
            layer.bounds = newValue
            sizeMayHaveChanged(from: oldSize)
        }
    }

    /// Where the anchor point lies in the superview: the middle, unless `anchorPoint` was moved.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// Turns, scales and moves the view about its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The transform about the anchor point in three dimensions.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point that `center` names and transforms turn about; 0…1 across the bounds.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

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

    /// The frontmost view at a point of this view's coordinates that takes touches; this one where none of its
    /// subviews does.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitView(at: point, with: event)
    }

    /// Whether a point of the view's own coordinates belongs to it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        layer.contains(point)
    }

    /// The recognizers that get the touches of this view and of its subviews; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rare?.gestureRecognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    /// Lets a recognizer have the touches of this view; takes it from the view that had it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Takes a recognizer away; what it had begun is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Whether a recognizer may begin with a touch of this view; asked of the view that was hit and those above.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - Hierarchy

    /// The window that the view is in.
    open var window: UIWindow? { superview?.window }

    /// Whether the tab key and the arrows can get to the view, and return can tap it. Unless overridden only controls
    /// and the rows of tables are such views.
    open var canBecomeFocused: Bool { false }

    /// Whether the keyboard acts on this view.
    open var isFocused: Bool { application.focus.isFocused(self) }

    /// The controller of this view if it has one, else the superview.
    open override var next: UIResponder? { owningViewController ?? superview }

    /// Puts a view in front of all subviews; takes it out of where it was.
    open func addSubview(_ view: UIView) {
        insert(view, at: .front)
    }

    /// Puts a view at a place among the subviews; beyond the end is the end.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: .index(index))
    }

    /// Puts a view right behind one of the subviews.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    /// Puts a view right in front of one of the subviews.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// A view has become one of the subviews.
    open func didAddSubview(_ subview: UIView) {}

    /// A view is about to leave.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The view is about to lie in another view, or in none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The view lies in another view, or in none.
    open func didMoveToSuperview() {}

    /// The view is about to be in another window, or in none.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The view is in another window, or in none.
    open func didMoveToWindow() {}

    // MARK: - Layout

    /// Which of size and distances to the superview's edges follow when the superview's size changes.
    open var autoresizingMask: AutoresizingMask {
        get { flags.autoresizingMask }
        set { flags.autoresizingMask = newValue }
    }

    /// Whether the subviews follow their autoresizing masks.
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, newValue) }
    }

    /// Places the subviews; called when the size changed or `setNeedsLayout()` was called. Does nothing unless
    /// overridden.
    open func layoutSubviews() {}

    /// The subviews must be placed anew before the next frame.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Places the subviews now if that is due.
    open func layoutIfNeeded() {
        clock.perform { layer.layoutIfNeeded() }
    }

    /// The size that suits the view best if it may have `size`; the one it has unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that `sizeThatFits(_:)` gives.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// The size that the view's own contents ask for; `noIntrinsicMetric` where they do not.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The distances that contents should keep from the edges; 8 points unless set.
    open var layoutMargins: UIEdgeInsets {
        get { rare?.layoutMargins ?? Self.defaultMargins }
        set { setMargins(newValue) }
    }

    /// The layout margins changed.
    open func layoutMarginsDidChange() {}

    /// How far bars and the like reach into the view from its edges.
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

    /// The safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// The traits of the window changed.
    ///
    /// - Parameter previousTraitCollection: the traits that held before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Drawing

    /// Draws the view's contents into the current graphics context. Nothing is drawn unless overridden.
    open func draw(_ rect: CGRect) {
        flags.insert(.didNotDraw)
    }

    /// The contents must be drawn anew before the next frame.
    open func setNeedsDisplay() {
        flags.insert(.wantsDisplay)
        layer.setNeedsDisplay()
    }

    /// A part of the contents must be drawn anew; all of them are.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    // MARK: - The layer's delegate

    /// Makes the layer's contents with `draw(_:)`.
    open func display(_ layer: CALayer) {
        makeContents(of: layer)
    }

    /// Draws the layer's contents with `draw(_:)`.
    open func draw(_ layer: CALayer, in context: CGContext) {
        drawContents(of: layer, in: context)
    }

    /// The layer is about to make room for its drawing.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Runs a layout pass: the controller is told before and after `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        runLayoutPass(of: layer)
    }

    /// How a change is animated: as the enclosing `UIView.animate` says, else not at all.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        UIViewAnimationStack.current.action(for: layer, forKey: event)
    }

    // MARK: - Description

    /// Class, address, frame and layer.
    open override var description: String {
        Self.describe(self) { summary }
    }
}
