import Foundation
import Testing
import UITesting

@testable import UIKit

/// What a scene posts when its delegate comes and the program ends.
@Suite struct SceneNoticeTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))

    /// Notes that its scene connects and disconnects.
    private final class Owner: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static let log = Recorder()

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { Self.log.note("delegate connects") }
        func sceneDidDisconnect(_ scene: UIScene) { Self.log.note("delegate disconnects") }
    }

    private final class Launcher: UIResponder, UIApplicationDelegate {
        required override init() {}

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Owner.self
            return configuration
        }
    }

    @Test func `a scene posts that it connects and disconnects, each after its delegate has heard`() {
        let scene = stage.run { stage.application.connectedScenes.first }
        let names = [
            (UIScene.willConnectNotification, "connects"), (UIScene.didDisconnectNotification, "disconnects"),
        ]
        let tokens = names.map { name, line in
            NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
                MainActor.assumeIsolated { Owner.log.note(line) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let delegate = Launcher()
        stage.application.delegate = delegate
        Owner.log.clear()

        stage.run {
            stage.application.finishLaunching()
            stage.application.become(.active)
            stage.application.terminate()
        }

        #expect(
            Owner.log.lines == ["delegate connects", "connects", "delegate disconnects", "disconnects"])
        #expect(scene?.activationState == .unattached)
    }

    @Test func `the one session is one of windows`() {
        let session = stage.run { stage.application.openSessions.first }

        #expect(session?.role == .windowApplication && session?.persistentIdentifier.isEmpty == false)
        #expect(!stage.application.supportsMultipleScenes && stage.application.openSessions.count == 1)
    }
}
