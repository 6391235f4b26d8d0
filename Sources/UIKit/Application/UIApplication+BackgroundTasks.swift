import Foundation
import QuartzCore

/// The number of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Makes an identifier of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Begins a task that is to end before the program is stopped. A desktop stops none that runs in the background: only
    /// the end of the program ends the task's time.
    ///
    /// - Parameters:
    ///   - taskName: a name for debugging.
    ///   - handler: called where the program ends before the task does.
    /// - Returns: the task's number, for `endBackgroundTask(_:)`.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        clock.part(BackgroundTasks.self).begin(handler)
    }

    /// Begins a task without a name.
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Ends a task. Does nothing for a task that has ended, and for `.invalid`.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        clock.part(BackgroundTasks.self).end(identifier)
    }

    /// The seconds that remain in the background: no limit here.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// The background tasks that have begun and not ended.
@MainActor
final class BackgroundTasks: FrameClockPart {
    private var last = 0
    private var running: [(number: Int, expire: (@MainActor @Sendable () -> Void)?)] = []

    init(clock: FrameClock) {}

    func begin(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
        last += 1
        running.append((last, handler))
        return UIBackgroundTaskIdentifier(rawValue: last)
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        running.removeAll { $0.number == identifier.rawValue }
    }

    /// Calls the handlers of all tasks in the order in which they began; the tasks that they end are not called any more.
    func expire() {
        while !running.isEmpty { running.removeFirst().expire?() }
    }
}
