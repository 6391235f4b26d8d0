import Foundation
import ObjectiveC

/// An object whose values lie in a layer's model: a view.
package protocol ShownByLayer: NSObject {
    /// The layer whose changes are the object's.
    @MainActor var observedLayer: CALayer { get }
}

/// Notifies observers of changed values.
///
/// No runtime replaces setters here. Instead an observer keeps the last value, and compares it when its
/// object reports a change, and in each frame.
@MainActor
public enum KeyValueObserving {
    private static let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(Observers.self)))

    /// The observers of one object.
    private final class Observers {
        var list: [WeakObserver] = []
    }

    /// Reports that a value of an object may have changed, and notifies the observers of those that did.
    public static func valueDidChange(of object: NSObject) {
        check(object) { $0 == nil }
    }

    /// Reports a change that an object announces itself: of the value with this name, or with nil of any.
    static func objectTells(_ object: NSObject, key: String?) {
        check(object) { $0 == nil || key == nil || $0 == key }
    }

    private static func check(_ object: NSObject, where isMeant: (_ manualKey: String?) -> Bool) {
        guard let key, let observers = objc_getAssociatedObject(object, key) as? Observers else { return }
        for observer in observers.list {
            if let observer = observer.value, isMeant(observer.manualKey) { observer.check(isLate: false) }
        }
    }

    static func add(_ observer: any AnyValueObserver, of object: NSObject) {
        guard let key else { return }
        let observers = objc_getAssociatedObject(object, key) as? Observers ?? Observers()
        observers.list.removeAll { $0.value == nil }
        observers.list.append(WeakObserver(value: observer))
        objc_setAssociatedObject(object, key, observers, .OBJC_ASSOCIATION_RETAIN)
        if let layer = object as? CALayer ?? (object as? any ShownByLayer)?.observedLayer {
            layer.layoutFlags.insert(.observed)
        }
        guard observer.isComparable, observer.manualKey == nil else { return }
        FrameClock.current.observers.append(WeakObserver(value: observer))
    }
}

/// An observer that goes with its observation.
struct WeakObserver {
    weak var value: (any AnyValueObserver)?
}

extension FrameClock {
    /// Notifies observers of changes that no object has reported.
    func checkObservers() {
        guard !observers.isEmpty else { return }
        observers.removeAll { $0.value == nil }
        for observer in observers { observer.value?.check(isLate: true) }
    }
}

extension CALayer {
    /// Notifies the observers of the layer and of its view.
    func tellObservers() {
        KeyValueObserving.valueDidChange(of: self)
        if let view = delegate as? NSObject { KeyValueObserving.valueDidChange(of: view) }
    }

    /// Makes several changes of which observers are notified together.
    @inline(__always)
    func changeAtOnce(_ changes: () -> Void) {
        guard layoutFlags.contains(.observed) else { return changes() }
        layoutFlags.remove(.observed)
        changes()
        layoutFlags.insert(.observed)
        tellObservers()
    }
}
