import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MyUIGestureRecognizer: UIGestureRecognizer {
    override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
    override func removeTarget(_ target: Any?, action: Selector?) {
        super.removeTarget(target, action: action)
    }
    override var state: UIGestureRecognizer.State {
        get { super.state }
        set { super.state = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var name: String? {
        get { super.name }
        set { super.name = newValue }
    }
    override var cancelsTouchesInView: Bool {
        get { super.cancelsTouchesInView }
        set { super.cancelsTouchesInView = newValue }
    }
    override var delaysTouchesBegan: Bool {
        get { super.delaysTouchesBegan }
        set { super.delaysTouchesBegan = newValue }
    }
    override var delaysTouchesEnded: Bool {
        get { super.delaysTouchesEnded }
        set { super.delaysTouchesEnded = newValue }
    }
    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        super.require(toFail: otherGestureRecognizer)
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.canPrevent(preventedGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.canBePrevented(by: preventingGestureRecognizer)
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.shouldRequireFailure(of: otherGestureRecognizer)
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
    override var numberOfTouches: Int { super.numberOfTouches }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        super.location(ofTouch: touchIndex, in: view)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
    }
    override func reset() { super.reset() }
    override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
}

private class MyUIHoverGestureRecognizer: UIHoverGestureRecognizer {

}

private class MyUILongPressGestureRecognizer: UILongPressGestureRecognizer {
    override var minimumPressDuration: TimeInterval {
        get { super.minimumPressDuration }
        set { super.minimumPressDuration = newValue }
    }
    override var allowableMovement: CGFloat {
        get { super.allowableMovement }
        set { super.allowableMovement = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
    override var numberOfTapsRequired: Int {
        get { super.numberOfTapsRequired }
        set { super.numberOfTapsRequired = newValue }
    }
}

private class MyUIPanGestureRecognizer: UIPanGestureRecognizer {
    override var minimumNumberOfTouches: Int {
        get { super.minimumNumberOfTouches }
        set { super.minimumNumberOfTouches = newValue }
    }
    override var maximumNumberOfTouches: Int {
        get { super.maximumNumberOfTouches }
        set { super.maximumNumberOfTouches = newValue }
    }
    override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        super.setTranslation(translation, in: view)
    }
    override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
}

private class MyUIPinchGestureRecognizer: UIPinchGestureRecognizer {
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var velocity: CGFloat { super.velocity }
}

private class MyUIRotationGestureRecognizer: UIRotationGestureRecognizer {
    override var rotation: CGFloat {
        get { super.rotation }
        set { super.rotation = newValue }
    }
    override var velocity: CGFloat { super.velocity }
}

private class MyUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override var edges: UIRectEdge {
        get { super.edges }
        set { super.edges = newValue }
    }
}

private class MyUISwipeGestureRecognizer: UISwipeGestureRecognizer {
    override var direction: UISwipeGestureRecognizer.Direction {
        get { super.direction }
        set { super.direction = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
}

private class MyUITapGestureRecognizer: UITapGestureRecognizer {
    override var numberOfTapsRequired: Int {
        get { super.numberOfTapsRequired }
        set { super.numberOfTapsRequired = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
}

nonisolated private class MyUIBezierPath: UIBezierPath {
    override var lineWidth: CGFloat {
        get { super.lineWidth }
        set { super.lineWidth = newValue }
    }
    override var lineCapStyle: CGLineCap {
        get { super.lineCapStyle }
        set { super.lineCapStyle = newValue }
    }
    override var lineJoinStyle: CGLineJoin {
        get { super.lineJoinStyle }
        set { super.lineJoinStyle = newValue }
    }
    override var miterLimit: CGFloat {
        get { super.miterLimit }
        set { super.miterLimit = newValue }
    }
    override var usesEvenOddFillRule: Bool {
        get { super.usesEvenOddFillRule }
        set { super.usesEvenOddFillRule = newValue }
    }
    override var cgPath: CGPath {
        get { super.cgPath }
        set { super.cgPath = newValue }
    }
    override func move(to point: CGPoint) { super.move(to: point) }
    override func addLine(to point: CGPoint) { super.addLine(to: point) }
    override func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        super.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    override func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        super.addQuadCurve(to: endPoint, controlPoint: controlPoint)
    }
    override func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        super.addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }
    override func close() { super.close() }
    override func removeAllPoints() { super.removeAllPoints() }
    override func append(_ bezierPath: UIBezierPath) { super.append(bezierPath) }
    override func apply(_ transform: CGAffineTransform) { super.apply(transform) }
    override var isEmpty: Bool { super.isEmpty }
    override var bounds: CGRect { super.bounds }
    override var currentPoint: CGPoint { super.currentPoint }
    override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
    override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        super.setLineDash(pattern, count: count, phase: phase)
    }
    override func fill() { super.fill() }
    override func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        super.fill(with: blendMode, alpha: alpha)
    }
    override func stroke() { super.stroke() }
    override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        super.stroke(with: blendMode, alpha: alpha)
    }
    override func addClip() { super.addClip() }
}

nonisolated private class MyUIColor: UIColor, @unchecked Sendable {
    override var cgColor: CGColor { super.cgColor }
    override func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        super.resolvedColor(with: traitCollection)
    }
    override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { super.withAlphaComponent(alpha) }
    override func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { super.getRed(red, green: green, blue: blue, alpha: alpha) }
    override func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
        -> Bool
    { super.getWhite(white, alpha: alpha) }
    override func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { super.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    override func set() { super.set() }
    override func setFill() { super.setFill() }
    override func setStroke() { super.setStroke() }
}

nonisolated private class MyUIGraphicsImageRenderer: UIGraphicsImageRenderer {
    override func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        super.image(actions: actions)
    }
    override func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        super.pngData(actions: actions)
    }
}

nonisolated private class MyUIGraphicsImageRendererContext: UIGraphicsImageRendererContext {
    override var currentImage: UIImage { super.currentImage }
    override func fill(_ rect: CGRect) { super.fill(rect) }
    override func stroke(_ rect: CGRect) { super.stroke(rect) }
    override func clip(to rect: CGRect) { super.clip(to: rect) }
}

nonisolated private class MyUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var opaque: Bool {
        get { super.opaque }
        set { super.opaque = newValue }
    }
}

nonisolated private class MyUIImage: UIImage, @unchecked Sendable {
    override var size: CGSize { super.size }
    override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        super.withRenderingMode(renderingMode)
    }
    override func withHorizontallyFlippedOrientation() -> UIImage {
        super.withHorizontallyFlippedOrientation()
    }
    override func withTintColor(_ color: UIColor) -> UIImage { super.withTintColor(color) }
    override func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        super.withTintColor(color, renderingMode: renderingMode)
    }
    override func draw(at point: CGPoint) { super.draw(at: point) }
    override func draw(in rect: CGRect) { super.draw(in: rect) }
    override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        super.draw(in: rect, blendMode: blendMode, alpha: alpha)
    }
    override func pngData() -> Data? { super.pngData() }
}

private class MyUIPointerInteraction: UIPointerInteraction {
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
    override func didMove(to view: UIView?) { super.didMove(to: view) }
}

private class MyUIPointerRegion: UIPointerRegion {

}

private class MyUIPointerRegionRequest: UIPointerRegionRequest {

}

private class MyUIPointerStyle: UIPointerStyle {
    override class func system() -> UIPointerStyle { super.system() }
    override class func hidden() -> UIPointerStyle { super.hidden() }
    override var accessories: [UIPointerAccessory] {
        get { super.accessories }
        set { super.accessories = newValue }
    }
}

private class MyUIPointerAccessory: UIPointerAccessory {
    override class func arrow(_ position: UIPointerAccessory.Position) -> UIPointerAccessory {
        super.arrow(position)
    }
}

private class MyUIToolTipInteraction: UIToolTipInteraction {
    override var delegate: (any UIToolTipInteractionDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var defaultToolTip: String? {
        get { super.defaultToolTip }
        set { super.defaultToolTip = newValue }
    }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
    override func didMove(to view: UIView?) { super.didMove(to: view) }
}

private class MyUIToolTipConfiguration: UIToolTipConfiguration {

}

private class MyUIKeyCommand: UIKeyCommand {
    override var wantsPriorityOverSystemBehavior: Bool {
        get { super.wantsPriorityOverSystemBehavior }
        set { super.wantsPriorityOverSystemBehavior = newValue }
    }
}

private class MyUITextPosition: UITextPosition {

}

private class MyUITextRange: UITextRange {
    override var start: UITextPosition { super.start }
    override var end: UITextPosition { super.end }
    override var isEmpty: Bool { super.isEmpty }
}

private class MyDetent: UISheetPresentationController.Detent {

}

nonisolated private class MyNSMutableParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {

}

nonisolated private class MyNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    override var alignment: NSTextAlignment { super.alignment }
    override var lineBreakMode: NSLineBreakMode { super.lineBreakMode }
    override var lineSpacing: CGFloat { super.lineSpacing }
}

private class MyNSStringDrawingContext: NSStringDrawingContext {
    override var minimumScaleFactor: CGFloat {
        get { super.minimumScaleFactor }
        set { super.minimumScaleFactor = newValue }
    }
}

nonisolated private class MyUIFont: UIFont, @unchecked Sendable {
    override class func systemFont(ofSize fontSize: CGFloat) -> UIFont { super.systemFont(ofSize: fontSize) }
    override class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        super.systemFont(ofSize: fontSize, weight: weight)
    }
    override class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        super.boldSystemFont(ofSize: fontSize)
    }
    override class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        super.italicSystemFont(ofSize: fontSize)
    }
    override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        super.monospacedSystemFont(ofSize: fontSize, weight: weight)
    }
    override class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        super.monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
    }
    override func withSize(_ fontSize: CGFloat) -> UIFont { super.withSize(fontSize) }
    override var familyName: String { super.familyName }
    override var pointSize: CGFloat { super.pointSize }
    override var ascender: CGFloat { super.ascender }
    override var descender: CGFloat { super.descender }
    override var leading: CGFloat { super.leading }
    override var capHeight: CGFloat { super.capHeight }
    override var xHeight: CGFloat { super.xHeight }
    override var lineHeight: CGFloat { super.lineHeight }
}

private class MyUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
    override var duration: CGFloat { super.duration }
    override var percentComplete: CGFloat { super.percentComplete }
    override var completionSpeed: CGFloat {
        get { super.completionSpeed }
        set { super.completionSpeed = newValue }
    }
    override var completionCurve: UIView.AnimationCurve {
        get { super.completionCurve }
        set { super.completionCurve = newValue }
    }
    override var timingCurve: (any UITimingCurveProvider)? {
        get { super.timingCurve }
        set { super.timingCurve = newValue }
    }
    override var wantsInteractiveStart: Bool {
        get { super.wantsInteractiveStart }
        set { super.wantsInteractiveStart = newValue }
    }
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
    }
    override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
    override func pause() { super.pause() }
    override func finish() { super.finish() }
    override func cancel() { super.cancel() }
}
