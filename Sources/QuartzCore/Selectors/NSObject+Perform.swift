import Foundation
import ObjectiveC

extension NSObjectProtocol {
    /// Whether the object has a method: whether it is of the class, or conforms to the protocol, that declares it.
    ///
    /// Returns false for a selector that is only a name, as nothing is known about its method.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return aSelector.isMethod(of: self)
    }

    /// Calls a method, and returns the object that it returned.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        send(aSelector, nil, nil)
    }

    /// Calls a method with an argument, and returns the object that it returned.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, object, nil)
    }

    /// Calls a method with two arguments, and returns the object that it returned.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
        -> Unmanaged<AnyObject>!
    {
        send(aSelector, object1, object2)
    }

    private func send(_ selector: Selector?, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let call = selector.call(on: self, first, second)
        SelectorReport.report(call, of: selector, on: self, with: first, "perform(_:with:)")
        guard let value = call.value, type(of: value) is AnyClass else { return nil }
        let object = value as AnyObject
        // The caller decides whether to retain the object, so it is kept alive until the main queue is
        // served.
        nonisolated(unsafe) let kept = object
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return Unmanaged.passUnretained(object)
    }
}

/// Reports what is wrong with calls of selectors, once for each selector.
enum SelectorReport {
    static func report(
        _ call: SelectorCall, of selector: Selector, on receiver: Any, with argument: Any?, _ name: String
    ) {
        guard call.problem != nil else { return }
        let type = String(describing: Swift.type(of: receiver))
        let given = argument.map { String(describing: Swift.type(of: $0)) } ?? "nil"
        guard let complaint = call.complaint(on: type, selector, argument: given), selector.mayReport(),
            let clock = FrameClock.currentInAnyIsolation
        else { return }
        // Any thread may perform a selector; a report has to reach the trace, which lives on the main actor.
        guard MainActor.ifCurrent({ clock.diagnose(type, name, complaint) }) == nil else { return }
        DispatchQueue.main.async { clock.diagnose(type, name, complaint) }
    }
}
