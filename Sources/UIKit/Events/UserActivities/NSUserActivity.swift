import Foundation

/// An activity of the user, in a form from which the app can continue it later, such as the state of a scene.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// The kind of activity, a name in reverse order of domains.
    public let activityType: String
    /// The activity's title for the user; nil by default.
    open var title: String?
    /// The values needed to continue: property-list values by string keys; nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// The page that shows the same in a browser; nil by default.
    open var webpageURL: URL?
    /// The delegate, called before the activity is kept. Held weakly.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the activity is not up to date. Setting it has the delegate and the responders that have the activity
    /// bring it up to date, after the code that runs now.
    open var needsSave = false {
        didSet {
            guard needsSave, !oldValue else { return }
            let clock = FrameClock.current
            _ = clock.schedule(at: clock.now) { [weak self] in if self?.needsSave == true { self?.save() } }
        }
    }

    /// The responders that the activity was given to.
    private var holders: [WeakHolder] = []

    private struct WeakHolder {
        weak var responder: UIResponder?
    }

    /// Makes an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values to `userInfo`, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Makes this the current activity, in place of another one. A desktop hands it to no other device; only
    /// the trace records the call.
    open func becomeCurrent() {
        let current = FrameClock.current.part(CurrentUserActivity.self)
        guard current.activity !== self else { return }
        current.activity = self
        TransitionTrace.current.post(.appearance, self, "becomeCurrent()", ["type": activityType])
    }

    /// Stops being the current activity, if it is.
    open func resignCurrent() {
        let current = FrameClock.current.part(CurrentUserActivity.self)
        guard current.activity === self else { return }
        current.activity = nil
        TransitionTrace.current.post(.appearance, self, "resignCurrent()", ["type": activityType])
    }

    /// Ends the activity: it is no longer current, and no responder brings it up to date.
    open func invalidate() {
        resignCurrent()
        holders = []
    }

    /// Adds a responder that brings the activity up to date.
    func add(_ holder: UIResponder) {
        holders.removeAll { $0.responder == nil || $0.responder === holder }
        holders.append(WeakHolder(responder: holder))
    }

    /// Has the delegate and the responders bring the activity up to date.
    func save() {
        needsSave = false
        delegate?.userActivityWillSave(self)
        for holder in holders.compactMap(\.responder) where holder.userActivity === self {
            holder.updateUserActivityState(self)
        }
    }
}

/// Updates a user activity before it is kept.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is kept: bring it up to date here.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

/// Continues a user's activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Continues an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The current activity of an application's user.
@MainActor
private final class CurrentUserActivity: FrameClockPart {
    var activity: NSUserActivity?

    init(clock: FrameClock) {}
}
