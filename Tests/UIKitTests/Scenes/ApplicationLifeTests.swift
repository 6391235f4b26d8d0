import Testing
import UITesting

@testable import UIKit

/// The states of an application: who hears of them, in which order, and what holds meanwhile.
@Suite struct ApplicationLifeTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))

    /// Notes what it hears, with the state of the application then.
    private final class Hearing: UIResponder, UIApplicationDelegate {
        var calls: [String] = []

        func note(_ call: String, _ application: UIApplication) {
            calls.append("\(call) \(application.applicationState)")
        }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("will launch", application)
            return true
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("did launch", application)
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
        func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
        func applicationDidEnterBackground(_ application: UIApplication) { note("left", application) }
        func applicationWillEnterForeground(_ application: UIApplication) { note("return", application) }
        func applicationWillTerminate(_ application: UIApplication) { note("terminate", application) }
    }

    /// Has the delegate note the notifications of these names, too, while a body runs.
    private func hear(_ names: [NSNotification.Name], on delegate: Hearing, _ body: (UIApplication) -> Void) {
        let application = stage.application
        application.delegate = delegate
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
                MainActor.assumeIsolated { delegate.note("posted", application) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        stage.run { body(application) }
    }

    @Test func `an application is inactive while it launches`() {
        let delegate = Hearing()

        hear([UIApplication.didFinishLaunchingNotification], on: delegate) {
            $0.finishLaunching()
            $0.become(.active)
        }

        #expect(
            delegate.calls == [
                "will launch inactive", "did launch inactive", "posted inactive", "active active",
            ])
    }

    /// Hears what it is to open, and says of one launch method that it takes care of that.
    private final class Opening: UIResponder, UIApplicationDelegate {
        var calls: [String] = []
        var opens = true

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            calls.append("launch \((launchOptions?[.url] as? URL)?.absoluteString ?? "")")
            return opens
        }

        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            calls.append("open \(url.absoluteString) \(options[.openInPlace] as? Bool ?? false)")
            return true
        }
    }

    @Test(arguments: [true, false])
    func `what an application is started with is opened after its launch, if that wants it`(opens: Bool)
        throws
    {
        let delegate = Opening()
        delegate.opens = opens
        let address = try #require(URL(string: "kite://a"))
        stage.application.delegate = delegate

        stage.run {
            stage.application.finishLaunching(opening: [address, URL(fileURLWithPath: "/tmp/b")])
        }
        #expect(
            delegate.calls == ["launch kite://a"]
                + (opens ? ["open kite://a false", "open file:///tmp/b true"] : []))
        delegate.calls = []
        stage.open(address)

        #expect(delegate.calls == ["open kite://a false"])
    }

    @Test func `an application is still active as it hears that it will not be, and each state is told once`()
    {
        let delegate = Hearing()
        let names = [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification]

        hear(names, on: delegate) {
            $0.become(.active)
            $0.become(.inactive)
            $0.become(.inactive)
            $0.become(.active)
            $0.become(.active)
        }

        #expect(delegate.calls == ["resign active", "posted active", "active active", "posted active"])
    }

    @Test func `a delegate of the scene hears of the background in place of the application's`() {
        final class SceneHearing: UIResponder, UISceneDelegate {}
        let (delegate, sceneDelegate) = (Hearing(), SceneHearing())
        let names = [
            UIApplication.willEnterForegroundNotification, UIApplication.didEnterBackgroundNotification,
        ]
        stage.application.connectedScenes.first?.delegate = sceneDelegate

        hear(names, on: delegate) {
            $0.become(.background)
            $0.become(.inactive)
        }

        #expect(delegate.calls == ["posted background", "posted background"])
    }

    @Test func `an inactive application does not come to the foreground, it was there`() {
        let delegate = Hearing()
        let names = [
            UIApplication.willEnterForegroundNotification, UIApplication.didEnterBackgroundNotification,
        ]

        hear(names, on: delegate) {
            $0.become(.inactive)
            $0.become(.active)
        }
        #expect(delegate.calls == ["resign active", "active active"])
        delegate.calls = []
        hear(names, on: delegate) {
            $0.become(.inactive)
            $0.become(.background)
            $0.become(.background)
            $0.become(.active)
        }

        #expect(
            delegate.calls == [
                "resign active", "left background", "posted background", "return background",
                "posted background", "active active",
            ])
    }

    @Test func `the end is told to the delegate, then posted, and then to the tasks that go on`() {
        let delegate = Hearing()

        hear([UIApplication.willTerminateNotification], on: delegate) { application in
            _ = application.beginBackgroundTask { delegate.calls.append("task") }
            application.terminate()
        }

        #expect(delegate.calls == ["terminate active", "posted active", "task"])
    }

    @Test func `an address that no program opens is not open`() throws {
        let url = try #require(URL(string: "https://example.org"))
        var answers: [Bool] = []
        func open(with opener: ((URL) -> Bool)?) {
            stage.application.clock.part(URLOpener.self).open = opener
            stage.run { UIApplication.shared.open(url) { answers.append($0) } }
        }

        open { _ in true }
        #expect(stage.application.canOpenURL(url))
        open { _ in false }
        #expect(stage.application.canOpenURL(url), "a program would be asked")
        open(with: nil)

        #expect(answers == [true, false, false] && !stage.application.canOpenURL(url))
    }

    @available(*, deprecated)
    @Test func `the old call tells whether an address was opened, not whether one could be`() throws {
        let url = try #require(URL(string: "https://example.org"))
        let opener = stage.application.clock.part(URLOpener.self)
        var asked = 0

        opener.open = { _ in
            asked += 1
            return false
        }
        let isRefused = stage.run { !UIApplication.shared.openURL(url) }
        opener.open = { _ in true }
        let isOpened = stage.run { UIApplication.shared.openURL(url) }

        #expect(isRefused && isOpened && asked == 1)
    }

    // MARK: - Turning

    @Test(arguments: [(UIModalPresentationStyle.fullScreen, 0), (.pageSheet, 1)])
    func `a controller that fills the screen says which way it turns, a sheet does not`(
        style: UIModalPresentationStyle, count: Int
    ) {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let (root, shown) = (Upright(), UIViewController())
        shown.modalPresentationStyle = style
        stage.present(root)
        stage.run { root.present(shown, animated: false) }
        stage.advance(by: 0.1)

        stage.resize(to: CGSize(width: 500, height: 300))

        #expect(stage.diagnostics.count { $0.message.contains("does not support this orientation") } == count)
    }

    @Test func `the application says which way its windows turn, before their controllers do`() {
        final class Upright: UIResponder, UIApplicationDelegate {
            var asked: [UIWindow?] = []

            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask {
                asked.append(window)
                return .portrait
            }
        }
        let delegate = Upright()
        stage.application.delegate = delegate
        stage.present(UIViewController())
        stage.advance(by: 0.1)

        stage.resize(to: CGSize(width: 500, height: 300))

        let said = stage.diagnostics.filter { $0.message.contains("does not support this orientation") }
        #expect(said.map(\.object) == ["Upright"])
        #expect(said.map(\.call) == ["application(_:supportedInterfaceOrientationsFor:)"])
        #expect(delegate.asked.last == stage.window)
    }

    @Test func `the delegates of containers say which way these turn, unless their classes do`() {
        final class Upright: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .portrait }

            func navigationControllerPreferredInterfaceOrientationForPresentation(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientation { .portraitUpsideDown }

            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .landscapeLeft }

            func tabBarControllerPreferredInterfaceOrientationForPresentation(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientation { .landscapeLeft }
        }
        final class Wide: UINavigationController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        let (delegate, plain) = (Upright(), UINavigationController())
        let (navigation, tabs, wide) = (UINavigationController(), UITabBarController(), Wide())
        stage.present(plain)
        navigation.delegate = delegate
        tabs.delegate = delegate
        wide.delegate = delegate

        #expect(navigation.supportedInterfaceOrientations == .portrait)
        #expect(navigation.preferredInterfaceOrientationForPresentation == .portraitUpsideDown)
        #expect(tabs.supportedInterfaceOrientations == .landscapeLeft)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(wide.supportedInterfaceOrientations == .landscape)
        #expect(plain.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
        #expect(plain.preferredInterfaceOrientationForPresentation == .portrait)
    }
}
