import Foundation
import ObjectiveC

extension NSObject {
    /// Calls a method after a delay, in the first frame that is due; the object is held until then.
    ///
    /// - Parameters:
    ///   - aSelector: the method.
    ///   - anArgument: its argument.
    ///   - delay: seconds by the clock of the application whose code runs.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let clock = FrameClock.current
        let request = DelayedPerform(target: self, selector: aSelector, argument: anArgument)
        request.deadline = clock.schedule(at: clock.now + max(delay, 0)) {
            clock.part(DelayedPerforms.self).requests.removeAll { $0 === request }
            request.target.perform(request.selector, with: request.argument)
        }
        clock.part(DelayedPerforms.self).requests.append(request)
    }

    /// Cancels the delayed calls of an object.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        FrameClock.current.part(DelayedPerforms.self).cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the delayed calls of one method with one argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        FrameClock.current.part(DelayedPerforms.self).cancel {
            $0.target === aTarget as AnyObject && $0.selector == aSelector
                && $0.hasArgument(anArgument)
        }
    }
}

/// A delayed call.
@MainActor
private final class DelayedPerform {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    var deadline: Deadline?

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    /// Whether an argument is the same object, or an equal value.
    func hasArgument(_ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let value = argument as? AnyHashable, let other = other as? AnyHashable { return value == other }
        return argument as AnyObject === other as AnyObject
    }
}

/// The delayed calls of one application.
@MainActor
private final class DelayedPerforms: FrameClockPart {
    var requests: [DelayedPerform] = []

    init(clock: FrameClock) {}

    func cancel(where matches: (DelayedPerform) -> Bool) {
        for request in requests where matches(request) { request.deadline?.cancel() }
        requests.removeAll { $0.deadline?.isCancelled ?? true }
    }
}
