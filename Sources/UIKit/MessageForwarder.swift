import ObjectiveC

/// A delegate of a scroll view, table or collection view that has another object called in its place where it has no
/// method itself.
///
/// Lowered source conforms where a class overrides `forwardingTarget(for:)`.
@preconcurrency @MainActor
public protocol MessageForwarder: SelectorResponder {
    /// Whether the object or the one in its place has a method. Where this is false, nobody is called.
    func responds(to aSelector: Selector!) -> Bool

    /// Returns who is called in the object's place; nil for nobody.
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension SelectorResponder {
    /// Returns who is called in the object's place for a method that it has not; nil where nobody is.
    ///
    /// - Parameters:
    ///   - message: the method's name in Objective-C.
    ///   - type: the protocol that declares it.
    /// - Returns: the other object.
    @MainActor
    func standIn<Target>(for message: String, of type: Target.Type) -> Target? {
        guard let forwarder = self as? any MessageForwarder else { return nil }
        let selector = Selector(message, askedOf: type)
        guard forwarder.responds(to: selector) else { return nil }
        let target = forwarder.forwardingTarget(for: selector)
        return target.map { $0 as AnyObject } === self ? nil : target as? Target
    }
}
