import Foundation

/// Animations that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// What the animator is doing.
    var state: UIViewAnimatingState { get }

    /// Whether the animations advance by themselves.
    var isRunning: Bool { get }

    /// Whether it runs from its end to its start.
    var isReversed: Bool { get set }

    /// The progress in the direction in which it runs, 0…1.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or resumes paused ones.
    func startAnimation()

    /// Starts the animations after a delay.
    ///
    /// - Parameter delay: in seconds.
    func startAnimation(afterDelay delay: TimeInterval)

    /// Pauses the animations where they are.
    func pauseAnimation()

    /// Stops the animations where they are; the shown values become the views' own.
    ///
    /// - Parameter withoutFinishing: `true` ends it at once; `false` waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Finishes stopped animations: sets the views' values and calls the completions.
    ///
    /// - Parameter finalPosition: the position whose values the views get.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
