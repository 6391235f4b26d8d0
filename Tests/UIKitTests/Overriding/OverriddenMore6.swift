import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MoreUIPushBehavior: UIPushBehavior {
    override var items: [any UIDynamicItem] { super.items }
    override func addItem(_ item: any UIDynamicItem) {
        super.addItem(item)
    }
    override func removeItem(_ item: any UIDynamicItem) {
        super.removeItem(item)
    }
    override var pushDirection: CGVector {
        get { super.pushDirection }
        set { super.pushDirection = newValue }
    }
    override var angle: CGFloat {
        get { super.angle }
        set { super.angle = newValue }
    }
    override var magnitude: CGFloat {
        get { super.magnitude }
        set { super.magnitude = newValue }
    }
    override func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        super.setAngle(angle, magnitude: magnitude)
    }
    override func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        super.targetOffsetFromCenter(for: item)
    }
    override func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        super.setTargetOffsetFromCenter(offset, for: item)
    }
}

private class MoreUISnapBehavior: UISnapBehavior {
    override var damping: CGFloat {
        get { super.damping }
        set { super.damping = newValue }
    }
    override var snapPoint: CGPoint {
        get { super.snapPoint }
        set { super.snapPoint = newValue }
    }
}

private class MoreUIDynamicAnimator: UIDynamicAnimator {
    override var delegate: (any UIDynamicAnimatorDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var referenceView: UIView? { super.referenceView }
    override var behaviors: [UIDynamicBehavior] { super.behaviors }
    override var elapsedTime: TimeInterval { super.elapsedTime }
    override var isRunning: Bool { super.isRunning }
    override func addBehavior(_ behavior: UIDynamicBehavior) {
        super.addBehavior(behavior)
    }
    override func removeBehavior(_ behavior: UIDynamicBehavior) {
        super.removeBehavior(behavior)
    }
    override func removeAllBehaviors() {
        super.removeAllBehaviors()
    }
    override func updateItem(usingCurrentState item: any UIDynamicItem) {
        super.updateItem(usingCurrentState: item)
    }
    override func items(in rect: CGRect) -> [any UIDynamicItem] {
        super.items(in: rect)
    }
}

nonisolated private class MoreUIVisualEffect: UIVisualEffect {
    override func copy(with zone: NSZone?) -> Any {
        super.copy(with: zone)
    }
}

private class MoreUITouch: UITouch {
    override func location(in view: UIView?) -> CGPoint {
        super.location(in: view)
    }
    override func previousLocation(in view: UIView?) -> CGPoint {
        super.previousLocation(in: view)
    }
}

private class MoreUIGestureRecognizer: UIGestureRecognizer {
    override var view: UIView? { super.view }
}

nonisolated private class MoreUIBezierPath: UIBezierPath {
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
    override func move(to point: CGPoint) {
        super.move(to: point)
    }
    override func addLine(to point: CGPoint) {
        super.addLine(to: point)
    }
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
    override func close() {
        super.close()
    }
    override func removeAllPoints() {
        super.removeAllPoints()
    }
    override func append(_ bezierPath: UIBezierPath) {
        super.append(bezierPath)
    }
    override func apply(_ transform: CGAffineTransform) {
        super.apply(transform)
    }
    override var isEmpty: Bool { super.isEmpty }
    override var bounds: CGRect { super.bounds }
    override var currentPoint: CGPoint { super.currentPoint }
    override func contains(_ point: CGPoint) -> Bool {
        super.contains(point)
    }
    override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        super.setLineDash(pattern, count: count, phase: phase)
    }
    override func fill() {
        super.fill()
    }
    override func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        super.fill(with: blendMode, alpha: alpha)
    }
    override func stroke() {
        super.stroke()
    }
    override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        super.stroke(with: blendMode, alpha: alpha)
    }
    override func addClip() {
        super.addClip()
    }
}

nonisolated private class MoreUIColor: UIColor, @unchecked Sendable {
    override var cgColor: CGColor { super.cgColor }
    override func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        super.resolvedColor(with: traitCollection)
    }
    override func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        super.withAlphaComponent(alpha)
    }
    @discardableResult
    override func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        super.getRed(red, green: green, blue: blue, alpha: alpha)
    }
    @discardableResult
    override func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
        -> Bool
    {
        super.getWhite(white, alpha: alpha)
    }
    @discardableResult
    override func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        super.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    override func set() {
        super.set()
    }
    override func setFill() {
        super.setFill()
    }
    override func setStroke() {
        super.setStroke()
    }
}

nonisolated private class MoreUIGraphicsImageRenderer: UIGraphicsImageRenderer {
    override var format: UIGraphicsImageRendererFormat { super.format }
    override func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        super.image(actions: actions)
    }
    override func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        super.pngData(actions: actions)
    }
}

nonisolated private class MoreUIGraphicsImageRendererContext: UIGraphicsImageRendererContext {
    override var cgContext: CGContext { super.cgContext }
    override var format: UIGraphicsImageRendererFormat { super.format }
    override var currentImage: UIImage { super.currentImage }
    override func fill(_ rect: CGRect) {
        super.fill(rect)
    }
    override func stroke(_ rect: CGRect) {
        super.stroke(rect)
    }
    override func clip(to rect: CGRect) {
        super.clip(to: rect)
    }
}

nonisolated private class MoreUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var opaque: Bool {
        get { super.opaque }
        set { super.opaque = newValue }
    }
}

nonisolated private class MoreUIImage: UIImage, @unchecked Sendable {
    override var size: CGSize { super.size }
    override func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        super.withRenderingMode(renderingMode)
    }
    override func withHorizontallyFlippedOrientation() -> UIImage {
        super.withHorizontallyFlippedOrientation()
    }
    override func withTintColor(_ color: UIColor) -> UIImage {
        super.withTintColor(color)
    }
    override func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        super.withTintColor(color, renderingMode: renderingMode)
    }
    override func draw(at point: CGPoint) {
        super.draw(at: point)
    }
    override func draw(in rect: CGRect) {
        super.draw(in: rect)
    }
    override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        super.draw(in: rect, blendMode: blendMode, alpha: alpha)
    }
    override func pngData() -> Data? {
        super.pngData()
    }
    override var isSymbolImage: Bool { super.isSymbolImage }
    override var symbolConfiguration: SymbolConfiguration? { super.symbolConfiguration }
    override var configuration: Configuration? { super.configuration }
    override var baselineOffsetFromBottom: CGFloat? { super.baselineOffsetFromBottom }
    override func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        super.applyingSymbolConfiguration(configuration)
    }
    override func withConfiguration(_ configuration: Configuration) -> UIImage {
        super.withConfiguration(configuration)
    }
}
