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
