import Foundation

extension UIApplication {
    /// Whether the application runs in front.
    public enum State: Int, Sendable {
        /// In front, with events.
        case active = 0
        /// In front, on the way to or from another state.
        case inactive = 1
        /// Not in front.
        case background = 2
    }

    /// Posted when the application has become active.
    public nonisolated static let didBecomeActiveNotification =
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the application stops being active.
    public nonisolated static let willResignActiveNotification =
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when the application has gone to the background.
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted when the application is about to come to the front.
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    /// Posted when the application is about to end.
    public nonisolated static let willTerminateNotification =
        NSNotification.Name("UIApplicationWillTerminateNotification")
    /// Posted when the application has launched.
    public nonisolated static let didFinishLaunchingNotification =
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")

    /// Moves the application to a state, calls the delegate and posts the notifications.
    package func become(_ state: State) {
        guard state != applicationState else { return }
        switch state {
        case .active:
            enterForegroundIfNeeded()
            applicationState = state
            if !hasSceneDelegate { delegate?.applicationDidBecomeActive(self) }
            post(Self.didBecomeActiveNotification)
        case .inactive:
            enterForegroundIfNeeded()
            if applicationState == .active {
                if !hasSceneDelegate { delegate?.applicationWillResignActive(self) }
                post(Self.willResignActiveNotification)
            }
            applicationState = state
        case .background:
            if applicationState == .active { become(.inactive) }
            applicationState = state
            if !hasSceneDelegate { delegate?.applicationDidEnterBackground(self) }
            keepRestorableState()
            post(Self.didEnterBackgroundNotification)
        }
        updateScene()
    }

    /// Calls the delegate's launch methods and posts the notification.
    ///
    /// - Parameters:
    ///   - urls: the files and addresses that the application was started with.
    ///   - item: the shortcut that it was started with.
    package func finishLaunching(opening urls: [URL] = [], performing item: UIApplicationShortcutItem? = nil)
    {
        applicationState = .inactive
        var values: [LaunchOptionsKey: Any] = [:]
        values[.url] = urls.first
        values[.shortcutItem] = item
        let options = values.isEmpty ? nil : values
        var opens = delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
        launchWithMainStoryboard({ delegate?.window = $0 }, { delegate?.window }) {
            restoreState()
            let mayOpen = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
            opens = opens && mayOpen
        }
        post(Self.didFinishLaunchingNotification)
        connectScene(opening: urls, performing: item)
        guard opens, !hasSceneDelegate else { return }
        tellDelegate(of: urls)
        if let item { perform(item) }
    }

    /// Calls the delegate and posts the notification that the application ends.
    package func terminate() {
        keepRestorableState()
        if hasSceneDelegate { screen.scene.disconnect() }
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
        clock.part(BackgroundTasks.self).expire()
    }

    private func enterForegroundIfNeeded() {
        guard applicationState == .background else { return }
        if !hasSceneDelegate { delegate?.applicationWillEnterForeground(self) }
        post(Self.willEnterForegroundNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIApplication {
    /// The direction of reading of the user's language: from the left, unless the stage says otherwise.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { screen.layoutDirection }
}
