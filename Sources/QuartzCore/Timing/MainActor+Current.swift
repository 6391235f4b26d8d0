import Dispatch
import Foundation

extension DispatchQueue {
    /// Whether it is the main queue. Each reading of `main` gives another object.
    package var isMain: Bool { getSpecific(key: MainActor.queueKey) == true }
}

extension Thread {
    /// Whether the main queue is served here: by the main thread, or by another one in its place, as in a program with
    /// an `async` main, such as one that runs tests. Lowered source asks this instead of `isMainThread`.
    public static var servesMainQueue: Bool {
        isMainThread || DispatchQueue.getSpecific(key: MainActor.queueKey) == true
    }
}

extension MainActor {
    fileprivate static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs `body` and returns its result on the main actor; returns nil elsewhere.
    @discardableResult
    package static nonisolated func ifCurrent<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
        guard Thread.servesMainQueue else { return nil }
        return assumeIsolated(body)
    }
}
