import Foundation

/// Gets the calls of the application's life cycle.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Makes the delegate for `@main`. A class that is not `final` declares `required override init()`.
    init()

    /// The window that the delegate made.
    var window: UIWindow? { get set }

    /// Called when the application is about to launch, before a main storyboard is shown. A program registers
    /// its storyboards here.
    ///
    /// - Returns: whether `application(_:open:options:)` is called with what the application was started to open.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the application has launched: make a window here.
    ///
    /// - Returns: whether `application(_:open:options:)` is called with what the application was started to open.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the application starts getting events.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called when the application stops getting events.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when the application has left the front: on Linux desktops, when its window was minimized. A
    /// delegate of the scene gets its own call instead.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the application comes to the front again. A delegate of the scene gets its own call
    /// instead.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before the application ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called when memory is short: release objects that can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called when a file or address should be opened: on Linux desktops, one that was dropped onto the
    /// window, or that the application was started with. A delegate of the scene gets its own call instead.
    ///
    /// - Parameters:
    ///   - app: the application.
    ///   - url: the file or address.
    ///   - options: for a file, that it is opened in place; never the program that asks.
    /// - Returns: whether it could be opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Called when the user has chosen one of the application's shortcuts.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - shortcutItem: the shortcut.
    ///   - completionHandler: call it with whether the shortcut was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    /// Returns the configuration of the application's scene; asked after the launch.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - connectingSceneSession: the session of the scene.
    ///   - options: why the scene is made.
    /// - Returns: the configuration. The scene's delegate is of its class, or else of a class `SceneDelegate`
    ///   in this delegate's module.
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

    /// Called first when the state is kept: write the state of the application itself here.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called last when the state is restored: read the state of the application itself here.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Returns a controller of the last run that does not exist yet and has no `restorationClass`; nil for
    /// none.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Returns the orientations that a window supports, which its controllers can restrict. If the shape of
    /// the stage's window matches none of them, a diagnostic says so.
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

    /// Returns false: nothing is opened.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    /// Calls the handler with false.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// Returns a configuration with the session's role.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }

    /// Returns the result of the older form.
    public func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }

    /// Returns the result of the older form.
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

    /// Returns nil.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }

    /// Returns the default orientations of windows.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}
