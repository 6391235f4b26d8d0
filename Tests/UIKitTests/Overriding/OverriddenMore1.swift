import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MoreCAAnimation: CAAnimation {
    override class func defaultValue(forKey key: String) -> Any? {
        super.defaultValue(forKey: key)
    }
}

private class MoreCALayer: CALayer {
    override var anchorPointZ: CGFloat {
        get { super.anchorPointZ }
        set { super.anchorPointZ = newValue }
    }
    override var sublayerTransform: CATransform3D {
        get { super.sublayerTransform }
        set { super.sublayerTransform = newValue }
    }
    override func affineTransform() -> CGAffineTransform {
        super.affineTransform()
    }
    override func setAffineTransform(_ m: CGAffineTransform) {
        super.setAffineTransform(m)
    }
    override var isDoubleSided: Bool {
        get { super.isDoubleSided }
        set { super.isDoubleSided = newValue }
    }
    override var isOpaque: Bool {
        get { super.isOpaque }
        set { super.isOpaque = newValue }
    }
    override var allowsGroupOpacity: Bool {
        get { super.allowsGroupOpacity }
        set { super.allowsGroupOpacity = newValue }
    }
    override var allowsEdgeAntialiasing: Bool {
        get { super.allowsEdgeAntialiasing }
        set { super.allowsEdgeAntialiasing = newValue }
    }
    override var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { super.edgeAntialiasingMask }
        set { super.edgeAntialiasingMask = newValue }
    }
    override var maskedCorners: CACornerMask {
        get { super.maskedCorners }
        set { super.maskedCorners = newValue }
    }
    override var contentsRect: CGRect {
        get { super.contentsRect }
        set { super.contentsRect = newValue }
    }
    override var contentsCenter: CGRect {
        get { super.contentsCenter }
        set { super.contentsCenter = newValue }
    }
    override var contentsScale: CGFloat {
        get { super.contentsScale }
        set { super.contentsScale = newValue }
    }
    override var contentsGravity: CALayerContentsGravity {
        get { super.contentsGravity }
        set { super.contentsGravity = newValue }
    }
    override var minificationFilter: CALayerContentsFilter {
        get { super.minificationFilter }
        set { super.minificationFilter = newValue }
    }
    override var magnificationFilter: CALayerContentsFilter {
        get { super.magnificationFilter }
        set { super.magnificationFilter = newValue }
    }
    override var cornerCurve: CALayerCornerCurve {
        get { super.cornerCurve }
        set { super.cornerCurve = newValue }
    }
    override class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        super.cornerCurveExpansionFactor(curve)
    }
    override var shouldRasterize: Bool {
        get { super.shouldRasterize }
        set { super.shouldRasterize = newValue }
    }
    override var rasterizationScale: CGFloat {
        get { super.rasterizationScale }
        set { super.rasterizationScale = newValue }
    }
    override var superlayer: CALayer? { super.superlayer }
    override var sublayers: [CALayer]? {
        get { super.sublayers }
        set { super.sublayers = newValue }
    }
    override var mask: CALayer? {
        get { super.mask }
        set { super.mask = newValue }
    }
    override func needsLayout() -> Bool {
        super.needsLayout()
    }
    override func layoutIfNeeded() {
        super.layoutIfNeeded()
    }
    override func needsDisplay() -> Bool {
        super.needsDisplay()
    }
    override func setNeedsDisplay(_ r: CGRect) {
        super.setNeedsDisplay(r)
    }
    override func displayIfNeeded() {
        super.displayIfNeeded()
    }
    override func render(in ctx: CGContext) {
        super.render(in: ctx)
    }
    override func animationKeys() -> [String]? {
        super.animationKeys()
    }
    override func animation(forKey key: String) -> CAAnimation? {
        super.animation(forKey: key)
    }
    override func model() -> Self {
        super.model()
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
    override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        super.convertTime(t, from: l)
    }
    override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        super.convertTime(t, to: l)
    }
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        super.convert(p, from: l)
    }
    override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        super.convert(p, to: l)
    }
    override func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        super.convert(r, from: l)
    }
    override func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        super.convert(r, to: l)
    }
    override func preferredFrameSize() -> CGSize {
        super.preferredFrameSize()
    }
}

private class MoreCAEmitterCell: CAEmitterCell {
    override var name: String? {
        get { super.name }
        set { super.name = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var contents: Any? {
        get { super.contents }
        set { super.contents = newValue }
    }
    override var contentsRect: CGRect {
        get { super.contentsRect }
        set { super.contentsRect = newValue }
    }
    override var contentsScale: CGFloat {
        get { super.contentsScale }
        set { super.contentsScale = newValue }
    }
    override var magnificationFilter: String {
        get { super.magnificationFilter }
        set { super.magnificationFilter = newValue }
    }
    override var color: CGColor? {
        get { super.color }
        set { super.color = newValue }
    }
    override var emitterCells: [CAEmitterCell]? {
        get { super.emitterCells }
        set { super.emitterCells = newValue }
    }
    override var birthRate: Float {
        get { super.birthRate }
        set { super.birthRate = newValue }
    }
    override var lifetime: Float {
        get { super.lifetime }
        set { super.lifetime = newValue }
    }
    override var lifetimeRange: Float {
        get { super.lifetimeRange }
        set { super.lifetimeRange = newValue }
    }
    override var emissionLatitude: CGFloat {
        get { super.emissionLatitude }
        set { super.emissionLatitude = newValue }
    }
    override var emissionLongitude: CGFloat {
        get { super.emissionLongitude }
        set { super.emissionLongitude = newValue }
    }
    override var emissionRange: CGFloat {
        get { super.emissionRange }
        set { super.emissionRange = newValue }
    }
    override var velocity: CGFloat {
        get { super.velocity }
        set { super.velocity = newValue }
    }
    override var velocityRange: CGFloat {
        get { super.velocityRange }
        set { super.velocityRange = newValue }
    }
    override var xAcceleration: CGFloat {
        get { super.xAcceleration }
        set { super.xAcceleration = newValue }
    }
    override var yAcceleration: CGFloat {
        get { super.yAcceleration }
        set { super.yAcceleration = newValue }
    }
    override var zAcceleration: CGFloat {
        get { super.zAcceleration }
        set { super.zAcceleration = newValue }
    }
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var scaleRange: CGFloat {
        get { super.scaleRange }
        set { super.scaleRange = newValue }
    }
    override var scaleSpeed: CGFloat {
        get { super.scaleSpeed }
        set { super.scaleSpeed = newValue }
    }
    override var spin: CGFloat {
        get { super.spin }
        set { super.spin = newValue }
    }
    override var spinRange: CGFloat {
        get { super.spinRange }
        set { super.spinRange = newValue }
    }
    override var redRange: Float {
        get { super.redRange }
        set { super.redRange = newValue }
    }
    override var redSpeed: Float {
        get { super.redSpeed }
        set { super.redSpeed = newValue }
    }
    override var greenRange: Float {
        get { super.greenRange }
        set { super.greenRange = newValue }
    }
    override var greenSpeed: Float {
        get { super.greenSpeed }
        set { super.greenSpeed = newValue }
    }
    override var blueRange: Float {
        get { super.blueRange }
        set { super.blueRange = newValue }
    }
    override var blueSpeed: Float {
        get { super.blueSpeed }
        set { super.blueSpeed = newValue }
    }
    override var alphaRange: Float {
        get { super.alphaRange }
        set { super.alphaRange = newValue }
    }
    override var alphaSpeed: Float {
        get { super.alphaSpeed }
        set { super.alphaSpeed = newValue }
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
    override func value(forKey key: String) -> Any? {
        super.value(forKey: key)
    }
    override func setValue(_ value: Any?, forKey key: String) {
        super.setValue(value, forKey: key)
    }
    override func setValuesForKeys(_ keyedValues: [String: Any]) { super.setValuesForKeys(keyedValues) }
    override func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        super.dictionaryWithValues(forKeys: keys)
    }
}
