import Foundation
import QuartzCore

/// The rest of a percent-driven transition after the interaction, frame by frame on a display link.
///
/// ```
/// finish   p + u·(1 − p),  u = curve(t / T),  T = (1 − p) · duration / speed
/// cancel   (1 − u)·p,                         T = p · duration / speed
/// ```
@MainActor
final class PercentDrivenCompletion {
    enum Outcome {
        case finish, cancel
    }

    let session: PercentDrivenSession
    private let outcome: Outcome
    private let start: CGFloat
    private let length: CFTimeInterval
    private let curve: UIView.AnimationCurve
    /// The release, in the time in which the container lives, so that slow motion slows the rest, too.
    private let startTime: CFTimeInterval
    private var link: CADisplayLink?

    /// A frame that comes this much too early, in seconds, is the last one all the same.
    private static let rounding: CFTimeInterval = 1e-6

    init(
        session: PercentDrivenSession, outcome: Outcome, from percent: CGFloat, speed: CGFloat,
        curve: UIView.AnimationCurve
    ) {
        self.session = session
        self.outcome = outcome
        self.curve = curve
        start = percent
        let distance = outcome == .finish ? 1 - percent : percent
        length = Double(distance) * session.duration / Double(speed)
        startTime = Self.time(around: session)
    }

    func begin() {
        let link = CADisplayLink(target: self, action: PercentDrivenCompletion.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }

    /// Somebody else has ended the transition, or drives another one now.
    func abandon() {
        guard link != nil else { return }
        stop()
        session.release()
    }

    private func frame(_ link: CADisplayLink) {
        let elapsed = Self.time(around: session) - startTime
        guard elapsed < length - Self.rounding else { return end() }
        let done = CGFloat(curve.value(at: elapsed / length))
        switch outcome {
        case .finish: session.seek(to: start + done * (1 - start))
        case .cancel: session.seek(to: (1 - done) * start)
        }
    }

    private func end() {
        stop()
        switch outcome {
        case .finish: session.releaseAtEnd()
        case .cancel: session.revert()
        }
    }

    private static func time(around session: PercentDrivenSession) -> CFTimeInterval {
        let now = CACurrentMediaTime()
        return session.context.containerView.superview?.layer.convertTime(now, from: nil) ?? now
    }
}
