import Foundation
import MotionPhysics
import QuartzCore

/// Drives the interactive pop of an edge swipe.
///
/// The screens follow the finger exactly. After the release a spring takes over its velocity; a touch while
/// it runs holds the screens.
@MainActor
final class NavigationPopDriver: NSObject, UIViewControllerInteractiveTransitioning {
    /// Perceptual duration of the spring in seconds: that of a push.
    private static let springDuration = NavigationSlideAnimator.duration
    /// The spring is at rest within this distance of its end, in widths: half a pixel on most screens.
    private static let nearness = 0.0005

    private let interaction = TransitionInteraction()
    private var settling: SettlingMotion<SpringMotion<Double>>?
    /// The outcome that was settling when a finger stopped the screens; `nil` once the finger drags them.
    private var interrupted: TransitionInteraction.Outcome?

    /// The progress of the pop, from 0 to 1.
    var progress: CGFloat { interaction.progress }

    /// Whether the released screens settle, or a finger holds them while they do.
    var isSettling: Bool { interaction.outcome != nil || interrupted != nil }

    // MARK: - The transition

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard interaction.isWaiting, let context = transitionContext as? TransitionContext,
            let transition = context.transition
        else { return }
        interaction.start(context, ContainerTimeline(of: context, duration: transition.duration))
        transition.startAnimator()
        CATransaction.flush()
        interaction.begin()
    }

    // MARK: - The finger

    /// Moves the pop to `progress`, from 0 to 1, unless it settles.
    func track(_ progress: CGFloat) {
        if !isSettling { interaction.update(progress) }
    }

    /// Settles the pop: finishes if the screens would decelerate to a point past the middle, else cancels.
    ///
    /// - Parameters:
    ///   - velocity: the finger's velocity in widths per second, positive for a pop.
    ///   - isCancelled: whether the touch was cancelled, which cancels the pop.
    func release(velocity: CGFloat, isCancelled: Bool = false) {
        interaction.whenStarted { [weak self] in
            guard let self, interaction.isHeld else { return }
            let way = Deceleration(initialVelocity: Double(velocity)).totalDistance
            let finishes = !isCancelled && progress + CGFloat(way) > 0.5
            let outcome = interaction.decided(finishes ? .finish : .cancel)
            settle(velocity: isCancelled ? 0 : velocity, outcome)
        }
    }

    /// Hands the settling screens back to the finger, which drags them from where they are.
    func takeOver() {
        if interrupted == nil { _ = hold(at: .zero) }
        interrupted = nil
    }

    private func settle(velocity: CGFloat, _ outcome: TransitionInteraction.Outcome) {
        interaction.release(outcome)
        if interaction.outcome == outcome { move(velocity: velocity, outcome) }
    }

    private func move(velocity: CGFloat, _ outcome: TransitionInteraction.Outcome) {
        guard let container = interaction.context?.containerView else { return }
        let path = SpringMotion(
            from: Double(progress), to: outcome == .finish ? 1 : 0, velocity: Double(velocity),
            spring: Spring(perceptualDuration: Self.springDuration, bounce: 0))
        settling = SettlingMotion(
            path, around: container, nearness: Self.nearness,
            frame: { [interaction] in interaction.follow(CGFloat($0)) },
            arrival: { [interaction] in interaction.arrive() })
    }
}

extension NavigationPopDriver: HoldableMotion {
    func hold(at point: CGPoint) -> Bool {
        guard let settling, let outcome = interaction.outcome, !settling.hasJustStarted else { return false }
        settling.stop()
        interrupted = outcome
        interaction.resume()
        return true
    }

    func letGo() {
        guard let interrupted else { return }
        self.interrupted = nil
        settle(velocity: 0, interaction.decided(interrupted))
    }
}

extension NavigationPopDriver: TransitionParticipant {
    func transitionDidEnd(_ context: TransitionContext) {
        settling?.stop()
        settling = nil
        interaction.transitionDidEnd()
    }

    var canBeCaught: Bool { true }
    var isMoving: Bool { isSettling }
    var drivesContainerTime: Bool { true }
    var drivenProgress: CGFloat? { interaction.progress }
    var decidableInteraction: TransitionInteraction? { interaction }
    func releaseInteraction(_ outcome: TransitionInteraction.Outcome) { release(velocity: 0) }
}
