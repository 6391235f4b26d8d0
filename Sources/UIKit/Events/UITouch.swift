/// One finger (or the mouse with its button down), from when it comes down until it is lifted.
///
/// The same object is used throughout; its location, phase and time change.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began
        /// It moved.
        case moved
        /// It is down and did not move since the last event.
        case stationary
        /// It was lifted.
        case ended
        /// It was taken away.
        case cancelled
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger, or the mouse with its button down.
        case direct
        /// A finger on a remote control.
        case indirect
        /// A pen.
        case pencil
        /// A pointer apart from the screen's surface.
        case indirectPointer

        /// A pen.
        public static var stylus: TouchType { .pencil }
    }

    /// Where the touch is in its life.
    open internal(set) var phase = Phase.began
    /// When the touch last changed, in seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval
    /// How many times in a row the place was tapped, this time included.
    open internal(set) var tapCount = 1
    /// The window in which the touch began.
    open internal(set) var window: UIWindow?
    /// The view that was hit when the touch began.
    open internal(set) var view: UIView?
    /// The recognizers that get this touch, those of the view first, then those of its ancestors.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// A finger: the mouse stands for one.
    open var type: TouchType { .direct }
    /// The button of the mouse that is down; a finger counts as the primary one.
    var button: UIEvent.ButtonMask { finger == HostEvent.secondaryButton ? .secondary : .primary }
    /// Whether it is a press of the mouse's secondary button, which is not delivered to views.
    var isOfSecondaryButton: Bool { button == .secondary }

    /// How hard the touch presses: 0, as a mouse does not tell.
    open var force: CGFloat { 0 }
    /// The greatest force: 0, as on devices that feel none.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The radius of what touches, in points: a fingertip's, as a mouse does not tell. The number is ours.
    open var majorRadius: CGFloat { Self.fingertip }
    /// How far the radius may be wrong, in points.
    open var majorRadiusTolerance: CGFloat { Self.fingertip / 4 }
    private static let fingertip: CGFloat = 20

    /// The location in its window.
    package internal(set) var location: CGPoint {
        didSet {
            for recognizer in gestureRecognizers ?? [] { recognizer.tracked.touchMoved() }
        }
    }
    /// The location in its window at the event before.
    package internal(set) var previousLocation: CGPoint
    /// Which finger it is; the mouse is 0.
    let finger: Int
    /// Counts the touches of the application, in the order in which they came down.
    let number: Int
    /// Whether the next event reports the touch.
    var isInNextEvent = false
    /// The moves that were merged into the latest one, with their times.
    var samples: [(location: CGPoint, timestamp: TimeInterval)] = []
    /// Whether a gesture has claimed the touch, which then no longer reaches its view.
    fileprivate(set) var isClaimed = false
    /// Delivers the touch to its view.
    weak var delivery: TouchDelivery?

    /// Makes a touch that belongs to no event, for subclasses that override its location.
    public override convenience init() {
        self.init(finger: 0, number: 0, location: .zero, timestamp: 0)
    }

    init(finger: Int, number: Int, location: CGPoint, timestamp: TimeInterval) {
        self.finger = finger
        self.number = number
        self.location = location
        previousLocation = location
        self.timestamp = timestamp
        super.init()
    }

    /// Where the touch is, in a view's coordinates; nil: in its window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    /// Where the touch was at the event before, in a view's coordinates; nil: in its window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    /// Where the touch is, in a view's coordinates; nil: in its window's. No device tells more than `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Where the touch was at the event before, in a view's coordinates; nil: in its window's. No device tells more
    /// than `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}

extension UITouch {
    /// Withholds the touch from its view, which gets `touchesCancelled`.
    func claim() {
        isClaimed = true
        delivery?.touchWasClaimed(self)
    }

    /// Whether the finger is down.
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// Returns a touch for each move that one frame merged into this one, in order.
    func coalesced() -> [UITouch] {
        guard samples.count > 1 else { return [self] }
        var previous = previousLocation
        return samples.map { sample in
            let touch = UITouch(
                finger: finger, number: number, location: sample.location, timestamp: sample.timestamp)
            touch.phase = phase
            touch.tapCount = tapCount
            touch.window = window
            touch.view = view
            touch.gestureRecognizers = gestureRecognizers
            touch.previousLocation = previous
            previous = sample.location
            return touch
        }
    }
}
