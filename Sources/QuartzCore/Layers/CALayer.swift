import CoreGraphics

/// A rectangle with contents that is placed, drawn, and animated; layers form a tree.
///
/// The properties are the *model*: what a layer is heading for. What is on the screen while animations run is
/// read from `presentation()`. Setting a property asks `action(forKey:)` how to animate the change.
@preconcurrency @MainActor
open class CALayer {
    /// The model; its address is the layer's own for life, so that setting a value costs no lookup.
    let modelPointer: UnsafeMutablePointer<LayerValues>

    /// What is on the screen: the model, or the values that running animations made of it.
    package internal(set) var shownPointer: UnsafeMutablePointer<LayerValues>

    /// What the compositor calls this layer; −1: it does not know it.
    package var renderIndex: Int32 = -1

    /// What has changed since the tree was last drained.
    var pendingChange: LayerChange = []
    var layoutFlags: LayoutFlags = .layout

    /// The tree that this layer is part of.
    package internal(set) unowned(unsafe) var tree: LayerTree?
    unowned(unsafe) var parent: CALayer?
    /// The layer whose mask this is.
    unowned(unsafe) var maskedLayer: CALayer?
    /// The sublayers, back to front (before `zPosition` is looked at).
    package internal(set) var children: [CALayer] = []
    var maskLayer: CALayer?

    var timing = MediaTiming.layer
    /// Whether the layer's time is another than that of the layer that it lies in.
    var hasOwnTime = false
    /// Nil on every layer that has no animation.
    var animationState: AnimationState?
    /// On a presentation layer: the layer that it shows.
    var modelLayer: CALayer?

    /// Nobody drew in the last `draw(in:)`: there are no contents then, rather than clear ones.
    package var drewNothing = false

    /// A name for one's own use.
    open var name: String?

    /// Answers for the layer's drawing, layout and actions; a view is its layer's delegate.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? weakDelegate }
        set {
            owner = nil
            weakDelegate = newValue
        }
    }

    private weak var weakDelegate: (any CALayerDelegate)?

    /// The view of this layer: a delegate that takes itself away before it goes.
    ///
    /// Every change asks the delegate. A weak reference would cost more than all the rest of a change. Open to any
    /// thread because a view's `deinit`, which runs where the last reference goes, takes itself away here.
    nonisolated(unsafe) package unowned(unsafe) var owner: (any CALayerDelegate)?

    /// Actions by key, asked after the delegate.
    open var actions: [String: any CAAction]?

    /// A layer without size at the origin.
    public init() {
        modelPointer = .allocate(capacity: 1)
        modelPointer.initialize(to: LayerValues())
        shownPointer = modelPointer
    }

    /// A copy for showing: called with the layer that `presentation()` is asked of.
    public init(layer: Any) {
        modelPointer = .allocate(capacity: 1)
        let original = layer as? CALayer
        modelPointer.initialize(to: original?.shownPointer.pointee ?? LayerValues())
        shownPointer = modelPointer
        if let original { (timing, hasOwnTime) = (original.timing, original.hasOwnTime) }
        name = original?.name
    }

    isolated deinit {
        for child in children { child.parent = nil }
        maskLayer?.maskedLayer = nil
        modelPointer.deinitialize(count: 1)
        modelPointer.deallocate()
    }

    // MARK: - Geometry

    /// Size, and origin of the layer's own coordinates.
    open var bounds: CGRect {
        get { modelPointer.pointee.bounds }
        set {
            let old = modelPointer.pointee.bounds
            guard newValue != old, accepts(newValue.isFiniteRect, "bounds", newValue) else { return }
            let value = newValue.standardized
            change(.bounds, .geometry) { $0.bounds = value }
            guard old.size != value.size else { return }
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// Where the anchor point lies, in the superlayer's coordinates.
    open var position: CGPoint {
        get { modelPointer.pointee.position }
        set {
            guard newValue != modelPointer.pointee.position,
                accepts(newValue.isFinitePoint, "position", newValue)
            else { return }
            change(.position, .geometry) { $0.position = newValue }
        }
    }

    /// The rectangle that the layer takes up in its superlayer; holds it where it is turned.
    open var frame: CGRect {
        get { modelPointer.pointee.frame }
        set {
            guard accepts(newValue.isFiniteRect, "frame", newValue) else { return }
            setFrame(newValue.standardized)
        }
    }

    /// The transform about the anchor point.
    open var transform: CATransform3D {
        get { modelPointer.pointee.transform }
        set {
            guard newValue != modelPointer.pointee.transform,
                accepts(newValue.isFinite, "transform", newValue)
            else { return }
            change(.transform, .geometry) {
                $0.transform = newValue
                $0.hasTransform = !newValue.isIdentity
            }
        }
    }

    // MARK: - Look

    /// 0: not there, 1: opaque; what lies between is blended with the sublayers as one picture.
    open var opacity: Float {
        get { modelPointer.pointee.opacity }
        set {
            guard newValue != modelPointer.pointee.opacity, accepts(newValue.isFinite, "opacity", newValue)
            else { return }
            change(.opacity, .opacity) { $0.opacity = newValue }
        }
    }

    /// Neither the layer nor its sublayers are drawn.
    open var isHidden: Bool {
        get { modelPointer.pointee.isHidden }
        set {
            guard newValue != modelPointer.pointee.isHidden else { return }
            change(.isHidden, .opacity) { $0.isHidden = newValue }
        }
    }

    /// Sublayers are cut off at the bounds and rounded corners.
    open var masksToBounds: Bool {
        get { modelPointer.pointee.masksToBounds }
        set {
            guard newValue != modelPointer.pointee.masksToBounds else { return }
            change(.masksToBounds, .style) { $0.masksToBounds = newValue }
        }
    }

    /// Fills the bounds.
    open var backgroundColor: CGColor? {
        get { modelPointer.pointee.backgroundColor }
        set {
            guard newValue != modelPointer.pointee.backgroundColor else { return }
            change(.backgroundColor, .style) { $0.backgroundColor = newValue }
        }
    }

    /// The radius of the corners of background, border and clip.
    open var cornerRadius: CGFloat {
        get { modelPointer.pointee.cornerRadius }
        set {
            guard newValue != modelPointer.pointee.cornerRadius,
                accepts(newValue.isFinite, "cornerRadius", newValue)
            else { return }
            change(.cornerRadius, .style) { $0.cornerRadius = newValue }
        }
    }

    /// A `CGImage` that is drawn over the background.
    open var contents: Any? {
        get { modelPointer.pointee.contents }
        set {
            let image = newValue as? CGImage
            guard newValue == nil || image != nil else {
                return complain("contents", "takes a CGImage, not \(String(describing: newValue))")
            }
            guard image !== modelPointer.pointee.contents else { return }
            change(.contents, .contents) { $0.contents = image }
        }
    }

    // MARK: - Actions

    /// How the change `event` is run: the delegate's answer, else that of `actions`, else the default.
    open func action(forKey event: String) -> (any CAAction)? {
        if let delegate, let action = delegate.action(for: self, forKey: event) {
            return action === CALayer.noAction || action is NSNull ? nil : action
        }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(forKey: event)
    }

    /// What all layers of a class do when neither delegate nor `actions` say anything.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: - Layout

    /// Places the sublayers; asks the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// The layer's sublayers must be placed anew before the next frame.
    open func setNeedsLayout() {
        layoutFlags.insert(.layout)
        markAncestors(.layoutBelow)
    }

    // MARK: - Drawing

    /// The contents must be drawn anew before the next frame.
    open func setNeedsDisplay() {
        layoutFlags.insert(.display)
        markAncestors(.displayBelow)
    }

    /// Makes the contents: asks the delegate, else draws them with `draw(in:)`.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents in the layer's own coordinates; asks the delegate.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { drewNothing = true }
    }

    /// Whether a change of the size asks for a new drawing.
    open var needsDisplayOnBoundsChange = false

    // MARK: - Animations

    /// Adds an animation; one with the same key ends.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

    /// Takes the animation with this key away.
    open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }

    /// Takes all animations away.
    open func removeAllAnimations() { stopAnimations { _ in true } }

    /// What the screen shows now: a copy of the layer with the values that running animations have.
    ///
    /// The copy of a class of one's own is a `CALayer` (or the shape or gradient layer it comes from).
    open func presentation() -> CALayer? { presented(as: CALayer.self) }

    /// A property's value, of the model or of what is shown; nil for what this kind of layer does not have.
    func readValue(_ property: LayerProperty, shown: Bool) -> AnimationValue? {
        (shown ? shownPointer : modelPointer).pointee.value(of: property)
    }

    /// Sets a property of what is shown.
    func writeShown(_ property: LayerProperty, _ value: AnimationValue) {
        shownPointer.pointee.set(property, value)
    }

    /// Makes what is shown the model again, before animations are applied to it.
    func resetOwnShown() {}

    /// Whether values that only this kind of layer has differ from what was shown before.
    func ownShownChanged() -> Bool { false }

    /// Draws what only this kind of layer has, in software.
    func drawOwn(in context: CGContext, shown: Bool) {}

    /// A layer of the same class with what is shown as its model.
    func makePresentation() -> CALayer? { CALayer(layer: self) }

    // MARK: - Hit-testing

    /// Whether a point of the layer's own coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { modelPointer.pointee.bounds.contains(p) }

    /// The uppermost layer at a point of the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }
}

extension CALayer {
    /// The same `NSNull()` each time: a view answers with it to many thousand changes a second.
    package static let noAction = NSNull()

    package var values: LayerValues {
        _read { yield modelPointer.pointee }
        _modify { yield &modelPointer.pointee }
    }

    /// The presentation values while animations run, else the model's.
    package var shown: LayerValues {
        _read { yield shownPointer.pointee }
    }
}
