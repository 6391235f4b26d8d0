import Synchronization

/// The owner of a clock: UIKit's application.
package protocol FrameClockOwner: AnyObject, Sendable {}

/// The current clock. Several applications share the process; code runs with the clock of one of them.
extension FrameClock {
    /// The clock of the application whose code runs; otherwise the one that the task has made or used last; otherwise
    /// the one that was made or used last of all.
    package static var current: FrameClock { running ?? currentInAnyIsolation ?? FrameClock() }

    /// The current clock from any isolation; nil before the first clock is made.
    nonisolated static var currentInAnyIsolation: FrameClock? {
        Inheritance.clock ?? recent.withLock { $0.ofTask ?? $0.last }
    }

    /// The clock of the application whose code runs; nil for code of no application, and of other threads than the main
    /// one.
    package nonisolated static var ofCaller: FrameClock? {
        MainActor.ifCurrent {
            running ?? Inheritance.clock ?? recent.withLock { $0.ofTask ?? (isOutside ? nil : $0.last) }
        } ?? nil
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
        // Objects that are released with an earlier clock, such as a paused animator, may run code; they are
        // released after the exchange.
        let outer = Self.running
        Self.running = self
        withExtendedLifetime(Self.recent.withLock { $0.use(self) }) {}
        Self.running = outer
    }

    /// The clock of the innermost `perform(_:)`; nil outside.
    private static var running: FrameClock?
    /// Whether code of no application runs, as the main queue's.
    private static var isOutside = false
    private nonisolated static let recent = Mutex(RecentClocks())
}

/// The clock that each task has made or used last, with its owner, held so that it can still be asked.
///
/// Tests run side by side as tasks that take turns at every `await`, and so between the making of a suite and the call
/// of its test: the stage that one of them has made is not that of the others.
private struct RecentClocks {
    struct Entry {
        let clock: FrameClock
        let owner: (any FrameClockOwner)?
    }

    private var lastEntry: Entry?
    /// By the task; nil stands for code of no task.
    private var entries: [Int?: Entry] = [:]

    /// The clock that was made or used last.
    var last: FrameClock? { lastEntry?.clock }

    /// The clock that the current task, or code of no task, has made or used last.
    var ofTask: FrameClock? { entries[Self.task]?.clock }

    /// Records that the current task uses a clock, unless the task inherits one.
    ///
    /// - Returns: the entries that are dropped: those of earlier clocks, and of closed ones, whose tasks may
    ///   have ended.
    @MainActor
    mutating func use(_ clock: FrameClock) -> [Entry] {
        guard last !== clock || ofTask !== clock else { return [] }
        let held = Array(entries.values) + [lastEntry].compactMap { $0 }
        entries = entries.filter { !$0.value.clock.isClosed }
        let entry = Entry(clock: clock, owner: clock.owner)
        if Inheritance.clock == nil { entries[Self.task] = entry }
        lastEntry = entry
        return held
    }

    private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

/// The current clock of tasks, inherited from the code that starts them.
private enum Inheritance {
    @TaskLocal static var clock: FrameClock?
}

/// Returns the time of the frame in progress, in seconds, by the clock of the application whose code runs.
///
/// Any thread may ask. Code that runs for no application gets the time of the one that was made or used last.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.currentInAnyIsolation?.now ?? 0 }
