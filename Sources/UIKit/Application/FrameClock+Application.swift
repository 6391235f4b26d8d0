import QuartzCore

extension FrameClock {
    /// The application that runs by this clock.
    var application: UIApplication? { owner as? UIApplication }
}

extension UIApplication {
    /// Makes an application for a clock that has none; the clock keeps it alive.
    static func added(to clock: FrameClock) -> UIApplication {
        let application = UIApplication(clock: clock)
        clock.keptOwner = application
        return application
    }
}

// Views and controllers find their application through the layer tree, the window or what contains them; the
// current application stands in if there is none of these.

extension UIView {
    /// The clock of the application that the view is shown in.
    var clock: FrameClock { layer.tree?.clock ?? window?.screen.clock ?? .current }

    /// The application that the view is shown in.
    var application: UIApplication { clock.application ?? .shared }
}

extension UIViewController {
    /// The clock of the controller's application: that of its view, its parent, its presenter or its window.
    var clock: FrameClock {
        if let tree = loadedView?.layer.tree { return tree.clock }
        let above = containingController ?? presentation.presenting
        return above?.clock ?? rootWindow?.clock ?? .current
    }
}
