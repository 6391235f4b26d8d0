import UIKit

/// Lets the card rise from below the screen, and sink again.
final class BlunderAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private static let duration = 0.4

    private let blunder: Blunder
    private let steps = FrameSteps()

    init(_ blunder: Blunder) { self.blunder = blunder }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let card = context.viewController(forKey: .to) as? BlunderCard,
            let view = context.view(forKey: .to)
        else { return sink(context) }
        let final = context.finalFrame(for: card)
        view.frame = final.offsetBy(dx: 0, dy: final.height)
        context.containerView.addSubview(view)
        switch blunder {
        case .keyframeGap: return riseInTwo(view, to: final, context)
        case .completesEarly: return completeEarly(view, to: final, context)
        case .turnsAbout: turn(card.badge)
        case .animationsOff: UIView.setAnimationsEnabled(false)
        case .shownAtTheEnd: view.alpha = 0
        case .cornersAtTheEnd: view.layer.cornerRadius = 30
        case .snapshotGoneTooSoon: return riseAsPicture(view, to: final, context)
        case .swappedOrder:
            steps.after(8) { context.containerView.sendSubviewToBack(view) }
            steps.after(9) { context.containerView.bringSubviewToFront(view) }
        default: break
        }
        rise(card, view, to: final, context)
    }

    private func rise(
        _ card: BlunderCard, _ view: UIView, to final: CGRect,
        _ context: any UIViewControllerContextTransitioning
    ) {
        let blunder = blunder
        let behind = context.viewController(forKey: .from)?.view
        UIView.animate(withDuration: Self.duration) {
            view.frame = final
            if blunder == .pushedBackReset {
                behind?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            }
        } completion: { [steps] _ in
            switch blunder {
            case .animationsOff: UIView.setAnimationsEnabled(true)
            case .shownAtTheEnd: view.alpha = 1
            case .cornersAtTheEnd: view.layer.cornerRadius = 0
            case .pushedBackReset: behind?.transform = .identity
            case .shadowAfterTheEnd: steps.after(1) { view.layer.shadowOpacity = 0.5 }
            case .contentBelowTheTop: card.header.frame.origin.y = 47
            default: break
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func sink(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return context.completeTransition(false) }
        UIView.animate(withDuration: Self.duration) {
            view.frame = view.frame.offsetBy(dx: 0, dy: view.frame.height)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Rises in two keyframes, with a gap between them.
    private func riseInTwo(
        _ view: UIView, to final: CGRect, _ context: any UIViewControllerContextTransitioning
    ) {
        UIView.animateKeyframes(withDuration: Self.duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.35) {
                view.frame = final.offsetBy(dx: 0, dy: final.height / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.65, relativeDuration: 0.35) { view.frame = final }
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Completes the transition by a count of frames, not by the animation's end.
    private func completeEarly(
        _ view: UIView, to final: CGRect, _ context: any UIViewControllerContextTransitioning
    ) {
        UIView.animate(withDuration: Self.duration) { view.frame = final }
        steps.after(8) { context.completeTransition(true) }
    }

    /// Turns by a quarter to the left, and takes the way over the right.
    private func turn(_ badge: UIView) {
        let turning = CABasicAnimation(keyPath: "transform.rotation.z")
        turning.fromValue = 0
        turning.toValue = 1.5 * Double.pi
        turning.duration = Self.duration
        badge.layer.add(turning, forKey: "turning")
        badge.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    }

    /// Lets a picture rise in the card's stead, and shows the card two frames after that is gone.
    private func riseAsPicture(
        _ view: UIView, to final: CGRect, _ context: any UIViewControllerContextTransitioning
    ) {
        guard let picture = view.snapshotView(afterScreenUpdates: true) else {
            return context.completeTransition(false)
        }
        picture.frame = view.frame
        view.frame = final
        view.isHidden = true
        context.containerView.addSubview(picture)
        UIView.animate(withDuration: Self.duration) {
            picture.frame = final
        } completion: { [steps] _ in
            picture.removeFromSuperview()
            steps.after(2) {
                view.isHidden = false
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
