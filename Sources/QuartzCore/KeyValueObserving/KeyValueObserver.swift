/// Is told changes of values that it observes by their names.
///
/// Every responder is one, and overrides `observeValue(forKeyPath:of:change:context:)`. A class of its own
/// that inherits from `NSObject` says that it conforms.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
    /// A value changed that the object observes.
    ///
    /// - Parameters:
    ///   - keyPath: the name by which it is observed.
    ///   - object: whose value it is.
    ///   - change: the kind of the change, and the values that the observer wanted to know.
    ///   - context: what was given when the observation began.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
