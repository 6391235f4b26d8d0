import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MoreCAEmitterLayer: CAEmitterLayer {
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
    override var velocity: Float {
        get { super.velocity }
        set { super.velocity = newValue }
    }
    override var scale: Float {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var spin: Float {
        get { super.spin }
        set { super.spin = newValue }
    }
    override var seed: UInt32 {
        get { super.seed }
        set { super.seed = newValue }
    }
    override var emitterPosition: CGPoint {
        get { super.emitterPosition }
        set { super.emitterPosition = newValue }
    }
    override var emitterZPosition: CGFloat {
        get { super.emitterZPosition }
        set { super.emitterZPosition = newValue }
    }
    override var emitterSize: CGSize {
        get { super.emitterSize }
        set { super.emitterSize = newValue }
    }
    override var emitterDepth: CGFloat {
        get { super.emitterDepth }
        set { super.emitterDepth = newValue }
    }
    override var emitterShape: CAEmitterLayerEmitterShape {
        get { super.emitterShape }
        set { super.emitterShape = newValue }
    }
    override var emitterMode: CAEmitterLayerEmitterMode {
        get { super.emitterMode }
        set { super.emitterMode = newValue }
    }
    override var renderMode: CAEmitterLayerRenderMode {
        get { super.renderMode }
        set { super.renderMode = newValue }
    }
}

private class MoreCAReplicatorLayer: CAReplicatorLayer {
    override var instanceCount: Int {
        get { super.instanceCount }
        set { super.instanceCount = newValue }
    }
    override var instanceDelay: CFTimeInterval {
        get { super.instanceDelay }
        set { super.instanceDelay = newValue }
    }
    override var instanceTransform: CATransform3D {
        get { super.instanceTransform }
        set { super.instanceTransform = newValue }
    }
    override var instanceColor: CGColor? {
        get { super.instanceColor }
        set { super.instanceColor = newValue }
    }
    override var instanceRedOffset: Float {
        get { super.instanceRedOffset }
        set { super.instanceRedOffset = newValue }
    }
    override var instanceGreenOffset: Float {
        get { super.instanceGreenOffset }
        set { super.instanceGreenOffset = newValue }
    }
    override var instanceBlueOffset: Float {
        get { super.instanceBlueOffset }
        set { super.instanceBlueOffset = newValue }
    }
    override var instanceAlphaOffset: Float {
        get { super.instanceAlphaOffset }
        set { super.instanceAlphaOffset = newValue }
    }
}

private class MoreCATransition: CATransition {
    override var type: CATransitionType {
        get { super.type }
        set { super.type = newValue }
    }
    override var subtype: CATransitionSubtype? {
        get { super.subtype }
        set { super.subtype = newValue }
    }
    override var startProgress: Float {
        get { super.startProgress }
        set { super.startProgress = newValue }
    }
    override var endProgress: Float {
        get { super.endProgress }
        set { super.endProgress = newValue }
    }
}

private class MoreCADisplayLink: CADisplayLink {
    override var timestamp: CFTimeInterval { super.timestamp }
    override var isPaused: Bool {
        get { super.isPaused }
        set { super.isPaused = newValue }
    }
    override var preferredFrameRateRange: CAFrameRateRange {
        get { super.preferredFrameRateRange }
        set { super.preferredFrameRateRange = newValue }
    }
}

private class MoreUIApplication: UIApplication {
    override func beginReceivingRemoteControlEvents() { super.beginReceivingRemoteControlEvents() }
    override func endReceivingRemoteControlEvents() { super.endReceivingRemoteControlEvents() }
    override var statusBarFrame: CGRect { super.statusBarFrame }
    override var isStatusBarHidden: Bool {
        get { super.isStatusBarHidden }
        set { super.isStatusBarHidden = newValue }
    }
}

private class MoreNSLayoutXAxisAnchor: NSLayoutXAxisAnchor {
    override func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        super.anchorWithOffset(to: otherAnchor)
    }
    override func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        super.constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
    }
    override func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        super.constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
    }
    override func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        super.constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
    }
}

private class MoreNSLayoutYAxisAnchor: NSLayoutYAxisAnchor {
    override func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        super.anchorWithOffset(to: otherAnchor)
    }
    override func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        super.constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
    }
    override func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        super.constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
    }
    override func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        super.constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
    }
}

private class MoreNSLayoutDimension: NSLayoutDimension {
    override func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        super.constraint(equalToConstant: c)
    }
    override func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        super.constraint(greaterThanOrEqualToConstant: c)
    }
    override func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        super.constraint(lessThanOrEqualToConstant: c)
    }
    override func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        super.constraint(equalTo: anchor, multiplier: m, constant: c)
    }
    override func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        super.constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c)
    }
    override func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        super.constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c)
    }
}

private class MoreUILayoutGuide: UILayoutGuide {
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
}

private class MoreUIBarAppearance: UIBarAppearance {
    override var idiom: UIUserInterfaceIdiom { super.idiom }
    override func configureWithDefaultBackground() {
        super.configureWithDefaultBackground()
    }
    override func configureWithOpaqueBackground() {
        super.configureWithOpaqueBackground()
    }
    override func configureWithTransparentBackground() {
        super.configureWithTransparentBackground()
    }
    override var backgroundEffect: UIBlurEffect? {
        get { super.backgroundEffect }
        set { super.backgroundEffect = newValue }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var backgroundImage: UIImage? {
        get { super.backgroundImage }
        set { super.backgroundImage = newValue }
    }
    override var backgroundImageContentMode: UIView.ContentMode {
        get { super.backgroundImageContentMode }
        set { super.backgroundImageContentMode = newValue }
    }
    override var shadowColor: UIColor? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
    override var shadowImage: UIImage? {
        get { super.shadowImage }
        set { super.shadowImage = newValue }
    }
    override func copy(with zone: NSZone?) -> Any {
        super.copy(with: zone)
    }
}

private class MoreUIBarButtonItemStateAppearance: UIBarButtonItemStateAppearance {
    override var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
    override var titlePositionAdjustment: UIOffset {
        get { super.titlePositionAdjustment }
        set { super.titlePositionAdjustment = newValue }
    }
}
