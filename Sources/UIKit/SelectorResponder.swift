import ObjectiveC

/// An object that may be asked for its methods: the protocols of delegates, whose methods are optional, inherit from it
/// where a class needs not be an `NSObject` to conform.
public protocol SelectorResponder: AnyObject {}

extension SelectorResponder {
    /// Whether the object has a method: whether it is of the class, or conforms to the protocol, that declares it.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}
