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
    public class func flush() { commitTree(FrameClock.current) }

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

    // MARK: - The turn

    /// Handlers that add handlers get this many rounds in one turn.
    private static let mostRounds = 64

    private static var stack: TransactionStack { FrameClock.current.transactions }

    /// Calls `handler` once, after the commit of this turn.
    package class func addAfterCommitHandler(_ handler: @escaping @MainActor () -> Void) {
        stack.afterCommit.append(handler)
    }

    /// Ends the turn: layout and drawing of all trees, the turn's transaction, the handlers that wait for it;
    /// again for what the handlers did, until nothing is left.
    package class func commitTurn() {
        let clock = FrameClock.current
        var rounds = 0
        repeat {
            commitTree(clock)
            let handlers = stack.afterCommit
            stack.afterCommit = []
            for handler in handlers { handler() }
            rounds += 1
        } while (!stack.afterCommit.isEmpty || clock.trees.contains(where: \.needsCommit))
            && rounds < mostRounds
        commitTree(clock)
    }

    private class func commitTree(_ clock: FrameClock) {
        for tree in clock.trees where tree.needsCommit {
            tree.needsCommit = false
            tree.root.layoutTree()
            tree.root.displayTree()
        }
        clock.transactions.commitImplicit()
        clock.evaluateAnimations(finishing: false)
    }
}
