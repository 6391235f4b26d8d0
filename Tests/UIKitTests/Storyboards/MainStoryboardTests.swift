import Testing
import UITesting

@testable import UIKit

@Suite struct MainStoryboardTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    private final class First: UIViewController {}

    private static func register() {
        UIStoryboard.register("Main", scenes: [.init("First", isInitial: true) { First() }])
    }

    private final class Launching: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var rootAtLaunch: UIViewController?
        var own: UIViewController?
        required override init() {}

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            MainStoryboardTests.register()
            return true
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            rootAtLaunch = window?.rootViewController
            if let own {
                window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
                window?.rootViewController = own
                window?.makeKeyAndVisible()
            }
            return true
        }
    }

    private final class Connecting: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    private final class Template: UIResponder, UIApplicationDelegate {
        required override init() {}

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            MainStoryboardTests.register()
            let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Connecting.self
            return configuration
        }
    }

    private func launch(_ delegate: any UIApplicationDelegate) {
        stage.application.delegate = delegate
        stage.run { stage.application.finishLaunching() }
    }

    @Test func `an application begins with its main storyboard, before its delegate hears of the launch`() {
        let delegate = Launching()

        launch(delegate)

        #expect(delegate.rootAtLaunch is First)
        #expect(stage.application.keyWindow === delegate.window)
        #expect(delegate.window?.isHidden == false)
    }

    @Test func `a delegate's own window goes before that of the storyboard`() {
        let delegate = Launching()
        let own = UIViewController()
        delegate.own = own

        launch(delegate)

        #expect(stage.application.keyWindow?.rootViewController === own)
        #expect(stage.application.windows.filter { $0.rootViewController is First }.isEmpty)
    }

    @Test func `a scene begins with the main storyboard, too`() {
        launch(Template())

        #expect(stage.application.keyWindow?.rootViewController is First)
    }
}
