/// A view that turns touches into control events and sends these to its targets.
///
/// Targets are held weakly. An action is a selector, or an unapplied method reference:
/// `button.addTarget(self, action: Screen.dismissTapped, for: .touchUpInside)`.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// A finger may stray this far from a control before it counts as outside, in points, as on iOS.
    private static let touchMargin: CGFloat = 70

    private var registrations: [ControlRegistration] = []
    /// The event whose touches the control handles; nil between events.
    private var handledEvent: UIEvent?

    /// Makes a control that runs an action when it is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: - State

    /// The combination of the three properties below, and of the keyboard focus.
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isHighlighted { state.insert(.highlighted) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Whether the control takes touches. Default true.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled, isTracking { stopTracking(cancelledBy: nil) }
            tellState()
        }
    }

    /// Whether the control shows that it is chosen. Default false.
    open var isSelected = false {
        didSet { if isSelected != oldValue { tellState() } }
    }

    /// Whether the control shows that a finger is on it; set while it tracks one.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { tellState() } }
    }

    /// Where the content of a button lies in its width. Default in the middle.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { contentDidMove() }
    }

    /// Where the content of a button lies in its height. Default in the middle.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { contentDidMove() }
    }

    /// Called after the content has another place.
    func contentDidMove() { setNeedsLayout() }

    /// Called after a part of `state` has changed.
    func stateDidChange() {}

    private func tellState() {
        stateDidChange()
        KeyValueObserving.valueDidChange(of: self)
    }

    // MARK: - Targets and actions

    /// Calls a method when one of the events occurs; one that is registered for them already is not added
    /// again.
    ///
    /// - Parameters:
    ///   - target: on whom the method is called, held weakly; nil for the first responder that has it.
    ///   - action: the method, which takes the control and the event, the control, or nothing.
    ///   - controlEvents: when it is called.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let added = TargetAction(target, action)
        registrations.removeAll { $0.isDead }
        if let index = registrations.firstIndex(where: { $0.target?.isSame(as: added) ?? false }) {
            registrations[index].events.formUnion(controlEvents)
        } else {
            registrations.append(ControlRegistration(receiver: .target(added), events: controlEvents))
        }
    }

    /// Stops calling a method for these events; nil stands for any target, or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { $0.target?.matches(target, action) ?? false }
    }

    /// Returns the names of the methods that a target has for an event; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = registrations.compactMap { registration -> String? in
            guard let action = registration.target, action.matches(target, nil),
                registration.events.isSuperset(of: controlEvent)
            else { return nil }
            return action.action.description
        }
        return names.isEmpty ? nil : names
    }

    /// Calls a method for a control event: every one that was added passes here.
    ///
    /// - Parameters:
    ///   - action: the method.
    ///   - target: on whom it is called; nil for the first responder that has it.
    ///   - event: the touches or presses that lead to it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// The targets that still exist, each once.
    ///
    /// Objects that cannot be compared stand here as their identifiers.
    open var allTargets: Set<AnyHashable> {
        Set(
            registrations.compactMap { $0.target?.target }.map {
                ($0 as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier($0))
            })
    }

    /// Every event that something is registered for.
    open var allControlEvents: Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Runs an action when one of the events occurs; replaces an action of the same identifier.
    open func addAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
        registrations.append(ControlRegistration(receiver: .action(action), events: events))
    }

    /// Stops running an action for these events.
    open func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    /// Stops running the action of this identifier for these events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        remove(events) { registration in
            guard case .action(let action) = registration.receiver else { return false }
            return action.identifier == identifier
        }
    }

    /// Runs an action with this control as its sender.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Calls the targets and actions registered for any of the events, in the order of registration.
    open func sendActions(for events: Event) {
        clock.perform { tellReceivers(of: events) }
    }

    /// Does what a tap does: opens the menu where that is the primary action, else triggers the primary action.
    open func performPrimaryAction() {
        guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return triggerPrimaryAction() }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        clock.perform { _ = contextMenuInteraction.open(at: middle, as: .compact) }
    }

    /// Triggers the primary action that is no menu.
    func triggerPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    private func tellReceivers(of events: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            switch registration.receiver {
            case .target(let action) where action.isDead: continue
            case .target(let action): sendAction(action.action, to: action.target, for: handledEvent)
            case .action(let action): sendAction(action)
            }
        }
    }

    private func remove(_ events: Event, where matches: (ControlRegistration) -> Bool) {
        for index in registrations.indices where matches(registrations[index]) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Whether the control can have the keyboard focus: while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    // MARK: - Menu

    /// Whether a finger that comes down opens the control's menu, in place of the primary action. Default
    /// false: the menu opens for a finger that rests. A button has a menu of its own.
    open var showsMenuAsPrimaryAction = false

    /// What opens the control's menu; nil while that is not enabled.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the control has a menu, for which it asks its
    /// `contextMenuInteraction(_:configurationForMenuAtLocation:)`. Default false; a button's `menu` sets it.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
            contextMenuInteraction = newValue ? ControlMenuInteraction(self) : nil
            if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
        }
    }

    /// Carries out what was chosen from the control's menu.
    func perform(_ leaf: any UIMenuLeaf, chosenFrom list: UIMenu) {
        list.select(leaf)
        send(leaf)
    }

    /// Performs what was chosen from a menu: an action by the control, a command by the responders.
    final func send(_ leaf: any UIMenuLeaf) {
        if let action = leaf as? UIAction { return sendAction(action) }
        leaf.performWithSender(self, target: window?.firstResponder ?? self)
    }

    /// Returns nil: no menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns nil: the interaction's view.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns nil: where the preview came from.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: - Tracking

    /// Whether the control tracks a touch.
    open private(set) var isTracking = false
    /// The touch that the control tracks, or did.
    private weak var trackedTouch: UITouch?
    /// Whether the tracked touch is inside, or near enough.
    open private(set) var isTouchInside = false

    /// Whether single taps on it are its own, as those of most of Apple's controls.
    var keepsSingleTaps: Bool { false }
    /// Along which axes drags of what it tracks are its own.
    var keptDrags: UIAxis { [] }

    /// Keeps gestures of surrounding views from beginning where they are the control's own, as on iOS.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        if keepsSingleTaps, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        {
            return false
        }
        if isTracking, let axis = dragAxis(gestureRecognizer), keptDrags.contains(axis) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The axis of a drag that a recognizer may begin; nil for what is none.
    private func dragAxis(_ recognizer: UIGestureRecognizer) -> UIAxis? {
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            return swipe.direction.isDisjoint(with: [.left, .right]) ? .vertical : .horizontal
        }
        guard let pan = recognizer as? UIPanGestureRecognizer else { return nil }
        let translation = pan.translation(in: self)
        return abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    }

    /// Called when a finger comes down; false declines the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger moves; false ends the tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger was lifted or the tracking ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracking is cancelled.
    open func cancelTracking(with event: UIEvent?) { forgetTouch() }

    /// Begins to track a touch: of several the one that came down first.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handledEvent = event
        defer { handledEvent = nil }
        guard isEnabled, !isTracking, let touch = touches.min(by: { $0.number < $1.number }) else { return }
        if showsMenuAsPrimaryAction {
            contextMenuInteraction?.open(at: touch.location(in: self), as: .compact)
        }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    /// Tracks the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handledEvent = event
        defer { handledEvent = nil }
        guard let touch = tracked(of: touches) else { return }
        contextMenuInteraction?.presentation?.overlay?.openerMoved(to: touch.location(in: nil))
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking(touch, with: event)
            return
        }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events)
    }

    /// Ends the tracking and reports whether the finger was lifted inside.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handledEvent = event
        defer { handledEvent = nil }
        guard let touch = tracked(of: touches) else { return }
        isTouchInside = isNear(touch)
        let inside = isTouchInside
        contextMenuInteraction?.presentation?.overlay?.openerLifted()
        stopTracking(touch, with: event)
        sendActions(for: inside ? .touchUpInside : .touchUpOutside)
        if inside { didTouchUpInside() }
    }

    /// Cancels the tracking.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handledEvent = event
        defer { handledEvent = nil }
        guard tracked(of: touches) != nil else { return }
        stopTracking(cancelledBy: event)
        sendActions(for: .touchCancel)
    }

    /// Called after the targets of `.touchUpInside`; a button's primary action is triggered here.
    func didTouchUpInside() {}

    /// Returns the touch that the control tracks, if it is one of these.
    private func tracked(of touches: Set<UITouch>) -> UITouch? {
        guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
        return trackedTouch
    }

    private func stopTracking(_ touch: UITouch, with event: UIEvent?) {
        endTracking(touch, with: event)
        forgetTouch()
    }

    /// Cancels the tracking, also where a subclass does not call `super`.
    private func stopTracking(cancelledBy event: UIEvent?) {
        cancelTracking(with: event)
        forgetTouch()
    }

    private func forgetTouch() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isNear(_ touch: UITouch) -> Bool {
        guard let point = pointForHit(ofWindow: touch.location) else { return false }
        return bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(point)
    }

    override var builtInAccessibility: BuiltInAccessibility {
        var traits: UIAccessibilityTraits = []
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return BuiltInAccessibility(isElement: true, traits: traits)
    }
}

/// A registered target or action, and its events.
@MainActor
private struct ControlRegistration {
    enum Receiver {
        case target(TargetAction)
        case action(UIAction)
    }

    let receiver: Receiver
    var events: UIControl.Event

    var target: TargetAction? {
        guard case .target(let action) = receiver else { return nil }
        return action
    }

    var isDead: Bool { target?.isDead ?? false }
}
