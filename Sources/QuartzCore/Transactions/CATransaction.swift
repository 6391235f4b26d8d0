/// A batch of changes, with the duration of the animations that it starts and a completion.
///
/// Changes outside of `begin()` and `commit()` belong to the transaction of the run loop turn, which ends by
/// itself before the frame.
@preconcurrency @MainActor
open class CATransaction {
    private init() {}

    // MARK: - Beginning and ending

    /// Begins a transaction inside the open one, whose settings it inherits.
    open class func begin() { begun.append(TransactionGroup(inside: top)) }

    /// Ends the innermost transaction that was begun; without one, the turn's: its settings are forgotten, and
    /// its completion waits for no more animations.
    open class func commit() {
        guard let group = begun.popLast() else { return FrameClock.current.turn.endGroup() }
        group.marker?.seal()
    }

    /// Ends the turn's transaction now: lays out, draws, starts animations.
    open class func flush() {
        let clock = FrameClock.current
        clock.layOutTrees()
        clock.evaluateAnimations()
    }

    // MARK: - Settings

    /// Returns the duration of animations that set none, in seconds; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval {
        top.animationDuration ?? TransactionGroup.defaultDuration
    }

    /// Sets the duration of animations that set none, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        guard dur.isFinite, dur >= 0 else {
            return FrameClock.current.diagnose(
                "CATransaction", "setAnimationDuration(_:)", "\(dur) is ignored: a duration is 0 or more")
        }
        top.animationDuration = dur
    }

    /// Returns the timing function of animations that have none.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { top.timingFunction }

    /// Sets the timing function of animations that have none.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        top.timingFunction = function
    }

    /// Whether changes run no actions.
    open class func disableActions() -> Bool { top.actionsAreDisabled }

    /// Sets whether changes run no actions.
    open class func setDisableActions(_ flag: Bool) { top.actionsAreDisabled = flag }

    /// Returns the block to call when the animations that are added from now on have ended.
    open class func completionBlock() -> (() -> Void)? { top.marker?.block }

    /// Sets the block to call when the animations that are added from now on have ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) { top.setCompletion(block) }

    // MARK: - Nesting

    /// The transactions that were begun, innermost last. They nest as calls do, even across layers of several
    /// clocks; only the turn's transaction belongs to a clock.
    private static var begun: [TransactionGroup] = []

    private static var top: TransactionGroup { begun.last ?? FrameClock.current.turn.group }

    /// Runs `body` as if no transaction had been begun.
    static func withoutBegunTransactions<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = begun
        begun = []
        defer { begun = outer }
        return try body()
    }

    /// Whether a change of the layer runs no action.
    @inline(__always)
    static func disablesActions(of layer: CALayer) -> Bool {
        (begun.last ?? layer.clock.turn.group).actionsAreDisabled
    }

    /// Returns the completions that wait for an animation added now to a layer of `clock`.
    static func markers(of clock: FrameClock) -> [CompletionMarker] {
        ([clock.turn.group] + begun).compactMap(\.marker)
    }
}
