import ObjectiveC

/// A delegate of a scroll view, table, collection view or navigation controller that has another object called in its
/// place where it has no method itself.
///
/// Lowered source conforms where a class overrides both of these.
@preconcurrency @MainActor
public protocol MessageForwarder: AnyObject {
    /// Whether the object or the one in its place has a method. Where this is false, nobody is called.
    func responds(to aSelector: Selector!) -> Bool

    /// Returns who is called in the object's place; nil for nobody.
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// Finds out who is called in a delegate's place.
@MainActor
enum StandIn {
    /// Returns who is called for a method that a delegate has not; nil where nobody is.
    ///
    /// - Parameters:
    ///   - delegate: the delegate.
    ///   - message: the method's name in Objective-C.
    ///   - type: the protocol that declares it.
    /// - Returns: the other object.
    static func of<Target>(_ delegate: AnyObject, for message: String, as type: Target.Type) -> Target? {
        guard let forwarder = delegate as? any MessageForwarder else { return nil }
        let selector = Selector(message, askedOf: type)
        guard forwarder.responds(to: selector) else { return nil }
        let target = forwarder.forwardingTarget(for: selector)
        return target.map { $0 as AnyObject } === delegate ? nil : target as? Target
    }
}
