import Foundation

extension UIApplication {
    /// The status bar's look where the controllers ask for the default one.
    public var statusBarStyle: UIStatusBarStyle {
        get { clock.applicationStatusBarStyle }
        set { clock.applicationStatusBarStyle = newValue }
    }

    /// Sets the status bar's look where the controllers ask for the default one, at once or animated.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        UIView.animate(withDuration: animated ? Self.statusBarDuration : 0) {
            self.statusBarStyle = statusBarStyle
        }
    }

    /// The seconds in which the status bar's look changes.
    private static let statusBarDuration: TimeInterval = 0.35
}
