import Foundation

/// The locks of objects that threads hold now.
private final class ObjectLocks: @unchecked Sendable {
    private struct Entry {
        let lock = NSRecursiveLock()
        /// How many threads hold the lock or wait for it, each as often as it asked.
        var users = 0
    }

    static let shared = ObjectLocks()

    private let guardian = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ object: AnyObject) {
        let lock = guardian.withLock {
            var entry = entries[ObjectIdentifier(object)] ?? Entry()
            entry.users += 1
            entries[ObjectIdentifier(object)] = entry
            return entry.lock
        }
        lock.lock()
    }

    func exit(_ object: AnyObject) -> Bool {
        let lock = guardian.withLock { () -> NSRecursiveLock? in
            let id = ObjectIdentifier(object)
            guard var entry = entries[id] else { return nil }
            entry.users -= 1
            entries[id] = entry.users > 0 ? entry : nil
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}

/// Waits until no other thread holds the object's lock, and holds it. A thread may hold it several times.
///
/// - Parameter obj: the object.
/// - Returns: 0, that all went well.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.enter(obj as AnyObject)
    return 0
}

/// Lets the object's lock go, as often as the thread holds it.
///
/// - Parameter obj: the object.
/// - Returns: 0, or -1 where nobody holds its lock.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.shared.exit(obj as AnyObject) ? 0 : -1 }

extension NSObject {
    /// Returns the name of the class, with that of its module.
    public class func description() -> String { String(reflecting: self) }
}
