import Foundation

/// An animator that animates the changes which blocks make.
///
/// What is optional on iOS has a default here that does nothing.
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

    /// Adds a block that is called once, when the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Lets a paused animation go on with another pace.
    ///
    /// - Parameters:
    ///   - parameters: the pace of what is left; `nil` for the one that it has.
    ///   - durationFactor: how long what is left takes, in durations of the whole; 0: as long as is left.
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
