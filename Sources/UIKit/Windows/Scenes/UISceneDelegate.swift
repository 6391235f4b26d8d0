/// Gets the calls of a scene's life cycle.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene connects to the application: make a window here.
    ///
    /// - Parameters:
    ///   - scene: the scene, a `UIWindowScene`.
    ///   - session: the scene's session.
    ///   - connectionOptions: why the scene was made.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)

    /// Called when files or addresses should be opened: on Linux desktops, those that were dropped onto the
    /// window. Those that the application was started with are in the `urlContexts` of the connection's
    /// options instead.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)

    /// Called before the application ends.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called when the scene starts getting events.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called when the scene stops getting events.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called before the scene comes to the front.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when the scene has gone to the background.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Returns the state from which the scene continues at the application's next start; nil to begin anew.
    /// Asked when the scene has gone to the background, and before it ends.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Called when the scene is connected and has a state from the last run to continue from.
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

/// Gets the calls of the life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the delegate made.
    var window: UIWindow? { get set }

    /// Called when the user has chosen one of the application's shortcuts. The one that the application was
    /// started with is in the `shortcutItem` of the connection's options instead.
    ///
    /// - Parameters:
    ///   - windowScene: the scene.
    ///   - shortcutItem: the shortcut.
    ///   - completionHandler: call it with whether the shortcut was performed.
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

    /// Calls the handler with false.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
