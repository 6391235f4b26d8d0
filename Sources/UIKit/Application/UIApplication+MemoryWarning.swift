import Foundation

extension UIApplication {
    /// Posted when the system is short of memory, with the application as its object: after the delegate was
    /// told, and before the view controllers are.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Tells the delegate, the observers of the notification, and the view controllers of all windows: each
    /// before those that it contains or presents.
    func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        for window in windows { window.rootViewController?.receiveMemoryWarning() }
    }
}
