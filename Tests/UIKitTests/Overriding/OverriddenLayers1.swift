import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MyCAAnimation: CAAnimation {
    override var delegate: (any CAAnimationDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var timingFunction: CAMediaTimingFunction? {
        get { super.timingFunction }
        set { super.timingFunction = newValue }
    }
    override var isRemovedOnCompletion: Bool {
        get { super.isRemovedOnCompletion }
        set { super.isRemovedOnCompletion = newValue }
    }
    override var beginTime: CFTimeInterval {
        get { super.beginTime }
        set { super.beginTime = newValue }
    }
    override var timeOffset: CFTimeInterval {
        get { super.timeOffset }
        set { super.timeOffset = newValue }
    }
    override var repeatCount: Float {
        get { super.repeatCount }
        set { super.repeatCount = newValue }
    }
    override var repeatDuration: CFTimeInterval {
        get { super.repeatDuration }
        set { super.repeatDuration = newValue }
    }
    override var duration: CFTimeInterval {
        get { super.duration }
        set { super.duration = newValue }
    }
    override var speed: Float {
        get { super.speed }
        set { super.speed = newValue }
    }
    override var autoreverses: Bool {
        get { super.autoreverses }
        set { super.autoreverses = newValue }
    }
    override var fillMode: CAMediaTimingFillMode {
        get { super.fillMode }
        set { super.fillMode = newValue }
    }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func setValuesForKeys(_ keyedValues: [String: Any]) { super.setValuesForKeys(keyedValues) }
    override func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        super.dictionaryWithValues(forKeys: keys)
    }
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        super.run(forKey: event, object: anObject, arguments: dict)
    }
}

private class MyCAAnimationGroup: CAAnimationGroup {
    override var animations: [CAAnimation]? {
        get { super.animations }
        set { super.animations = newValue }
    }
}

private class MyCABasicAnimation: CABasicAnimation {
    override var fromValue: Any? {
        get { super.fromValue }
        set { super.fromValue = newValue }
    }
    override var toValue: Any? {
        get { super.toValue }
        set { super.toValue = newValue }
    }
    override var byValue: Any? {
        get { super.byValue }
        set { super.byValue = newValue }
    }
}

private class MyCAKeyframeAnimation: CAKeyframeAnimation {
    override var values: [Any]? {
        get { super.values }
        set { super.values = newValue }
    }
    override var path: CGPath? {
        get { super.path }
        set { super.path = newValue }
    }
    override var keyTimes: [NSNumber]? {
        get { super.keyTimes }
        set { super.keyTimes = newValue }
    }
    override var timingFunctions: [CAMediaTimingFunction]? {
        get { super.timingFunctions }
        set { super.timingFunctions = newValue }
    }
    override var calculationMode: CAAnimationCalculationMode {
        get { super.calculationMode }
        set { super.calculationMode = newValue }
    }
}

private class MyCAPropertyAnimation: CAPropertyAnimation {
    override var keyPath: String? {
        get { super.keyPath }
        set { super.keyPath = newValue }
    }
    override var isAdditive: Bool {
        get { super.isAdditive }
        set { super.isAdditive = newValue }
    }
    override var isCumulative: Bool {
        get { super.isCumulative }
        set { super.isCumulative = newValue }
    }
}

private class MyCASpringAnimation: CASpringAnimation {
    override var mass: CGFloat {
        get { super.mass }
        set { super.mass = newValue }
    }
    override var stiffness: CGFloat {
        get { super.stiffness }
        set { super.stiffness = newValue }
    }
    override var damping: CGFloat {
        get { super.damping }
        set { super.damping = newValue }
    }
    override var initialVelocity: CGFloat {
        get { super.initialVelocity }
        set { super.initialVelocity = newValue }
    }
    override var settlingDuration: CFTimeInterval { super.settlingDuration }
    override var perceptualDuration: CFTimeInterval { super.perceptualDuration }
    override var bounce: CGFloat { super.bounce }
}

private class MyCALayer: CALayer {
    override var name: String? {
        get { super.name }
        set { super.name = newValue }
    }
    override var delegate: (any CALayerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var actions: [String: any CAAction]? {
        get { super.actions }
        set { super.actions = newValue }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var position: CGPoint {
        get { super.position }
        set { super.position = newValue }
    }
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue }
    }
    override var transform: CATransform3D {
        get { super.transform }
        set { super.transform = newValue }
    }
    override var opacity: Float {
        get { super.opacity }
        set { super.opacity = newValue }
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var masksToBounds: Bool {
        get { super.masksToBounds }
        set { super.masksToBounds = newValue }
    }
    override var backgroundColor: CGColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var cornerRadius: CGFloat {
        get { super.cornerRadius }
        set { super.cornerRadius = newValue }
    }
    override var contents: Any? {
        get { super.contents }
        set { super.contents = newValue }
    }
    override var zPosition: CGFloat {
        get { super.zPosition }
        set { super.zPosition = newValue }
    }
    override var anchorPoint: CGPoint {
        get { super.anchorPoint }
        set { super.anchorPoint = newValue }
    }
    override var shadowColor: CGColor? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
    override var shadowOpacity: Float {
        get { super.shadowOpacity }
        set { super.shadowOpacity = newValue }
    }
    override var shadowOffset: CGSize {
        get { super.shadowOffset }
        set { super.shadowOffset = newValue }
    }
    override var shadowRadius: CGFloat {
        get { super.shadowRadius }
        set { super.shadowRadius = newValue }
    }
    override var shadowPath: CGPath? {
        get { super.shadowPath }
        set { super.shadowPath = newValue }
    }
    override var borderColor: CGColor? {
        get { super.borderColor }
        set { super.borderColor = newValue }
    }
    override var borderWidth: CGFloat {
        get { super.borderWidth }
        set { super.borderWidth = newValue }
    }
    override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        super.defaultAction(forKey: event)
    }
    override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
    override func insertSublayer(_ layer: CALayer, at idx: UInt32) { super.insertSublayer(layer, at: idx) }
    override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        super.insertSublayer(layer, below: sibling)
    }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        super.insertSublayer(layer, above: sibling)
    }
    override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        super.replaceSublayer(oldLayer, with: newLayer)
    }
    override func removeFromSuperlayer() { super.removeFromSuperlayer() }
    override func layoutSublayers() { super.layoutSublayers() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func display() { super.display() }
    override func draw(in ctx: CGContext) { super.draw(in: ctx) }
    override var needsDisplayOnBoundsChange: Bool {
        get { super.needsDisplayOnBoundsChange }
        set { super.needsDisplayOnBoundsChange = newValue }
    }
    override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
    override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
    override func removeAllAnimations() { super.removeAllAnimations() }
    override func presentation() -> CALayer? { super.presentation() }
    override func makePresentation() -> CALayer? { super.makePresentation() }
    override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        super.setValue(value, forKeyPath: keyPath)
    }
    override func contains(_ p: CGPoint) -> Bool { super.contains(p) }
    override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
}

private class MyCAGradientLayer: CAGradientLayer {
    override var colors: [Any]? {
        get { super.colors }
        set { super.colors = newValue }
    }
    override var locations: [NSNumber]? {
        get { super.locations }
        set { super.locations = newValue }
    }
    override var startPoint: CGPoint {
        get { super.startPoint }
        set { super.startPoint = newValue }
    }
    override var endPoint: CGPoint {
        get { super.endPoint }
        set { super.endPoint = newValue }
    }
    override var type: CAGradientLayerType {
        get { super.type }
        set { super.type = newValue }
    }
}

private class MyCAShapeLayer: CAShapeLayer {
    override var path: CGPath? {
        get { super.path }
        set { super.path = newValue }
    }
    override var fillColor: CGColor? {
        get { super.fillColor }
        set { super.fillColor = newValue }
    }
    override var fillRule: CAShapeLayerFillRule {
        get { super.fillRule }
        set { super.fillRule = newValue }
    }
    override var strokeColor: CGColor? {
        get { super.strokeColor }
        set { super.strokeColor = newValue }
    }
    override var strokeStart: CGFloat {
        get { super.strokeStart }
        set { super.strokeStart = newValue }
    }
    override var strokeEnd: CGFloat {
        get { super.strokeEnd }
        set { super.strokeEnd = newValue }
    }
    override var lineWidth: CGFloat {
        get { super.lineWidth }
        set { super.lineWidth = newValue }
    }
    override var miterLimit: CGFloat {
        get { super.miterLimit }
        set { super.miterLimit = newValue }
    }
    override var lineCap: CAShapeLayerLineCap {
        get { super.lineCap }
        set { super.lineCap = newValue }
    }
    override var lineJoin: CAShapeLayerLineJoin {
        get { super.lineJoin }
        set { super.lineJoin = newValue }
    }
    override var lineDashPhase: CGFloat {
        get { super.lineDashPhase }
        set { super.lineDashPhase = newValue }
    }
    override var lineDashPattern: [NSNumber]? {
        get { super.lineDashPattern }
        set { super.lineDashPattern = newValue }
    }
}

private class MyCATransformLayer: CATransformLayer {

}
