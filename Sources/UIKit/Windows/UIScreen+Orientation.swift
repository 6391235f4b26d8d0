extension UIScreen {
    /// The application's notification before the screen is turned.
    nonisolated static let willTurnNotification =
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    /// The application's notification after it.
    nonisolated static let didTurnNotification =
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    /// The key of the other orientation in these.
    nonisolated static let orientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// Posts that the screen is going to have another shape.
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

    /// Says where the controllers that fill the screen do not support its new shape: on a device they would not turn.
    ///
    /// - Parameter before: the orientation before the screen was resized.
    func checkOrientation(after before: UIInterfaceOrientation) {
        let now = interfaceOrientation
        guard now.isLandscape != before.isLandscape else { return }
        post(Self.didTurnNotification, before)
        clock.part(UIDevice.self).screenDidTurn()
        reportUnsupportedOrientation()
    }

    /// Says where the application or the controllers that fill the screen do not support its shape.
    func reportUnsupportedOrientation() {
        let now = interfaceOrientation
        for window in windows {
            guard let controller = window.rootViewController?.deciding else { continue }
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
    /// Asks the controllers anew which orientations they support. A stage has the shape of its window and
    /// does not turn by itself: where they do not support that, it is said.
    public class func attemptRotationToDeviceOrientation() {
        FrameClock.current.part(UIScreen.self).reportUnsupportedOrientation()
    }

    /// Says that `supportedInterfaceOrientations` has changed. Where the controllers that fill the screen do not
    /// support its shape, that is said anew.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        clock.part(UIScreen.self).reportUnsupportedOrientation()
    }

    /// The orientations of a controller that says nothing of them.
    var usualOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation that the screen has.
    var presentOrientation: UIInterfaceOrientation { clock.part(UIScreen.self).interfaceOrientation }

    /// The controller that decides about the orientation: what is presented full screen, above all others.
    fileprivate var deciding: UIViewController {
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
