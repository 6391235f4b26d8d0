// An application with a main storyboard gets its window before its delegate is told of the launch.
extension UIApplication {
    /// The name that projects give their main storyboard.
    private static let mainStoryboard = "Main"

    /// Lets a delegate launch, with a window that shows the first scene of the storyboard `Main` if that is registered
    /// by then. A delegate may put another window in its place.
    ///
    /// - Parameters:
    ///   - give: hands the window to the delegate.
    ///   - current: returns the delegate's window.
    ///   - launch: the delegate's own part.
    func launchWithMainStoryboard(
        _ give: (UIWindow) -> Void, _ current: () -> UIWindow?, _ launch: () -> Void
    ) {
        let scenes = clock.part(StoryboardCatalog.self).storyboards[Self.mainStoryboard]
        guard current() == nil, scenes?.contains(where: \.isInitial) ?? false else { return launch() }
        let window = UIWindow(frame: screen.bounds)
        give(window)
        // A delegate that does not store a window keeps none.
        guard current() === window else { return launch() }
        let storyboard = UIStoryboard(name: Self.mainStoryboard, bundle: nil)
        window.rootViewController = storyboard.instantiateInitialViewController()
        launch()
        if current() === window { window.makeKeyAndVisible() }
    }
}
