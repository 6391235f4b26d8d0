import Foundation

/// An animator that animates the changes made in blocks.
///
/// Methods that are optional on iOS have defaults that do nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin later.
    ///
    /// - Parameters:
    ///   - animation: makes the changes.
    ///   - delayFactor: the part of the remaining duration that passes first, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)

    /// Adds a block that is called once, when the animations have ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Resumes paused animations with another timing.
    ///
    /// - Parameters:
    ///   - parameters: the timing of what is left; `nil` keeps the present one.
    ///   - durationFactor: the duration of what is left, in durations of the whole; 0 for what is left.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}

    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

    /// Does nothing.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
