import ObjectiveC
import QuartzCore

/// A block between `beginAnimations` and `commitAnimations`.
@MainActor
struct BegunAnimations {
    /// Animates what changes in the block; its timing may change on the way.
    let context = UIViewAnimationContext(
        duration: 0.2, delay: 0, options: .allowUserInteraction, course: .curve(.easeInOut), completion: nil)
    let name: String?
    let info: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    /// The view transitions of the block, which lead to the looks at its end.
    var turns: [ViewTurn] = []

    /// Tells the delegate that the animations start; nil where there is nothing to tell.
    var start: (() -> Void)? {
        guard let willStart else { return nil }
        let (name, info) = (name, info)
        return { [weak delegate] in
            guard let delegate else { return }
            let call = willStart.call(on: delegate, name, info)
            Self.check(call, of: willStart, delegate, "setAnimationWillStart(_:)")
        }
    }

    /// Ends the turns, and tells the delegate that the animations have stopped; nil where there is nothing to do.
    var completion: ((Bool) -> Void)? {
        guard didStop != nil || !turns.isEmpty else { return nil }
        let (name, info, didStop, turns) = (name, info, didStop, turns)
        return { [weak delegate] finished in
            for turn in turns { turn.end() }
            guard let delegate, let didStop else { return }
            let call = didStop.call(on: delegate, name, NSNumber(value: finished), info)
            Self.check(call, of: didStop, delegate, "setAnimationDidStop(_:)")
        }
    }

    /// Diagnoses a failed call of the delegate.
    private static func check(
        _ call: SelectorCall, of selector: Selector, _ delegate: AnyObject, _ setter: String
    ) {
        let receiver = TransitionTrace.className(of: delegate)
        guard let complaint = call.complaint(on: receiver, selector, argument: "String"), selector.mayReport()
        else { return }
        TransitionTrace.current.report(Diagnostic(.warning, delegate, setter, "\(complaint)."))
    }
}

// The animation methods from before block-based animations.
extension UIView {
    /// Begins a block: the changes that follow are animated, up to `commitAnimations()`. Blocks nest.
    ///
    /// - Parameters:
    ///   - animationID: a name, passed to the delegate's methods.
    ///   - context: a pointer, passed to the delegate's methods.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        stack.begin(BegunAnimations(name: animationID, info: context))
    }

    /// Ends the block that was begun last. Without one it gives a diagnostic.
    public class func commitAnimations() {
        if stack.commit() { return }
        TransitionTrace.current.report(
            Diagnostic(
                .warning, UIView.self, "commitAnimations()",
                "commitAnimations() was called without a beginAnimations(_:context:) before it."))
    }

    /// Sets the duration, in seconds, of the changes that follow in the block; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        stack.begun?.context.duration = duration.isFinite ? max(duration, 0) : 0
    }

    /// Sets the delay, in seconds, of the changes that follow in the block; 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        stack.begun?.context.delay = delay.isFinite ? max(delay, 0) : 0
    }

    /// Sets the pace of the changes that follow in the block; slow at both ends by default.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        stack.begun?.context.course = .curve(curve)
    }

    /// Sets whether the changes that follow in the block are repeated, and how often; 0, the default, for
    /// once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        stack.begun?.context.repetition.count = repeatCount > 0 ? repeatCount : 0
    }

    /// Sets whether the changes that follow in the block run back; false by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        stack.begun?.context.repetition.autoreverses = repeatAutoreverses
    }

    /// Sets whether the changes that follow in the block start from what is shown; false by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        guard let context = stack.begun?.context else { return }
        if fromCurrentState {
            context.options.insert(.beginFromCurrentState)
        } else {
            context.options.remove(.beginFromCurrentState)
        }
    }

    /// Sets the object whose methods are called when the block's animations start and stop. It is not
    /// retained.
    public class func setAnimationDelegate(_ delegate: Any?) {
        stack.begun?.delegate = delegate.map { $0 as AnyObject }
    }

    /// Sets the delegate's method that is called when the first of the block's animations begins, after its delay, with
    /// the name and the context.
    public class func setAnimationWillStart(_ selector: Selector?) {
        stack.begun?.willStart = selector
    }

    /// Sets the transition of a view from its look at this call to its look at the end of the block.
    ///
    /// - Parameters:
    ///   - transition: the course, in the time and the pace of the block.
    ///   - view: the view, with all that is in it.
    ///   - cache: not used: a snapshot always shows the old look, and the view itself the new one.
    public class func setAnimationTransition(
        _ transition: AnimationTransition, for view: UIView, cache: Bool
    ) {
        stack.begun?.turns.removeAll { $0.view === view }
        guard stack.context != nil, let style = ViewTurn.Style(rawValue: UInt(transition.rawValue)),
            let turn = ViewTurn(of: view, style)
        else { return }
        stack.begun?.turns.append(turn)
    }

    /// Sets the delegate's method that is called when the animations have stopped, with the name, whether
    /// they finished, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) {
        stack.begun?.didStop = selector
    }
}
