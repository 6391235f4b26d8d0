import Dispatch
import Foundation

extension DispatchQueue {
    /// Whether it is the main queue. Each reading of `main` gives another object.
    package var isMain: Bool { getSpecific(key: MainActor.queueKey) == true }
}

extension MainActor {
    fileprivate static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs `body` and returns its result on the main actor; returns nil elsewhere.
    ///
    /// In a program with an `async` main, such as one that runs tests, another thread than the first serves
    /// the main queue, so the thread alone does not tell.
    @discardableResult
    package static nonisolated func ifCurrent<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
        guard Thread.isMainThread || DispatchQueue.getSpecific(key: queueKey) == true else { return nil }
        return assumeIsolated(body)
    }
}
