/// Tracks the touches of a view and of its subviews for a gesture, and tells its targets.
///
/// Subclasses override `touchesBegan(_:with:)` and its kin, set `state`, and clear what they remember in
/// `reset()`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    var progress = GestureProgress.idle {
        didSet { KeyValueObserving.valueDidChange(of: self) }
    }
    /// The state that is being reported to the targets, if the recognizer itself has already gone on.
    var reportedState: State?
    /// The touches that it tracks, in the order in which they came; lifted ones until the event is over.
    var tracked = GestureTouches()
    /// All touches since the last reset.
    var sequence = GestureTouches()
    var requirements = FailureRequirements()
    var targets: [TargetAction] = []
    /// The environment that arbitrates the gesture in progress.
    weak var activeEnvironment: GestureEnvironment?
    private var lastLocation = CGPoint.zero
    private weak var lastWindow: UIWindow?

    // MARK: - Creating a recognizer

    /// Makes a recognizer that calls a method with itself as the argument.
    ///
    /// - Parameters:
    ///   - target: the object on which the method is called; held weakly.
    ///   - action: the method, which takes the recognizer or nothing.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without targets.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    deinit { AssociatedObjects.shared.removeAll(of: ObjectIdentifier(self)) }

    /// Adds a method to call with the recognizer as its argument; one that is there already is not added again.
    ///
    /// - Parameters:
    ///   - target: the object on which the method is called; held weakly.
    ///   - action: the method, which takes the recognizer or nothing.
    open func addTarget(_ target: Any, action: Selector) {
        let added = TargetAction(target, action)
        if !targets.contains(where: { $0.isSame(as: added) }) { targets.append(added) }
    }

    /// Removes a method; nil stands for any target, or any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.target == nil || $0.matches(target, action) }
    }

    // MARK: - State

    /// The state of the gesture. Only subclasses set it.
    ///
    /// Setting it is a request: where others have recognized already it becomes `failed`, and where others
    /// must fail first it stays `possible`. Targets are called after the event.
    open var state: State {
        get { reportedState ?? progress.state }
        set { environment.request(self, newValue) }
    }

    /// Whether it gets touches. Disabling it cancels a gesture that has begun.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            environment.cancel(self)
        }
    }

    /// Decides which touches the recognizer gets, and which of several recognizers win.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view whose touches it tracks.
    open internal(set) weak var view: UIView?

    /// A name to find the recognizer by.
    open var name: String?

    // MARK: - Touches and views

    /// The types of touches that it gets, as raw values of `UITouch.TouchType`; at first all of them.
    ///
    /// A change applies to touches that begin later.
    open var allowedTouchTypes = UIGestureRecognizer.everyTouchType

    private static let everyTouchType = [
        UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
    ].map { NSNumber(value: $0.rawValue) }

    /// Whether views get `touchesCancelled` for the touches of a recognized gesture.
    open var cancelsTouchesInView = true

    /// Whether views get new touches only after this recognizer has failed.
    open var delaysTouchesBegan = false

    /// Whether views get lifted touches only after this recognizer has recognized or failed.
    open var delaysTouchesEnded = true

    /// The longest delay by `delaysTouchesBegan`, in seconds; nil for no limit.
    package var touchesBeganDelayLimit: TimeInterval?

    /// Whether it is a recognizer of UIKit itself, which handles running transitions when it begins.
    var knowsTransitions = false

    /// Whether the gesture goes on without a touch, as between the taps of a double tap.
    var isBetweenTouches: Bool { false }

    /// The mouse's buttons that are down in the gesture; a finger counts as the primary one.
    open var buttonMask: UIEvent.ButtonMask { sequence.reduce(into: []) { $0.formUnion($1.button) } }

    // MARK: - Others

    /// Recognizes only after the other has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else {
            return diagnose(
                "require(toFail:)", "cannot wait for itself to fail, which is ignored: pass another")
        }
        requirements.add(otherGestureRecognizer)
    }

    /// Whether recognizing makes the other fail, where no delegate allows both.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another that has recognized makes this one fail, where no delegate allows both.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one waits until the other has failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other waits until this one has failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: - Where

    /// How many touches the gesture has now.
    open var numberOfTouches: Int { tracked.count }

    /// Returns the centroid of all touches, in a view's coordinates; nil: in the window's.
    ///
    /// Without a touch it returns the last centroid there was.
    open func location(in view: UIView?) -> CGPoint {
        rememberLocation()
        guard let view, let lastWindow else { return lastLocation }
        return view.convert(lastLocation, from: lastWindow)
    }

    /// Returns the location of one of the touches, in a view's coordinates; nil: in the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard tracked.indices.contains(touchIndex) else {
            diagnose(
                "location(ofTouch:in:)",
                "has \(tracked.count) touches, so there is none at \(touchIndex): ask numberOfTouches first")
            return location(in: view)
        }
        return tracked[touchIndex].location(in: view)
    }

    /// The centroid of all touches in their window.
    var centroid: CGPoint {
        rememberLocation()
        return lastLocation
    }

    // MARK: - For subclasses

    /// Fingers came down. Does nothing unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved. Does nothing unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted. Does nothing unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The touches were taken away. Does nothing unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Forgets the touches of a gesture that is over, whatever came of it.
    open func reset() {}

    /// Ignores the rest of a touch, which is not part of this gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        rememberLocation()
        tracked.removeAll { $0 === touch }
        sequence.removeAll { $0 === touch }
    }

    // MARK: - Description

    /// Class, address, state and view.
    open override var description: String {
        UIView.describe(self) {
            let view = view.map { "; view = <\(type(of: $0)) \(UIView.address(of: $0))>" } ?? ""
            let name = name.map { "; name = \($0)" } ?? ""
            return "<\(type(of: self)): \(UIView.address(of: self)); state = \(state)\(name)\(view)>"
        }
    }

    // MARK: - For the library

    /// Returns the pointer's shape where a press could begin the gesture; nil for the usual one.
    func pointerShape(at location: CGPoint, in window: UIWindow) -> PointerShape? { nil }

    /// Sends the action to the targets.
    func sendActions() {
        for target in targets { target.send(from: self) }
    }

    /// The gesture's location in the window, if it is not the centroid of the touches; nil for the centroid.
    var ownLocation: CGPoint? { nil }

    func rememberLocation() {
        guard let middle = ownLocation ?? tracked.middle() else { return }
        lastLocation = middle
        lastWindow = tracked.first?.window
    }

    /// The environment that arbitrates between this recognizer and others.
    var environment: GestureEnvironment {
        activeEnvironment ?? (view?.clock ?? .current).part()
    }

    /// Whether a touch may be part of the gesture, before the delegate is asked.
    func mayReceive(_ touch: UITouch) -> Bool { !touch.isOfSecondaryButton }

    func diagnose(_ call: String, _ problem: String) {
        environment.clock.part(TransitionTrace.self).report(
            Diagnostic(.warning, self, call, "\(TransitionTrace.className(of: self)) \(problem)."))
    }
}
