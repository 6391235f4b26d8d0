import Foundation

extension NSObject {
    /// Notifies an observer when the value at a key path changes, until the observer is removed or released.
    ///
    /// Changes are reported as `observe(_:options:changeHandler:)` describes. The key path consists of names
    /// of properties: those of UIKit's and Core Animation's classes, and properties that a class of the app
    /// stores.
    ///
    /// - Parameters:
    ///   - observer: a responder, or another object that is a `KeyValueObserver`; it is not retained.
    ///   - keyPath: the names of the properties, as `"contentOffset"`.
    ///   - options: the values and calls that the observer asks for.
    ///   - context: a pointer that is passed to the observer.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let receiver = observer as? any KeyValueObserver else {
            return complain(
                "addObserver(_:forKeyPath:options:context:)", "\(type(of: observer)) is no KeyValueObserver")
        }
        guard KeyValueNames.read(keyPath, of: self) != .missing else {
            return complain(
                "addObserver(_:forKeyPath:options:context:)", "there is no \"\(keyPath)\" to observe")
        }
        let added = NamedObserver(receiver, of: self, keyPath, options, context)
        NamedObservers.of(self).list.append(added)
        KeyValueObserving.add(added, of: KeyValueNames.owner(of: keyPath, in: self))
        if options.contains(.initial) { added.tell(from: nil, .initial) }
    }

    /// Ends the observation of a key path that was begun with this context.
    @preconcurrency @MainActor
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        remove(observer, keyPath) { $0.context == context }
    }

    /// Ends the observation of a key path that was begun last.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }

    @MainActor
    private func remove(_ observer: NSObject, _ keyPath: String, where isMeant: (NamedObserver) -> Bool) {
        let observers = NamedObservers.of(self)
        observers.list.removeAll { $0.observer == nil }
        let index = observers.list.lastIndex {
            $0.observer === observer && $0.keyPath == keyPath && isMeant($0)
        }
        guard let index else {
            return complain(
                "removeObserver(_:forKeyPath:)",
                "\(type(of: observer)) is not registered as an observer of \"\(keyPath)\", so it is not removed"
            )
        }
        observers.list.remove(at: index)
    }

    @MainActor
    private func complain(_ call: String, _ message: String) {
        FrameClock.current.diagnose(String(describing: type(of: self)), call, message)
    }
}

extension NamedObserver {
    /// Returns whether the observation of an object goes on.
    func isAdded(to object: NSObject) -> Bool { NamedObservers.of(object).list.contains { $0 === self } }
}

/// The observations of one object by names; they live as long as it does.
@MainActor
private final class NamedObservers {
    var list: [NamedObserver] = []

    private static let key = UnsafeRawPointer(
        bitPattern: UInt(bitPattern: ObjectIdentifier(NamedObservers.self)))

    static func of(_ object: NSObject) -> NamedObservers {
        guard let key else { return NamedObservers() }
        if let observers = objc_getAssociatedObject(object, key) as? NamedObservers { return observers }
        let observers = NamedObservers()
        objc_setAssociatedObject(object, key, observers, .OBJC_ASSOCIATION_RETAIN)
        return observers
    }
}
