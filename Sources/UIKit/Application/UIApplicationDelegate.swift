import Foundation

/// Hears of the application's life cycle.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Makes the delegate for `@main`. A class that is not `final` declares `required override init()`.
    init()

    /// The window that the delegate made.
    var window: UIWindow? { get set }

    /// The application is about to launch: called before a main storyboard is shown. A program registers its storyboards
    /// here.
    ///
    /// - Returns: a value that is ignored, as nothing is opened with the application.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application has started; time to make a window.
    ///
    /// - Returns: a value that is ignored, as nothing is opened with the application.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application gets events from now on.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The application stops getting events.
    func applicationWillResignActive(_ application: UIApplication)

    /// The application is about to end.
    func applicationWillTerminate(_ application: UIApplication)

    /// The system is short of memory: time to let go of what can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// A file or address is to be opened: on Linux desktops, one that was dropped onto the window.
    ///
    /// - Parameters:
    ///   - app: the application.
    ///   - url: the file or address.
    ///   - options: empty; no program tells who asks.
    /// - Returns: whether it could be opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// The user has chosen one of the application's shortcuts.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - shortcutItem: the shortcut.
    ///   - completionHandler: to be called with whether it went well.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    /// Asks how the application's scene is to be made, after the launch.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - connectingSceneSession: what the system knows of the scene.
    ///   - options: why it is made.
    /// - Returns: the configuration; its class, or `SceneDelegate` beside this one, hears of the scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Sessions were closed for good; not called, as the one session goes with the application.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// `nil`: a delegate that publishes no window. Setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// The window as iOS declares it, where the requirement is optional and holds an optional. Lowered source
    /// asks for it.
    public var windowIfImplemented: UIWindow?? { .some(window) }

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Opens nothing.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    /// Does nothing, and says so.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// A configuration of the session's role.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}
