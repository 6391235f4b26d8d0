import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MoreUIStoryboardSegue: UIStoryboardSegue {
    override var identifier: String? { super.identifier }
    override var source: UIViewController { super.source }
    override var destination: UIViewController { super.destination }
}

private class MoreUIViewController: UIViewController {
    override var popoverPresentationController: UIPopoverPresentationController? {
        super.popoverPresentationController
    }
    override var sheetPresentationController: UISheetPresentationController? {
        super.sheetPresentationController
    }
    override var navigationController: UINavigationController? { super.navigationController }
    override var tabBarController: UITabBarController? { super.tabBarController }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge)
    }
    override func setContentScrollView(_ scrollView: UIScrollView?) {
        super.setContentScrollView(scrollView)
    }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        super.setContentScrollView(scrollView, for: edge)
    }
}

private class MoreUIView: UIView {
    override var layer: CALayer { super.layer }
    override var subviews: [UIView] { super.subviews }
    override var superview: UIView? { super.superview }
    override func frame(in referenceView: UIView) -> CGRect {
        super.frame(in: referenceView)
    }
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { super.collisionBoundsType }
    override var collisionBoundingPath: UIBezierPath { super.collisionBoundingPath }
    override var interactions: [any UIInteraction] {
        get { super.interactions }
        set { super.interactions = newValue }
    }
    override func addInteraction(_ interaction: any UIInteraction) {
        super.addInteraction(interaction)
    }
    override func removeInteraction(_ interaction: any UIInteraction) {
        super.removeInteraction(interaction)
    }
    override var motionEffects: [UIMotionEffect] {
        get { super.motionEffects }
        set { super.motionEffects = newValue }
    }
    override func addMotionEffect(_ effect: UIMotionEffect) {
        super.addMotionEffect(effect)
    }
    override func removeMotionEffect(_ effect: UIMotionEffect) {
        super.removeMotionEffect(effect)
    }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override func isDescendant(of view: UIView) -> Bool {
        super.isDescendant(of: view)
    }
    override func viewWithTag(_ tag: Int) -> UIView? {
        super.viewWithTag(tag)
    }
    @discardableResult
    override func endEditing(_ force: Bool) -> Bool {
        super.endEditing(force)
    }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
        super.addConstraint(constraint)
    }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {
        super.addConstraints(constraints)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
        super.removeConstraint(constraint)
    }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        super.removeConstraints(constraints)
    }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        super.constraintsAffectingLayout(for: axis)
    }
    override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        super.addLayoutGuide(layoutGuide)
    }
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        super.removeLayoutGuide(layoutGuide)
    }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
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
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set { super.directionalLayoutMargins = newValue }
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { super.insetsLayoutMarginsFromSafeArea }
        set { super.insetsLayoutMarginsFromSafeArea = newValue }
    }
    override var preservesSuperviewLayoutMargins: Bool {
        get { super.preservesSuperviewLayoutMargins }
        set { super.preservesSuperviewLayoutMargins = newValue }
    }
    override var traitOverrides: UITraitOverrides {
        get { super.traitOverrides }
        set { super.traitOverrides = newValue }
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        super.animate(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
    }
    override class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        super.animate(withDuration: duration, animations: animations, completion: completion)
    }
    override class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        super.animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
            initialSpringVelocity: velocity, options: options, animations: animations, completion: completion)
    }
    override class func animate(
        springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity: CGFloat,
        delay: TimeInterval, options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        super.animate(
            springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity,
            delay: delay, options: options, animations: animations, completion: completion)
    }
    override class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        super.animateKeyframes(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
    }
    override class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        super.addKeyframe(
            withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations)
    }
    override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        super.performWithoutAnimation(actionsWithoutAnimation)
    }
    override class func setAnimationsEnabled(_ enabled: Bool) {
        super.setAnimationsEnabled(enabled)
    }
    override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
    override class var inheritedAnimationDuration: TimeInterval { super.inheritedAnimationDuration }
    override class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        super.transition(
            with: view, duration: duration, options: options, animations: animations, completion: completion)
    }
    override class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        super.transition(
            from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }
}
