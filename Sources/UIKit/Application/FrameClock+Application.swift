import QuartzCore

extension FrameClock {
    /// The application that runs by this clock.
    var application: UIApplication? { owner as? UIApplication }
}

extension UIApplication {
    /// An application for a clock that has none; the clock keeps it.
    static func added(to clock: FrameClock) -> UIApplication {
        let application = UIApplication(clock: clock)
        clock.keptOwner = application
        return application
    }
}

// What belongs to an application finds it through its layer tree, its window or what holds it; the current one stands
// in as long as there is none of these.

extension UIView {
    /// The clock of the application that the view is shown in.
    var clock: FrameClock { layer.tree?.clock ?? window?.screen.clock ?? .current }

    /// The application that the view is shown in.
    var application: UIApplication { clock.application ?? .shared }
}

extension UIViewController {
    /// The clock of the application that the controller takes part in: that of its view, else of what contains it, of
    /// what presents it or of the window whose root it is.
    var clock: FrameClock {
        if let tree = loadedView?.layer.tree { return tree.clock }
        let above = containingController ?? presentation.presenting
        return above?.clock ?? rootWindow?.clock ?? .current
    }
}
