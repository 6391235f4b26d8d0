import Foundation
import Synchronization

/// A lock that only its owner unlocks. Its memory must not move while it is used.
public struct os_unfair_lock_s: Sendable {
    /// 0 while nobody has the lock.
    fileprivate var owner: UInt32

    /// A lock that nobody has.
    public init() { owner = 0 }
}

/// A lock that only its owner unlocks.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock, and waits for it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes a lock if nobody has it.
///
/// - Returns: whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    state(of: lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    state(of: lock).pointee.store(0, ordering: .releasing)
}

// An atomic number lies in memory as the number itself.
private func state(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// A lock with what it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            lock.initialize(to: os_unfair_lock())
        }

        deinit { lock.deallocate() }
    }

    private let storage: Storage

    /// A lock with what it guards, which need not be sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls a closure with the state while it has the lock.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Calls a closure with the state while it has the lock.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the state if nobody has the lock; nil if somebody has.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock with what it guards.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards what the caller knows of.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock, and waits for it.
    public func lock() { os_unfair_lock_lock(storage.lock) }
    /// Gives the lock back.
    public func unlock() { os_unfair_lock_unlock(storage.lock) }
    /// Takes the lock if nobody has it.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

    /// Calls a closure while it has the lock.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
