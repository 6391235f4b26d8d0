import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MyUILabel: UILabel {
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }
    override var textColor: UIColor? {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    override var numberOfLines: Int {
        get { super.numberOfLines }
        set { super.numberOfLines = newValue }
    }
    override var highlightedTextColor: UIColor? {
        get { super.highlightedTextColor }
        set { super.highlightedTextColor = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { super.adjustsFontSizeToFitWidth }
        set { super.adjustsFontSizeToFitWidth = newValue }
    }
    override var minimumScaleFactor: CGFloat {
        get { super.minimumScaleFactor }
        set { super.minimumScaleFactor = newValue }
    }
    override var preferredMaxLayoutWidth: CGFloat {
        get { super.preferredMaxLayoutWidth }
        set { super.preferredMaxLayoutWidth = newValue }
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
}

private class MyUIImageView: UIImageView {
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var highlightedImage: UIImage? {
        get { super.highlightedImage }
        set { super.highlightedImage = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
}

private class MyUIView: UIView {
    override var tag: Int {
        get { super.tag }
        set { super.tag = newValue }
    }
    override class var layerClass: AnyClass { super.layerClass }
    override class func makeLayer() -> CALayer { super.makeLayer() }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var alpha: CGFloat {
        get { super.alpha }
        set { super.alpha = newValue }
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var isOpaque: Bool {
        get { super.isOpaque }
        set { super.isOpaque = newValue }
    }
    override var clipsToBounds: Bool {
        get { super.clipsToBounds }
        set { super.clipsToBounds = newValue }
    }
    override var tintColor: UIColor? {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override var mask: UIView? {
        get { super.mask }
        set { super.mask = newValue }
    }
    override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set { super.contentMode = newValue }
    }
    override var contentScaleFactor: CGFloat {
        get { super.contentScaleFactor }
        set { super.contentScaleFactor = newValue }
    }
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var center: CGPoint {
        get { super.center }
        set { super.center = newValue }
    }
    override var transform: CGAffineTransform {
        get { super.transform }
        set { super.transform = newValue }
    }
    override var transform3D: CATransform3D {
        get { super.transform3D }
        set { super.transform3D = newValue }
    }
    override var anchorPoint: CGPoint {
        get { super.anchorPoint }
        set { super.anchorPoint = newValue }
    }
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var isMultipleTouchEnabled: Bool {
        get { super.isMultipleTouchEnabled }
        set { super.isMultipleTouchEnabled = newValue }
    }
    override var isExclusiveTouch: Bool {
        get { super.isExclusiveTouch }
        set { super.isExclusiveTouch = newValue }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get { super.gestureRecognizers }
        set { super.gestureRecognizers = newValue }
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.addGestureRecognizer(gestureRecognizer)
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.removeGestureRecognizer(gestureRecognizer)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override var window: UIWindow? { super.window }
    override var canBecomeFocused: Bool { super.canBecomeFocused }
    override var isFocused: Bool { super.isFocused }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
    override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        super.insertSubview(view, belowSubview: siblingSubview)
    }
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        super.insertSubview(view, aboveSubview: siblingSubview)
    }
    override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
    override func removeFromSuperview() { super.removeFromSuperview() }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        super.convert(point, from: view)
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
    override var autoresizingMask: UIView.AutoresizingMask {
        get { super.autoresizingMask }
        set { super.autoresizingMask = newValue }
    }
    override var autoresizesSubviews: Bool {
        get { super.autoresizesSubviews }
        set { super.autoresizesSubviews = newValue }
    }
    override func layoutSubviews() { super.layoutSubviews() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func sizeToFit() { super.sizeToFit() }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set { super.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    override func updateConstraints() { super.updateConstraints() }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
    override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentHuggingPriority(for: axis)
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(priority, for: axis)
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    { super.contentCompressionResistancePriority(for: axis) }
    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { super.setContentCompressionResistancePriority(priority, for: axis) }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        super.frame(forAlignmentRect: alignmentRect)
    }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        super.systemLayoutSizeFitting(targetSize)
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set { super.layoutMargins = newValue }
    }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set { super.overrideUserInterfaceStyle = newValue }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        super.snapshotView(afterScreenUpdates: afterUpdates)
    }
    override func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
    }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
    override func display(_ layer: CALayer) { super.display(layer) }
    override func draw(_ layer: CALayer, in context: CGContext) { super.draw(layer, in: context) }
    override func layerWillDraw(_ layer: CALayer) { super.layerWillDraw(layer) }
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        super.action(for: layer, forKey: event)
    }
}

private class MyUIWindow: UIWindow {
    override var rootViewController: UIViewController? {
        get { super.rootViewController }
        set { super.rootViewController = newValue }
    }
    override var windowLevel: UIWindow.Level {
        get { super.windowLevel }
        set { super.windowLevel = newValue }
    }
    override func makeKeyAndVisible() { super.makeKeyAndVisible() }
    override func makeKey() { super.makeKey() }
    override func becomeKey() { super.becomeKey() }
    override func resignKey() { super.resignKey() }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}
