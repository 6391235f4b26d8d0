import Foundation

/// Animations that can be started, held, scrubbed, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// What it is doing.
    var state: UIViewAnimatingState { get }

    /// Whether it moves by itself now.
    var isRunning: Bool { get }

    /// Whether it runs from its end to its start.
    var isReversed: Bool { get set }

    /// How far it has come in the direction in which it runs, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts it, or lets it go on from where it was paused.
    func startAnimation()

    /// Starts it after a while.
    ///
    /// - Parameter delay: in seconds.
    func startAnimation(afterDelay delay: TimeInterval)

    /// Holds it where it is.
    func pauseAnimation()

    /// Ends the animations where they are; what they show becomes the views' own values.
    ///
    /// - Parameter withoutFinishing: with `true` that is all; with `false` it waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Ends a stopped animation: sets the views' values and calls the completions.
    ///
    /// - Parameter finalPosition: where the views' values are then.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
