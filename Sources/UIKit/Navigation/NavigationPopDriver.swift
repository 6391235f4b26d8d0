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
    /// A finger has stopped the screens and has not dragged them yet.
    private var isOnHold = false

    /// How far the pop has come, from 0 to 1.
    var progress: CGFloat { interaction.progress }

    /// Whether the screens move by themselves, or a finger holds them on the way.
    var isSettling: Bool { interaction.outcome != nil }

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
        if interaction.outcome == nil { interaction.update(progress) }
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

    /// A finger that came down while the screens settled drags them from where they are.
    func takeOver() {
        settling?.stop()
        settling = nil
        isOnHold = false
        interaction.resume()
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
        guard let settling, isSettling, !settling.hasJustStarted else { return false }
        settling.stop()
        isOnHold = true
        return true
    }

    func letGo() {
        guard isOnHold else { return }
        isOnHold = false
        if let outcome = interaction.outcome { move(velocity: 0, outcome) }
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
