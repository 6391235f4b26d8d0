import Foundation

/// What the user does, in a form from which an app can go on later: the state of a scene.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// The kind of activity, a name in reverse order of domains.
    public let activityType: String
    /// What the user does, as a person would call it; nil by default.
    open var title: String?
    /// What is needed to go on: values of a property list, by strings; nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// The page that shows the same in a browser; nil by default.
    open var webpageURL: URL?
    /// Hears when the activity is about to be kept.
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

    /// Makes it what the user does now, in place of the activity that was that. A desktop has nobody to hand it to:
    /// the trace tells.
    open func becomeCurrent() {
        let current = FrameClock.current.part(CurrentUserActivity.self)
        guard current.activity !== self else { return }
        current.activity = self
        TransitionTrace.current.post(.appearance, self, "becomeCurrent()", ["type": activityType])
    }

    /// Ends being what the user does now, if it is that.
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

    /// Takes note of a responder that brings the activity up to date.
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

/// Hears when a user activity is about to be kept.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be kept: time to bring it up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

/// Goes on with what a user did.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Goes on with an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The activity that an application's user is about.
@MainActor
private final class CurrentUserActivity: FrameClockPart {
    var activity: NSUserActivity?

    init(clock: FrameClock) {}
}
