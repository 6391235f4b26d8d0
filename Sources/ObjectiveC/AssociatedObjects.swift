import Foundation

/// How an associated object is kept.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
    /// The runtime's number.
    public let rawValue: UInt
    /// Makes a policy of the runtime's number; nil for one that the runtime does not know.
    public init?(rawValue: UInt) {
        guard [0, 1, 3, 0o1401, 0o1403].contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    private init(_ number: UInt) { rawValue = number }

    /// The object is not retained.
    public static let OBJC_ASSOCIATION_ASSIGN = Self(0)
    /// The object is retained.
    public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = Self(1)
    /// The object is copied.
    public static let OBJC_ASSOCIATION_COPY_NONATOMIC = Self(3)
    /// The object is retained; any thread may ask.
    public static let OBJC_ASSOCIATION_RETAIN = Self(0o1401)
    /// The object is copied; any thread may ask.
    public static let OBJC_ASSOCIATION_COPY = Self(0o1403)
}

/// Associates a value with an object under a key; nil removes it.
///
/// A view, controller, layer or gesture recognizer releases it when it goes. That of any other object goes at the
/// latest when a later association is made.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let kept: AssociatedObjects.Value? =
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: value.map { .weak(AssociatedObjects.WeakReference($0 as AnyObject)) }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            value.map { .strong(($0 as? any NSCopying)?.copy(with: nil) ?? $0) }
        default: value.map { .strong($0) }
        }
    AssociatedObjects.shared.set(kept, for: key, of: object as AnyObject)
}

/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(for: key, of: object as AnyObject)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// The values associated with objects of the process, as the runtime keeps them.
package final class AssociatedObjects: @unchecked Sendable {
    /// The table that Objective-C's functions use: they have no other place to keep it.
    package static let shared = AssociatedObjects()

    enum Value {
        case strong(Any)
        case weak(WeakReference)
    }

    struct WeakReference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private struct Owner {
        let reference: WeakReference
        var values: [UnsafeRawPointer: Value] = [:]
    }

    /// The table is swept when it has doubled since the last time.
    private static let leastSweep = 64

    private let lock = NSLock()
    private var owners: [ObjectIdentifier: Owner] = [:]
    private var nextSweep = AssociatedObjects.leastSweep

    /// Values are released outside of the lock: what goes with them may associate again.
    func set(_ value: Value?, for key: UnsafeRawPointer, of object: AnyObject) {
        let released = lock.withLock { () -> [Any?] in
            let id = ObjectIdentifier(object)
            var owner = owners[id]
            var released: [Any?] = []
            if owner?.reference.object !== object {
                released.append(owner)
                owner = nil
            }
            var entry = owner ?? Owner(reference: WeakReference(object))
            released.append(entry.values.updateValue(value ?? .strong(()), forKey: key))
            if value == nil { entry.values[key] = nil }
            owners[id] = entry.values.isEmpty ? nil : entry
            released.append(sweep())
            return released
        }
        withExtendedLifetime(released) {}
    }

    func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock {
            guard let owner = owners[ObjectIdentifier(object)], owner.reference.object === object else {
                return nil
            }
            return switch owner.values[key] {
            case .strong(let value): value
            case .weak(let reference): reference.object
            case nil: nil
            }
        }
    }

    /// Releases the values of an object, which may be gone already.
    package func removeAll(of id: ObjectIdentifier) {
        let released = lock.withLock { owners.isEmpty ? nil : owners.removeValue(forKey: id) }
        withExtendedLifetime(released) {}
    }

    /// Takes out what belongs to objects that are gone, now and then.
    private func sweep() -> [Owner] {
        guard owners.count >= nextSweep else { return [] }
        var dead: [Owner] = []
        for (id, owner) in owners where owner.reference.object == nil {
            dead.append(owner)
            owners[id] = nil
        }
        nextSweep = max(owners.count * 2, Self.leastSweep)
        return dead
    }
}
