import Testing
import UITesting

@testable import UIKit

@Suite struct SceneTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))

    /// Notes what it hears of its scene.
    private final class Hearing: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static let log = Log()

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            Self.log.calls.append("connect")
            Self.log.contexts += connectionOptions.urlContexts
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            self.window = window
            window.makeKeyAndVisible()
        }

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            Self.log.contexts += contexts
        }

        func sceneWillEnterForeground(_ scene: UIScene) { Self.log.calls.append("enter") }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.calls.append("active") }
        func sceneWillResignActive(_ scene: UIScene) { Self.log.calls.append("resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.log.calls.append("background") }
        func sceneDidDisconnect(_ scene: UIScene) { Self.log.calls.append("disconnect") }
    }

    @MainActor
    private final class Log {
        var calls: [String] = []
        var contexts: [UIOpenURLContext] = []
    }

    private final class Launching: UIResponder, UIApplicationDelegate {
        required override init() {}
        var calls: [String] = []

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Hearing.self
            return configuration
        }

        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            calls.append("open")
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
    }

    @Test func `an application has one scene, with its windows and its screen`() {
        let controller = UIViewController()
        stage.present(controller)

        let scene = stage.run { stage.application.connectedScenes.first as? UIWindowScene }

        #expect(stage.application.connectedScenes.count == 1)
        #expect(scene?.windows.map(\.rootViewController) == [controller])
        #expect(controller.view.window?.windowScene === scene)
        #expect(scene?.activationState == .foregroundActive)
        #expect(scene?.coordinateSpace.bounds.size == CGSize(width: 300, height: 500))
        #expect(scene?.interfaceOrientation == .portrait)
        #expect(scene?.session.scene === scene)
        #expect(scene?.statusBarManager?.statusBarFrame == .zero)
    }

    @Test func `a window without a scene is off the screen until it has one`() {
        let window = stage.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        stage.run { window.isHidden = false }
        let scene = window.windowScene

        stage.run { window.windowScene = nil }
        #expect(!stage.application.windows.contains(window))
        #expect(window.windowScene == nil)
        stage.run { window.windowLevel = .alert }
        #expect(!stage.application.windows.contains(window))
        stage.run { window.windowScene = scene }

        #expect(stage.application.windows.last === window)
    }

    @Test func `a window does not move to a scene of another application`() {
        let window = stage.run { UIWindow(frame: .zero) }
        let foreign = Stage().run { UIApplication.shared.screen.scene }

        stage.run { window.windowScene = foreign }

        #expect(window.windowScene === stage.application.screen.scene)
        #expect(stage.diagnostics.count == 1)
    }

    @Test func `the scene's delegate hears of the life cycle, instead of the application's`() {
        let delegate = Launching()
        stage.application.delegate = delegate
        Hearing.log.calls = []

        stage.run {
            stage.application.finishLaunching()
            stage.application.become(.active)
            stage.application.become(.background)
            stage.application.become(.active)
            stage.application.become(.inactive)
            stage.application.terminate()
        }

        #expect(
            Hearing.log.calls
                == [
                    "connect", "enter", "active", "resign", "background", "enter", "active", "resign",
                    "disconnect",
                ])
        #expect(delegate.calls == ["terminate"])
        #expect(stage.application.keyWindow?.rootViewController != nil)
    }

    @Test func `the scene's delegate is told of what to open: as it connects, and later`() throws {
        let delegate = Launching()
        stage.application.delegate = delegate
        Hearing.log.contexts = []
        let (file, address) = (URL(fileURLWithPath: "/tmp/a.txt"), try #require(URL(string: "kite://b")))

        stage.run {
            stage.application.finishLaunching(opening: [file])
            stage.application.become(.active)
        }
        stage.open(address)

        let contexts = Hearing.log.contexts
        #expect(contexts.map(\.url) == [file, address])
        #expect(contexts.map(\.options.openInPlace) == [true, false])
        #expect(contexts.first?.options.sourceApplication == nil)
        #expect(!delegate.calls.contains("open"), "the application's delegate does not hear of it, too")
    }

    @Test func `a scene whose application ends before it was active is disconnected once`() {
        let scene = stage.application.screen.scene
        let delegate = Launching()
        stage.application.delegate = delegate
        Hearing.log.calls = []
        let token = NotificationCenter.default.addObserver(
            forName: UIScene.didDisconnectNotification, object: scene, queue: nil
        ) { _ in MainActor.assumeIsolated { Hearing.log.calls.append("posted") } }
        defer { NotificationCenter.default.removeObserver(token) }

        stage.run {
            stage.application.finishLaunching()
            stage.application.terminate()
        }
        stage.run { stage.application.terminate() }

        #expect(Hearing.log.calls == ["connect", "disconnect", "posted"])
        #expect(scene.activationState == .unattached)
    }

    @Test func `a scene posts its way to the background and back`() {
        let scene = stage.run { stage.application.connectedScenes.first }
        final class Heard { var names: [Notification.Name] = [] }
        let heard = Heard()
        let names = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
                MainActor.assumeIsolated { heard.names.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }

        stage.run {
            stage.application.become(.background)
            stage.application.become(.active)
        }

        #expect(scene != nil && heard.names == names)
    }

    @Test func `an application enters the front also where it gets no events there yet`() {
        let application = stage.application
        let scene = application.screen.scene
        final class Heard { var names: [Notification.Name] = [] }
        let heard = Heard()
        let names: [(Notification.Name, NSObject)] = [
            (UIApplication.willEnterForegroundNotification, application),
            (UIApplication.didBecomeActiveNotification, application),
            (UIApplication.willResignActiveNotification, application),
            (UIScene.willEnterForegroundNotification, scene), (UIScene.didActivateNotification, scene),
            (UIScene.willDeactivateNotification, scene),
        ]
        stage.run { application.become(.background) }
        let tokens = names.map { name, object in
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
                MainActor.assumeIsolated { heard.names.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }

        stage.run { application.become(.inactive) }
        #expect(
            heard.names == [
                UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification,
            ])
        #expect(application.applicationState == .inactive && scene.activationState == .foregroundInactive)
        stage.run { application.become(.active) }

        #expect(
            heard.names.dropFirst(2) == [
                UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
            ])
    }

    @Test func `a window that is given the scene that it has keeps its place`() {
        let scene = stage.application.screen.scene
        let front = stage.run { UIWindow(frame: stage.window.frame) }
        stage.run { front.isHidden = false }
        #expect(stage.application.screen.windows == [stage.window, front])

        stage.run { stage.window.windowScene = scene }

        #expect(stage.application.screen.windows == [stage.window, front])
    }

    @Test func `an application closes its own window, and no other one`() throws {
        let application = stage.application
        var closings = 0
        var errors: [UISceneError?] = []
        func close(_ session: UISceneSession) {
            stage.run {
                UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
                    errors.append($0 as? UISceneError)
                }
            }
        }
        let own = try #require(application.openSessions.first)
        let other = try #require(Stage().application.openSessions.first)

        close(own)
        #expect(errors == [UISceneError(.requestDenied)], "a stage is no window of its own")
        application.clock.part(SceneCloser.self).close = { closings += 1 }
        close(other)
        #expect(closings == 0 && errors.count == 2)
        close(own)

        #expect(closings == 1 && errors.count == 2)
    }
}
