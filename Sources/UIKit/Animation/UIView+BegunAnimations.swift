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
    var didStop: Selector?

    /// Calls the delegate's method; nil where there is none to call.
    var completion: ((Bool) -> Void)? {
        guard let didStop else { return nil }
        let (name, info) = (name, info)
        return { [weak delegate] finished in
            guard let delegate else { return }
            Self.tell(delegate, didStop, name, finished: finished, info)
        }
    }

    /// Tells the delegate that the animations have stopped.
    private static func tell(
        _ delegate: AnyObject, _ selector: Selector, _ name: String?, finished: Bool,
        _ info: UnsafeMutableRawPointer?
    ) {
        let call = selector.call(on: delegate, name, NSNumber(value: finished), info)
        let receiver = TransitionTrace.className(of: delegate)
        guard let complaint = call.complaint(on: receiver, selector, argument: "String"), selector.mayReport()
        else { return }
        TransitionTrace.current.report(
            Diagnostic(.warning, delegate, "setAnimationDidStop(_:)", "\(complaint)."))
    }
}

// The form that animations had before blocks.
extension UIView {
    /// Begins a block: the changes that follow are animated, up to `commitAnimations()`. Blocks nest.
    ///
    /// - Parameters:
    ///   - animationID: a name, which the methods of the delegate get.
    ///   - context: what they get besides.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        stack.begin(BegunAnimations(name: animationID, info: context))
    }

    /// Ends the block that was begun last. Without one a diagnostic says so.
    public class func commitAnimations() {
        if stack.commit() { return }
        TransitionTrace.current.report(
            Diagnostic(
                .warning, UIView.self, "commitAnimations()",
                "commitAnimations() was called without a beginAnimations(_:context:) before it."))
    }

    /// Sets how long the changes take that follow in the block, in seconds; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        stack.begun?.context.duration = duration.isFinite ? max(duration, 0) : 0
    }

    /// Sets how long the changes wait that follow in the block, in seconds; 0 by default.
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

    /// Sets the delegate's method that is called when the animations have stopped, with the name, whether
    /// they finished, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) {
        stack.begun?.didStop = selector
    }
}
