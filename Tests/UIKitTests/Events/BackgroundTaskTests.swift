import Testing

@testable import UIKit

/// What the desktop may stop, and what it may not.
struct BackgroundTaskTests {
    private let application = UIApplication()

    @Test func `each task has a number of its own`() {
        let first = application.beginBackgroundTask()
        let second = application.beginBackgroundTask(withName: "saving")

        #expect(first != second && first != .invalid && second != .invalid)
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test func `the end of the program tells the tasks that go on`() {
        var told: [String] = []
        let ended = application.beginBackgroundTask { told.append("ended") }
        _ = application.beginBackgroundTask { [application] in
            told.append("second")
            application.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: ended.rawValue + 2))
        }
        _ = application.beginBackgroundTask { told.append("third") }
        _ = application.beginBackgroundTask { told.append("last") }
        application.endBackgroundTask(ended)
        application.endBackgroundTask(.invalid)

        application.terminate()

        #expect(told == ["second", "last"])
    }

    @Test func `the idle timer is the desktop's`() {
        var states: [Bool] = []
        application.clock.part(IdleTimer.self).setDisabled = { states.append($0) }

        application.isIdleTimerDisabled = true
        application.isIdleTimerDisabled = false

        #expect(states == [true, false])
    }
}
