import UIKit

/// Drives the menu's way in or out by a finger.
final class SideMenuDriver: UIPercentDrivenInteractiveTransition {
    /// Points a second from which on the direction of a throw decides.
    private static let throwSpeed: CGFloat = 400

    /// The menu's width, in points.
    private let width: CGFloat
    /// 1 for a menu that comes in from the left, −1 for one that goes out.
    private let direction: CGFloat
    private var hasStarted = false
    /// How the finger ended before the transition started.
    private var earlyEnd: Bool?

    init(width: CGFloat, isOpening: Bool) {
        self.width = width
        direction = isOpening ? 1 : -1
        super.init()
        completionCurve = .easeOut
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        if let earlyEnd { end(finishes: earlyEnd) }
    }

    /// Follows a pan; returns whether it goes on.
    func follow(_ pan: UIPanGestureRecognizer) -> Bool {
        let progress = direction * pan.translation(in: nil).x / width
        let velocity = direction * pan.velocity(in: nil).x
        switch pan.state {
        case .began: return true
        case .changed:
            update(progress)
            return true
        case .ended: end(finishes: abs(velocity) > Self.throwSpeed ? velocity > 0 : progress > 0.5)
        default: end(finishes: false)
        }
        return false
    }

    private func end(finishes: Bool) {
        guard hasStarted else { return earlyEnd = finishes }
        if finishes { finish() } else { cancel() }
    }
}
