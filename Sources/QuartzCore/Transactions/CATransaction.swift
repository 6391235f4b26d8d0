/// A batch of changes: how long the animations that it starts last, and what happens when they have ended.
///
/// Without `begin()` changes belong to the transaction of the turn, which ends by itself before the frame.
@preconcurrency @MainActor
public final class CATransaction {
    private init() {}

    // MARK: - Beginning and ending

    /// Starts a transaction inside of the one that is open; it takes over its settings.
    public class func begin() { begun.append(TransactionGroup(inside: top)) }

    /// Ends the innermost transaction that was begun.
    public class func commit() {
        guard let group = begun.popLast() else {
            return FrameClock.current.diagnose(
                "CATransaction", "commit()", "there is no begin() to this call")
        }
        group.marker?.seal()
    }

    /// Ends the transaction of the turn now: layout, drawing, start of animations.
    public class func flush() {
        let clock = FrameClock.current
        clock.layOutTrees()
        clock.evaluateAnimations()
    }

    // MARK: - Settings

    /// How long the animations of this transaction last that name no duration; 0.25 s by default.
    public class func animationDuration() -> CFTimeInterval {
        top.animationDuration ?? TransactionGroup.defaultDuration
    }

    /// Sets the duration for animations that name none.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        guard dur.isFinite, dur >= 0 else {
            return FrameClock.current.diagnose(
                "CATransaction", "setAnimationDuration(_:)", "\(dur) is ignored: a duration is 0 or more")
        }
        top.animationDuration = dur
    }

    /// The pace of animations that name none.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { top.timingFunction }

    /// Sets the pace for animations that name none.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        top.timingFunction = function
    }

    /// Whether changes ask for no action.
    public class func disableActions() -> Bool { top.actionsAreDisabled }

    /// Makes changes ask for no action.
    public class func setDisableActions(_ flag: Bool) { top.actionsAreDisabled = flag }

    /// What happens when the animations that are added from now on have ended.
    public class func completionBlock() -> (() -> Void)? { top.marker?.block }

    /// Sets what happens when the animations that are added from now on have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) { top.setCompletion(block) }

    // MARK: - Nesting

    /// The transactions that were begun, innermost last. They nest with the calls, whatever the layers belong to that
    /// change in them; the transaction of the turn belongs to a clock.
    private static var begun: [TransactionGroup] = []

    private static var top: TransactionGroup { begun.last ?? FrameClock.current.turn.group }

    /// Runs `body` as if no transaction had been begun.
    static func withoutBegunTransactions<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = begun
        begun = []
        defer { begun = outer }
        return try body()
    }

    /// Whether a change of the layer asks for no action.
    @inline(__always)
    static func disablesActions(of layer: CALayer) -> Bool {
        (begun.last ?? layer.clock.turn.group).actionsAreDisabled
    }

    /// The completions that wait for an animation that is added now to a layer of `clock`.
    static func markers(of clock: FrameClock) -> [CompletionMarker] {
        ([clock.turn.group] + begun).compactMap(\.marker)
    }
}
