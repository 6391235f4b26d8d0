import Foundation
import Testing
import UITesting

@testable import UIKit

/// The state that a scene keeps from one start of its application to the next.
@MainActor
@Suite struct StateRestorationTests {
    /// A screen that goes on with the page that was read last.
    private final class Reader: UIViewController {
        var page = 1
        var updates = 0

        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            updates += 1
            activity.addUserInfoEntries(from: ["page": page])
        }

        override func restoreUserActivityState(_ activity: NSUserActivity) {
            page = activity.userInfo?["page"] as? Int ?? 1
        }
    }

    private final class Reading: UIResponder, UIWindowSceneDelegate {
        static var restored: [String] = []
        static var reader: Reader?
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let reader = Reader()
            let state = connectionOptions.userActivities.first ?? session.stateRestorationActivity
            if let state { reader.restoreUserActivityState(state) }
            scene.userActivity = state ?? NSUserActivity(activityType: "com.example.reading")
            reader.userActivity = scene.userActivity
            let window = UIWindow(windowScene: scene)
            window.rootViewController = reader
            window.makeKeyAndVisible()
            self.window = window
            Self.reader = reader
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

        func scene(
            _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
        ) {
            Self.restored.append(stateRestorationActivity.activityType)
        }
    }

    private final class Launching: UIResponder, UIApplicationDelegate {
        required override init() {}

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Reading.self
            return configuration
        }
    }

    private let delegate = Launching()

    /// Starts the application with a state on a stage of its own.
    private func start(with state: Data? = nil) -> (stage: Stage, isRestored: Bool) {
        let stage = Stage()
        Reading.restored = []
        stage.application.delegate = delegate
        var isRestored = false
        stage.run {
            if let state { isRestored = stage.application.screen.scene.session.restoreState(from: state) }
            stage.application.finishLaunching()
            stage.application.become(.active)
        }
        return (stage, isRestored)
    }

    private func end(_ stage: Stage) -> Data? {
        stage.run {
            stage.application.become(.inactive)
            stage.application.terminate()
            return stage.application.screen.scene.session.archivedState
        }
    }

    @Test func `a scene goes on where it was left`() throws {
        let first = start().stage
        try #require(Reading.reader).page = 7
        let state = try #require(end(first))

        let second = start(with: state)

        #expect(second.isRestored && Reading.reader?.page == 7)
        #expect(Reading.restored == ["com.example.reading"])
        #expect(end(second.stage) == state)
    }

    @Test func `a scene without a state begins anew`() {
        let (_, isRestored) = start(with: Data("no list".utf8))

        #expect(!isRestored && Reading.reader?.page == 1 && Reading.restored.isEmpty)
    }

    @Test func `an activity that needs to be saved is brought up to date once, after the code that asks`()
        throws
    {
        let stage = start().stage
        let reader = try #require(Reading.reader)

        stage.run {
            reader.userActivity?.needsSave = true
            reader.userActivity?.needsSave = true
            #expect(reader.updates == 0)
        }
        stage.advance(by: 0.1)

        #expect(reader.updates == 1 && reader.userActivity?.needsSave == false)
    }

    @Test func `an activity that is invalid is brought up to date by nobody`() throws {
        let stage = start().stage
        let reader = try #require(Reading.reader)

        stage.run { reader.userActivity?.invalidate() }
        _ = end(stage)

        #expect(reader.updates == 0)
    }

    @Test func `what a list cannot hold is left out, and a diagnostic names it`() throws {
        let stage = start().stage
        try #require(Reading.reader).userActivity?.addUserInfoEntries(from: ["view": UIView(), "name": "a"])

        let state = try #require(end(stage))
        let again = start(with: state)

        #expect(stage.diagnostics.count == 1 && stage.diagnostics[0].message.contains("view"))
        #expect(Reading.reader?.userActivity?.userInfo?["name"] as? String == "a")
        #expect(again.isRestored && Reading.reader?.userActivity?.userInfo?["view"] == nil)
    }

    @Test func `one activity is current at a time`() {
        let stage = Stage()
        stage.clearTrace()
        let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))

        stage.run {
            first.becomeCurrent()
            second.becomeCurrent()
            first.resignCurrent()
            second.resignCurrent()
        }

        #expect(
            stage.trace.map { "\($0.call) \($0.detail["type"] ?? "")" }
                == ["becomeCurrent() a", "becomeCurrent() b", "resignCurrent() b"])
    }
}
