extension UIScreen {
    /// The application's notification before the screen is turned.
    nonisolated static let willTurnNotification =
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    /// The application's notification after it.
    nonisolated static let didTurnNotification =
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    /// The key of the orientation in these notifications: the new one before the turn, the old one after it.
    nonisolated static let orientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// Posts the notification before a turn, if the new size has another orientation.
    func announceTurn(to size: CGSize) {
        let now = interfaceOrientation
        guard now.isLandscape != (size.width > size.height) else { return }
        post(Self.willTurnNotification, now.isLandscape ? .portrait : .landscapeRight)
    }

    private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: clock.application,
            userInfo: [Self.orientationUserInfoKey: NSNumber(value: orientation.rawValue)])
    }

    /// Posts the notification after a turn, and diagnoses controllers that fill the screen but do not support
    /// its new orientation: on a device they would not turn.
    ///
    /// - Parameter before: the orientation before the screen was resized.
    func checkOrientation(after before: UIInterfaceOrientation) {
        let now = interfaceOrientation
        guard now.isLandscape != before.isLandscape else { return }
        post(Self.didTurnNotification, before)
        clock.part(UIDevice.self).screenDidTurn()
        reportUnsupportedOrientation()
    }

    /// Diagnoses an orientation of the screen that the application, or the controllers that fill it, do not
    /// support.
    func reportUnsupportedOrientation() {
        let now = interfaceOrientation
        for window in windows {
            guard let controller = window.rootViewController?.orientationDecider else { continue }
            if let application = clock.application, let delegate = application.delegate,
                !delegate.application(application, supportedInterfaceOrientationsFor: window)
                    .contains(shapeOf: now)
            {
                report(delegate, "application(_:supportedInterfaceOrientationsFor:)")
            } else if !controller.supports(now) {
                report(controller, "supportedInterfaceOrientations")
            }
        }
    }

    private func report(_ object: Any, _ call: String) {
        TransitionTrace.current.report(
            Diagnostic(
                .info, object, call,
                "\(TransitionTrace.className(of: object)) does not support this orientation, so that on a device "
                    + "it would not turn; the stage turns all the same."))
    }
}

extension UIViewController {
    /// Asks the controllers again which orientations they support. A stage has the shape of its window and
    /// does not turn by itself; if they do not support its orientation, a diagnostic says so.
    public class func attemptRotationToDeviceOrientation() {
        FrameClock.current.part(UIScreen.self).reportUnsupportedOrientation()
    }

    /// Call it when `supportedInterfaceOrientations` has changed. If the controllers that fill the screen do
    /// not support its orientation, a diagnostic says so again.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        clock.part(UIScreen.self).reportUnsupportedOrientation()
    }

    /// The supported orientations of a controller that does not override them.
    var defaultOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The screen's orientation.
    var currentOrientation: UIInterfaceOrientation { clock.part(UIScreen.self).interfaceOrientation }

    /// The controller that decides about the orientation: the topmost that is presented full screen.
    fileprivate var orientationDecider: UIViewController {
        var controller = self
        while let presented = controller.presentation.presented,
            presented.modalPresentationStyle == .fullScreen
        {
            controller = presented
        }
        return controller
    }

    fileprivate func supports(_ orientation: UIInterfaceOrientation) -> Bool {
        shouldAutorotate && supportedInterfaceOrientations.contains(shapeOf: orientation)
    }
}
