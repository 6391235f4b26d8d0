/// A method to be called on an object that is held weakly.
@MainActor
package struct TargetAction {
    /// The object on which the method is called; nothing happens once it is gone.
    package private(set) weak var target: AnyObject?
    /// The method.
    package let action: Selector
    /// Whether the method is sent up the responder chain, to the first that has it.
    let asksResponders: Bool

    /// A method of an object; without one, that of the first responder in the chain that has it.
    package init(_ target: Any?, _ action: Selector) {
        let object = target.map { $0 as AnyObject }
        self.target = object
        self.action = action
        asksResponders = object == nil
    }

    /// Whether the object was there and is gone.
    package var isDead: Bool { target == nil && !asksResponders }

    /// Whether it is the same method of the same object.
    package func isSame(as other: TargetAction) -> Bool {
        target === other.target && asksResponders == other.asksResponders && action == other.action
    }

    /// Whether it is the method of the object; nil stands for any.
    package func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || self.target === target as AnyObject) && (action == nil || action == self.action)
    }

    /// Calls the method on its object; false when that is gone, or there is none.
    @discardableResult
    package func send(from sender: AnyObject) -> Bool {
        guard let target else { return false }
        Self.send(action, to: target, from: sender, for: nil)
        return true
    }

    /// Calls a method with what it takes of the sender and the event, and reports what is wrong with the call.
    ///
    /// - Returns: whether the method ran.
    @discardableResult
    package static func send(
        _ action: Selector, to target: Any, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let call = action.call(on: target, sender, event)
        let (receiver, name) = (className(of: target), sender.map { className(of: $0) } ?? "nil")
        guard let complaint = call.complaint(on: receiver, action, argument: name), action.mayReport() else {
            return call.wasMade
        }
        TransitionTrace.current.report(
            Diagnostic(
                call.wasMade ? .warning : .error, sender as AnyObject, "addTarget(_:action:)", "\(complaint)."
            ))
        return call.wasMade
    }

    private static func className(of object: Any) -> String {
        TransitionTrace.className(of: object as AnyObject)
    }
}
