/// Hears of the life of the application.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// A delegate for `@main`, which makes one by its type: a class that is `final` has it, another one writes
    /// `required override init()`.
    init()

    /// The window that the delegate made.
    var window: UIWindow? { get set }

    /// The application has started; time to make a window.
    ///
    /// - Returns: the value is not looked at, as nothing is opened with the application.
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
}

extension UIApplicationDelegate {
    /// No window that anybody else should know of.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

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
}
