import Foundation
import Motion
import QuartzCore

/// Drives the pop that an edge swipe has started: the screens follow the finger exactly, and when it is lifted a
/// spring takes over its velocity. A finger that comes down in the meantime catches them.
///
/// ```
/// waiting ──start──▶ tracking ──release──▶ settling ──▶ ended
///                        ◀─────── catch ───────
/// ```
@MainActor
final class NavigationPopDriver: NSObject, UIViewControllerInteractiveTransitioning {
    private enum State {
        /// The transition starts at the end of the turn; the finger may be lifted before.
        case waiting(release: Release?)
        case tracking(PercentDrivenSession)
        case settling(PercentDrivenSession, Settling)
        case ended
    }

    /// How the finger left.
    private struct Release {
        /// In widths a second.
        var velocity: CGFloat
        var isCancelled: Bool
    }

    /// The spring that brings the screens from where the finger left them to one of the ends.
    private struct Settling {
        let start: CGFloat
        let target: CGFloat
        let spring: Spring
        let startTime: CFTimeInterval
        let link: CADisplayLink
    }

    /// Seconds that the spring seems to take, as the push itself.
    private static let springDuration = NavigationSlideAnimator.duration
    /// Nearer to its end than this a screen is there, as a part of the width: half a pixel on most screens.
    private static let rest: CGFloat = 0.0005

    private var state = State.waiting(release: nil)
    /// How far the pop has come, from 0 to 1.
    private(set) var progress: CGFloat = 0

    /// Whether a finger that comes down now can catch the screens.
    var isSettling: Bool {
        if case .settling = state { true } else { false }
    }

    // MARK: - The transition

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard case .waiting(let release) = state, let context = transitionContext as? TransitionContext,
            let run = context.run
        else { return }
        let session = PercentDrivenSession(context: context, duration: run.duration)
        state = .tracking(session)
        run.startAnimator()
        CATransaction.flush()
        show(progress, session)
        if let release { self.release(velocity: release.velocity, isCancelled: release.isCancelled) }
    }

    /// The transition has ended, whoever ended it.
    func transitionDidEnd() {
        switch state {
        case .tracking(let session): session.release()
        case .settling(let session, let settling):
            settling.link.invalidate()
            session.release()
        case .waiting, .ended: break
        }
        state = .ended
    }

    // MARK: - The finger

    /// The finger has moved so far that the pop is at `progress`.
    func track(_ progress: CGFloat) {
        guard progress.isFinite else { return }
        self.progress = min(max(progress, 0), 1)
        if case .tracking(let session) = state { show(self.progress, session) }
    }

    /// The finger was lifted: where the screens would come to rest by themselves decides.
    ///
    /// - Parameters:
    ///   - velocity: in widths a second, positive for a pop.
    ///   - isCancelled: the touch was taken away, and the pop goes back.
    func release(velocity: CGFloat, isCancelled: Bool = false) {
        switch state {
        case .waiting: state = .waiting(release: Release(velocity: velocity, isCancelled: isCancelled))
        case .tracking(let session):
            let way = Deceleration(initialVelocity: Double(velocity)).totalDistance
            let finishes = !isCancelled && progress + CGFloat(way) > 0.5
            settle(session, at: finishes ? 1 : 0, velocity: velocity)
        case .settling, .ended: break
        }
    }

    /// A finger has come down while the screens settle: they stand still, and follow it from where they are.
    func catchSettling() {
        guard case .settling(let session, let settling) = state else { return }
        settling.link.invalidate()
        state = .tracking(session)
        session.context.resumeInteraction()
        show(progress, session)
    }

    // MARK: - Settling

    private func settle(_ session: PercentDrivenSession, at target: CGFloat, velocity: CGFloat) {
        let distance = target - progress
        let link = CADisplayLink(target: self, action: NavigationPopDriver.frame)
        let speed = abs(distance) > Self.rest ? Double(velocity / distance) : 0
        let spring = Spring(
            perceptualDuration: Self.springDuration, bounce: 0, initialVelocity: speed)
        state = .settling(
            session,
            Settling(
                start: progress, target: target, spring: spring, startTime: Self.time(around: session),
                link: link))
        if target == 1 {
            session.context.finishInteractiveTransition()
        } else {
            session.context.cancelInteractiveTransition()
        }
        link.add(to: .main, forMode: .common)
    }

    private func frame(_ link: CADisplayLink) {
        guard case .settling(let session, let settling) = state else { return link.invalidate() }
        let part = settling.spring.value(at: Self.time(around: session) - settling.startTime)
        progress = min(
            max(settling.start + (settling.target - settling.start) * CGFloat(part), 0), 1)
        guard abs(progress - settling.target) < Self.rest else { return session.seek(to: progress) }
        link.invalidate()
        state = .ended
        if settling.target == 1 { session.releaseAtEnd() } else { session.revert() }
    }

    private func show(_ progress: CGFloat, _ session: PercentDrivenSession) {
        session.seek(to: progress)
        session.context.updateInteractiveTransition(progress)
    }

    /// In the time in which the container lives, so that slow motion slows the spring, too.
    private static func time(around session: PercentDrivenSession) -> CFTimeInterval {
        let now = CACurrentMediaTime()
        return session.context.containerView.superview?.layer.convertTime(now, from: nil) ?? now
    }
}
