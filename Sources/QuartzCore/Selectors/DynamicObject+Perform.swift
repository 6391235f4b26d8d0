import Foundation
import ObjectiveC

extension DynamicObject {
    /// Calls a method of the object; see `NSObjectProtocol.perform(_:)`.
    @discardableResult
    public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
        (object as? any NSObjectProtocol)?.perform(aSelector)
    }

    /// Calls a method of the object with an argument; see `NSObjectProtocol.perform(_:with:)`.
    @discardableResult
    public func perform(_ aSelector: Selector, with argument: Any?) -> Unmanaged<AnyObject>? {
        (object as? any NSObjectProtocol)?.perform(aSelector, with: argument)
    }

    /// Calls a method of the object on the main thread; see the method of `NSObject`.
    public func performSelector(
        onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool
    ) {
        (object as? NSObject)?.performSelector(onMainThread: aSelector, with: argument, waitUntilDone: wait)
    }
}

extension NSObject {
    /// Calls a method on the main thread.
    ///
    /// - Parameters:
    ///   - aSelector: the method.
    ///   - arg: its argument.
    ///   - wait: whether to return after the call; on the main thread the method is then called at once.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        if !wait {
            DispatchQueue.main.async { object.perform(aSelector, with: argument) }
        } else if MainActor.ifCurrent({ _ = object.perform(aSelector, with: argument) }) == nil {
            DispatchQueue.main.sync { _ = object.perform(aSelector, with: argument) }
        }
    }
}
