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
    /// - Returns: whether `application(_:open:options:)` is called with what the application was started to open.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application has started; time to make a window.
    ///
    /// - Returns: whether `application(_:open:options:)` is called with what the application was started to open.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application gets events from now on.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The application stops getting events.
    func applicationWillResignActive(_ application: UIApplication)

    /// The application is not in front any more: on Linux desktops, its window was minimized. Not called where a
    /// delegate of the scene hears of it.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// The application is about to come to the front again. Not called where a delegate of the scene hears of it.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The application is about to end.
    func applicationWillTerminate(_ application: UIApplication)

    /// The system is short of memory: time to let go of what can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// A file or address is to be opened: on Linux desktops, one that was dropped onto the window, or that the application
    /// was started with. Not called where a delegate of the scene hears of it.
    ///
    /// - Parameters:
    ///   - app: the application.
    ///   - url: the file or address.
    ///   - options: of a file that it is opened in place; no program tells who asks.
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

    /// Whether the state of controllers and views with a `restorationIdentifier` is kept for the next start; asked when
    /// the application goes to the background or ends. False unless implemented.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Whether the state of the last start is given back; asked after `willFinishLaunching`. False unless implemented.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// The older form of `shouldSaveSecureApplicationState`, which asks it.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// The older form of `shouldRestoreSecureApplicationState`, which asks it.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// The state is about to be kept; what the application itself is to have again is written first.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// The state was given back; what the application itself has written is read last.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Returns a controller of the last start that is not there yet and has no `restorationClass`; nil for none.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Asks which orientations a window supports, of which its controllers can leave out some. A stage has the shape of its
    /// window: where that is none of them, it is said.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

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
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

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

    /// What the older form says.
    public func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }

    /// What the older form says.
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { self.application(application, shouldRestoreApplicationState: coder) }

    /// False.
    public func application(
        _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool { false }

    /// False.
    public func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool { false }

    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    /// None.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }

    /// Those that windows have by themselves.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}
