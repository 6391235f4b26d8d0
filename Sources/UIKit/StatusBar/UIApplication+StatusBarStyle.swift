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

    /// Hides the status bar whatever the controllers say, or leaves it to them, at once or animated.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        UIView.animate(withDuration: animation == .none ? 0 : Self.statusBarDuration) {
            self.isStatusBarHidden = hidden
        }
    }

    /// The seconds in which the status bar's look changes.
    private static let statusBarDuration: TimeInterval = 0.35
}
