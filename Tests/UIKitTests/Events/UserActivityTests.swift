import Testing
import UITesting

@testable import UIKit

/// Who brings an activity up to date, in which order, and what it keeps.
@MainActor
@Suite struct UserActivityTests {
    private final class Listener: NSObject, NSUserActivityDelegate {
        let log: Recorder

        init(_ log: Recorder) {
            self.log = log
            super.init()
        }

        func userActivityWillSave(_ userActivity: NSUserActivity) {
            log.note("will save, needs it: \(userActivity.needsSave)")
        }
    }

    private final class Holder: UIResponder {
        let name: String
        let log: Recorder

        init(_ name: String, _ log: Recorder) {
            (self.name, self.log) = (name, log)
            super.init()
        }

        override func updateUserActivityState(_ activity: NSUserActivity) {
            log.note(name)
        }
    }

    private let stage = Stage()
    private let log = Recorder()
    private let activity = NSUserActivity(activityType: "reading")

    @Test func `its delegate hears before those that hold it, and who holds another one does not`() {
        let listener = Listener(log)
        let holders = ["first", "second", "third"].map { Holder($0, log) }
        activity.delegate = listener
        for holder in holders { holder.userActivity = activity }
        holders[2].userActivity = NSUserActivity(activityType: "writing")

        stage.run { activity.needsSave = true }
        #expect(log.lines.isEmpty)
        stage.advance(by: 0.1)

        #expect(log.lines == ["will save, needs it: false", "first", "second"])
        stage.advance(by: 0.1)
        #expect(log.lines.count == 3)
        stage.run { activity.needsSave = true }
        stage.advance(by: 0.1)
        #expect(log.lines.count == 6)
        #expect(activity.delegate === listener && holders.count == 3)
    }

    @Test func `what no longer needs to be saved is not`() {
        let listener = Listener(log)
        activity.delegate = listener

        stage.run {
            activity.needsSave = true
            activity.needsSave = false
        }
        stage.advance(by: 0.1)

        #expect(log.lines.isEmpty && activity.delegate === listener)
    }

    @Test func `new values take the place of those with the same keys`() {
        activity.userInfo = ["page": 1, "book": "a"]

        activity.addUserInfoEntries(from: ["page": 2, "line": 3])

        #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["line"] as? Int == 3)
        #expect(activity.userInfo?["book"] as? String == "a" && activity.userInfo?.count == 3)
    }

    @Test func `an activity becomes the current one once, and an invalid one is it no longer`() {
        stage.clearTrace()

        stage.run {
            activity.becomeCurrent()
            activity.becomeCurrent()
            activity.invalidate()
            activity.invalidate()
        }

        #expect(stage.trace.map(\.call) == ["becomeCurrent()", "resignCurrent()"])
    }
}
