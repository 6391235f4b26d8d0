import Synchronization

/// The owner of a clock: UIKit's application.
package protocol FrameClockOwner: AnyObject, Sendable {}

/// The current clock. Several applications share the process; code runs with the clock of one of them.
extension FrameClock {
    /// The clock of the application whose code runs; otherwise the one that was made or used last.
    package static var current: FrameClock { running ?? Inheritance.clock ?? latest ?? FrameClock() }

    /// The current clock from any isolation; nil before the first clock is made.
    nonisolated static var currentInAnyIsolation: FrameClock? {
        Inheritance.clock ?? published.withLock { $0 }
    }

    /// The clock of the application whose code runs; nil for code of no application, and of other threads than the main
    /// one.
    package nonisolated static var ofCaller: FrameClock? {
        MainActor.ifCurrent { running ?? Inheritance.clock ?? (isOutside ? nil : latest) } ?? nil
    }

    /// Runs `body`, and the tasks that it starts, with this clock as the current one, and afterwards as the one that was
    /// used last unless it is closed.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard Self.running !== self else { return try body() }
        let outer = Self.running
        if outer == nil, !isClosed { use() }
        Self.running = self
        defer { Self.running = outer }
        return try Inheritance.$clock.withValue(self) { try body() }
    }

    /// Runs `body` as code of no application: work on the main queue may belong to any.
    package static func performOutside<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = (running, isOutside)
        (running, isOutside) = (nil, true)
        defer { (running, isOutside) = outer }
        return try Inheritance.$clock.withValue(nil) { try body() }
    }

    /// Runs a frame as code of this clock's application, with no caller around it.
    ///
    /// Transactions that are open around the frame belong to the caller.
    package func performFrame<Result>(_ body: () throws -> Result) rethrows -> Result {
        try perform { try CATransaction.withoutBegunTransactions(body) }
    }

    /// Makes this clock the current one outside of any application.
    func use() {
        // What goes with the clock before, such as a paused animator, may still run code; it runs after the
        // exchange.
        let outer = Self.running
        Self.running = self
        exchangeLatest()
        Self.running = outer
    }

    private func exchangeLatest() {
        withExtendedLifetime((Self.latest, Self.latestOwner)) {
            Self.latest = self
            Self.latestOwner = owner
            Self.published.withLock { $0 = self }
        }
    }

    /// The clock of the innermost `perform(_:)`; nil outside.
    private static var running: FrameClock?
    /// Whether code of no application runs, as the main queue's.
    private static var isOutside = false
    /// The clock that was made or used last, held so that it can still be asked.
    private static var latest: FrameClock?
    private static var latestOwner: (any FrameClockOwner)?
    private nonisolated static let published = Mutex<FrameClock?>(nil)
}

/// The current clock of tasks, inherited from the code that starts them.
private enum Inheritance {
    @TaskLocal static var clock: FrameClock?
}

/// Returns the time of the frame in progress, in seconds, by the clock of the application whose code runs.
///
/// Any thread may ask. Code that runs for no application gets the time of the one that was made or used last.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.currentInAnyIsolation?.now ?? 0 }
