import ObjectiveC
import QuartzCore

/// How changes are animated between `beginAnimations` and `commitAnimations`.
@MainActor
struct BegunAnimations {
    let name: String?
    let info: UnsafeMutableRawPointer?
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var startsFromShown = false
    weak var delegate: AnyObject?
    var didStop: Selector?

    func makeContext() -> UIViewAnimationContext {
        var options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        options.insert(.allowUserInteraction)
        if repeatCount > 0 { options.insert(.repeat) }
        if autoreverses { options.insert(.autoreverse) }
        if startsFromShown { options.insert(.beginFromCurrentState) }
        let (name, info, delegate, didStop) = (name, info, delegate, didStop)
        let context = UIViewAnimationContext(
            duration: duration, delay: delay, options: options, course: .curve(curve),
            completion: didStop == nil
                ? nil
                : { finished in
                    guard let delegate, let didStop else { return }
                    Self.tell(delegate, didStop, name, finished: finished, info)
                })
        if repeatCount > 0 { context.repetition.count = repeatCount }
        return context
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
        stack.changeBegun { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
    }

    /// Sets how long the changes wait that follow in the block, in seconds; 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        stack.changeBegun { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
    }

    /// Sets the pace of the changes that follow in the block; slow at both ends by default.
    public class func setAnimationCurve(_ curve: AnimationCurve) { stack.changeBegun { $0.curve = curve } }

    /// Sets whether the changes that follow in the block are repeated, and how often; 0, the default, for
    /// once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        stack.changeBegun { $0.repeatCount = repeatCount }
    }

    /// Sets whether the changes that follow in the block run back; false by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        stack.changeBegun { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets whether the changes that follow in the block start from what is shown; false by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        stack.changeBegun { $0.startsFromShown = fromCurrentState }
    }

    /// Sets the object whose methods are called when the block's animations start and stop. It is not
    /// retained.
    public class func setAnimationDelegate(_ delegate: Any?) {
        stack.changeBegun { $0.delegate = delegate.map { $0 as AnyObject } }
    }

    /// Sets the delegate's method that is called when the animations have stopped, with the name, whether
    /// they finished, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) {
        stack.changeBegun { $0.didStop = selector }
    }
}
