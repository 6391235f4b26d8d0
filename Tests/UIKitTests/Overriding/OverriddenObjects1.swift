import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MyUIAlertAction: UIAlertAction {
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
}

private class MyUIViewPropertyAnimator: UIViewPropertyAnimator {
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var isManualHitTestingEnabled: Bool {
        get { super.isManualHitTestingEnabled }
        set { super.isManualHitTestingEnabled = newValue }
    }
    override var isInterruptible: Bool {
        get { super.isInterruptible }
        set { super.isInterruptible = newValue }
    }
    override var scrubsLinearly: Bool {
        get { super.scrubsLinearly }
        set { super.scrubsLinearly = newValue }
    }
    override var pausesOnCompletion: Bool {
        get { super.pausesOnCompletion }
        set { super.pausesOnCompletion = newValue }
    }
    override class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)?
    ) -> UIViewPropertyAnimator {
        super.runningPropertyAnimator(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
    }
    override func addAnimations(_ animation: @escaping () -> Void) { super.addAnimations(animation) }
    override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        super.addAnimations(animation, delayFactor: delayFactor)
    }
    override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        super.addCompletion(completion)
    }
    override func startAnimation() { super.startAnimation() }
    override func startAnimation(afterDelay delay: TimeInterval) { super.startAnimation(afterDelay: delay) }
    override func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
    override var isReversed: Bool {
        get { super.isReversed }
        set { super.isReversed = newValue }
    }
    override func pauseAnimation() { super.pauseAnimation() }
    override var fractionComplete: CGFloat {
        get { super.fractionComplete }
        set { super.fractionComplete = newValue }
    }
    override func stopAnimation(_ withoutFinishing: Bool) { super.stopAnimation(withoutFinishing) }
    override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        super.finishAnimation(at: finalPosition)
    }
}

private class MyUIApplication: UIApplication {
    override var delegate: (any UIApplicationDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var windows: [UIWindow] { super.windows }
    override var keyWindow: UIWindow? { super.keyWindow }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    { super.sendAction(action, to: target, from: sender, for: event) }
    override func beginIgnoringInteractionEvents() { super.beginIgnoringInteractionEvents() }
    override func endIgnoringInteractionEvents() { super.endIgnoringInteractionEvents() }
    override var isIgnoringInteractionEvents: Bool { super.isIgnoringInteractionEvents }
}

private class MyNSLayoutConstraint: NSLayoutConstraint {
    override var firstItem: AnyObject? { super.firstItem }
    override var secondItem: AnyObject? { super.secondItem }
    override var firstAttribute: NSLayoutConstraint.Attribute { super.firstAttribute }
    override var secondAttribute: NSLayoutConstraint.Attribute { super.secondAttribute }
    override var relation: NSLayoutConstraint.Relation { super.relation }
    override var multiplier: CGFloat { super.multiplier }
    override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    override var constant: CGFloat {
        get { super.constant }
        set { super.constant = newValue }
    }
    override var priority: UILayoutPriority {
        get { super.priority }
        set { super.priority = newValue }
    }
    override var isActive: Bool {
        get { super.isActive }
        set { super.isActive = newValue }
    }
    override class func activate(_ constraints: [NSLayoutConstraint]) { super.activate(constraints) }
    override class func deactivate(_ constraints: [NSLayoutConstraint]) { super.deactivate(constraints) }
}

private class MyUILayoutGuide: UILayoutGuide {
    override var owningView: UIView? {
        get { super.owningView }
        set { super.owningView = newValue }
    }
    override var identifier: String {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    override var layoutFrame: CGRect { super.layoutFrame }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        super.constraintsAffectingLayout(for: axis)
    }
}

private class MyUIBarButtonItem: UIBarButtonItem {
    override var style: UIBarButtonItem.Style {
        get { super.style }
        set { super.style = newValue }
    }
    override var customView: UIView? {
        get { super.customView }
        set { super.customView = newValue }
    }
    override var tintColor: UIColor? {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    override var width: CGFloat {
        get { super.width }
        set { super.width = newValue }
    }
    override var primaryAction: UIAction? {
        get { super.primaryAction }
        set { super.primaryAction = newValue }
    }
    override var target: AnyObject? {
        get { super.target }
        set { super.target = newValue }
    }
    override var action: Selector? {
        get { super.action }
        set { super.action = newValue }
    }
}

private class MyUIBarItem: UIBarItem {
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var tag: Int {
        get { super.tag }
        set { super.tag = newValue }
    }
}

private class MyUINavigationItem: UINavigationItem {
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var titleView: UIView? {
        get { super.titleView }
        set { super.titleView = newValue }
    }
    override var hidesBackButton: Bool {
        get { super.hidesBackButton }
        set { super.hidesBackButton = newValue }
    }
    override var backButtonTitle: String? {
        get { super.backButtonTitle }
        set { super.backButtonTitle = newValue }
    }
    override var backBarButtonItem: UIBarButtonItem? {
        get { super.backBarButtonItem }
        set { super.backBarButtonItem = newValue }
    }
    override var leftItemsSupplementBackButton: Bool {
        get { super.leftItemsSupplementBackButton }
        set { super.leftItemsSupplementBackButton = newValue }
    }
    override var leftBarButtonItems: [UIBarButtonItem]? {
        get { super.leftBarButtonItems }
        set { super.leftBarButtonItems = newValue }
    }
    override var rightBarButtonItems: [UIBarButtonItem]? {
        get { super.rightBarButtonItems }
        set { super.rightBarButtonItems = newValue }
    }
    override var leftBarButtonItem: UIBarButtonItem? {
        get { super.leftBarButtonItem }
        set { super.leftBarButtonItem = newValue }
    }
    override var rightBarButtonItem: UIBarButtonItem? {
        get { super.rightBarButtonItem }
        set { super.rightBarButtonItem = newValue }
    }
}

private class MyUITabBarItem: UITabBarItem {
    override var selectedImage: UIImage? {
        get { super.selectedImage }
        set { super.selectedImage = newValue }
    }
    override var badgeValue: String? {
        get { super.badgeValue }
        set { super.badgeValue = newValue }
    }
    override var badgeColor: UIColor? {
        get { super.badgeColor }
        set { super.badgeColor = newValue }
    }
}

private class MyUIAction: UIAction {
    override var attributes: UIMenuElement.Attributes {
        get { super.attributes }
        set { super.attributes = newValue }
    }
    override var state: UIMenuElement.State {
        get { super.state }
        set { super.state = newValue }
    }
}

private class MyUIMenu: UIMenu {
    override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        super.replacingChildren(newChildren)
    }
    override var selectedElements: [UIMenuElement] { super.selectedElements }
}

private class MyUIMenuElement: UIMenuElement {
    override var title: String { super.title }
    override var subtitle: String? {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override var image: UIImage? { super.image }
}

private class MyUIFeedbackGenerator: UIFeedbackGenerator {
    override func prepare() { super.prepare() }
}

private class MyUIImpactFeedbackGenerator: UIImpactFeedbackGenerator {
    override func impactOccurred() { super.impactOccurred() }
    override func impactOccurred(intensity: CGFloat) { super.impactOccurred(intensity: intensity) }
}

private class MyUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {
    override func selectionChanged() { super.selectionChanged() }
}

private class MyUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {
    override func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        super.notificationOccurred(notificationType)
    }
}

nonisolated private class MyUIBlurEffect: UIBlurEffect {

}

nonisolated private class MyUIVibrancyEffect: UIVibrancyEffect {

}

nonisolated private class MyUIVisualEffect: UIVisualEffect {
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

private class MyUIEvent: UIEvent {
    override var allTouches: Set<UITouch>? { super.allTouches }
    override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
    override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
    override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { super.touches(for: gesture) }
    override func coalescedTouches(for touch: UITouch) -> [UITouch]? { super.coalescedTouches(for: touch) }
}

private class MyUIResponder: UIResponder {
    override var next: UIResponder? { super.next }
    override func remoteControlReceived(with event: UIEvent?) { super.remoteControlReceived(with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesCancelled(presses, with: event)
    }
    override var keyCommands: [UIKeyCommand]? { super.keyCommands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
    }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { super.canResignFirstResponder }
    override var isFirstResponder: Bool { super.isFirstResponder }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override var undoManager: UndoManager? { super.undoManager }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}

private class MyUndoManager: UndoManager {
    override var isUndoRegistrationEnabled: Bool { super.isUndoRegistrationEnabled }
    override func disableUndoRegistration() { super.disableUndoRegistration() }
    override func enableUndoRegistration() { super.enableUndoRegistration() }
    override var groupsByEvent: Bool {
        get { super.groupsByEvent }
        set { super.groupsByEvent = newValue }
    }
    override var groupingLevel: Int { super.groupingLevel }
    override func beginUndoGrouping() { super.beginUndoGrouping() }
    override func endUndoGrouping() { super.endUndoGrouping() }
    override var levelsOfUndo: Int {
        get { super.levelsOfUndo }
        set { super.levelsOfUndo = newValue }
    }
    override var canUndo: Bool { super.canUndo }
    override var canRedo: Bool { super.canRedo }
    override var isUndoing: Bool { super.isUndoing }
    override var isRedoing: Bool { super.isRedoing }
    override func undo() { super.undo() }
    override func redo() { super.redo() }
    override func removeAllActions() { super.removeAllActions() }
    override func removeAllActions(withTarget target: Any) { super.removeAllActions(withTarget: target) }
    override func setActionName(_ actionName: String) { super.setActionName(actionName) }
    override var undoActionName: String { super.undoActionName }
    override var redoActionName: String { super.redoActionName }
}
