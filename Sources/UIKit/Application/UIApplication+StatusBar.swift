extension UIApplication {
    /// The status bar's frame on the screen; empty where there is none, or it is hidden.
    var frameOfStatusBar: CGRect {
        guard let device = screen.device, !screen.hidesStatusBar else { return .zero }
        let size = screen.bounds.size
        return CGRect(x: 0, y: 0, width: size.width, height: device.statusBarHeight(on: size))
    }

    /// Posted when the status bar's frame has changed.
    public nonisolated static let didChangeStatusBarFrameNotification =
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    /// Posted before the status bar's frame changes.
    public nonisolated static let willChangeStatusBarFrameNotification =
        Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    /// The key of the frame, an `NSValue`, in these notifications.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

extension UIApplication {
    /// Posted before the content of the screen is turned.
    public nonisolated static let willChangeStatusBarOrientationNotification =
        UIScreen.willTurnNotification
    /// Posted when the content of the screen was turned.
    public nonisolated static let didChangeStatusBarOrientationNotification =
        UIScreen.didTurnNotification
    /// The key of an orientation in these notifications, a number with its raw value: the new orientation
    /// before the turn, and the old one after it.
    public nonisolated static let statusBarOrientationUserInfoKey =
        UIScreen.orientationUserInfoKey

    /// The orientation of the screen's content, by its shape.
    @available(*, deprecated, message: "Use the size of the view, or its traits.")
    public var statusBarOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
}
