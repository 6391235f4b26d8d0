import Synchronization

/// What a clock belongs to: UIKit's application.
package protocol FrameClockOwner: AnyObject, Sendable {}

/// Which clock is the current one. Several applications share the process; code runs with the clock of one of them.
extension FrameClock {
    /// The clock of the application whose code runs. Outside of any, that of the one that was made or used last.
    package static var current: FrameClock { running ?? Inheritance.clock ?? latest ?? FrameClock() }

    /// The same from any isolation; nil before the first clock is made.
    nonisolated static var currentInAnyIsolation: FrameClock? {
        Inheritance.clock ?? published.withLock { $0 }
    }

    /// Runs `body` with this clock as the current one; so do the tasks that `body` starts.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard Self.running !== self else { return try body() }
        let outer = Self.running
        if outer == nil { use() }
        Self.running = self
        defer { Self.running = outer }
        return try Inheritance.$clock.withValue(self) { try body() }
    }

    /// Runs `body` as the code of no application: what waits on the main queue may belong to any.
    package static func performOutside<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = running
        running = nil
        defer { running = outer }
        return try Inheritance.$clock.withValue(nil) { try body() }
    }

    /// Runs a frame: the code of this clock's application, called by no other code.
    ///
    /// Transactions that are open around the frame belong to the caller.
    package func performFrame<Result>(_ body: () throws -> Result) rethrows -> Result {
        try perform { try CATransaction.withoutBegunTransactions(body) }
    }

    /// Makes this clock the current one outside of any application.
    func use() {
        Self.latest = self
        Self.latestOwner = owner
        Self.published.withLock { $0 = self }
    }

    /// Set inside of `perform(_:)` only.
    private static var running: FrameClock?
    /// The clock that was made or used last, and who must live as long as it may be asked for.
    private static var latest: FrameClock?
    private static var latestOwner: (any FrameClockOwner)?
    private nonisolated static let published = Mutex<FrameClock?>(nil)
}

/// The current clock of tasks, which inherit it from the code that starts them.
private enum Inheritance {
    @TaskLocal static var clock: FrameClock?
}

/// The time of the frame that is being made, in seconds: by the clock of the application whose code runs.
///
/// Any thread may ask. Code that runs on none of the application's behalf gets the time of the application that was
/// made or used last.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.currentInAnyIsolation?.now ?? 0 }
