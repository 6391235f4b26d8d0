import Foundation
import Motion
import QuartzCore

/// Drives the pop that an edge swipe has started: the screens follow the finger exactly, and when it is lifted a
/// spring takes over its velocity. A finger that comes down in the meantime holds them.
@MainActor
final class NavigationPopDriver: NSObject, UIViewControllerInteractiveTransitioning {
    /// Seconds that the spring seems to take, as the push itself.
    private static let springDuration = NavigationSlideAnimator.duration
    /// Nearer to its end than this a screen is there, as a part of the width: half a pixel on most screens.
    private static let nearness = 0.0005

    private let interaction = TransitionInteraction()
    private var settling: SettlingMotion<SpringMotion<Double>>?
    /// Where the screens were going when a finger stopped them that has not dragged them yet.
    private var interrupted: TransitionInteraction.Outcome?

    /// How far the pop has come, from 0 to 1.
    var progress: CGFloat { interaction.progress }

    /// Whether the screens move by themselves, or a finger holds them on the way.
    var isSettling: Bool { interaction.outcome != nil || interrupted != nil }

    // MARK: - The transition

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard interaction.isWaiting, let context = transitionContext as? TransitionContext,
            let run = context.run
        else { return }
        interaction.start(context, ContainerTimeline(of: context, duration: run.duration))
        run.startAnimator()
        CATransaction.flush()
        interaction.begin()
    }

    // MARK: - The finger

    /// The finger has moved so far that the pop is at `progress`.
    func track(_ progress: CGFloat) {
        if !isSettling { interaction.update(progress) }
    }

    /// The finger was lifted: where the screens would come to rest by themselves decides.
    ///
    /// - Parameters:
    ///   - velocity: in widths a second, positive for a pop.
    ///   - isCancelled: the touch was taken away, and the pop goes back.
    func release(velocity: CGFloat, isCancelled: Bool = false) {
        interaction.whenStarted { [weak self] in
            guard let self, interaction.isHeld else { return }
            let way = Deceleration(initialVelocity: Double(velocity)).totalDistance
            let finishes = !isCancelled && progress + CGFloat(way) > 0.5
            settle(velocity: isCancelled ? 0 : velocity, finishes ? .finish : .cancel)
        }
    }

    /// The finger that has stopped the screens drags them from where they are.
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
        settle(velocity: 0, interrupted)
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
}
