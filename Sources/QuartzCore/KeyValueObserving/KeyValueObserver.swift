/// Gets the changes of values that it observes by their names.
///
/// Every responder is an observer, and overrides `observeValue(forKeyPath:of:change:context:)`. Another class
/// that inherits from `NSObject` declares its conformance.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
    /// Called when an observed value has changed.
    ///
    /// - Parameters:
    ///   - keyPath: the name by which it is observed.
    ///   - object: the object that has the value.
    ///   - change: the kind of the change, and the values that the observer asked for.
    ///   - context: the context that was given when the observation began.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
