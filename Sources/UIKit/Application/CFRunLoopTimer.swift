import Foundation
import QuartzCore

/// A run loop as Core Foundation's functions take it.
public typealias CFRunLoop = RunLoop
/// A timer as Core Foundation's functions take it.
public typealias CFRunLoopTimer = Timer

/// The mode of a run loop in which a timer fires, as Core Foundation's functions take it.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All common modes: the timer always fires.
    public static let commonModes = CFRunLoopMode(rawValue: RunLoop.Mode.common.rawValue)
    /// The default mode, which an application's clock never leaves.
    public static let defaultMode = CFRunLoopMode(rawValue: RunLoop.Mode.default.rawValue)
}

/// Returns the run loop of the thread.
public func CFRunLoopGetCurrent() -> CFRunLoop? { RunLoop.current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop? { RunLoop.main }

/// Makes a timer, which starts when it is added to a run loop.
///
/// - Parameters:
///   - allocator: nil.
///   - fireDate: when it fires first, in seconds since the first of January 2001.
///   - interval: the seconds until it fires again; 0 for once.
///   - flags: 0.
///   - order: 0.
///   - block: what to do.
/// - Returns: the timer.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt,
    _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer? {
    nonisolated(unsafe) let block = block
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
    ) { block?($0) }
}

/// Starts a timer: on the main thread it goes by the clock of the application whose code runs.
public func CFRunLoopAddTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
    guard let rl, let timer else { return }
    RunLoopTimers.add(timer, to: rl)
}

/// Stops a timer.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
    CFRunLoopTimerInvalidate(timer)
}

/// Stops a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) {
    if let timer { RunLoopTimers.stop(timer) }
}
