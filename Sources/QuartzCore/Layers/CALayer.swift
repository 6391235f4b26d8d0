import CoreGraphics
import ObjectiveC

/// A rectangle with contents that is placed, drawn and animated; layers form a tree.
///
/// The properties are the *model layer*: the values that animations lead to. `presentation()` returns what is
/// on the screen while they run. Setting a property asks `action(forKey:)` how to animate the change.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    /// The model. Its address never changes, so that setting a value costs no lookup.
    package let modelPointer: UnsafeMutablePointer<LayerValues>

    // What every change and frame reads is unchecked: a check at run time would cost more than the reading.
    /// The values on the screen: the model, or what running animations made of it.
    @exclusivity(unchecked) package internal(set) var shownPointer: UnsafeMutablePointer<LayerValues>

    /// Whether a frame has shown the layer since it came into its tree.
    @exclusivity(unchecked) package internal(set) var wasPresented = false
    /// The layer's index in the compositor; −1 for none.
    @exclusivity(unchecked) package var renderIndex: Int32 = -1

    /// The changes since the tree was last drained.
    @exclusivity(unchecked) var pendingChange: LayerChange = []
    @exclusivity(unchecked) var layoutFlags: LayoutFlags = .layout

    /// The tree that holds this layer.
    @exclusivity(unchecked) package internal(set) unowned(unsafe) var tree: LayerTree?
    unowned(unsafe) var parent: CALayer?
    /// The layer whose mask this is.
    unowned(unsafe) var maskedLayer: CALayer?
    /// The sublayers, back to front; `zPosition` is not considered.
    package internal(set) var children: [CALayer] = []
    /// What is drawn in this layer, back to front: its sublayers, or what stands for them during a transition, and
    /// for a host the tree that it shows.
    package var drawnSublayers: [CALayer] { sublayersOrStandIns }
    var maskLayer: CALayer?

    var timing = MediaTiming.layer
    /// Whether the layer's time differs from that of its superlayer.
    var hasOwnTime = false
    /// The running animations; nil on every layer without any.
    @exclusivity(unchecked) var animationState: AnimationState?
    /// The model layer of a presentation layer; nil on other layers.
    @exclusivity(unchecked) var modelLayer: CALayer?

    /// Whether the last `draw(in:)` drew nothing: then there are no contents, rather than clear ones.
    package var drewNothing = false

    /// What an app stored under keys of its own; nil on most layers.
    var storedValues: [String: Any]?

    /// A name that an app can give.
    open var name: String?

    /// Provides the layer's drawing, layout and actions; a view is its layer's delegate.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? weakDelegate }
        set {
            owner = nil
            weakDelegate = newValue
        }
    }

    private weak var weakDelegate: (any CALayerDelegate)?

    /// The layer's view: a delegate that removes itself before it goes.
    ///
    /// Every change asks the delegate, and a weak reference would cost more than the rest of a change. It is
    /// open to any thread because a view's `deinit` runs where the last reference goes, and removes it here.
    @exclusivity(unchecked) nonisolated(unsafe) package unowned(unsafe) var owner: (any CALayerDelegate)?

    /// The actions by key, asked after the delegate.
    open var actions: [String: any CAAction]?

    /// Makes a layer without size at the origin.
    public override init() {
        modelPointer = .allocate(capacity: 1)
        modelPointer.initialize(to: LayerValues())
        shownPointer = modelPointer
        super.init()
    }

    /// Makes a copy for presentation of the layer that `presentation()` is asked of.
    public init(layer: Any) {
        modelPointer = .allocate(capacity: 1)
        let original = layer as? CALayer
        modelPointer.initialize(to: original?.shownPointer.pointee ?? LayerValues())
        shownPointer = modelPointer
        super.init()
        if let original { (timing, hasOwnTime) = (original.timing, original.hasOwnTime) }
        (name, storedValues) = (original?.name, original?.shownStoredValues)
    }

    isolated deinit {
        for child in children { child.parent = nil }
        maskLayer?.maskedLayer = nil
        AssociatedObjects.shared.removeAll(of: ObjectIdentifier(self))
        modelPointer.deinitialize(count: 1)
        modelPointer.deallocate()
    }

    // MARK: - Geometry

    /// The size, and the origin of the layer's own coordinates.
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

    /// The location of the anchor point, in the superlayer's coordinates.
    open var position: CGPoint {
        get { modelPointer.pointee.position }
        set { setPosition(newValue) }
    }

    /// The smallest rectangle in the superlayer that holds the layer. The null rectangle changes nothing.
    open var frame: CGRect {
        get { modelPointer.pointee.frame }
        set {
            guard !newValue.isNull, accepts(newValue.isFiniteRect, "frame", newValue) else { return }
            let rect = newValue.standardized
            changeAtOnce { setFrame(rect) }
        }
    }

    /// The transform about the anchor point.
    open var transform: CATransform3D {
        get { modelPointer.pointee.transform }
        set { setTransform(newValue) }
    }

    /// The anchor point's distance from the layer's plane.
    open var anchorPointZ: CGFloat {
        get { modelPointer.pointee.anchorPointZ }
        set { setAnchorPointZ(newValue) }
    }

    /// The transform of all sublayers about this layer's anchor point; mostly a perspective.
    open var sublayerTransform: CATransform3D {
        get { modelPointer.pointee.sublayerTransform }
        set { setSublayerTransform(newValue) }
    }

    /// Returns `transform` as an affine transform; the identity where it is not affine.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    // MARK: - Look

    /// The opacity, 0…1; it acts on the layer and its sublayers as one picture.
    open var opacity: Float {
        get { modelPointer.pointee.opacity }
        set { setOpacity(newValue) }
    }

    /// Whether neither the layer nor its sublayers are drawn.
    open var isHidden: Bool {
        get { modelPointer.pointee.isHidden }
        set { setIsHidden(newValue) }
    }

    /// Whether sublayers are clipped at the bounds and rounded corners.
    open var masksToBounds: Bool {
        get { modelPointer.pointee.masksToBounds }
        set { setMasksToBounds(newValue) }
    }

    /// The colour that fills the bounds.
    open var backgroundColor: CGColor? {
        get { modelPointer.pointee.backgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// The radius of the corners of background, border and clip, in points.
    open var cornerRadius: CGFloat {
        get { modelPointer.pointee.cornerRadius }
        set { setCornerRadius(newValue) }
    }

    /// A `CGImage` that is drawn over the background.
    open var contents: Any? {
        get { modelPointer.pointee.contents }
        set { setContents(newValue) }
    }

    /// The order among siblings, and the distance from the superlayer's plane in perspective.
    open var zPosition: CGFloat {
        get { modelPointer.pointee.zPosition }
        set { setZPosition(newValue) }
    }

    /// The point that `position` locates and transforms act about; 0…1 across the bounds.
    open var anchorPoint: CGPoint {
        get { modelPointer.pointee.anchorPoint }
        set { setAnchorPoint(newValue) }
    }

    /// The colour of the shadow; black by default.
    open var shadowColor: CGColor? {
        get { modelPointer.pointee.shadowColor }
        set { setShadowColor(newValue) }
    }

    /// The opacity of the shadow; 0, which shows none, by default.
    open var shadowOpacity: Float {
        get { modelPointer.pointee.shadowOpacity }
        set { setShadowOpacity(newValue) }
    }

    /// The offset of the shadow; (0, −3) by default.
    open var shadowOffset: CGSize {
        get { modelPointer.pointee.shadowOffset }
        set { setShadowOffset(newValue) }
    }

    /// The softness of the shadow, as the standard deviation of its blur in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { modelPointer.pointee.shadowRadius }
        set { setShadowRadius(newValue) }
    }

    /// The shape that casts the shadow; nil for the layer's own.
    open var shadowPath: CGPath? {
        get { modelPointer.pointee.shadowPath }
        set { setShadowPath(newValue) }
    }

    /// The colour of the border; black by default.
    open var borderColor: CGColor? {
        get { modelPointer.pointee.borderColor }
        set { setBorderColor(newValue) }
    }

    /// The width of the border, inside the bounds, in points.
    open var borderWidth: CGFloat {
        get { modelPointer.pointee.borderWidth }
        set { setBorderWidth(newValue) }
    }

    /// Whether the back is drawn when the layer faces away.
    open var isDoubleSided: Bool {
        get { modelPointer.pointee.isDoubleSided }
        set { setIsDoubleSided(newValue) }
    }

    /// Whether the contents are promised to cover the bounds without a hole.
    open var isOpaque: Bool {
        get { modelPointer.pointee.isOpaque }
        set { setIsOpaque(newValue) }
    }

    /// Whether `opacity` acts on the layer and its sublayers as one picture (the default) or on each alone.
    open var allowsGroupOpacity: Bool {
        get { modelPointer.pointee.allowsGroupOpacity }
        set { setAllowsGroupOpacity(newValue) }
    }

    /// Whether the edges are antialiased where they lie between two pixels or are turned, as far as
    /// `edgeAntialiasingMask` says; otherwise each pixel has the layer or has not. Round corners always are.
    ///
    /// True, unless the main bundle's Info.plist sets `UIViewEdgeAntialiasing` to false. On iOS it is false unless that
    /// says true: the pixels of a desktop are larger, and steps are seen.
    open var allowsEdgeAntialiasing: Bool {
        get { modelPointer.pointee.allowsEdgeAntialiasing }
        set { setAllowsEdgeAntialiasing(newValue) }
    }

    /// Which edges are antialiased; all by default. Layers that abut let what is behind them through where both soften
    /// the edge between them.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { modelPointer.pointee.edgeAntialiasingMask }
        set { setEdgeAntialiasingMask(newValue) }
    }

    /// Which corners `cornerRadius` rounds; all by default.
    open var maskedCorners: CACornerMask {
        get { modelPointer.pointee.maskedCorners }
        set { setMaskedCorners(newValue) }
    }

    /// The part of the contents that is drawn, 0…1.
    open var contentsRect: CGRect {
        get { modelPointer.pointee.contentsRect }
        set { setContentsRect(newValue) }
    }

    /// The part of the contents that stretches, 0…1; the rest keeps its size.
    open var contentsCenter: CGRect {
        get { modelPointer.pointee.contentsCenter }
        set { setContentsCenter(newValue) }
    }

    /// Pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { modelPointer.pointee.contentsScale }
        set { setContentsScale(newValue) }
    }

    /// How the contents are fitted into the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { modelPointer.pointee.contentsGravity }
        set { setContentsGravity(newValue) }
    }

    /// How contents are sampled when they are shrunk.
    open var minificationFilter: CALayerContentsFilter {
        get { modelPointer.pointee.minificationFilter }
        set { setMinificationFilter(newValue) }
    }

    /// How much coarser (above 0) or finer contents are averaged by the filter `trilinear` when they are shrunk: n takes
    /// the mean of 2ⁿ times as many texels each way. Default 0.
    open var minificationFilterBias: Float {
        get { modelPointer.pointee.minificationFilterBias }
        set { setMinificationFilterBias(newValue) }
    }

    /// How contents are sampled when they are enlarged.
    open var magnificationFilter: CALayerContentsFilter {
        get { modelPointer.pointee.magnificationFilter }
        set { setMagnificationFilter(newValue) }
    }

    /// The shape of the corners that `cornerRadius` rounds; quarters of a circle by default.
    open var cornerCurve: CALayerCornerCurve {
        get { modelPointer.pointee.hasContinuousCorners ? .continuous : .circular }
        set { setCornerCurve(newValue) }
    }

    /// Returns how far from the corner a curve begins, in corner radii.
    ///
    /// - Parameter curve: the shape of the corners.
    /// - Returns: 1 for circular corners, about 1.53 for continuous ones.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CGFloat(ContinuousCorner.expansion) : 1
    }

    /// Whether the layer with its sublayers and its shadow is drawn into a picture, which is shown until something in
    /// it changes: moving, turning, scaling and fading the layer draw the picture anew, not what is in it.
    open var shouldRasterize: Bool {
        get { modelPointer.pointee.shouldRasterize }
        set { setShouldRasterize(newValue) }
    }

    /// The pixels per point of the picture that `shouldRasterize` asks for; 1 by default, which looks coarse on a
    /// screen with more.
    open var rasterizationScale: CGFloat {
        get { modelPointer.pointee.rasterizationScale }
        set { setRasterizationScale(newValue) }
    }

    // MARK: - Actions

    /// Returns the action for a change: the delegate's, else that of `actions`, else the default.
    open func action(forKey event: String) -> (any CAAction)? {
        if let delegate, let action = delegate.action(for: self, forKey: event) {
            return action === CALayer.noAction || action is NSNull ? nil : action
        }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(forKey: event)
    }

    /// Returns the action of a class's layers where neither the delegate nor `actions` has one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: - Hierarchy

    /// The layer that holds this one; for a presentation layer, the presentation of that layer.
    open var superlayer: CALayer? { parent ?? modelLayer?.parent?.presentation() }

    /// The layers in this one, back to front; nil for none. The sublayers of a presentation layer are
    /// presentation layers, too.
    open var sublayers: [CALayer]? {
        get { shownSublayers }
        set { setSublayers(newValue) }
    }

    /// The layer whose opacity this one takes on: only as far as the mask is opaque is it drawn. The mask of
    /// a presentation layer is a presentation layer, too.
    open var mask: CALayer? {
        get { modelLayer?.maskLayer?.presentation() ?? maskLayer }
        set { setMask(newValue) }
    }

    /// Adds a layer in front of all sublayers, and removes it from where it was.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts a layer among the sublayers; an index beyond the end counts as the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer right behind a sublayer; behind all if that is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0, otherwise: 0)
    }

    /// Inserts a layer right in front of a sublayer; in front of all if that is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1, otherwise: Int.max)
    }

    /// Replaces a sublayer with another layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: - Layout

    /// Places the sublayers, by asking the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Asks for the sublayers to be placed before the next frame.
    open func setNeedsLayout() {
        layoutFlags.insert(.layout)
        markAncestors(.layoutBelow)
    }

    /// Whether the sublayers must be placed anew.
    open func needsLayout() -> Bool { layoutFlags.contains(.layout) }

    /// Lays out what waits for it, from the topmost waiting layer down to all below this one.
    open func layoutIfNeeded() { layOutNow() }

    // MARK: - Drawing

    /// Asks for the contents to be drawn before the next frame.
    open func setNeedsDisplay() {
        layoutFlags.insert(.display)
        markAncestors(.displayBelow)
    }

    /// Makes the contents: asks the delegate, otherwise draws them with `draw(in:)`.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents in the layer's own coordinates, by asking the delegate.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { drewNothing = true }
    }

    /// Whether the contents wait to be drawn.
    open func needsDisplay() -> Bool { layoutFlags.contains(.display) }

    /// Asks for the contents to be drawn before the next frame; all of them, whatever the rectangle.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Draws the contents now if they wait for it.
    open func displayIfNeeded() { displayNow() }

    /// Draws the layer and all below it in software, in the layer's own coordinates: the model, without
    /// animations.
    ///
    /// Shadows and perspective are left to the screen.
    open func render(in ctx: CGContext) { draw(into: ctx, shown: false) }

    /// Whether the contents are drawn anew when the size changes.
    open var needsDisplayOnBoundsChange = false

    // MARK: - Animations

    /// Adds an animation; one with the same key is removed.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

    /// Removes the animation with this key.
    open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }

    /// Removes all animations.
    open func removeAllAnimations() { stopAnimations { _ in true } }

    /// The keys of the animations, oldest first; nil for none.
    open func animationKeys() -> [String]? { keysOfAnimations }

    /// Returns the layer's copy of the animation with this key.
    open func animation(forKey key: String) -> CAAnimation? { runningAnimation(key) }

    /// Returns the model layer of a presentation layer; otherwise the layer itself.
    open func model() -> Self { modelLayer as? Self ?? self }

    /// Returns what the screen shows now: a copy of the layer with the current values of running animations.
    ///
    /// The copy of an app's own class is what its `makePresentation()` makes.
    open func presentation() -> CALayer? { presented(as: CALayer.self) }

    // MARK: - Timing

    /// When the layer's time begins, in its superlayer's time.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming("beginTime", newValue) { $0.beginTime = newValue } }
    }

    /// The layer's time at its beginning.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming("timeOffset", newValue) { $0.timeOffset = newValue } }
    }

    /// The number of times that the layer's time runs; 0 stands for once.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming("repeatCount", Double(newValue), isUnlimited: true) { $0.repeatCount = newValue } }
    }

    /// The duration for which the layer's time repeats.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming("repeatDuration", newValue, isUnlimited: true) { $0.repeatDuration = newValue } }
    }

    /// The duration of one run of the layer's time; infinite by default.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { setTiming("duration", newValue, isUnlimited: true) { $0.duration = newValue } }
    }

    /// The speed of the layer's time; 0 stops the layer and all below it.
    open var speed: Float {
        get { timing.speed }
        set { setTiming("speed", Double(newValue)) { $0.speed = newValue } }
    }

    /// Whether the layer's time runs back after each run.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming("autoreverses", 0) { $0.autoreverses = newValue } }
    }

    /// What is shown outside of `duration`. A layer always shows itself: its time then stands at its start or
    /// its end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming("fillMode", 0) { $0.fillMode = newValue } }
    }

    /// Converts a time of another layer (nil: of the frame clock) to this layer's.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { ownTime(of: t, from: l) }

    /// Converts a time of this layer to another layer's (nil: to the frame clock's).
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { ownTime(of: t, to: l) }

    // MARK: - For the library

    /// Returns a property's value, of the model or as shown; nil for what this kind of layer does not have.
    func readValue(_ property: LayerProperty, shown: Bool) -> AnimationValue? {
        (shown ? shownPointer : modelPointer).pointee.value(of: property)
    }

    /// Sets a property's shown value.
    func writeShown(_ property: LayerProperty, _ value: AnimationValue) {
        shownPointer.pointee.set(property, value)
    }

    /// Resets the shown values to the model, before animations are applied.
    func resetOwnShown() {}

    /// Whether the shown values that only this kind of layer has have changed.
    func ownShownChanged() -> Bool { false }

    /// Draws in software what only this kind of layer has.
    func drawOwn(in context: CGContext, shown: Bool) {}

    /// Pictures that only this kind of layer has; nil for none.
    package var spriteList: SpriteList? { nil }

    /// Takes over what another layer of its kind shows.
    func mirror(_ source: CALayer) { mirrorValues(source) }

    /// Called when the layer has come to a tree, or left one.
    func changeTree(from old: LayerTree?) {}

    /// Makes the layer that `presentation()` returns. Here a layer class of an app's own cannot be made from its type
    /// alone: override this to return `Ring(layer: self)`, so that the copy is a `Ring`. Source that is lowered gets
    /// such an override.
    open func makePresentation() -> CALayer? { CALayer(layer: self) }

    // MARK: - Key-value coding

    /// Whether the contents are drawn anew when the value under a key changes, or while an animation changes it.
    /// False unless overridden.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the value under a key of an app's own that was never set; nil unless overridden.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns a property by its key, or what an app stored under a key of its own; nil for none.
    ///
    /// Numbers come as `NSNumber`, points, sizes, rectangles and transforms as they are.
    open func value(forKey key: String) -> Any? { readKey(key) }

    /// Sets a property by its key, or stores a value under a key of an app's own.
    open func setValue(_ value: Any?, forKey key: String) { writeKey(key, value) }

    /// Returns what is at a key path, such as `position.x`, `transform.scale` or `mask.path`.
    open func value(forKeyPath keyPath: String) -> Any? { readPath(keyPath) }

    /// Sets what is at a key path, such as `position.x`, `transform.scale` or `mask.path`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { writePath(keyPath, value) }

    // MARK: - Hit-testing

    /// Converts a point of another layer's coordinates (nil: of the root's) to this one's.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { point(p, from: l) }

    /// Converts a point of this layer's coordinates to another's (nil: to the root's).
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { point(p, to: l) }

    /// Converts a rectangle of another layer's coordinates to the smallest one here that holds its image.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { rect(r, from: l) }

    /// Converts a rectangle of this layer to the smallest one in another's coordinates that holds its image.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { rect(r, to: l) }

    /// Returns the size that the layer would like to have: that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Whether a point of the layer's own coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { modelPointer.pointee.bounds.contains(p) }

    /// Returns the frontmost layer at a point of the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }
}
