import QuartzCore

/// Placeholder until the real block animations land in this folder: every change takes place at once.
extension UIView {
    static var areAnimationsEnabled: Bool { true }

    static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
        initialSpringVelocity: CGFloat, options: [Int], animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
    }

    static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: [Int], animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        animations()
        FrameClock.current.schedule(at: CACurrentMediaTime() + duration) { completion?(true) }
    }

    /// Runs `alongside` at the end of the first animation block in `body`.
    static func runAlongside(_ alongside: () -> Void, _ body: () -> Void) {
        body()
    }
}
