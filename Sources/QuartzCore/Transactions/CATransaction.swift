/// A batch of changes: how long the animations that it starts last, and what happens when they have ended.
///
/// Without `begin()` changes belong to the transaction of the turn, which ends by itself before the frame.
@preconcurrency @MainActor
public final class CATransaction {
    private init() {}

    // MARK: - Beginning and ending

    /// Starts a transaction inside of the one that is open; it takes over its settings.
    public class func begin() { stack.begin() }

    /// Ends the innermost transaction that was begun.
    public class func commit() { stack.commit() }

    /// Ends the transaction of the turn now: layout, drawing, start of animations.
    public class func flush() {
        let clock = FrameClock.current
        clock.layOutTrees()
        clock.evaluateAnimations()
    }

    // MARK: - Settings

    /// How long the animations of this transaction last that name no duration; 0.25 s by default.
    public class func animationDuration() -> CFTimeInterval {
        stack.top.animationDuration ?? TransactionGroup.defaultDuration
    }

    /// Sets the duration for animations that name none.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        guard dur.isFinite, dur >= 0 else {
            return FrameClock.current.diagnose(
                "CATransaction", "setAnimationDuration(_:)", "\(dur) is ignored: a duration is 0 or more")
        }
        stack.top.animationDuration = dur
    }

    /// The pace of animations that name none.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { stack.top.timingFunction }

    /// Sets the pace for animations that name none.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.top.timingFunction = function
    }

    /// Whether changes ask for no action.
    public class func disableActions() -> Bool { stack.actionsAreDisabled }

    /// Makes changes ask for no action.
    public class func setDisableActions(_ flag: Bool) { stack.setActionsDisabled(flag) }

    /// What happens when the animations that are added from now on have ended.
    public class func completionBlock() -> (() -> Void)? { stack.top.marker?.block }

    /// Sets what happens when the animations that are added from now on have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

    private static var stack: TransactionStack { FrameClock.current.transactions }
}
