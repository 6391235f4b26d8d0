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

    /// How an animation is run.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Views take touches meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins where the views are seen now.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    }

    /// Changes views at once.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        FrameClock.current.schedule(at: CACurrentMediaTime() + delay + duration) { completion?(true) }
    }

    /// Runs `alongside` at the end of the first animation block in `body`.
    static func runAlongside(_ alongside: () -> Void, _ body: () -> Void) {
        body()
    }
}
