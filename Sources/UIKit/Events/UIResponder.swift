import Foundation

/// Something that handles events: a view, view controller, window or the application.
///
/// A responder passes what it does not handle to `next`. This responder chain ends at the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, KeyValueObserver {
    /// Makes a responder that is linked to no other.
    public override init() {
        super.init()
    }

    deinit { AssociatedObjects.shared.removeAll(of: ObjectIdentifier(self)) }

    /// The next responder in the chain; nil at its end.
    open var next: UIResponder? { nil }

    // MARK: - Touches

    /// Fingers came down. Unless overridden the next responder is told.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers moved. Unless overridden the next responder is told.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers were lifted. Unless overridden the next responder is told.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// The touches were taken away: a gesture claimed them, the view left its window, or the system did.
    /// Unless overridden the next responder is told.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Keys

    /// Keys went down. Unless overridden the next responder is told.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys that are held down repeat. Unless overridden the next responder is told.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys were let go. Unless overridden the next responder is told.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Presses were cancelled, as when the window loses focus. Unless overridden the next responder is told.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The device begins to be shaken. Unless overridden the next responder is told.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The device was shaken. Unless overridden the next responder is told.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// A movement took too long to be a shake. Unless overridden the next responder is told.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// A command of a remote control came. Unless overridden the next responder is told.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// Whether the responder has a method: whether it is of the class, or conforms to the protocol, that
    /// declares it. Override it to take a method back, or to do without its declaration.
    open func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

    /// The key commands of this responder, tried before any responder gets presses. None unless overridden.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: - Actions

    /// Whether this responder carries an action out: whether it has the method, unless overridden.
    ///
    /// Every responder has the standard edit actions. One that carries some of them out overrides this method, too.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action) && !Self.standardEditActions.contains(action)
    }

    /// Returns the first responder in the chain, from this one on, that carries an action out.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        chain.first { $0.canPerformAction(action, withSender: sender) }
    }

    // MARK: - Standard edit actions

    /// Copies what is selected to the pasteboard. Unless overridden the next responder is told.
    open func copy(_ sender: Any?) { next?.copy(sender) }

    /// Moves what is selected to the pasteboard. Unless overridden the next responder is told.
    open func cut(_ sender: Any?) { next?.cut(sender) }

    /// Puts what is on the pasteboard in the place of what is selected. Unless overridden the next responder is told.
    open func paste(_ sender: Any?) { next?.paste(sender) }

    /// Deletes what is selected. Unless overridden the next responder is told.
    open func delete(_ sender: Any?) { next?.delete(sender) }

    /// Selects what is at the insertion point. Unless overridden the next responder is told.
    open func select(_ sender: Any?) { next?.select(sender) }

    /// Selects everything. Unless overridden the next responder is told.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    /// Makes what is selected bold, or takes that back. Unless overridden the next responder is told.
    open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }

    /// Makes what is selected italic, or takes that back. Unless overridden the next responder is told.
    open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }

    /// Underlines what is selected, or takes that back. Unless overridden the next responder is told.
    open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }

    /// Makes the text that is selected larger. Unless overridden the next responder is told.
    open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }

    /// Makes the text that is selected smaller. Unless overridden the next responder is told.
    open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }

    /// Makes text run from left to right. Unless overridden the next responder is told.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        next?.makeTextWritingDirectionLeftToRight(sender)
    }

    /// Makes text run from right to left. Unless overridden the next responder is told.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        next?.makeTextWritingDirectionRightToLeft(sender)
    }

    // MARK: - First responder

    /// Whether it can become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it agrees to resign as first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether the keys of its window come here first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Becomes first responder. False when it cannot, has no window, or the present one does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Resigns as first responder. False when it refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.firstResponder = nil
        return true
    }

    /// The view at the bottom of the window, in place of a keyboard, while this responder or one whose chain
    /// leads to it is the first responder; nil unless overridden.
    open var inputView: UIView? { nil }

    /// The view above the input view, or at the bottom of the window if there is no input view; nil unless
    /// overridden.
    open var inputAccessoryView: UIView? { nil }

    /// Asks the first responder for its input views anew.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.inputViews.update() }
    }

    /// The undo manager for what this responder changes: that of the next responder, unless overridden.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: - Nib files

    /// Called when the nib or the scene that the object stands in was made.
    open func awakeFromNib() {}

    /// Called on iOS by the interface builder. There is none here, and only the app itself calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: - Key-value coding

    /// Returns the value of a property by its name: one of UIKit's, or one that a class of the app stores.
    open func value(forKey key: String) -> Any? { namedValue(key, "value(forKey:)") }

    /// Returns what is at a path of names, as `"layer.cornerRadius"`.
    open func value(forKeyPath keyPath: String) -> Any? { namedValue(keyPath, "value(forKeyPath:)") }

    /// Sets a property of UIKit by its name.
    open func setValue(_ value: Any?, forKey key: String) { setNamedValue(key, value, "setValue(_:forKey:)") }

    /// Sets what is at a path of names, as `"layer.cornerRadius"`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setNamedValue(keyPath, value, "setValue(_:forKeyPath:)")
    }

    /// Sets values by their keys, in the order of these; `NSNull` stands for nil.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.set(keyedValues) { setValue($0, forKey: $1) }
    }

    /// Returns the values of keys; `NSNull` stands for nil.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.values(forKeys: keys) { value(forKey: $0) }
    }

    // MARK: - Observing

    /// A value changed that this responder observes by its name. Unless overridden a diagnostic says so.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        FrameClock.current.diagnose(
            String(describing: type(of: self)), "observeValue(forKeyPath:of:change:context:)",
            "the change of \"\(keyPath ?? "")\" was received but not handled")
    }

    // MARK: - Accessibility

    var accessibilityValues: AccessibilityValues?

    /// The default accessibility attributes, which the responder's class determines.
    var builtInAccessibility: BuiltInAccessibility { BuiltInAccessibility() }

    /// The object that the responder shows. The accessibility attributes set on it apply to the responder,
    /// too, unless the responder has its own.
    var shownObject: NSObject? { nil }

    /// Returns an accessibility attribute that was set on the responder, or on the object that it shows.
    private func assigned<Value>(_ path: KeyPath<AccessibilityValues, Value?>) -> Value? {
        accessibilityValues?[keyPath: path] ?? shownObject?.assignedAccessibility?[keyPath: path]
    }

    func setAccessibility<Value>(
        _ path: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ value: Value
    ) {
        let values = accessibilityValues ?? AccessibilityValues()
        values[keyPath: path] = value
        accessibilityValues = values
    }

    /// Whether a screen reader reads the responder as a whole. Default by its kind: true for texts and
    /// controls.
    open var isAccessibilityElement: Bool {
        get { assigned(\.isElement) ?? builtInAccessibility.isElement }
        set { setAccessibility(\.isElement, newValue) }
    }

    /// The name that is read. Default by its kind: the text or the title.
    open var accessibilityLabel: String? {
        get { assigned(\.label) ?? builtInAccessibility.label }
        set { setAccessibility(\.label, newValue) }
    }

    /// What it is for, read after a pause.
    open var accessibilityHint: String? {
        get { assigned(\.hint) }
        set { setAccessibility(\.hint, newValue) }
    }

    /// What it is set to. Default by its kind.
    open var accessibilityValue: String? {
        get { assigned(\.value) ?? builtInAccessibility.value }
        set { setAccessibility(\.value, newValue) }
    }

    /// What is said beside the name. Default by its kind.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { assigned(\.traits) ?? builtInAccessibility.traits }
        set { setAccessibility(\.traits, newValue) }
    }

    /// The name by which tests find it; it is not read.
    open var accessibilityIdentifier: String? {
        get { assigned(\.identifier) }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// The frame on the screen. Default that of a view.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? (self as? any AccessibilityPlace)?.screenRect(of: nil) ?? .zero }
        set { setAccessibility(\.frame, newValue) }
    }

    /// Where a screen reader taps. Default the middle of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { setAccessibility(\.activationPoint, newValue) }
    }

    /// The elements in it, in the order in which they are read; nil, the default, for those of its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { setAccessibility(\.elements, newValue) }
    }

    /// The actions that a screen reader offers besides a tap; nil, the default, for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// Whether nothing in it is read. Default false.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.hidesElements ?? false }
        set { setAccessibility(\.hidesElements, newValue) }
    }

    /// Whether nothing beside it is read. Default false.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { setAccessibility(\.isModal, newValue) }
    }

    /// Whether its elements are read together, before what lies beside. Default false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? false }
        set { setAccessibility(\.groupsChildren, newValue) }
    }

    /// The number of its elements.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns one of its elements; nil if there is none of that number.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Returns the number of one of its elements; `NSNotFound` if it is none.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    /// The user activates the element. False, the default, to have it tapped.
    open func accessibilityActivate() -> Bool { false }

    /// The user leaves what is in front. False, the default, to have the next responder asked.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The user makes the value of an adjustable element larger. Does nothing unless overridden.
    open func accessibilityIncrement() {}

    /// The user makes the value of an adjustable element smaller. Does nothing unless overridden.
    open func accessibilityDecrement() {}

    // MARK: - User activities

    /// The activity of the user here; nil, the default, if none is kept.
    open var userActivity: NSUserActivity? {
        get { ownActivity }
        set { ownActivity = newValue }
    }

    /// Updates the responder's activity with what is needed to continue it later. Overrides call `super`.
    ///
    /// Called where the activity's `needsSave` was set, and before the state of the scene is kept.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Continues an activity. Overrides call `super`.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: - For the library

    /// Whether a key edits this responder's text now, so that key commands leave it alone.
    func editsText(with key: UIKey) -> Bool { false }

    /// Resigns as first responder without asking, because the responder leaves its window.
    func resignByForce() {
        if isFirstResponder { responderWindow?.firstResponder = nil }
    }

    /// Writes the state that the object should have again at the next start of the application. Called on
    /// views and view controllers with a `restorationIdentifier`. Overrides call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads the state that the object wrote in the application's last run. Overrides call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called when all controllers and views have their state again. Does nothing unless overridden.
    open func applicationFinishedRestoringState() {}

    /// Scrolls by a turn of the wheel over this responder. An override that scrolls does not call `super`.
    package func handleScroll(_ scroll: ScrollWheel) {
        next?.handleScroll(scroll)
    }

    /// The window that this responder's chain passes through.
    private var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let window = current as? UIWindow { return window }
            responder = current.next
        }
        return nil
    }
}
