/// Hears what happens to a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is about to be the application's: time to make a window.
    ///
    /// - Parameters:
    ///   - scene: the scene, a `UIWindowScene`.
    ///   - session: what the system knows of it.
    ///   - connectionOptions: why it was made.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)

    /// Files or addresses are to be opened: on Linux desktops, what was dropped onto the window. Those that the
    /// application was started with are in the `urlContexts` of the connection's options instead.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

    /// The application is about to end.
    func sceneDidDisconnect(_ scene: UIScene)

    /// The scene gets events from now on.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The scene stops getting events.
    func sceneWillResignActive(_ scene: UIScene)

    /// The scene is about to come to the front.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The scene has gone to the background.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Returns the state of the scene, from which it goes on when the application is started again; nil to begin anew.
    /// Asked when the scene has gone to the background, and before it ends.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// The scene is connected, and has a state from the last start to go on from.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// `nil`: the scene begins anew.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    {
    }
}

/// Hears what happens to a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the delegate made.
    var window: UIWindow? { get set }

    /// The user has chosen one of the application's shortcuts. The one that the application was started with is in the
    /// `shortcutItem` of the connection's options instead.
    ///
    /// - Parameters:
    ///   - windowScene: the scene.
    ///   - shortcutItem: the shortcut.
    ///   - completionHandler: to be called with whether it went well.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// `nil`: a delegate that publishes no window. Setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Does nothing, and says so.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
