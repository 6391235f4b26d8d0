import Foundation

/// An observation: it ends when this object goes or is invalidated.
public final class NSKeyValueObservation: NSObject {
    private var observer: AnyObject?

    init(_ observer: AnyObject) { self.observer = observer }

    /// Whether the observation goes on.
    var isValid: Bool { observer != nil }

    /// Ends the observation.
    public func invalidate() { observer = nil }
}

extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure when the value at a key path changes, and only then: setting an equal value tells nobody.
    ///
    /// Changes are reported at once for values in a view's or layer's model (frame, bounds, center,
    /// transform, alpha, isHidden, backgroundColor, a scroll view's contentOffset, and values computed from
    /// them), and for properties that call `KeyValueObserving.valueDidChange(of:)`. Any other value is
    /// compared in each frame, so its changes are reported with the frame, and a diagnostic says so.
    ///
    /// - Parameters:
    ///   - keyPath: the key path of the value, as `\.contentOffset`.
    ///   - options: the values and calls that the closure asks for.
    ///   - changeHandler: gets the object and the change.
    /// - Returns: the observation, which the caller keeps.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = ValueObserver(self, keyPath, options, changeHandler)
        let observation = NSKeyValueObservation(observer)
        observer.observation = observation
        KeyValueObserving.add(observer, of: self)
        if options.contains(.initial) { observer.tellInitial() }
        return observation
    }
}
